#include "dice/chain.hpp"

#include <rapidcheck.h>
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <utility>

using namespace reisswitz::dice;

namespace {

constexpr Throw any{{"any"}};

/// SP of two sides that hit one another at once: the first is hit on 1-2, the second on 1-4, a hit costs 1 SP.
using Points = std::pair<int, int>;

Points fight(Points points, EnumeratedDice& dice) {
    const Opposed thrown = dice.opposed(d6, any, any);
    return {points.first - (thrown.first <= 2), points.second - (thrown.second <= 4)};
}

bool somebody_is_gone(Points points) { return points.first == 0 || points.second == 0; }

bool second_is_gone(Points points) { return points.first > 0 && points.second == 0; }

template <class State>
Rational total(const Odds<State>& odds) {
    return odds.chance([](const State&) { return true; });
}

}  // namespace

TEST_CASE("D3a: close combat of 4 against 4 SP after six rounds", "[dice][chain]") {
    const auto odds = odds_after(Points{4, 4}, 6, fight, somebody_is_gone);
    CHECK(odds.chance(second_is_gone) == Rational{342272, 531441});
    CHECK(total(odds) == 1);
}

TEST_CASE("D3b: the same until somebody is destroyed", "[dice][chain]") {
    const auto affair = odds_to_the_end(Points{4, 4}, fight, somebody_is_gone);
    CHECK(affair.ends.chance(second_is_gone) == Rational{723712, 823543});
    CHECK(total(affair.ends) == 1);
    CHECK(std::all_of(affair.ends.begin(), affair.ends.end(),
                      [](const auto& end) { return somebody_is_gone(end.first) && end.second > 0; }));
}

TEST_CASE("D3c: the same from 20 against 20 SP", "[dice][chain]") {
    const auto affair = odds_to_the_end(Points{20, 20}, fight, somebody_is_gone);
    CHECK(total(affair.ends) == 1);
    const Rational win = affair.ends.chance(second_is_gone);
    CHECK(win > Rational{Integer{9984095340LL}, Integer{10000000000LL}});
    CHECK(win < Rational{Integer{9984095341LL}, Integer{10000000000LL}});
}

TEST_CASE("an affair that is over before it begins", "[dice][chain]") {
    const auto affair = odds_to_the_end(Points{0, 4}, fight, somebody_is_gone);
    CHECK(affair.ends.size() == 1);
    CHECK(affair.ends.at({0, 4}) == 1);
    CHECK(affair.expected_rounds == 0);
    CHECK(odds_after(Points{0, 4}, 1000, fight, somebody_is_gone).at({0, 4}) == 1);
}

TEST_CASE("no rounds change nothing", "[dice][chain]") {
    CHECK(odds_after(Points{4, 4}, 0, fight, somebody_is_gone).at({4, 4}) == 1);
}

TEST_CASE("rounds until the first six: six on the average", "[dice][chain]") {
    const auto affair = odds_to_the_end(
        false, [](bool, EnumeratedDice& dice) { return dice.roll(d6, any) == 6; }, [](bool six) { return six; });
    CHECK(affair.ends.at(true) == 1);
    CHECK(affair.expected_rounds == 6);
}

TEST_CASE("two states that lead to one another are solved together", "[dice][chain]") {
    // At each throw the ball changes sides unless the player misses: red drops it on 1-2, blue on 1.
    enum Ball { with_red, with_blue, red_lost, blue_lost };
    const auto affair = odds_to_the_end(
        with_red,
        [](Ball ball, EnumeratedDice& dice) {
            const int face = dice.roll(d6, any);
            if (ball == with_red) return face <= 2 ? red_lost : with_blue;
            return face == 1 ? blue_lost : with_red;
        },
        [](Ball ball) { return ball >= red_lost; });
    // p = 1/3 + 2/3 · 5/6 · p
    CHECK(affair.ends.at(red_lost) == Rational{3, 4});
    CHECK(affair.ends.at(blue_lost) == Rational{1, 4});
    // visits of red: 1 / (1 - 5/9) = 9/4; of blue: two thirds of that
    CHECK(affair.expected_rounds == Rational{9, 4} + Rational{3, 2});
}

TEST_CASE("a walk to and fro: the gambler's ruin", "[dice][chain]") {
    const int size = GENERATE(2, 3, 10, 60);
    const int start = size / 3;
    const auto step = [](int place, EnumeratedDice& dice) { return place + (dice.roll(d6, any) <= 2 ? 1 : -1); };
    const auto affair = odds_to_the_end(start, step, [&](int place) { return place == 0 || place == size; });
    // One step up in three, two down: the chance to end on top is (2^start - 1) / (2^size - 1).
    const Integer top = (Integer{1} << start) - 1, all = (Integer{1} << size) - 1;
    const Rational up{top, all};
    if (start == 0) {
        CHECK(affair.ends.at(0) == 1);
    } else {
        CHECK(affair.ends.at(size) == up);
        CHECK(affair.ends.at(0) == 1 - up);
        CHECK(affair.expected_rounds == 3 * (start - size * up));
    }
}

TEST_CASE("circles may follow upon circles, with rounds of different dice", "[dice][chain]") {
    // Round the four corners of two squares, the first with a d6, the second with a d10; out on the highest face.
    using Corner = std::pair<int, int>;
    const auto affair = odds_to_the_end(
        Corner{0, 0},
        [](Corner corner, EnumeratedDice& dice) {
            const Die die = corner.first == 0 ? d6 : d10;
            if (dice.roll(die, any) == die.sides) return Corner{corner.first + 1, 0};
            return Corner{corner.first, (corner.second + 1) % 4};
        },
        [](Corner corner) { return corner.first == 2; });
    CHECK(affair.ends.at({2, 0}) == 1);
    CHECK(affair.expected_rounds == 16);
}

TEST_CASE("a chain that can go on for ever is refused", "[dice][chain]") {
    const auto stay = [](int state, EnumeratedDice& dice) {
        dice.roll(d6, any);
        return state;
    };
    CHECK_THROWS_AS(odds_to_the_end(1, stay, [](int) { return false; }), NeverEnds);

    // Half the time it is caught in a circle of three states.
    const auto trap = [](int state, EnumeratedDice& dice) {
        if (state == 0) return dice.roll(d6, any) <= 3 ? 1 : 10;
        return state % 3 + 1;
    };
    CHECK_THROWS_AS(odds_to_the_end(0, trap, [](int state) { return state == 10; }), NeverEnds);
}

TEST_CASE("a chain of too many states is refused", "[dice][chain]") {
    const auto climb = [](long state, EnumeratedDice& dice) { return state + dice.roll(Die{2}, any); };
    CHECK_THROWS_AS(odds_to_the_end(0L, climb, [](long) { return false; }), TooManyStates);

    const auto scatter = [](long state, EnumeratedDice& dice) { return state * 101 + dice.roll(d100, any); };
    CHECK_THROWS_AS(odds_after(0L, 3, scatter, [](long) { return false; }), TooManyStates);
}

TEST_CASE("a circle of too many states is refused", "[dice][chain]") {
    const int size = static_cast<int>(most_states_in_a_circle) + 2;
    const auto step = [](int place, EnumeratedDice& dice) { return place + (dice.roll(Die{2}, any) == 1 ? 1 : -1); };
    CHECK_THROWS_AS(odds_to_the_end(3, step, [&](int place) { return place == 0 || place == size; }), TooManyStates);
}

TEST_CASE("a long affair without circles is no trouble", "[dice][chain]") {
    const auto affair = odds_to_the_end(
        2000, [](int left, EnumeratedDice& dice) { return left - (dice.roll(d6, any) == 6); },
        [](int left) { return left == 0; });
    CHECK(affair.expected_rounds == 12000);
    CHECK(affair.ends.at(0) == 1);
}

TEST_CASE("D7 as a chain: keep the three highest of ten dice", "[dice][chain]") {
    using Three = std::array<int, 3>;
    const auto odds = odds_after(
        Three{}, 10,
        [](Three best, EnumeratedDice& dice) {
            best[2] = std::max(best[2], dice.roll(d6, any));
            std::sort(best.rbegin(), best.rend());
            return best;
        },
        [](const Three&) { return false; });
    CHECK(odds.chance([](const Three& best) { return best[0] + best[1] + best[2] == 17; }) == Rational{180605, 746496});
}

TEST_CASE("many rounds come close to the end and never beyond it", "[dice][chain]") {
    const auto ends = odds_to_the_end(Points{3, 2}, fight, somebody_is_gone).ends;
    const auto after = odds_after(Points{3, 2}, 200, fight, somebody_is_gone);
    CHECK(total(after) == 1);
    for (const auto& [points, p] : ends) {
        CHECK(after.at(points) < p);
        CHECK(p - after.at(points) < Rational{1, 1'000'000});
    }
}

TEST_CASE("any chain that moves on: its ends sum to one and match the listing of all ways", "[dice][chain]") {
    REQUIRE(rc::check([] {
        // From each state 1..n a d6 leads to a state below, each way its own.
        const int n = *rc::gen::inRange(1, 7);
        std::map<int, std::array<int, 6>> ways;
        for (int state = 1; state <= n; ++state)
            for (int& to : ways[state]) to = *rc::gen::inRange(-2, state);
        const auto step = [&](int state, auto& dice) {
            return ways.at(state)[static_cast<std::size_t>(dice.roll(d6, any) - 1)];
        };
        const auto over = [](int state) { return state <= 0; };
        const auto affair = odds_to_the_end(n, step, over);
        RC_ASSERT(total(affair.ends) == 1);
        const auto listed = exact_odds([&](auto& dice) {
            int state = n;
            while (!over(state)) state = step(state, dice);
            return state;
        });
        RC_ASSERT(affair.ends == listed);
        RC_ASSERT(odds_after(n, n, step, over) == listed);
    }));
}
