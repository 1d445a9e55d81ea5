/// Fire of artillery from outside at a zone.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <vector>

#include "dice/source.hpp"
#include "rules/zones/given.hpp"
#include "rules/zones/options.hpp"
#include "rules/zones/procedures/hits.hpp"
#include "rules/zones/tables.hpp"

namespace reisswitz::zones {

/// The procedure `zone_bombardment`: every fire resolution of one phase at one zone.
struct Bombardment {
    ZoneClass zone_class{};
    std::vector<int> barrages;  ///< dice of each fire resolution, before the zone has any effect
    int in_transit_castings{};
    int garrison_castings{};
    PenaltyScope penalty_scope{};
    HalfRounding half_rounding{};
    Overflow overflow{};
    Given<int> class_a_faces{};  ///< not given: those of the tables
};
BOOST_DESCRIBE_STRUCT(Bombardment, (),
                      (zone_class, barrages, in_transit_castings, garrison_castings, penalty_scope, half_rounding,
                       overflow, class_a_faces))

struct BombardmentResult {
    int dice_rolled{};
    int to_hit_faces{};
    int hits{};
    int in_transit_casualties{};
    int garrison_casualties{};
    friend auto operator<=>(const BombardmentResult&, const BombardmentResult&) = default;
};
BOOST_DESCRIBE_STRUCT(BombardmentResult, (),
                      (dice_rolled, to_hit_faces, hits, in_transit_casualties, garrison_casualties))

/// What is left of the barrages where they strike: dice of each, all with the same faces.
struct BarragesAtTarget {
    std::vector<int> dice;
    int faces{};
    int total() const;
};

/// Who is struck, and with what.
/// @param ruling  receives the clause of the target, and of what its shelter takes away
/// Clauses: OZ-ART-1, OZ-ART-2, OZ-ART-4, OZ-ART-7 to OZ-ART-9, OZ-RULING-3, OZ-RULING-4.
template <ruling::RulingSink R>
BarragesAtTarget barrages_at_target(const Bombardment& bombardment, const Tables& tables, R& ruling);

/// The dice of barrages that a sheltered zone leaves. With PenaltyScope::total the last barrages lose them.
std::vector<int> dice_left(const Bombardment& bombardment, Shelter shelter, const BombardmentTable& table);

/// Who loses castings.
/// Clauses: OZ-ART-5, OZ-ART-6, OZ-RULING-6.
BombardmentResult share_out(const Bombardment& bombardment, const BarragesAtTarget& barrages, int hits);

/// @param dice  draws the dice of every barrage, labelled "barrage" with the number of the barrage
template <class D, ruling::RulingSink R>
BombardmentResult resolve_bombardment(const Bombardment& bombardment, const Tables& tables, D& dice, R& ruling);

dice::Odds<BombardmentResult> bombardment_odds(const Bombardment& bombardment, const Tables& tables);

}  // namespace reisswitz::zones

#include "rules/zones/procedures/bombardment.inl"
