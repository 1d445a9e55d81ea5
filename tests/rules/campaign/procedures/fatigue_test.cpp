#include "rules/campaign/procedures/fatigue.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

FatigueAfterBattleResult after(const FatigueAfterBattle& troops) {
    return silently([&](auto& ruling) { return work_out_fatigue(troops, tables(), ruling); });
}

}  // namespace

TEST_CASE("FW-FOM-7, fatigue_after_battle (1) and (2): a battle ends a forced march", "[campaign][fatigue][worked]") {
    CHECK(after({.fatigue = Condition::fresh, .forced_march = true}) ==
          FatigueAfterBattleResult{Condition::tired, true, true, true});
    CHECK(after({.fatigue = Condition::tired, .forced_march = true}) ==
          FatigueAfterBattleResult{Condition::exhausted, false, true, true});
    CHECK(after({.fatigue = Condition::exhausted, .forced_march = true}) ==
          FatigueAfterBattleResult{Condition::spent, false, false, true});
}

TEST_CASE("FW-RULING-11: what is said twice of the tired means the exhausted, and spent stays spent",
          "[campaign][fatigue]") {
    CHECK(one_step_worse(Condition::tired) == Condition::exhausted);
    CHECK(one_step_worse(Condition::exhausted) == Condition::spent);
    CHECK(after({.fatigue = Condition::spent, .forced_march = true}) ==
          FatigueAfterBattleResult{Condition::spent, false, false, true});
    CHECK(told([](auto& ruling) {
              work_out_fatigue({.fatigue = Condition::spent, .forced_march = true}, tables(), ruling);
          }) ==
          "It was spent and stays so.  [FW-RULING-11]\n"
          "The forced march is over.  [FW-FOM-7]\n"
          "It may not pursue.  [FW-FOM-8]\n"
          "It moves no more but in rout.  [FW-FOM-7]");
}

TEST_CASE("FW-RULING-12: who was not forced is not tired, but by the option", "[campaign][fatigue]") {
    CHECK(after({.fatigue = Condition::fresh}).fatigue == Condition::fresh);
    CHECK(after({.fatigue = Condition::fresh, .all_fighters_tire = true}) ==
          FatigueAfterBattleResult{Condition::tired, true, true, false});
}

TEST_CASE("FW-FOM-7: a skirmish of scouts tires nobody and ends nothing", "[campaign][fatigue]") {
    for (const Condition fatigue : {Condition::fresh, Condition::tired, Condition::exhausted})
        CHECK(after({.fatigue = fatigue,
                     .forced_march = true,
                     .all_fighters_tire = true,
                     .action = Action::scouting_skirmish}) ==
              FatigueAfterBattleResult{fatigue, fatigue != Condition::exhausted, true, false});
}

TEST_CASE("FW-FOM-8, FW-RULING-13: the exhausted do not pursue, by their state after or before",
          "[campaign][fatigue]") {
    FatigueAfterBattle troops{.fatigue = Condition::tired, .forced_march = true};
    CHECK_FALSE(after(troops).may_pursue);
    troops.pursuit_state = PursuitState::before;
    CHECK(after(troops).may_pursue);
    troops.fatigue = Condition::exhausted;
    CHECK_FALSE(after(troops).may_pursue);
}

TEST_CASE("FW-FOM-9: tired and exhausted troops fight at a disadvantage", "[campaign][fatigue]") {
    CHECK(tables().weariness_in_battle[0].modifier == 0);
    CHECK(tables().weariness_in_battle[1].modifier == -1);
    CHECK(tables().weariness_in_battle[1].may_charge);
    CHECK(tables().weariness_in_battle[2].modifier == -2);
    CHECK_FALSE(tables().weariness_in_battle[2].may_charge);
}
