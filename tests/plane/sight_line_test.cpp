#include "plane/sight_line.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "footprints.hpp"

using namespace reisswitz;
using namespace reisswitz::plane;
using namespace reisswitz::plane::test;

namespace {

/// The parts of a line inside a polygon, as parts of the whole line.
std::vector<Interval> parts_of(const SightLine& line, const std::vector<Point>& corners) {
    std::vector<GridPoint> polygon;
    for (const Point corner : corners) polygon.push_back(on_grid(corner));
    std::vector<Interval> parts = line.inside(polygon);
    for (Interval& part : parts) part = {part.from / line.end(), part.to / line.end()};
    return parts;
}

SightLine across(Point from, Point to) { return SightLine::between(on_grid(from), on_grid(to)); }

dice::Rational part(int numerator, int denominator) { return {numerator, denominator}; }

const std::vector<Point> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};

}  // namespace

TEST_CASE("parts of a line inside a square", "[plane][sight]") {
    CHECK(parts_of(across({-10, 5}, {20, 5}), square) == std::vector<Interval>{{part(1, 3), part(2, 3)}});
    CHECK(parts_of(across({5, 5}, {25, 5}), square) == std::vector<Interval>{{0, part(1, 4)}});
    CHECK(parts_of(across({2, 5}, {8, 5}), square) == std::vector<Interval>{{0, 1}});
    CHECK(parts_of(across({20, 5}, {30, 5}), square).empty());
    CHECK(parts_of(across({-10, -10}, {20, 20}), square) == std::vector<Interval>{{part(1, 3), part(2, 3)}});
}

TEST_CASE("BBB-GEO-7: a line that touches is not inside", "[plane][sight]") {
    CHECK(parts_of(across({-10, 0}, {20, 0}), square).empty());  // along an edge
    CHECK(parts_of(across({-10, 10}, {20, 10}), square).empty());
    CHECK(parts_of(across({-5, 5}, {5, -5}), square).empty());  // at a corner
    CHECK(parts_of(across({-10, 5}, {0, 5}), square).empty());  // ends on an edge
    CHECK(parts_of(across({5, 5}, {5, 5}), square).empty());    // no length
    // Past a notch whose corner it touches: one part.
    CHECK(parts_of(across({-10, 5}, {20, 5}), {{0, 0}, {10, 0}, {10, 10}, {5, 5}, {0, 10}}) ==
          std::vector<Interval>{{part(1, 3), part(2, 3)}});
    // Along the bottom of a wider notch: two parts.
    CHECK(parts_of(across({-10, 5}, {20, 5}), {{0, 0}, {10, 0}, {10, 10}, {7, 5}, {3, 5}, {0, 10}}).size() == 2);
}

TEST_CASE("several parts of one line", "[plane][sight]") {
    const std::vector<Point> fork{{0, 0}, {10, 0}, {10, 10}, {8, 10}, {8, 2}, {2, 2}, {2, 10}, {0, 10}};
    CHECK(parts_of(across({0, 5}, {10, 5}), fork) == std::vector<Interval>{{0, part(1, 5)}, {part(4, 5), 1}});
}

TEST_CASE("lengths are compared exactly", "[plane][sight]") {
    const SightLine line = across({0, 0}, {3000, 4000});
    CHECK(!line.is_longer(line.end(), 5000));
    CHECK(line.is_longer(line.end(), part(4999999, 1000)));
    CHECK(length_of({{part(1, 2), 1}, {2, part(7, 2)}}) == 2);
}

TEST_CASE("the line to the nearest point of a base", "[plane][sight]") {
    const Footprint base{0, 10000, 0, 2000, 2000};
    CHECK(SightLine::to_nearest(on_grid({500, 0}), base).is_longer(across({0, 0}, {9, 0}).end(), 8));
    const SightLine straight = SightLine::to_nearest(on_grid({500, 0}), base);
    CHECK(!straight.is_longer(straight.end(), 9000));
    CHECK(straight.is_longer(straight.end(), part(8999999, 1000)));
    const SightLine corner = SightLine::to_nearest(on_grid({4000, 5000}), base);
    CHECK(!corner.is_longer(corner.end(), 5000));
    CHECK(corner.is_longer(corner.end(), part(4999999, 1000)));
    CHECK(SightLine::to_nearest(on_grid({0, 10000}), base).end() == 0);
}

TEST_CASE("the nearest point is as far as the base is", "[plane][sight][properties]") {
    REQUIRE(rc::check([] {
        const Footprint base = any_footprint();
        const Footprint eye = any_footprint();
        const GridPoint from = edge_middles_of(eye)[0];
        const SightLine nearest = SightLine::to_nearest(from, base);
        for (const GridPoint middle : edge_middles_of(base)) {
            const SightLine other = SightLine::between(from, middle);
            // No line to an edge is shorter: compare in steps of the thousandth.
            for (const int thou : {1, 100, 1000, 5000, 20000})
                RC_ASSERT(other.is_longer(other.end(), thou) || !nearest.is_longer(nearest.end(), thou));
        }
    }));
}
