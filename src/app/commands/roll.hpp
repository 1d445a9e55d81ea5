/// `reisswitz roll`: one adjudication with its ruling.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct RollCall {
    std::optional<std::string> seed;  ///< a word; the same word rolls the same dice
    std::optional<std::string> dice;  ///< "3,5,1", or "-" to be asked for each
    std::vector<std::string> words;   ///< a file, or rule book, procedure and its flags
};

/// Takes `--seed S` and `--dice 3,5,1` out of the words, where they stand among the flags of a procedure.
/// @throws WrongCall where one has no value or both are given
RollCall roll_call(std::vector<std::string> words);

Exit run_roll(const RollCall& call, Console& console);

/// Faces as they are typed: "5 3", "5,3".
/// @return none: something else stands there too
std::optional<std::vector<int>> read_faces(std::string_view text);

}  // namespace reisswitz::app
