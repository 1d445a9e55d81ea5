/// The ground that a base covers, and the distance between two of them.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>

#include "dice/rational.hpp"
#include "plane/point.hpp"

namespace reisswitz::plane {

/// A rectangle by its middle, facing and size. Its front edge is the one towards the facing.
/// Clauses: BBB-GEO-1, BBB-GAP-2.
struct Footprint {
    int x_thou{};
    int y_thou{};
    int facing_tenths_deg{};  ///< 0 to 3599, clockwise from +y
    int width_thou = 1000;    ///< along the front
    int depth_thou = 1000;
    friend constexpr bool operator==(const Footprint&, const Footprint&) = default;
};
BOOST_DESCRIBE_STRUCT(Footprint, (), (x_thou, y_thou, facing_tenths_deg, width_thou, depth_thou))

/// The corners of a footprint on the grid.
struct Corners {
    GridPoint front_left;
    GridPoint front_right;
    GridPoint back_right;
    GridPoint back_left;

    /// Clockwise from the front left.
    constexpr std::array<GridPoint, 4> around() const { return {front_left, front_right, back_right, back_left}; }
};

constexpr Point middle_of(const Footprint& base) { return {base.x_thou, base.y_thou}; }
Corners corners_of(const Footprint& base);

/// The middles of the front, right, back and left edges.
std::array<GridPoint, 4> edge_middles_of(const Footprint& base);

/// The square of a distance in steps of the grid, as a fraction that is not reduced.
struct SquaredDistance {
    dice::Integer top{0};
    dice::Integer bottom{1};
};

/// 0 where the two touch or overlap. Equal both ways round.
SquaredDistance squared_distance(const Footprint& a, const Footprint& b);

/// The distance in thousandths of an inch, rounded down; what lies within a millionth below a whole one counts as it.
/// Clauses: BBB-GEO-4, BBB-RULING-53.
int distance_thou(const Footprint& a, const Footprint& b);

}  // namespace reisswitz::plane
