#include "plane/polygon.hpp"

#include <algorithm>
#include <cstddef>

namespace reisswitz::plane {

namespace {

constexpr GridPoint whole(Point point) { return {point.x_thou, point.y_thou}; }

/// Which side of the line from a to b a place lies on: 1 left, -1 right, 0 on it.
int side(Point a, Point b, Point place) { return sign(cross(whole(b) - whole(a), whole(place) - whole(a))); }

/// Whether a place on the line through a and b lies between them, ends included.
bool between(Point a, Point b, Point place) {
    return std::min(a.x_thou, b.x_thou) <= place.x_thou && place.x_thou <= std::max(a.x_thou, b.x_thou) &&
           std::min(a.y_thou, b.y_thou) <= place.y_thou && place.y_thou <= std::max(a.y_thou, b.y_thou);
}

bool lies_on(Point a, Point b, Point place) { return side(a, b, place) == 0 && between(a, b, place); }

/// Whether two segments have a place in common.
bool meet(Point a, Point b, Point c, Point d) {
    if (lies_on(a, b, c) || lies_on(a, b, d) || lies_on(c, d, a) || lies_on(c, d, b)) return true;
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

}  // namespace

std::optional<PolygonFault> find_polygon_fault(const Polygon& polygon) {
    using Kind = PolygonFault::Kind;
    const std::size_t n = polygon.size();
    if (n < 3) return PolygonFault{Kind::too_few_corners, n};
    const auto corner = [&](std::size_t i) { return polygon[i % n]; };
    for (std::size_t i = 0; i < n; ++i)
        if (corner(i) == corner(i + 1)) return PolygonFault{Kind::corner_twice, (i + 1) % n};
    if (std::all_of(polygon.begin(), polygon.end(),
                    [&](Point place) { return side(corner(0), corner(1), place) == 0; }))
        return PolygonFault{Kind::no_area, 0};
    for (std::size_t i = 0; i < n; ++i) {
        // The next edge may touch this one at the corner between them and nowhere else.
        if (lies_on(corner(i), corner(i + 1), corner(i + 2)) || lies_on(corner(i + 1), corner(i + 2), corner(i)))
            return PolygonFault{Kind::crosses_itself, (i + 1) % n};
        for (std::size_t k = i + 2; k < n; ++k)
            if (k + 1 != n + i && meet(corner(i), corner(i + 1), corner(k), corner(k + 1)))
                return PolygonFault{Kind::crosses_itself, k};
    }
    return std::nullopt;
}

bool contains(const Polygon& polygon, Point place) {
    bool inside = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point a = polygon[i];
        const Point b = polygon[(i + 1) % polygon.size()];
        if (lies_on(a, b, place)) return false;
        // An edge that passes to the right of the place, its lower end included and its upper end not.
        if ((a.y_thou > place.y_thou) != (b.y_thou > place.y_thou))
            inside ^= a.y_thou < b.y_thou ? side(a, b, place) > 0 : side(a, b, place) < 0;
    }
    return inside;
}

}  // namespace reisswitz::plane
