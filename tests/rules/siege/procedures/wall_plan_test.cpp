#include "rules/siege/procedures/wall_plan.hpp"

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "rules/siege/procedures/blast.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

/// Nineteen columns of that wall, as the text draws them.
WallPlan plan_of(const Masonry& masonry) { return {std::vector<Masonry>(19, masonry), 5, 5}; }

std::string column_of(const WallPlan& plan, int column) {
    std::string cells;
    const auto rows = plan.rows();
    for (const PlanRow& row : rows) cells += row.cells[static_cast<std::size_t>(column)];
    return cells;
}

}  // namespace

TEST_CASE("SG-RULING-19: a hit works on the outermost square that stands, and goes on behind it", "[siege][plan]") {
    // Type B: two squares of 375 points.
    WallPlan plan = plan_of({15, 10});
    CHECK(plan.strength(9) == 750);
    CHECK(plan.cells_deep(9) == 2);
    CHECK(plan.strike(9, 374) == 0);
    CHECK(plan.cells_destroyed(9) == 0);
    CHECK(plan.strike(9, 2) == 0);
    CHECK(plan.cells_destroyed(9) == 1);
    CHECK(plan.damage(9) == 376);
    // The outer face is the last row.
    CHECK(column_of(plan, 9) == "./");
    CHECK(column_of(plan, 8) == "..");
}

TEST_CASE("SG-RULING-38: a shot at a column that is gone goes through", "[siege][plan]") {
    WallPlan plan = plan_of({10, 5});
    CHECK(plan.strike(9, 260) == 10);
    CHECK(plan.is_through(9));
    CHECK(plan.strike(9, 40) == 40);
}

TEST_CASE("SG-RULING-38: the innermost square holds what is left of the thickness", "[siege][plan]") {
    WallPlan plan = plan_of({10, 7});
    CHECK(plan.cells_deep(0) == 2);
    CHECK(plan.strike(0, 250 + 99) == 0);
    CHECK_FALSE(plan.is_through(0));
    CHECK(plan.strike(0, 1) == 0);
    CHECK(plan.is_through(0));
}

TEST_CASE("SG-COL-2, SG-COL-3: the example of the text, battered down", "[siege][plan]") {
    // Nine squares deep: I and K through, M from 45 to 25.
    WallPlan plan = plan_of({10, 45});
    plan.strike(8, plan.strength(8));
    plan.strike(10, plan.strength(10));
    plan.strike(12, 5 * 250);
    CHECK(plan.let_fall(1) == 14);
    CHECK(plan.is_through(9));
    CHECK(column_of(plan, 11) == "..../////");
    CHECK(column_of(plan, 13) == ".........");
    CHECK(plan.let_fall(1) == 0);
    // What fell by itself need not be broken.
    CHECK(plan.strike(11, 4 * 250) == 0);
    CHECK(plan.is_through(11));
}

TEST_CASE("SG-RULING-44: a breach is as wide as the columns side by side that are through", "[siege][plan]") {
    WallPlan plan = plan_of({10, 5});
    CHECK(plan.breach_width_yd(1) == 0);
    plan.strike(3, 250);
    CHECK(plan.breach_width_yd(1) == 5);
    CHECK(plan.breach_width_yd(2) == 0);
    plan.strike(5, 250);
    plan.let_fall(1);
    CHECK(plan.breach_width_yd(2) == 15);
}

TEST_CASE("SG-RULING-38: where wall meets tower each column has its own strength", "[siege][plan]") {
    WallPlan plan{{{10, 5}, {15, 15}}, 5, 5};
    CHECK(plan.strength(0) == 250);
    CHECK(plan.strength(1) == 1125);
    CHECK(plan.rows().size() == 3);
    CHECK(column_of(plan, 0) == "//.");
    CHECK_FALSE(plan.is_through(0));
}

TEST_CASE("SG-RULING-39: powder works on the plan from the outer face inwards", "[siege][plan]") {
    // A mine of 184 points above its chamber; what is left over is lost.
    WallPlan mined = plan_of({10, 5});
    mined.strike(4, 184);
    CHECK(mined.damage(4) == 184);
    CHECK(mined.damage(5) == 0);
    // A charge for two yards of wall, one deep: 10 points a yard and foot.
    WallPlan charged = plan_of({10, 5});
    blow_charge(charged, {.target = ChargeTarget::wall}, {10, 5}, 5, 9);
    CHECK(charged.damage(9) == 60);
    // Seven yards cover two columns.
    blow_charge(charged, {.target = ChargeTarget::wall, .width_yd = 7}, {10, 5}, 5, 10);
    CHECK(charged.damage(10) == 105);
    CHECK(charged.damage(11) == 105);
    // What lies beyond the plan is lost.
    blow_charge(charged, {.target = ChargeTarget::wall, .width_yd = 7}, {10, 5}, 5, 18);
    CHECK(charged.damage(18) == 105);
}

TEST_CASE("SG-COL-4: rubble is a quarter as high as the wall was", "[siege][plan]") {
    CHECK(rubble_height(30, tables()) == part(15, 2));
}

TEST_CASE("SG-CAS-5, SG-RULING-6: the blast of a magazine goes out by its door", "[siege][plan]") {
    const MagazineBlast& blast = tables().blast;
    CHECK(zone_of_blast({0, 100}, blast) == Zone::close);
    CHECK(zone_of_blast({45, 101}, blast) == Zone::near);
    CHECK(zone_of_blast({45, 200}, blast) == Zone::near);
    CHECK_FALSE(zone_of_blast({0, 201}, blast));
    CHECK_FALSE(zone_of_blast({46, 1}, blast));
}
