/// The tables as JSON: bounds, and the two tables that are laid out as on the sheet.
#pragma once

#include "describe/reader.hpp"
#include "rules/bbb/by_word_form.hpp"
#include "rules/bbb/options_form.hpp"
#include "rules/bbb/tables.hpp"

namespace reisswitz::describe {

/// An object with one entry a weapon, by its id.
template <>
struct Scalar<bbb::Weapons> {
    static bbb::Weapons read(const json& value, const Notes&, const Reader& reader);
    static json write(const bbb::Weapons& weapons, const Notes&, const Reader&);
    static json schema(const Notes&, const Reader&) { return {{"type", "object"}}; }
};

/// {"up_to": headings, "rows": {"12": ["R", "T", "V", "1", …], …, "2": […]}}; "-" is no effect.
template <>
struct Scalar<bbb::FirefightTable> {
    static bbb::FirefightTable read(const json& value, const Notes&, const Reader& reader);
    static json write(const bbb::FirefightTable& table, const Notes&, const Reader&);
    static json schema(const Notes&, const Reader&) { return {{"type", "object"}}; }
};

}  // namespace reisswitz::describe

namespace reisswitz::bbb {

using describe::Code;
using describe::Fields;
using describe::Notes;
using describe::Of;
using describe::Reader;

/// Bounds of what a house rule may set: far beyond what is played, and sums of all of them fit an int.
inline constexpr Notes length_notes{.required = true, .low = 0, .high = longest_distance_in, .unit = "in"};
inline constexpr Notes modifier_notes{.required = true, .low = -20, .high = 20};
inline constexpr Notes count_notes{.required = true, .low = 0, .high = 100};
inline constexpr Notes group_notes{.required = true};

inline const auto& fields(Of<RangeBand>) {
    static const Fields<RangeBand> table{
        {&RangeBand::up_to_in, {.required = true, .low = 1, .high = longest_distance_in, .unit = "in"}},
        {&RangeBand::factor, count_notes},
    };
    return table;
}

inline const auto& fields(Of<Shifts>) {
    static const Fields<Shifts> table{
        {&Shifts::mounted_or_limbered, modifier_notes},
        {&Shifts::firer_skirmishers, modifier_notes},
        {&Shifts::tactically_inept, modifier_notes},
        {&Shifts::on_bridge, modifier_notes},
        {&Shifts::column_or_flank, modifier_notes},
        {&Shifts::target_skirmishers, modifier_notes},
        {&Shifts::rockets, modifier_notes},
        {&Shifts::devastating, modifier_notes},
        {&Shifts::ragged, modifier_notes},
    };
    return table;
}

inline const auto& fields(Of<FireNumbers>) {
    static const Fields<FireNumbers> table{
        {&FireNumbers::most_halvings, {.required = true, .low = 0, .high = 5}},
        {&FireNumbers::low_ammo_guns_up_to_in, length_notes},
        {&FireNumbers::shifts, group_notes},
        {&FireNumbers::cover, modifier_notes},
    };
    return table;
}

inline const auto& fields(Of<QualityNumbers>) {
    static const Fields<QualityNumbers> table{
        {&QualityNumbers::spent_after, {.required = true, .low = 1, .high = most_lost_bases}}};
    return table;
}

inline const auto& fields(Of<MoveCell>) {
    static const Fields<MoveCell> table{{&MoveCell::move, group_notes},
                                        {&MoveCell::loses, {.low = 0, .high = most_bases}}};
    return table;
}

inline const auto& fields(Of<MoveRow>) {
    static const Fields<MoveRow> table{{&MoveRow::at_least, {.required = true, .low = -20, .high = 40}},
                                       {&MoveRow::good_order, group_notes},
                                       {&MoveRow::disrupted, group_notes}};
    return table;
}

inline const auto& fields(Of<MoveModifiers>) {
    static const Fields<MoveModifiers> table{
        {&MoveModifiers::in_command, modifier_notes}, {&MoveModifiers::column_or_limbered, modifier_notes},
        {&MoveModifiers::passive, modifier_notes},    {&MoveModifiers::fragile, modifier_notes},
        {&MoveModifiers::in_rough, modifier_notes},   {&MoveModifiers::spent, modifier_notes},
    };
    return table;
}

inline const auto& fields(Of<Penalties>) {
    static const Fields<Penalties> table{{&Penalties::outside_front_arc_in, length_notes},
                                         {&Penalties::difficult_terrain_in, length_notes},
                                         {&Penalties::linear_obstacle_in, length_notes}};
    return table;
}

inline const auto& fields(Of<MovementNumbers>) {
    static const Fields<MovementNumbers> table{
        {&MovementNumbers::full_in, length_notes},
        {&MovementNumbers::silenced_full_in, length_notes},
        {&MovementNumbers::modifiers, group_notes},
        {&MovementNumbers::rows, {.required = true, .fewest = 1, .most = 40}},
        {&MovementNumbers::penalties, group_notes},
        {&MovementNumbers::road_times, {.required = true, .low = 1, .high = 10}},
    };
    return table;
}

inline const auto& fields(Of<NumbersRow>) {
    static const Fields<NumbersRow> table{{&NumbersRow::bases, {.required = true, .low = 1, .high = 100}},
                                          {&NumbersRow::to, {.required = true, .low = 1, .high = 100}},
                                          {&NumbersRow::modifier, modifier_notes}};
    return table;
}

inline const auto& fields(Of<AssaultModifiers>) {
    static const Fields<AssaultModifiers> table{
        {&AssaultModifiers::aggressive, modifier_notes}, {&AssaultModifiers::in_depth, modifier_notes},
        {&AssaultModifiers::disrupted, modifier_notes},  {&AssaultModifiers::low_ammo, modifier_notes},
        {&AssaultModifiers::fragile, modifier_notes},    {&AssaultModifiers::spent, modifier_notes},
    };
    return table;
}

inline const auto& fields(Of<SideResult>) {
    static const Fields<SideResult> table{
        {&SideResult::loses, {.low = 0, .high = most_bases}},
        {&SideResult::retires_in, {.low = 0, .high = longest_distance_in, .unit = "in"}}};
    return table;
}

inline const auto& fields(Of<BandResult>) {
    static const Fields<BandResult> table{{&BandResult::at_least, {.required = true, .low = 1, .high = 100}},
                                          {&BandResult::winner, group_notes},
                                          {&BandResult::loser, group_notes},
                                          {&BandResult::exploitation, group_notes},
                                          {&BandResult::occupation, group_notes}};
    return table;
}

inline const auto& fields(Of<Bands>) {
    static const Fields<Bands> table{{&Bands::attacker_plus_7, group_notes}, {&Bands::attacker_plus_4, group_notes},
                                     {&Bands::attacker_plus_1, group_notes}, {&Bands::defender_plus_1, group_notes},
                                     {&Bands::defender_plus_4, group_notes}, {&Bands::defender_plus_7, group_notes}};
    return table;
}

inline const auto& fields(Of<AssaultNumbers>) {
    static const Fields<AssaultNumbers> table{
        {&AssaultNumbers::terrain, modifier_notes},
        {&AssaultNumbers::most_terrain, modifier_notes},
        {&AssaultNumbers::outflanked, modifier_notes},
        {&AssaultNumbers::numbers, {.required = true, .most = 20}},
        {&AssaultNumbers::least_bases_in_depth, count_notes},
        {&AssaultNumbers::modifiers, group_notes},
        // A draw that cost nothing would be fought for ever.
        {&AssaultNumbers::draw_loses, {.required = true, .low = 1, .high = most_bases}},
        {&AssaultNumbers::bands, group_notes},
    };
    return table;
}

inline const auto& fields(Of<SightNumbers>) {
    static const Fields<SightNumbers> table{{&SightNumbers::through_areas_in, length_notes},
                                            {&SightNumbers::gap_at_friends_in, length_notes}};
    return table;
}

inline const auto& fields(Of<ScenarioNumbers>) {
    static const Fields<ScenarioNumbers> table{
        {&ScenarioNumbers::table_in, {.required = true, .low = 12, .high = 200, .fewest = 2, .most = 2, .unit = "in"}},
        {&ScenarioNumbers::base_in, {.required = true, .low = 1, .high = 20, .fewest = 2, .most = 2, .unit = "in"}},
        {&ScenarioNumbers::men_per_base, {.required = true, .low = 1, .high = 100000}},
        {&ScenarioNumbers::yards_per_inch, {.required = true, .low = 1, .high = 10000}},
        {&ScenarioNumbers::minutes_per_turn, {.required = true, .low = 1, .high = 1440}},
        {&ScenarioNumbers::turns, {.required = true, .low = 1, .high = 1000}},
        {&ScenarioNumbers::setup_zone_in, length_notes},
        {&ScenarioNumbers::objective_radius_in, length_notes},
    };
    return table;
}

inline const auto& fields(Of<NightNumbers>) {
    static const Fields<NightNumbers> table{
        {&NightNumbers::enemy_distance_in, length_notes},
        {&NightNumbers::recovers_on, {.required = true, .low = 2, .high = 20}},
        {&NightNumbers::full_moves, {.required = true, .low = 0, .high = 10}},
    };
    return table;
}

inline const auto& fields(Of<Tables>) {
    static const Fields<Tables> table{
        {&Tables::weapons, group_notes},   {&Tables::fire, group_notes},     {&Tables::firefight, group_notes},
        {&Tables::qualities, group_notes}, {&Tables::movement, group_notes}, {&Tables::assault, group_notes},
        {&Tables::sight, group_notes},     {&Tables::scenario, group_notes}, {&Tables::night, group_notes},
        {&Tables::options, group_notes},
    };
    return table;
}

/// Rows fall from the highest to one that holds for all that is lower, so that every roll has its row.
void check(const MovementNumbers& movement, const Reader& reader);
/// Each side's bands begin at different numbers, in the order of their names.
void check(const Bands& bands, const Reader& reader);

}  // namespace reisswitz::bbb
