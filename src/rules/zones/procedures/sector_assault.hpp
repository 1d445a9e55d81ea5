/// The assault on one combat sector: one round of melee.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <type_traits>
#include <utility>

#include "dice/source.hpp"
#include "rules/zones/procedures/sector.hpp"
#include "rules/zones/procedures/sector_outcome.hpp"

namespace reisswitz::zones {

/// Both sides throw at the same time, each unit once; then the casualties are compared.
///
/// @param dice    draws the dice of each unit, labelled "melee"
/// @param ruling  receives for each unit what it throws and why, then the outcome
/// @param number  of the sector, from 0: it gives the units their ordinals
/// Clauses: OZ-CV-1 to OZ-CV-8, OZ-PM-1 to OZ-PM-5, OZ-RULING-7 to OZ-RULING-14, OZ-RULING-16, OZ-RULING-17.
template <class D, ruling::RulingSink R>
SectorOutcome resolve_sector(const Sector& sector, const Melee& melee, D& dice, R& ruling, int number);

/// Exact odds of what a sector comes to.
/// @param to  to(SectorOutcome): what outcomes need to be told apart by
template <class To>
auto sector_shares(const Sector& sector, const Melee& melee, To to);

/// The whole joint distribution is not needed by most: with `state` the casualties are left out of the result.
enum class SectorReport : std::uint8_t { joint, state };
BOOST_DESCRIBE_ENUM(SectorReport, joint, state)

/// Where the zone stands among the inputs of a procedure.
struct OfZoneClass {
    ZoneClass zone_class{};
};
BOOST_DESCRIBE_STRUCT(OfZoneClass, (), (zone_class))

/// The procedure `sector_assault`.
struct SectorAssault : OfZoneClass, Sector, MeleeOptions {
    SectorReport report{};
};
BOOST_DESCRIBE_STRUCT(SectorAssault, (OfZoneClass, Sector, MeleeOptions), (report))

struct SectorAssaultResult {
    struct Casualties {
        int attacker{};
        int defender{};
        friend auto operator<=>(const Casualties&, const Casualties&) = default;
    };

    SectorState state{};
    Control control{};
    std::optional<Casualties> casualties;  ///< of the joint report
    friend auto operator<=>(const SectorAssaultResult&, const SectorAssaultResult&) = default;
};

/// What the report tells of an outcome.
SectorAssaultResult report_of(const SectorOutcome& outcome, SectorReport report);

template <class D, ruling::RulingSink R>
SectorAssaultResult resolve_sector_assault(const SectorAssault& assault, const Tables& tables, D& dice, R& ruling);

dice::Odds<SectorAssaultResult> sector_assault_odds(const SectorAssault& assault, const Tables& tables);

}  // namespace reisswitz::zones

#include "rules/zones/procedures/sector_assault.inl"
