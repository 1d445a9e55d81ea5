/// One combat sector: who attacks it, who defends it, and the dice they throw.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <vector>

#include "rules/zones/options.hpp"
#include "rules/zones/procedures/hits.hpp"
#include "rules/zones/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

struct AttackingUnit {
    int castings{};
    int grade{};  ///< of melee, 1 to 10
    AttackerStatus status{};
};
BOOST_DESCRIBE_STRUCT(AttackingUnit, (), (castings, grade, status))

struct DefendingUnit {
    int castings{};
    int grade{};
    DefenderStatus status{};
};
BOOST_DESCRIBE_STRUCT(DefendingUnit, (), (castings, grade, status))

struct Sector {
    std::vector<AttackingUnit> attackers;
    std::vector<DefendingUnit> defenders;
    int attacker_sections{};
    int defender_sections{};
    int support_unit{};  ///< index of the attacker that has the dice of the sections
};
BOOST_DESCRIBE_STRUCT(Sector, (), (attackers, defenders, attacker_sections, defender_sections, support_unit))

/// Six battalions of a side fill a sector to bursting (OZ-RULING-24).
inline constexpr int most_units_in_sector = 6;

/// Ordinals in rulings: the attackers of a sector, then its defenders, then those of the next sector.
constexpr int ordinal_of_attacker(int sector, int index) { return 2 * most_units_in_sector * sector + index; }
constexpr int ordinal_of_defender(int sector, int index) {
    return ordinal_of_attacker(sector, index) + most_units_in_sector;
}

/// How melees of one zone are fought. Cover in the open field is fought over as a zone of class B, prepared earthworks
/// as one of class F, by a defender who is garrison while he is Holding (OZ-GAP-5, TD-TAC-2, TD-TAC-8, TD-TAC-9,
/// TD-RULING-16).
/// @warning  refers to what it is made of
struct Melee {
    const Tables& tables;
    const MeleeOptions& options;
    int raise{};  ///< levels that the zone raises its garrison

    int dice_of_grade(int grade) const {
        const std::vector<int>& dice = options.melee_dice.empty() ? tables.melee_dice : options.melee_dice;
        return dice[static_cast<std::size_t>(grade - 1)];
    }
    /// Clauses: OZ-CV-6, OZ-CV-7, OZ-RULING-10, OZ-RULING-35.
    int raise_of(AttackerStatus status) const;
    int raise_of(DefenderStatus status) const;
};

/// The dice of one unit.
/// @param strength  castings that count for its level
/// @param dice      by its grade
/// @param support   dice that gun sections add
/// @param ruling    receives the dice, the raise and the faces that hit
/// @param who       ordinal of the unit
/// Clauses: OZ-CV-1, OZ-CV-4, OZ-CV-6, OZ-CV-8, OZ-RULING-8, OZ-RULING-9.
template <ruling::RulingSink R>
DiceGroup melee_dice(const Melee& melee, int strength, int dice, int raise, int support, ruling::Clause support_clause,
                     R& ruling, int who);

template <ruling::RulingSink R>
DiceGroup attacker_dice(const Sector& sector, std::size_t index, const Melee& melee, R& ruling, int who);

template <ruling::RulingSink R>
DiceGroup defender_dice(const Sector& sector, std::size_t index, const Melee& melee, R& ruling, int who);

/// All castings of a side in a sector.
template <class Unit>
int castings_of(const std::vector<Unit>& units) {
    int sum = 0;
    for (const Unit& unit : units) sum += unit.castings;
    return sum;
}

}  // namespace reisswitz::zones

#include "rules/zones/procedures/sector.inl"
