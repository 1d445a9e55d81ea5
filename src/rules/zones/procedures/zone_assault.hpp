/// The assault on a whole zone or fort: all its sectors in one turn.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <vector>

#include "rules/zones/procedures/place.hpp"
#include "rules/zones/procedures/sector_assault.hpp"

namespace reisswitz::zones {

/// Where, and with whom.
struct AssaultedPlace : Place {
    std::vector<Sector> sectors;  ///< one a combat sector
    CoverRules cover_rules{};
};
BOOST_DESCRIBE_STRUCT(AssaultedPlace, (Place), (sectors, cover_rules))

/// The procedure `zone_assault`: one side attacks in all sectors.
struct ZoneAssault : AssaultedPlace, MeleeOptions {};
BOOST_DESCRIBE_STRUCT(ZoneAssault, (AssaultedPlace, MeleeOptions), ())

/// How many sectors each has, and how the zone stands.
struct ZoneAssaultResult {
    int attacker{};
    int defender{};
    int contested{};
    int empty{};
    ZoneState zone{};
    friend auto operator<=>(const ZoneAssaultResult&, const ZoneAssaultResult&) = default;
};
BOOST_DESCRIBE_STRUCT(ZoneAssaultResult, (), (attacker, defender, contested, empty, zone))

/// One sector more of that control.
ZoneAssaultResult with_sector(ZoneAssaultResult zone, Control control);

/// Clauses: OZ-BAS-2.
ZoneState state_of(const ZoneAssaultResult& zone);

/// Sectors are independent and fight at the same time.
/// @param dice  draws the dice of each unit, sector by sector, labelled "melee"
/// Clauses: OZ-ASL-3, TD-FRT-6, and those of resolve_sector.
template <class D, ruling::RulingSink R>
ZoneAssaultResult resolve_zone_assault(const ZoneAssault& assault, const Tables& tables, D& dice, R& ruling) {
    const Melee melee{tables, assault, raise_of(assault, tables)};
    ZoneAssaultResult zone;
    int number = 0;
    for (const Sector& sector : assault.sectors) {
        ruling.verdict(clause::OZ_ASL_3, verdict::sector_fights, {.hex = number});
        zone = with_sector(zone, resolve_sector(sector, melee, dice, ruling, number++).control);
    }
    zone.zone = state_of(zone);
    ruling.verdict(clause::OZ_BAS_2,
                   zone.zone == ZoneState::captured    ? verdict::zone_captured
                   : zone.zone == ZoneState::held      ? verdict::zone_held
                   : zone.zone == ZoneState::contested ? verdict::zone_contested
                                                       : verdict::zone_empty,
                   {.value = zone.attacker});
    return zone;
}

dice::Odds<ZoneAssaultResult> zone_assault_odds(const ZoneAssault& assault, const Tables& tables);

}  // namespace reisswitz::zones
