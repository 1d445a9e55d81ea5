#include "hex/arc.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "boards.hpp"

using namespace reisswitz::hex;
using enum Direction;
using test::at;
using test::Names;

namespace {

constexpr BoardSize board{9, 8};

Names directions(const char* from, const char* to) {
    Names written;
    for (const Direction d : bearings(board, at(board, from), at(board, to))) written.emplace_back(name(d));
    return written;
}
Names front_of(const char* gun, const char* target) {
    return test::names(board, in_front_of(board, at(board, gun), at(board, target)));
}
Names back_of(const char* gun, const char* target) {
    return test::names(board, behind(board, at(board, gun), at(board, target)));
}

}  // namespace

TEST_CASE("PW-HEX-7: along a hex row one hex is in front of the target and one behind", "[hex][arc]") {
    CHECK(directions("E8", "E4") == Names{"n"});
    CHECK(front_of("E8", "E4") == Names{"E5"});
    CHECK(back_of("E8", "E4") == Names{"E3"});
}

TEST_CASE("PW-HEX-7: through a corner there are two of each, left first", "[hex][arc]") {
    CHECK(directions("E8", "F6") == Names{"n", "ne"});
    CHECK(front_of("E8", "F6") == Names{"E7", "F7"});
    CHECK(back_of("E8", "F6") == Names{"F5", "G6"});
}

TEST_CASE("PW-HEX-7: off the rows the line enters by the edge of its bearing", "[hex][arc]") {
    CHECK(directions("E8", "G6") == Names{"ne"});
    CHECK(front_of("E8", "G6") == Names{"F6"});
    CHECK(back_of("E8", "G6") == Names{"H5"});
}

TEST_CASE("PW-HEX-7: off the board nothing is there", "[hex][arc]") {
    CHECK(back_of("A3", "A1") == Names{"-"});
    CHECK(back_of("B3", "A1") == Names{"-"});
    CHECK(back_of("A1", "C1") == Names{"-", "D1"});
}

TEST_CASE("PW-RULING-6: the player chooses the side of the line, left unless said", "[hex][arc]") {
    const LeftRight<HexIndex> in_front = in_front_of(board, at(board, "E8"), at(board, "F6"));
    CHECK(in_front.on(LineSide::left) == at(board, "E7"));
    CHECK(in_front.on(LineSide::right) == at(board, "F7"));
    CHECK(LineSide{} == LineSide::left);
}

TEST_CASE("PW-RULING-7: at distance 1 the hex in front of the target is the gun's own", "[hex][arc]") {
    for (const Direction d : all_directions) {
        const HexIndex gun = at(board, "D4");
        const HexIndex target = neighbour(board, gun, d);
        CHECK(in_front_of(board, gun, target) == LeftRight(gun));
    }
}

TEST_CASE("PW-HEX-7: in front is nearer to the gun, behind is farther away, on the same line", "[hex][arc]") {
    REQUIRE(rc::check("nearer and farther", [] {
        const BoardSize any = *test::any_board(20);
        const HexIndex gun = test::any_hex(any);
        const HexIndex target = test::any_hex(any);
        RC_PRE(gun != target);
        const int range = distance(any, gun, target);
        for (const HexIndex hex : in_front_of(any, gun, target))
            if (hex.on_board()) RC_ASSERT(distance(any, gun, hex) == range - 1);
        for (const HexIndex hex : behind(any, gun, target))
            if (hex.on_board()) RC_ASSERT(distance(any, gun, hex) == range + 1);
        // What is behind the target for the gun is in front of it for a gun across the line.
        const Cube across = 2 * to_cube(any, target) - to_cube(any, gun);
        const HexIndex other_gun = to_hex(any, across);
        RC_PRE(other_gun.on_board());
        const auto mine = behind(any, gun, target);
        const auto theirs = in_front_of(any, other_gun, target);
        RC_ASSERT(mine.left() == theirs.right());
        RC_ASSERT(mine.right() == theirs.left());
    }));
}

TEST_CASE("PW-HEX-8: the arc holds both rows beside the facing and all between them", "[hex][arc]") {
    CHECK(in_arc(n, 5 * step(nw)));
    CHECK(in_arc(n, 5 * step(ne)));
    CHECK(in_arc(n, 2 * step(nw) + 7 * step(ne)));
    CHECK_FALSE(in_arc(n, 5 * step(ne) + step(se)));
    CHECK_FALSE(in_arc(n, step(s)));
    CHECK_FALSE(in_arc(n, Cube{}));
}

TEST_CASE("PW-HEX-8: at distance 1 the arc holds three hexes, at distance n it holds 2n + 1", "[hex][arc]") {
    for (const Direction facing : all_directions)
        for (int range = 1; range <= 12; ++range) {
            int held = 0;
            for (int q = -range; q <= range; ++q)
                for (int r = -range; r <= range; ++r) {
                    const Cube v{q, r, -q - r};
                    held += length(v) == range && in_arc(facing, v);
                }
            CHECK(held == 2 * range + 1);
        }
}

TEST_CASE("PW-HEX-8: a vector is in the arc when it is made of the two rows without taking away", "[hex][arc]") {
    REQUIRE(rc::check("a and b", [] {
        const Direction facing = test::any_direction();
        const Cube v = test::any_vector(12);
        bool made = false;
        for (int a = 0; a <= 40; ++a)
            for (int b = 0; b <= 40; ++b)
                made = made || (a + b > 0 && a * step(turn(facing, -1)) + b * step(turn(facing, 1)) == v);
        RC_ASSERT(in_arc(facing, v) == made);
    }));
}

TEST_CASE("PW-HEX-9: three hexes to the front, two flanks, one rear", "[hex][arc]") {
    for (const Direction facing : all_directions) {
        CHECK(side_of(facing, turn(facing, -1)) == PieceSide::front);
        CHECK(side_of(facing, facing) == PieceSide::front);
        CHECK(side_of(facing, turn(facing, 1)) == PieceSide::front);
        CHECK(side_of(facing, turn(facing, 2)) == PieceSide::flank);
        CHECK(side_of(facing, turn(facing, -2)) == PieceSide::flank);
        CHECK(side_of(facing, turn(facing, 3)) == PieceSide::rear);
    }
}

TEST_CASE("PW-RULING-17: with one front hex the two beside it are flanks", "[hex][arc]") {
    for (const Direction facing : all_directions) {
        CHECK(side_of(facing, facing, FrontHexes::one) == PieceSide::front);
        for (const int steps : {-2, -1, 1, 2})
            CHECK(side_of(facing, turn(facing, steps), FrontHexes::one) == PieceSide::flank);
        CHECK(side_of(facing, turn(facing, 3), FrontHexes::one) == PieceSide::rear);
    }
}

TEST_CASE("PW-HEX-9: only a neighbour stands on a side", "[hex][arc]") {
    CHECK(side_of(board, at(board, "D4"), n, at(board, "E5")) == PieceSide::flank);
    CHECK_FALSE(in_arc(board, at(board, "D4"), n, at(board, "E5")));
    CHECK(to_front(board, at(board, "D4"), n, at(board, "D3")));
    CHECK_FALSE(to_front(board, at(board, "D4"), n, at(board, "D5")));
    CHECK(side_of(board, at(board, "D4"), n, at(board, "D2")) == std::nullopt);
    CHECK(side_of(board, at(board, "D4"), n, at(board, "D4")) == std::nullopt);
}

TEST_CASE("PW-HEX-9: at distance 1 the front of three hexes is the arc of fire", "[hex][arc]") {
    for (const Direction facing : all_directions)
        for (const Direction d : all_directions)
            CHECK((side_of(facing, d) == PieceSide::front) == in_arc(facing, step(d)));
}
