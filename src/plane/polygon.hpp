/// Areas of the table.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "plane/point.hpp"

namespace reisswitz::plane {

/// Corners in order, either way round.
using Polygon = std::vector<Point>;

/// Why corners are no simple polygon, and where.
struct PolygonFault {
    enum class Kind : std::uint8_t { too_few_corners, corner_twice, no_area, crosses_itself };
    Kind kind{};
    std::size_t corner{};  ///< corner_twice: the second of the two; crosses_itself: where the later edge begins
    friend bool operator==(const PolygonFault&, const PolygonFault&) = default;
};

/// Whether neighbours in the list are different, the corners are not all on one line, and edges meet at their common
/// corners alone. A corner of 180 degrees is none the worse.
/// @return none when all is well
std::optional<PolygonFault> find_polygon_fault(const Polygon& polygon);

/// Whether a place lies inside a simple polygon, not on its edge.
bool contains(const Polygon& polygon, Point place);

}  // namespace reisswitz::plane
