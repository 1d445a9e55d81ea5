/// What a hit does to a unit, whatever it was hit by.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/source.hpp"
#include "generated/portable_clauses.hpp"
#include "rules/portable/procedures/table_row.hpp"
#include "rules/portable/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::portable {

/// The most Strength Points that a unit may have: what the tables allow a type.
inline constexpr int most_sp = 12;

/// Ordinal, in a ruling, of a hex that a unit retreats to where no board is known.
inline constexpr int one_hex_back = 10'000;

/// What a hit die says. The second is a choice of the owner's, if there is anywhere to go (PW-HIT-3).
enum class HitEffect : std::uint8_t { loses_sp, must_retreat_or_lose_sp };

/// One hit die of one unit.
///
/// @param quality  row of the tables: how high a die costs a point outright
/// @param dice     draws one d6
/// @param ruling   receives the die, and "must retreat or lose a point"; a point lost is told by whoever takes it off
/// @param who      ordinal of the unit that is hit
/// @param label    of the die: label::hit, or label::hit_cargo for what a transport has in tow
/// Clauses: PW-HIT-1, PW-HIT-2.
template <class D, ruling::RulingSink R>
HitEffect resolve_hit_die(const Quality& quality, D& dice, R& ruling, int who, ruling::Label label = label::hit);

/// How a unit answers "retreat or lose a point" where nobody is there to be asked. Clauses: PW-DEC-3.
enum class HitPolicy : std::uint8_t { retreat_if_possible, stand };
BOOST_DESCRIBE_ENUM(HitPolicy, retreat_if_possible, stand)

/// A unit that may be hit, with all that decides what becomes of it.
struct Target {
    QualityRow quality{};
    int sp{};
    int retreat_steps = 9;  ///< how many retreats of one hex the ground allows, one after the other
    HitPolicy policy{};
    friend auto operator<=>(const Target&, const Target&) = default;
};
BOOST_DESCRIBE_STRUCT(Target, (), (quality, sp, retreat_steps, policy))

/// What the hits left of it. `retreated` counts hexes.
struct HitsTaken {
    int sp_left{};
    int retreated{};
    bool destroyed = false;
    friend auto operator<=>(const HitsTaken&, const HitsTaken&) = default;
};
BOOST_DESCRIBE_STRUCT(HitsTaken, (), (sp_left, retreated, destroyed))

/// Several hits on one unit, one die after the other until it is destroyed; the unit answers by its policy.
///
/// @param dice    draws one d6 a hit
/// @param ruling  receives each die and each answer
/// Clauses: PW-HIT-1 to PW-HIT-3, PW-SP-3, PW-SP-4, PW-RULING-37, PW-DEC-3.
template <class D, ruling::RulingSink R>
HitsTaken resolve_hits(const Target& target, int hits, const Tables& tables, D& dice, R& ruling, int who,
                       ruling::Label label = label::hit);

/// The procedure `resolve_hit`: a unit and the hits on it.
struct HitUnit {
    QualityRow quality{};
    int sp{};
    int retreat_steps = 9;
    HitPolicy policy{};
    int hits = 1;
};
BOOST_DESCRIBE_STRUCT(HitUnit, (), (quality, sp, retreat_steps, policy, hits))

}  // namespace reisswitz::portable

#include "rules/portable/procedures/hits.inl"
