#include "rules/zones/procedures/capacity.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

CapacityCheck occupants_of(Place place, int units, int sections) {
    CapacityCheck check;
    static_cast<Place&>(check) = place;
    check.units = units;
    check.sections = sections;
    return check;
}

}  // namespace

TEST_CASE("OZ-CAP-1, OZ-CAP-2, OZ-BAS-9: who finds no room stands on the road", "[zones][capacity][worked]") {
    const auto result = house_occupants(occupants_of({.zone_class = ZoneClass::c}, 4, 3), tables());
    CHECK(result.combat_sectors == 2);
    CHECK(result.garrison == 2);
    CHECK(result.excess_in_transit == 2);
    CHECK(result.undefended_sectors == 0);
    CHECK(result.sections_firing == 2);
    CHECK(result.sections_in_transit == 1);
}

TEST_CASE("TD-FRT-3, TD-FRT-4: a fort with too few stands has sectors without any", "[zones][capacity][worked]") {
    const Place fort{.feature = Feature::large_fort, .fort_capacity = 8};
    const auto result = house_occupants(occupants_of(fort, 6, 5), tables());
    CHECK(result.garrison == 6);
    CHECK(result.undefended_sectors == 2);
    CHECK(result.sections_firing == 4);
    CHECK(result.sections_in_transit == 1);
}

TEST_CASE("OZ-BAS-8, OZ-ASL-6: the ruling of a check of capacity", "[zones][capacity][ruling]") {
    ruling::Ruling ruling;
    answer_capacity_check(occupants_of({.zone_class = ZoneClass::d}, 1, 3), tables(), ruling);
    CHECK(clauses_of(ruling) == "OZ-CLS-9 OZ-CAP-1 OZ-ASL-6 OZ-BAS-8 OZ-BAS-9");
    ruling::Ruling of_fort;
    answer_capacity_check(occupants_of({.feature = Feature::small_fort, .fort_capacity = 3}, 5, 0), tables(), of_fort);
    CHECK(clauses_of(of_fort) == "TD-MAJ-3 TD-FRT-3 OZ-CAP-2 TD-RULING-15");
}
