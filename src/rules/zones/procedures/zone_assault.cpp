#include "rules/zones/procedures/zone_assault.hpp"

#include <map>
#include <utility>

namespace reisswitz::zones {

ZoneAssaultResult with_sector(ZoneAssaultResult zone, Control control) {
    switch (control) {
        case Control::attacker:
            ++zone.attacker;
            break;
        case Control::defender:
            ++zone.defender;
            break;
        case Control::contested:
            ++zone.contested;
            break;
        case Control::empty:
            ++zone.empty;
            break;
    }
    return zone;
}

ZoneState state_of(const ZoneAssaultResult& zone) {
    const bool attackers = zone.attacker + zone.contested > 0;
    const bool defenders = zone.defender + zone.contested > 0;
    if (attackers && defenders) return ZoneState::contested;
    if (attackers) return ZoneState::captured;
    return defenders ? ZoneState::held : ZoneState::empty;
}

dice::Odds<ZoneAssaultResult> zone_assault_odds(const ZoneAssault& assault, const Tables& tables) {
    const Melee melee{tables, assault, raise_of(assault, tables)};
    // Only how many sectors there are of each control is kept, not which.
    std::map<ZoneAssaultResult, dice::Integer> zones{{ZoneAssaultResult{}, 1}};
    dice::Integer whole = 1;
    for (const Sector& sector : assault.sectors) {
        auto shares = sector_shares(sector, melee, [](const SectorOutcome& outcome) { return outcome.control; });
        shares.reduce();
        std::map<ZoneAssaultResult, dice::Integer> with_this;
        for (const auto& [zone, parts] : zones)
            for (std::size_t i = 0; i < shares.results.size(); ++i)
                with_this[with_sector(zone, shares.results[i])] += parts * shares.parts[i].integer();
        zones = std::move(with_this);
        whole *= shares.whole.integer();
    }
    dice::Odds<ZoneAssaultResult> odds;
    for (const auto& [counts, parts] : zones) {
        ZoneAssaultResult zone = counts;
        zone.zone = state_of(zone);
        odds.emplace(zone, dice::Rational{parts, whole});
    }
    return odds;
}

}  // namespace reisswitz::zones
