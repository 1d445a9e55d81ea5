#include "rules/campaign/procedures/arrival.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

TEST_CASE("FW-ARR-1, FW-ARR-2, arrival_schedule (1): two divisions over a bridge", "[campaign][arrival][worked]") {
    const Arrival arrival{.units = {{{"d1"}, Rational{5}, {}}, {{"d2"}, Rational{5}, {}}},
                          .distance_mi = 8,
                          .speed_mph = 2,
                          .chokes = {{3, part(1, 2)}}};
    CHECK(arrival_schedule(arrival, tables()) == ArrivalSchedule{{{{"d1"}, 0, 10, 1, 7}, {{"d2"}, 1, 7, 1, 12}}, 10});
    CHECK(told([&](auto& ruling) { work_out_arrival(arrival, tables(), ruling); }) ==
          "The narrowest place lets 1/2 of the column through.  [FW-RULING-31]\n"
          "The head of 0 is there after 4 hours of march.  [FW-ARR-1]\n"
          "Its tail after 9.  [FW-ARR-1]\n"
          "0: head on day 0, tail on day 1.  [FW-ARR-2]\n"
          "The head of 1 is there after 9 hours of march.  [FW-ARR-1]\n"
          "Its tail after 14.  [FW-ARR-1]\n"
          "1: head on day 1, tail on day 1.  [FW-ARR-2]\n"
          "The whole column takes 10 hours to pass.  [FW-COL-10]");
}

TEST_CASE("arrival_schedule (2): a brigade by noon", "[campaign][arrival][worked]") {
    const Arrival arrival{.units = {{{"cav"}, Rational{2}, {}}},
                          .distance_mi = 10,
                          .speed_mph = part(5, 2),
                          .start_clock_h = Rational{5}};
    CHECK(arrival_schedule(arrival, tables()) == ArrivalSchedule{{{{"cav"}, 0, 9, 0, part(49, 5)}}, part(4, 5)});
}

TEST_CASE("FW-ARR-2, FW-RULING-21: what arrives as the march ends arrives that day", "[campaign][arrival]") {
    const auto after = [](const Rational& hours) { return clock_after(hours, 6, 8); };
    CHECK(after(8).day == 0);
    CHECK(after(8).clock_h == 14);
    CHECK(after(part(81, 10)).day == 1);
    CHECK(after(part(81, 10)).clock_h == part(61, 10));
    CHECK(after(0).day == 0);
    CHECK(after(0).clock_h == 6);
    CHECK(clock_after(10, 20, 10).clock_h == 30);
}

TEST_CASE("FW-CHK-1, FW-RULING-31: the narrowest place sets the flow, and none lets more through",
          "[campaign][arrival]") {
    CHECK(narrowest_flow({.chokes = {{1, part(3, 4)}, {2, part(1, 3)}, {3, part(1, 2)}}}) == part(1, 3));
    CHECK(narrowest_flow({}) == 1);
    CHECK(find_row(tables().chokes, "ford") >= 0);
    CHECK(tables().chokes[static_cast<std::size_t>(find_row(tables().chokes, "bridge"))].flow == part(1, 2));
}

TEST_CASE("FW-COL-10: a formation arrives by its length, standard or by what is in it", "[campaign][arrival]") {
    Arrival arrival{
        .units = {{{"d"}, {}, Element{.type = formation("infantry_division"), .parts = 9}}, {{"b"}, Rational{1}, {}}},
        .speed_mph = 1};
    CHECK(lengths_of(arrival, tables()) == std::vector<Rational>{5, 1});
    arrival.conditions.lengths = Lengths::composition;
    CHECK(lengths_of(arrival, tables()) == std::vector<Rational>{part(5, 2), 1});
    arrival.conditions.baggage = Baggage::none;
    arrival.conditions.night = true;
    CHECK(lengths_of(arrival, tables())[0] == part(7, 4) * part(5, 4));
}

TEST_CASE("each head follows the tail before it, and nobody marches above the hours of a day", "[campaign][property]") {
    REQUIRE(rc::check([] {
        Arrival arrival;
        for (int i = *rc::gen::inRange(1, 8); i > 0; --i)
            arrival.units.push_back({{std::to_string(i)}, Rational{*rc::gen::inRange(0, 40), 4}, {}});
        arrival.distance_mi = Rational{*rc::gen::inRange(0, 100), 3};
        arrival.speed_mph = Rational{*rc::gen::inRange(1, 20), 4};
        arrival.march_hours_per_day_h = Rational{*rc::gen::inRange(1, 25)};
        arrival.start_clock_h = Rational{*rc::gen::inRange(0, 25)};
        if (*rc::gen::arbitrary<bool>()) arrival.chokes = {{0, Rational{*rc::gen::inRange(1, 100), 100}}};
        const ArrivalSchedule schedule = arrival_schedule(arrival, tables());
        const UnitArrival* before = nullptr;
        for (const UnitArrival& unit : schedule.units) {
            if (before) RC_ASSERT(unit.head_day == before->tail_day && unit.head_clock_h == before->tail_clock_h);
            RC_ASSERT(unit.tail_day >= unit.head_day);
            for (const Rational& clock : {unit.head_clock_h, unit.tail_clock_h}) {
                RC_ASSERT(clock >= *arrival.start_clock_h.value);
                RC_ASSERT(clock - *arrival.start_clock_h.value <= *arrival.march_hours_per_day_h.value);
            }
            before = &unit;
        }
    }));
}
