/// Facings as directions of whole numbers.
#pragma once

#include "plane/point.hpp"

namespace reisswitz::plane {

/// A full turn in tenths of a degree.
inline constexpr int full_turn_tenths = 3600;

/// The length of a direction: 2^42, as near as whole numbers come to it.
inline constexpr int direction_log2 = 42;

/// Forward for a facing, clockwise from +y. Quarter turns and mirror images are exact: the direction of a facing turned
/// by 90 degrees is the same numbers turned by 90 degrees.
/// @param tenths_deg  0 to 3599
GridPoint direction_of(int tenths_deg);

/// To the right of a direction.
constexpr GridPoint right_of(GridPoint forward) { return {forward.y, -forward.x}; }

}  // namespace reisswitz::plane
