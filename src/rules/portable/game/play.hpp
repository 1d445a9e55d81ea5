/// The game in play, compiled once for every dice source that is really thrown: decide, with its events and ruling.
#pragma once

#include <optional>
#include <vector>

#include "dice/live_dice.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/game/standing.hpp"
#include "rules/portable/model.hpp"
#include "ruling/ruled.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::portable {

/// All that follows from an order.
struct Decided {
    std::vector<Event> events;
    ruling::Ruling ruling;
};

/// Judges an order of a side: what follows from it, or the clause that forbids it. Changes nothing.
/// @throws dice::DiceWanted where physical dice end
ruling::Ruled<Decided> decide(const Battle& battle, const State& state, const StandingOrders& standing, Side side,
                              const Order& order, dice::LiveDice& dice);

/// Why an order is not allowed, and what is; nothing when it is legal. Draws no dice.
std::optional<ruling::Refusal> find_refusal(const Battle& battle, const State& state, Side side, const Order& order);

/// The canonical orders open to a side, in a fixed order.
std::vector<Order> options(const Battle& battle, const State& state, Side side);

}  // namespace reisswitz::portable
