#include "rules/bbb/procedures/evade.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

EvadeResult look(const Evade& evade) {
    ruling::Ruling ruling;
    return look_for_evasion(evade, tables(), ruling);
}

EvadeReason reason(const Evade& evade) { return look(evade).reason; }

}  // namespace

TEST_CASE("BBB-EVADE-2, BBB-ALLOW-4: half to full, less what the ground takes", "[bbb][evade]") {
    Evade cavalry{.arm = Arm::cavalry};
    CHECK(look(cavalry).max_in == 18);
    CHECK(look(cavalry).min_in == 9);
    cavalry.difficult_terrain = true;
    CHECK(look(cavalry).max_in == 12);
    CHECK(look(cavalry).min_in == 9);
    cavalry.linear_obstacles = 1;
    CHECK(look(cavalry).max_in == 6);
    CHECK(look(cavalry).min_in == 6);
    cavalry.linear_obstacles = most_obstacles;
    CHECK(look(cavalry).eligible);
    CHECK(look(cavalry).max_in == 0);
}

TEST_CASE("BBB-EVADE-3, BBB-RULING-31: who may evade, and the first reason why not", "[bbb][evade]") {
    CHECK(reason({.arm = Arm::cavalry}) == EvadeReason::ok);
    CHECK(reason({.arm = Arm::cavalry, .state = State::disrupted}) == EvadeReason::not_in_good_order);
    CHECK(reason({.arm = Arm::artillery, .limbered = true}) == EvadeReason::ok);
    CHECK(reason({.arm = Arm::artillery}) == EvadeReason::deployed_artillery);
    CHECK(reason({.arm = Arm::artillery, .state = State::silenced}) == EvadeReason::not_in_good_order);
    CHECK(reason({.arm = Arm::infantry, .skirmishers = true}) == EvadeReason::ok);
    CHECK(reason({.arm = Arm::infantry}) == EvadeReason::formed_infantry);
    CHECK(reason({.arm = Arm::infantry, .charger_arm = ChargerArm::cavalry}) == EvadeReason::formed_infantry);
    CHECK(reason({.arm = Arm::infantry, .skirmishers = true, .charger_arm = ChargerArm::cavalry}) ==
          EvadeReason::charged_by_cavalry);

    const EvadeOptions any{EvadeWho::any_mobile};
    CHECK(reason({.arm = Arm::infantry, .charger_arm = ChargerArm::cavalry, .options = any}) == EvadeReason::ok);
    CHECK(reason({.arm = Arm::artillery, .options = any}) == EvadeReason::deployed_artillery);
    const EvadeOptions nobody{EvadeWho::nobody};
    CHECK(reason({.arm = Arm::cavalry, .state = State::disrupted, .options = nobody}) == EvadeReason::option_forbids);
    CHECK(!look({.arm = Arm::cavalry, .options = nobody}).eligible);
}

TEST_CASE("BBB-ATT-5: skirmishers evade infantry", "[bbb][evade]") {
    CHECK(look({.arm = Arm::infantry, .skirmishers = true}).max_in == 12);
    CHECK(look({.arm = Arm::infantry, .skirmishers = true}).min_in == 6);
}

TEST_CASE("evade (11), (12): over an obstacle, and nowhere at all", "[bbb][evade][worked]") {
    const EvadeResult cavalry = look({.arm = Arm::cavalry, .linear_obstacles = 1});
    CHECK(cavalry.max_in == 12);
    CHECK(cavalry.min_in == 9);
    const EvadeResult infantry = look({.arm = Arm::infantry});
    CHECK(infantry.reason == EvadeReason::formed_infantry);
    CHECK(infantry.max_in == 0);
    const EvadeResult guns =
        look({.arm = Arm::artillery, .limbered = true, .difficult_terrain = true, .linear_obstacles = 1});
    CHECK(guns.eligible);
    CHECK(guns.max_in == 0);
    CHECK(guns.min_in == 0);
}
