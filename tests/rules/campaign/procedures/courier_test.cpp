#include "rules/campaign/procedures/courier.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

TEST_CASE("FW-MSG-1, courier_time (1): by day", "[campaign][courier][worked]") {
    const Courier courier{.distance_mi = 20};
    CHECK(courier_time(courier, tables()) == CourierTime{part(9, 2), 0, part(25, 2)});
    CHECK(told([&](auto& ruling) { work_out_courier(courier, tables(), ruling); }) ==
          "He rides off 1/2 hours after the message was asked for.  [FW-MSG-1]\n"
          "By day the courier rides 5 miles an hour.  [FW-COL-14]\n"
          "In the dark 1/2 of that.  [FW-MSG-1]\n"
          "The message arrives 9/2 hours after that time, on day 0.  [FW-MSG-1]");
}

TEST_CASE("FW-MSG-1, courier_time (2): into the night", "[campaign][courier][worked]") {
    CHECK(courier_time({.distance_mi = 30, .depart_clock_h = 16}, tables()) == CourierTime{11, 1, 3});
}

TEST_CASE("FW-COL-14: roads and weather slow a courier too", "[campaign][courier]") {
    CHECK(
        courier_time({.distance_mi = 10, .preparation_h = Rational{0}, .road = road("track"), .weather = weather("C")},
                     tables())
            .delay_h == part(40, 9));
}

TEST_CASE("FW-MSG-1: who may not ride at night waits, and arrives before dusk if he can", "[campaign][courier]") {
    Courier courier{.distance_mi = 60, .preparation_h = Rational{0}, .depart_clock_h = 6, .night_factor = Rational{0}};
    CHECK(courier_time(courier, tables()) == CourierTime{12, 0, 18});
    courier.distance_mi = 120;
    CHECK(courier_time(courier, tables()) == CourierTime{36, 1, 18});
    courier.distance_mi = 121;
    CHECK(courier_time(courier, tables()) == CourierTime{part(241, 5), 2, part(31, 5)});
    courier.distance_mi = 0;
    CHECK(courier_time(courier, tables()) == CourierTime{0, 0, 6});
}

TEST_CASE("FW-MSG-2: an enemy across the road takes a courier on 1 or 2", "[campaign][courier]") {
    const auto taken = [](auto& dice, auto& ruling) { return resolve_interception(tables(), dice, ruling); };
    CHECK(odds_of(taken).at(true) == part(1, 3));
    CHECK(with_dice({2}, taken));
    CHECK_FALSE(with_dice({3}, taken));
    CHECK(clauses_of(ruling_with_dice({1}, taken)) == "FW-MSG-2 FW-MSG-2");
}

TEST_CASE("a longer way takes longer, and a ride is as long as its parts", "[campaign][property]") {
    REQUIRE(rc::check([] {
        const auto number = [](int most) { return Rational{*rc::gen::inRange(0, 4 * most + 1), 4}; };
        Courier courier{.distance_mi = number(300),
                        .preparation_h = Rational{0},
                        .depart_clock_h = number(24),
                        .dawn_h = number(12),
                        .dusk_h = number(12) + 12,
                        .night_factor = Rational{*rc::gen::inRange(1, 5), 4}};
        const CourierTime whole = courier_time(courier, tables());
        Courier first = courier;
        first.distance_mi = courier.distance_mi / 3;
        const CourierTime part_way = courier_time(first, tables());
        RC_ASSERT(part_way.delay_h <= whole.delay_h);
        Courier second = courier;
        second.distance_mi = courier.distance_mi - first.distance_mi;
        second.depart_clock_h = part_way.arrive_clock_h;
        RC_ASSERT(part_way.delay_h + courier_time(second, tables()).delay_h == whole.delay_h);
    }));
}
