/// A gun as inputs.
#pragma once

#include <fmt/format.h>

#include "rules/siege/procedures/gun_fire.hpp"
#include "rules/siege/procedures/table_row_form.hpp"

namespace reisswitz::siege {

using describe::Code;
using describe::Fields;
using describe::Notes;
using describe::Of;
using describe::Reader;

/// A field battery has 6 to 8 guns; 12 are two of the smallest.
inline constexpr int most_guns_together = 12;
/// More than twice as far as any gun reaches.
inline constexpr int longest_range_yd = 3000;
/// A square of the plan: from a stride to a house front.
inline constexpr int widest_cell_yd = 20;
inline constexpr int least_fire_factor = -10, greatest_fire_factor = 20;

inline constexpr Notes gun_notes{.required = true, .help = "the calibre in pounds"};
inline constexpr Notes range_notes{
    .required = true, .low = 0, .high = longest_range_yd, .unit = "yards", .help = "distance to the wall"};
inline constexpr Notes fire_factor_notes{
    .low = least_fire_factor, .high = greatest_fire_factor, .help = "fire factor of the gunners' nation"};
inline constexpr Notes guns_notes{
    .low = 1, .high = most_guns_together, .help = "field guns that fire together; siege guns fire singly"};
inline constexpr Notes spread_notes{.help = "how a shot on the target spreads: by a die, by half a die, not at all"};
inline constexpr Notes cell_width_notes{
    .low = 1, .high = widest_cell_yd, .unit = "yards", .help = "width of a column of the wall plan"};

/// @throws Fault siege_guns_fire_singly. Clauses: SG-GUN-1.
template <class Fire>
void check_guns_together(const Fire& fire, const Tables& tables, const Reader& reader) {
    const Gun& gun = row_of(tables, fire.gun);
    if (gun.fires_singly && fire.guns != 1)
        throw describe::Fault(
            "siege_guns_fire_singly", reader.path() + "/guns",
            fmt::format("Each {} pounder fires for itself: expected 1 gun, found {}.", gun.id, fire.guns));
}

}  // namespace reisswitz::siege
