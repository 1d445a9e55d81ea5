/// An evasion as inputs.
#pragma once

#include "rules/bbb/options_form.hpp"
#include "rules/bbb/procedures/evade.hpp"
#include "rules/bbb/procedures/unit_form.hpp"

namespace reisswitz::bbb {

inline const auto& fields(describe::Of<EvadeOptions>) {
    static const describe::Fields<EvadeOptions> table{{&EvadeOptions::evade_who, {.help = "who may evade"}}};
    return table;
}

inline const auto& fields(describe::Of<Evade>) {
    static const describe::Fields<Evade> table{
        {&Evade::arm, arm_notes},
        {&Evade::state, state_notes},
        {&Evade::limbered, {.help = "the battery is limbered"}},
        {&Evade::skirmishers, {.help = "the unit has skirmishers"}},
        {&Evade::difficult_terrain, {.help = "difficult terrain lies in its way"}},
        {&Evade::linear_obstacles, obstacles_notes},
        {&Evade::charger_arm, {.required = true, .help = "arm of the unit that charges it"}},
    };
    return table;
}

inline void check(const Evade& evade, const describe::Reader& reader) {
    check_state_of_arm(evade.arm, evade.state, reader);
    if (evade.limbered && evade.arm != Arm::artillery)
        reader.fail(describe::Code::inconsistent, "Only artillery is limbered.", "/limbered");
}

}  // namespace reisswitz::bbb
