#include "rules/campaign/procedures/stragglers.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

auto roll_of(const StragglerRoll& roll) {
    return [=](auto& dice, auto& ruling) { return resolve_straggler_roll(roll, tables(), dice, ruling); };
}

std::vector<int> losses_by_face(const MarchedUnit& unit, StragglerRounding rounding = StragglerRounding::up) {
    std::vector<int> losses;
    for (int face = 1; face <= 6; ++face) losses.push_back(stragglers_at(face, unit, rounding, tables()));
    return losses;
}

MarchedUnit any_unit() { return {static_cast<Fatigue>(*rc::gen::inRange(0, 3)), *rc::gen::inRange(1, 12)}; }

}  // namespace

TEST_CASE("FW-STR-1: a die for stragglers", "[campaign][stragglers]") {
    CHECK(losses_by_face({}) == std::vector{0, 0, 1, 2, 3, 4});
}

TEST_CASE("FW-STR-2, FW-RULING-14: tired and exhausted troops lose more, rounded up or down",
          "[campaign][stragglers]") {
    CHECK(losses_by_face({.fatigue = Fatigue::tired}) == std::vector{0, 0, 2, 3, 5, 6});
    CHECK(losses_by_face({.fatigue = Fatigue::tired}, StragglerRounding::down) == std::vector{0, 0, 1, 3, 4, 6});
    CHECK(losses_by_face({.fatigue = Fatigue::exhausted}) == std::vector{0, 0, 2, 4, 6, 8});
}

TEST_CASE("FW-RULING-14: no unit loses more figures than it has", "[campaign][stragglers]") {
    CHECK(losses_by_face({.fatigue = Fatigue::exhausted, .figures = 5}) == std::vector{0, 0, 2, 4, 5, 5});
}

TEST_CASE("FW-RULING-25: battalions, regiments and batteries throw, or counters, but no headquarters",
          "[campaign][stragglers]") {
    const auto throwing = [](const char* type, StragglerUnit by) {
        return units_that_throw({.type = formation(type), .count = 2}, by, tables());
    };
    CHECK(throwing("infantry_division", StragglerUnit::battalion) == 36);
    CHECK(throwing("infantry_division", StragglerUnit::counter) == 2);
    CHECK(throwing("cavalry_brigade", StragglerUnit::battalion) == 6);
    CHECK(throwing("artillery_battery", StragglerUnit::battalion) == 2);
    CHECK(throwing("corps_hq", StragglerUnit::battalion) == 0);
    CHECK(throwing("bridging_train", StragglerUnit::counter) == 0);
    CHECK(units_that_throw({.type = formation("infantry_division"), .parts = 11}, StragglerUnit::battalion, tables()) ==
          11);
}

TEST_CASE("straggler_roll (1), FW-RULING-6: one tired unit, one roll a week", "[campaign][stragglers][worked]") {
    const auto odds = straggler_roll_odds({.units = {{.fatigue = Fatigue::tired}}}, tables());
    CHECK(chance_of(odds, {0}) == part(1, 3));
    for (const int lost : {2, 3, 5, 6}) CHECK(chance_of(odds, {lost}) == part(1, 6));
    CHECK(odds.size() == 5);
}

TEST_CASE("straggler_roll (2): a fresh unit and a small exhausted one", "[campaign][stragglers][worked]") {
    const auto odds = straggler_roll_odds(
        {.units = {{.fatigue = Fatigue::fresh}, {.fatigue = Fatigue::exhausted, .figures = 5}}}, tables());
    CHECK(chance_of(odds, {0}) == part(1, 9));
    CHECK(chance_of(odds, {9}) == part(1, 18));
}

TEST_CASE("FW-FOM-6: every unit that was forced throws, and the ruling tells each throw", "[campaign][stragglers]") {
    const StragglerRoll roll{.units = {{.fatigue = Fatigue::fresh}, {.fatigue = Fatigue::exhausted, .figures = 6}}};
    CHECK(with_dice({3, 6}, roll_of(roll)).stragglers == 7);
    CHECK(clauses_of(ruling_with_dice({3, 6}, roll_of(roll))) ==
          "FW-STR-1 FW-STR-1 FW-STR-1 FW-STR-2 FW-RULING-14 FW-STR-1 FW-FOM-6");
}

TEST_CASE("the odds of stragglers are those of the dice, and sum to one", "[campaign][property]") {
    REQUIRE(rc::check([] {
        StragglerRoll roll;
        for (int i = *rc::gen::inRange(1, 5); i > 0; --i) roll.units.push_back(any_unit());
        roll.rounding = static_cast<StragglerRounding>(*rc::gen::inRange(0, 2));
        const auto odds = straggler_roll_odds(roll, tables());
        RC_ASSERT(sum_of(odds) == 1);
        const auto listed = odds_of(roll_of(roll));
        RC_ASSERT(listed.size() == odds.size());
        for (const auto& [result, p] : odds) RC_ASSERT(listed.at(result) == p);
    }));
}

TEST_CASE("wearier units never lose less, and the order of units does not matter", "[campaign][property]") {
    REQUIRE(rc::check([] {
        const MarchedUnit unit = any_unit();
        const int face = *rc::gen::inRange(1, 7);
        const auto rounding = static_cast<StragglerRounding>(*rc::gen::inRange(0, 2));
        for (const Fatigue wearier : {Fatigue::tired, Fatigue::exhausted})
            if (wearier >= unit.fatigue)
                RC_ASSERT(stragglers_at(face, {wearier, unit.figures}, rounding, tables()) >=
                          stragglers_at(face, unit, rounding, tables()));
        const MarchedUnit other = any_unit();
        RC_ASSERT(straggler_roll_odds({.units = {unit, other}}, tables()) ==
                  straggler_roll_odds({.units = {other, unit}}, tables()));
    }));
}

TEST_CASE("a whole army of two hundred battalions is no work", "[campaign][stragglers]") {
    const StragglerRoll roll{.units = std::vector<MarchedUnit>(most_units, {.fatigue = Fatigue::exhausted})};
    const auto odds = straggler_roll_odds(roll, tables());
    CHECK(odds.size() == 801);  // every even number to 1,600
    CHECK(sum_of(odds) == 1);
}
