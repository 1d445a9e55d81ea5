#include "rules/bbb/procedures/base_geometry.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "footprints.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

BaseGeometryResult relate(const plane::Footprint& firer, const plane::Footprint& target) {
    ruling::Ruling ruling;
    return relate_bases({firer, target}, ruling);
}

bool same(const BaseGeometryResult& a, const BaseGeometryResult& b) {
    return a.distance_thou == b.distance_thou && a.in_front_arc == b.in_front_arc && a.flanking == b.flanking;
}

}  // namespace

TEST_CASE("BBB-GEO-3, BBB-SCOPE-2: the front arc opens at 45 degrees from the front corners", "[bbb][base_geometry]") {
    const plane::Footprint firer;
    CHECK(relate(firer, {0, 5000, 0}).in_front_arc);
    CHECK(relate(firer, {5000, 5000, 0}).in_front_arc);
    CHECK(!relate(firer, {5000, 0, 0}).in_front_arc);
    CHECK(!relate(firer, {0, -5000, 0}).in_front_arc);
    // The nearest corner of the target on the line from the firer's front corner: no area. One thousandth on, some.
    CHECK(!relate(firer, {5500, 4500, 0}).in_front_arc);
    CHECK(relate(firer, {5499, 4500, 0}).in_front_arc);
}

TEST_CASE("BBB-GEO-4, BBB-RULING-53: the shortest distance, rounded down", "[bbb][base_geometry]") {
    CHECK(relate({}, {0, 4000, 0}).distance_thou == 3000);
    CHECK(relate({}, {0, 1000, 0}).distance_thou == 0);
    CHECK(relate({}, {0, 300, 450}).distance_thou == 0);
    CHECK(relate({}, {4000, 5000, 0}).distance_thou == 5000);
    // Both turned by 60 degrees: 3000 ahead and 5928.2… aside.
    CHECK(relate({0, 0, 600}, {0, 8000, 600}).distance_thou == 6644);
}

TEST_CASE("BBB-GEO-5: fire from outside the target's arc is flanking", "[bbb][base_geometry]") {
    const plane::Footprint firer;
    CHECK(!relate(firer, {0, 5000, 1800}).flanking);
    CHECK(relate(firer, {0, 5000, 0}).flanking);
    CHECK(relate(firer, {0, 5000, 900}).flanking);
    CHECK(!relate(firer, {0, 5000, 1350}).flanking);
}

TEST_CASE("base_geometry (15), (16)", "[bbb][base_geometry][worked]") {
    const BaseGeometryResult oblique = relate({}, {5000, 5000, 2700});
    CHECK(oblique.distance_thou == 5656);
    CHECK(oblique.in_front_arc);
    CHECK(!oblique.flanking);
    const BaseGeometryResult behind = relate({0, 0, 900}, {4000, 0, 900});
    CHECK(behind.distance_thou == 3000);
    CHECK(behind.in_front_arc);
    CHECK(behind.flanking);
}

TEST_CASE("what is measured does not change in a mirror or when the table is turned",
          "[bbb][base_geometry][properties]") {
    REQUIRE(rc::check([] {
        const plane::Footprint firer = plane::test::any_footprint();
        const plane::Footprint target = plane::test::any_footprint();
        const BaseGeometryResult here = relate(firer, target);
        RC_ASSERT(same(here, relate(plane::test::mirrored(firer), plane::test::mirrored(target))));
        RC_ASSERT(same(here, relate(plane::test::turned(firer), plane::test::turned(target))));
        RC_ASSERT(here.distance_thou == relate(target, firer).distance_thou);
        RC_ASSERT(here.flanking == !relate(target, firer).in_front_arc);
    }));
}
