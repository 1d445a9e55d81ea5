#include "rules/campaign/procedures/weather.hpp"

#include <algorithm>
#include <cstdlib>

namespace reisswitz::campaign {

namespace {

using dice::Integer;

constexpr int throws_of_two_dice = 36;

/// In how many ways of throwing for `days` days the marker comes from `start` to each place.
std::vector<Integer> ways_after(const Axis& axis, int start, int days) {
    const auto ways_of_a_day = drift_ways(axis);
    std::vector<Integer> ways(static_cast<std::size_t>(axis.length));
    ways[static_cast<std::size_t>(start - 1)] = 1;
    for (int day = 0; day < days; ++day) {
        std::vector<Integer> after(ways.size());
        for (std::size_t from = 0; from < ways.size(); ++from)
            for (std::size_t to = 0; to < ways.size(); ++to)
                if (ways_of_a_day[from][to] > 0) after[to] += ways[from] * ways_of_a_day[from][to];
        ways = std::move(after);
    }
    return ways;
}

}  // namespace

const WeatherGrid& grid_of(const GridChoice& choice, const Tables& tables) {
    if (choice.grid.value) return *choice.grid.value;
    return row_of(tables, *choice.region.value).seasons[static_cast<std::size_t>(*choice.season.value)];
}

int Axis::drift(int place, int drift) const {
    const int wanted = place + drift;
    if (wanted >= 1 && wanted <= length) return wanted;
    switch (edge) {
        case Edge::clamp:
            return std::clamp(wanted, 1, length);
        case Edge::wrap:
            return ((wanted - 1) % length + length) % length + 1;
        case Edge::reflect: {
            // The mirror stands on the border line, so the first place is its own image; twice the length comes round.
            const int period = 2 * length;
            const int along = ((wanted - 1) % period + period) % period;
            return along < length ? along + 1 : period - along;
        }
        case Edge::stay:
            break;
    }
    return place;
}

std::vector<std::vector<int>> drift_ways(const Axis& axis) {
    const auto places = static_cast<std::size_t>(axis.length);
    std::vector<std::vector<int>> ways(places, std::vector<int>(places));
    for (int place = 1; place <= axis.length; ++place)
        for (int drift = 1 - dice::d6.sides; drift < dice::d6.sides; ++drift)
            ways[static_cast<std::size_t>(place - 1)][static_cast<std::size_t>(axis.drift(place, drift) - 1)] +=
                dice::d6.sides - std::abs(drift);
    return ways;
}

std::vector<std::pair<WeatherStepResult, Rational>> weather_step_odds(const WeatherStep& step, const Tables& tables) {
    const WeatherGrid& grid = grid_of(step, tables);
    const Edge edge = step.edge.or_else(tables.options.edge);
    const auto columns = ways_after({grid.columns, edge}, step.col.or_else(middle_of(grid.columns)), step.days);
    const auto rows = ways_after({grid.rows, edge}, step.row.or_else(middle_of(grid.rows)), step.days);
    Integer whole = 1;
    for (int throws = 0; throws < 2 * step.days; ++throws) whole *= throws_of_two_dice;

    std::vector<std::pair<WeatherStepResult, Rational>> odds;
    std::vector<Integer> of_code(tables.weathers.size());
    for (int row = 1; row <= grid.rows; ++row)
        for (int column = 1; column <= grid.columns; ++column) {
            Integer ways = columns[static_cast<std::size_t>(column - 1)] * rows[static_cast<std::size_t>(row - 1)];
            if (ways == 0) continue;
            const auto weather = static_cast<std::size_t>(grid.at(column, row));
            if (step.report == WeatherReport::code)
                of_code[weather] += ways;
            else
                odds.push_back({{{tables.weathers[weather].id, column, row}}, {std::move(ways), whole}});
        }
    for (std::size_t weather = 0; weather < of_code.size(); ++weather)
        if (of_code[weather] != 0) odds.push_back({{{.code = tables.weathers[weather].id}}, {of_code[weather], whole}});
    return odds;
}

}  // namespace reisswitz::campaign
