/// A board in letters, for a terminal.
#pragma once

#include <string>

#include "rules/zones/generator/random_board.hpp"

namespace reisswitz::zones {

/// The ground with its roads, bridges and fords, a letter a cell; beside it the hills, a digit a level; then a line
/// that explains each sign in use. Ends in a newline.
std::string to_text(const RandomBoard& board);

}  // namespace reisswitz::zones
