// Bodies of sector_assault.hpp.

#include <vector>

#include "generated/zones_clauses.hpp"

namespace reisswitz::zones {

inline Opponents opponents_in(const Sector& sector) {
    return {castings_of(sector.attackers), castings_of(sector.defenders)};
}

template <class D, ruling::RulingSink R>
SectorOutcome resolve_sector(const Sector& sector, const Melee& melee, D& dice, R& ruling, int number) {
    const Opponents opponents = opponents_in(sector);
    if (opponents.attackers == 0 || opponents.defenders == 0) {
        const SectorOutcome outcome = without_a_fight(opponents);
        ruling.verdict(clause_of(outcome.state), verdict_of(outcome.state), {.hex = number});
        return outcome;
    }
    if (melee.options.works_breached) ruling.applies(clause::TD_FRT_6);
    int attacker_hits = 0;
    for (std::size_t i = 0; i < sector.attackers.size(); ++i) {
        const int who = ordinal_of_attacker(number, static_cast<int>(i));
        const DiceGroup group = attacker_dice(sector, i, melee, ruling, who);
        attacker_hits += resolve_hits(group, clause::OZ_CV_2, {label::melee, who}, dice, ruling);
    }
    int defender_hits = 0;
    for (std::size_t i = 0; i < sector.defenders.size(); ++i) {
        const int who = ordinal_of_defender(number, static_cast<int>(i));
        const DiceGroup group = defender_dice(sector, i, melee, ruling, who);
        defender_hits += resolve_hits(group, clause::OZ_CV_3, {label::melee, who}, dice, ruling);
    }
    const SectorOutcome outcome =
        judge_sector(opponents, attacker_hits, defender_hits, melee.options, melee.tables.intensity);
    ruling.verdict(clause::OZ_RULING_16, verdict::attackers_lose,
                   {.value = outcome.attacker_casualties, .hex = number});
    ruling.verdict(clause::OZ_RULING_16, verdict::defenders_lose,
                   {.value = outcome.defender_casualties, .hex = number});
    ruling.verdict(clause_of(outcome.state), verdict_of(outcome.state), {.hex = number});
    return outcome;
}

template <class To>
auto sector_shares(const Sector& sector, const Melee& melee, To to) {
    using Result = std::decay_t<decltype(to(SectorOutcome{}))>;
    dice::ResultShares<Result> shares;
    const Opponents opponents = opponents_in(sector);
    if (opponents.attackers == 0 || opponents.defenders == 0) {
        shares.results.push_back(to(without_a_fight(opponents)));
        shares.parts.push_back(1);
        return shares;
    }
    ruling::NoRuling silent;
    std::vector<DiceGroup> attackers;
    for (std::size_t i = 0; i < sector.attackers.size(); ++i)
        attackers.push_back(attacker_dice(sector, i, melee, silent, 0));
    std::vector<DiceGroup> defenders;
    for (std::size_t i = 0; i < sector.defenders.size(); ++i)
        defenders.push_back(defender_dice(sector, i, melee, silent, 0));
    const auto inflicted = casualties_of(hits_of(attackers), opponents.defenders);
    const auto suffered = casualties_of(hits_of(defenders), opponents.attackers);
    std::map<Result, dice::Ways> sums;
    for (std::size_t i = 0; i < inflicted.parts.size(); ++i) {
        // The shares of one row are gathered before they are multiplied: most rows have few different results.
        std::map<Result, dice::Ways> row;
        for (std::size_t j = 0; j < suffered.parts.size(); ++j)
            row[to(judge_sector(opponents, inflicted.results[i], suffered.results[j], melee.options,
                                melee.tables.intensity))] += suffered.parts[j];
        for (const auto& [result, parts] : row) sums[result] += inflicted.parts[i] * parts;
    }
    shares.whole = inflicted.whole * suffered.whole;
    for (auto& [result, parts] : sums) {
        if (parts == dice::Ways{0}) continue;
        shares.results.push_back(result);
        shares.parts.push_back(std::move(parts));
    }
    return shares;
}

template <class D, ruling::RulingSink R>
SectorAssaultResult resolve_sector_assault(const SectorAssault& assault, const Tables& tables, D& dice, R& ruling) {
    const Melee melee{tables, assault, tables.classes.row(assault.zone_class).raise};
    return report_of(resolve_sector(assault, melee, dice, ruling, 0), assault.report);
}

}  // namespace reisswitz::zones
