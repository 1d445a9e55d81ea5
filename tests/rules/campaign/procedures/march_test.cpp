#include "rules/campaign/procedures/march.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

Rational rate(const char* of, std::vector<TableRow<TroopTypes>> types = {troops("infantry")}) {
    return march_time({.nation = nation(of), .troop_types = std::move(types), .distance_mi = 1}, tables()).speed_mph;
}

std::string told_of(const March& march) {
    return told([&](auto& ruling) { work_out_march(march, tables(), ruling); });
}

template <class List, class Rows>
TableRow<List> any_of(const Rows& rows) {
    return {static_cast<std::int16_t>(*rc::gen::inRange(0, static_cast<int>(rows.size())))};
}

March any_march() {
    March march{.nation = any_of<Nations>(tables().nations)};
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
        march.troop_types.push_back(any_of<TroopTypes>(tables().troop_types));
    march.distance_mi = Rational{*rc::gen::inRange(0, 8001), 4};
    march.road = any_of<Roads>(tables().roads);
    march.terrain = any_of<Terrains>(tables().terrains);
    march.weather = any_of<Weathers>(tables().weathers);
    march.fatigue = static_cast<Fatigue>(*rc::gen::inRange(0, 3));
    march.forced_method = *rc::gen::inRange(0, 4);
    return march;
}

}  // namespace

TEST_CASE("FW-MOV-1: rates by nation and type", "[campaign][march]") {
    CHECK(rate("france") == 2);
    CHECK(rate("britain") == part(7, 4));
    CHECK(rate("austria") == 1);
    CHECK(rate("france", {troops("heavy_cavalry")}) == part(5, 2));
    CHECK(rate("france", {troops("light_cavalry")}) == 3);
}

TEST_CASE("FW-MOV-2: nations that march as others", "[campaign][march]") {
    const auto [one, as] = GENERATE(table<const char*, const char*>({{"spain", "austria"},
                                                                     {"naples", "austria"},
                                                                     {"portugal", "britain"},
                                                                     {"brunswick", "britain"},
                                                                     {"kgl", "britain"},
                                                                     {"bavaria", "rhine_confederation"}}));
    CHECK(rate(one) == rate(as));
    CHECK(told_of({.nation = nation(one), .troop_types = {troops("infantry")}})
              .starts_with("It marches as " + std::string{as} + ".  [FW-MOV-2]"));
}

TEST_CASE("FW-MOV-3: the slowest sets the pace", "[campaign][march]") {
    CHECK(rate("france", {troops("light_cavalry"), troops("siege_train"), troops("infantry")}) == 1);
}

TEST_CASE("FW-MOV-4, march_time (1): eight hours a day, five days a week", "[campaign][march][worked]") {
    const March march{
        .nation = nation("france"), .troop_types = {troops("infantry"), troops("supply_train")}, .distance_mi = 30};
    CHECK(march_time(march, tables()) == MarchTime{part(3, 2), 12, 60, 20, 3});
    CHECK(told_of(march) ==
          "Infantry of this nation marches 2 miles an hour.  [FW-MOV-1]\n"
          "The slowest part marches at 3/4 of that.  [FW-MOV-3]\n"
          "That makes 12 miles a day.  [FW-MOV-4]\n"
          "The march takes 20 hours on the road, over 3 days.  [FW-MOV-4]");
}

TEST_CASE("FW-FOM-3, FW-RULING-3, march_time (2): the third method in the rain", "[campaign][march][worked]") {
    March march{.nation = nation("kgl"),
                .troop_types = {troops("infantry")},
                .distance_mi = 20,
                .weather = weather("R"),
                .forced_method = 3};
    CHECK(march_time(march, tables()) == MarchTime{part(63, 50), part(63, 5), part(441, 5), part(1000, 63), 2});
    march.method3_gain = part(1, 4);
    CHECK(march_time(march, tables()).miles_per_day_mi == part(105, 8));
}

TEST_CASE("FW-FOM-1, FW-FOM-2: six or seven days a week", "[campaign][march]") {
    March march{.nation = nation("france"), .troop_types = {troops("infantry")}, .distance_mi = 96};
    for (const auto& [method, week] : {std::pair{0, 80}, {1, 96}, {2, 112}}) {
        march.forced_method = method;
        CHECK(march_time(march, tables()).miles_per_week_mi == week);
        CHECK(march_time(march, tables()).march_days == 6);
    }
}

TEST_CASE("FW-COL-14, FW-RULING-20: weather and weariness slow the march", "[campaign][march]") {
    March march{.nation = nation("france"), .troop_types = {troops("infantry")}, .distance_mi = 8};
    march.weather = weather("ST");
    CHECK(march_time(march, tables()).speed_mph == 1);
    march.fatigue = Fatigue::tired;
    CHECK(march_time(march, tables()).speed_mph == part(3, 4));
    march.fatigue = Fatigue::exhausted;
    CHECK(march_time(march, tables()).speed_mph == part(1, 2));
}

TEST_CASE("FW-FOM-1 and FW-FOM-4: a march that a method does not allow says by how much", "[campaign][march]") {
    March march{
        .nation = nation("france"), .troop_types = {troops("infantry")}, .distance_mi = 384, .forced_method = 1};
    CHECK_THAT(told_of(march), Catch::Contains("The method allows this march: it reaches 384 miles at most."));
    march.distance_mi = 390;
    CHECK_THAT(told_of(march),
               Catch::Contains("Before the method runs out the march is 6 miles short.  [FW-FOM-1]") &&
                   Catch::Contains("No forced march goes so far without a rest; the longest is 6 miles short."));
    march.forced_method = 3;
    CHECK_THAT(told_of(march), Catch::Contains("is 606/5 miles short.  [FW-FOM-3]"));
}

TEST_CASE("a march goes as far as it is asked, and no day is spare", "[campaign][property]") {
    REQUIRE(rc::check([] {
        const March march = any_march();
        const MarchTime time = march_time(march, tables());
        RC_ASSERT(time.speed_mph * time.march_hours_h == march.distance_mi);
        RC_ASSERT(time.miles_per_day_mi * time.march_days >= march.distance_mi);
        RC_ASSERT(time.march_days == 0 || time.miles_per_day_mi * (time.march_days - 1) < march.distance_mi);
        RC_ASSERT(march.distance_mi != 0 || time.march_days == 0);
    }));
}

TEST_CASE("no troops added make a column faster, nor do they when wearier", "[campaign][property]") {
    REQUIRE(rc::check([] {
        March march = any_march();
        const Rational before = march_time(march, tables()).speed_mph;
        march.troop_types.push_back(any_of<TroopTypes>(tables().troop_types));
        if (march.fatigue != Fatigue::exhausted)
            march.fatigue = static_cast<Fatigue>(static_cast<int>(march.fatigue) + 1);
        RC_ASSERT(march_time(march, tables()).speed_mph <= before);
    }));
}
