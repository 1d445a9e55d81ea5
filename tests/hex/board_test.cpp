#include "hex/board.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "boards.hpp"

using namespace reisswitz::hex;
using enum Direction;
using test::at;

namespace {
constexpr BoardSize nine_by_eight{9, 8};
constexpr BoardSize greatest{64, 64};
}  // namespace

TEST_CASE("PW-HEX-1: boards have 2 to 64 columns and rows", "[hex][board]") {
    CHECK(BoardSize{2, 2}.allowed());
    CHECK(BoardSize{64, 64}.allowed());
    CHECK_FALSE(BoardSize{1, 8}.allowed());
    CHECK_FALSE(BoardSize{8, 1}.allowed());
    CHECK_FALSE(BoardSize{65, 8}.allowed());
    CHECK_FALSE(BoardSize{8, 65}.allowed());
}

TEST_CASE("PW-HEX-1: D4 is column index 3, row index 3", "[hex][board]") {
    STATIC_REQUIRE(parse_hex_name("D4") == ColumnRow{3, 3});
    STATIC_REQUIRE(name(ColumnRow{3, 3}) == "D4");
    STATIC_REQUIRE(parse_hex_name("A1") == ColumnRow{0, 0});
    STATIC_REQUIRE(parse_hex_name("Z10") == ColumnRow{25, 9});
    STATIC_REQUIRE(parse_hex_name("AA1") == ColumnRow{26, 0});
    STATIC_REQUIRE(parse_hex_name("AB12") == ColumnRow{27, 11});
    STATIC_REQUIRE(parse_hex_name("AZ2") == ColumnRow{51, 1});
    STATIC_REQUIRE(parse_hex_name("BA2") == ColumnRow{52, 1});
    STATIC_REQUIRE(parse_hex_name("BL64") == ColumnRow{63, 63});
    STATIC_REQUIRE(parse_hex_name("A99") == ColumnRow{0, 98});
}

TEST_CASE("PW-HEX-1: a malformed name is no hex at all", "[hex][board]") {
    for (const char* text : {"",    "A",   "4",   "d4",  "D04", "D0",   "D100", "D4 ", " D4",  "D-4",
                             "D+4", "D4a", "BM1", "CA1", "ZZ1", "AAA1", "D 4",  "4D",  "D4.0", "Ä4"}) {
        INFO(text);
        CHECK(parse_hex_name(text) == std::nullopt);
    }
    CHECK(parse_hex_name(std::string_view("D4\0", 3)) == std::nullopt);
}

TEST_CASE("PW-HEX-1: a well-formed name may lie off the board", "[hex][board]") {
    for (const char* text : {"J1", "A9", "BL64"}) {
        INFO(text);
        REQUIRE(parse_hex_name(text).has_value());
        CHECK(hex_at(nine_by_eight, *parse_hex_name(text)) == off_board);
        CHECK(find_hex(nine_by_eight, text) == off_board);
    }
    CHECK(find_hex(nine_by_eight, "I8").on_board());
}

TEST_CASE("PW-HEX-1: every name of the greatest board is read back, in the order by column, then row", "[hex][board]") {
    HexIndex expected{0};
    for (int column = 0; column < greatest.columns; ++column)
        for (int row = 0; row < greatest.rows; ++row, ++expected.value) {
            const HexIndex hex = hex_at(greatest, {column, row});
            REQUIRE(hex == expected);
            REQUIRE(place_of(greatest, hex) == ColumnRow{column, row});
            REQUIRE(find_hex(greatest, name(greatest, hex)) == hex);
        }
}

TEST_CASE("PW-HEX-1: hexes of odd columns lie half a hex further south", "[hex][board]") {
    const auto next = [](const char* hex, Direction direction) {
        return test::name_or_dash(nine_by_eight, neighbour(nine_by_eight, at(nine_by_eight, hex), direction));
    };
    CHECK(next("D4", n) == "D3");
    CHECK(next("D4", ne) == "E4");
    CHECK(next("D4", se) == "E5");
    CHECK(next("D4", s) == "D5");
    CHECK(next("D4", sw) == "C5");
    CHECK(next("D4", nw) == "C4");
    CHECK(next("E4", n) == "E3");
    CHECK(next("E4", ne) == "F3");
    CHECK(next("E4", se) == "F4");
    CHECK(next("E4", s) == "E5");
    CHECK(next("E4", sw) == "D4");
    CHECK(next("E4", nw) == "D3");
    CHECK(next("A1", n) == "-");
    CHECK(next("A1", ne) == "-");
    CHECK(next("A1", se) == "B1");
    CHECK(next("I8", se) == "-");
    CHECK(next("B8", sw) == "-");
    CHECK(next("B8", nw) == "A8");
}

TEST_CASE("PW-HEX-2: column c, row r is the cube (c, r - (c - c mod 2)/2, -q - r)", "[hex][board]") {
    STATIC_REQUIRE(to_cube(ColumnRow{0, 0}) == Cube{0, 0, 0});
    STATIC_REQUIRE(to_cube(ColumnRow{3, 3}) == Cube{3, 2, -5});
    STATIC_REQUIRE(to_cube(ColumnRow{4, 0}) == Cube{4, -2, -2});
    STATIC_REQUIRE(to_place(Cube{-1, 0, 1}) == ColumnRow{-1, -1});
    REQUIRE(rc::check("there and back", [] {
        const BoardSize board = *test::any_board();
        const HexIndex hex = test::any_hex(board);
        const Cube cube = to_cube(board, hex);
        RC_ASSERT(cube.q + cube.r + cube.s == 0);
        RC_ASSERT(to_hex(board, cube) == hex);
        const Cube anywhere = test::any_vector();
        RC_ASSERT(to_cube(to_place(anywhere)) == anywhere);
    }));
}

TEST_CASE("PW-HEX-2: neighbours on the board are all the same way apart in the plane", "[hex][board]") {
    // In the plane, squared and times four: (2 · 1.5 q)² + 3 (2r + q)², which is 12 between centres of neighbours.
    REQUIRE(rc::check("√3 apart", [] {
        const BoardSize board = *test::any_board();
        const HexIndex hex = test::any_hex(board);
        const HexIndex beside = neighbour(board, hex, test::any_direction());
        RC_PRE(beside.on_board());
        const Cube v = to_cube(board, beside) - to_cube(board, hex);
        RC_ASSERT(9 * v.q * v.q + 3 * (2 * v.r + v.q) * (2 * v.r + v.q) == 12);
    }));
}

TEST_CASE("PW-HEX-4: adjacent hexes share an edge, both ways", "[hex][board]") {
    REQUIRE(rc::check("adjacent", [] {
        const BoardSize board = *test::any_board();
        const HexIndex hex = test::any_hex(board);
        const Direction direction = test::any_direction();
        const HexIndex beside = neighbour(board, hex, direction);
        RC_PRE(beside.on_board());
        RC_ASSERT(adjacent(board, hex, beside));
        RC_ASSERT(neighbour(board, beside, opposite(direction)) == hex);
    }));
    CHECK_FALSE(adjacent(nine_by_eight, at(nine_by_eight, "D4"), at(nine_by_eight, "D4")));
    CHECK_FALSE(adjacent(nine_by_eight, at(nine_by_eight, "D4"), at(nine_by_eight, "E3")));
}

TEST_CASE("PW-HEX-5: distance through edges on the board", "[hex][board]") {
    const auto apart = [](const char* a, const char* b) {
        return distance(nine_by_eight, at(nine_by_eight, a), at(nine_by_eight, b));
    };
    CHECK(apart("E8", "E4") == 4);
    CHECK(apart("E8", "F6") == 2);
    CHECK(apart("E8", "G6") == 3);
    CHECK(apart("A1", "I1") == 8);
    CHECK(apart("A8", "I1") == 11);
    CHECK(apart("D4", "D4") == 0);
}
