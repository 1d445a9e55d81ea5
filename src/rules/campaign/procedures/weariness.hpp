/// The ladder of weariness over the weeks of a campaign.
#pragma once

#include <compare>
#include <string>

#include "rules/campaign/procedures/fatigue.hpp"
#include "rules/campaign/procedures/march.hpp"
#include "rules/campaign/tables.hpp"
#include "ruling/ruled.hpp"

namespace reisswitz::campaign {

/// How weary a unit is, and what it owes.
struct Weariness {
    Condition fatigue{};
    bool must_rest = false;         ///< it moves no more but in rout until it has rested (FW-FOM-5)
    int rest_owed_days = 0;         ///< after a forced march
    int rest_taken_days = 0;        ///< without a break
    int forced_weeks = 0;           ///< of all methods together, since it was last rested
    Condition marching_on{};        ///< what a week of march makes of it while it owes rest; fresh: nothing
    bool may_not_march_on = false;  ///< or it may not march on at all
    friend bool operator==(const Weariness&, const Weariness&) = default;
};

/// Why the unit may not march by this method; ok when it may. A battle it may fight whatever stands here.
/// Clauses: FW-FOM-5, FW-FOM-7, FW-FOM-1 to FW-FOM-3, FW-RULING-29.
ruling::Ruled<void> find_refusal_to_march(const Weariness& unit, int method, const Tables& tables);

/// What a week of march did.
struct MarchedWeek {
    Weariness after{};
    Condition marched{};  ///< how weary it was on the road: its rate (FW-RULING-20) and its stragglers (FW-STR-2)
    bool rolls = false;   ///< for stragglers, once (FW-RULING-6, FW-RULING-26)
};

/// A week of march.
/// @param method  0 for the usual one
/// @pre           find_refusal_to_march() has none
/// Clauses: FW-FOM-1 to FW-FOM-6, FW-RULING-5, FW-RULING-6, FW-RULING-27, FW-RULING-29.
MarchedWeek march_a_week(const Weariness& unit, int method, const Tables& tables);

/// Days of rest that it needs to be fresh and free of debt, those included that it has taken; 0: none.
/// Clauses: FW-FOM-4, FW-RULING-5, FW-RULING-27.
int rest_needed_days(const Weariness& unit, const Tables& tables);

/// A day of rest. Only the last of the days it needs mends anything, and it mends all.
/// Clauses: FW-RULING-5, FW-RULING-27.
Weariness rest_a_day(const Weariness& unit, const Tables& tables);

/// The method that a week of daily phases comes to.
/// @param days_marched  0 to 7
/// @param long_day      one of them had the hours of the third method
/// Clauses: FW-RULING-28.
int method_of_week(int days_marched, bool long_day, const Tables& tables);

/// For how a unit fights: one that must rest, or is spent, fights as exhausted. Clauses: FW-FOM-5, FW-FOM-6,
/// FW-RULING-27.
constexpr Fatigue fights_as(const Weariness& unit) {
    if (unit.must_rest || unit.fatigue >= Condition::exhausted) return Fatigue::exhausted;
    return unit.fatigue == Condition::tired ? Fatigue::tired : Fatigue::fresh;
}

}  // namespace reisswitz::campaign
