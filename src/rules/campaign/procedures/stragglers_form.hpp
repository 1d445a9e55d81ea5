/// A straggler roll as inputs.
#pragma once

#include "rules/campaign/procedures/inputs_form.hpp"
#include "rules/campaign/procedures/stragglers.hpp"

namespace reisswitz::campaign {

inline const auto& fields(Of<MarchedUnit>) {
    static const Fields<MarchedUnit> table{
        {&MarchedUnit::fatigue, {.help = "how weary it marched"}},
        {&MarchedUnit::figures, {.low = 1, .high = most_figures, .unit = "figures", .help = "what it has left"}},
    };
    return table;
}

inline const auto& fields(Of<StragglerRoll>) {
    static const Fields<StragglerRoll> table{
        {&StragglerRoll::units, {.required = true, .fewest = 1, .most = most_units, .help = "units that throw"}},
        {&StragglerRoll::rounding, {.help = "of parts of a figure"}},
    };
    return table;
}

}  // namespace reisswitz::campaign
