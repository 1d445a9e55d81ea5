/// A stretch of wall: its strength in points.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "generated/siege_clauses.hpp"
#include "rules/siege/procedures/table_row.hpp"
#include "rules/siege/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// SG-DEF-1: gates and bastions count as towers (SG-RULING-44).
enum class Section : std::uint8_t { wall, tower };
BOOST_DESCRIBE_ENUM(Section, wall, tower)

/// A stretch of defence; what is set overrides its type.
struct Wall {
    DefenceRow defence{};
    Section section{};
    std::optional<int> defence_value;
    std::optional<int> thickness_ft;
};

/// The masonry of that wall. Clauses: SG-DEF-1, SG-DEF-2.
Masonry masonry_of(const Wall& wall, const Tables& tables);

/// Points of damage that a column of the plan takes before it is through. Clauses: SG-DEF-1, SG-RULING-19.
constexpr int strength_of_column(const Masonry& masonry, int cell_width_yd) {
    return masonry.value * masonry.thickness_ft * cell_width_yd;
}

/// The procedure `wall_strength`.
struct WallStrength {
    DefenceRow defence{};
    Section section{};
    std::optional<int> defence_value;
    std::optional<int> thickness_ft;
    int cell_width_yd = 5;
    int cell_depth_ft = 5;

    Wall wall() const { return {defence, section, defence_value, thickness_ft}; }
};
BOOST_DESCRIBE_STRUCT(WallStrength, (), (defence, section, defence_value, thickness_ft, cell_width_yd, cell_depth_ft))

struct WallStrengthResult {
    int per_yard{};
    int column{};
    int cell{};
    int cells_deep{};
    friend auto operator<=>(const WallStrengthResult&, const WallStrengthResult&) = default;
};
BOOST_DESCRIBE_STRUCT(WallStrengthResult, (), (per_yard, column, cell, cells_deep))

/// Clauses: SG-DEF-1, SG-DEF-2, SG-RULING-18, SG-RULING-19.
template <ruling::RulingSink R>
WallStrengthResult find_wall_strength(const WallStrength& strength, const Tables& tables, R& ruling) {
    const Masonry masonry = masonry_of(strength.wall(), tables);
    const WallStrengthResult result{
        .per_yard = masonry.value * masonry.thickness_ft,
        .column = strength_of_column(masonry, strength.cell_width_yd),
        .cell = masonry.value * strength.cell_depth_ft * strength.cell_width_yd,
        .cells_deep = (masonry.thickness_ft + strength.cell_depth_ft - 1) / strength.cell_depth_ft};
    ruling.verdict(clause::SG_DEF_1, verdict::strength_per_yard, {.value = result.per_yard});
    ruling.verdict(clause::SG_RULING_19, verdict::strength_of_column, {.value = result.column});
    ruling.verdict(clause::SG_RULING_19, verdict::strength_of_cell, {.value = result.cell});
    ruling.verdict(clause::SG_RULING_18, verdict::cells_deep, {.value = result.cells_deep});
    return result;
}

}  // namespace reisswitz::siege
