/// Wheels as inputs.
#pragma once

#include "rules/zones/procedures/wheel_break.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

/// A corps' train in one column, on a march through the worst of boards.
inline constexpr int most_vehicles = 40;
inline constexpr int most_entries = 10;

inline const auto& fields(describe::Of<WheelBreak>) {
    static const describe::Fields<WheelBreak> table{
        {&WheelBreak::vehicles,
         {.required = true, .low = 1, .high = most_vehicles, .help = "wagons, limbered guns and guns"}},
        {&WheelBreak::entries, {.low = 1, .high = most_entries, .help = "rough patches that each of them enters"}},
    };
    return table;
}

}  // namespace reisswitz::zones
