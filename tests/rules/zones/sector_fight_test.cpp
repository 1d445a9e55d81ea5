#include "rules/zones/procedures/sector_fight.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

SectorFight fight_of(ZoneClass zone_class, AttackingUnit attacker, DefendingUnit defender, int rounds) {
    SectorFight fight;
    fight.zone_class = zone_class;
    fight.attacker = attacker;
    fight.defender = defender;
    fight.max_rounds = rounds;
    return fight;
}

auto fighting(const SectorFight& fight) {
    return [=](auto& dice, auto& ruling) { return resolve_sector_fight(fight, tables(), dice, ruling); };
}

}  // namespace

TEST_CASE("OZ-PM-4, OZ-PM-5: two lone castings over a bridge", "[zones][sector_fight][worked]") {
    const SectorFight fight = fight_of(ZoneClass::a, {1, 1}, {1, 1}, 2);
    const auto odds = sector_fight_odds(fight, tables());
    CHECK(odds.at({Control::attacker, 1}) == part(9, 100));
    CHECK(odds.at({Control::empty, 1}) == part(1, 100));
    CHECK(odds.at({Control::attacker, 2}) == part(729, 10'000));
    CHECK(odds.at({Control::contested, 2}) == part(6'561, 10'000));
    CHECK(sums_to_one(odds));
    CHECK(odds == odds_of(fighting(fight)));
}

TEST_CASE("OZ-PM-4: a village over three rounds", "[zones][sector_fight][worked]") {
    const auto odds = sector_fight_odds(fight_of(ZoneClass::c, {24, 5}, {16, 4}, 3), tables());
    CHECK(odds.at({Control::attacker, 1}) == part(266'870'121, 1'000'000'000));
    CHECK(dice::to_percent(odds.at({Control::contested, 3}), 3) == "32.062 %");
    CHECK(sums_to_one(odds));
}

TEST_CASE("OZ-CV-7, OZ-RULING-10: from the second round both are engaged", "[zones][sector_fight]") {
    const SectorFight fight = fight_of(ZoneClass::c, {24, 5}, {16, 4}, 3);
    CHECK(sector_in_round(fight, 1, {24, 16}).attackers.front().status == AttackerStatus::assaulting);
    CHECK(sector_in_round(fight, 2, {9, 4}).attackers.front().status == AttackerStatus::engaged);
    CHECK(sector_in_round(fight, 2, {9, 4}).attackers.front().castings == 9);
    CHECK(sector_in_round(fight, 2, {9, 4}).defenders.front().status == DefenderStatus::engaged);
}

TEST_CASE("OZ-CV-4: guns support every round, or the first alone", "[zones][sector_fight]") {
    SectorFight fight = fight_of(ZoneClass::a, {3, 1}, {3, 1}, 2);
    fight.attacker_sections = 1;
    fight.support_rounds = SupportRounds::first;
    CHECK(sector_in_round(fight, 1, {3, 3}).attacker_sections == 1);
    CHECK(sector_in_round(fight, 2, {3, 3}).attacker_sections == 0);
    CHECK(sector_fight_odds(fight, tables()) == odds_of(fighting(fight)));
    fight.support_rounds = SupportRounds::every;
    CHECK(sector_in_round(fight, 2, {3, 3}).attacker_sections == 1);
    CHECK(sector_fight_odds(fight, tables()) == odds_of(fighting(fight)));
}

TEST_CASE("OZ-RULING-14: a fight with the mirror of being shattered", "[zones][sector_fight]") {
    SectorFight fight = fight_of(ZoneClass::b, {4, 1}, {4, 2}, 2);
    fight.attacker_outfought = AttackerOutfought::mirror;
    const auto odds = sector_fight_odds(fight, tables());
    CHECK(odds.count({Control::defender, 1}) == 1);
    CHECK(odds == odds_of(fighting(fight)));
}

TEST_CASE("OZ-PM-4: the ruling of a fight tells its rounds", "[zones][sector_fight][ruling]") {
    const ruling::Ruling ruling = ruling_with_dice({5, 5, 10, 5}, fighting(fight_of(ZoneClass::a, {2, 1}, {1, 1}, 2)));
    CHECK(ruling.entries().front().clause == ruling::Clause{"OZ-PM-4"});
    CHECK(clauses_of(ruling).ends_with("OZ-PM-5"));
}
