#include "hex/board_tables.hpp"

#include <catch2/catch.hpp>

#include "boards.hpp"

using namespace reisswitz::hex;

TEST_CASE("PW-HEX-4, PW-HEX-5: what is looked up is what is worked out", "[hex][board_tables]") {
    REQUIRE(rc::check("tables", [] {
        const BoardSize board = *test::any_board();
        const BoardTables tables(board);
        const HexIndex a = test::any_hex(board);
        const HexIndex b = test::any_hex(board);
        RC_ASSERT(tables.cube(a) == to_cube(board, a));
        RC_ASSERT(tables.vector(a, b) == to_cube(board, b) - to_cube(board, a));
        RC_ASSERT(tables.distance(a, b) == distance(board, a, b));
        RC_ASSERT(tables.adjacent(a, b) == adjacent(board, a, b));
        for (const Direction d : all_directions) RC_ASSERT(tables.neighbour(a, d) == neighbour(board, a, d));
    }));
}

TEST_CASE("PW-HEX-4: a whole set steps to its neighbours at once", "[hex][board_tables]") {
    REQUIRE(rc::check("neighbours of a set", [] {
        const BoardSize board = *test::any_board();
        const BoardMasks<most_hexes> masks(board);
        HexSet hexes;
        for (int count = *rc::gen::inRange(0, 12); count > 0; --count) hexes.insert(test::any_hex(board));
        HexSet expected;
        for (const HexIndex hex : hexes)
            for (const Direction d : all_directions)
                if (const HexIndex beside = neighbour(board, hex, d); beside.on_board()) expected.insert(beside);
        RC_ASSERT(masks.neighbours_of(hexes) == expected);
    }));
}

TEST_CASE("PW-HEX-5: the hexes within a distance", "[hex][board_tables]") {
    REQUIRE(rc::check("within", [] {
        const BoardSize board = *test::any_board(20);
        const BoardMasks<most_hexes> masks(board);
        const HexIndex hex = test::any_hex(board);
        const int reach = *rc::gen::inRange(0, 13);
        HexSet expected;
        for (const HexIndex other : test::hexes_of(board))
            if (distance(board, hex, other) <= reach) expected.insert(other);
        RC_ASSERT(masks.within(hex, reach) == expected);
    }));
}

TEST_CASE("The masks of a small board fit small sets", "[hex][board_tables]") {
    constexpr BoardSize board{20, 15};
    constexpr BoardMasks<SmallHexSet::capacity> masks(board);
    STATIC_REQUIRE(masks.all().size() == 300);
    STATIC_REQUIRE(masks.within(HexIndex{140}, 1).size() == 7);
    STATIC_REQUIRE(masks.within(HexIndex{0}, 1).size() == 3);
}
