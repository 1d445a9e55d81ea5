#pragma once

#include <boost/describe/enum.hpp>
#include <cstdint>
#include <optional>

#include "hex/board.hpp"
#include "hex/cube.hpp"
#include "hex/direction.hpp"

namespace reisswitz::hex {

/// Whether the hex at vector v from a piece lies in the 120° before it: between the hex row to the left of its
/// facing and the one to the right, both rows included; never its own hex.
/// Clauses: PW-HEX-8.
constexpr bool in_arc(Direction facing, Cube v) {
    // With v = a·left + b·right, the products below are 3a and 3b: each vector is square to the other row.
    const Cube ahead = step(facing);
    const Cube square_to_right_row = ahead + step(turn(facing, -1));
    const Cube square_to_left_row = ahead + step(turn(facing, +1));
    return v != Cube{} && dot(v, square_to_right_row) >= 0 && dot(v, square_to_left_row) >= 0;
}

constexpr bool in_arc(BoardSize board, HexIndex piece, Direction facing, HexIndex hex) {
    return in_arc(facing, to_cube(board, hex) - to_cube(board, piece));
}

/// How many of the six hexes round a piece are to its front: the one faced, or that and the two beside it.
/// Clauses: PW-RULING-17.
enum class FrontHexes : std::uint8_t { three, one };
BOOST_DESCRIBE_ENUM(FrontHexes, three, one)

/// The side of a piece on which a neighbour stands.
enum class PieceSide : std::uint8_t { front, flank, rear };
BOOST_DESCRIBE_ENUM(PieceSide, front, flank, rear)

/// The side on which the neighbour in that direction stands. Clauses: PW-HEX-9, PW-RULING-17.
constexpr PieceSide side_of(Direction facing, Direction neighbour, FrontHexes front_hexes = FrontHexes::three) {
    switch (turn_between(facing, neighbour)) {
        case 0:
            return PieceSide::front;
        case 1:
        case 5:
            return front_hexes == FrontHexes::three ? PieceSide::front : PieceSide::flank;
        case 3:
            return PieceSide::rear;
        default:
            return PieceSide::flank;
    }
}

/// The side on which a hex lies; nothing unless it is adjacent.
constexpr std::optional<PieceSide> side_of(BoardSize board, HexIndex piece, Direction facing, HexIndex hex,
                                           FrontHexes front_hexes = FrontHexes::three) {
    const Cube v = to_cube(board, hex) - to_cube(board, piece);
    if (length(v) != 1) return std::nullopt;
    return side_of(facing, bearings(v).left(), front_hexes);
}

/// Whether a hex is one of those to the front of a piece, next to it.
constexpr bool to_front(BoardSize board, HexIndex piece, Direction facing, HexIndex hex,
                        FrontHexes front_hexes = FrontHexes::three) {
    return side_of(board, piece, facing, hex, front_hexes) == PieceSide::front;
}

/// The direction, or the two, from one hex to another; they must differ. Clauses: PW-HEX-6.
constexpr LeftRight<Direction> bearings(BoardSize board, HexIndex from, HexIndex to) {
    return bearings(to_cube(board, to) - to_cube(board, from));
}

/// The hex through which the line from a gun enters the target's hex, or the hexes to the left and right of that
/// line when it enters by a corner; `off_board` where the board ends. At distance 1 it is the gun's own hex.
/// Clauses: PW-HEX-7, PW-RULING-6, PW-RULING-7.
constexpr LeftRight<HexIndex> in_front_of(BoardSize board, HexIndex gun, HexIndex target) {
    const LeftRight<Direction> towards = bearings(board, gun, target);
    const auto nearer = [&](Direction direction) { return neighbour(board, target, opposite(direction)); };
    if (!towards.through_corner()) return LeftRight(nearer(towards.left()));
    return {nearer(towards.right()), nearer(towards.left())};
}

/// The hex through which that line would leave the target's hex, or the two by a corner. Clauses: PW-HEX-7.
constexpr LeftRight<HexIndex> behind(BoardSize board, HexIndex gun, HexIndex target) {
    const LeftRight<Direction> towards = bearings(board, gun, target);
    const auto beyond = [&](Direction direction) { return neighbour(board, target, direction); };
    if (!towards.through_corner()) return LeftRight(beyond(towards.left()));
    return {beyond(towards.left()), beyond(towards.right())};
}

}  // namespace reisswitz::hex
