/// How a sector stands after its fight, from the casualties of both sides.
#pragma once

#include <compare>

#include "rules/zones/options.hpp"
#include "rules/zones/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

struct SectorOutcome {
    SectorState state{};
    Control control{};
    int attacker_casualties{};  ///< castings that the attackers lose
    int defender_casualties{};
    friend auto operator<=>(const SectorOutcome&, const SectorOutcome&) = default;
};

/// Who fought, in castings.
struct Opponents {
    int attackers{};
    int defenders{};
};

/// A sector in which nobody throws dice.
/// @param opponents  of whom one side at least has nobody
/// Clauses: OZ-ASL-6, OZ-RULING-17.
SectorOutcome without_a_fight(Opponents opponents);

/// @param attacker_hits, defender_hits  scored by that side; casualties are never more than there are castings
/// Clauses: OZ-PM-1 to OZ-PM-5, OZ-RULING-11 to OZ-RULING-14, OZ-RULING-13 for what is printed twice, OZ-RULING-16,
/// OZ-RULING-34.
SectorOutcome judge_sector(Opponents opponents, int attacker_hits, int defender_hits, const MeleeOptions& options,
                           const IntensityTable& table);

/// The clause that a state rests on.
ruling::Clause clause_of(SectorState state);
ruling::Verdict verdict_of(SectorState state);

}  // namespace reisswitz::zones
