#pragma once

#include "hex/board.hpp"
#include "hex/cube.hpp"
#include "hex/hex_set.hpp"
#include "hex/line.hpp"

namespace reisswitz::hex {

/// What a hex puts in the way of a line, in levels above the lowest ground. Clauses: PW-LOS-3.
struct Ground {
    int elevation{};
    /// Elevation and what stands on it: woods, houses.
    int top{};
    /// Whether pieces stand there that this line may not pass through.
    bool held{};

    friend constexpr bool operator==(Ground, Ground) = default;
};

/// The height of the line of sight between two hexes, an exact fraction of levels. Clauses: PW-LOS-4.
class SightHeight {
public:
    /// @param whole  the line's vector multiplied with itself
    constexpr SightHeight(int elevation_at_start, int elevation_at_end, int whole)
        : start_(elevation_at_start), rise_(elevation_at_end - elevation_at_start), whole_(whole) {}

    /// Whether a hex that lies `along` of the whole stands in the way: its top is above the line, or it is held
    /// and its ground is not below the line.
    constexpr bool blocked_by(Ground ground, int along) const {
        const int rise = along * rise_;
        return (ground.top - start_) * whole_ > rise || (ground.held && (ground.elevation - start_) * whole_ >= rise);
    }

private:
    int start_;
    int rise_;
    int whole_;
};

/// A line of sight with all that lies on it; the sets hold hexes on the board only.
struct Sight {
    bool clear{};
    HexSet crossed;
    HexSet left;
    HexSet right;
    /// Empty when the line is clear. Else the crossed hexes that block and, if both sides of an edge line are
    /// blocked, the ones that block on either side.
    HexSet blocked_by;
};

/// The line of sight between two hexes of the board, explained. The two ends never block; a side of an edge line
/// that leaves the board does.
///
/// @param ground_at  Ground(HexIndex): the ground of any hex on the board, `held` by whatever blocks this line
/// Clauses: PW-LOS-4, PW-LOS-5, PW-RULING-10.
template <class GroundAt>
constexpr Sight line_of_sight(BoardSize board, HexIndex from, HexIndex to, GroundAt&& ground_at) {
    const Line line = line_between(board, from, to);
    const SightHeight height(ground_at(from).elevation, ground_at(to).elevation, line.whole);

    struct Hexes {
        HexSet met;
        HexSet blocking;
        bool free = true;
    };
    const auto look_at = [&](const auto& hexes_on_line) {
        Hexes hexes;
        for (const auto [hex, along] : hexes_on_line) {
            if (!hex.on_board()) {
                hexes.free = false;
                continue;
            }
            hexes.met.insert(hex);
            if (height.blocked_by(ground_at(hex), along)) {
                hexes.blocking.insert(hex);
                hexes.free = false;
            }
        }
        return hexes;
    };
    const Hexes crossed = look_at(line.crossed);
    const Hexes left = look_at(line.left);
    const Hexes right = look_at(line.right);

    const bool a_side_is_free = left.free || right.free;
    Sight sight{.clear = crossed.free && a_side_is_free,
                .crossed = crossed.met,
                .left = left.met,
                .right = right.met,
                .blocked_by = crossed.blocking};
    if (!a_side_is_free) sight.blocked_by |= left.blocking | right.blocking;
    return sight;
}

/// Whether the line of sight between two hexes of the board is clear: the same answer as `line_of_sight`, at the
/// first obstacle and without a list.
/// Clauses: PW-LOS-4, PW-LOS-5, PW-RULING-10.
template <class GroundAt>
constexpr bool clear_line(BoardSize board, HexIndex from, HexIndex to, GroundAt&& ground_at) {
    const Cube start = to_cube(board, from);
    const Cube end = to_cube(board, to);
    const SightHeight height(ground_at(from).elevation, ground_at(to).elevation, dot(end - start, end - start));
    const auto blocks = [&](Cube cube, int along) {
        const HexIndex hex = to_hex(board, cube);
        return !hex.on_board() || height.blocked_by(ground_at(hex), along);
    };

    bool left_is_free = true;
    bool right_is_free = true;
    return walk_line(
        start, end, [&](Cube hex, int along) { return !blocks(hex, along); },
        [&](Cube left, Cube right, int along) {
            left_is_free = left_is_free && !blocks(left, along);
            right_is_free = right_is_free && !blocks(right, along);
            return left_is_free || right_is_free;
        });
}

}  // namespace reisswitz::hex
