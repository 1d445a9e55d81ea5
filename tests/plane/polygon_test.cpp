#include "plane/polygon.hpp"

#include <catch2/catch.hpp>

using namespace reisswitz::plane;
using Kind = PolygonFault::Kind;

namespace {

std::optional<Kind> fault_of(const Polygon& polygon) {
    const auto fault = find_polygon_fault(polygon);
    return fault ? std::optional{fault->kind} : std::nullopt;
}

}  // namespace

TEST_CASE("simple polygons are taken, either way round", "[plane][polygon]") {
    CHECK(!fault_of({{0, 0}, {10, 0}, {10, 10}, {0, 10}}));
    CHECK(!fault_of({{0, 0}, {0, 10}, {10, 10}, {10, 0}}));
    CHECK(!fault_of({{0, 0}, {5, 0}, {10, 0}, {10, 10}}));  // a corner of 180 degrees
    CHECK(!fault_of({{0, 0}, {10, 0}, {10, 10}, {5, 1}, {0, 10}}));
    CHECK(!fault_of({{-farthest_thou, -farthest_thou}, {farthest_thou, -farthest_thou}, {0, farthest_thou}}));
}

TEST_CASE("what is no simple polygon", "[plane][polygon]") {
    CHECK(fault_of({{0, 0}, {10, 0}}) == Kind::too_few_corners);
    CHECK(fault_of({{0, 0}, {10, 0}, {10, 0}, {0, 10}}) == Kind::corner_twice);
    CHECK(fault_of({{0, 0}, {10, 0}, {10, 10}, {0, 0}}) == Kind::corner_twice);  // closed by hand
    CHECK(fault_of({{0, 0}, {10, 10}, {20, 20}}) == Kind::no_area);
    CHECK(fault_of({{0, 0}, {10, 10}, {10, 0}, {0, 10}}) == Kind::crosses_itself);          // a bow-tie
    CHECK(fault_of({{0, 0}, {10, 0}, {5, 0}, {5, 10}}) == Kind::crosses_itself);            // back along an edge
    CHECK(fault_of({{0, 0}, {10, 0}, {10, 10}, {5, 0}, {0, 10}}) == Kind::crosses_itself);  // a corner on an edge
    CHECK(fault_of({{0, 0}, {4, 4}, {8, 0}, {8, 8}, {4, 4}, {0, 8}}) == Kind::crosses_itself);
    CHECK(find_polygon_fault({{0, 0}, {10, 10}, {10, 0}, {0, 10}}) == PolygonFault{Kind::crosses_itself, 2});
}

TEST_CASE("inside, outside and on the edge", "[plane][polygon]") {
    const Polygon hook{{0, 0}, {10, 0}, {10, 10}, {6, 10}, {6, 4}, {4, 4}, {4, 10}, {0, 10}};
    CHECK(contains(hook, {5, 2}));
    CHECK(contains(hook, {2, 8}));
    CHECK(contains(hook, {8, 4}));
    CHECK(contains(hook, {2, 4}));
    CHECK(!contains(hook, {5, 8}));
    CHECK(!contains(hook, {-1, 4}));
    CHECK(!contains(hook, {11, 10}));
    CHECK(!contains(hook, {5, 4}));
    CHECK(!contains(hook, {10, 5}));
    CHECK(!contains(hook, {0, 0}));
    CHECK(contains({{0, 0}, {0, 10}, {10, 10}, {10, 0}}, {5, 5}));
}
