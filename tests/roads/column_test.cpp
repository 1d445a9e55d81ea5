#include "roads/column.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <stdexcept>

#include "small_map.hpp"

using namespace reisswitz::roads;
using namespace reisswitz::roads::test;

namespace {

/// Twenty miles, the second road taken backwards.
std::vector<Leg> around_the_south() { return {{2, false}, {3, false}}; }
std::vector<Leg> back_by_the_west() { return {{1, true}, {0, true}}; }

Rational miles_of(const std::vector<Stretch>& stretches) {
    Rational miles = 0;
    for (const Stretch& one : stretches) miles += one.to_mi - one.from_mi;
    return miles;
}

}  // namespace

TEST_CASE("FW-SIM-2: a column is a stretch of its way, from the head back to the tail", "[roads]") {
    const Network map = small_map();
    const Column column{map, back_by_the_west(), 13, 5};
    CHECK(column.way_miles() == 20);
    CHECK(column.head(map) == WayPoint{1, 3});
    CHECK(column.tail(map) == WayPoint{0, 8});
    CHECK(column.at(map, 3) == WayPoint{1, 0});
    CHECK(column.stretches(map) == std::vector<Stretch>{{0, 7, 10}, {1, 0, 2}});
}

TEST_CASE("a column that marches off leaves its camp bit by bit", "[roads]") {
    const Network map = small_map();
    Column column{map, around_the_south(), 0, 5};
    CHECK(column.stretches(map).empty());
    column.march(2);
    CHECK(column.tail(map) == WayPoint{0, 0});
    CHECK(miles_of(column.stretches(map)) == 2);
    CHECK(column.miles_to_next_place(map) == Rational{8});
    column.march(8);
    CHECK(column.miles_to_next_place(map) == Rational{10});
    column.march(50);
    CHECK(column.marched_mi() == 20);
    CHECK_FALSE(column.miles_to_next_place(map));
}

TEST_CASE("FW-SIM-2: two columns cannot use the same stretch", "[roads]") {
    const Network map = small_map();
    const Column ahead{map, around_the_south(), 16, 5};
    CHECK(are_in_each_others_way(map, ahead, {map, around_the_south(), 12, 4}));
    CHECK_FALSE(are_in_each_others_way(map, ahead, {map, around_the_south(), 11, 4}));
    CHECK_FALSE(are_in_each_others_way(map, ahead, {map, back_by_the_west(), 13, 5}));
    CHECK(are_in_each_others_way(map, ahead, {map, {{3, true}}, 8, 1}));
}

TEST_CASE("FW-SIM-4: when a column turns about, its tail becomes its head", "[roads]") {
    const Network map = small_map();
    const Column column{map, around_the_south(), 13, 5};
    const Column back = column.turned_about(map);
    CHECK(back.marched_mi() == 12);
    CHECK(back.head(map) == WayPoint{1, 2});
    auto there = column.stretches(map);
    std::reverse(there.begin(), there.end());
    CHECK(back.stretches(map) == there);
}

TEST_CASE("a column that cannot be is refused", "[roads]") {
    const Network map = small_map();
    CHECK_THROWS_AS((Column{map, {}, 0, 1}), std::invalid_argument);
    CHECK_THROWS_AS((Column{map, {{0, false}, {2, false}}, 0, 1}), std::invalid_argument);
    CHECK_THROWS_AS((Column{map, {{9, false}}, 0, 1}), std::invalid_argument);
    CHECK_THROWS_AS((Column{map, {{0, false}}, 11, 1}), std::invalid_argument);
    CHECK_THROWS_AS((Column{map, {{0, false}}, 0, -1}), std::invalid_argument);
}

TEST_CASE("a column lies on as many miles as it has length or has marched", "[roads][property]") {
    REQUIRE(rc::check([] {
        const Network map = small_map();
        const Rational marched{*rc::gen::inRange(0, 81), 4};
        const Rational length{*rc::gen::inRange(0, 60), 4};
        const Column column{map, *rc::gen::arbitrary<bool>() ? around_the_south() : back_by_the_west(), marched,
                            length};
        RC_ASSERT(miles_of(column.stretches(map)) == std::min(marched, length));
        RC_ASSERT(miles_of(column.turned_about(map).stretches(map)) == std::min(marched, length));
    }));
}
