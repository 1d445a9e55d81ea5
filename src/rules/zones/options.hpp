/// The named rulings of the objective zones: each option with its values, the default first.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <vector>

namespace reisswitz::zones {

/// OZ-RULING-3: whether a zone's shelter cuts the dice of each fire resolution, or once the sum of all.
enum class PenaltyScope : std::uint8_t { per_barrage, total };
BOOST_DESCRIBE_ENUM(PenaltyScope, per_barrage, total)
/// OZ-RULING-4.
enum class HalfRounding : std::uint8_t { down, up };
BOOST_DESCRIBE_ENUM(HalfRounding, down, up)
/// OZ-RULING-6: where hits beyond the castings In-Transit go.
enum class Overflow : std::uint8_t { to_garrison, lost };
BOOST_DESCRIBE_ENUM(Overflow, to_garrison, lost)
/// OZ-RULING-5: whether both sides must cover all sectors before they double up.
enum class CoverRules : std::uint8_t { enforced, free };
BOOST_DESCRIBE_ENUM(CoverRules, enforced, free)
/// OZ-RULING-7.
enum class StrengthBasis : std::uint8_t { per_unit, side_total };
BOOST_DESCRIBE_ENUM(StrengthBasis, per_unit, side_total)
/// OZ-RULING-8, OZ-CV-5: whether the guns of a garrison add dice in melee.
enum class DefenderGuns : std::uint8_t { fire_phase_only, melee_dice };
BOOST_DESCRIBE_ENUM(DefenderGuns, fire_phase_only, melee_dice)
/// OZ-RULING-9: who may reach Level Four.
enum class LevelFour : std::uint8_t { any, over_20_only };
BOOST_DESCRIBE_ENUM(LevelFour, any, over_20_only)
/// OZ-RULING-10: whether units engaged since an earlier turn have the zone's raise.
enum class EngagedModifier : std::uint8_t { both, none };
BOOST_DESCRIBE_ENUM(EngagedModifier, both, none)
/// OZ-RULING-12: what three times no casualties is.
enum class TripleOfZero : std::uint8_t { zero, one };
BOOST_DESCRIBE_ENUM(TripleOfZero, zero, one)
/// OZ-RULING-14: what becomes of attackers who lose three times what they inflict.
enum class AttackerOutfought : std::uint8_t { engaged, mirror };
BOOST_DESCRIBE_ENUM(AttackerOutfought, engaged, mirror)

/// How a melee is fought, beside who fights it.
struct MeleeOptions {
    std::vector<int> melee_dice;  ///< by melee grade, from 1; empty: those of the tables
    DefenderGuns defender_guns{};
    StrengthBasis strength_basis{};
    LevelFour level_four{};
    EngagedModifier engaged_modifier{};
    bool works_breached = false;  ///< attackers control a sector of the fort since an earlier turn: nobody has a raise
    TripleOfZero triple_of_zero{};
    AttackerOutfought attacker_outfought{};
};
BOOST_DESCRIBE_STRUCT(MeleeOptions, (),
                      (melee_dice, defender_guns, strength_basis, level_four, engaged_modifier, works_breached,
                       triple_of_zero, attacker_outfought))

}  // namespace reisswitz::zones
