/// Rows of the tables as words in JSON.
#pragma once

#include <algorithm>
#include <string>

#include "describe/reader.hpp"
#include "rules/portable/procedures/table_row.hpp"

namespace reisswitz::portable {

/// The words that inputs may use under these tables, by the names that TableRow's lists give them.
inline describe::Vocabularies vocabularies_of(const Tables& tables) {
    describe::Vocabularies words;
    for (const Quality& quality : tables.qualities) words["qualities"].push_back(quality.id);
    for (const Weapon& weapon : tables.weapons) {
        words["weapons"].push_back(weapon.id);
        words[weapon.artillery ? "guns" : "firearms"].push_back(weapon.id);
    }
    for (const UnitType& type : tables.types) {
        words["unit_types"].push_back(type.id);
        words["melee_type_of_unit_type"].push_back(type.melee_row);
        auto& rows = words["melee_types"];
        if (std::find(rows.begin(), rows.end(), type.melee_row) == rows.end()) rows.push_back(type.melee_row);
    }
    return words;
}

}  // namespace reisswitz::portable

namespace reisswitz::describe {

template <class List>
struct Scalar<portable::TableRow<List>> {
    using Row = portable::TableRow<List>;

    static Row read(const json& value, const Notes&, const Reader& reader) {
        const auto& words = reader.vocabulary(List::words);
        const std::string& word = words[read_word(value, words, reader)];
        const auto& rows = reader.vocabulary(List::rows);
        return {static_cast<std::int16_t>(std::find(rows.begin(), rows.end(), word) - rows.begin())};
    }
    static json write(const Row& row, const Notes&, const Reader& reader) {
        if (row.row == Row::unsaid) return std::string{List::usual};
        return reader.vocabulary(List::rows)[static_cast<std::size_t>(row.row)];
    }
    static json schema(const Notes&, const Reader& reader) {
        return {{"type", "string"}, {"enum", reader.vocabulary(List::words)}};
    }
};

}  // namespace reisswitz::describe
