#include "dice/enumerated_dice.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "random_procedure.hpp"

using namespace reisswitz::dice;

namespace {

constexpr Throw any{{"any"}};

template <class T>
Rational total(const Odds<T>& odds) {
    return odds.chance([](const T&) { return true; });
}

/// The three highest of n d6, in falling order; what comes to the same is merged die by die.
template <class Dice>
std::array<int, 3> highest_three_of(int n, Dice& dice) {
    if (n == 0) return {0, 0, 0};
    auto best = dice.merged([n](auto& earlier) { return highest_three_of(n - 1, earlier); });
    const int face = dice.roll(d6, any);
    if (face > best[2]) best[2] = face;
    std::sort(best.rbegin(), best.rend());
    return best;
}

template <class Dice>
int sum_die_by_die(int n, Die die, Dice& dice) {
    if (n == 0) return 0;
    const int earlier = dice.merged([&](auto& more) { return sum_die_by_die(n - 1, die, more); });
    return earlier + dice.roll(die, any);
}

}  // namespace

TEST_CASE("D1: the sum of 3d6 against its sixteen thresholds", "[dice][odds]") {
    const auto odds = exact_odds([](auto& dice) { return dice.sum(3, d6, any); });
    REQUIRE(odds.size() == 16);
    // Throws of 216 that come to at least 3, 4, ... 18.
    const std::array<int, 16> at_least{216, 215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1};
    for (int threshold = 3; threshold <= 18; ++threshold)
        CHECK(odds.chance([&](int sum) { return sum >= threshold; }) ==
              Rational{at_least[static_cast<std::size_t>(threshold - 3)], 216});
    CHECK(odds.chance([](int sum) { return sum >= 10; }) == Rational{5, 8});
    CHECK(odds.mean([](int sum) { return sum; }) == Rational{21, 2});
}

TEST_CASE("D2: a table of nine columns, every shift", "[dice][odds]") {
    const auto cell = [](int column, int roll) {
        const int raw = roll + 2 * column - 8;
        const int third = raw < 0 ? -((2 - raw) / 3) : raw / 3;
        return std::clamp(third, 0, 4);
    };
    for (int column = 0; column < 9; ++column)
        for (int shift = -4; shift <= 4; ++shift) {
            const int shifted = std::clamp(column + shift, 0, 8);
            const auto odds = exact_odds([&](auto& dice) { return cell(shifted, dice.sum(2, d6, any)); });
            CHECK(total(odds) == 1);
            if (column == 4 && shift == 1) CHECK(odds.at(3) == Rational{5, 12});
        }
}

TEST_CASE("D4: three dice to hit, one die for each hit", "[dice][odds]") {
    using Hurt = std::pair<int, bool>;  // SP lost, and whether any gave ground
    const auto die_by_die = exact_odds([](auto& dice) {
        int hits = 0;
        for (int i = 0; i < 3; ++i) hits += dice.roll(d6, any) >= 5;
        Hurt hurt{0, false};
        for (int i = 0; i < hits; ++i)
            if (dice.roll(d6, any) <= 3)
                ++hurt.first;
            else
                hurt.second = true;
        return hurt;
    });
    const auto counted = exact_odds([](auto& dice) {
        const int hits = dice.count(3, d6, Faces::at_least(5, d6), any);
        const int lost = dice.count(hits, d6, {1, 2, 3}, any);
        return Hurt{lost, lost < hits};
    });
    CHECK(die_by_die.at({1, true}) == Rational{1, 8});
    CHECK(die_by_die == counted);
    CHECK(total(counted) == 1);
}

TEST_CASE("D5: how many of five dice show 5 or 6", "[dice][odds]") {
    const auto counted = exact_odds([](auto& dice) { return dice.count(5, d6, {5, 6}, any); });
    CHECK(counted.at(0) == Rational{32, 243});
    CHECK(counted.at(2) == Rational{80, 243});
    CHECK(counted.at(5) == Rational{1, 243});
    const auto die_by_die = exact_odds([](auto& dice) {
        int hits = 0;
        for (int i = 0; i < 5; ++i) hits += dice.roll(d6, any) >= 5;
        return hits;
    });
    CHECK(die_by_die == counted);
}

TEST_CASE("D6: the sum of 10d6 is 35 or more", "[dice][odds]") {
    const auto odds = exact_odds([](auto& dice) { return dice.sum(10, d6, any) >= 35; });
    CHECK(odds.at(true) == Rational{112607, 209952});
    CHECK(odds.at(false) == 1 - Rational{112607, 209952});
}

TEST_CASE("D7: the highest three of 10d6 come to 17", "[dice][odds]") {
    const auto odds = exact_odds([](auto& dice) { return highest_three_of(10, dice); });
    CHECK(odds.chance([](const auto& best) { return best[0] + best[1] + best[2] == 17; }) == Rational{180605, 746496});
    CHECK(total(odds) == 1);
}

TEST_CASE("a procedure without dice is certain", "[dice][odds]") {
    const auto odds = exact_odds([](auto&) { return std::string{"repulsed"}; });
    CHECK(odds.size() == 1);
    CHECK(odds.at("repulsed") == 1);
}

TEST_CASE("throws of no dice, and counts that cannot fail or succeed, branch once", "[dice][odds]") {
    int runs = 0;
    const auto odds = exact_odds([&](auto& dice) {
        ++runs;
        return std::array<int, 4>{dice.sum(0, d6, any), dice.count(0, d6, {1}, any), dice.count(7, d6, {}, any),
                                  dice.count(7, d6, Faces::at_least(1, d6), any)};
    });
    CHECK(runs == 1);
    CHECK(odds.at({0, 0, 0, 7}) == 1);
}

TEST_CASE("a die with one face always shows it", "[dice][odds]") {
    CHECK(exact_odds([](auto& dice) { return dice.roll(Die{1}, any) + dice.sum(5, Die{1}, any); }).at(6) == 1);
}

TEST_CASE("tapes may be of different lengths", "[dice][odds]") {
    // Roll again as long as it is a six, three times at most.
    const auto odds = exact_odds([](auto& dice) {
        int sixes = 0;
        while (sixes < 3 && dice.roll(d6, any) == 6) ++sixes;
        return sixes;
    });
    CHECK(odds.at(0) == Rational{5, 6});
    CHECK(odds.at(1) == Rational{5, 36});
    CHECK(odds.at(2) == Rational{5, 216});
    CHECK(odds.at(3) == Rational{1, 216});
}

TEST_CASE("opposed dice fall independently", "[dice][odds]") {
    const auto odds = exact_odds([](auto& dice) {
        const Opposed thrown = dice.opposed(d10, any, any);
        return (thrown.first > thrown.second) - (thrown.first < thrown.second);
    });
    CHECK(odds.size() == 3);
    CHECK(odds.chance([](int order) { return order > 0; }) == Rational{45, 100});
    CHECK(odds.chance([](int order) { return order == 0; }) == Rational{1, 10});
}

TEST_CASE("a merged piece has the same odds and fewer tapes", "[dice][odds]") {
    int plain_runs = 0;
    int merged_runs = 0;
    const auto losses = [](auto& dice) { return dice.roll(d6, any) + dice.roll(d6, any) > 8; };
    const auto plain = exact_odds([&](auto& dice) {
        ++plain_runs;
        const bool lost = losses(dice);
        return lost && dice.roll(d6, any) == 1;
    });
    const auto merged = exact_odds([&](auto& dice) {
        ++merged_runs;
        const bool lost = dice.merged(losses);
        return lost && dice.roll(d6, any) == 1;
    });
    CHECK(plain == merged);
    CHECK(plain.at(true) == Rational{10, 216});
    CHECK(plain_runs == 26 + 10 * 6);
    CHECK(merged_runs == 1 + 6);
}

TEST_CASE("a tied throw that is made again is conditioned away", "[dice][odds]") {
    const auto first_to_move = [](auto& dice) {
        return dice.until([](auto& again) -> std::optional<bool> {
            const Opposed thrown = again.opposed(d6, any, any);
            if (thrown.first == thrown.second) return {};
            return thrown.first > thrown.second;
        });
    };
    CHECK(exact_odds(first_to_move).at(true) == Rational{1, 2});

    // Red adds one: of 36 throws 21 are then higher, 5 tied, 10 lower.
    const auto with_bonus = exact_odds([](auto& dice) {
        return dice.until([](auto& again) -> std::optional<bool> {
            const Opposed thrown = again.opposed(d6, any, any);
            if (thrown.first + 1 == thrown.second) return {};
            return thrown.first + 1 > thrown.second;
        });
    });
    CHECK(with_bonus.at(true) == Rational{21, 31});
    CHECK(with_bonus.at(false) == Rational{10, 31});
}

TEST_CASE("dice before and after a throw that is made again keep their odds", "[dice][odds]") {
    const auto odds = exact_odds([](auto& dice) {
        const int before = dice.roll(d6, any);
        const int not_six = dice.until([&](auto& again) -> std::optional<int> {
            const int face = again.roll(d6, any);
            return face == 6 ? std::nullopt : std::optional{face};
        });
        return std::array<int, 3>{before, not_six, dice.roll(d6, any)};
    });
    CHECK(odds.size() == 6 * 5 * 6);
    for (const auto& [faces, p] : odds) CHECK(p == Rational{1, 180});
}

TEST_CASE("a throw that never comes to a result is our mistake", "[dice][odds]") {
    CHECK_THROWS_AS(exact_odds([](auto& dice) {
                        return dice.until([](auto& again) -> std::optional<int> {
                            again.roll(d6, any);
                            return {};
                        });
                    }),
                    std::logic_error);
}

TEST_CASE("odds far beyond 128 bits stay exact", "[dice][odds]") {
    const auto summed = exact_odds([](auto& dice) { return dice.sum(32, d20, any); });
    const auto die_by_die = exact_odds([](auto& dice) { return sum_die_by_die(32, d20, dice); });
    CHECK(die_by_die == summed);
    CHECK(total(summed) == 1);
    CHECK(summed.at(32) == Rational{Integer{1}, pow(Integer{20}, 32)});
    CHECK(summed.mean([](int sum) { return sum; }) == 32 * 21 / 2);

    const auto hundreds = exact_odds([](auto& dice) { return dice.sum(60, d100, any); });
    CHECK(hundreds.size() == 60 * 99 + 1);
    CHECK(total(hundreds) == 1);
    CHECK(hundreds.at(6000) == Rational{Integer{1}, pow(Integer{100}, 60)});
    CHECK(hundreds.at(61) == Rational{Integer{60}, pow(Integer{100}, 60)});
}

TEST_CASE("the largest throw of the largest die is worked out", "[dice][odds]") {
    const auto odds = exact_odds([](auto& dice) { return dice.sum(largest_throw, d100, any) > 5050; });
    CHECK(total(odds) == 1);
    CHECK(odds.at(true) < Rational{1, 2});  // 5050 itself stands half way
    const auto all = exact_odds([](auto& dice) { return dice.count(largest_throw, d100, {100}, any); });
    CHECK(all.at(100) == Rational{Integer{1}, pow(Integer{100}, 100)});
    CHECK(all.at(0) == Rational{pow(Integer{99}, 100), pow(Integer{100}, 100)});
}

TEST_CASE("sums and counts have the odds of their dice one by one", "[dice][odds]") {
    REQUIRE(rc::check([] {
        const Die die{*rc::gen::inRange(1, 8)};
        const int n = *rc::gen::inRange(0, 5);
        const int low = *rc::gen::inRange(-1, 10);
        const Faces good = Faces::at_least(low, die);
        RC_ASSERT(exact_odds([&](auto& dice) { return dice.sum(n, die, any); }) == exact_odds([&](auto& dice) {
                      int sum = 0;
                      for (int i = 0; i < n; ++i) sum += dice.roll(die, any);
                      return sum;
                  }));
        RC_ASSERT(exact_odds([&](auto& dice) { return dice.count(n, die, good, any); }) == exact_odds([&](auto& dice) {
                      int hits = 0;
                      for (int i = 0; i < n; ++i) hits += good.contains(dice.roll(die, any));
                      return hits;
                  }));
    }));
}

TEST_CASE("the odds of any procedure sum to one, in pieces or as a whole", "[dice][odds]") {
    REQUIRE(rc::check([] {
        const auto procedure = *test::any_procedure();
        const auto odds = exact_odds(procedure);
        RC_ASSERT(total(odds) == 1);
        for (const auto& [result, p] : odds) RC_ASSERT(p > 0);
        RC_ASSERT(exact_odds([&](auto& dice) { return dice.merged(procedure); }) == odds);
        RC_ASSERT(exact_odds([&](auto& dice) {
                      test::OneByOne single{dice};
                      return procedure(single);
                  }) == odds);
    }));
}

TEST_CASE("odds can be asked for a chance, a mean and by a coarser result", "[dice][odds]") {
    const auto odds = exact_odds([](auto& dice) { return dice.roll(d6, any); });
    CHECK(odds.chance([](int face) { return face >= 5; }) == Rational{1, 3});
    CHECK(odds.chance([](int) { return false; }) == 0);
    CHECK(odds.mean([](int face) { return face; }) == Rational{7, 2});
    CHECK(odds.mean([](int face) { return Rational{1, face}; }) == Rational{49, 120});
    const auto coarse = odds.merge_by([](int face) { return face >= 5; });
    CHECK(coarse.size() == 2);
    CHECK(coarse.at(true) == Rational{1, 3});
}

TEST_CASE("throws that no source accepts are our mistake", "[dice][odds]") {
    CHECK_THROWS_AS(exact_odds([](auto& dice) { return dice.roll(Die{0}, any); }), std::logic_error);
    CHECK_THROWS_AS(exact_odds([](auto& dice) { return dice.roll(Die{101}, any); }), std::logic_error);
    CHECK_THROWS_WITH(exact_odds([](auto& dice) { return dice.sum(101, d6, any); }),
                      "dice: a throw of 101 dice with 6 faces");
    CHECK_THROWS_AS(exact_odds([](auto& dice) { return dice.count(-1, d6, {1}, any); }), std::logic_error);
}

TEST_CASE("a procedure that depends on more than its dice is caught", "[dice][odds]") {
    int runs = 0;
    CHECK_THROWS_WITH(exact_odds([&](auto& dice) { return dice.roll(++runs == 1 ? d6 : d10, any); }),
                      Catch::Contains("no pure function"));
    runs = 0;
    CHECK_THROWS_WITH(exact_odds([&](auto& dice) { return ++runs == 1 ? dice.roll(d6, any) : 0; }),
                      Catch::Contains("no pure function"));
    runs = 0;
    CHECK_THROWS_WITH(exact_odds([&](auto& dice) { return ++runs == 1 ? dice.roll(d6, any) : dice.sum(1, d6, any); }),
                      Catch::Contains("no pure function"));
}
