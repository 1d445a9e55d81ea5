/// Rows of the tables as words in JSON.
#pragma once

#include "describe/reader.hpp"
#include "rules/siege/procedures/table_row.hpp"

namespace reisswitz::siege {

/// The words that inputs may use under these tables, by the names that TableRow's lists give them.
inline describe::Vocabularies vocabularies_of(const Tables& tables) {
    describe::Vocabularies words;
    for (const Gun& gun : tables.guns) words["guns"].push_back(gun.id);
    for (const Defence& defence : tables.defences) words["defences"].push_back(defence.id);
    for (const Town& town : tables.towns) words["towns"].push_back(town.id);
    for (const Task& task : tables.tasks) words["tasks"].push_back(task.id);
    return words;
}

}  // namespace reisswitz::siege

namespace reisswitz::describe {

template <class List>
struct Scalar<siege::TableRow<List>> {
    using Row = siege::TableRow<List>;

    static Row read(const json& value, const Notes&, const Reader& reader) {
        return {static_cast<std::int16_t>(read_word(value, reader.vocabulary(List::words), reader))};
    }
    static json write(const Row& row, const Notes&, const Reader& reader) {
        return reader.vocabulary(List::words)[static_cast<std::size_t>(row.row)];
    }
    static json schema(const Notes&, const Reader& reader) {
        return {{"type", "string"}, {"enum", reader.vocabulary(List::words)}};
    }
};

}  // namespace reisswitz::describe
