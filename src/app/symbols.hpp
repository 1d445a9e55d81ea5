/// The signs by which map and lists show units and directions.
#pragma once

#include <string>
#include <string_view>

#include "app/look.hpp"
#include "hex/direction.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

/// Two capitals for a type of unit: "IN" infantry, "FA" field artillery, "LI" light infantry.
std::string type_code(std::string_view type);

/// The same with the mark of its side: capitals for red, small letters for blue.
std::string unit_code(const portable::ViewUnit& unit);

/// "infantry", "field artillery"
std::string type_words(std::string_view type);

/// An arrow; in ASCII the word: "ne".
std::string facing_sign(hex::Direction facing, Characters characters);

/// "n", "ne" in words: "north-east"
std::string_view direction_words(hex::Direction direction);

/// Whether a unit stands on the board as far as is known; remembered ones do.
bool on_board(const portable::ViewUnit& unit);

/// "Red", or what the scenario calls the side: "British".
std::string side_name(const portable::View& view, portable::Side side, Characters characters);

/// The ink of a side's name.
Ink side_ink(portable::Side side);

}  // namespace reisswitz::app
