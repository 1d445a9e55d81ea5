#include "plane/front_arc.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "plane/direction.hpp"

namespace reisswitz::plane {

namespace {

using dice::Integer;
using dice::Rational;

/// The ground to the right of a line, its edge included.
struct HalfPlane {
    GridPoint edge;
    GridPoint along;

    /// Positive inside.
    Wide depth(GridPoint point) const { return -cross(along, point - edge); }
    Rational depth(const Rational& x, const Rational& y) const {
        return (x - edge.x) * along.y - (y - edge.y) * along.x;
    }
};

std::array<HalfPlane, 3> arc_of(const Footprint& base) {
    const GridPoint forward = direction_of(base.facing_tenths_deg);
    const GridPoint right = right_of(forward);
    const Corners corners = corners_of(base);
    return {HalfPlane{corners.front_left, GridPoint{} - right}, HalfPlane{corners.front_left, forward - right},
            HalfPlane{corners.front_right, GridPoint{} - forward - right}};
}

struct Corner {
    Rational x;
    Rational y;
};

/// What of a convex polygon lies in a half-plane.
std::vector<Corner> clipped(const std::vector<Corner>& polygon, const HalfPlane& ground) {
    std::vector<Corner> kept;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Corner& here = polygon[i];
        const Corner& next = polygon[(i + 1) % polygon.size()];
        const Rational depth_here = ground.depth(here.x, here.y);
        const Rational depth_next = ground.depth(next.x, next.y);
        if (depth_here >= 0) kept.push_back(here);
        if ((depth_here > 0 && depth_next < 0) || (depth_here < 0 && depth_next > 0)) {
            const Rational part = depth_here / (depth_here - depth_next);
            kept.push_back({here.x + part * (next.x - here.x), here.y + part * (next.y - here.y)});
        }
    }
    return kept;
}

Rational twice_area(const std::vector<Corner>& polygon) {
    Rational sum = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Corner& here = polygon[i];
        const Corner& next = polygon[(i + 1) % polygon.size()];
        sum += here.x * next.y - next.x * here.y;
    }
    return abs(sum);
}

}  // namespace

bool in_front_arc(const Footprint& base, const Footprint& target) {
    const auto corners = corners_of(target).around();
    const auto arc = arc_of(base);
    bool wholly_inside = true;
    for (const HalfPlane& ground : arc) {
        int inside = 0;
        int touching = 0;
        for (const GridPoint corner : corners) {
            const Wide depth = ground.depth(corner);
            inside += depth > 0 ? 1 : 0;
            touching += depth >= 0 ? 1 : 0;
        }
        if (inside == 0) return false;
        wholly_inside = wholly_inside && touching == 4;
    }
    if (wholly_inside) return true;
    std::vector<Corner> polygon;
    for (const GridPoint corner : corners) polygon.push_back({Rational{corner.x}, Rational{corner.y}});
    for (const HalfPlane& ground : arc) polygon = clipped(polygon, ground);
    static const Rational least_twice_area{Integer{2} << (2 * steps_in_thou_log2), 1000};
    return twice_area(polygon) > least_twice_area;
}

}  // namespace reisswitz::plane
