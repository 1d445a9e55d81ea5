// The odds of every procedure sum to one, whatever its inputs; and what happens with real dice is among the outcomes.

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "dice/seeded_dice.hpp"
#include "rules/bbb/procedures/assault.hpp"
#include "rules/bbb/procedures/firefight.hpp"
#include "rules/bbb/procedures/movement_roll.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

bool yes() { return *rc::gen::arbitrary<bool>(); }
int between(int low, int high) { return *rc::gen::inRange(low, high + 1); }
Quality any_quality() { return static_cast<Quality>(between(0, 2)); }

/// Sums to one, and dice as they may fall give one of the results.
template <class Resolve>
void check_odds(Resolve resolve) {
    const auto odds = odds_of(resolve);
    dice::Rational sum = 0;
    for (const auto& [result, p] : odds) {
        RC_ASSERT(p > 0);
        sum += p;
    }
    RC_ASSERT(sum == 1);
    std::vector<int> faces;
    for (int i = 0; i < 80; ++i) faces.push_back(between(1, 6));
    dice::PhysicalDice dice{faces};
    ruling::Ruling ruling;
    RC_ASSERT(odds.contains(resolve(static_cast<dice::LiveDice&>(dice), ruling)));
}

Firefight any_firefight() {
    const Arm arm = static_cast<Arm>(between(0, 2));
    const bool guns = arm == Arm::artillery;
    Firefight fire{.firepower = firepower(between(0, 240), between(1, 8)),
                   .phase = yes() ? FirePhase::defensive : FirePhase::offensive,
                   .target = {.arm = arm, .quality = any_quality(), .bases = guns ? 1 : between(1, 8)},
                   .firer_skirmishers = yes(),
                   .firer_rockets = yes(),
                   .firer_devastating = yes(),
                   .firer_ragged = yes(),
                   .flanking_fire = yes()};
    fire.target_advanced = fire.phase == FirePhase::defensive && yes();
    fire.target.disrupted = !guns && yes();
    fire.target.silenced = fire.target.reduced = guns && yes();
    fire.target.limbered = guns && yes();
    fire.target.skirmishers = yes();
    for (int kind = 0; kind < 6; ++kind)
        if (yes()) fire.cover.push_back(static_cast<Cover>(kind));
    fire.options.cover_stacking = yes() ? CoverStacking::best : CoverStacking::sum;
    return fire;
}

AssaultSide any_side(bool guns_too) {
    AssaultSide side;
    for (int i = between(1, 3); i > 0; --i) {
        AssaultUnit unit{.arm = static_cast<Arm>(between(0, guns_too ? 2 : 1)), .quality = any_quality()};
        unit.bases = unit.arm == Arm::artillery ? 1 : between(1, 6);
        unit.lost_bases = between(0, 3);
        unit.disrupted = yes();
        unit.low_ammo = yes();
        unit.fragile = yes();
        unit.aggressive = yes();
        side.units.push_back(unit);
    }
    side.in_depth = yes();
    return side;
}

}  // namespace

TEST_CASE("the odds of every firefight sum to one", "[bbb][properties]") {
    REQUIRE(rc::check([] {
        const Firefight fire = any_firefight();
        check_odds([&](auto& dice, auto& ruling) { return resolve_firefight(fire, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every movement roll sum to one", "[bbb][properties]") {
    REQUIRE(rc::check([] {
        const bool guns = yes();
        MovementRoll roll{.arm = guns ? Arm::artillery : Arm::infantry, .quality = any_quality()};
        roll.state = yes() ? State::good_order : guns ? State::silenced : State::disrupted;
        roll.bases = guns ? 1 : between(1, 6);
        roll.lost_bases = guns ? 0 : between(0, 4);
        roll.in_command = yes();
        roll.column_or_limbered = yes();
        roll.passive = yes();
        roll.fragile = yes();
        roll.in_rough = yes();
        roll.options.silenced_row = yes() ? SilencedRow::good_order : SilencedRow::disrupted;
        check_odds([&](auto& dice, auto& ruling) { return resolve_movement_roll(roll, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every assault sum to one, and it ends in time", "[bbb][properties]") {
    REQUIRE(rc::check([] {
        Assault assault{.attacker = any_side(false), .defender = any_side(true), .outflanked = yes()};
        for (int kind = 0; kind < 11 && assault.terrain.size() < 6; ++kind)
            if (between(0, 3) == 0) assault.terrain.push_back(static_cast<AssaultTerrain>(kind));
        assault.options.loss_scope = yes() ? LossScope::side : LossScope::each_unit;
        const auto fight = [&](auto& dice, auto& ruling) { return resolve_assault(assault, tables(), dice, ruling); };
        check_odds(fight);
        const int smaller = std::min(FightingSide{assault.attacker}.bases(), FightingSide{assault.defender}.bases());
        for (const auto& [end, p] : odds_of(fight)) {
            RC_ASSERT(end.rounds <= smaller);
            RC_ASSERT(!end.attacker_destroyed || !end.attacker_disrupted);
            RC_ASSERT(!end.defender_destroyed || end.defender_retire_in == 0);
        }
    }));
}

TEST_CASE("more firepower never hurts less", "[bbb][properties]") {
    const auto hurt = [](const Firefight& fire) {
        return odds_of([&](auto& dice, auto& ruling) { return resolve_firefight(fire, tables(), dice, ruling); })
            .mean([](const FirefightResult& result) { return result.bases_lost; });
    };
    REQUIRE(rc::check([&] {
        Firefight fire = any_firefight();
        const dice::Rational before = hurt(fire);
        fire.firepower.value += between(0, 20);
        RC_ASSERT(hurt(fire) >= before);
    }));
}

TEST_CASE("a side that is better in anything never fares worse", "[bbb][properties]") {
    const auto wins = [](const Assault& assault) {
        return odds_of([&](auto& dice, auto& ruling) { return resolve_assault(assault, tables(), dice, ruling); })
            .chance(
                [](const AssaultResult& end) { return end.rounds == 1 && end.band <= AssaultBand::attacker_plus_1; });
    };
    REQUIRE(rc::check([&] {
        const Assault assault{.attacker = any_side(false), .defender = any_side(true)};
        Assault better = assault;
        better.attacker.units[0].aggressive = true;
        better.attacker.units[0].disrupted = false;
        better.attacker.units[0].low_ammo = false;
        better.outflanked = true;
        RC_ASSERT(wins(better) >= wins(assault));
        Assault worse = assault;
        worse.terrain = {AssaultTerrain::stream};
        RC_ASSERT(wins(worse) <= wins(assault));
    }));
}
