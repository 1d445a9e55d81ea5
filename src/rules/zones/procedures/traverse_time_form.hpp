/// The time to traverse zones as inputs.
#pragma once

#include <algorithm>

#include "rules/zones/procedures/traverse_time.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

using describe::Code;
using describe::Fields;
using describe::Of;
using describe::Reader;

/// The largest city is no deeper.
inline constexpr int most_zones_in_path = 8;
inline constexpr int last_start_turn = 1000;
inline constexpr int last_counterattack_turn = 2000;
inline constexpr int most_counterattacks = 20;

inline const auto& fields(Of<TraverseTime>) {
    static const Fields<TraverseTime> table{
        {&TraverseTime::path,
         {.required = true, .fewest = 1, .most = most_zones_in_path, .help = "classes of the zones in order"}},
        {&TraverseTime::start_turn,
         {.required = true,
          .low = 0,
          .high = last_start_turn,
          .unit = "turn",
          .help = "in which the unit came in, or the first zone was taken"}},
        {&TraverseTime::event, {.help = "whether the unit entered the first zone or captured it"}},
        {&TraverseTime::counterattack_turns,
         {.low = 0,
          .high = last_counterattack_turn,
          .most = most_counterattacks,
          .unit = "turns",
          .help = "in which the enemy counterattacked a captured zone"}},
        {&TraverseTime::arm, {.help = "arm of the unit"}},
        {&TraverseTime::road, {.help = "a road leads out of the last zone"}},
    };
    return table;
}

inline void check(const TraverseTime& traverse, const Tables&, const Reader& reader) {
    const auto& turns = traverse.counterattack_turns;
    if (traverse.event == ClockEvent::enter && !turns.empty())
        reader.fail(Code::inconsistent, "Only a captured zone is counterattacked.", "/counterattack_turns");
    if (std::any_of(turns.begin(), turns.end(), [&](int turn) { return turn < traverse.start_turn; }))
        reader.fail(Code::out_of_range, fmt::format("No counterattack comes before turn {}.", traverse.start_turn),
                    "/counterattack_turns");
}

}  // namespace reisswitz::zones
