#include "rules/zones/procedures/place.hpp"

#include "throws.hpp"

using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

int sectors_in(ZoneClass zone_class, CapacityOptions options = {}) {
    return capacity_of(zone_class, options, tables().classes);
}

}  // namespace

TEST_CASE("OZ-CLS-9, OZ-DSP-3, OZ-ASL-5: capacity and sectors by class", "[zones][place]") {
    CHECK(sectors_in(ZoneClass::a) == 1);
    CHECK(sectors_in(ZoneClass::b) == 2);
    CHECK(sectors_in(ZoneClass::c) == 2);
    CHECK(sectors_in(ZoneClass::d) == 3);
    CHECK(sectors_in(ZoneClass::f) == 4);
}

TEST_CASE("OZ-RULING-18: a reinforced zone houses what it housed before", "[zones][place]") {
    CHECK(sectors_in(ZoneClass::e, {.base_class = BaseClass::c}) == 2);
    CHECK(sectors_in(ZoneClass::e, {.base_class = BaseClass::d}) == 3);
    CHECK(sectors_in(ZoneClass::e, {.base_class = BaseClass::c, .class_c_capacity = ClassCCapacity{3}}) == 3);
}

TEST_CASE("OZ-RULING-1: class C may be given three sectors", "[zones][place]") {
    CHECK(sectors_in(ZoneClass::c, {.class_c_capacity = ClassCCapacity{3}}) == 3);
    CHECK(sectors_in(ZoneClass::b, {.class_c_capacity = ClassCCapacity{3}}) == 2);
}

TEST_CASE("TD-FRT-2, TD-MAJ-3, TD-RULING-1, TD-RULING-15: forts have a capacity of their own, and are like class F",
          "[zones][place]") {
    const Place small{.feature = Feature::small_fort, .fort_capacity = 3};
    const Place large{.feature = Feature::large_fort, .fort_capacity = 9};
    for (const Place& fort : {small, large}) {
        CHECK(sectors_of(fort, tables()) == *fort.fort_capacity);
        CHECK(raise_of(fort, tables()) == tables().classes.row(ZoneClass::f).raise);
        CHECK(gun_places_of(fort, tables()) == 4);
    }
    CHECK(tables().forts.capacities(Feature::small_fort).contains(5));
    CHECK_FALSE(tables().forts.capacities(Feature::small_fort).contains(6));
    CHECK(tables().forts.capacities(Feature::large_fort).contains(12));
}

TEST_CASE("OZ-BAS-8, OZ-RULING-21: places for guns", "[zones][place]") {
    for (const ZoneClass zone_class : {ZoneClass::a, ZoneClass::b, ZoneClass::c, ZoneClass::d, ZoneClass::e})
        CHECK(gun_places_of({.zone_class = zone_class}, tables()) == 2);
    CHECK(gun_places_of({.zone_class = ZoneClass::f}, tables()) == 4);
}
