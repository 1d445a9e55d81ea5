#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <utility>

#include "hex/board.hpp"
#include "hex/cube.hpp"
#include "hex/direction.hpp"

namespace reisswitz::hex {

/// Walks the line from centre to centre and names the hexes between, from the first to the last.
///
/// A hex at vector h from the start lies at the fraction (h·v) / (v·v) of the line v; the numerator is handed on.
///
/// @param crossed  bool(Cube hex, int along): the line meets the inside of this hex
/// @param beside   bool(Cube left, Cube right, int along): the line runs along the edge that these two share
/// @return         false as soon as one of them returns false, which ends the walk; else true
/// Clauses: PW-LOS-1, PW-LOS-2.
template <class Crossed, class Beside>
constexpr bool walk_line(Cube from, Cube to, Crossed&& crossed, Beside&& beside) {
    const Cube v = to - from;
    if (v == Cube{}) return true;
    const Course c = course(v);
    const Cube ahead = step(c.bearing);
    const Cube leaning = step(c.leaning);

    if (c.through_corner()) {
        const bool leans_right = turn(c.bearing, 1) == c.leaning;
        const Cube left = leans_right ? ahead : leaning;
        const Cube right = leans_right ? leaning : ahead;
        const int half_a_pair = 3 * c.along;
        Cube hex = from;
        for (int pair = 0; pair < c.along; ++pair) {
            const int along = 2 * pair * half_a_pair;
            if (!beside(hex + left, hex + right, along + half_a_pair)) return false;
            hex += left + right;
            if (pair + 1 < c.along && !crossed(hex, along + 2 * half_a_pair)) return false;
        }
        return true;
    }

    // `offset` is three times the cross product of the line with the hex: how far its centre lies beside the line,
    // towards the leaning side when positive. The corners of a hex have offsets of their own, (along − aside) and
    // −(along + 2 aside) for the two ends of the edge ahead: comparing with them tells by which edge the line leaves.
    // Through the corner itself, it goes on into the hex ahead.
    const Cube away = ahead - leaning;
    const int offset_of_near_corner = c.along - c.aside;
    const int offset_of_far_corner = c.along + 2 * c.aside;
    const int along_ahead = 2 * c.along + c.aside;
    const int along_leaning = c.along + 2 * c.aside;
    const int whole = dot(v, v);
    Cube hex = from;
    int offset = 0;
    int along = 0;
    for (;;) {
        if (offset < -offset_of_near_corner) {
            hex += leaning;
            offset += 3 * c.along;
            along += along_leaning;
        } else if (offset > offset_of_far_corner) {
            hex += away;
            offset -= 3 * (c.along + c.aside);
            along += along_ahead - along_leaning;
        } else {
            hex += ahead;
            offset -= 3 * c.aside;
            along += along_ahead;
        }
        if (along == whole) return true;
        if (!crossed(hex, along)) return false;
    }
}

/// A hex on a line. Its nearest point of the line lies `along` of `whole` from the start; see `Line`.
struct HexOnLine {
    HexIndex hex;
    int along{};

    friend constexpr bool operator==(HexOnLine, HexOnLine) = default;
};

/// The hexes met by a line, from its start to its end, in a fixed space.
/// @tparam Most  the most there can be
template <std::size_t Most>
class HexesOnLine {
public:
    constexpr void append(HexOnLine hex) {
        assert(size_ < Most);
        hexes_[size_++] = hex;
    }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr HexOnLine operator[](std::size_t i) const { return hexes_[i]; }
    constexpr const HexOnLine* begin() const { return hexes_.data(); }
    constexpr const HexOnLine* end() const { return hexes_.data() + size_; }

private:
    std::array<HexOnLine, Most> hexes_{};
    std::size_t size_ = 0;
};

/// On a board of 64 × 64 hexes the longest lines cross this many hexes, or run along this many edges.
inline constexpr std::size_t most_hexes_crossed = 104;
inline constexpr std::size_t most_edges_on_line = 42;

/// The line between the centres of two hexes.
struct Line {
    /// Hexes whose inside the line meets, the two ends excepted. They are all on the board.
    HexesOnLine<most_hexes_crossed> crossed;
    /// The hexes on either side of the edges along which the line runs; as many left as right, in pairs.
    /// Off the board where the line runs along its edge.
    HexesOnLine<most_edges_on_line> left;
    HexesOnLine<most_edges_on_line> right;
    /// The denominator of every fraction along the line: the vector's product with itself.
    int whole{};
};

/// The hexes that the line between two hexes of the board crosses or runs beside. Nothing if they are the same hex.
/// Clauses: PW-LOS-1, PW-LOS-2.
constexpr Line line_between(BoardSize board, HexIndex from, HexIndex to) {
    const Cube start = to_cube(board, from);
    const Cube end = to_cube(board, to);
    Line line;
    line.whole = dot(end - start, end - start);
    walk_line(
        start, end,
        [&](Cube hex, int along) {
            line.crossed.append({to_hex(board, hex), along});
            return true;
        },
        [&](Cube left, Cube right, int along) {
            line.left.append({to_hex(board, left), along});
            line.right.append({to_hex(board, right), along});
            return true;
        });
    return line;
}

}  // namespace reisswitz::hex
