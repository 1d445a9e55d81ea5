/// A fight for a sector as inputs.
#pragma once

#include "rules/zones/procedures/sector_fight.hpp"
#include "rules/zones/procedures/sector_form.hpp"

namespace reisswitz::zones {

/// After six rounds nearly every fight is over; exact odds of more would have a thousand digits.
inline constexpr int most_rounds = 6;

inline const auto& fields(Of<FightersOfSector>) {
    static const Fields<FightersOfSector> table{
        {&FightersOfSector::zone_class, zone_class_notes},
        {&FightersOfSector::attacker, {.required = true, .help = "the unit that attacks"}},
        {&FightersOfSector::defender, {.required = true, .help = "the unit that defends"}},
        {&FightersOfSector::attacker_sections, attacker_sections_notes},
        {&FightersOfSector::defender_sections, defender_sections_notes},
        {&FightersOfSector::max_rounds, {.low = 1, .high = most_rounds, .unit = "rounds", .help = "rounds at most"}},
        {&FightersOfSector::support_rounds, {.help = "in which rounds gun sections add dice"}},
    };
    return table;
}

inline const auto& fields(Of<FightOptions>) {
    static const Fields<FightOptions> table{
        {&FightOptions::melee_dice, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::melee_dice)},
        {&FightOptions::defender_guns, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::defender_guns)},
        {&FightOptions::level_four, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::level_four)},
        {&FightOptions::engaged_modifier, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::engaged_modifier)},
        {&FightOptions::works_breached, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::works_breached)},
        {&FightOptions::triple_of_zero, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::triple_of_zero)},
        {&FightOptions::attacker_outfought, *fields(Of<MeleeOptions>{}).find(&MeleeOptions::attacker_outfought)},
    };
    return table;
}

}  // namespace reisswitz::zones
