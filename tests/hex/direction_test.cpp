#include "hex/direction.hpp"

#include <catch2/catch.hpp>

#include "boards.hpp"

using namespace reisswitz::hex;
using enum Direction;

TEST_CASE("PW-HEX-3: six directions, clockwise from north", "[hex][direction]") {
    STATIC_REQUIRE(all_directions == std::array{n, ne, se, s, sw, nw});
    STATIC_REQUIRE(turn(n, 1) == ne);
    STATIC_REQUIRE(turn(n, -1) == nw);
    STATIC_REQUIRE(turn(sw, 3) == ne);
    STATIC_REQUIRE(turn(se, -14) == n);
    STATIC_REQUIRE(opposite(n) == s);
    STATIC_REQUIRE(opposite(nw) == se);
    STATIC_REQUIRE(turn_between(nw, ne) == 2);
    STATIC_REQUIRE(turn_between(ne, nw) == 4);
}

TEST_CASE("PW-HEX-3: a direction is written as its compass point and read back exactly", "[hex][direction]") {
    for (const Direction direction : all_directions) CHECK(parse_direction(name(direction)) == direction);
    for (const char* text : {"", "N", "north", "e", "w", "nne", "n ", " s"})
        CHECK(parse_direction(text) == std::nullopt);
}

TEST_CASE("A set of directions holds what was put in", "[hex][direction]") {
    DirectionSet road{n, s};
    CHECK(road.size() == 2);
    CHECK(road.contains(n));
    CHECK_FALSE(road.contains(ne));
    road.insert(ne);
    road.erase(s);
    CHECK(road == DirectionSet{ne, n});
    CHECK(road.bits() == 0b000011);
    CHECK(DirectionSet::from_bits(road.bits()) == road);
    CHECK(DirectionSet{}.empty());
}
