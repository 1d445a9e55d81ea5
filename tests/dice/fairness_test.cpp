// Every generator is tried for fair faces, for dice that follow one another independently, and for runs. Seeds are
// fixed, so a verdict never changes by itself; each test prints the smallest bias that it would find, and the same
// test is shown to find that bias in a generator that has it. The long run, dice_fairness, throws ten and twenty times
// as many.

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "dice/fast_dice.hpp"
#include "dice/seeded_dice.hpp"

using namespace reisswitz::dice;

namespace {

/// The next face of a die from some generator.
using Next = std::function<int(Die)>;

/// Standard normal deviates: fair dice go beyond the first once in a thousand tests on either side; a bias that a test
/// "would find" is found 99 times in a hundred.
constexpr double once_in_a_thousand = 3.0902;
constexpr double ninety_nine_in_a_hundred = 2.3263;

/// Chi-square with `freedom` degrees at a normal deviate (Wilson and Hilferty).
double chi_square_at(double deviate, int freedom) {
    const double k = 2.0 / (9.0 * freedom);
    return freedom * std::pow(1.0 - k + deviate * std::sqrt(k), 3);
}

/// The least noncentrality that lifts chi-square over its limit 99 times in a hundred (normal approximation).
double noncentrality_found(int freedom) {
    const double limit = chi_square_at(once_in_a_thousand, freedom);
    double low = 0.0, high = 100.0 * freedom + 1000.0;
    for (int i = 0; i < 100; ++i) {
        const double mid = (low + high) / 2.0;
        const double deviate = (freedom + mid - limit) / std::sqrt(2.0 * (freedom + 2.0 * mid));
        (deviate < ninety_nine_in_a_hundred ? low : high) = mid;
    }
    return high;
}

/// One test of one generator.
struct Trial {
    double statistic{};
    double low{};    ///< below: too even to be chance
    double high{};   ///< above: biased
    double found{};  ///< the least bias that the test would find, as a share
    const char* bias{};

    bool fair() const { return statistic > low && statistic < high; }
};

Trial judge(const std::vector<int>& cells, int freedom) {
    double all = 0.0;
    for (int cell : cells) all += cell;
    const double expected = all / static_cast<double>(cells.size());
    double chi_square = 0.0;
    for (int cell : cells) chi_square += (cell - expected) * (cell - expected) / expected;
    return {.statistic = chi_square,
            .low = chi_square_at(-once_in_a_thousand, freedom),
            .high = chi_square_at(once_in_a_thousand, freedom)};
}

/// Are all faces as likely? One face that comes up too often by a share e, at the cost of all others alike, has the
/// noncentrality n e² / (sides - 1).
Trial faces(const std::vector<int>& thrown, Die die) {
    std::vector<int> cells(static_cast<std::size_t>(die.sides));
    for (int face : thrown) ++cells[static_cast<std::size_t>(face - 1)];
    Trial trial = judge(cells, die.sides - 1);
    trial.found = std::sqrt(noncentrality_found(die.sides - 1) * (die.sides - 1) / static_cast<double>(thrown.size()));
    trial.bias = "a face that comes up too often by";
    return trial;
}

/// Does a die care about the one before it? Pairs that do not overlap; a die that repeats the one before with a chance
/// q has the noncentrality pairs · q² (sides - 1).
Trial pairs(const std::vector<int>& thrown, Die die) {
    std::vector<int> cells(static_cast<std::size_t>(die.sides * die.sides));
    for (std::size_t i = 0; i + 1 < thrown.size(); i += 2)
        ++cells[static_cast<std::size_t>((thrown[i] - 1) * die.sides + thrown[i + 1] - 1)];
    const int freedom = die.sides * die.sides - 1;
    Trial trial = judge(cells, freedom);
    trial.found = std::sqrt(noncentrality_found(freedom) / (die.sides - 1) / static_cast<double>(thrown.size() / 2));
    trial.bias = "a die that repeats the one before it with a chance of";
    return trial;
}

/// Are streaks of high and low dice as long as they should be? The number of changes among n dice is binomial; a die
/// that repeats the one before with a chance q makes n q / 2 fewer.
Trial runs(const std::vector<int>& thrown, Die die) {
    int changes = 0;
    for (std::size_t i = 1; i < thrown.size(); ++i)
        changes += (thrown[i] > die.sides / 2) != (thrown[i - 1] > die.sides / 2);
    const auto chances = static_cast<double>(thrown.size() - 1);
    return {.statistic = (2.0 * changes - chances) / std::sqrt(chances),
            .low = -once_in_a_thousand,
            .high = once_in_a_thousand,
            .found = (once_in_a_thousand + ninety_nine_in_a_hundred) / std::sqrt(chances),
            .bias = "a die that repeats the one before it with a chance of"};
}

struct Test {
    const char* name;
    Trial (*judge)(const std::vector<int>&, Die);
};
constexpr std::array<Test, 3> tests{{{"faces", faces}, {"pairs", pairs}, {"runs", runs}}};

std::vector<int> throw_dice(const Next& next, Die die, int n) {
    std::vector<int> thrown(static_cast<std::size_t>(n));
    for (int& face : thrown) face = next(die);
    return thrown;
}

void expect_fair(const std::string& generator, const Next& next, Die die, int n) {
    const std::vector<int> thrown = throw_dice(next, die, n);
    for (const Test& test : tests) {
        const Trial trial = test.judge(thrown, die);
        std::printf("%s, %s of %d d%d: %.2f, fair from %.2f to %.2f; would find %s %.2f %%\n", generator.c_str(),
                    test.name, n, die.sides, trial.statistic, trial.low, trial.high, trial.bias, 100.0 * trial.found);
        CAPTURE(generator, test.name, die.sides, trial.statistic, trial.low, trial.high);
        CHECK(trial.fair());
    }
}

/// Seeded dice as games ask for them: many dice of one occasion, or one die of each of many.
Next many_of_one_occasion(SeededDice& dice) {
    return [&dice](Die die) { return dice.roll(die, {{"volley"}, 1}); };
}
Next one_of_many_occasions(SeededDice& dice) {
    return [&dice, turn = 0](Die die) mutable {
        dice.at([&] { return Occasion{}.with(++turn).with(3); });
        return dice.roll(die, {{"volley"}, 1});
    };
}
Next one_of_many_units(SeededDice& dice) {
    return [&dice, unit = 0](Die die) mutable {
        if (unit % 64 == 0) dice.at([&] { return Occasion{}.with(unit / 64); });
        return dice.roll(die, {{"volley"}, unit++ % 64});
    };
}
Next one_of_many_seeds() {
    return [word = 0](Die die) mutable {
        return SeededDice{Seed::from_word(std::to_string(++word))}.roll(die, {{"volley"}});
    };
}

Next one_long_game(FastDice& dice) {
    return [&dice](Die die) { return dice.roll(die, {}); };
}
Next first_of_many_games(std::uint64_t seed) {
    return [seed, game = std::uint64_t{0}](Die die) mutable { return FastDice{seed, game++}.roll(die, {}); };
}
Next first_of_many_seeds() {
    return [seed = std::uint64_t{0}](Die die) mutable { return FastDice{seed++, 0}.roll(die, {}); };
}

constexpr std::array<Die, 3> thrown_dice{d6, d10, d100};
#ifdef REISSWITZ_MANY_DICE
constexpr int seeded_dice = 1'200'000;
constexpr int fast_dice = 5'000'000;
#else
constexpr int seeded_dice = 60'000;
constexpr int fast_dice = 500'000;
#endif

/// A chance in a million units, drawn from fair dice.
bool happens(FastDice& dice, double chance) {
    int draw = 0;
    for (int i = 0; i < 3; ++i) draw = draw * 100 + dice.roll(d100, {}) - 1;
    return draw < static_cast<int>(std::lround(chance * 1e6));
}

/// Its face 1 comes up too often by the share e, at the cost of all others alike.
Next loaded(FastDice& dice, double e) {
    return [&dice, e](Die die) {
        const int face = dice.roll(die, {});
        return happens(dice, e / (die.sides - 1)) ? 1 : face;
    };
}

/// Repeats the face before with the chance q.
Next sticky(FastDice& dice, double q) {
    return [&dice, q, before = 0](Die die) mutable {
        const int face = dice.roll(die, {});
        return before = before != 0 && happens(dice, q) ? before : face;
    };
}

}  // namespace

TEST_CASE("seeded dice are fair within one occasion, over occasions, units and seeds", "[dice][fairness]") {
    for (const Die die : thrown_dice) {
        SeededDice one{Seed::from_word("fair")}, two = one, three = one;
        expect_fair("seeded, one occasion", many_of_one_occasion(one), die, seeded_dice);
        expect_fair("seeded, one die an occasion", one_of_many_occasions(two), die, seeded_dice);
        expect_fair("seeded, one die a unit", one_of_many_units(three), die, seeded_dice);
        expect_fair("seeded, one die a seed", one_of_many_seeds(), die, seeded_dice);
    }
}

TEST_CASE("fast dice are fair within a game, over games and over seeds", "[dice][fairness]") {
    for (const Die die : thrown_dice) {
        FastDice dice{1884, 2};
        expect_fair("fast, one game", one_long_game(dice), die, fast_dice);
        expect_fair("fast, first die of each game", first_of_many_games(1884), die, fast_dice);
        expect_fair("fast, first die of each seed", first_of_many_seeds(), die, fast_dice);
    }
}

TEST_CASE("a generator with a bias as small as the tests claim to find is found", "[dice][fairness]") {
    for (const Die die : thrown_dice)
        for (const int n : {seeded_dice, fast_dice})
            for (const Test& test : tests) {
                const double found = test.judge(std::vector<int>(static_cast<std::size_t>(n), 1), die).found;
                FastDice dice{1870, 8};
                const Next biased = test.judge == faces ? loaded(dice, found) : sticky(dice, found);
                const Trial trial = test.judge(throw_dice(biased, die, n), die);
                CAPTURE(test.name, die.sides, n, found, trial.statistic, trial.high);
                CHECK_FALSE(trial.fair());
            }
}

TEST_CASE("faces in turn are too even to be dice", "[dice][fairness]") {
    const Next in_turn = [face = 0](Die die) mutable { return face++ % die.sides + 1; };
    CHECK_FALSE(faces(throw_dice(in_turn, d6, 60'000), d6).fair());
}
