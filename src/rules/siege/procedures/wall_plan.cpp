#include "rules/siege/procedures/wall_plan.hpp"

#include <algorithm>

namespace reisswitz::siege {

WallPlan::WallPlan(std::vector<Masonry> columns, int cell_width_yd, int cell_depth_ft)
    : cell_width_yd_(cell_width_yd), cell_depth_ft_(cell_depth_ft) {
    for (const Masonry& masonry : columns) columns_.push_back({.masonry = masonry});
    for (int column = 0; column < this->columns(); ++column)
        columns_[static_cast<std::size_t>(column)].fell.resize(static_cast<std::size_t>(cells_deep(column)));
}

int WallPlan::cells_deep(int column) const {
    return (at(column).masonry.thickness_ft + cell_depth_ft_ - 1) / cell_depth_ft_;
}

int WallPlan::cells_destroyed(int column) const {
    if (damage(column) >= strength(column)) return cells_deep(column);
    return damage(column) / cell_strength(at(column));
}

bool WallPlan::stands(const Column& column, int cell) const {
    if (column.fell[static_cast<std::size_t>(cell)]) return false;
    const int whole = strength_of_column(column.masonry, cell_width_yd_);
    return column.damage < std::min(whole, cell_strength(column) * (cell + 1));
}

void WallPlan::note_whether_gone(Column& column) const {
    column.gone = true;
    for (int cell = 0; cell < static_cast<int>(column.fell.size()); ++cell)
        if (stands(column, cell)) column.gone = false;
}

int WallPlan::strike(int column, int damage) {
    Column& struck = columns_[static_cast<std::size_t>(column)];
    int left = damage;
    // Squares that fell by themselves lie in nobody's way: their points are not to be broken any more.
    for (int cell = 0; cell < static_cast<int>(struck.fell.size()) && left > 0; ++cell) {
        if (!stands(struck, cell)) continue;
        const int whole = strength_of_column(struck.masonry, cell_width_yd_);
        const int through = std::min(whole, cell_strength(struck) * (cell + 1));
        struck.damage = std::max(struck.damage, cell_strength(struck) * cell);
        const int taken = std::min(left, through - struck.damage);
        struck.damage += taken;
        left -= taken;
    }
    note_whether_gone(struck);
    return left;
}

std::vector<PlanRow> WallPlan::rows() const {
    int deepest = 0;
    for (int column = 0; column < columns(); ++column) deepest = std::max(deepest, cells_deep(column));
    std::vector<PlanRow> drawn;
    for (int cell = deepest - 1; cell >= 0; --cell) {
        PlanRow row;
        for (const Column& column : columns_)
            row.cells += cell < static_cast<int>(column.fell.size()) && stands(column, cell) ? intact : destroyed;
        drawn.push_back(std::move(row));
    }
    return drawn;
}

int WallPlan::let_fall(int max_unsupported_width) {
    const WallCollapseResult result = collapse_of({rows(), max_unsupported_width});
    const int deepest = static_cast<int>(result.rows.size());
    for (int column = 0; column < columns(); ++column) {
        Column& here = columns_[static_cast<std::size_t>(column)];
        for (int cell = 0; cell < static_cast<int>(here.fell.size()); ++cell)
            if (result.rows[static_cast<std::size_t>(deepest - 1 - cell)].cells[static_cast<std::size_t>(column)] ==
                fallen)
                here.fell[static_cast<std::size_t>(cell)] = true;
        note_whether_gone(here);
    }
    return result.collapsed_cells;
}

int WallPlan::breach_width_yd(int breach_columns) const {
    int widest = 0;
    int run = 0;
    for (int column = 0; column < columns(); ++column) {
        run = is_through(column) ? run + 1 : 0;
        widest = std::max(widest, run);
    }
    return widest >= breach_columns ? widest * cell_width_yd_ : 0;
}

void blow_charge(WallPlan& plan, const Charges& charges, const Masonry& masonry, int cell_width_yd, int first_column) {
    const int points = masonry.value * charges.width_yd * feet_in_a_yard * charges.depth_yd;
    const int covered = (charges.width_yd + cell_width_yd - 1) / cell_width_yd;
    for (int i = 0; i < covered; ++i) {
        // The last column gets what the division leaves over.
        const int share = points / covered + (i + 1 == covered ? points % covered : 0);
        if (const int column = first_column + i; column >= 0 && column < plan.columns()) plan.strike(column, share);
    }
}

}  // namespace reisswitz::siege
