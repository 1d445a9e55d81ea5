#include "plane/footprint.hpp"

#include <algorithm>
#include <cstddef>

#include "plane/direction.hpp"

namespace reisswitz::plane {

namespace {

static_assert(steps_in_thou_log2 == direction_log2 + 1, "half a side is a whole number of steps");

/// Half the base towards its front and towards its right.
struct Halves {
    GridPoint forward;
    GridPoint right;
};

Halves halves_of(const Footprint& base) {
    const GridPoint forward = direction_of(base.facing_tenths_deg);
    return {base.depth_thou * forward, base.width_thou * right_of(forward)};
}

/// Whether some line along an edge of `a` keeps the two apart without touching both.
bool parted_by_an_edge_of(const std::array<GridPoint, 4>& a, const std::array<GridPoint, 4>& b) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        const GridPoint edge = a[(i + 1) % a.size()] - a[i];
        // The corners run clockwise, so that the outside lies to the left of each edge.
        if (std::all_of(b.begin(), b.end(), [&](GridPoint corner) { return cross(edge, corner - a[i]) > 0; }))
            return true;
    }
    return false;
}

SquaredDistance to_segment(GridPoint point, GridPoint from, GridPoint to) {
    const GridPoint edge = to - from;
    const Wide along = dot(point - from, edge);
    const Wide length = dot(edge, edge);
    if (along <= 0) return {dice::Integer{dot(point - from, point - from)}, 1};
    if (along >= length) return {dice::Integer{dot(point - to, point - to)}, 1};
    const dice::Integer across{cross(edge, point - from)};
    return {across * across, dice::Integer{length}};
}

bool is_less(const SquaredDistance& a, const SquaredDistance& b) { return a.top * b.bottom < b.top * a.bottom; }

}  // namespace

Corners corners_of(const Footprint& base) {
    const GridPoint middle = on_grid(middle_of(base));
    const auto [forward, right] = halves_of(base);
    return {.front_left = middle + forward - right,
            .front_right = middle + forward + right,
            .back_right = middle - forward + right,
            .back_left = middle - forward - right};
}

std::array<GridPoint, 4> edge_middles_of(const Footprint& base) {
    const GridPoint middle = on_grid(middle_of(base));
    const auto [forward, right] = halves_of(base);
    return {middle + forward, middle + right, middle - forward, middle - right};
}

SquaredDistance squared_distance(const Footprint& a, const Footprint& b) {
    const auto corners_a = corners_of(a).around();
    const auto corners_b = corners_of(b).around();
    if (!parted_by_an_edge_of(corners_a, corners_b) && !parted_by_an_edge_of(corners_b, corners_a)) return {};
    SquaredDistance least = to_segment(corners_a[0], corners_b[0], corners_b[1]);
    const auto from_corners_to_edges = [&](const std::array<GridPoint, 4>& corners,
                                           const std::array<GridPoint, 4>& edges) {
        for (const GridPoint corner : corners)
            for (std::size_t i = 0; i < edges.size(); ++i) {
                SquaredDistance one = to_segment(corner, edges[i], edges[(i + 1) % edges.size()]);
                if (is_less(one, least)) least = std::move(one);
            }
    };
    from_corners_to_edges(corners_a, corners_b);
    from_corners_to_edges(corners_b, corners_a);
    return least;
}

int distance_thou(const Footprint& a, const Footprint& b) {
    constexpr int millionths = 1'000'000;
    const SquaredDistance squared = squared_distance(a, b);
    const dice::Integer scaled = squared.top * millionths * millionths;
    const dice::Integer bottom = squared.bottom << (2 * steps_in_thou_log2);
    const dice::Integer distance = sqrt(dice::Integer{scaled / bottom});
    return static_cast<int>((distance + 1) / millionths);
}

}  // namespace reisswitz::plane
