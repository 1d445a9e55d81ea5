/// A fight for a sector, round after round.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "rules/zones/procedures/sector_assault.hpp"

namespace reisswitz::zones {

/// In which rounds gun sections of either side add dice.
enum class SupportRounds : std::uint8_t { every, first };
BOOST_DESCRIBE_ENUM(SupportRounds, every, first)

/// What a fight of one unit a side knows of a melee's options: a side has no other unit to count.
struct FightOptions {
    std::vector<int> melee_dice;
    DefenderGuns defender_guns{};
    LevelFour level_four{};
    EngagedModifier engaged_modifier{};
    bool works_breached = false;
    TripleOfZero triple_of_zero{};
    AttackerOutfought attacker_outfought{};

    MeleeOptions melee() const;
};
BOOST_DESCRIBE_STRUCT(FightOptions, (),
                      (melee_dice, defender_guns, level_four, engaged_modifier, works_breached, triple_of_zero,
                       attacker_outfought))

/// Who fights, and for how long.
struct FightersOfSector {
    ZoneClass zone_class{};
    AttackingUnit attacker{};
    DefendingUnit defender{};
    int attacker_sections{};
    int defender_sections{};
    int max_rounds = 3;
    SupportRounds support_rounds{};
};
BOOST_DESCRIBE_STRUCT(FightersOfSector, (),
                      (zone_class, attacker, defender, attacker_sections, defender_sections, max_rounds,
                       support_rounds))

/// The procedure `sector_fight`: nobody withdraws.
struct SectorFight : FightersOfSector, FightOptions {};
BOOST_DESCRIBE_STRUCT(SectorFight, (FightersOfSector, FightOptions), ())

struct SectorFightResult {
    Control control{};
    int rounds{};  ///< the one that decided, or the last
    friend auto operator<=>(const SectorFightResult&, const SectorFightResult&) = default;
};
BOOST_DESCRIBE_STRUCT(SectorFightResult, (), (control, rounds))

/// The sector in round `round` (from 1), with the castings that are left.
/// Clauses: OZ-CV-7, OZ-RULING-10: from the second round both are engaged.
Sector sector_in_round(const SectorFight& fight, int round, Opponents left);

/// @param dice    draws the dice of both units, labelled "melee", in every round
/// @param ruling  receives each round as that of a sector_assault
/// Clauses: OZ-PM-4, OZ-PM-5, and those of resolve_sector.
template <class D, ruling::RulingSink R>
SectorFightResult resolve_sector_fight(const SectorFight& fight, const Tables& tables, D& dice, R& ruling) {
    const MeleeOptions options = fight.melee();
    const Melee melee{tables, options, tables.classes.row(fight.zone_class).raise};
    Opponents left{fight.attacker.castings, fight.defender.castings};
    for (int round = 1;; ++round) {
        ruling.verdict(clause::OZ_PM_4, verdict::round_begins, {.value = round});
        const SectorOutcome outcome = resolve_sector(sector_in_round(fight, round, left), melee, dice, ruling, 0);
        if (outcome.control != Control::contested || round == fight.max_rounds) return {outcome.control, round};
        left.attackers -= outcome.attacker_casualties;
        left.defenders -= outcome.defender_casualties;
    }
}

/// Exact odds, by the castings that are left after each round.
dice::Odds<SectorFightResult> sector_fight_odds(const SectorFight& fight, const Tables& tables);

}  // namespace reisswitz::zones
