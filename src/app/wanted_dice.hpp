/// Dice thrown by hand that a game waits for, told where no terminal asks for them.
#pragma once

#include <string>

#include "app/text.hpp"
#include "table/table.hpp"

namespace reisswitz::app {

/// Which dice are wanted and how they are typed in, two lines; "" where none are, or another seat's.
/// @param reader  a seat, or table::umpire for all
std::string wanted_dice_lines(const table::Table& table, const std::string& reader, Characters characters);

}  // namespace reisswitz::app
