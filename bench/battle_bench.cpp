/// Whole battles: orders a second through the explained path, battles of the computer players, copies and hashes.
#include <benchmark/benchmark.h>

#include "players/player.hpp"
#include "rules/portable/game/encode.hpp"
#include "scenario.hpp"

namespace {

using namespace reisswitz;
using namespace reisswitz::portable;

void decide_and_evolve(benchmark::State& state) {
    const Battle battle = test::scenario("symmetric");
    std::uint64_t game = 0;
    std::int64_t orders = 0;
    for (auto run : state) test::play_carelessly(battle, ++game, [&](const auto&...) { ++orders; });
    state.SetItemsProcessed(orders);
    state.SetLabel("orders, options listed and rulings written");
}
BENCHMARK(decide_and_evolve);

void battle_of(benchmark::State& state, const char* red_name, const char* blue_name) {
    const Battle battle = test::scenario("symmetric");
    std::uint64_t game = 0;
    std::int64_t turns = 0;
    for (auto run : state) {
        ++game;
        const auto red = players::make_player(red_name, game);
        const auto blue = players::make_player(blue_name, game + 1);
        State now = starting_state<State>(battle);
        const StandingOrders standing;
        dice::SeededDice dice{dice::Seed::from_word(std::to_string(game))};
        while (now.phase != Phase::over) {
            const Side side = test::side_to_move(battle, now);
            const auto decided = decide(battle, now, standing, side,
                                        players::ask(side == Side::red ? *red : *blue, battle, now, side), dice);
            for (const Event& event : decided->events) evolve(battle, now, event);
        }
        turns += now.turn;
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["turns"] = benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kAvgIterations);
}
BENCHMARK_CAPTURE(battle_of, greedy_against_greedy, "greedy", "greedy");
BENCHMARK_CAPTURE(battle_of, random_against_random, "random", "random");
BENCHMARK_CAPTURE(battle_of, greedy_against_random, "greedy", "random");

template <class S>
void copy_of(benchmark::State& state) {
    const Battle battle = test::scenario("symmetric");
    S now = starting_state<S>(battle);
    for (auto run : state) {
        S copy = now;
        benchmark::DoNotOptimize(copy);
    }
    state.counters["bytes"] = sizeof(S);
}
BENCHMARK_TEMPLATE(copy_of, State)->Name("copy_of_any_battle");
BENCHMARK_TEMPLATE(copy_of, SmallState)->Name("copy_of_a_small_battle");

void hash_of_a_state(benchmark::State& state) {
    const Battle battle = test::scenario("symmetric");
    const State now = starting_state<State>(battle);
    const StandingOrders standing;
    for (auto run : state) benchmark::DoNotOptimize(hash(battle, now, standing));
    state.counters["bytes"] = static_cast<double>(encode(battle, now, standing).size());
}
BENCHMARK(hash_of_a_state);

}  // namespace

BENCHMARK_MAIN();
