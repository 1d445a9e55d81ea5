/// Whether a general becomes a casualty.
#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <vector>

#include "generated/bbb_clauses.hpp"
#include "rules/bbb/exact.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// Distances to the nearest unit of either side at one moment; none: there is none on the table.
struct RiskSample {
    std::optional<Inches> enemy_distance_in;
    std::optional<Inches> friend_distance_in;
};
BOOST_DESCRIBE_STRUCT(RiskSample, (), (enemy_distance_in, friend_distance_in))

/// The procedure `general_risk`. `samples`: one at the end of a phase, one after every change in the assaults
/// (BBB-RULING-43).
struct GeneralRisk {
    std::vector<RiskSample> samples;
    bool already_casualty = false;
};
BOOST_DESCRIBE_STRUCT(GeneralRisk, (), (samples, already_casualty))

/// `first_sample`: the first that puts him at risk; -1: none does.
struct GeneralRiskResult {
    bool casualty = false;
    int first_sample = -1;
    bool confers_command = true;
};
BOOST_DESCRIBE_STRUCT(GeneralRiskResult, (), (casualty, first_sample, confers_command))

/// Truly nearer to the enemy, or no friend left. Clauses: BBB-GEN-1, BBB-RULING-29.
inline bool puts_general_at_risk(const RiskSample& sample) {
    return sample.enemy_distance_in &&
           (!sample.friend_distance_in || *sample.enemy_distance_in < *sample.friend_distance_in);
}

/// No dice. Ordinal 0 in the ruling is the general.
/// Clauses: BBB-GEN-1, BBB-GEN-2, BBB-RULING-29, BBB-RULING-43.
template <ruling::RulingSink R>
GeneralRiskResult check_general_risk(const GeneralRisk& risk, R& ruling) {
    constexpr int general = 0;
    GeneralRiskResult result;
    for (std::size_t i = 0; i < risk.samples.size() && result.first_sample < 0; ++i)
        if (puts_general_at_risk(risk.samples[i])) result.first_sample = static_cast<int>(i);
    result.casualty = risk.already_casualty || result.first_sample >= 0;
    result.confers_command = !result.casualty;
    ruling.verdict(clause::BBB_GEN_1,
                   risk.already_casualty ? verdict::general_already_fallen
                   : result.casualty     ? verdict::general_falls
                                         : verdict::general_safe,
                   {.unit = general});
    if (result.casualty) ruling.verdict(clause::BBB_GEN_2, verdict::no_command, {.unit = general});
    return result;
}

}  // namespace reisswitz::bbb
