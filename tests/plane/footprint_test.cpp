#include "plane/footprint.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <cmath>

#include "footprints.hpp"

using namespace reisswitz;
using namespace reisswitz::plane;
using namespace reisswitz::plane::test;

TEST_CASE("BBB-GEO-1: the corners of a base", "[plane]") {
    const Corners corners = corners_of({0, 0, 900, 4000, 2000});
    CHECK(corners.front_left == on_grid({1000, 2000}));
    CHECK(corners.front_right == on_grid({1000, -2000}));
    CHECK(corners.back_right == on_grid({-1000, -2000}));
    CHECK(corners.back_left == on_grid({-1000, 2000}));
    CHECK(edge_middles_of({0, 0, 900, 4000, 2000})[0] == on_grid({1000, 0}));
}

TEST_CASE("BBB-GEO-4: distances", "[plane]") {
    CHECK(distance_thou({}, {}) == 0);
    CHECK(distance_thou({}, {1000, 0, 0}) == 0);
    CHECK(distance_thou({}, {1001, 0, 0}) == 1);
    CHECK(distance_thou({}, {4000, 5000, 0}) == 5000);
    // A base within a base, and one that crosses another without a corner inside.
    CHECK(distance_thou({0, 0, 0, 4000, 4000}, {0, 0, 450}) == 0);
    CHECK(distance_thou({0, 0, 0, 10000, 100}, {0, 0, 0, 100, 10000}) == 0);
    // The ends of the table.
    CHECK(distance_thou({-farthest_thou, 0, 0}, {farthest_thou, 0, 0}) == 2 * farthest_thou - 1000);
    CHECK(distance_thou({-farthest_thou, -farthest_thou, 0, longest_side_thou, longest_side_thou},
                        {farthest_thou, farthest_thou, 0, longest_side_thou, longest_side_thou}) == 537401);
}

TEST_CASE("a distance that is whole but for the rounding of a facing counts as whole", "[plane]") {
    // Straight ahead at 60 degrees: y * cos 60 less one inch is 3000 exactly.
    CHECK(distance_thou({0, 0, 600, 20000, 1000}, {0, 8000, 600, 20000, 1000}) == 3000);
}

TEST_CASE("distances are the same both ways, in a mirror and on a turned table", "[plane][properties]") {
    REQUIRE(rc::check([] {
        const Footprint a = any_footprint(farthest_thou);
        const Footprint b = any_footprint(farthest_thou);
        const int distance = distance_thou(a, b);
        RC_ASSERT(distance == distance_thou(b, a));
        RC_ASSERT(distance == distance_thou(mirrored(a), mirrored(b)));
        RC_ASSERT(distance == distance_thou(turned(a), turned(b)));
    }));
}

TEST_CASE("distances agree with points tried along the edges", "[plane][properties]") {
    REQUIRE(rc::check([] {
        const Footprint a = any_footprint(6000);
        const Footprint b = any_footprint(6000);
        const int distance = distance_thou(a, b);
        RC_PRE(distance > 0);
        const auto along = [](const Footprint& base, int step) {
            const auto corners = corners_of(base).around();
            const GridPoint from = corners[static_cast<std::size_t>(step / 50)];
            const GridPoint way = corners[static_cast<std::size_t>((step / 50 + 1) % 4)] - from;
            const double part = (step % 50) / 50.0;
            const double scale = std::ldexp(1.0, -steps_in_thou_log2);
            return std::pair{(static_cast<double>(from.x) + part * static_cast<double>(way.x)) * scale,
                             (static_cast<double>(from.y) + part * static_cast<double>(way.y)) * scale};
        };
        double least = 1e9;
        for (int i = 0; i < 200; ++i)
            for (int k = 0; k < 200; ++k) {
                const auto [ax, ay] = along(a, i);
                const auto [bx, by] = along(b, k);
                least = std::min(least, std::hypot(ax - bx, ay - by));
            }
        RC_ASSERT(least > distance - 0.001);
        RC_ASSERT(least < distance + 121);  // steps of at most 80 on two edges
    }));
}
