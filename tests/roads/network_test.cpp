#include "roads/network.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <stdexcept>

#include "small_map.hpp"

using namespace reisswitz::roads;
using namespace reisswitz::roads::test;

namespace {

Network::Cost by_length(const Network& network) {
    return [&network](Leg leg) -> std::optional<Rational> { return network.length_of(leg); };
}

}  // namespace

TEST_CASE("FW-MAP-1, FW-MAP-3: a map is a network of roads that are as long as is said", "[roads]") {
    const Network map = small_map();
    CHECK(map.legs_from(south_west) == std::vector<Leg>{{0, false}, {3, true}, {4, false}});
    CHECK(map.end_of({3, true}) == south_east);
    CHECK(map.length_of({4, false}) == 16);
    CHECK(squared_distance({0, 0}, {10, 10}) == 200);
}

TEST_CASE("the quickest way by miles, and by other costs", "[roads]") {
    const Network map = small_map();
    CHECK(map.quickest_way(south_west, north_east, by_length(map)) == std::vector<Leg>{{4, false}});
    CHECK(map.quickest_way(north_east, south_west, by_length(map)) == std::vector<Leg>{{4, true}});
    const auto bad_road = [&](Leg leg) -> std::optional<Rational> {
        return leg.road == 4 ? Rational{32} : map.length_of(leg);
    };
    CHECK(map.quickest_way(south_west, north_east, bad_road) == std::vector<Leg>{{0, false}, {1, false}});
    CHECK(map.quickest_way(south_west, south_west, by_length(map)) == std::vector<Leg>{});
}

TEST_CASE("where roads are closed there may be no way", "[roads]") {
    const Network map = small_map();
    const auto closed = [&](Leg leg) -> std::optional<Rational> {
        if (leg.road == 0 || leg.road == 1) return std::nullopt;
        return map.length_of(leg);
    };
    CHECK_FALSE(map.quickest_way(south_west, north_west, closed));
}

TEST_CASE("FW-MAP-3: points on a road lie on the straight between its places", "[roads]") {
    const Network map = small_map();
    const Point half_way = point_on(map, {4, true}, 8);
    CHECK(half_way.x_mi == 5);
    CHECK(half_way.y_mi == 5);
}

TEST_CASE("FW-SCT-7: bearings within 45 degrees, without a root", "[roads]") {
    CHECK(are_within_45_degrees({0, 0}, {1, 0}, {1, 1}));
    CHECK(are_within_45_degrees({0, 0}, {1, 0}, {5, -5}));
    CHECK_FALSE(are_within_45_degrees({0, 0}, {1, 0}, {1, Rational(11, 10)}));
    CHECK_FALSE(are_within_45_degrees({0, 0}, {1, 0}, {-1, 0}));
    CHECK(are_within_45_degrees({2, 2}, {2, 2}, {9, 9}));
}

TEST_CASE("a network that cannot be is refused", "[roads]") {
    const std::vector<Place> two{{"a", 0, 0}, {"b", 1, 0}};
    CHECK_THROWS_AS((Network{two, {{0, 2, 1}}}), std::invalid_argument);
    CHECK_THROWS_AS((Network{two, {{0, 0, 1}}}), std::invalid_argument);
    CHECK_THROWS_AS((Network{two, {{0, 1, 0}}}), std::invalid_argument);
    CHECK_THROWS_AS((Network{std::vector<Place>(most_places + 1), {}}), std::invalid_argument);
    CHECK_THROWS_AS((Network{two, std::vector<Road>(most_roads + 1, {0, 1, 1})}), std::invalid_argument);
    CHECK_NOTHROW(Network{{}, {}});
}

TEST_CASE("a quickest way is a way, and no detour over a third place is quicker", "[roads][property]") {
    REQUIRE(rc::check([] {
        const auto places = *rc::gen::inRange<std::size_t>(2, 8);
        std::vector<Road> roads;
        for (int i = *rc::gen::inRange(1, 16); i > 0; --i) {
            const auto from = *rc::gen::inRange<std::size_t>(0, places);
            const auto to = *rc::gen::inRange<std::size_t>(0, places);
            if (from != to) roads.push_back({from, to, Rational{*rc::gen::inRange(1, 20), 4}});
        }
        const Network map{std::vector<Place>(places), roads};
        const auto miles = [&](PlaceIndex from, PlaceIndex to) -> std::optional<Rational> {
            const auto way = map.quickest_way(from, to, by_length(map));
            if (!way) return std::nullopt;
            RC_ASSERT(map.is_way(*way));
            Rational sum = 0;
            for (const Leg leg : *way) sum += map.length_of(leg);
            return sum;
        };
        const auto there = miles(0, 1);
        RC_ASSERT(there == miles(1, 0));
        for (PlaceIndex over = 0; over < places; ++over) {
            const auto first = miles(0, over);
            const auto second = miles(over, 1);
            if (first && second) RC_ASSERT(there && *there <= *first + *second);
        }
    }));
}
