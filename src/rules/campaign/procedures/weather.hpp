/// The weather of the days to come: the marker drifts over its grid.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <compare>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "dice/source.hpp"
#include "rules/campaign/procedures/left_out.hpp"
#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/table_row.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// Which grid: one that is given, or that of a region and season.
struct GridChoice {
    Said<WeatherGrid> grid{};
    Said<TableRow<Regions>> region{};
    Said<Season> season{};
    Said<Edge> edge{};
};
BOOST_DESCRIBE_STRUCT(GridChoice, (), (grid, region, season, edge))

const WeatherGrid& grid_of(const GridChoice& choice, const Tables& tables);

/// Places on one axis of the grid, from 1 to `length`.
struct Axis {
    int length{};
    Edge edge{};

    /// Where the marker comes from `place` when the dice pull it `drift` places onwards, or back when it is negative.
    /// Clauses: FW-WX-3, FW-RULING-17.
    int drift(int place, int drift) const;
};

/// What an answer names.
enum class WeatherReport : std::uint8_t { cell, code };
BOOST_DESCRIBE_ENUM(WeatherReport, cell, code)

/// The procedure `weather_step`.
struct WeatherStep : GridChoice {
    Said<int> col{};  ///< from 1; the middle where nothing is said
    Said<int> row{};
    int days = 1;
    WeatherReport report{};
};
BOOST_DESCRIBE_STRUCT(WeatherStep, (GridChoice), (col, row, days, report))

inline constexpr int most_weather_days = 7;

struct WeatherCell {
    std::string code{};
    std::optional<int> col{};
    std::optional<int> row{};
    friend auto operator<=>(const WeatherCell&, const WeatherCell&) = default;
};
BOOST_DESCRIBE_STRUCT(WeatherCell, (), (code, col, row))
using WeatherStepResult = LeftOut<WeatherCell>;

/// The middle of an axis. Clauses: FW-WX-3.
constexpr int middle_of(int length) { return (length + 1) / 2; }

/// One day on one axis: where two dice against each other take the marker.
/// @param dice  draws two d6, labelled `back` and `onwards`
/// Clauses: FW-WX-3, FW-RULING-17, FW-RULING-18.
template <class D, ruling::RulingSink R>
int resolve_drift(const Axis& axis, int place, ruling::Label back, ruling::Label onwards, D& dice, R& ruling) {
    const dice::Opposed pull = dice.opposed(dice::d6, {back}, {onwards});
    const std::array<int, 1> faces[] = {{pull.first}, {pull.second}};
    ruling.dice(clause::FW_WX_3, {back}, faces[0], pull.first);
    ruling.dice(clause::FW_WX_3, {onwards}, faces[1], pull.second);
    return axis.drift(place, pull.second - pull.first);
}

/// Some days of weather, and what the last one brings.
/// Clauses: FW-WX-1, FW-WX-3, FW-WX-4, FW-RULING-17, FW-RULING-18.
template <class D, ruling::RulingSink R>
WeatherStepResult resolve_weather_step(const WeatherStep& step, const Tables& tables, D& dice, R& ruling) {
    const WeatherGrid& grid = grid_of(step, tables);
    const Edge edge = step.edge.or_else(tables.options.edge);
    int column = step.col.or_else(middle_of(grid.columns));
    int row = step.row.or_else(middle_of(grid.rows));
    for (int day = 0; day < step.days; ++day) {
        column = resolve_drift({grid.columns, edge}, column, label::weather_left, label::weather_right, dice, ruling);
        row = resolve_drift({grid.rows, edge}, row, label::weather_up, label::weather_down, dice, ruling);
        ruling.verdict(clause::FW_RULING_18, verdict::marker_at, {.value = column, .hex = row});
    }
    const Weather& weather = tables.weathers[static_cast<std::size_t>(grid.at(column, row))];
    tell(ruling, clause::FW_WX_1, verdict::weather_is, weather.name);
    WeatherStepResult result{{.code = weather.id}};
    if (step.report == WeatherReport::cell) {
        result.value.col = column;
        result.value.row = row;
    }
    return result;
}

/// The exact odds: the two axes know nothing of each other, so each is worked out by itself.
std::vector<std::pair<WeatherStepResult, Rational>> weather_step_odds(const WeatherStep& step, const Tables& tables);

/// In how many of 36 throws of two dice the marker comes from each place to each other.
std::vector<std::vector<int>> drift_ways(const Axis& axis);

}  // namespace reisswitz::campaign
