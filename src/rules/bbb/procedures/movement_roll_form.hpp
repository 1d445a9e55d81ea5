/// A movement roll as inputs.
#pragma once

#include "rules/bbb/options_form.hpp"
#include "rules/bbb/procedures/movement_roll.hpp"
#include "rules/bbb/procedures/unit_form.hpp"

namespace reisswitz::bbb {

inline const auto& fields(describe::Of<MovementRollOptions>) {
    static const describe::Fields<MovementRollOptions> table{
        {&MovementRollOptions::modifier_stacking, {.help = "whether command and column both help"}},
        {&MovementRollOptions::recovery, {.help = "whether a unit that recovers a base moves too"}},
        {&MovementRollOptions::silenced_row, {.help = "column of the table that silenced guns use"}},
    };
    return table;
}

inline const auto& fields(describe::Of<MovementRoll>) {
    static const describe::Fields<MovementRoll> table{
        {&MovementRoll::arm, arm_notes},
        {&MovementRoll::quality, quality_notes},
        {&MovementRoll::state, state_notes},
        {&MovementRoll::bases, bases_notes},
        {&MovementRoll::lost_bases, lost_bases_notes},
        {&MovementRoll::spent_after, spent_after_notes},
        {&MovementRoll::in_command, {.help = "a general of its own commands it"}},
        {&MovementRoll::column_or_limbered, {.help = "it is in march column or limbered"}},
        {&MovementRoll::passive, {.help = "it is passive"}},
        {&MovementRoll::fragile, {.help = "it is fragile"}},
        {&MovementRoll::in_rough, {.help = "it is in marsh, woods or a town"}},
    };
    return table;
}

inline void check(const MovementRoll& roll, const describe::Reader& reader) {
    check_state_of_arm(roll.arm, roll.state, reader);
    if (roll.arm != Arm::artillery) return;
    if (roll.bases != 1) reader.fail(describe::Code::inconsistent, "A battery is one base.", "/bases");
    if (roll.lost_bases != 0)
        reader.fail(describe::Code::inconsistent, "A battery that has lost its base is gone.", "/lost_bases");
}

}  // namespace reisswitz::bbb
