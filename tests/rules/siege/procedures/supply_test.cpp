#include "rules/siege/procedures/supply.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

GarrisonSupplyResult supply(const GarrisonSupply& supply) { return supply_of(supply, tables()); }

}  // namespace

TEST_CASE("food (1): a medium town with 27 battalions", "[siege][supply][worked]") {
    CHECK(supply({.town = town("medium_town"), .battalions = 27}) == GarrisonSupplyResult{8, false, 8});
}

TEST_CASE("food (2): a large town, four weeks with 54, now 36", "[siege][supply][worked]") {
    CHECK(supply({.town = town("large_town"), .battalions = 36, .phases = {{4, 54}}}) ==
          GarrisonSupplyResult{6, false, 10});
}

TEST_CASE("SG-GAR-2, SG-RULING-31, SG-GAP-2: the optimum garrison by size", "[siege][supply]") {
    const auto [size, battalions] = GENERATE(table<const char*, int>(
        {{"castle", 2}, {"small_town", 4}, {"medium_town", 18}, {"large_town", 36}, {"capital", 54}}));
    CHECK(row_of(tables(), town(size)).optimum_battalions == battalions);
    // SG-GAR-1: with it the food lasts 12 weeks.
    CHECK(supply({.town = town(size), .battalions = battalions}).weeks_left == 12);
}

TEST_CASE("SG-GAR-1: a larger garrison eats its food in proportion sooner", "[siege][supply]") {
    CHECK(tables().stock_weeks == 12);
    CHECK(supply({.town = town("castle"), .battalions = 24}).weeks_left == 1);
    CHECK(supply({.town = town("castle"), .optimum_battalions = 5, .battalions = 24}).weeks_left == part(5, 2));
    CHECK(supply({.town = town("castle"), .stock_weeks = part(1, 2), .battalions = 4}).weeks_left == part(1, 4));
}

TEST_CASE("SG-GAR-4: any number of battalions may be in the place", "[siege][supply]") {
    CHECK(supply({.town = town("castle"), .battalions = 400}).weeks_left == part(24, 400));
}

TEST_CASE("SG-RULING-30: a smaller garrison makes its food last, unless the option says no", "[siege][supply]") {
    GarrisonSupply small{.town = town("small_town"), .battalions = 1};
    CHECK(supply(small).weeks_left == 48);
    small.extends_when_smaller = false;
    CHECK(supply(small).weeks_left == 12);
    small.battalions = 8;
    CHECK(supply(small).weeks_left == 6);
}

TEST_CASE("SG-GAR-1: the hour in which the store is empty", "[siege][supply]") {
    const GarrisonSupply exact{.town = town("castle"), .battalions = 2, .phases = {{12, 2}}};
    CHECK(supply(exact) == GarrisonSupplyResult{0, true, 12});
    const GarrisonSupply early{.town = town("castle"), .battalions = 10, .phases = {{2, 16}, {4, 60}}};
    CHECK(supply(early) == GarrisonSupplyResult{0, true, part(3, 2)});
    const GarrisonSupply bare{.town = town("castle"), .stock_weeks = 0, .battalions = 1, .phases = {{0, 1}}};
    CHECK(supply(bare) == GarrisonSupplyResult{0, true, 0});
}

TEST_CASE("SG-GAR-1, SG-GAR-2: the ruling of the food", "[siege][supply][ruling]") {
    ruling::Ruling ruling;
    find_garrison_supply({.town = town("medium_town"), .battalions = 27}, tables(), ruling);
    CHECK(clauses_of(ruling) == "SG-GAR-2 SG-GAR-1 SG-GAR-1");
    CHECK(verdicts_of(ruling) == "optimum eats_for store_lasts");
}
