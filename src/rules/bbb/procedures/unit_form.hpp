/// What several procedures ask of a unit.
#pragma once

#include "describe/reader.hpp"
#include "rules/bbb/model.hpp"
#include "rules/bbb/spent_form.hpp"

namespace reisswitz::bbb {

inline constexpr describe::Notes arm_notes{.required = true, .help = "arm of the unit"};
inline constexpr describe::Notes quality_notes{.required = true, .help = "quality of the unit"};
inline constexpr describe::Notes state_notes{.required = true, .help = "order that the unit is in"};
inline constexpr describe::Notes bases_notes{
    .required = true, .low = 1, .high = most_bases, .help = "bases it has; a battery is one"};
inline constexpr describe::Notes lost_bases_notes{.low = 0, .high = most_lost_bases, .help = "bases it has lost"};
inline constexpr describe::Notes spent_after_notes{
    .low = 1, .high = most_lost_bases, .help = "lost bases that make it spent; left out: by its quality"};
inline constexpr describe::Notes obstacles_notes{
    .low = 0, .high = most_obstacles, .help = "linear obstacles that it crosses"};

/// Guns are silenced where others are disrupted. Clauses: BBB-ATT-13.
/// @throws describe::Fault  inconsistent, at /state
inline void check_state_of_arm(Arm arm, State state, const describe::Reader& reader) {
    if (arm == Arm::artillery && state == State::disrupted)
        reader.fail(describe::Code::inconsistent, "Artillery is silenced, not disrupted.", "/state");
    if (arm != Arm::artillery && state == State::silenced)
        reader.fail(describe::Code::inconsistent, "Only artillery is silenced.", "/state");
}

}  // namespace reisswitz::bbb
