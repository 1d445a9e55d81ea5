/// The weather of a region in the long run: how large a share of its days each kind has.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <string>
#include <utility>
#include <vector>

#include "rules/campaign/procedures/name.hpp"
#include "rules/campaign/procedures/weather.hpp"

namespace reisswitz::campaign {

/// The procedure `weather_stationary`.
struct WeatherLongRun : GridChoice {};
BOOST_DESCRIBE_STRUCT(WeatherLongRun, (GridChoice), ())

struct WeatherLongRunResult {
    Name code{};
    friend auto operator<=>(const WeatherLongRunResult&, const WeatherLongRunResult&) = default;
};
BOOST_DESCRIBE_STRUCT(WeatherLongRunResult, (), (code))

/// How often the marker stands on each place of an axis in the long run: whole numbers in that proportion, without a
/// common factor. The chain of one axis reaches every place from every other and may stay, so there is one answer.
/// Clauses: FW-WX-3, FW-RULING-17.
std::vector<dice::Integer> long_run_of(const Axis& axis);

/// The shares of the weathers; the two axes drift apart from each other, so a cell has the product of its places.
std::vector<std::pair<WeatherLongRunResult, Rational>> weather_long_run_odds(const WeatherLongRun& question,
                                                                             const Tables& tables);

/// A number below `limit`, each as likely as the others: digits of base six, thrown again where they are too high.
/// @param dice  draws d6, labelled "long_run_weather"
template <class D, ruling::RulingSink R>
dice::Integer resolve_number_below(const dice::Integer& limit, D& dice, R& ruling) {
    return dice.until([&](auto& die) -> std::optional<dice::Integer> {
        dice::Integer number = 0;
        for (dice::Integer reach = 1; reach < limit; reach *= dice::d6.sides) {
            const int face = die.roll(dice::d6, {label::long_run_weather});
            ruling.dice(clause::FW_WX_4, {label::long_run_weather}, die.shown(), face);
            number = number * dice::d6.sides + face - 1;
        }
        if (number >= limit) return std::nullopt;
        return number;
    });
}

/// A place of the axis, drawn by its share.
template <class D, ruling::RulingSink R>
int resolve_long_run_place(const Axis& axis, D& dice, R& ruling) {
    const auto shares = long_run_of(axis);
    dice::Integer whole = 0;
    for (const dice::Integer& share : shares) whole += share;
    dice::Integer number = resolve_number_below(whole, dice, ruling);
    int place = 1;
    for (const dice::Integer& share : shares) {
        if (number < share) break;
        number -= share;
        ++place;
    }
    return place;
}

/// The weather of some day far from now: for a first day that is not fair by custom.
/// Clauses: FW-WX-1, FW-WX-4, FW-RULING-17.
template <class D, ruling::RulingSink R>
WeatherLongRunResult resolve_weather_long_run(const WeatherLongRun& question, const Tables& tables, D& dice,
                                              R& ruling) {
    const WeatherGrid& grid = grid_of(question, tables);
    const Edge edge = question.edge.or_else(tables.options.edge);
    const int column = resolve_long_run_place({grid.columns, edge}, dice, ruling);
    const int row = resolve_long_run_place({grid.rows, edge}, dice, ruling);
    const Weather& weather = tables.weathers[static_cast<std::size_t>(grid.at(column, row))];
    ruling.verdict(clause::FW_WX_4, verdict::marker_at, {.value = column, .hex = row});
    tell(ruling, clause::FW_WX_1, verdict::weather_is, weather.name);
    return {{weather.id}};
}

}  // namespace reisswitz::campaign
