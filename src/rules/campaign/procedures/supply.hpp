/// Supply of units, and what the want of it costs.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "rules/campaign/model.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// What a unit carries.
struct Supplies {
    int days_carried{};
    bool hurried = false;  ///< FW-MOV-3: it went to some place at its own rate
    friend bool operator==(const Supplies&, const Supplies&) = default;
};

/// Whether the unit can be fed from a depot at the end of a day.
struct DepotReach {
    Rational miles{};          ///< by road
    Rational days_march_mi{};  ///< miles of one of its days
    bool road_free_of_enemies = true;
    bool depot_open_to_source = true;
};

/// Clauses: FW-SUP-1.
inline bool is_in_reach(const DepotReach& depot, const Tables& tables) {
    return depot.road_free_of_enemies && depot.depot_open_to_source &&
           depot.miles <= depot.days_march_mi * tables.supply.depot_within_days;
}

/// One day of eating. Clauses: FW-SUP-2.
inline Supplies end_of_day(Supplies unit, bool in_reach, const Tables& tables) {
    unit.days_carried = in_reach ? tables.supply.days_carried : std::max(0, unit.days_carried - 1);
    return unit;
}

/// Clauses: FW-SUP-2.
constexpr bool is_out_of_supply(const Supplies& unit) { return unit.days_carried == 0; }

/// Clauses: FW-SUP-3, FW-MOV-3.
constexpr bool draws_replacements(const Supplies& unit) { return !is_out_of_supply(unit) && !unit.hurried; }

/// How weary its week counts for stragglers: without supply as exhausted, in place of any other roll.
/// Clauses: FW-SUP-3.
constexpr Fatigue straggles_as(const Supplies& unit, Fatigue marched) {
    return is_out_of_supply(unit) ? Fatigue::exhausted : marched;
}

/// Whether its stragglers come back when it has rested. Clauses: FW-SUP-3, FW-RULING-30.
constexpr bool stragglers_return(const Supplies& unit) { return !is_out_of_supply(unit); }

/// A depot is made by a garrison in a full day. Clauses: FW-SUP-4.
inline bool is_depot_set_up(int garrison_figures, int whole_days, const Tables& tables) {
    return garrison_figures >= tables.supply.garrison_figures && whole_days >= tables.supply.depot_set_up_days;
}

/// Length of a column of supplies on the road. Clauses: FW-SUP-5.
inline Rational supply_column_mi(const Rational& stock_days, const Tables& tables) {
    return stock_days / tables.supply.stock_days_per_mile;
}

/// A unit that may draw on the pool of its side.
struct Depleted {
    int figures{};
    int figures_at_start{};
    int rest_days{};  ///< this week
    Supplies supplies{};
};

/// Figures that each unit draws at the end of a week, in the order of the list; the weakest draw first, among equals
/// the first of the list. Nobody is filled above its start.
/// @param pool  figures there are; receives what is left
/// Clauses: FW-SUP-6, FW-FOR-1.
inline std::vector<int> replacements(const std::vector<Depleted>& units, int& pool, const Tables& tables) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i].figures < units[i].figures_at_start && units[i].rest_days >= tables.supply.rest_days_to_draw &&
            draws_replacements(units[i].supplies))
            order.push_back(i);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return Rational{units[a].figures, units[a].figures_at_start} <
               Rational{units[b].figures, units[b].figures_at_start};
    });
    std::vector<int> drawn(units.size());
    for (const std::size_t i : order) {
        drawn[i] = std::min({tables.supply.figures_drawn, pool, units[i].figures_at_start - units[i].figures});
        pool -= drawn[i];
    }
    return drawn;
}

}  // namespace reisswitz::campaign
