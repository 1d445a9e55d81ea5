/// Points of the table, and the fine grid on which all geometry is exact.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

namespace reisswitz::plane {

__extension__ typedef __int128 Wide;

/// A place in thousandths of an inch, x to the right and y up. Clauses: BBB-SCOPE-2.
struct Point {
    int x_thou{};
    int y_thou{};
    friend constexpr auto operator<=>(const Point&, const Point&) = default;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x_thou, y_thou))

/// The farthest that a coordinate may lie from the origin: beyond the largest table, and so near that every predicate
/// below fits its integers.
inline constexpr int farthest_thou = 200'000;
/// The longest side of a base.
inline constexpr int longest_side_thou = 20'000;

/// A thousandth of an inch is 2^43 steps of the grid: half a base times the unit of Direction (2^42) is a whole number
/// of steps, farthest_thou with a base around it is below 2^61 steps, and the product of two differences fits a Wide.
inline constexpr int steps_in_thou_log2 = 43;

/// A place, or the way from one place to another, in steps of the grid.
struct GridPoint {
    std::int64_t x{};
    std::int64_t y{};

    friend constexpr auto operator<=>(const GridPoint&, const GridPoint&) = default;
    friend constexpr GridPoint operator+(GridPoint a, GridPoint b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr GridPoint operator-(GridPoint a, GridPoint b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr GridPoint operator*(std::int64_t n, GridPoint a) { return {n * a.x, n * a.y}; }
};

constexpr GridPoint on_grid(Point point) {
    constexpr std::int64_t steps = std::int64_t{1} << steps_in_thou_log2;
    return {point.x_thou * steps, point.y_thou * steps};
}

constexpr Wide dot(GridPoint a, GridPoint b) { return Wide{a.x} * b.x + Wide{a.y} * b.y; }

/// Positive when b points to the left of a.
constexpr Wide cross(GridPoint a, GridPoint b) { return Wide{a.x} * b.y - Wide{a.y} * b.x; }

constexpr int sign(Wide number) { return (number > 0) - (number < 0); }

}  // namespace reisswitz::plane
