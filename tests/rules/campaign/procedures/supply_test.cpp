#include "rules/campaign/procedures/supply.hpp"

#include <catch2/catch.hpp>

#include "rules/campaign/procedures/knowledge.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

TEST_CASE("FW-SUP-1: a depot within a day's march, by an open road", "[campaign][supply]") {
    DepotReach depot{.miles = 16, .days_march_mi = 16};
    CHECK(is_in_reach(depot, tables()));
    depot.miles = part(161, 10);
    CHECK_FALSE(is_in_reach(depot, tables()));
    depot.miles = 1;
    depot.road_free_of_enemies = false;
    CHECK_FALSE(is_in_reach(depot, tables()));
    CHECK_FALSE(is_in_reach({.miles = 1, .days_march_mi = 16, .depot_open_to_source = false}, tables()));
}

TEST_CASE("FW-SUP-2: four days carried, one eaten each day out of reach", "[campaign][supply]") {
    Supplies unit = end_of_day({}, true, tables());
    CHECK(unit.days_carried == 4);
    for (int day = 0; day < 3; ++day) unit = end_of_day(unit, false, tables());
    CHECK_FALSE(is_out_of_supply(unit));
    unit = end_of_day(unit, false, tables());
    CHECK(is_out_of_supply(unit));
    CHECK(is_out_of_supply(end_of_day(unit, false, tables())));
}

TEST_CASE("FW-SUP-3, FW-MOV-3, FW-RULING-30: what want of supply costs, and a hurried unit", "[campaign][supply]") {
    const Supplies hungry{.days_carried = 0};
    CHECK_FALSE(draws_replacements(hungry));
    CHECK_FALSE(stragglers_return(hungry));
    CHECK(straggles_as(hungry, Fatigue::fresh) == Fatigue::exhausted);
    const Supplies hurried{.days_carried = 4, .hurried = true};
    CHECK_FALSE(draws_replacements(hurried));
    CHECK(stragglers_return(hurried));
    CHECK(straggles_as(hurried, Fatigue::fresh) == Fatigue::fresh);
}

TEST_CASE("FW-SUP-4, FW-SUP-5: garrisons and supply columns", "[campaign][supply]") {
    CHECK(is_depot_set_up(18, 1, tables()));
    CHECK_FALSE(is_depot_set_up(17, 1, tables()));
    CHECK_FALSE(is_depot_set_up(18, 0, tables()));
    CHECK(supply_column_mi(25, tables()) == part(5, 2));
}

TEST_CASE("FW-SUP-6, FW-FOR-1: the weakest draw first, and nobody above his start", "[campaign][supply]") {
    const Supplies fed{.days_carried = 4};
    const std::vector<Depleted> units{{17, 18, 2, fed}, {10, 20, 2, fed}, {18, 18, 2, fed},
                                      {5, 20, 1, fed},  {5, 20, 2, {}},   {9, 18, 7, fed}};
    int pool = 2;
    CHECK(replacements(units, pool, tables()) == std::vector{0, 1, 0, 0, 0, 1});
    CHECK(pool == 0);
    pool = 9;
    CHECK(replacements(units, pool, tables()) == std::vector{1, 1, 0, 0, 0, 1});
    CHECK(pool == 6);
}

TEST_CASE("FW-CMD-1, FW-CMD-2: what each level knows", "[campaign][knowledge]") {
    CHECK(insight_of(Level::commander_in_chief, true) == Insight::composition);
    CHECK(insight_of(Level::army, true) == Insight::composition);
    CHECK(insight_of(Level::corps, true) == Insight::fair_idea);
    for (const Level level : {Level::division, Level::brigade, Level::regiment}) {
        CHECK(insight_of(level, true) == Insight::all);
        CHECK(insight_of(level, false) == Insight::nothing);
    }
}

TEST_CASE("FW-RULING-2: a fair idea is the nearest tenth", "[campaign][knowledge]") {
    CHECK(tenths_of_start(18, 18) == 10);
    CHECK(tenths_of_start(17, 18) == 9);
    CHECK(tenths_of_start(1, 20) == 1);
    CHECK(tenths_of_start(0, 20) == 0);
}
