#include "plane/direction.hpp"

#include <catch2/catch.hpp>
#include <cmath>

using namespace reisswitz::plane;

TEST_CASE("BBB-RULING-53: directions are true to the last place", "[plane]") {
    const double length = std::ldexp(1.0, direction_log2);
    for (int tenths = 0; tenths < full_turn_tenths; ++tenths) {
        const double angle = tenths * std::acos(-1.0) / (full_turn_tenths / 2);
        INFO(tenths);
        CHECK(std::abs(static_cast<double>(direction_of(tenths).x) - length * std::sin(angle)) < 0.51);
        CHECK(std::abs(static_cast<double>(direction_of(tenths).y) - length * std::cos(angle)) < 0.51);
    }
}

TEST_CASE("quarter turns, mirrors and halves of a right angle are exact", "[plane]") {
    constexpr std::int64_t length = std::int64_t{1} << direction_log2;
    CHECK(direction_of(0) == GridPoint{0, length});
    CHECK(direction_of(900) == GridPoint{length, 0});
    CHECK(direction_of(300).x == length / 2);
    CHECK(direction_of(600).y == length / 2);
    CHECK(direction_of(450).x == direction_of(450).y);
    for (int tenths = 0; tenths < full_turn_tenths; ++tenths) {
        const GridPoint here = direction_of(tenths);
        CHECK(direction_of((tenths + 900) % full_turn_tenths) == right_of(here));
        CHECK(direction_of((full_turn_tenths - tenths) % full_turn_tenths) == GridPoint{-here.x, here.y});
    }
}
