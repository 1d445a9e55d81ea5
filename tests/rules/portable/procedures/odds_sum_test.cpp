// The odds of every procedure sum to one, whatever its inputs; and what happens with real dice is among the outcomes.

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "dice/seeded_dice.hpp"
#include "rules/portable/procedures/activation.hpp"
#include "rules/portable/procedures/close_combat.hpp"
#include "rules/portable/procedures/initiative.hpp"
#include "rules/portable/procedures/shelling.hpp"
#include "rules/portable/procedures/volley.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

bool yes() { return *rc::gen::arbitrary<bool>(); }
int between(int low, int high) { return *rc::gen::inRange(low, high + 1); }

Target any_target() {
    return {.quality = {static_cast<std::int16_t>(between(-1, static_cast<int>(tables().qualities.size()) - 1))},
            .sp = between(1, most_sp),
            .retreat_steps = between(0, 9),
            .policy = yes() ? HitPolicy::stand : HitPolicy::retreat_if_possible};
}

std::vector<NamedTarget> any_units(int fewest, int most) {
    std::vector<NamedTarget> units;
    for (int i = between(fewest, most); i > 0; --i) {
        const Target target = any_target();
        units.push_back({"unit_" + std::to_string(i), target.quality, target.sp, target.retreat_steps, target.policy});
    }
    return units;
}

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
void check_play(const Odds& odds, Resolve resolve) {
    dice::SeededDice dice{dice::Seed::from_word(std::to_string(between(0, 1000)))};
    ruling::Ruling ruling;
    const auto result = resolve(static_cast<dice::LiveDice&>(dice), ruling);
    RC_ASSERT(odds.count(result) == 1);
    RC_ASSERT(!ruling.empty());
}

template <class Resolve>
void check_both(Resolve resolve) {
    const auto odds = odds_of(resolve);
    check_odds(odds);
    check_play(odds, resolve);
}

template <class C>
void any_combatant(C& unit) {
    unit.type = {static_cast<std::int16_t>(between(0, static_cast<int>(tables().types.size()) - 1))};
    const Target target = any_target();
    unit.quality = target.quality;
    unit.sp = target.sp;
    unit.retreat_steps = target.retreat_steps;
    unit.policy = target.policy;
    for (bool C::* flag : {static_cast<bool C::*>(&C::front_on), static_cast<bool C::*>(&C::commander_adjacent),
                           static_cast<bool C::*>(&C::in_cover), static_cast<bool C::*>(&C::in_wood),
                           static_cast<bool C::*>(&C::in_river), static_cast<bool C::*>(&C::crossing_trench)})
        unit.*flag = yes();
    if (row_of(tables(), unit.type).arm == Arm::transport && yes()) unit.carried = any_target();
}

}  // namespace

TEST_CASE("the odds of every initiative sum to one", "[portable][property]") {
    REQUIRE(rc::check([] {
        Initiative initiative{static_cast<InitiativeTie>(between(0, 2)), std::nullopt};
        if (yes()) initiative.previous_first = yes() ? Side::red : Side::blue;
        check_odds(odds_of([&](auto& dice, auto& ruling) { return resolve_initiative(initiative, dice, ruling); }));
    }));
}

TEST_CASE("the odds of every activation sum to one", "[portable][property]") {
    REQUIRE(rc::check([] {
        const Activation activation{yes(), between(0, 40), {ActivationBy::dice}};
        const auto odds = activation_odds(activation, tables());
        check_odds(odds);
        check_play(odds,
                   [&](auto& dice, auto& ruling) { return resolve_activation(activation, tables(), dice, ruling, 0); });
    }));
}

TEST_CASE("the odds of every hit sum to one", "[portable][property]") {
    REQUIRE(rc::check([] {
        const Target target = any_target();
        const int hits = between(1, 6);
        check_both([&](auto& dice, auto& ruling) { return resolve_hits(target, hits, tables(), dice, ruling, 0); });
    }));
}

TEST_CASE("the odds of every shell sum to one", "[portable][property]") {
    REQUIRE(rc::check([] {
        ArtilleryFire fire;
        fire.range_hexes = between(1, 8);
        fire.line_of_sight = yes();
        fire.target_in_cover = yes();
        fire.same_target_last_turn = yes();
        fire.commander_near = yes();
        fire.target_units = any_units(0, 3);
        fire.in_front_units = any_units(0, 3);
        fire.behind_units = any_units(0, 3);
        fire.options = {yes() ? FireIntoCover::direct : FireIntoCover::indirect,
                        yes() ? ShortAtRange1::own_hex : ShortAtRange1::ineffective};
        check_both([&](auto& dice, auto& ruling) { return resolve_artillery_fire(fire, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every bombardment sum to one", "[portable][property]") {
    REQUIRE(rc::check([] {
        const auto any_hex = [] { return hex::ColumnRow{between(0, 2), between(0, 1)}; };
        Bombardment bombardment;
        for (int i = between(1, 2); i > 0; --i) {
            BombardingBattery battery{.line_of_sight = yes(), .target_in_cover = yes(), .target = any_hex()};
            if (yes()) battery.in_front = any_hex();
            if (yes()) battery.behind = any_hex();
            bombardment.batteries.push_back(battery);
        }
        for (const NamedTarget& unit : any_units(1, 2))
            bombardment.units.push_back({unit.id, unit.quality, unit.sp, unit.retreat_steps, unit.policy, any_hex()});
        check_both([&](auto& dice, auto& ruling) { return resolve_bombardment(bombardment, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every volley sum to one", "[portable][property]") {
    REQUIRE(rc::check([] {
        Volley volley;
        volley.weapon = firearm(yes() ? "machine_gun" : "small_arms");
        volley.target_in_cover = yes();
        volley.firer_moved = yes();
        volley.commander_near = yes();
        volley.units = any_units(1, 2);
        check_both([&](auto& dice, auto& ruling) { return resolve_volley(volley, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every close combat sum to one", "[portable][property]") {
    REQUIRE(rc::check([] {
        CloseCombat combat;
        any_combatant(combat.attacker);
        combat.attacker.uphill = yes();
        any_combatant(combat.defender);
        combat.options = {yes() ? WoodAndCover::cumulative : WoodAndCover::single, yes(), MeleeTie::stands};
        const auto odds = close_combat_odds(combat, tables());
        check_odds(odds);
        check_play(odds,
                   [&](auto& dice, auto& ruling) { return resolve_close_combat(combat, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of close combats that are fought to the end sum to one", "[portable][property][variant]") {
    REQUIRE(rc::check([] {
        CloseCombat combat;
        any_combatant(combat.attacker);
        any_combatant(combat.defender);
        combat.attacker.sp = between(1, 3);
        combat.defender.sp = between(1, 3);
        combat.options.melee_tie = MeleeTie::fought_again;
        const auto odds = close_combat_odds(combat, tables());
        check_odds(odds);
        check_play(odds,
                   [&](auto& dice, auto& ruling) { return resolve_close_combat(combat, tables(), dice, ruling); });
    }));
}
