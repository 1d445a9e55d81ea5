#include "rules/campaign/procedures/handoff.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

const BattleBooks& books() { return tables().handoff.books; }

}  // namespace

TEST_CASE("FW-HAND-4: a unit is on the field when its tail is, or at once if its head is there",
          "[campaign][handoff]") {
    CHECK(turn_of_entry(10, 15, 10, books().portable) == 1);
    CHECK(turn_of_entry(11, part(25, 2), 10, books().portable) == 3);
    CHECK(turn_of_entry(11, 13, 10, books().portable) == 4);
    CHECK(turn_of_entry(11, part(25, 2), 10, books().zones) == 11);
    CHECK(turns_until(18, part(31, 2), books().bbb) == 2);
    CHECK(turns_until(18, 19, books().bbb) == 0);
}

TEST_CASE("FW-HAND-1: strength and quality in the terms of each book", "[campaign][handoff]") {
    EnteringUnit unit{.figures = 13, .figures_at_start = 18, .starting_sp = 4, .men_per_base = 150};
    CHECK(strength_in(unit, books().portable, tables()) == 3);
    CHECK(strength_in(unit, books().bbb, tables()) == 3);
    CHECK(strength_in(unit, books().zones, tables()) == 13);
    unit.figures = 1;
    CHECK(strength_in(unit, books().portable, tables()) == 1);
    CHECK(strength_in(unit, books().bbb, tables()) == 1);
    unit.arm = Arm::artillery;
    unit.figures = 18;
    CHECK(strength_in(unit, books().bbb, tables()) == 1);
    CHECK(quality_word(Class::raw, books().portable) == "poor");
    CHECK(quality_word(Class::elite, books().bbb) == "veteran");
}

TEST_CASE("FW-HAND-2: losses come back as killed and injured, or captured", "[campaign][handoff]") {
    CHECK(losses_of(18, 3, 4, false, tables()) == BattleLosses{.killed = 3, .injured = 2});
    CHECK(losses_of(18, 3, 4, true, tables()) == BattleLosses{.killed = 3, .captured = 2});
    CHECK(losses_of(18, 4, 4, true, tables()) == BattleLosses{});
    CHECK(losses_of(18, 0, 4, true, tables()) == BattleLosses{.killed = 7, .captured = 6, .routed_stragglers = 5});
    CHECK(tables().handoff.injured_weeks == 1);
}
