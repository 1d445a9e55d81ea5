#include "rules/siege/procedures/collapse.hpp"

#include <algorithm>

namespace reisswitz::siege {

namespace {

/// Lets the runs of a row fall that are too narrow to stand between two gaps. @return how many squares fell
int let_fall(std::string& cells, int max_unsupported_width) {
    int fell = 0;
    auto gap = cells.find(destroyed);
    while (gap != std::string::npos) {
        const auto next = cells.find(destroyed, gap + 1);
        // What has no second gap leans on the wall beyond the plan.
        if (next == std::string::npos) break;
        const int width = static_cast<int>(next - gap) - 1;
        if (width <= max_unsupported_width) {
            std::fill(cells.begin() + static_cast<std::ptrdiff_t>(gap) + 1,
                      cells.begin() + static_cast<std::ptrdiff_t>(next), fallen);
            fell += width;
        }
        gap = next;
    }
    return fell;
}

}  // namespace

WallCollapseResult collapse_of(const WallCollapse& wall) {
    WallCollapseResult result{.rows = wall.rows};
    for (PlanRow& row : result.rows) result.collapsed_cells += let_fall(row.cells, wall.max_unsupported_width);
    const std::size_t columns = result.rows.empty() ? 0 : result.rows.front().cells.size();
    for (std::size_t column = 0; column < columns; ++column)
        if (std::none_of(result.rows.begin(), result.rows.end(),
                         [&](const PlanRow& row) { return row.cells[column] == intact; }))
            result.breached_columns.push_back(static_cast<int>(column) + 1);
    return result;
}

}  // namespace reisswitz::siege
