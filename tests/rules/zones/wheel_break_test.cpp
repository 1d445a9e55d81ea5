#include "rules/zones/procedures/wheel_break.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

auto driving(const WheelBreak& wheels) {
    return [=](auto& dice, auto& ruling) { return resolve_wheel_break(wheels, tables(), dice, ruling); };
}

}  // namespace

TEST_CASE("TD-TAC-7: a wheel breaks on a 0", "[zones][wheel][worked]") {
    for (int face = 1; face <= 10; ++face)
        CHECK(with_dice({face}, driving({.vehicles = 1})).destroyed == (face == 10 ? 1 : 0));
    const auto odds = wheel_break_odds({.vehicles = 3}, tables());
    CHECK(odds.at({0}) == part(729, 1000));
    CHECK(odds.at({1}) == part(243, 1000));
    CHECK(odds.at({2}) == part(27, 1000));
    CHECK(odds.at({3}) == part(1, 1000));
}

TEST_CASE("TD-RULING-9: once a vehicle for each patch, and no more after it is lost", "[zones][wheel][worked]") {
    CHECK(with_dice({10, 5, 5}, driving({.vehicles = 2, .entries = 2})).destroyed == 1);
    const WheelBreak twice{.vehicles = 2, .entries = 2};
    CHECK(wheel_break_odds(twice, tables()).at({2}) == part(361, 10'000));
    CHECK(wheel_break_odds(twice, tables()) == odds_of(driving(twice)));
    CHECK(sums_to_one(wheel_break_odds({.vehicles = 40, .entries = 10}, tables())));
}
