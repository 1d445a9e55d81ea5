/// A morale check as inputs.
#pragma once

#include "rules/zones/procedures/morale.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

/// From A to G (OZ-GAP-1).
inline constexpr int morale_letters = 7;

inline const auto& fields(describe::Of<MoraleCheck>) {
    static const describe::Fields<MoraleCheck> table{
        {&MoraleCheck::morale, {.required = true, .help = "morale letter of the unit, a the best"}},
        {&MoraleCheck::fail_faces,
         {.low = 0,
          .high = faces_of_a_die,
          .fewest = morale_letters,
          .most = morale_letters,
          .unit = "faces",
          .help = "faces that fail, by letter from a; not given: as the tables say"}},
    };
    return table;
}

}  // namespace reisswitz::zones
