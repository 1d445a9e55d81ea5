#include "plane/sight_line.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace reisswitz::plane {

namespace {

using dice::Integer;
using dice::Rational;

/// A corner of a polygon as the line sees it.
struct Corner {
    Integer side;
    Integer along;
};

/// Where a line crosses the edges of a polygon when corners that lie on it count as being on one side of it.
std::vector<Rational> crossings(const std::vector<Corner>& corners, bool on_line_is_left) {
    const auto is_left = [&](const Corner& corner) { return on_line_is_left ? corner.side >= 0 : corner.side > 0; };
    std::vector<Rational> places;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Corner& here = corners[i];
        const Corner& next = corners[(i + 1) % corners.size()];
        if (is_left(here) == is_left(next)) continue;
        places.emplace_back(Integer{next.along * here.side - here.along * next.side}, Integer{here.side - next.side});
    }
    std::sort(places.begin(), places.end());
    return places;
}

/// What two lists of intervals have in common; intervals that touch become one.
std::vector<Interval> common(const std::vector<Rational>& a, const std::vector<Rational>& b, const Rational& end) {
    std::vector<Interval> parts;
    std::size_t i = 0;
    std::size_t k = 0;
    while (i + 1 < a.size() && k + 1 < b.size()) {
        Rational from = std::max({a[i], b[k], Rational{0}});
        Rational to = std::min({a[i + 1], b[k + 1], end});
        if (from < to) {
            if (!parts.empty() && parts.back().to == from)
                parts.back().to = std::move(to);
            else
                parts.push_back({std::move(from), std::move(to)});
        }
        if (a[i + 1] < b[k + 1])
            i += 2;
        else
            k += 2;
    }
    return parts;
}

}  // namespace

SightLine::SightLine(GridPoint from, Integer way_x, Integer way_y, const Integer& times)
    : from_(from), way_x_(std::move(way_x)), way_y_(std::move(way_y)) {
    const Integer shared = gcd(way_x_, way_y_);
    if (shared == 0) return;  // no length
    way_x_ /= shared;
    way_y_ /= shared;
    way_squared_ = way_x_ * way_x_ + way_y_ * way_y_;
    end_ = Rational{Integer{shared * way_squared_}, times};
}

SightLine SightLine::between(GridPoint from, GridPoint to) { return {from, to.x - from.x, to.y - from.y, 1}; }

SightLine SightLine::to_nearest(GridPoint from, const Footprint& target) {
    const auto corners = corners_of(target).around();
    // The corners run clockwise: inside is to the right of every edge.
    std::size_t outside_of = corners.size();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const GridPoint start = corners[i];
        const GridPoint edge = corners[(i + 1) % corners.size()] - start;
        if (cross(edge, from - start) <= 0) continue;
        outside_of = i;
        const Wide part = dot(from - start, edge);
        const Wide whole = dot(edge, edge);
        if (part <= 0 || part >= whole) continue;
        // The nearest point is the foot on this edge.
        return {from, Integer{start.x - from.x} * Integer{whole} + Integer{part} * edge.x,
                Integer{start.y - from.y} * Integer{whole} + Integer{part} * edge.y, Integer{whole}};
    }
    if (outside_of == corners.size()) return between(from, from);
    const auto squared = [&](GridPoint corner) { return dot(corner - from, corner - from); };
    return between(from, *std::min_element(corners.begin(), corners.end(),
                                           [&](GridPoint a, GridPoint b) { return squared(a) < squared(b); }));
}

Integer SightLine::side(GridPoint place) const {
    const GridPoint way = place - from_;
    return way_x_ * way.y - way_y_ * way.x;
}

Integer SightLine::along(GridPoint place) const {
    const GridPoint way = place - from_;
    return way_x_ * way.x + way_y_ * way.y;
}

std::vector<Interval> SightLine::inside(std::span<const GridPoint> polygon) const {
    if (end_ == 0) return {};
    std::vector<Corner> corners;
    corners.reserve(polygon.size());
    bool left = false;
    bool right = false;
    for (const GridPoint place : polygon) {
        corners.push_back({side(place), along(place)});
        left = left || corners.back().side > 0;
        right = right || corners.back().side < 0;
    }
    if (!left || !right) return {};
    // A place is inside when it stays so however little the line is moved to either side.
    return common(crossings(corners, true), crossings(corners, false), end_);
}

bool SightLine::is_longer(const Rational& length, const Rational& thou) const {
    const Rational steps = thou * Rational{Integer{1} << steps_in_thou_log2};
    return length * length > steps * steps * Rational{way_squared_};
}

Rational length_of(const std::vector<Interval>& parts) {
    Rational sum = 0;
    for (const Interval& part : parts) sum += part.to - part.from;
    return sum;
}

}  // namespace reisswitz::plane
