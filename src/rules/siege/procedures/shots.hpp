/// How many shots guns have in a span of time.
#pragma once

#include <boost/describe.hpp>
#include <compare>

#include "generated/siege_clauses.hpp"
#include "rules/siege/procedures/table_row.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// Shots of one gun that is loaded when the time begins: one in the first move, then one an interval.
/// Clauses: SG-GUN-1, SG-RULING-15, SG-RULING-16.
constexpr int shots_in(int moves, int fires_every_moves) {
    return moves / fires_every_moves + (moves % fires_every_moves != 0 ? 1 : 0);
}

/// The procedure `shots_in_period`.
struct ShotsInPeriod {
    GunRow gun{};
    int moves{};
    int guns = 1;
};
BOOST_DESCRIBE_STRUCT(ShotsInPeriod, (), (gun, moves, guns))

struct ShotsInPeriodResult {
    int shots_per_gun{};
    int shots{};
    friend auto operator<=>(const ShotsInPeriodResult&, const ShotsInPeriodResult&) = default;
};
BOOST_DESCRIBE_STRUCT(ShotsInPeriodResult, (), (shots_per_gun, shots))

/// Clauses: SG-GUN-1, SG-TIM-1, SG-RULING-15, SG-RULING-16.
template <ruling::RulingSink R>
ShotsInPeriodResult find_shots_in_period(const ShotsInPeriod& period, const Tables& tables, R& ruling) {
    const int interval = row_of(tables, period.gun).fires_every_moves;
    const int each = shots_in(period.moves, interval);
    ruling.verdict(interval == 1 ? clause::SG_RULING_15 : clause::SG_GUN_1, verdict::interval, {.value = interval});
    ruling.verdict(clause::SG_RULING_16, verdict::shots_of_each, {.value = each});
    ruling.verdict(clause::SG_GUN_1, verdict::shots_in_all, {.value = each * period.guns});
    return {each, each * period.guns};
}

}  // namespace reisswitz::siege
