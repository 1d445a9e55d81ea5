/// Capacity as inputs.
#pragma once

#include "rules/zones/procedures/capacity.hpp"
#include "rules/zones/procedures/place_form.hpp"

namespace reisswitz::zones {

/// Five times the largest fort.
inline constexpr int most_occupants = 60;

inline const auto& fields(Of<Occupants>) {
    static const Fields<Occupants> table{
        {&Occupants::units,
         {.required = true,
          .low = 0,
          .high = most_occupants,
          .unit = "battalions",
          .help = "battalions, or stands of a fort"}},
        {&Occupants::sections, {.low = 0, .high = most_occupants, .unit = "sections", .help = "gun sections"}},
    };
    return table;
}

inline void check(const CapacityCheck& check, const Tables& tables, const Reader& reader) {
    check_place(check, tables, reader);
}

}  // namespace reisswitz::zones
