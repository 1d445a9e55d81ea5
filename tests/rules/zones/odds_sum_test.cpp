// The odds of every procedure sum to one, whatever its inputs; what happens with real dice is among the outcomes; and
// more never makes less.

#include <rapidcheck.h>

#include "dice/seeded_dice.hpp"
#include "rules/zones/procedures/bombardment.hpp"
#include "rules/zones/procedures/sector_fight.hpp"
#include "rules/zones/procedures/zone_assault.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

bool yes() { return *rc::gen::arbitrary<bool>(); }
int between(int low, int high) { return *rc::gen::inRange(low, high + 1); }

template <class E>
E any_of(int count) {
    return static_cast<E>(between(0, count - 1));
}

MeleeOptions any_options() {
    MeleeOptions options{.defender_guns = any_of<DefenderGuns>(2),
                         .strength_basis = any_of<StrengthBasis>(2),
                         .level_four = any_of<LevelFour>(2),
                         .engaged_modifier = any_of<EngagedModifier>(2),
                         .works_breached = yes(),
                         .triple_of_zero = any_of<TripleOfZero>(2),
                         .attacker_outfought = any_of<AttackerOutfought>(2)};
    if (yes()) options.melee_dice = {0, 1, 1, 2, 3, 3, 4, 5, 6, 7};
    return options;
}

Sector any_sector(int most_units) {
    Sector sector;
    for (int i = between(0, most_units); i > 0; --i)
        sector.attackers.push_back({between(1, 60), between(1, 10), any_of<AttackerStatus>(2)});
    for (int i = between(0, most_units); i > 0; --i)
        sector.defenders.push_back(
            {between(1, 60), between(1, 10),
             sector.defenders.empty() ? any_of<DefenderStatus>(4) : DefenderStatus::reinforcement});
    if (!sector.attackers.empty()) {
        sector.attacker_sections = between(0, 8);
        sector.support_unit = between(0, static_cast<int>(sector.attackers.size()) - 1);
    }
    sector.defender_sections = between(0, 4);
    return sector;
}

/// @param resolve  resolve(dice, ruling)
template <class Odds, class Resolve>
void check_play(const Odds& odds, Resolve resolve) {
    RC_ASSERT(sums_to_one(odds));
    dice::SeededDice dice{dice::Seed::from_word(std::to_string(between(0, 1000)))};
    ruling::Ruling ruling;
    RC_ASSERT(odds.count(resolve(static_cast<dice::LiveDice&>(dice), ruling)) == 1);
    RC_ASSERT(!ruling.empty());
}

SectorAssault any_assault() {
    SectorAssault assault;
    assault.zone_class = any_of<ZoneClass>(6);
    static_cast<Sector&>(assault) = any_sector(2);
    static_cast<MeleeOptions&>(assault) = any_options();
    assault.report = any_of<SectorReport>(2);
    return assault;
}

/// What an attacker gains from a sector: all of it, half of it, nothing.
dice::Rational worth(const SectorAssault& assault) {
    return sector_assault_odds(assault, tables()).mean([](const SectorAssaultResult& result) {
        return dice::Rational{result.control == Control::attacker    ? 2
                              : result.control == Control::contested ? 1
                                                                     : 0,
                              2};
    });
}

}  // namespace

TEST_CASE("the odds of every bombardment sum to one", "[zones][property]") {
    REQUIRE(rc::check([] {
        Bombardment bombardment{.zone_class = any_of<ZoneClass>(6),
                                .in_transit_castings = yes() ? between(0, 20) : 0,
                                .garrison_castings = between(0, 40),
                                .penalty_scope = any_of<PenaltyScope>(2),
                                .half_rounding = any_of<HalfRounding>(2),
                                .overflow = any_of<Overflow>(2)};
        for (int i = between(1, 6); i > 0; --i) bombardment.barrages.push_back(between(1, 20));
        if (yes()) bombardment.class_a_faces = between(1, 4);
        check_play(bombardment_odds(bombardment, tables()),
                   [&](auto& dice, auto& ruling) { return resolve_bombardment(bombardment, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every assault on a sector sum to one", "[zones][property]") {
    REQUIRE(rc::check([] {
        const SectorAssault assault = any_assault();
        check_play(sector_assault_odds(assault, tables()),
                   [&](auto& dice, auto& ruling) { return resolve_sector_assault(assault, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every fight for a sector sum to one", "[zones][property]") {
    REQUIRE(rc::check([] {
        SectorFight fight;
        fight.zone_class = any_of<ZoneClass>(6);
        fight.attacker = {between(1, 8), between(1, 3), any_of<AttackerStatus>(2)};
        fight.defender = {between(1, 8), between(1, 3), any_of<DefenderStatus>(4)};
        fight.attacker_sections = between(0, 1);
        fight.max_rounds = between(1, 4);
        fight.support_rounds = any_of<SupportRounds>(2);
        fight.attacker_outfought = any_of<AttackerOutfought>(2);
        check_play(sector_fight_odds(fight, tables()),
                   [&](auto& dice, auto& ruling) { return resolve_sector_fight(fight, tables(), dice, ruling); });
    }));
}

TEST_CASE("the odds of every assault on a zone sum to one", "[zones][property]") {
    REQUIRE(rc::check([] {
        ZoneAssault assault;
        assault.zone_class = ZoneClass::d;
        for (int i = 0; i < 3; ++i) assault.sectors.push_back(any_sector(1));
        static_cast<MeleeOptions&>(assault) = any_options();
        check_play(zone_assault_odds(assault, tables()),
                   [&](auto& dice, auto& ruling) { return resolve_zone_assault(assault, tables(), dice, ruling); });
    }));
}

TEST_CASE("one gun section more never harms an attack", "[zones][property]") {
    REQUIRE(rc::check([] {
        SectorAssault assault = any_assault();
        if (assault.attackers.empty()) assault.attackers.push_back({between(1, 60), between(1, 10)});
        assault.attacker_sections = between(0, 7);
        const dice::Rational before = worth(assault);
        ++assault.attacker_sections;
        RC_ASSERT(worth(assault) >= before);
    }));
}

TEST_CASE("a breached fort is never harder to take than a whole one", "[zones][property]") {
    REQUIRE(rc::check([] {
        SectorAssault assault = any_assault();
        for (AttackingUnit& unit : assault.attackers) unit.status = AttackerStatus::assaulting;
        assault.works_breached = false;
        const dice::Rational whole = worth(assault);
        assault.works_breached = true;
        RC_ASSERT(worth(assault) >= whole);
    }));
}
