/// One adjudication, with its ruling and its dice.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "dice/live_dice.hpp"
#include "ruling/book.hpp"
#include "ruling/print.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::adjudicate {

/// What a procedure came to with the dice as they fell.
struct Rolling {
    nlohmann::json result;
    ruling::Ruling ruling;
    ruling::Names names;  ///< of the units and hexes of the request
    std::vector<dice::Thrown> dice;
    const ruling::Book* book = nullptr;
};

/// {"result":…,"ruling":[…],"dice":[{"label","what","sides","face"},…]}
nlohmann::json to_json(const Rolling& rolling);

/// The ruling in words, line by line, then the result; no trailing newline.
std::string to_text(const Rolling& rolling);

/// What a die is thrown for, in words: "fire of the firer".
std::string name_of_throw(const dice::Throw& what, const ruling::Book& book, const ruling::Names& names);

}  // namespace reisswitz::adjudicate
