/// A bombardment as inputs.
#pragma once

#include "rules/zones/procedures/bombardment.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

using describe::Code;
using describe::Fields;
using describe::Notes;
using describe::Of;
using describe::Reader;

/// Six batteries in range of one zone is more than a battle has; twenty dice is a grand battery of heavy guns.
inline constexpr int most_barrages = 6;
inline constexpr int most_dice_in_barrage = 20;
/// Six battalions of the largest size, and some.
inline constexpr int most_castings_under_fire = 400;

inline constexpr Notes zone_class_notes{.required = true, .help = "class of the zone, a to f"};

inline const auto& fields(Of<Bombardment>) {
    static const Fields<Bombardment> table{
        {&Bombardment::zone_class, zone_class_notes},
        {&Bombardment::barrages,
         {.required = true,
          .low = 1,
          .high = most_dice_in_barrage,
          .fewest = 1,
          .most = most_barrages,
          .unit = "dice",
          .help = "dice of each fire resolution, before the zone takes any away"}},
        {&Bombardment::in_transit_castings,
         {.low = 0, .high = most_castings_under_fire, .unit = "castings", .help = "castings In-Transit in the zone"}},
        {&Bombardment::garrison_castings,
         {.required = true,
          .low = 0,
          .high = most_castings_under_fire,
          .unit = "castings",
          .help = "castings of the garrison"}},
        {&Bombardment::penalty_scope, {.help = "whether the zone takes dice from each barrage or once from all"}},
        {&Bombardment::half_rounding, {.help = "how half of an odd number of dice is rounded"}},
        {&Bombardment::overflow, {.help = "where hits beyond the castings In-Transit go"}},
        {&Bombardment::class_a_faces,
         {.low = 1,
          .high = 4,
          .unit = "faces",
          .help = "faces that hit a garrison in class a; not given: as the tables say"}},
    };
    return table;
}

}  // namespace reisswitz::zones
