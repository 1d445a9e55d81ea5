/// Weariness after a battle as inputs.
#pragma once

#include "rules/campaign/procedures/fatigue.hpp"
#include "rules/campaign/procedures/inputs_form.hpp"

namespace reisswitz::campaign {

inline const auto& fields(Of<FatigueAfterBattle>) {
    static const Fields<FatigueAfterBattle> table{
        {&FatigueAfterBattle::fatigue, {.required = true, .help = "how weary they came to it"}},
        {&FatigueAfterBattle::forced_march, {.help = "they were on a forced march"}},
        {&FatigueAfterBattle::all_fighters_tire, {.help = "a battle tires all who fight, forced or not"}},
        {&FatigueAfterBattle::action, {.help = "what they have fought"}},
        {&FatigueAfterBattle::pursuit_state, {.help = "whose weariness decides on pursuit: before or after"}},
    };
    return table;
}

}  // namespace reisswitz::campaign
