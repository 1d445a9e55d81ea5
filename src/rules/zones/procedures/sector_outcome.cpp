#include "rules/zones/procedures/sector_outcome.hpp"

#include <algorithm>

#include "generated/zones_clauses.hpp"

namespace reisswitz::zones {

SectorOutcome without_a_fight(Opponents opponents) {
    if (opponents.attackers > 0) return {SectorState::unopposed, Control::attacker};
    return {SectorState::not_attacked, opponents.defenders > 0 ? Control::defender : Control::empty};
}

SectorOutcome judge_sector(Opponents opponents, int attacker_hits, int defender_hits, const MeleeOptions& options,
                           const IntensityTable& table) {
    const int inflicted = std::min(attacker_hits, opponents.defenders);
    const int suffered = std::min(defender_hits, opponents.attackers);
    const int least = options.triple_of_zero == TripleOfZero::one ? 1 : 0;
    const bool attackers_gone = suffered == opponents.attackers;
    const bool defenders_gone = inflicted == opponents.defenders;
    const auto triple = [&](int more, int fewer) {
        return more > fewer && more >= table.shattered_ratio * std::max(fewer, least);
    };
    SectorOutcome outcome{.attacker_casualties = suffered, .defender_casualties = inflicted};
    const auto stands = [&](SectorState state, Control control) {
        outcome.state = state;
        outcome.control = control;
        return outcome;
    };
    if (attackers_gone && defenders_gone) return stands(SectorState::both_destroyed, Control::empty);
    if (defenders_gone) return stands(SectorState::defender_destroyed, Control::attacker);
    if (triple(inflicted, suffered))
        return stands(SectorState::shattered, attackers_gone ? Control::empty : Control::attacker);
    if (attackers_gone) return stands(SectorState::attacker_destroyed, Control::defender);
    if (options.attacker_outfought == AttackerOutfought::mirror && triple(suffered, inflicted))
        return stands(SectorState::attacker_shattered, Control::defender);
    if (inflicted > suffered) return stands(SectorState::engaged_attacker_ahead, Control::contested);
    return stands(SectorState::engaged, Control::contested);
}

ruling::Clause clause_of(SectorState state) {
    switch (state) {
        case SectorState::not_attacked:
            return clause::OZ_ASL_5;
        case SectorState::unopposed:
            return clause::OZ_ASL_6;
        case SectorState::both_destroyed:
        case SectorState::defender_destroyed:
        case SectorState::attacker_destroyed:
            return clause::OZ_PM_5;
        case SectorState::shattered:
            return clause::OZ_PM_1;
        case SectorState::attacker_shattered:
            return clause::OZ_RULING_14;
        case SectorState::engaged_attacker_ahead:
            return clause::OZ_PM_2;
        case SectorState::engaged:
            return clause::OZ_PM_3;
    }
    return {};
}

ruling::Verdict verdict_of(SectorState state) {
    switch (state) {
        case SectorState::not_attacked:
            return verdict::not_attacked;
        case SectorState::unopposed:
            return verdict::falls_unopposed;
        case SectorState::both_destroyed:
            return verdict::both_destroyed;
        case SectorState::defender_destroyed:
            return verdict::defenders_destroyed;
        case SectorState::attacker_destroyed:
            return verdict::attackers_destroyed;
        case SectorState::shattered:
            return verdict::defenders_shattered;
        case SectorState::attacker_shattered:
            return verdict::attackers_shattered;
        case SectorState::engaged_attacker_ahead:
            return verdict::engaged_attackers_ahead;
        case SectorState::engaged:
            return verdict::all_engaged;
    }
    return {};
}

}  // namespace reisswitz::zones
