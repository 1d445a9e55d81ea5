/// Scenarios that are part of the program, as battles, and small ones made by hand.
#pragma once

#include <string>

#include "dice/seeded_dice.hpp"
#include "formats/library.hpp"
#include "formats/load.hpp"
#include "rules/portable/game/evolve.hpp"
#include "rules/portable/game/play.hpp"
#include "rules/portable/game/start.hpp"

namespace reisswitz::portable::test {

inline Battle scenario(const std::string& id) { return formats::load_scenario(formats::find_scenario(id).text).battle; }

/// The side that owes a decision; red where both do.
inline Side side_to_move(const Battle& battle, const State& state) {
    return options(battle, state, Side::red).empty() ? Side::blue : Side::red;
}

/// One of n, the same for the same numbers.
class Choices {
public:
    explicit Choices(std::uint64_t seed) : word_(seed * 2 + 1) {}
    std::size_t of(std::size_t n) {
        word_ = word_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>((word_ >> 33) % n);
    }

private:
    std::uint64_t word_;
};

/// Draws an order as a careless player would: first its kind, then one of that kind.
inline Order careless_order(const std::vector<Order>& orders, Choices& choices) {
    std::vector<OrderKind> kinds;
    for (const Order& order : orders)
        if (std::find(kinds.begin(), kinds.end(), order.kind) == kinds.end()) kinds.push_back(order.kind);
    const OrderKind kind = kinds[choices.of(kinds.size())];
    std::vector<Order> of_kind;
    for (const Order& order : orders)
        if (order.kind == kind) of_kind.push_back(order);
    return of_kind[choices.of(of_kind.size())];
}

/// Plays careless orders until the battle is over; calls see(before, side, order, decided, after) for each.
template <class See>
State play_carelessly(const Battle& battle, std::uint64_t game, See see, int most_orders = 100'000) {
    State state = starting_state<State>(battle);
    const StandingOrders standing;
    dice::SeededDice dice{dice::Seed::from_word(std::to_string(game))};
    Choices choices{game};
    for (int i = 0; i < most_orders && state.phase != Phase::over; ++i) {
        const Side side = side_to_move(battle, state);
        const Order order = careless_order(options(battle, state, side), choices);
        const auto decided = decide(battle, state, standing, side, order, dice);
        if (!decided) throw std::logic_error("refused: " + decided.error().message);
        State after = state;
        for (const Event& event : decided->events) evolve(battle, after, event);
        see(state, side, order, *decided, after);
        state = after;
    }
    return state;
}

}  // namespace reisswitz::portable::test
