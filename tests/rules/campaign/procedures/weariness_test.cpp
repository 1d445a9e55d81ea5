#include "rules/campaign/procedures/weariness.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

Weariness after_weeks(Weariness unit, std::vector<int> methods) {
    for (const int method : methods) {
        REQUIRE(find_refusal_to_march(unit, method, tables()).has_value());
        unit = march_a_week(unit, method, tables()).after;
    }
    return unit;
}

Weariness rested(Weariness unit, int days) {
    for (int day = 0; day < days; ++day) unit = rest_a_day(unit, tables());
    return unit;
}

std::string refused(const Weariness& unit, int method) {
    const auto refusal = find_refusal_to_march(unit, method, tables());
    return refusal ? "" : refusal.error().clause.id;
}

}  // namespace

TEST_CASE("FW-FOM-6, FW-RULING-27: after a forced march troops fight as before and owe rest", "[campaign][weariness]") {
    for (const auto& [method, owed] : {std::pair{1, 4}, {2, 7}, {3, 7}}) {
        const Weariness unit = after_weeks({}, {method});
        CHECK(unit.fatigue == Condition::fresh);
        CHECK(fights_as(unit) == Fatigue::fresh);
        CHECK(unit.rest_owed_days == owed);
    }
}

TEST_CASE("FW-FOM-1, FW-FOM-5, FW-RULING-27: marching on after the first method", "[campaign][weariness]") {
    const Weariness forced = after_weeks({}, {1, 1});
    const MarchedWeek first = march_a_week(forced, 0, tables());
    CHECK(first.marched == Condition::tired);
    CHECK(first.rolls);
    CHECK(first.after.fatigue == Condition::exhausted);
    const MarchedWeek second = march_a_week(first.after, 0, tables());
    CHECK(second.marched == Condition::exhausted);
    CHECK(second.after.must_rest);
    CHECK(refused(second.after, 0) == "FW-FOM-5");
    CHECK(fights_as(second.after) == Fatigue::exhausted);
}

TEST_CASE("FW-FOM-2, FW-FOM-3: marching on after the other methods", "[campaign][weariness]") {
    for (const int method : {2, 3}) {
        const MarchedWeek first = march_a_week(after_weeks({}, {method}), 0, tables());
        CHECK(first.marched == Condition::exhausted);
        CHECK(first.after.must_rest);
    }
}

TEST_CASE("FW-RULING-6, FW-RULING-26: one roll for each week that was forced or marched weary",
          "[campaign][weariness]") {
    CHECK_FALSE(march_a_week({}, 0, tables()).rolls);
    CHECK(march_a_week({}, 1, tables()).rolls);
    CHECK(march_a_week({.fatigue = Condition::tired}, 0, tables()).rolls);
    CHECK(march_a_week({.fatigue = Condition::tired}, 2, tables()).marched == Condition::tired);
}

TEST_CASE("FW-RULING-29: the tired may be forced and come out worse, the exhausted may not", "[campaign][weariness]") {
    const Weariness tired{.fatigue = Condition::tired};
    CHECK(march_a_week(after_weeks(tired, {1}), 0, tables()).marched == Condition::exhausted);
    CHECK(refused(after_weeks(tired, {2}), 0) == "FW-RULING-29");
    CHECK(refused({.fatigue = Condition::exhausted}, 1) == "FW-RULING-29");
    CHECK(refused({.fatigue = Condition::exhausted}, 0).empty());
    CHECK(refused({.fatigue = Condition::spent}, 0) == "FW-FOM-7");
}

TEST_CASE("FW-RULING-29, FW-FOM-1: weeks of all methods count together", "[campaign][weariness]") {
    CHECK(refused(after_weeks({}, {1, 1, 1, 1}), 1) == "FW-FOM-1");
    CHECK(refused(after_weeks({}, {1, 1, 1}), 2) == "FW-FOM-2");
    CHECK(refused(after_weeks({}, {1, 2}), 3) == "FW-FOM-3");
    CHECK(refused(rested(after_weeks({}, {3, 3}), 7), 3).empty());
}

TEST_CASE("FW-FOM-4, FW-RULING-5: a rest must be whole and without a break", "[campaign][weariness]") {
    const auto [fatigue, days] =
        GENERATE(table<Condition, int>({{Condition::tired, 4}, {Condition::exhausted, 7}, {Condition::spent, 10}}));
    const Weariness unit{.fatigue = fatigue};
    CHECK(rested(unit, days - 1).fatigue == fatigue);
    CHECK(rested(unit, days).fatigue == Condition::fresh);
    CHECK(rest_needed_days(unit, tables()) == days);
    if (fatigue == Condition::tired) {
        const Weariness broken = march_a_week(rested(unit, days - 1), 1, tables()).after;
        CHECK(rested(broken, 1).fatigue == Condition::tired);
    }
}

TEST_CASE("FW-RULING-27: rest pays the debt too", "[campaign][weariness]") {
    const Weariness forced = after_weeks({}, {2});
    CHECK(rested(forced, 6).rest_owed_days == 7);
    const Weariness free = rested(forced, 7);
    CHECK(free.rest_owed_days == 0);
    CHECK(free.forced_weeks == 0);
    CHECK(march_a_week(free, 0, tables()).marched == Condition::fresh);
}

TEST_CASE("FW-RULING-28: in daily phases the days of march make the method", "[campaign][weariness]") {
    CHECK(method_of_week(5, false, tables()) == 0);
    CHECK(method_of_week(6, false, tables()) == 1);
    CHECK(method_of_week(7, false, tables()) == 2);
    CHECK(method_of_week(3, true, tables()) == 3);
}

TEST_CASE("march mends nothing, and ten days of rest mend all", "[campaign][property]") {
    REQUIRE(rc::check([] {
        Weariness unit{.fatigue = static_cast<Condition>(*rc::gen::inRange(0, 3))};
        for (int week = *rc::gen::inRange(0, 6); week > 0; --week) {
            const int method = *rc::gen::inRange(0, 4);
            if (!find_refusal_to_march(unit, method, tables())) continue;
            const MarchedWeek marched = march_a_week(unit, method, tables());
            RC_ASSERT(marched.marched >= unit.fatigue);
            RC_ASSERT(marched.after.fatigue >= unit.fatigue);
            RC_ASSERT(marched.after.rest_owed_days >= unit.rest_owed_days);
            unit = marched.after;
        }
        for (int day = 0; day < 10; ++day) unit = rest_a_day(unit, tables());
        unit.rest_taken_days = 0;
        RC_ASSERT(unit == Weariness{});
    }));
}
