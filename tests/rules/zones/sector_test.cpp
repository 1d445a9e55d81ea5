#include "rules/zones/procedures/sector.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

DiceGroup attacker(const Sector& sector, const MeleeOptions& options = {}, ZoneClass zone_class = ZoneClass::d,
                   std::size_t index = 0) {
    ruling::NoRuling silent;
    return attacker_dice(sector, index, {tables(), options, tables().classes.row(zone_class).raise}, silent, 0);
}

DiceGroup defender(const Sector& sector, const MeleeOptions& options = {}, ZoneClass zone_class = ZoneClass::d,
                   std::size_t index = 0) {
    ruling::NoRuling silent;
    return defender_dice(sector, index, {tables(), options, tables().classes.row(zone_class).raise}, silent, 0);
}

Sector one_against_one(int castings, DefenderStatus status = DefenderStatus::garrison) {
    return {.attackers = {{castings, 3}}, .defenders = {{castings, 2, status}}};
}

}  // namespace

TEST_CASE("OZ-CV-1, OZ-GAP-1: a unit throws as many dice as its melee grade", "[zones][sector]") {
    for (int grade = 1; grade <= most_grade; ++grade)
        CHECK(attacker({.attackers = {{5, grade}}, .defenders = {{5, 1}}}).dice == grade);
    CHECK(attacker(one_against_one(5), {.melee_dice = {7, 8, 9, 0, 0, 0, 0, 0, 0, 0}}).dice == 9);
}

TEST_CASE("OZ-CV-4: each section that supports the attack adds two dice to the unit it helps", "[zones][sector]") {
    Sector sector{.attackers = {{24, 1}, {9, 3}}, .defenders = {{9, 1}}, .attacker_sections = 3, .support_unit = 1};
    CHECK(attacker(sector, {}, ZoneClass::d, 0) == DiceGroup{1, 3});
    CHECK(attacker(sector, {}, ZoneClass::d, 1) == DiceGroup{9, 1});
}

TEST_CASE("OZ-CV-5, OZ-RULING-8: garrison guns add no dice unless the option says so", "[zones][sector]") {
    Sector sector = one_against_one(5);
    sector.defender_sections = 2;
    CHECK(defender(sector).dice == 2);
    CHECK(defender(sector, {.defender_guns = DefenderGuns::melee_dice}).dice == 6);
    sector.defenders.push_back({5, 1, DefenderStatus::in_transit});
    CHECK(defender(sector, {.defender_guns = DefenderGuns::melee_dice}, ZoneClass::d, 1).dice == 1);
}

TEST_CASE("OZ-CV-8: castings give the level of Assault Intensity, and that the faces", "[zones][sector]") {
    for (const auto& [castings, faces] : std::vector<std::pair<int, int>>{{1, 1}, {10, 1}, {11, 2}, {19, 2}, {21, 3}})
        CHECK(attacker(one_against_one(castings)).faces == faces);
}

TEST_CASE("OZ-RULING-9: twenty castings are Level Two, raises stop at Four", "[zones][sector]") {
    CHECK(attacker(one_against_one(20)).faces == 2);
    CHECK(defender(one_against_one(20), {}, ZoneClass::f).faces == 4);
    CHECK(defender(one_against_one(60), {}, ZoneClass::f).faces == 4);
    CHECK(defender(one_against_one(20), {.level_four = LevelFour::over_20_only}, ZoneClass::f).faces == 3);
    CHECK(defender(one_against_one(21), {.level_four = LevelFour::over_20_only}, ZoneClass::f).faces == 4);
}

TEST_CASE("OZ-CV-6, OZ-CLS-2, OZ-CLS-3, OZ-CLS-4, OZ-CLS-5, OZ-CLS-6: how far a class raises its garrison",
          "[zones][sector]") {
    CHECK(defender(one_against_one(5), {}, ZoneClass::a).faces == 1);
    for (const ZoneClass zone_class : {ZoneClass::b, ZoneClass::c, ZoneClass::d})
        CHECK(defender(one_against_one(5), {}, zone_class).faces == 2);
    for (const ZoneClass zone_class : {ZoneClass::e, ZoneClass::f})
        CHECK(defender(one_against_one(5), {}, zone_class).faces == 3);
}

TEST_CASE("OZ-ASL-8: who is no garrison has nothing from the zone", "[zones][sector]") {
    CHECK(defender(one_against_one(5, DefenderStatus::in_transit)).faces == 1);
    CHECK(defender(one_against_one(5, DefenderStatus::reinforcement)).faces == 1);
    CHECK(attacker(one_against_one(5)).faces == 1);
}

TEST_CASE("OZ-CV-7, OZ-RULING-10: engaged units of both sides have the raise", "[zones][sector]") {
    const Sector sector{.attackers = {{5, 1, AttackerStatus::engaged}}, .defenders = {{5, 1, DefenderStatus::engaged}}};
    CHECK(attacker(sector).faces == 2);
    CHECK(defender(sector).faces == 2);
    CHECK(attacker(sector, {.engaged_modifier = EngagedModifier::none}).faces == 1);
    CHECK(defender(sector, {.engaged_modifier = EngagedModifier::none}).faces == 1);
}

TEST_CASE("TD-FRT-6, OZ-RULING-35: in a breached fort nobody has a raise", "[zones][sector]") {
    const Sector engaged{.attackers = {{5, 1, AttackerStatus::engaged}},
                         .defenders = {{5, 1, DefenderStatus::engaged}, {5, 1, DefenderStatus::garrison}}};
    const MeleeOptions breached{.works_breached = true};
    CHECK(attacker(engaged, breached, ZoneClass::f).faces == 1);
    CHECK(defender(engaged, breached, ZoneClass::f, 0).faces == 1);
    CHECK(defender(engaged, breached, ZoneClass::f, 1).faces == 1);
}

TEST_CASE("OZ-RULING-7: a unit's own castings give its level, or its side's", "[zones][sector]") {
    const Sector sector{.attackers = {{8, 1}, {8, 1}, {8, 1}}, .defenders = {{12, 1, DefenderStatus::in_transit}}};
    CHECK(attacker(sector).faces == 1);
    CHECK(attacker(sector, {.strength_basis = StrengthBasis::side_total}).faces == 3);
    CHECK(defender(sector, {.strength_basis = StrengthBasis::side_total}).faces == 2);
}

TEST_CASE("OZ-GAP-5, TD-TAC-1, TD-TAC-2, TD-TAC-8, TD-TAC-9, TD-RULING-16: cover in the field by class",
          "[zones][sector]") {
    CHECK(tables().classes.row(ZoneClass::b).raise == tables().cover_raise.protective);
    CHECK(tables().classes.row(ZoneClass::f).raise == tables().cover_raise.earthworks);
    const MeleeOptions in_the_field{.engaged_modifier = EngagedModifier::none};
    CHECK(defender(one_against_one(5), in_the_field, ZoneClass::b).faces == 2);
    CHECK(defender(one_against_one(5, DefenderStatus::reinforcement), in_the_field, ZoneClass::b).faces == 1);
    CHECK(defender(one_against_one(5, DefenderStatus::engaged), in_the_field, ZoneClass::f).faces == 1);
}
