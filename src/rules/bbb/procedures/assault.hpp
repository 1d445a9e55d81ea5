/// The assault, with the rounds that are fought again.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "dice/source.hpp"
#include "generated/bbb_clauses.hpp"
#include "rules/bbb/spent.hpp"
#include "rules/bbb/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// One unit in an assault. `disrupted` of a battery: silenced (BBB-RULING-10).
struct AssaultUnit {
    Arm arm{};
    Quality quality{};
    int bases = 1;
    int lost_bases = 0;
    SpentAfter spent_after;
    bool disrupted = false;
    bool low_ammo = false;
    bool fragile = false;
    bool aggressive = false;
};
BOOST_DESCRIBE_STRUCT(AssaultUnit, (),
                      (arm, quality, bases, lost_bases, spent_after, disrupted, low_ammo, fragile, aggressive))

/// The principal unit stands first. Clauses: BBB-RULING-17.
struct AssaultSide {
    std::vector<AssaultUnit> units;
    bool in_depth = false;
};
BOOST_DESCRIBE_STRUCT(AssaultSide, (), (units, in_depth))

struct AssaultOptions {
    Choice<&Options::cover_stacking> cover_stacking;
    Choice<&Options::loss_scope> loss_scope;
};
BOOST_DESCRIBE_STRUCT(AssaultOptions, (), (cover_stacking, loss_scope))

/// The procedure `assault`.
struct Assault {
    AssaultSide attacker;
    AssaultSide defender;
    bool outflanked = false;
    std::vector<AssaultTerrain> terrain;
    AssaultOptions options{};
};
BOOST_DESCRIBE_STRUCT(Assault, (), (attacker, defender, outflanked, terrain, options))

/// How the last round came out: a decided band by its least difference, or a draw that left a side without bases.
enum class AssaultBand : std::uint8_t {
    attacker_plus_7,
    attacker_plus_4,
    attacker_plus_1,
    defender_plus_1,
    defender_plus_4,
    defender_plus_7,
    draw_attacker_destroyed,
    draw_defender_destroyed,
    draw_both_destroyed
};
BOOST_DESCRIBE_ENUM(AssaultBand, attacker_plus_7, attacker_plus_4, attacker_plus_1, defender_plus_1, defender_plus_4,
                    defender_plus_7, draw_attacker_destroyed, draw_defender_destroyed, draw_both_destroyed)

/// Bases lost count all rounds and all units; state and retirement are those of the unit that is principal at the end.
struct AssaultResult {
    int rounds{};
    AssaultBand band{};
    int attacker_bases_lost{};
    bool attacker_destroyed = false;
    bool attacker_disrupted = false;
    int attacker_retire_in{};
    int defender_bases_lost{};
    bool defender_destroyed = false;
    bool defender_disrupted = false;
    int defender_retire_in{};
    Licence exploitation{};
    Licence occupation{};
    friend auto operator<=>(const AssaultResult&, const AssaultResult&) = default;
};
BOOST_DESCRIBE_STRUCT(AssaultResult, (),
                      (rounds, band, attacker_bases_lost, attacker_destroyed, attacker_disrupted, attacker_retire_in,
                       defender_bases_lost, defender_destroyed, defender_disrupted, defender_retire_in, exploitation,
                       occupation))

/// A side as the rounds leave it.
class FightingSide {
public:
    explicit FightingSide(const AssaultSide& side) : units_(side.units), in_depth_(side.in_depth) {}

    /// The first unit that has bases left; none when nothing is left. Clauses: BBB-RULING-17.
    const AssaultUnit* principal() const;
    int bases() const;
    int lost() const { return lost_; }
    /// Clauses: BBB-RULING-21, BBB-RULING-25.
    bool in_depth(const Tables& tables) const;

    /// Bases go once from the side, or from each unit of it. Clauses: BBB-ASLT-6, BBB-RULING-20.
    void lose(int bases, LossScope scope);
    /// All units of the side. Clauses: BBB-ASLT-7.
    void disrupt();

private:
    int lose_from(AssaultUnit& unit, int bases);

    std::vector<AssaultUnit> units_;
    bool in_depth_ = false;
    int lost_ = 0;
};

/// What the defender's ground takes from the attacker. Clauses: BBB-ASLT-3a, BBB-TERR-1 to BBB-TERR-14, BBB-RULING-18.
int terrain_against_attacker(const std::vector<AssaultTerrain>& terrain, CoverStacking stacking, const Tables& tables);

/// What numbers are worth to the side that has `bases`, against `others`; 0 where it has not the odds.
/// Clauses: BBB-ASLT-3c, BBB-RULING-19.
int numbers_modifier(int bases, int others, const Tables& tables);

/// All modifiers of one round, in favour of the attacker where positive.
/// Clauses: BBB-ASLT-3, BBB-ASLT-3a to BBB-ASLT-3i, BBB-ATT-3, BBB-ATT-4, BBB-ATT-9 to BBB-ATT-12, BBB-RULING-28.
template <ruling::RulingSink R>
int assault_modifier(const Assault& assault, const FightingSide& attacker, const FightingSide& defender,
                     const Tables& tables, R& ruling);

/// The band of a difference; none for 0, after which the assault is fought again. Clauses: BBB-ASLT-4.
std::optional<AssaultBand> band_of(int difference, const Tables& tables);

/// The numbers of a decided band.
const BandResult& result_of(AssaultBand band, const Tables& tables);

/// The whole assault. Every draw costs both sides bases, so that there are no more rounds than the smaller has bases.
///
/// @param dice    draws in each round a d6 for the attacker, then one for the defender, labelled "assault", in later
///                rounds "assault_again"
/// @param ruling  receives for each round the modifiers with their clauses, the dice, the difference, and what comes of
///                it; ordinal 0 is the attacker, 1 the defender
/// Clauses: BBB-ASLT-2 to BBB-ASLT-7, BBB-RULING-21, BBB-RULING-22, BBB-RULING-50.
template <class D, ruling::RulingSink R>
AssaultResult resolve_assault(const Assault& assault, const Tables& tables, D& dice, R& ruling);

}  // namespace reisswitz::bbb

#include "rules/bbb/procedures/assault.inl"
