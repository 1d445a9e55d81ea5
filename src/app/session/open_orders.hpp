/// What can be ordered now: as a list for people, as marks on the map, and as words for Tab.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/look.hpp"
#include "app/map.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::app {

struct OpenOrders {
    std::string text;             ///< lines: the order as it is typed, and what it may name
    std::vector<HexMark> marks;   ///< where the unit can go, what it can fire at or attack
    portable::HexIndex centre{};  ///< where the unit stands; off_board where no one unit is spoken of
};

/// The orders open to a side, grouped. Nothing is listed that would be refused.
OpenOrders open_orders(const portable::Battle& battle, const portable::State& state, portable::Side side,
                       const Look& look);

/// What a unit could do if it were activated now.
/// @param unit  one that may be activated
OpenOrders orders_if_activated(const portable::Battle& battle, const portable::State& state, portable::UnitIndex unit,
                               const Look& look);

/// The words that may follow the words of `line` in an order that is open to the side, sorted.
std::vector<std::string> next_words(const portable::Battle& battle, const portable::State& state, portable::Side side,
                                    std::string_view line);

/// An own unit by its id, or by its hex: the one that holds it. no_unit: there is none, or several.
portable::UnitIndex find_own_unit(const portable::Battle& battle, const portable::State& state, portable::Side side,
                                  std::string_view text);

/// The hex of that name, in capitals or not.
portable::HexIndex find_hex_typed(const portable::Battle& battle, std::string_view text);

}  // namespace reisswitz::app
