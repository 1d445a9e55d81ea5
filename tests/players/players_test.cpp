#include <catch2/catch.hpp>

#include "../rules/portable/game/scenario.hpp"
#include "players/player.hpp"
#include "rules/portable/game/seen.hpp"

namespace reisswitz::players {
namespace {

using namespace portable;
using portable::test::scenario;
using portable::test::side_to_move;

/// Plays a whole battle between two players.
State fight(const Battle& battle, Player& red, Player& blue, std::uint64_t game) {
    State state = starting_state<State>(battle);
    const StandingOrders standing;
    dice::SeededDice dice{dice::Seed::from_word("battle " + std::to_string(game))};
    while (state.phase != Phase::over) {
        const Side side = side_to_move(battle, state);
        const Order order = ask(side == Side::red ? red : blue, battle, state, side);
        const auto decided = decide(battle, state, standing, side, order, dice);
        INFO((decided ? "" : decided.error().message));
        REQUIRE(decided);
        for (const Event& event : decided->events) evolve(battle, state, event);
    }
    return state;
}

TEST_CASE("every player there is plays every scenario to its end with legal orders only") {
    const auto name = GENERATE(from_range(player_names()));
    const std::string id =
        GENERATE("symmetric", "first-steps", "the-ford", "tax-column", "el-teb", "gun-convoy", "fog-patrol");
    INFO(name << " in " << id);
    const Battle battle = scenario(id);
    const auto red = make_player(name, 1);
    const auto blue = make_player(name, 2);
    CHECK(fight(battle, *red, *blue, 1).phase == Phase::over);
}

TEST_CASE("greedy beats random on the symmetric field, from either side") {
    const Battle battle = scenario("symmetric");
    int won = 0;
    for (std::uint64_t game = 0; game < 6; ++game) {
        const auto greedy = make_player("greedy", 0);
        const auto random = make_player("random", game);
        const bool is_red = game % 2 == 0;
        const State end = is_red ? fight(battle, *greedy, *random, game) : fight(battle, *random, *greedy, game);
        won += end.outcome == (is_red ? Outcome::red : Outcome::blue) ? 1 : 0;
    }
    CHECK(won == 6);
}

TEST_CASE("a player's order does not change with what is hidden from its seat") {
    const Battle battle = scenario("fog-patrol");
    int compared = 0;
    portable::test::play_carelessly(battle, 5,
                                    [&](const State& state, Side side, const Order&, const Decided&, const State&) {
                                        const Field<State> field{battle, state};
                                        const auto seen = seen_by(field, side);
                                        // The same moment with every unseen enemy weaker by as much as it can be.
                                        State other = state;
                                        bool differs = false;
                                        for (int i = 0; i < battle.units(); ++i) {
                                            const auto u = static_cast<UnitIndex>(i);
                                            if (battle.side_of(u) == side || seen.contains(u) || other.units[u].sp <= 1)
                                                continue;
                                            other.units[u].sp = 1;
                                            other.units[u].moved = !other.units[u].moved;
                                            differs = true;
                                        }
                                        if (!differs) return;
                                        for (const std::string& name : player_names())
                                            CHECK(ask(*make_player(name, 7), battle, state, side) ==
                                                  ask(*make_player(name, 7), battle, other, side));
                                        ++compared;
                                    });
    CHECK(compared > 20);
}

TEST_CASE("there is no player of another name") { CHECK(make_player("napoleon", 0) == nullptr); }

}  // namespace
}  // namespace reisswitz::players
