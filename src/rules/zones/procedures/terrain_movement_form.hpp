/// Movement through ground as inputs.
#pragma once

#include "rules/zones/procedures/terrain_movement.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

/// More than a mile in fifteen minutes is no march.
inline constexpr int most_yards_a_turn = 2000;

inline const auto& fields(describe::Of<TerrainMovement>) {
    static const describe::Fields<TerrainMovement> table{
        {&TerrainMovement::ground, {.required = true, .help = "the ground to be passed"}},
        {&TerrainMovement::troop, {.required = true, .help = "who passes it"}},
        {&TerrainMovement::move_yd,
         {.required = true, .low = 0, .high = most_yards_a_turn, .unit = "yards", .help = "rate of movement"}},
        {&TerrainMovement::charge_yd, {.low = 0, .high = most_yards_a_turn, .unit = "yards", .help = "rate of charge"}},
    };
    return table;
}

}  // namespace reisswitz::zones
