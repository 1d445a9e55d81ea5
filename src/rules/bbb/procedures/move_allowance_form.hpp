/// A move as inputs.
#pragma once

#include "rules/bbb/options_form.hpp"
#include "rules/bbb/procedures/move_allowance.hpp"
#include "rules/bbb/procedures/unit_form.hpp"

namespace reisswitz::bbb {

inline const auto& fields(describe::Of<MoveAllowanceOptions>) {
    static const describe::Fields<MoveAllowanceOptions> table{
        {&MoveAllowanceOptions::minimum_move_in, {.unit = "in", .help = "what penalties leave of a move at least"}},
    };
    return table;
}

inline const auto& fields(describe::Of<MoveAllowance>) {
    static const describe::Fields<MoveAllowance> table{
        {&MoveAllowance::arm, {.required = true, .help = "who moves"}},
        {&MoveAllowance::move, {.required = true, .help = "what the movement roll has given"}},
        {&MoveAllowance::outside_front_arc, {.help = "it moves outside its front arc"}},
        {&MoveAllowance::difficult_terrain, {.help = "it crosses difficult terrain"}},
        {&MoveAllowance::linear_obstacles, obstacles_notes},
        {&MoveAllowance::half_actions,
         {.low = 0, .high = 2, .help = "changes of formation, limbering up, deploying, pivoting"}},
        {&MoveAllowance::on_road_in_column, {.help = "it goes along a road in march column or limbered"}},
    };
    return table;
}

inline void check(const MoveAllowance& move, const describe::Reader& reader) {
    if (move.arm != Mover::general) return;
    if (move.half_actions > 0)
        reader.fail(describe::Code::inconsistent, "A general has no formation to change.", "/half_actions");
    if (move.on_road_in_column)
        reader.fail(describe::Code::inconsistent, "A general is never in march column.", "/on_road_in_column");
}

}  // namespace reisswitz::bbb
