/// The front arc of a base.
#pragma once

#include "plane/footprint.hpp"

namespace reisswitz::plane {

/// Whether more of a target lies in the front arc than a line or a point: an area above a thousandth of a square
/// thousandth of an inch. The arc is the ground ahead of the front edge, between lines at 45 degrees outward from its
/// corners.
/// Clauses: BBB-GEO-3.
bool in_front_arc(const Footprint& base, const Footprint& target);

}  // namespace reisswitz::plane
