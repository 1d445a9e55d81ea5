#include "rules/campaign/procedures/contact.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

ContactQuestion crossing(const Rational& distance_a, const Rational& length_a, const Rational& distance_b,
                         const Rational& length_b) {
    return {.mode = ContactMode::crossing,
            .speed_a_mph = 2,
            .speed_b_mph = 2,
            .distance_a_mi = distance_a,
            .distance_b_mi = distance_b,
            .length_a_mi = length_a,
            .length_b_mi = length_b};
}

}  // namespace

TEST_CASE("FW-CON-1, contact_time (1): head on, with a screen out", "[campaign][contact][worked]") {
    const ContactQuestion question{.mode = ContactMode::head_on,
                                   .speed_a_mph = 2,
                                   .speed_b_mph = 3,
                                   .start_b_h = 1,
                                   .distance_mi = Rational{20},
                                   .screen_a_mi = 3};
    CHECK(contact_time(question) ==
          ContactTime{.contact = true, .hour_h = 4, .a_marched_mi = 8, .b_marched_mi = 9, .gap_mi = 3});
    CHECK(told([&](auto& ruling) { work_out_contact(question, ruling); }) ==
          "The screens look 3 miles ahead.  [FW-CON-1]\n"
          "Contact at hour 4.  [FW-CON-1]\n"
          "3 miles lie between them.  [FW-CON-1]");
}

TEST_CASE("FW-CON-1, contact_time (2): on crossing roads", "[campaign][contact][worked]") {
    CHECK(contact_time(crossing(4, 5, 7, 2)) == ContactTime{.contact = true,
                                                            .hour_h = part(7, 2),
                                                            .first_at_junction = FirstAtJunction::a,
                                                            .a_tail_clears_h = part(9, 2),
                                                            .b_tail_clears_h = part(9, 2)});
}

TEST_CASE("FW-RULING-24, FW-SIM-2: a tail that is just clear meets nobody", "[campaign][contact]") {
    CHECK(contact_time(crossing(4, 3, 7, 2)) == ContactTime{.first_at_junction = FirstAtJunction::a});
    CHECK(contact_time(crossing(4, part(31, 10), 7, 2)).contact);
    // Both heads at once meet, however short the columns are.
    CHECK(contact_time(crossing(4, 0, 4, 0)) == ContactTime{.contact = true,
                                                            .hour_h = 2,
                                                            .first_at_junction = FirstAtJunction::both,
                                                            .a_tail_clears_h = 2,
                                                            .b_tail_clears_h = 2});
    ContactQuestion late = crossing(4, 5, 7, 2);
    late.until_h = 3;
    CHECK_FALSE(contact_time(late).contact);
}

TEST_CASE("FW-SIM-3: a contact is looked for in one day only", "[campaign][contact]") {
    ContactQuestion question{
        .mode = ContactMode::head_on, .speed_a_mph = 1, .speed_b_mph = 1, .until_h = 8, .distance_mi = Rational{16}};
    CHECK(contact_time(question).hour_h == Rational{8});
    question.until_h = part(79, 10);
    CHECK(contact_time(question) == ContactTime{});
}

TEST_CASE("FW-CON-1: a pursuer who starts first may catch them before they are off", "[campaign][contact]") {
    ContactQuestion question{
        .mode = ContactMode::pursuit, .speed_a_mph = 2, .speed_b_mph = 3, .start_b_h = 2, .distance_mi = Rational{4}};
    CHECK(contact_time(question) ==
          ContactTime{.contact = true, .hour_h = 2, .a_marched_mi = 4, .b_marched_mi = 0, .gap_mi = 0});
    question.distance_mi = part(41, 10);
    CHECK_FALSE(contact_time(question).contact);
    question.screen_b_mi = part(1, 10);
    CHECK(contact_time(question).contact);
}

TEST_CASE("who stands already within sight meets at once", "[campaign][contact]") {
    CHECK(contact_time({.mode = ContactMode::pursuit,
                        .speed_a_mph = 1,
                        .speed_b_mph = 9,
                        .distance_mi = Rational{2},
                        .screen_a_mi = 3}) ==
          ContactTime{.contact = true, .hour_h = 0, .a_marched_mi = 0, .b_marched_mi = 0, .gap_mi = 2});
}

TEST_CASE("at the hour of contact the gap is what the screens see, and before it was wider", "[campaign][property]") {
    REQUIRE(rc::check([] {
        const auto number = [](int most) { return Rational{*rc::gen::inRange(0, 4 * most), 4}; };
        const ContactQuestion question{
            .mode = *rc::gen::arbitrary<bool>() ? ContactMode::head_on : ContactMode::pursuit,
            .speed_a_mph = number(5) + 1,
            .speed_b_mph = number(5),
            .start_a_h = number(6),
            .start_b_h = number(6),
            .distance_mi = number(30),
            .screen_a_mi = number(5)};
        const ContactTime time = contact_time(question);
        const auto gap_at = [&](const Rational& hour) {
            const auto gone = [&](const Rational& speed, const Rational& start) {
                return hour <= start ? Rational{0} : Rational{speed * (hour - start)};
            };
            const Rational b = gone(question.speed_b_mph, question.start_b_h);
            return Rational{*question.distance_mi.value - gone(question.speed_a_mph, question.start_a_h) +
                            (question.mode == ContactMode::head_on ? Rational{-b} : b)};
        };
        const Rational end = time.contact ? *time.hour_h : question.until_h;
        if (time.contact && end > 0) RC_ASSERT(gap_at(end) == question.screen_a_mi);
        for (int i = 0; i < 24; ++i)
            if (const Rational hour = end * i / 24; hour < end) RC_ASSERT(gap_at(hour) > question.screen_a_mi);
    }));
}

TEST_CASE("on crossing roads it does not matter which column is called A", "[campaign][property]") {
    REQUIRE(rc::check([] {
        const auto number = [] { return Rational{*rc::gen::inRange(0, 60), 4}; };
        const Rational da = number(), la = number(), db = number(), lb = number();
        const ContactTime one = contact_time(crossing(da, la, db, lb));
        const ContactTime other = contact_time(crossing(db, lb, da, la));
        RC_ASSERT(one.contact == other.contact);
        RC_ASSERT(one.hour_h == other.hour_h);
        RC_ASSERT(one.a_tail_clears_h == other.b_tail_clears_h);
    }));
}
