#include "plane/front_arc.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "footprints.hpp"

using namespace reisswitz::plane;
using namespace reisswitz::plane::test;

TEST_CASE("BBB-GEO-3: what lies in a front arc", "[plane]") {
    const Footprint base{0, 0, 0, 2000, 1000};
    CHECK(in_front_arc(base, {0, 3000, 0}));
    CHECK(!in_front_arc(base, {0, -3000, 0}));
    CHECK(!in_front_arc(base, {3000, 0, 0}));
    CHECK(!in_front_arc(base, {0, 0, 0, 2000, 1000}));        // on top of it, its front on the front edge
    CHECK(in_front_arc(base, {0, 1, 0, 2000, 1000}));         // a thousandth ahead
    CHECK(in_front_arc(base, {0, 0, 0, 20000, 20000}));       // all around it
    CHECK(!in_front_arc(base, {4000, 2500, 0, 1000, 1000}));  // its corner touches the line
    CHECK(in_front_arc(base, {3999, 2500, 0, 1000, 1000}));
    CHECK(in_front_arc(base, {-3999, 2500, 0, 1000, 1000}));
}

TEST_CASE("a front arc does not change in a mirror or on a turned table", "[plane][properties]") {
    REQUIRE(rc::check([] {
        const Footprint base = any_footprint();
        const Footprint target = any_footprint();
        const bool in_arc = in_front_arc(base, target);
        RC_ASSERT(in_arc == in_front_arc(mirrored(base), mirrored(target)));
        RC_ASSERT(in_arc == in_front_arc(turned(base), turned(target)));
    }));
}

TEST_CASE("a larger target is no harder to have in the arc", "[plane][properties]") {
    REQUIRE(rc::check([] {
        const Footprint base = any_footprint();
        Footprint target = any_footprint();
        const bool before = in_front_arc(base, target);
        target.width_thou += 2 * *rc::gen::inRange(0, 500);
        target.depth_thou += 2 * *rc::gen::inRange(0, 500);
        RC_ASSERT(in_front_arc(base, target) || !before);
    }));
}
