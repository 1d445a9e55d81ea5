/// Rulings as text for people and as JSON.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "ruling/book.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::ruling {

/// How the ordinals in a ruling are called; an ordinal without a name stands as a number. Names are put in as they are:
/// whoever prints for a terminal gives names that are safe there.
struct Names {
    std::function<std::string(int)> unit;
    std::function<std::string(int)> hex;
    std::function<std::string(int)> side;
};

/// Fills {unit}, {other}, {hex}, {side} and {value} in the words of a verdict or label.
std::string fill_in(std::string_view words, const Subject& subject, const Names& names);

/// One line an entry, each ending in its clause in brackets; no colour, no trailing newline.
std::string to_text(const Ruling& ruling, const Book& book, const Names& names);

/// What an explanation in JSON is for.
enum class Detail : bool {
    reader,  ///< somebody reads it: words, dice and numbers
    record,  ///< the log: also the ordinals of those it speaks of, so that from_json() gives the ruling again
};

/// An array of objects: kind, clause, text, and dice, value, needed where they apply.
nlohmann::json to_json(const Ruling& ruling, const Book& book, const Names& names, Detail detail = Detail::reader);

/// A ruling from a record; what is missing or malformed is left out.
Ruling from_json(const nlohmann::json& record);

}  // namespace reisswitz::ruling
