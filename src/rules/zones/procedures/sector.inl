// Bodies of sector.hpp.

#include <algorithm>

#include "generated/zones_clauses.hpp"

namespace reisswitz::zones {

inline int Melee::raise_of(AttackerStatus status) const {
    const bool raised = status == AttackerStatus::engaged && options.engaged_modifier == EngagedModifier::both &&
                        !options.works_breached;
    return raised ? raise : 0;
}

inline int Melee::raise_of(DefenderStatus status) const {
    if (options.works_breached) return 0;
    if (status == DefenderStatus::engaged) return options.engaged_modifier == EngagedModifier::both ? raise : 0;
    return status == DefenderStatus::garrison ? raise : 0;
}

template <ruling::RulingSink R>
DiceGroup melee_dice(const Melee& melee, int strength, int dice, int raise, int support, ruling::Clause support_clause,
                     R& ruling, int who) {
    const IntensityTable& table = melee.tables.intensity;
    ruling.verdict(clause::OZ_CV_1, verdict::dice_by_grade, {.unit = who, .value = dice});
    if (support > 0) dice += ruling.modifier(support_clause, support);
    const int highest = static_cast<int>(table.faces.size());
    const bool capped = melee.options.level_four == LevelFour::over_20_only && strength <= table.level_two_castings;
    if (capped) ruling.applies(clause::OZ_RULING_9, {.unit = who});
    int level = table.level(strength);
    if (raise > 0) level += ruling.modifier(clause::OZ_CV_6, raise);
    level = std::min(level, capped ? highest - 1 : highest);
    const int faces = table.faces[static_cast<std::size_t>(level - 1)];
    ruling.verdict(clause::OZ_CV_8, verdict::fights_at_level, {.unit = who, .value = level});
    ruling.verdict(clause::OZ_CV_8, verdict::hits_below, {.unit = who, .value = faces});
    return {dice, faces};
}

template <ruling::RulingSink R>
DiceGroup attacker_dice(const Sector& sector, std::size_t index, const Melee& melee, R& ruling, int who) {
    const AttackingUnit& unit = sector.attackers[index];
    const bool supported = static_cast<int>(index) == sector.support_unit;
    const int strength =
        melee.options.strength_basis == StrengthBasis::side_total ? castings_of(sector.attackers) : unit.castings;
    return melee_dice(melee, strength, melee.dice_of_grade(unit.grade), melee.raise_of(unit.status),
                      supported ? melee.tables.intensity.dice_per_section * sector.attacker_sections : 0,
                      clause::OZ_CV_4, ruling, who);
}

template <ruling::RulingSink R>
DiceGroup defender_dice(const Sector& sector, std::size_t index, const Melee& melee, R& ruling, int who) {
    const DefendingUnit& unit = sector.defenders[index];
    const bool supported = index == 0 && melee.options.defender_guns == DefenderGuns::melee_dice;
    const int strength =
        melee.options.strength_basis == StrengthBasis::side_total ? castings_of(sector.defenders) : unit.castings;
    return melee_dice(melee, strength, melee.dice_of_grade(unit.grade), melee.raise_of(unit.status),
                      supported ? melee.tables.intensity.dice_per_section * sector.defender_sections : 0,
                      clause::OZ_RULING_8, ruling, who);
}

}  // namespace reisswitz::zones
