/// Inputs and results of this rule book in JSON: words of the tables, names of units, presets, members left out.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "describe/reader.hpp"
#include "rules/campaign/procedures/left_out.hpp"
#include "rules/campaign/procedures/name.hpp"
#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/table_row.hpp"

namespace reisswitz::campaign {

using describe::Code;
using describe::Fields;
using describe::Notes;
using describe::Of;
using describe::Reader;

/// The words that inputs may use under these tables.
inline describe::Vocabularies vocabularies_of(const Tables& tables) {
    describe::Vocabularies words;
    const auto add = [&](std::string_view name, const auto& rows) {
        auto& list = words[std::string{name}];
        for (const auto& row : rows) list.push_back(row.id);
    };
    add(Nations::words, tables.nations);
    add(TroopTypes::words, tables.troop_types);
    add(Roads::words, tables.roads);
    add(Terrains::words, tables.terrains);
    add(Weathers::words, tables.weathers);
    add(Regions::words, tables.regions);
    add(Formations::words, tables.formations);
    return words;
}

/// Names of units must differ within a request.
/// @param list  key of the list, below the present place of the reader
template <class Units>
void check_distinct(const Units& units, std::string_view list, const Reader& reader) {
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (!seen.insert(units[i].id.text).second)
            reader.fail(Code::inconsistent, "The name " + describe::quote(units[i].id.text) + " is given twice.",
                        describe::pointer_step(list) + describe::pointer_step(std::to_string(i)) + "/id");
}

/// @param least  where the notes can only name whole numbers
inline void check_at_least(const Rational& value, const Rational& least, std::string_view key, const Reader& reader) {
    if (value < least)
        reader.fail(Code::out_of_range,
                    fmt::format("Expected {} or more, found {}.", dice::to_text(least), dice::to_text(value)),
                    describe::pointer_step(key));
}

/// A member that must be there in this mode.
template <class T>
void check_given(const Said<T>& said, std::string_view key, const Reader& reader) {
    if (!said.value)
        reader.fail(Code::missing_input, describe::quote(key) + " is missing.", describe::pointer_step(key));
}

}  // namespace reisswitz::campaign

namespace reisswitz::describe {

template <class List>
struct Scalar<campaign::TableRow<List>> {
    using Row = campaign::TableRow<List>;

    static Row read(const json& value, const Notes&, const Reader& reader) {
        return {static_cast<std::int16_t>(read_word(value, reader.vocabulary(List::words), reader))};
    }
    static json write(const Row& row, const Notes&, const Reader& reader) {
        if (row.row != Row::unsaid) return reader.vocabulary(List::words)[static_cast<std::size_t>(row.row)];
        return List::usual.empty() ? json{} : json(std::string{List::usual});
    }
    static json schema(const Notes&, const Reader& reader) {
        return {{"type", "string"}, {"enum", reader.vocabulary(List::words)}};
    }
};

template <class T>
struct Scalar<campaign::Said<T>> {
    static campaign::Said<T> read(const json& value, const Notes& notes, const Reader& reader) {
        T given{};
        Reader here = reader;
        describe::read(value, given, notes, here);
        return {std::move(given)};
    }
    static json write(const campaign::Said<T>& said, const Notes& notes, const Reader& reader) {
        return said.value ? describe::write(*said.value, notes, reader) : json{};
    }
    static json schema(const Notes& notes, const Reader& reader) { return describe::schema<T>(notes, reader); }
};

template <>
struct Scalar<campaign::Name> {
    static campaign::Name read(const json& value, const Notes&, const Reader& reader) {
        const std::string& text = read_string(value, reader);
        if (text.size() > campaign::longest_name)
            reader.fail(Code::too_large,
                        fmt::format("A name has at most {} bytes, found {}.", campaign::longest_name, text.size()));
        return {text};
    }
    static json write(const campaign::Name& name, const Notes&, const Reader&) { return name.text; }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "string"}, {"maxLength", campaign::longest_name}};
    }
};

template <class T>
struct Scalar<campaign::LeftOut<T>> {
    /// Results are not read.
    static campaign::LeftOut<T> read(const json&, const Notes&, const Reader& reader) {
        reader.fail(Code::unknown_input, "This is a result.");
    }
    static json write(const campaign::LeftOut<T>& result, const Notes& notes, const Reader& reader) {
        json object = describe::write(result.value, notes, reader);
        for (auto member = object.begin(); member != object.end();)
            member = member->is_null() ? object.erase(member) : std::next(member);
        return object;
    }
    static json schema(const Notes& notes, const Reader& reader) { return describe::schema<T>(notes, reader); }
};

}  // namespace reisswitz::describe
