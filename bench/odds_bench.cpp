/// Exact odds: the workloads D1 to D6 through the general enumerator, with their check values, and the published
/// examples of each procedure of all rule books, answered as `odds --batch` answers them.
#include <benchmark/benchmark.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "adjudicate/adjudicate.hpp"
#include "dice/chain.hpp"
#include "dice/enumerated_dice.hpp"

namespace {

using namespace reisswitz;
using dice::EnumeratedDice;
using dice::Rational;

constexpr dice::Throw plain{{"bench"}, 0};

/// A wrong value is a failed run, whatever its speed.
void check(const Rational& found, const Rational& expected, const char* workload) {
    if (found == expected) return;
    std::cerr << workload << ": found " << found << ", expected " << expected << "\n";
    std::exit(1);
}

void D1_sum_of_3d6(benchmark::State& state) {
    for (auto run : state) {
        const auto odds = dice::exact_odds([](auto& dice) { return dice.sum(3, dice::d6, plain); });
        Rational at_least_10;
        for (int threshold = 3; threshold <= 18; ++threshold) {
            const Rational p = odds.chance([&](int sum) { return sum >= threshold; });
            if (threshold == 10) at_least_10 = p;
            benchmark::DoNotOptimize(p);
        }
        check(at_least_10, {5, 8}, "D1");
    }
}
BENCHMARK(D1_sum_of_3d6);

void D2_table_of_2d6(benchmark::State& state) {
    for (auto run : state)
        for (int column = 0; column < 9; ++column)
            for (int shift = -4; shift <= 4; ++shift) {
                const int shifted = std::clamp(column + shift, 0, 8);
                const auto odds = dice::exact_odds([&](auto& dice) {
                    const int roll = dice.roll(dice::d6, plain) + dice.roll(dice::d6, plain);
                    const int cell = roll + 2 * shifted - 8;
                    return std::clamp(cell >= 0 ? cell / 3 : -((2 - cell) / 3), 0, 4);
                });
                if (column == 4 && shift == 1) check(odds.at(3), {5, 12}, "D2");
            }
}
BENCHMARK(D2_table_of_2d6);

struct Pair {
    int a, b;
    friend auto operator<=>(const Pair&, const Pair&) = default;
};
Pair round_of(Pair now, EnumeratedDice& dice) {
    const bool a_hit = dice.roll(dice::d6, plain) <= 2;
    const bool b_hit = dice.roll(dice::d6, plain) <= 4;
    return {now.a - (a_hit ? 1 : 0), now.b - (b_hit ? 1 : 0)};
}
bool over(Pair now) { return now.a == 0 || now.b == 0; }

void D3a_six_rounds(benchmark::State& state) {
    for (auto run : state) {
        const auto odds = dice::odds_after(Pair{4, 4}, 6, round_of, over);
        check(odds.chance([](Pair end) { return end.b == 0 && end.a > 0; }), {342272, 531441}, "D3a");
    }
}
BENCHMARK(D3a_six_rounds);

void D3b_to_the_end(benchmark::State& state) {
    for (auto run : state) {
        const auto affair = dice::odds_to_the_end(Pair{4, 4}, round_of, over);
        check(affair.ends.chance([](Pair end) { return end.b == 0 && end.a > 0; }), {723712, 823543}, "D3b");
    }
}
BENCHMARK(D3b_to_the_end);

void D3c_twenty_against_twenty(benchmark::State& state) {
    for (auto run : state) benchmark::DoNotOptimize(dice::odds_to_the_end(Pair{20, 20}, round_of, over));
}
BENCHMARK(D3c_twenty_against_twenty);

void D4_hits_and_their_dice(benchmark::State& state) {
    for (auto run : state) {
        const auto odds = dice::exact_odds([](auto& dice) {
            const int hits = dice.count(3, dice::d6, {5, 6}, plain);
            const int lost = dice.count(hits, dice::d6, {1, 2, 3}, plain);
            return Pair{lost, hits > lost ? 1 : 0};
        });
        check(odds.at({1, 1}), {1, 8}, "D4");
    }
}
BENCHMARK(D4_hits_and_their_dice);

void D5_count_of_five(benchmark::State& state) {
    for (auto run : state)
        check(dice::exact_odds([](auto& dice) { return dice.count(5, dice::d6, {5, 6}, plain); }).at(2), {80, 243},
              "D5");
}
BENCHMARK(D5_count_of_five);

void D6_sum_of_10d6(benchmark::State& state) {
    for (auto run : state)
        check(dice::exact_odds([](auto& dice) { return dice.sum(10, dice::d6, plain); }).chance([](int sum) {
            return sum >= 35;
        }),
              {112607, 209952}, "D6");
}
BENCHMARK(D6_sum_of_10d6);

/// The published examples of one procedure, in turn.
void procedure(benchmark::State& state, const std::vector<std::string>& requests) {
    std::size_t next = 0;
    for (auto run : state) {
        benchmark::DoNotOptimize(adjudicate::answer_line(requests[next]));
        next = next + 1 == requests.size() ? 0 : next + 1;
    }
    state.SetItemsProcessed(state.iterations());
}

}  // namespace

int main(int argc, char** argv) {
    namespace fs = std::filesystem;
    std::map<std::string, std::vector<std::string>> examples;
    for (const auto& file : fs::directory_iterator{REISSWITZ_SOURCE_DIR "/tests/vectors"}) {
        std::ifstream vectors{file.path()};
        for (std::string line; std::getline(vectors, line);) {
            const auto request = nlohmann::json::parse(line).at("request");
            examples[file.path().stem().string() + "/" + request.at("procedure").get<std::string>()].push_back(
                request.dump());
        }
    }
    for (const auto& [name, requests] : examples)
        benchmark::RegisterBenchmark(name.c_str(),
                                     [requests = requests](benchmark::State& state) { procedure(state, requests); });
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
