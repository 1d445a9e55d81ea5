#include "hex/cube.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

#include "boards.hpp"

using namespace reisswitz::hex;
using enum Direction;

namespace {

/// Bearings by their definition: every direction whose product with v is the greatest.
std::vector<Direction> directions_of_greatest_product(Cube v) {
    int greatest = dot(v, step(n));
    for (const Direction d : all_directions) greatest = std::max(greatest, dot(v, step(d)));
    std::vector<Direction> found;
    for (const Direction d : all_directions)
        if (dot(v, step(d)) == greatest) found.push_back(d);
    // Left first, which only the pair of nw and n has the wrong way round.
    if (found == std::vector{n, nw}) std::swap(found[0], found[1]);
    return found;
}

bool two_coordinates_are_equal(Cube v) { return v.q == v.r || v.r == v.s || v.q == v.s; }

}  // namespace

TEST_CASE("PW-HEX-3: the steps are those of the table", "[hex][cube]") {
    STATIC_REQUIRE(step(n) == Cube{0, -1, 1});
    STATIC_REQUIRE(step(ne) == Cube{1, -1, 0});
    STATIC_REQUIRE(step(se) == Cube{1, 0, -1});
    STATIC_REQUIRE(step(s) == Cube{0, 1, -1});
    STATIC_REQUIRE(step(sw) == Cube{-1, 1, 0});
    STATIC_REQUIRE(step(nw) == Cube{-1, 0, 1});
    for (const Direction d : all_directions) {
        CHECK(step(opposite(d)) == -step(d));
        CHECK(step(turn(d, -1)) + step(turn(d, 1)) == step(d));
    }
}

TEST_CASE("PW-HEX-4: neighbours are at distance 1, and nothing else is", "[hex][cube]") {
    REQUIRE(rc::check("neighbours", [] {
        const Cube a = test::any_vector();
        const Cube b = a + test::any_vector(3);
        const bool is_a_neighbour =
            std::any_of(all_directions.begin(), all_directions.end(), [&](Direction d) { return a + step(d) == b; });
        RC_ASSERT(is_a_neighbour == (distance(a, b) == 1));
    }));
}

TEST_CASE("PW-HEX-5: distance is symmetrical and keeps the triangle inequality", "[hex][cube]") {
    STATIC_REQUIRE(length(Cube{3, -1, -2}) == 3);
    REQUIRE(rc::check("a metric", [] {
        const Cube a = test::any_vector();
        const Cube b = test::any_vector();
        const Cube c = test::any_vector();
        RC_ASSERT(distance(a, b) == distance(b, a));
        RC_ASSERT(distance(a, c) <= distance(a, b) + distance(b, c));
        RC_ASSERT((distance(a, b) == 0) == (a == b));
    }));
}

TEST_CASE("PW-HEX-6: the bearing is the direction of the greatest product", "[hex][cube]") {
    REQUIRE(rc::check("bearings", [] {
        const Cube v = test::any_vector();
        RC_PRE(v != Cube{});
        const LeftRight<Direction> found = bearings(v);
        RC_ASSERT((std::vector<Direction>(found.begin(), found.end()) == directions_of_greatest_product(v)));
        RC_ASSERT(found.through_corner() == two_coordinates_are_equal(v));
        if (found.through_corner()) RC_ASSERT(turn(found.left(), 1) == found.right());
    }));
}

TEST_CASE("PW-HEX-6: through every corner the left direction comes first", "[hex][cube]") {
    for (const Direction left : all_directions) {
        const LeftRight<Direction> found = bearings(3 * (step(left) + step(turn(left, 1))));
        CHECK(found.left() == left);
        CHECK(found.right() == turn(left, 1));
        CHECK(found.on(LineSide::left) == left);
        CHECK(found.on(LineSide::right) == turn(left, 1));
    }
}

TEST_CASE("A course is its vector again", "[hex][cube]") {
    REQUIRE(rc::check("along and aside", [] {
        const Cube v = test::any_vector();
        RC_PRE(v != Cube{});
        const Course c = course(v);
        RC_ASSERT(c.along * step(c.bearing) + c.aside * step(c.leaning) == v);
        RC_ASSERT(c.along >= c.aside);
        RC_ASSERT(c.aside >= 0);
        RC_ASSERT(c.along + c.aside == length(v));
        RC_ASSERT((turn(c.bearing, 1) == c.leaning || turn(c.bearing, -1) == c.leaning));
    }));
}
