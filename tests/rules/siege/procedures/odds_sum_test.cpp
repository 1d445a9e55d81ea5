// The odds of every procedure sum to one, whatever its inputs; and what happens with real dice is among the outcomes.

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "dice/seeded_dice.hpp"
#include "rules/siege/procedures/bombardment.hpp"
#include "rules/siege/procedures/breach.hpp"
#include "rules/siege/procedures/casualties.hpp"
#include "rules/siege/procedures/charge.hpp"
#include "rules/siege/procedures/mine.hpp"
#include "rules/siege/procedures/train.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

int between(int low, int high) { return *rc::gen::inRange(low, high + 1); }
bool yes() { return *rc::gen::arbitrary<bool>(); }

template <class Odds>
void check_odds(const Odds& odds) {
    dice::Rational sum = 0;
    for (const auto& [result, p] : odds) {
        RC_ASSERT(p > 0);
        sum += p;
    }
    RC_ASSERT(sum == 1);
}

/// @param resolve  resolve(dice, ruling)
template <class Odds, class Resolve>
void check_both(const Odds& odds, Resolve resolve) {
    check_odds(odds);
    dice::SeededDice dice{dice::Seed::from_word(std::to_string(between(0, 1000)))};
    ruling::Ruling ruling;
    const auto result = resolve(static_cast<dice::LiveDice&>(dice), ruling);
    RC_ASSERT(odds.count(result) == 1);
    RC_ASSERT(!ruling.empty());
}

void any_fire(GunFire& fire) {
    fire.gun = {static_cast<std::int16_t>(between(0, static_cast<int>(tables().guns.size()) - 1))};
    fire.range_yd = between(0, 1500);
    fire.fire_factor = between(-10, 20);
    if (!row_of(tables(), fire.gun).fires_singly) fire.guns = between(1, 12);
    fire.on_target_spread = static_cast<OnTargetSpread>(between(0, 2));
    fire.cell_width_yd = between(1, 20);
}

}  // namespace

TEST_CASE("the odds of every shot sum to one", "[siege][property]") {
    REQUIRE(rc::check([] {
        BombardmentShot shot;
        any_fire(shot);
        shot.report = static_cast<ShotReport>(between(0, 2));
        const auto resolve = [&](auto& dice, auto& ruling) {
            return resolve_bombardment_shot(shot, tables(), dice, ruling);
        };
        check_both(odds_of(resolve), resolve);
    }));
}

TEST_CASE("the odds of every breach sum to one", "[siege][property]") {
    REQUIRE(rc::check([] {
        ShotsToBreach breach;
        any_fire(breach);
        breach.section = yes() ? Section::tower : Section::wall;
        breach.defence_value = between(1, 30);
        breach.thickness_ft = between(1, 5);
        breach.damage_before = between(0, 100);
        breach.max_shots = between(1, 30);
        check_both(shots_to_breach_odds(breach, tables()),
                   [&](auto& dice, auto& ruling) { return resolve_shots_to_breach(breach, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every train sum to one", "[siege][property]") {
    REQUIRE(rc::check([] {
        DaysToBreach breach;
        breach.train.push_back({.gun = gun("24"), .count = between(1, 4), .range_yd = between(0, 1000)});
        if (yes()) breach.train.push_back({.gun = gun("12"), .range_yd = between(0, 700), .guns = between(1, 8)});
        breach.defence_value = between(1, 20);
        breach.max_days = between(1, 3);
        check_both(days_to_breach_odds(breach, tables()),
                   [&](auto& dice, auto& ruling) { return resolve_days_to_breach(breach, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every mine sum to one", "[siege][property]") {
    REQUIRE(rc::check([] {
        const Mine mine{.target = yes() ? MineTarget::wall : MineTarget::building,
                        .barrels = between(1, 50),
                        .fire_factor = between(-10, 20),
                        .stores_within_10 = between(0, 6),
                        .stores_within_40 = between(0, 6),
                        .sympathetic = yes() ? Sympathetic::any : Sympathetic::premature_only};
        const auto resolve = [&](auto& dice, auto& ruling) { return resolve_mine(mine, tables(), dice, ruling); };
        check_both(odds_of(resolve), resolve);
    }));
}

TEST_CASE("the odds of all charges sum to one", "[siege][property]") {
    REQUIRE(rc::check([] {
        Charges charges{.target = static_cast<ChargeTarget>(between(0, 4)), .charges = between(1, 8)};
        if (yes()) charges.length_cm = between(1, 60);
        if (yes()) charges.width_cm = between(1, 60);
        charges.width_yd = between(1, 50);
        charges.depth_yd = between(1, 20);
        const auto resolve = [&](auto& dice, auto& ruling) { return resolve_charges(charges, tables(), dice, ruling); };
        check_both(odds_of(resolve), resolve);
    }));
}

TEST_CASE("the odds of all casualties sum to one", "[siege][property]") {
    REQUIRE(rc::check([] {
        CollapseCasualty casualty{.distance_yd = between(0, 50), .figures = between(1, 8)};
        if (yes())
            casualty.zone = static_cast<Zone>(between(0, 1));
        else
            casualty.where = static_cast<Place>(between(0, 4));
        if (yes()) casualty.report = CasualtyReport::dead;
        check_both(collapse_casualty_odds(casualty, tables()), [&](auto& dice, auto& ruling) {
            return resolve_collapse_casualty(casualty, tables(), dice, ruling);
        });
    }));
}
