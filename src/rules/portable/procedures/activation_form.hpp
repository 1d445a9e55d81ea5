/// Activation as inputs.
#pragma once

#include "describe/fields.hpp"
#include "rules/portable/procedures/activation.hpp"

namespace reisswitz::portable {

/// The most other units that are asked about: eight dice.
inline constexpr int most_other_units = 40;

inline const auto& fields(describe::Of<ActivationOptions>) {
    static const describe::Fields<ActivationOptions> table{
        {&ActivationOptions::activation, {.help = "dice, or cards from a fresh pack"}},
    };
    return table;
}

inline const auto& fields(describe::Of<Activation>) {
    static const describe::Fields<Activation> table{
        {&Activation::chief_commander, {.required = true, .help = "the side has its chief commander"}},
        {&Activation::other_units,
         {.required = true, .low = 0, .high = most_other_units, .unit = "units", .help = "its other units"}},
    };
    return table;
}

}  // namespace reisswitz::portable
