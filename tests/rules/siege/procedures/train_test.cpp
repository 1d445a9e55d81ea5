#include "rules/siege/procedures/train.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <map>

#include "rules/siege/procedures/aimed_shot.hpp"
#include "rules/siege/procedures/breach.hpp"
#include "rules/siege/procedures/damage_sum.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

DaysToBreach at_fieldworks(std::vector<TrainGuns> train) {
    DaysToBreach breach;
    breach.train = std::move(train);
    breach.defence = defence("a");
    return breach;
}

/// The odds shot by shot.
dice::Odds<BreachedOnDay> odds_by_convolution(const DaysToBreach& breach) {
    const int need = breach.points_left(tables());
    std::map<int, dice::Rational> below{{0, 1}};
    dice::Odds<BreachedOnDay> odds;
    dice::Rational standing = 1;
    for (int day = 1; day <= breach.max_days; ++day) {
        for (const TrainGuns& guns : breach.train) {
            const AimedShot shot = aimed_shot(breach.fire_of(guns), tables());
            for (int i = breach.shots_a_day(guns, tables()); i > 0; --i) {
                std::map<int, dice::Rational> next;
                for (const auto& [damage, p] : below) {
                    if (shot.nothing > 0) next[damage] += p * dice::Rational{shot.nothing, shot.whole};
                    for (const Blow& blow : shot.blows)
                        if (damage + blow.damage < need)
                            next[damage + blow.damage] += p * dice::Rational{blow.weight, shot.whole};
                }
                below = std::move(next);
            }
        }
        dice::Rational still = 0;
        for (const auto& [damage, p] : below) still += p;
        if (still != standing) odds.emplace(BreachedOnDay{true, day}, standing - still);
        standing = still;
    }
    if (standing != 0) odds.emplace(BreachedOnDay{false, breach.max_days}, standing);
    return odds;
}

}  // namespace

TEST_CASE("SG-GUN-1, SG-TIM-1: shots of a day by calibre", "[siege][train]") {
    DaysToBreach breach = at_fieldworks({});
    CHECK(breach.shots_a_day({.gun = gun("48"), .count = 10}, tables()) == 80);
    CHECK(breach.shots_a_day({.gun = gun("24")}, tables()) == 16);
    CHECK(breach.shots_a_day({.gun = gun("12"), .count = 2, .guns = 8}, tables()) == 96);
    breach.hours_a_day = 8;
    CHECK(breach.shots_a_day({.gun = gun("48")}, tables()) == 3);
}

TEST_CASE("SG-GAP-5: ten 48 pounders breach fieldworks in a day or two", "[siege][train]") {
    DaysToBreach breach = at_fieldworks({{.gun = gun("48"), .count = 10, .range_yd = 50}});
    breach.max_days = 4;
    const auto odds = days_to_breach_odds(breach, tables());
    // Six hits of eighty shots, one in ten of which hits.
    CHECK(odds.at({true, 1}) > part(4, 5));
    CHECK(odds.at({true, 1}) + odds.at({true, 2}) > part(999, 1000));
}

TEST_CASE("one gun by days and by shots has the same odds", "[siege][train]") {
    DaysToBreach by_days = at_fieldworks({{.gun = gun("48"), .range_yd = 50}});
    by_days.max_days = 5;
    ShotsToBreach by_shots;
    by_shots.gun = gun("48");
    by_shots.range_yd = 50;
    by_shots.defence = defence("a");
    by_shots.max_shots = 40;
    const auto shots = breach_odds(by_shots, tables());
    const auto in_days = shots.merge_by([](const BreachedAfter& after) {
        return BreachedOnDay{after.breached, after.breached ? (after.shots + 7) / 8 : 5};
    });
    CHECK(days_to_breach_odds(by_days, tables()) == in_days);
}

TEST_CASE("SG-RULING-44, SG-RULING-38: a day that breaches, and one that does not", "[siege][train]") {
    DaysToBreach breach = at_fieldworks({{.gun = gun("48"), .range_yd = 50}});
    breach.hours_a_day = 1;  // one shot
    breach.damage_before = 204;
    breach.max_days = 2;
    const auto resolve = [&](auto& dice, auto& ruling) {
        return resolve_days_to_breach(breach, tables(), dice, ruling);
    };
    CHECK(with_dice({5, 1, 1}, resolve) == BreachedOnDay{true, 1});
    CHECK(with_dice({1, 1, 6, 2, 4}, resolve) == BreachedOnDay{true, 2});
    CHECK(with_dice({1, 1, 1, 1}, resolve) == BreachedOnDay{false, 2});
    CHECK(verdicts_of(ruling_with_dice({1, 1, 6, 2, 4}, resolve)) ==
          "points_left points_left_after_day breached_on_day");
    breach.damage_before = 250;
    CHECK(with_dice({}, resolve) == BreachedOnDay{true, 0});
    CHECK(days_to_breach_odds(breach, tables()).at({true, 0}) == 1);
}

TEST_CASE("SG-GUN-5: a train that does not reach never breaches", "[siege][train]") {
    const DaysToBreach breach = at_fieldworks({{.gun = gun("3-4"), .range_yd = 2000}});
    CHECK(days_to_breach_odds(breach, tables()).at({false, 30}) == 1);
    CHECK(breach_work(breach, tables()) == 0);
}

TEST_CASE("shots that never miss are counted too", "[siege][train]") {
    // Each shot does 3 or 5, with odds of 1 and 2: below 10 are 3+3, 3+5 and 5+3.
    const AimedShot shot{.blows = {{3, 1}, {5, 2}}, .nothing = 0, .whole = 3};
    CHECK(ways_below(10, {{shot, 2}}) == 1 + 2 + 2);
    CHECK(ways_below(10, {{shot, 4}}) == 0);
    CHECK(ways_below(13, {{shot, 4}}) == 1);
}

TEST_CASE("the odds of a train are those of its shots, one after the other", "[siege][train][property]") {
    REQUIRE(rc::check([] {
        const auto between = [](int low, int high) { return *rc::gen::inRange(low, high + 1); };
        DaysToBreach breach = at_fieldworks({});
        for (int kinds = between(1, 3); kinds > 0; --kinds) {
            TrainGuns guns{.gun = {static_cast<std::int16_t>(between(0, static_cast<int>(tables().guns.size()) - 1))},
                           .count = between(1, 2),
                           .range_yd = between(0, 600),
                           .fire_factor = between(-6, 4)};
            if (!row_of(tables(), guns.gun).fires_singly) guns.guns = between(1, 4);
            breach.train.push_back(guns);
        }
        breach.hours_a_day = between(1, 2);
        breach.on_target_spread = static_cast<OnTargetSpread>(between(0, 2));
        breach.cell_width_yd = between(2, 6);
        breach.defence_value = between(1, 12);
        breach.thickness_ft = between(1, 3);
        breach.max_days = between(1, 3);
        const auto odds = days_to_breach_odds(breach, tables());
        RC_ASSERT(odds == odds_by_convolution(breach));
    }));
}
