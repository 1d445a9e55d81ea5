/// Weather as inputs.
#pragma once

#include "rules/campaign/grid_form.hpp"
#include "rules/campaign/procedures/inputs_form.hpp"
#include "rules/campaign/procedures/weather.hpp"
#include "rules/campaign/procedures/weather_long_run.hpp"

namespace reisswitz::campaign {

inline constexpr Notes grid_notes{.help = "rows of weather codes with one blank between them, from the top"};
inline constexpr Notes region_notes{.help = "where it is; needs a season"};
inline constexpr Notes season_notes{.help = "when it is; needs a region"};
inline constexpr Notes edge_notes{.help = "what the marker does that would leave the grid"};

inline const auto& fields(Of<WeatherStep>) {
    static const Fields<WeatherStep> table{
        {&WeatherStep::grid, grid_notes},
        {&WeatherStep::region, region_notes},
        {&WeatherStep::season, season_notes},
        {&WeatherStep::edge, edge_notes},
        {&WeatherStep::col, {.low = 1, .high = longest_grid_side, .help = "column of the marker, from the left"}},
        {&WeatherStep::row, {.low = 1, .high = longest_grid_side, .help = "row of the marker, from the top"}},
        {&WeatherStep::days, {.low = 1, .high = most_weather_days, .unit = "days", .help = "how many to roll for"}},
        {&WeatherStep::report, {.help = "what to name: the cell, or only its weather"}},
    };
    return table;
}

inline const auto& fields(Of<WeatherLongRun>) {
    static const Fields<WeatherLongRun> table{
        {&WeatherLongRun::grid, grid_notes},
        {&WeatherLongRun::region, region_notes},
        {&WeatherLongRun::season, season_notes},
        {&WeatherLongRun::edge, edge_notes},
    };
    return table;
}

/// One grid, and one only.
inline void check_grid_choice(const GridChoice& choice, const Reader& reader) {
    if (!choice.grid.value) {
        check_given(choice.region, "region", reader);
        check_given(choice.season, "season", reader);
    } else if (choice.region.value || choice.season.value) {
        reader.fail(Code::inconsistent, "A grid is given, and a region or season too.",
                    choice.region.value ? "/region" : "/season");
    }
}

inline void check(const WeatherLongRun& question, const Tables&, const Reader& reader) {
    check_grid_choice(question, reader);
}

inline void check(const WeatherStep& step, const Tables& tables, const Reader& reader) {
    check_grid_choice(step, reader);
    const WeatherGrid& grid = grid_of(step, tables);
    const auto within = [&](const Said<int>& place, int length, const char* key) {
        if (place.value && *place.value > length)
            reader.fail(Code::out_of_range, fmt::format("Expected 1 to {}, found {}.", length, *place.value),
                        describe::pointer_step(key));
    };
    within(step.col, grid.columns, "col");
    within(step.row, grid.rows, "row");
}

}  // namespace reisswitz::campaign
