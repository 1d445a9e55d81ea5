/// The rows of tables.json: keys, bounds.
#pragma once

#include "describe/fields.hpp"
#include "rules/siege/tables.hpp"

namespace reisswitz::siege {

using describe::Fields;
using describe::Of;

/// Damage of one gun in one band: above the heaviest gun there is, and low enough that all sums fit an int.
inline constexpr int most_damage = 1000;
/// Bands of range; the printed table has 13.
inline constexpr std::size_t most_range_bands = 64;
/// Distances in a table, in yards or feet.
inline constexpr int longest_distance = 10'000;

inline const auto& fields(Of<Gun>) {
    static const Fields<Gun> table{
        {&Gun::damage, {.required = true, .low = 0, .high = most_damage, .fewest = 1, .most = most_range_bands}},
        {&Gun::fires_every_moves, {.required = true, .low = 1, .high = 1000}},
        {&Gun::fires_singly, {.required = true}},
    };
    return table;
}

inline const auto& fields(Of<FallOfShot>) {
    static const Fields<FallOfShot> table{
        {&FallOfShot::fall, {.required = true}},
        {&FallOfShot::times, {.required = true, .low = -100, .high = 100}},
        {&FallOfShot::die, {.required = true, .low = 2, .high = 20}},
    };
    return table;
}

inline const auto& fields(Of<Masonry>) {
    static const Fields<Masonry> table{
        {&Masonry::value, {.required = true, .low = 1, .high = 100}},
        {&Masonry::thickness_ft, {.required = true, .low = 1, .high = 60}},
    };
    return table;
}

inline const auto& fields(Of<Yields>) {
    static const Fields<Yields> table{
        {&Yields::below_half, {.low = 1, .high = 7}},
        {&Yields::from_half, {.low = 1, .high = 7}},
        {&Yields::breached, {.low = 1, .high = 7}},
    };
    return table;
}

inline const auto& fields(Of<MagazineBlast>) {
    static const Fields<MagazineBlast> table{
        {&MagazineBlast::arc_degrees, {.required = true, .low = 0, .high = 180}},
        {&MagazineBlast::close_yd, {.required = true, .low = 0, .high = longest_distance}},
        {&MagazineBlast::near_yd, {.required = true, .low = 0, .high = longest_distance}},
    };
    return table;
}

inline const auto& fields(Of<SortieRow>) {
    static const Fields<SortieRow> table{
        {&SortieRow::figures_a_point, {.required = true, .low = 1, .high = 1000}},
        {&SortieRow::most_points, {.required = true, .low = 0, .high = 1000}},
        {&SortieRow::guard_of_a_finished_work, {.required = true, .low = 0, .high = 1000}},
        {&SortieRow::carried_from, {.required = true, .low = 1, .high = 1000}},
        {&SortieRow::loser_loses_one_in, {.required = true, .low = 1, .high = 1000}},
        {&SortieRow::winner_loses_one_in, {.required = true, .low = 1, .high = 1000}},
        {&SortieRow::finished_work_loses, {.required = true, .low = 0, .high = 1}},
        {&SortieRow::guns_silent_moves, {.required = true, .low = 0, .high = 10'000}},
        {&SortieRow::work_halts_moves, {.required = true, .low = 0, .high = 10'000}},
    };
    return table;
}

inline const auto& fields(Of<Defence>) {
    static const Fields<Defence> table{
        {&Defence::wall, {.required = true}},
        {&Defence::tower, {.required = true}},
    };
    return table;
}

inline const auto& fields(Of<Town>) {
    static const Fields<Town> table{
        {&Town::optimum_battalions, {.required = true, .low = 1, .high = 200}},
    };
    return table;
}

inline const auto& fields(Of<Powder>) {
    static const Fields<Powder> table{
        {&Powder::quarters, {.required = true, .low = 0, .high = 4, .fewest = 6, .most = 6}},
        {&Powder::stores_within_10_explode_up_to, {.required = true, .low = 0, .high = 6}},
        {&Powder::stores_within_40_explode_up_to, {.required = true, .low = 0, .high = 6}},
    };
    return table;
}

inline const auto& fields(Of<MineRow>) {
    static const Fields<MineRow> table{
        {&MineRow::gun, {.required = true}},
        {&MineRow::guns, {.required = true, .low = 1, .high = 100}},
        {&MineRow::building_diameter_yd, {.required = true, .low = 1, .high = longest_distance}},
        {&MineRow::further_barrel_yd, {.required = true, .low = 0, .high = 1000}},
    };
    return table;
}

inline const auto& fields(Of<ChargeRow>) {
    static const Fields<ChargeRow> table{
        {&ChargeRow::too_powerful_on, {.required = true, .low = 0, .high = 6}},
        {&ChargeRow::soft_building_cm, {.required = true, .low = 1, .high = 60, .fewest = 2, .most = 2}},
        {&ChargeRow::hard_building_cm, {.required = true, .low = 1, .high = 60, .fewest = 2, .most = 2}},
        {&ChargeRow::wall_width_yd, {.required = true, .low = 1, .high = 100}},
        {&ChargeRow::wall_depth_yd, {.required = true, .low = 1, .high = 100}},
    };
    return table;
}

inline const auto& fields(Of<Casualties>) {
    static const Fields<Casualties> table{
        {&Casualties::close, {.required = true, .fewest = 6, .most = 6}},
        {&Casualties::near, {.required = true, .fewest = 6, .most = 6}},
        {&Casualties::by_wall_close_yd, {.required = true, .low = 0, .high = longest_distance}},
        {&Casualties::by_wall_near_yd, {.required = true, .low = 0, .high = longest_distance}},
        {&Casualties::on_wall_near_yd, {.required = true, .low = 0, .high = longest_distance}},
        {&Casualties::by_gate_close_yd, {.required = true, .low = 0, .high = longest_distance}},
    };
    return table;
}

inline const auto& fields(Of<Task>) {
    static const Fields<Task> table{
        {&Task::measure, {.required = true}},
        {&Task::portion, {.required = true, .low = 0, .high = 1000}},
        {&Task::portion_at_half, {.low = 0, .high = 1000}},
        {&Task::hours, {.required = true, .low = 1, .high = 1000}},
        {&Task::doubled, {.required = true}},
        {&Task::timber, {.required = true}},
    };
    return table;
}

inline const auto& fields(Of<Options>) {
    static const Fields<Options> table{
        {&Options::cell_width_yd, {.low = 1, .high = 20}},
        {&Options::cell_depth_ft, {.low = 1, .high = 20}},
        {&Options::max_unsupported_width, {.low = 1, .high = 3}},
        {&Options::figure_frontage_yd, {.low = 1, .high = 100}},
        {&Options::breach_columns, {.low = 1, .high = 60}},
    };
    return table;
}

}  // namespace reisswitz::siege
