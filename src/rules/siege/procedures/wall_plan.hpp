/// The plan of a stretch of wall while it is battered: what each column has taken, and which squares are gone.
#pragma once

#include <vector>

#include "rules/siege/procedures/charge.hpp"
#include "rules/siege/procedures/collapse.hpp"
#include "rules/siege/procedures/wall.hpp"

namespace reisswitz::siege {

/// A plan of columns, each with the masonry of its own section. Squares go from the outer face inwards; the innermost
/// holds what is left of the thickness.
/// Clauses: SG-COL-1, SG-RULING-18, SG-RULING-19, SG-RULING-38.
class WallPlan {
public:
    /// @param columns  from left to right, at least one
    WallPlan(std::vector<Masonry> columns, int cell_width_yd, int cell_depth_ft);

    int columns() const { return static_cast<int>(columns_.size()); }
    /// Squares of a column, standing or not.
    int cells_deep(int column) const;
    /// Those of them that damage has destroyed.
    int cells_destroyed(int column) const;
    int damage(int column) const { return at(column).damage; }
    int strength(int column) const { return strength_of_column(at(column).masonry, cell_width_yd_); }
    /// No square of it stands.
    bool is_through(int column) const { return at(column).gone || damage(column) >= strength(column); }

    /// Damage to a column, from the outermost square that stands inwards.
    /// @return what was left over when the column was through: the shot goes on
    int strike(int column, int damage);

    /// The squares as wall_collapse draws them, inner face first. Where columns are of different thickness the
    /// thinner ones have gaps behind them: no wall stands there.
    std::vector<PlanRow> rows() const;

    /// Lets the squares fall that have no support. @return how many
    int let_fall(int max_unsupported_width);

    /// The widest run of columns that are through, in yards; 0: no breach. Clauses: SG-RULING-44.
    int breach_width_yd(int breach_columns) const;

private:
    struct Column {
        Masonry masonry{};
        int damage = 0;
        std::vector<bool> fell;  ///< by square from the outer face: without support
        bool gone = false;       ///< no square of it stands
    };

    const Column& at(int column) const { return columns_[static_cast<std::size_t>(column)]; }
    bool stands(const Column& column, int cell) const;
    int cell_strength(const Column& column) const { return column.masonry.value * cell_width_yd_ * cell_depth_ft_; }
    void note_whether_gone(Column& column) const;

    std::vector<Column> columns_;
    int cell_width_yd_;
    int cell_depth_ft_;
};

/// A charge against the wall that did its work: a cube of wall as wide and deep as it was meant for, shared over the
/// columns that its width covers.
/// @param first_column  the leftmost of them; those beyond the plan are lost
/// Clauses: SG-RULING-39.
void blow_charge(WallPlan& plan, const Charges& charges, const Masonry& masonry, int cell_width_yd, int first_column);

/// Height of the rubble of a wall or building that fell: an obstacle for infantry, a bar to others. Clauses: SG-COL-4.
inline dice::Rational rubble_height(int height_ft, const Tables& tables) {
    return tables.rubble_part_of_height * height_ft;
}

}  // namespace reisswitz::siege
