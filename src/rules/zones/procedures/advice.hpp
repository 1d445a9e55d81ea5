/// Advice for the secret allocation of an assault: a matrix game, solved exactly.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/zones/procedures/allocation.hpp"
#include "rules/zones/procedures/matrix_game.hpp"
#include "rules/zones/procedures/place.hpp"
#include "rules/zones/procedures/sector_assault.hpp"

namespace reisswitz::zones {

struct AdvisedAttacker {
    int castings{};
    int grade{};
};
BOOST_DESCRIBE_STRUCT(AdvisedAttacker, (), (castings, grade))

/// Nobody is engaged yet: the advice is for a fresh assault.
enum class AdvisedStatus : std::uint8_t { garrison, in_transit, reinforcement };
BOOST_DESCRIBE_ENUM(AdvisedStatus, garrison, in_transit, reinforcement)

struct AdvisedDefender {
    int castings{};
    int grade{};
    AdvisedStatus status{};
};
BOOST_DESCRIBE_STRUCT(AdvisedDefender, (), (castings, grade, status))

/// What the attacker wants: many sectors, a contested one counting half; or to be alone in the zone.
enum class Payoff : std::uint8_t { sectors, capture };
BOOST_DESCRIBE_ENUM(Payoff, sectors, capture)

/// What the advice knows of a melee's options: guns of the defender do not count.
struct AdviceOptions {
    std::vector<int> melee_dice;
    StrengthBasis strength_basis{};
    LevelFour level_four{};
    EngagedModifier engaged_modifier{};
    bool works_breached = false;
    TripleOfZero triple_of_zero{};
    AttackerOutfought attacker_outfought{};

    MeleeOptions melee() const;
};
BOOST_DESCRIBE_STRUCT(AdviceOptions, (),
                      (melee_dice, strength_basis, level_four, engaged_modifier, works_breached, triple_of_zero,
                       attacker_outfought))

struct AdvisedForces {
    std::vector<AdvisedAttacker> attackers;
    int attacker_sections{};
    std::vector<AdvisedDefender> defenders;
    Payoff payoff{};
};
BOOST_DESCRIBE_STRUCT(AdvisedForces, (), (attackers, attacker_sections, defenders, payoff))

/// The procedure `advise_assault`.
struct Advice : OfZoneClass, CapacityOptions, AdvisedForces, AdviceOptions {};
BOOST_DESCRIBE_STRUCT(Advice, (OfZoneClass, CapacityOptions, AdvisedForces, AdviceOptions), ())

/// A decimal with nine places, the last rounded to nearest.
struct NinePlaces {
    std::string text;
    static NinePlaces of(const Rational& number);  ///< not below 0
};

struct AdviceResult {
    NinePlaces value;
};
BOOST_DESCRIBE_STRUCT(AdviceResult, (), (value))

/// Both sides' plans, and what each pair of them comes to.
struct AllocationGame {
    std::vector<Plan> attack;
    std::vector<Plan> defence;
    MatrixGame game;
};

/// Both sides shuffle the numbers of the sectors: a pair of plans comes to the mean over all ways to match their
/// parties. The value of the game is the same as when every numbering is a plan of its own.
/// Clauses: OZ-ASL-4, OZ-RULING-5.
AllocationGame allocation_game(const Advice& advice, const Tables& tables);

/// @param ruling  receives the plans that are played more often than once in a hundred, with how often, the worst reply
///                to each, and what the safest single plan gives away
template <ruling::RulingSink R>
AdviceResult answer_advice(const Advice& advice, const Tables& tables, R& ruling);

}  // namespace reisswitz::zones

#include "rules/zones/procedures/advice.inl"
