#include <catch2/catch.hpp>

#include "field.hpp"
#include "scenario.hpp"

namespace reisswitz::portable::test {
namespace {

/// How many sequences of so many orders there are, counting those that ask for a die as ends.
long sequences(const Battle& battle, const State& state, int depth) {
    long count = 0;
    for (const Side side : both_sides)
        for (const Order& order : options(battle, state, side)) {
            if (depth == 1) {
                ++count;
                continue;
            }
            dice::PhysicalDice none{{}};
            try {
                const auto decided = decide(battle, state, {}, side, order, none);
                State after = state;
                for (const Event& event : decided->events) evolve(battle, after, event);
                count += sequences(battle, after, depth - 1);
            } catch (const dice::DiceWanted&) {
                ++count;
            }
        }
    return count;
}

TEST_CASE("the number of orders and of pairs of orders: infantry alone") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(red, "b", "infantry", "A9 n");
    game.unit(blue, "x", "infantry", "I1 s");
    game.part_of(red);
    CHECK(sequences(game.battle(), game.state(), 1) == 3);  // a, b, end
    game.happen({.kind = EventKind::activated, .unit = game.number("a")});
    // 18 hexes with 6 facings, 5 turns on the spot, laying wire, done.
    CHECK(sequences(game.battle(), game.state(), 1) == 18 * 6 + 5 + 1 + 1);
    // All but `done` end the activation too: then b or end.
    CHECK(sequences(game.battle(), game.state(), 2) == 2 * (18 * 6 + 5 + 1 + 1));
}

TEST_CASE("the number of orders and of pairs of orders: the guns of both sides") {
    Skirmish game = Skirmish::open();
    game.unit(red, "g", "field_artillery", "E8 n");
    game.unit(red, "h", "field_artillery", "D8 n");
    game.unit(blue, "p", "field_artillery", "E3 s");
    game.unit(blue, "x", "infantry", "F5 s");
    game.begin();
    // g: E3, F5; h: E3, F5 to the left and to the right; p: E8, D8; two seals.
    const long orders = sequences(game.battle(), game.state(), 1);
    CHECK(orders == static_cast<long>(game.offered(red).size() + game.offered(blue).size()));
    CHECK(orders == 9);
    CHECK(sequences(game.battle(), game.state(), 2) ==
          7 * 9 + 3 + 6);  // a shell may be ordered anew; a side that has sealed waits
}

TEST_CASE("the number of orders and of pairs of orders: the first scenario") {
    const Battle battle = scenario("first-steps");
    State state = starting_state<State>(battle);
    dice::PhysicalDice dice{{6, 1, 6, 6, 6}};
    const auto decided = decide(battle, state, {}, Side::red, {.kind = OrderKind::begin}, dice);
    for (const Event& event : decided->events) evolve(battle, state, event);
    CHECK(sequences(battle, state, 1) == 7);
    CHECK(sequences(battle, state, 2) == 687);
}

}  // namespace
}  // namespace reisswitz::portable::test
