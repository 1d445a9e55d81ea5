/// Vehicles that break a wheel in rough ground.
#pragma once

#include <boost/describe.hpp>
#include <compare>

#include "generated/zones_clauses.hpp"
#include "rules/zones/procedures/hits.hpp"
#include "rules/zones/tables.hpp"

namespace reisswitz::zones {

/// The procedure `wheel_break`.
struct WheelBreak {
    int vehicles{};   ///< a limbered gun with its limber is one
    int entries = 1;  ///< rough patches that each enters
};
BOOST_DESCRIBE_STRUCT(WheelBreak, (), (vehicles, entries))

struct WheelBreakResult {
    int destroyed{};
    friend auto operator<=>(const WheelBreakResult&, const WheelBreakResult&) = default;
};
BOOST_DESCRIBE_STRUCT(WheelBreakResult, (), (destroyed))

/// One vehicle on its way through rough patches.
/// @param dice  draws one d10 a patch, labelled "wheel", until a wheel breaks
/// @retval true  it breaks: the vehicle is lost
/// Clauses: TD-TAC-7, TD-RULING-9.
template <class D, ruling::RulingSink R>
bool resolve_wheel(int entries, const Tables& tables, D& dice, R& ruling, int who) {
    for (int entry = 0; entry < entries; ++entry)
        if (resolve_hits({1, tables.wheel_break_faces}, clause::TD_TAC_7, {label::wheel, who}, dice, ruling) > 0) {
            ruling.verdict(clause::TD_TAC_7, verdict::wheel_breaks, {.unit = who});
            return true;
        }
    return false;
}

template <class D, ruling::RulingSink R>
WheelBreakResult resolve_wheel_break(const WheelBreak& wheels, const Tables& tables, D& dice, R& ruling) {
    ruling.applies(clause::TD_RULING_9);
    WheelBreakResult result;
    for (int who = 0; who < wheels.vehicles; ++who)
        result.destroyed += resolve_wheel(wheels.entries, tables, dice, ruling, who) ? 1 : 0;
    ruling.verdict(clause::TD_TAC_7, verdict::vehicles_lost, {.value = result.destroyed});
    return result;
}

/// Vehicles break down independently, each with 1 - (1 - p)^entries.
dice::Odds<WheelBreakResult> wheel_break_odds(const WheelBreak& wheels, const Tables& tables);

}  // namespace reisswitz::zones
