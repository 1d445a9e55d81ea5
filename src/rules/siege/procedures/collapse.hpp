/// The plan of a wall on squared paper, and what of it falls by itself.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <string>
#include <vector>

#include "generated/siege_clauses.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// One row of a plan, a character a square.
struct PlanRow {
    std::string cells;
    friend auto operator<=>(const PlanRow&, const PlanRow&) = default;
};

/// Squares of a plan.
inline constexpr char intact = '.', destroyed = '/', fallen = 'x';

/// The procedure `wall_collapse`. The first row is the inner face of the wall, the last the one that is shot at.
struct WallCollapse {
    std::vector<PlanRow> rows;      ///< of one length
    int max_unsupported_width = 1;  ///< SG-RULING-22
};
BOOST_DESCRIBE_STRUCT(WallCollapse, (), (rows, max_unsupported_width))

struct WallCollapseResult {
    std::vector<PlanRow> rows;
    int collapsed_cells = 0;
    std::vector<int> breached_columns;  ///< from 1: those without a square that stands
    friend auto operator<=>(const WallCollapseResult&, const WallCollapseResult&) = default;
};
BOOST_DESCRIBE_STRUCT(WallCollapseResult, (), (rows, collapsed_cells, breached_columns))

/// Clauses: SG-COL-1 to SG-COL-3, SG-RULING-21, SG-RULING-22, SG-RULING-44.
WallCollapseResult collapse_of(const WallCollapse& wall);

/// Clauses: SG-COL-2, SG-RULING-22, SG-RULING-44.
template <ruling::RulingSink R>
WallCollapseResult find_wall_collapse(const WallCollapse& wall, R& ruling) {
    WallCollapseResult result = collapse_of(wall);
    ruling.verdict(wall.max_unsupported_width == 1 ? clause::SG_COL_2 : clause::SG_RULING_22, verdict::cells_fall,
                   {.value = result.collapsed_cells});
    for (const int column : result.breached_columns)
        ruling.verdict(clause::SG_RULING_44, verdict::column_breached, {.value = column});
    if (result.breached_columns.empty()) ruling.verdict(clause::SG_RULING_44, verdict::no_breach);
    return result;
}

}  // namespace reisswitz::siege
