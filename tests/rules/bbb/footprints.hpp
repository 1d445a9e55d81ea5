#pragma once

/// Bases anywhere on a table, and the same bases seen in a mirror or on a table that is turned.

#include <rapidcheck.h>

#include "plane/direction.hpp"
#include "plane/footprint.hpp"

namespace reisswitz::plane::test {

inline Footprint any_footprint(int farthest = 12'000) {
    return {.x_thou = *rc::gen::inRange(-farthest, farthest + 1),
            .y_thou = *rc::gen::inRange(-farthest, farthest + 1),
            .facing_tenths_deg = *rc::gen::inRange(0, full_turn_tenths),
            .width_thou = *rc::gen::inRange(1, 4001),
            .depth_thou = *rc::gen::inRange(1, 4001)};
}

/// Left and right exchanged.
inline Footprint mirrored(Footprint base) {
    base.x_thou = -base.x_thou;
    base.facing_tenths_deg = (full_turn_tenths - base.facing_tenths_deg) % full_turn_tenths;
    return base;
}

/// The table turned by a quarter, clockwise.
inline Footprint turned(Footprint base) {
    base = {base.y_thou, -base.x_thou, (base.facing_tenths_deg + full_turn_tenths / 4) % full_turn_tenths,
            base.width_thou, base.depth_thou};
    return base;
}

}  // namespace reisswitz::plane::test
