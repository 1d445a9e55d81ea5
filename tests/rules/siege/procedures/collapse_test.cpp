#include "rules/siege/procedures/collapse.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

std::vector<PlanRow> plan(const std::vector<std::string>& rows) {
    std::vector<PlanRow> made;
    for (const std::string& row : rows) made.push_back({row});
    return made;
}

WallCollapseResult collapse(const std::vector<std::string>& rows, int max_unsupported_width = 1) {
    return collapse_of({plan(rows), max_unsupported_width});
}

/// The plan of the text, columns A to S, rows 5 to 45 from the inner face: I and K are through, M is gone from 25 on.
const std::vector<std::string> plan_of_the_text{
    ".......././........",  //  5
    ".......././........",  // 10
    ".......././........",  // 15
    ".......././........",  // 20
    "......../././......",  // 25
    "......../././......",  // 30
    "......../././......",  // 35
    "......../././......",  // 40
    "......../././......",  // 45
};

}  // namespace

TEST_CASE("SG-COL-3: the plan of the text, square by square", "[siege][collapse][worked]") {
    const WallCollapseResult result = collapse(plan_of_the_text);
    CHECK(result.rows == plan({
                             "......../x/........",  //  5
                             "......../x/........",  // 10
                             "......../x/........",  // 15
                             "......../x/........",  // 20
                             "......../x/x/......",  // 25
                             "......../x/x/......",  // 30
                             "......../x/x/......",  // 35
                             "......../x/x/......",  // 40
                             "......../x/x/......",  // 45
                         }));
    CHECK(result.collapsed_cells == 14);
    // I, J and K.
    CHECK(result.breached_columns == std::vector{9, 10, 11});
}

TEST_CASE("SG-COL-3: J falls in all rows, L from 25 to 45, N not at all", "[siege][collapse]") {
    const WallCollapseResult result = collapse(plan_of_the_text);
    const auto column = [&](char name) {
        std::string cells;
        for (const PlanRow& row : result.rows) cells += row.cells[static_cast<std::size_t>(name - 'A')];
        return cells;
    };
    CHECK(column('J') == "xxxxxxxxx");
    CHECK(column('L') == "....xxxxx");
    CHECK(column('N') == ".........");
    CHECK(column('I') == "/////////");
    CHECK(column('K') == "/////////");
    CHECK(column('M') == "..../////");
}

TEST_CASE("collapse (2): one row of the plan", "[siege][collapse][worked]") {
    const WallCollapseResult result = collapse({"......../././......"});
    CHECK(result.rows == plan({"......../x/x/......"}));
    CHECK(result.breached_columns == std::vector{9, 10, 11, 12, 13});
}

TEST_CASE("SG-RULING-21: wherever the fourth mark of rows 30 to 45 belongs, the same squares fall",
          "[siege][collapse]") {
    const auto* places = GENERATE("A", "B", "C", "D", "E", "F", "H", "P", "Q", "R", "S");
    const auto column = static_cast<std::size_t>(places[0] - 'A');
    std::vector<std::string> rows = plan_of_the_text;
    for (std::size_t row = 5; row < rows.size(); ++row) rows[row][column] = destroyed;
    const WallCollapseResult result = collapse(rows);
    CHECK(result.collapsed_cells == 14);
    CHECK(result.breached_columns == std::vector{9, 10, 11});
    // In G or O it would bring down H or N, which the words exclude.
    const auto excluded = GENERATE(6U, 14U);
    rows = plan_of_the_text;
    for (std::size_t row = 5; row < rows.size(); ++row) rows[row][excluded] = destroyed;
    CHECK(collapse(rows).collapsed_cells == 18);
}

TEST_CASE("SG-COL-1: fifty yards to either side are nineteen columns of five yards", "[siege][collapse]") {
    CHECK(plan_of_the_text.front().size() == 19);
    CHECK(plan_of_the_text.size() == 45U / static_cast<std::size_t>(tables().options.cell_depth_ft));
}

TEST_CASE("SG-COL-2, SG-RULING-22: what falls between two gaps, and what leans on the border", "[siege][collapse]") {
    CHECK(collapse({"/./"}).rows == plan({"/x/"}));
    CHECK(collapse({"/../"}).collapsed_cells == 0);
    CHECK(collapse({"/../"}, 2).rows == plan({"/xx/"}));
    CHECK(collapse({"/.../"}, 3).rows == plan({"/xxx/"}));
    CHECK(collapse({"./."}).collapsed_cells == 0);
    CHECK(collapse({"."}).collapsed_cells == 0);
    CHECK(collapse({"/"}).breached_columns == std::vector{1});
    CHECK(collapse({"//", "//"}).collapsed_cells == 0);
    // By rows: a gap above is no gap beside.
    CHECK(collapse({"/..", "../"}).collapsed_cells == 0);
}

TEST_CASE("SG-RULING-44: a column is breached where nothing of its depth stands", "[siege][collapse]") {
    CHECK(collapse({"/.", "/."}).breached_columns == std::vector{1});
    CHECK(collapse({"/.", ".."}).breached_columns.empty());
    CHECK(collapse({"/./", "///"}).breached_columns == std::vector{1, 2, 3});
}

TEST_CASE("a second look at a plan finds nothing more to fall", "[siege][collapse][property]") {
    REQUIRE(rc::check([] {
        const auto between = [](int low, int high) { return *rc::gen::inRange(low, high + 1); };
        const auto columns = static_cast<std::size_t>(between(1, 60));
        std::vector<std::string> rows(static_cast<std::size_t>(between(1, 10)));
        for (std::string& row : rows)
            for (std::size_t i = 0; i < columns; ++i) row += between(0, 2) == 0 ? destroyed : intact;
        const int width = between(1, 3);
        const WallCollapseResult once = collapse(rows, width);
        std::vector<std::string> gaps;
        int fell = 0;
        for (const PlanRow& row : once.rows) {
            gaps.push_back(row.cells);
            for (char& cell : gaps.back())
                if (cell == fallen) {
                    cell = destroyed;
                    ++fell;
                }
        }
        RC_ASSERT(fell == once.collapsed_cells);
        const WallCollapseResult twice = collapse(gaps, width);
        RC_ASSERT(twice.collapsed_cells == 0);
        RC_ASSERT(twice.breached_columns == once.breached_columns);
    }));
}

TEST_CASE("SG-COL-2, SG-RULING-44: the ruling of a plan", "[siege][collapse][ruling]") {
    ruling::Ruling ruling;
    find_wall_collapse({plan({"/./", "..."})}, ruling);
    CHECK(verdicts_of(ruling) == "cells_fall no_breach");
    CHECK(clauses_of(ruling) == "SG-COL-2 SG-RULING-44");
}
