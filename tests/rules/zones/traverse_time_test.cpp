#include "rules/zones/procedures/traverse_time.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

TraverseTimeResult leaving(const TraverseTime& traverse) {
    ruling::NoRuling silent;
    return answer_traverse_time(traverse, tables(), silent);
}

}  // namespace

TEST_CASE("OZ-CLS-8, OZ-TRF-1: turns to traverse a zone by its class", "[zones][traverse]") {
    const std::vector<std::pair<ZoneClass, int>> turns{{ZoneClass::a, 1}, {ZoneClass::b, 1}, {ZoneClass::c, 2},
                                                       {ZoneClass::d, 2}, {ZoneClass::e, 3}, {ZoneClass::f, 3}};
    for (const auto& [zone_class, count] : turns) CHECK(turns_to_traverse({.path = {zone_class}}, tables()) == count);
}

TEST_CASE("OZ-TRF-2: in on turn 2 with rating 2, out from turn 4", "[zones][traverse][worked]") {
    CHECK(leaving({.path = {ZoneClass::c}, .start_turn = 2}).exit_turn == 4);
}

TEST_CASE("OZ-TRF-3: taken on turn 6 with rating 3, out from turn 9", "[zones][traverse][worked]") {
    CHECK(leaving({.path = {ZoneClass::e}, .start_turn = 6, .event = ClockEvent::capture}).exit_turn == 9);
}

TEST_CASE("OZ-TRF-4: cavalry and guns leave by a road where there is one", "[zones][traverse]") {
    TraverseTime traverse{.path = {ZoneClass::b}, .road = true};
    CHECK(leaving(traverse).exit_by == ExitBy::any_side);
    traverse.arm = TraverseArm::cavalry;
    CHECK(leaving(traverse).exit_by == ExitBy::road);
    traverse.arm = TraverseArm::artillery;
    CHECK(leaving(traverse).exit_by == ExitBy::road);
    traverse.road = false;
    CHECK(leaving(traverse).exit_by == ExitBy::any_side);
}

TEST_CASE("OZ-RULING-19: a counterattack before the way out is open restarts the clock", "[zones][traverse]") {
    TraverseTime traverse{.path = {ZoneClass::e}, .start_turn = 6, .event = ClockEvent::capture};
    const auto clock_after = [&](std::vector<int> turns) {
        traverse.counterattack_turns = std::move(turns);
        return clock_turn(traverse, tables());
    };
    CHECK(clock_after({8}) == 8);
    CHECK(clock_after({9}) == 9);
    CHECK(clock_after({10}) == 6);
    CHECK(clock_after({11, 8}) == 11);
    CHECK(clock_after({15, 11, 8}) == 11);
}

TEST_CASE("OZ-RULING-20: each of several zones is paid for", "[zones][traverse][worked]") {
    const TraverseTime traverse{.path = {ZoneClass::d, ZoneClass::c},
                                .start_turn = 4,
                                .event = ClockEvent::capture,
                                .counterattack_turns = {5},
                                .arm = TraverseArm::artillery,
                                .road = true};
    CHECK(leaving(traverse).exit_turn == 9);
    CHECK(leaving(traverse).exit_by == ExitBy::road);
    ruling::Ruling ruling;
    answer_traverse_time(traverse, tables(), ruling);
    CHECK(clauses_of(ruling) == "OZ-RULING-19 OZ-RULING-20 OZ-TRF-3 OZ-TRF-4");
}
