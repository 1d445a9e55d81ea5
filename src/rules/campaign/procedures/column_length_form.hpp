/// Columns as inputs.
#pragma once

#include "rules/campaign/procedures/column_length.hpp"
#include "rules/campaign/procedures/march_form.hpp"

namespace reisswitz::campaign {

inline constexpr Notes baggage_notes{.help = "where it marches: with its unit, behind all, or not at all"};
inline constexpr Notes night_notes{.help = "the march is in the dark"};
inline constexpr Notes choke_notes{.help = "narrow places lie on the way that the map does not show"};
inline constexpr Notes lengths_notes{.help = "the standard lengths, or in proportion to the parts that are given"};

inline const auto& fields(Of<Element>) {
    static const Fields<Element> table{
        {&Element::type, {.required = true, .help = "what it is"}},
        {&Element::count, {.low = 1, .high = 20, .help = "how many of them, one behind the other"}},
        {&Element::nation, {.help = "of a battery"}},
        {&Element::length_mi, {.low = 2, .high = 4, .unit = "miles", .help = "of a bridging train"}},
        {&Element::parts,
         {.low = 1, .high = 100, .help = "battalions, regiments or guns of each; for lengths by composition"}},
    };
    return table;
}

inline const auto& fields(Of<ColumnConditions>) {
    static const Fields<ColumnConditions> table{
        {&ColumnConditions::baggage, baggage_notes}, {&ColumnConditions::road, road_notes},
        {&ColumnConditions::terrain, terrain_notes}, {&ColumnConditions::weather, weather_notes},
        {&ColumnConditions::fatigue, fatigue_notes}, {&ColumnConditions::night, night_notes},
        {&ColumnConditions::choke, choke_notes},     {&ColumnConditions::lengths, lengths_notes},
    };
    return table;
}

inline const auto& fields(Of<Column>) {
    static const Fields<Column> table{
        {&Column::elements, {.required = true, .fewest = 1, .most = 24, .help = "order of march, head first"}},
        {&Column::baggage, baggage_notes},
        {&Column::road, road_notes},
        {&Column::terrain, terrain_notes},
        {&Column::weather, weather_notes},
        {&Column::fatigue, fatigue_notes},
        {&Column::night, night_notes},
        {&Column::choke, choke_notes},
        {&Column::lengths, lengths_notes},
    };
    return table;
}

}  // namespace reisswitz::campaign
