#include "rules/campaign/procedures/march_day.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

TEST_CASE("FW-SIM-1: at one hour couriers come first, then scouts, contacts and arrivals", "[campaign][day]") {
    std::vector<MarchMoment> moments{{8, MarchEvent::node_arrival},
                                     {8, MarchEvent::contact},
                                     {part(15, 2), MarchEvent::node_arrival},
                                     {8, MarchEvent::scouting_contact},
                                     {8, MarchEvent::courier}};
    std::sort(moments.begin(), moments.end());
    CHECK(moments[0].hour_h == part(15, 2));
    CHECK(moments[1].event == MarchEvent::courier);
    CHECK(moments[2].event == MarchEvent::scouting_contact);
    CHECK(moments[3].event == MarchEvent::contact);
    CHECK(moments[4].event == MarchEvent::node_arrival);
}

TEST_CASE("FW-SIM-4: who withdraws needs an hour, and gets away if not caught by dark", "[campaign][day]") {
    const Withdrawal column{.gap_mi = 6, .pursuer_mph = 3, .withdrawer_mph = 2, .contact_h = 10, .dusk_h = 18};
    CHECK(caught_withdrawing(column).hour_h == Rational{17});
    Withdrawal faster = column;
    faster.withdrawer_mph = part(5, 2);
    CHECK_FALSE(caught_withdrawing(faster).contact);
}

TEST_CASE("FW-SIM-5: guns are heard ten miles off, five in bad weather", "[campaign][day]") {
    CHECK(guns_heard_mi({}, tables()) == 10);
    for (const char* muffled : {"R", "W", "ST", "B"}) CHECK(guns_heard_mi(weather(muffled), tables()) == 5);
    for (const char* clear : {"A", "M", "H", "C", "F"}) CHECK(guns_heard_mi(weather(clear), tables()) == 10);
}

TEST_CASE("FW-PHA-1, FW-RULING-1: daily phases within two marches", "[campaign][day]") {
    CHECK(is_time_for_days(32, 16, tables()));
    CHECK_FALSE(is_time_for_days(33, 16, tables()));
}
