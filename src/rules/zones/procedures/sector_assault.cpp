#include "rules/zones/procedures/sector_assault.hpp"

namespace reisswitz::zones {

SectorAssaultResult report_of(const SectorOutcome& outcome, SectorReport report) {
    SectorAssaultResult result{.state = outcome.state, .control = outcome.control};
    if (report == SectorReport::joint) result.casualties = {outcome.attacker_casualties, outcome.defender_casualties};
    return result;
}

dice::Odds<SectorAssaultResult> sector_assault_odds(const SectorAssault& assault, const Tables& tables) {
    const Melee melee{tables, assault, tables.classes.row(assault.zone_class).raise};
    auto shares =
        sector_shares(assault, melee, [&](const SectorOutcome& outcome) { return report_of(outcome, assault.report); });
    const dice::Integer whole = shares.whole.integer();
    dice::Odds<SectorAssaultResult> odds;
    for (std::size_t i = 0; i < shares.results.size(); ++i)
        odds.emplace_hint(odds.end(), shares.results[i], dice::Rational{shares.parts[i].integer(), whole});
    return odds;
}

}  // namespace reisswitz::zones
