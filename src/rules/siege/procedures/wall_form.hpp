/// A stretch of wall as inputs.
#pragma once

#include "rules/siege/procedures/gun_fire_form.hpp"
#include "rules/siege/procedures/wall.hpp"

namespace reisswitz::siege {

inline constexpr Notes defence_notes{.required = true, .help = "type of defence, from fieldworks to modern works"};
inline constexpr Notes section_notes{.help = "wall, or tower; gates and bastions count as towers"};
inline constexpr Notes defence_value_notes{
    .low = 1, .high = 100, .help = "points a yard and foot; null: that of the type"};
inline constexpr Notes thickness_notes{
    .low = 1, .high = 60, .unit = "feet", .help = "how thick it is; null: as the type"};

/// The strongest wall has 120,000 points a column.
inline constexpr int most_damage_before = 100'000;

inline constexpr Notes damage_before_notes{
    .low = 0, .high = most_damage_before, .unit = "points", .help = "damage that the column has already"};

inline const auto& fields(Of<WallStrength>) {
    static const Fields<WallStrength> table{
        {&WallStrength::defence, defence_notes},
        {&WallStrength::section, section_notes},
        {&WallStrength::defence_value, defence_value_notes},
        {&WallStrength::thickness_ft, thickness_notes},
        {&WallStrength::cell_width_yd, cell_width_notes},
        {&WallStrength::cell_depth_ft,
         {.low = 1, .high = 20, .unit = "feet", .help = "depth of a square of the wall plan"}},
    };
    return table;
}

}  // namespace reisswitz::siege
