/// Orders as text and as JSON (PW-ORD-1 to PW-ORD-3), with the shorthands that players use.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "rules/portable/battle.hpp"
#include "rules/portable/game/standing.hpp"
#include "rules/portable/model.hpp"
#include "ruling/ruled.hpp"

namespace reisswitz::portable {

/// A longer line is no order of ours.
inline constexpr std::size_t longest_order_line = 400;

/// One line of the notation as the canonical orders it stands for, in order: mostly one; `B4-C5 ne` activates the unit
/// in B4 and moves it. Comments and blank lines give none. Judges nothing but the form, save where a shorthand needs
/// the board: a path named by its last hex, a facing left out, a unit named by its hex.
ruling::Ruled<std::vector<Order>> read_notation(const Battle& battle, const State& state, Side side,
                                                std::string_view line);

/// One order as one line.
std::string to_notation(const Battle& battle, const Order& order);

/// The canonical order in JSON: {"order":"move","path":["C5"],"facing":"ne"}.
nlohmann::json to_json(const Battle& battle, const Order& order);

/// An order in JSON; shorthands are completed as in the notation.
/// @throws describe::Fault with the place, where it is not an order
Order order_from_json(const Battle& battle, const State& state, Side side, const nlohmann::json& json);

/// "standing all on_hit stand" changes standing orders; nothing happens to lines that are no standing orders.
/// @return  none: not a standing order
std::optional<ruling::Ruled<nlohmann::json>> read_standing_notation(const Battle& battle, Side side,
                                                                    std::string_view line);

/// {"unit":"all"|id,"item":"on_hit","value":"stand"} into the orders of a side.
/// @throws describe::Fault
void give_standing_order(const Battle& battle, StandingOrders& standing, Side side, const nlohmann::json& json);

}  // namespace reisswitz::portable
