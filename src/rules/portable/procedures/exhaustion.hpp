/// When a side has had enough.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <vector>

#include "generated/portable_clauses.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::portable {

/// The procedure `exhaustion_point`. `initial_sp`: of every unit of the side.
struct Exhaustion {
    std::vector<int> initial_sp;
    int lost_sp = 0;

    int total() const {
        int sum = 0;
        for (const int sp : initial_sp) sum += sp;
        return sum;
    }
};
BOOST_DESCRIBE_STRUCT(Exhaustion, (), (initial_sp, lost_sp))

/// `sp_to_exhaustion`: what it may still lose before it is exhausted, 0 when it is.
struct ExhaustionResult {
    int total_sp{};
    int exhaustion_point{};
    bool exhausted = false;
    int sp_to_exhaustion{};
    friend auto operator<=>(const ExhaustionResult&, const ExhaustionResult&) = default;
};
BOOST_DESCRIBE_STRUCT(ExhaustionResult, (), (total_sp, exhaustion_point, exhausted, sp_to_exhaustion))

/// @param side  ordinal of the side, for the ruling
/// Clauses: PW-EXH-1, PW-EXH-2.
template <ruling::RulingSink R>
ExhaustionResult check_exhaustion(const Exhaustion& exhaustion, const Tables& tables, R& ruling, int side) {
    const int total = exhaustion.total();
    const int point = exhaustion_point(total, tables);
    const bool exhausted = exhaustion.lost_sp >= point;
    const int margin = exhausted ? 0 : point - exhaustion.lost_sp;
    ruling.verdict(clause::PW_EXH_1, verdict::exhaustion_point_is, {.value = point, .side = side});
    if (exhausted)
        ruling.verdict(clause::PW_EXH_2, verdict::exhaustion_reached, {.value = exhaustion.lost_sp, .side = side});
    else
        ruling.verdict(clause::PW_EXH_2, verdict::exhaustion_margin, {.value = margin, .side = side});
    return {total, point, exhausted, margin};
}

}  // namespace reisswitz::portable
