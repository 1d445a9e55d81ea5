/// One object of the data files, read member by member so that an unknown key is named.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "describe/reader.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// What names of rows are written with.
struct Spelling {
    std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789_";
    std::size_t longest = 24;
};
/// Weather codes.
inline constexpr Spelling code_spelling{.letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", .longest = 4};

class BlockReader {
public:
    using json = describe::json;

    BlockReader(const json& object, describe::Reader& reader) : object_(object), reader_(reader) {
        if (!object.is_object())
            reader.fail(describe::Code::bad_type, "Expected an object, found " + describe::type_name(object) + ".");
    }

    bool has(const char* key) const { return object_.contains(key); }

    /// The value of a key that must be there, read at its place.
    template <class Read>
    void with(const char* key, Read read) {
        known_.emplace_back(key);
        const auto found = object_.find(key);
        if (found == object_.end())
            reader_.fail(describe::Code::missing_input, std::string{key} + " is missing.", describe::pointer_step(key));
        reader_.at(key, [&] { read(*found); });
    }

    template <class T>
    void value(const char* key, T& out, const describe::Notes& notes = {}) {
        with(key, [&](const json& value) { describe::read(value, out, notes, reader_); });
    }

    /// A value that need not be there.
    template <class T>
    void option(const char* key, T& out, const describe::Notes& notes = {}) {
        known_.emplace_back(key);
        if (has(key)) value(key, out, notes);
    }

    /// A number above zero that others are multiplied by.
    void factor(const char* key, Rational& out) {
        with(key, [&](const json& value) { out = read_factor(value, reader_); });
    }

    void block(const char* key, const std::function<void(BlockReader&)>& read) {
        with(key, [&](const json& value) {
            BlockReader inner{value, reader_};
            read(inner);
            inner.done();
        });
    }

    /// Every row of a table with its name, in the order of the names.
    void rows(const char* key, const std::function<void(const std::string&, const json&)>& read,
              const Spelling& spelling = {}) {
        with(key, [&](const json& table) {
            if (!table.is_object())
                reader_.fail(describe::Code::bad_type,
                             "Expected an object with one entry a row, found " + describe::type_name(table) + ".");
            if (table.empty() || table.size() > most_table_rows)
                reader_.fail(describe::Code::out_of_range,
                             fmt::format("Expected 1 to {} entries, found {}.", most_table_rows, table.size()));
            for (const auto& [id, row] : table.items())
                reader_.at(id, [&] {
                    if (id.empty() || id.size() > spelling.longest ||
                        id.find_first_not_of(spelling.letters) != std::string::npos)
                        reader_.fail(describe::Code::out_of_range,
                                     fmt::format("Expected a name of 1 to {} of {}, found {}.", spelling.longest,
                                                 spelling.letters, describe::quote(id)));
                    read(id, row);
                });
        });
    }

    void done() const {
        for (const auto& [key, ignored] : object_.items())
            if (std::find(known_.begin(), known_.end(), key) == known_.end())
                reader_.fail(describe::Code::unknown_input,
                             describe::quote(key) + " is not known here; expected " + describe::listed(known_) + ".",
                             describe::pointer_step(key));
    }

    describe::Reader& reader() { return reader_; }

    static Rational read_factor(const json& value, describe::Reader& reader) {
        Rational factor;
        describe::read(value, factor, {.low = 0, .high = greatest_table_factor}, reader);
        if (factor * greatest_table_factor < 1)
            reader.fail(describe::Code::out_of_range,
                        fmt::format("Expected 1/{} to {}, found {}.", greatest_table_factor, greatest_table_factor,
                                    describe::shown(value)));
        return factor;
    }

private:
    const json& object_;
    describe::Reader& reader_;
    std::vector<std::string> known_;
};

}  // namespace reisswitz::campaign
