#include "rules/siege/procedures/breach.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "dice/chain.hpp"
#include "rules/siege/procedures/aimed_shot.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

ShotsToBreach breach_by(std::string_view calibre, int range_yd, std::string_view type) {
    ShotsToBreach breach;
    breach.gun = gun(calibre);
    breach.range_yd = range_yd;
    breach.defence = defence(type);
    return breach;
}

/// A column of 60 points: value 12, a foot thick.
ShotsToBreach two_hits() {
    ShotsToBreach breach = breach_by("48", 10, "a");
    breach.defence_value = 12;
    breach.thickness_ft = 1;
    breach.max_shots = 4;
    return breach;
}

/// Shot after shot as a chain of states: points left and shots fired.
struct Under {
    int left{};
    int shots{};
    friend auto operator<=>(const Under&, const Under&) = default;
};

dice::Odds<BreachedAfter> odds_shot_by_shot(const ShotsToBreach& breach) {
    const auto after = dice::odds_after(
        Under{breach.points_left(tables()), 0}, breach.max_shots,
        [&](const Under& now, auto& dice) {
            ruling::NoRuling silent;
            const int left = now.left - resolve_aimed_damage(breach, tables(), dice, silent, 0);
            return Under{left < 0 ? 0 : left, now.shots + 1};
        },
        [](const Under& now) { return now.left == 0; });
    return after.merge_by([](const Under& end) { return BreachedAfter{end.left == 0, end.shots}; });
}

}  // namespace

TEST_CASE("shots to breach (1), SG-GAP-5: sixty shots of a 48 pounder for fieldworks", "[siege][breach][worked]") {
    CHECK(expected_shots(breach_by("48", 50, "a"), tables()) == 60);
}

TEST_CASE("SG-GAP-5: some 1,650 shots of a 48 pounder for a modern wall", "[siege][breach]") {
    const dice::Rational shots = expected_shots(breach_by("48", 50, "e"), tables());
    CHECK(shots > 1610);
    CHECK(shots < 1720);
}

TEST_CASE("shots to breach (2): a column of 60 points takes two hits", "[siege][breach][worked]") {
    const auto odds = breach_odds(two_hits(), tables());
    CHECK(odds.size() == 4);
    CHECK(odds.at({true, 2}) == part(1, 100));
    CHECK(odds.at({true, 3}) == part(9, 500));
    CHECK(odds.at({true, 4}) == part(243, 10000));
    CHECK(odds.at({false, 4}) == part(9477, 10000));
}

TEST_CASE("SG-RULING-44: where nothing is left to break no shot is needed", "[siege][breach]") {
    ShotsToBreach breach = two_hits();
    breach.damage_before = 60;
    CHECK(breach_odds(breach, tables()).at({true, 0}) == 1);
    CHECK(expected_shots(breach, tables()) == 0);
    CHECK(with_dice({}, [&](auto& dice, auto& ruling) { return resolve_breach(breach, tables(), dice, ruling); }) ==
          BreachedAfter{true, 0});
}

TEST_CASE("SG-GUN-5: a gun that does not reach never breaches", "[siege][breach]") {
    CHECK(breach_odds(breach_by("24", 2000, "a"), tables()).at({false, 40}) == 1);
    CHECK_FALSE(aimed_shot(breach_by("24", 2000, "a"), tables()).can_hurt());
}

TEST_CASE("SG-RULING-20: a column of a yard is not struck while shots on the target spread", "[siege][breach]") {
    ShotsToBreach breach = breach_by("48", 50, "a");
    breach.cell_width_yd = 1;
    CHECK_FALSE(aimed_shot(breach, tables()).can_hurt());
    breach.on_target_spread = OnTargetSpread::none;
    CHECK(aimed_shot(breach, tables()).can_hurt());
}

TEST_CASE("SG-GUN-2, SG-RULING-19: shots thrown for until the column is through", "[siege][breach]") {
    // On the target (5, 1) for 49, long, on the target for 46: 60 points are gone.
    const auto resolve = [](auto& dice, auto& ruling) { return resolve_breach(two_hits(), tables(), dice, ruling); };
    CHECK(with_dice({5, 1, 6, 10, 3, 6, 2, 1}, resolve) == BreachedAfter{true, 3});
    CHECK(verdicts_of(ruling_with_dice({5, 1, 6, 10, 3, 6, 2, 1}, resolve)) ==
          "points_left falls_on_target strikes_column average_die does_damage points_left falls_long strikes_nothing "
          "falls_on_target strikes_column average_die does_damage breached_at_shot");
    CHECK(with_dice({1, 1, 1, 1, 1, 1, 1, 1}, resolve) == BreachedAfter{false, 4});
}

TEST_CASE("the odds of a breach are those of its shots, one after the other", "[siege][breach][property]") {
    REQUIRE(rc::check([] {
        const auto between = [](int low, int high) { return *rc::gen::inRange(low, high + 1); };
        ShotsToBreach breach;
        breach.gun = {static_cast<std::int16_t>(between(0, static_cast<int>(tables().guns.size()) - 1))};
        breach.range_yd = between(0, 700);
        breach.fire_factor = between(-8, 6);
        if (!row_of(tables(), breach.gun).fires_singly) breach.guns = between(1, 8);
        breach.on_target_spread = static_cast<OnTargetSpread>(between(0, 2));
        breach.cell_width_yd = between(1, 8);
        breach.defence_value = between(1, 12);
        breach.thickness_ft = between(1, 4);
        breach.max_shots = between(1, 9);
        const auto odds = breach_odds(breach, tables());
        RC_ASSERT(odds == odds_shot_by_shot(breach));
        dice::Rational sum = 0;
        for (const auto& [result, p] : odds) sum += p;
        RC_ASSERT(sum == 1);
    }));
}

TEST_CASE("the mean number of shots is that of the chain of states", "[siege][breach][property]") {
    REQUIRE(rc::check([] {
        const auto between = [](int low, int high) { return *rc::gen::inRange(low, high + 1); };
        ShotsToBreach breach = breach_by("12", between(0, 900), "a");
        breach.fire_factor = between(-5, 4);
        breach.guns = between(1, 6);
        breach.cell_width_yd = between(3, 6);
        breach.defence_value = between(1, 20);
        breach.thickness_ft = between(1, 2);
        const auto affair = dice::odds_to_the_end(
            breach.points_left(tables()),
            [&](int left, auto& dice) {
                ruling::NoRuling silent;
                const int after = left - resolve_aimed_damage(breach, tables(), dice, silent, 0);
                return after < 0 ? 0 : after;
            },
            [](int left) { return left == 0; });
        RC_ASSERT(expected_shots(breach, tables()) == affair.expected_rounds);
    }));
}

TEST_CASE("a thicker wall never takes fewer shots", "[siege][breach][property]") {
    ShotsToBreach breach = breach_by("18", 120, "a");
    dice::Rational before = 0;
    for (int feet = 1; feet <= 30; ++feet) {
        breach.thickness_ft = feet;
        const dice::Rational shots = expected_shots(breach, tables());
        CHECK(shots >= before);
        before = shots;
    }
}
