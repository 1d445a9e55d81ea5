#pragma once

#include <algorithm>
#include <array>
#include <boost/describe/enum.hpp>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "hex/direction.hpp"

namespace reisswitz::hex {

/// A hex, or a vector between two hexes, in cube coordinates: q + r + s = 0.
/// With hexes of side 1 its centre lies 1.5 q to the east and √3 (r + q/2) to the south of the origin.
/// Clauses: PW-HEX-2.
struct Cube {
    int q{};
    int r{};
    int s{};

    friend constexpr bool operator==(Cube, Cube) = default;
    friend constexpr Cube operator+(Cube a, Cube b) { return {a.q + b.q, a.r + b.r, a.s + b.s}; }
    friend constexpr Cube operator-(Cube a, Cube b) { return {a.q - b.q, a.r - b.r, a.s - b.s}; }
    friend constexpr Cube operator-(Cube v) { return {-v.q, -v.r, -v.s}; }
    friend constexpr Cube operator*(int n, Cube v) { return {n * v.q, n * v.r, n * v.s}; }
    constexpr Cube& operator+=(Cube v) { return *this = *this + v; }
};

/// The vector to the neighbour across that edge. Clauses: PW-HEX-3.
constexpr Cube step(Direction direction) {
    constexpr std::array<Cube, directions_round_a_hex> steps{
        {{0, -1, 1}, {1, -1, 0}, {1, 0, -1}, {0, 1, -1}, {-1, 1, 0}, {-1, 0, 1}}};
    return steps[static_cast<std::size_t>(direction)];
}

/// The sum of the products of the three coordinates; 2 for a step with itself, 1 with the step beside it.
constexpr int dot(Cube a, Cube b) { return a.q * b.q + a.r * b.r + a.s * b.s; }

/// The steps through edges that the vector takes. Clauses: PW-HEX-5.
constexpr int length(Cube v) {
    const auto size = [](int n) { return n < 0 ? -n : n; };
    return std::max({size(v.q), size(v.r), size(v.s)});
}

/// Steps through edges from one hex to the other, 0 for the same hex. Clauses: PW-HEX-4, PW-HEX-5.
constexpr int distance(Cube a, Cube b) { return length(b - a); }

/// The side of a line, as somebody sees it who looks along the line.
enum class LineSide : std::uint8_t { left, right };
BOOST_DESCRIBE_ENUM(LineSide, left, right)

/// What a line meets: one thing, or, where the line runs through a corner, one to its left and one to its right.
/// Read as a range it holds one or two elements, left first.
template <class T>
class LeftRight {
public:
    constexpr explicit LeftRight(T straight_on) : sides_{straight_on, straight_on}, size_(1) {}
    constexpr LeftRight(T left, T right) : sides_{left, right}, size_(2) {}

    constexpr bool through_corner() const { return size_ == 2; }
    /// Left and right are the same thing unless the line runs through a corner.
    constexpr T left() const { return sides_[0]; }
    constexpr T right() const { return sides_[1]; }
    constexpr T on(LineSide side) const { return side == LineSide::left ? left() : right(); }

    constexpr std::size_t size() const { return size_; }
    constexpr const T* begin() const { return sides_.data(); }
    constexpr const T* end() const { return sides_.data() + size_; }

    friend constexpr bool operator==(const LeftRight&, const LeftRight&) = default;

private:
    std::array<T, 2> sides_;
    std::uint8_t size_;
};

/// A vector taken apart into the two directions it lies between: `along` steps towards its bearing and
/// `aside` towards the direction next to that, on the side to which the vector leans; along ≥ aside ≥ 0.
/// Along a hex row aside is 0; through a corner along and aside are equal.
struct Course {
    Direction bearing;
    Direction leaning;
    int along;
    int aside;

    constexpr bool through_corner() const { return along == aside; }
};

/// The course of any vector but the null vector.
constexpr Course course(Cube v) {
    assert(v != Cube{});
    // The directions by the coordinate that grows (row) and the one that shrinks (column), in the order q, r, s.
    using enum Direction;
    constexpr std::array<std::array<Direction, 3>, 3> direction_growing_shrinking{
        {{n, ne, se}, {sw, n, s}, {nw, n, n}}};
    const auto direction = [&](std::size_t grows, std::size_t shrinks) {
        return direction_growing_shrinking[grows][shrinks];
    };

    const std::array<int, 3> coordinates{v.q, v.r, v.s};
    std::size_t greatest = 0;
    std::size_t middle = 1;
    std::size_t least = 2;
    if (coordinates[greatest] < coordinates[middle]) std::swap(greatest, middle);
    if (coordinates[middle] < coordinates[least]) std::swap(middle, least);
    if (coordinates[greatest] < coordinates[middle]) std::swap(greatest, middle);

    const Direction bearing = direction(greatest, least);
    const int between = coordinates[middle];
    if (between >= 0) return {bearing, direction(middle, least), coordinates[greatest], between};
    return {bearing, direction(greatest, middle), -coordinates[least], -between};
}

/// The direction in which a vector points, or the two between which it runs through a corner: the direction d
/// with the greatest v·d. Not for the null vector.
/// Clauses: PW-HEX-6.
constexpr LeftRight<Direction> bearings(Cube v) {
    const Course c = course(v);
    if (!c.through_corner()) return LeftRight(c.bearing);
    if (turn(c.bearing, 1) == c.leaning) return {c.bearing, c.leaning};
    return {c.leaning, c.bearing};
}

}  // namespace reisswitz::hex
