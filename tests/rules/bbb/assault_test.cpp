#include "rules/bbb/procedures/assault.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

auto fighting(const Assault& assault) {
    return [=](auto& dice, auto& ruling) { return resolve_assault(assault, tables(), dice, ruling); };
}

AssaultUnit unit(int bases, Arm arm = Arm::infantry) {
    return {.arm = arm, .quality = Quality::veteran, .bases = bases};
}

Assault level(int attackers = 4, int defenders = 4) {
    return {.attacker = {.units = {unit(attackers)}}, .defender = {.units = {unit(defenders)}}};
}

int modifier_of(const Assault& assault) {
    ruling::Ruling ruling;
    return assault_modifier(assault, FightingSide{assault.attacker}, FightingSide{assault.defender}, tables(), ruling);
}

int ground(const std::vector<AssaultTerrain>& terrain, CoverStacking stacking = CoverStacking::best) {
    return terrain_against_attacker(terrain, stacking, tables());
}

dice::Rational chance_of(const Assault& assault, AssaultBand band) {
    return odds_of(fighting(assault)).chance([&](const AssaultResult& end) { return end.band == band; });
}

}  // namespace

TEST_CASE("BBB-ASLT-2, BBB-SCOPE-1: one die against one", "[bbb][assault]") {
    CHECK(with_dice({4, 1}, fighting(level())).band == AssaultBand::attacker_plus_1);
    CHECK(with_dice({1, 4}, fighting(level())).band == AssaultBand::defender_plus_1);
    CHECK(with_dice({6, 1}, fighting(level())).band == AssaultBand::attacker_plus_4);
}

TEST_CASE("BBB-ASLT-3: what favours the attacker adds, what favours the defender takes away", "[bbb][assault]") {
    for (bool AssaultUnit::* flag :
         {&AssaultUnit::aggressive, &AssaultUnit::disrupted, &AssaultUnit::low_ammo, &AssaultUnit::fragile}) {
        Assault attack = level();
        attack.attacker.units[0].*flag = true;
        Assault defence = level();
        defence.defender.units[0].*flag = true;
        CHECK(modifier_of(attack) == -modifier_of(defence));
        CHECK(std::abs(modifier_of(attack)) == 1);
        attack.defender.units[0].*flag = true;
        CHECK(modifier_of(attack) == 0);
    }
}

TEST_CASE(
    "BBB-ASLT-3a, BBB-TERR-1, BBB-TERR-2, BBB-TERR-3, BBB-TERR-5, BBB-TERR-6, BBB-TERR-7, BBB-TERR-8, BBB-TERR-9, "
    "BBB-TERR-11, BBB-TERR-12, BBB-TERR-13: what each ground is worth",
    "[bbb][assault]") {
    using T = AssaultTerrain;
    for (const T kind : {T::marsh, T::woods, T::village, T::rifle_pits, T::gentle_slope, T::stream})
        CHECK(ground({kind}) == 1);
    for (const T kind : {T::town, T::entrenchments, T::steep_slope, T::bridge}) CHECK(ground({kind}) == 2);
    CHECK(ground({T::fort}) == 3);
    Assault assault = level();
    assault.terrain = {T::fort};
    CHECK(modifier_of(assault) == -3);
}

TEST_CASE("BBB-TERR-14, BBB-RULING-18: how grounds add up", "[bbb][assault]") {
    using T = AssaultTerrain;
    CHECK(ground({}) == 0);
    CHECK(ground({T::woods, T::town, T::rifle_pits}) == 2);
    CHECK(ground({T::gentle_slope, T::steep_slope}) == 2);
    CHECK(ground({T::stream, T::bridge}) == 2);
    CHECK(ground({T::fort, T::steep_slope, T::stream}) == 6);
    CHECK(ground({T::fort, T::steep_slope, T::bridge}) == 6);
    CHECK(ground({T::woods, T::rifle_pits}, CoverStacking::sum) == 2);
    CHECK(ground({T::fort, T::entrenchments, T::woods, T::steep_slope}, CoverStacking::sum) == 6);
}

TEST_CASE("BBB-ASLT-3b: nobody is outflanked in a town or a fort", "[bbb][assault]") {
    Assault assault = level();
    assault.outflanked = true;
    CHECK(modifier_of(assault) == 2);
    assault.terrain = {AssaultTerrain::woods};
    CHECK(modifier_of(assault) == 1);
    assault.terrain = {AssaultTerrain::town};
    CHECK(modifier_of(assault) == -2);
    assault.terrain = {AssaultTerrain::fort};
    CHECK(modifier_of(assault) == -3);
}

TEST_CASE("BBB-ASLT-3c, BBB-RULING-19: odds of numbers, compared exactly", "[bbb][assault]") {
    CHECK(numbers_modifier(4, 4, tables()) == 0);
    CHECK(numbers_modifier(4, 3, tables()) == 0);
    CHECK(numbers_modifier(3, 2, tables()) == 1);
    CHECK(numbers_modifier(5, 3, tables()) == 1);
    CHECK(numbers_modifier(2, 1, tables()) == 2);
    CHECK(numbers_modifier(5, 2, tables()) == 2);
    CHECK(numbers_modifier(3, 1, tables()) == 3);
    CHECK(numbers_modifier(120, 1, tables()) == 3);
    for (int a = 1; a <= 12; ++a)
        for (int d = 1; d <= 12; ++d) CHECK(modifier_of(level(a, d)) == -modifier_of(level(d, a)));
    // All bases of all units count.
    Assault assault = level(2, 4);
    assault.attacker.units.push_back(unit(4, Arm::cavalry));
    CHECK(modifier_of(assault) == 1);
}

TEST_CASE(
    "BBB-ASLT-3d, BBB-ASLT-3e, BBB-ASLT-3f, BBB-ASLT-3g, BBB-ASLT-3h, BBB-ASLT-3i, BBB-ATT-3, BBB-ATT-4, BBB-ATT-9, "
    "BBB-ATT-10, BBB-ATT-11, BBB-ATT-12, BBB-RULING-28: advantages and penalties",
    "[bbb][assault]") {
    Assault assault = level();
    AssaultUnit& attacker = assault.attacker.units[0];
    attacker.aggressive = true;
    CHECK(modifier_of(assault) == 1);
    assault.attacker.in_depth = true;
    CHECK(modifier_of(assault) == 2);
    attacker.disrupted = true;
    CHECK(modifier_of(assault) == 1);
    attacker.low_ammo = true;
    CHECK(modifier_of(assault) == 0);
    attacker.fragile = true;
    CHECK(modifier_of(assault) == -1);
    attacker.lost_bases = 3;
    CHECK(modifier_of(assault) == -3);
    attacker.spent_after = 4;
    CHECK(modifier_of(assault) == -1);
}

TEST_CASE("BBB-RULING-25: one base is never in depth", "[bbb][assault]") {
    Assault assault = level(1, 1);
    assault.attacker.in_depth = true;
    CHECK(modifier_of(assault) == 0);
    assault = level(2, 2);
    assault.attacker.in_depth = true;
    CHECK(modifier_of(assault) == 1);
}

TEST_CASE("BBB-ASLT-4, BBB-RULING-22: the bands and what they do", "[bbb][assault]") {
    CHECK(band_of(7, tables()) == AssaultBand::attacker_plus_7);
    CHECK(band_of(6, tables()) == AssaultBand::attacker_plus_4);
    CHECK(band_of(3, tables()) == AssaultBand::attacker_plus_1);
    CHECK(!band_of(0, tables()));
    CHECK(band_of(-1, tables()) == AssaultBand::defender_plus_1);
    CHECK(band_of(-4, tables()) == AssaultBand::defender_plus_4);
    CHECK(band_of(-7, tables()) == AssaultBand::defender_plus_7);

    Assault assault = level();
    assault.outflanked = true;
    const AssaultResult rout = with_dice({6, 1}, fighting(assault));
    CHECK(rout == AssaultResult{.rounds = 1,
                                .band = AssaultBand::attacker_plus_7,
                                .defender_bases_lost = 2,
                                .defender_disrupted = true,
                                .defender_retire_in = 12,
                                .exploitation = Licence::must});
    // An old disruption stays.
    assault.attacker.units[0].disrupted = assault.defender.units[0].disrupted = true;
    CHECK(with_dice({6, 1}, fighting(assault)).attacker_disrupted);

    assault = level();
    assault.terrain = {AssaultTerrain::entrenchments};
    const AssaultResult repulse = with_dice({1, 6}, fighting(assault));
    CHECK(repulse == AssaultResult{.rounds = 1,
                                   .band = AssaultBand::defender_plus_7,
                                   .attacker_bases_lost = 2,
                                   .attacker_disrupted = true,
                                   .attacker_retire_in = 12});
    CHECK(with_dice({1, 4}, fighting(assault)).attacker_retire_in == 6);
    CHECK(with_dice({1, 1}, fighting(assault)).attacker_retire_in == 3);
    assault.attacker.units[0].arm = Arm::cavalry;
    CHECK(with_dice({1, 6}, fighting(assault)).attacker_retire_in == 18);
}

TEST_CASE("BBB-ASLT-5, BBB-RULING-21: a draw is fought again with what is left", "[bbb][assault]") {
    const AssaultResult end = with_dice({3, 3, 5, 4}, fighting(level()));
    CHECK(end.rounds == 2);
    CHECK(end.band == AssaultBand::attacker_plus_1);
    CHECK(end.attacker_bases_lost == 1);
    CHECK(end.defender_bases_lost == 1);
    CHECK(end.attacker_disrupted);

    CHECK(with_dice({3, 3}, fighting(level(1, 1))).band == AssaultBand::draw_both_destroyed);
    CHECK(with_dice({1, 3}, fighting(level(2, 1))).band == AssaultBand::draw_defender_destroyed);
    CHECK(with_dice({1, 3}, fighting(level(2, 1))).occupation == Licence::must);
    CHECK(with_dice({3, 1}, fighting(level(1, 2))).band == AssaultBand::draw_attacker_destroyed);

    // Depth ends with fewer than two bases: level again in the second round.
    Assault deep = level(2, 2);
    deep.attacker.in_depth = true;
    CHECK(with_dice({2, 3, 3, 3}, fighting(deep)).band == AssaultBand::draw_both_destroyed);
}

TEST_CASE("BBB-ASLT-6, BBB-RULING-20: the side loses, or each of its units", "[bbb][assault]") {
    Assault assault = level(3, 4);
    assault.attacker.units.push_back(unit(3));
    CHECK(with_dice({1, 6}, fighting(assault)).attacker_bases_lost == 1);
    assault.options.loss_scope = LossScope::each_unit;
    CHECK(with_dice({1, 6}, fighting(assault)).attacker_bases_lost == 2);
}

TEST_CASE("BBB-ASLT-7, BBB-RULING-10: all share the result, and guns are silenced", "[bbb][assault]") {
    Assault assault = level(4, 1);
    assault.defender.units = {unit(1, Arm::artillery), unit(6)};
    CHECK(with_dice({3, 1}, fighting(assault)).defender_disrupted);
    CHECK(told_with_dice({3, 1}, fighting(assault)).find("BBB-ASLT-7") != std::string::npos);
    assault.defender.units[0].disrupted = true;  // silenced
    CHECK(modifier_of(assault) == 0);            // 4 to 7 against, silenced for
}

TEST_CASE("BBB-RULING-17: the next unit takes over", "[bbb][assault]") {
    Assault assault = level(4, 1);
    assault.defender.units = {unit(1), unit(3, Arm::cavalry)};
    assault.outflanked = true;
    const AssaultResult end = with_dice({6, 1}, fighting(assault));
    CHECK(end.defender_bases_lost == 2);
    CHECK(!end.defender_destroyed);
    CHECK(end.defender_retire_in == 18);
}

TEST_CASE("BBB-RULING-50: a battery defends as one base", "[bbb][assault]") {
    Assault assault = level(3, 1);
    assault.defender.units[0].arm = Arm::artillery;
    CHECK(modifier_of(assault) == 3);
    const AssaultResult end = with_dice({4, 1}, fighting(assault));
    CHECK(end.defender_destroyed);
    CHECK(end.defender_retire_in == 0);
    CHECK(end.exploitation == Licence::may);
}

TEST_CASE("level sides: three draws in a row as a power series", "[bbb][assault]") {
    // Ends with +5 in any of at most four rounds, each reached by a draw before.
    const dice::Rational draws = 1 + part(1, 6) + part(1, 36) + part(1, 216);
    CHECK(chance_of(level(), AssaultBand::attacker_plus_4) == part(3, 36) * draws);
    CHECK(chance_of(level(), AssaultBand::draw_both_destroyed) == part(1, 1296));
}

TEST_CASE("assault (9): six against four in a village on a slope", "[bbb][assault][worked]") {
    Assault assault = level(6, 4);
    assault.attacker.units[0].quality = assault.defender.units[0].quality = Quality::trained;
    assault.attacker.units[0].aggressive = true;
    assault.attacker.in_depth = true;
    assault.terrain = {AssaultTerrain::village, AssaultTerrain::gentle_slope};
    CHECK(modifier_of(assault) == 1);
    const AssaultResult end = with_dice({6, 2}, fighting(assault));
    CHECK(end == AssaultResult{.rounds = 1,
                               .band = AssaultBand::attacker_plus_4,
                               .attacker_disrupted = true,
                               .defender_bases_lost = 1,
                               .defender_disrupted = true,
                               .defender_retire_in = 9,
                               .exploitation = Licence::may,
                               .occupation = Licence::may});
    const auto odds = odds_of(fighting(assault));
    const auto first = [&](AssaultBand band) {
        return odds.chance([&](const AssaultResult& one) { return one.rounds == 1 && one.band == band; });
    };
    CHECK(first(AssaultBand::attacker_plus_4) == part(6, 36));
    CHECK(first(AssaultBand::attacker_plus_1) == part(15, 36));
    CHECK(first(AssaultBand::defender_plus_1) == part(9, 36));
    CHECK(first(AssaultBand::defender_plus_4) == part(1, 36));
    CHECK(chance_of(assault, AssaultBand::draw_defender_destroyed) == part(25, 139968));
}

TEST_CASE("assault (10): raw infantry at a battery", "[bbb][assault][worked]") {
    Assault assault = level(2, 1);
    assault.attacker.units[0].quality = Quality::raw;
    assault.defender.units[0].arm = Arm::artillery;
    CHECK(chance_of(assault, AssaultBand::draw_defender_destroyed) == part(4, 36));
    CHECK(chance_of(assault, AssaultBand::attacker_plus_7) == part(1, 36));
    const AssaultResult draw = with_dice({1, 3}, fighting(assault));
    CHECK(draw.attacker_bases_lost == 1);
    CHECK(!draw.attacker_destroyed);
    CHECK(draw.occupation == Licence::must);
    CHECK(told_with_dice({1, 3}, fighting(assault)) ==
          "BBB-ASLT-3c:+2 BBB-ASLT-2 BBB-ASLT-2 BBB-ASLT-4 BBB-ASLT-5 BBB-ASLT-6 BBB-ASLT-7 BBB-ASLT-6 BBB-ASLT-4 "
          "BBB-ASLT-4");
}
