#include "rules/campaign/procedures/weariness.hpp"

#include <algorithm>

namespace reisswitz::campaign {

namespace {

ruling::Ruled<void> refuse(ruling::Clause clause, std::string why, std::string instead) {
    return tl::unexpected(ruling::Refusal{clause, std::move(why), std::move(instead)});
}

ruling::Clause clause_of(int method) {
    const ruling::Clause of[] = {clause::FW_MOV_4, clause::FW_FOM_1, clause::FW_FOM_2, clause::FW_FOM_3};
    return of[method];
}

/// The state of the first week after a method, for troops that began it fresh.
const WeekAfter& first_week_after(int method, const Tables& tables) {
    return tables.methods[static_cast<std::size_t>(method)].afterwards.front();
}

}  // namespace

ruling::Ruled<void> find_refusal_to_march(const Weariness& unit, int method, const Tables& tables) {
    if (unit.fatigue == Condition::spent)
        return refuse(clause::FW_FOM_7, "It is spent and moves only in rout.", "It may rest.");
    if (unit.must_rest) return refuse(clause::FW_FOM_5, "It has marched exhausted and must rest.", "It may rest.");
    if (method == 0) {
        if (unit.may_not_march_on)
            return refuse(clause::FW_RULING_29, "It must rest before it marches on.", "It may rest.");
        return {};
    }
    if (unit.fatigue == Condition::exhausted)
        return refuse(clause::FW_RULING_29, "Exhausted troops are not forced.", "It may march as usual.");
    const int longest = tables.methods[static_cast<std::size_t>(method)].longest_weeks;
    if (unit.forced_weeks >= longest)
        return refuse(clause_of(method),
                      "It has been forced for " + std::to_string(unit.forced_weeks) +
                          " weeks, and this method lasts at most " + std::to_string(longest) + ".",
                      "It may rest, or march as usual.");
    return {};
}

MarchedWeek march_a_week(const Weariness& unit, int method, const Tables& tables) {
    MarchedWeek week{.after = unit, .marched = unit.fatigue};
    week.after.rest_taken_days = 0;
    if (method != 0) {
        // For fighting it stays as it was; what it owes shows when it marches on.
        const MarchMethod& forced = tables.methods[static_cast<std::size_t>(method)];
        week.rolls = true;
        ++week.after.forced_weeks;
        week.after.rest_owed_days = std::max(unit.rest_owed_days, forced.rest_owed_days);
        Condition owed = first_week_after(method, tables) == WeekAfter::tired ? Condition::tired : Condition::exhausted;
        if (unit.fatigue == Condition::tired) owed = one_step_worse(owed);
        if (owed == Condition::spent) week.after.may_not_march_on = true;
        week.after.marching_on = std::max(unit.marching_on, std::min(owed, Condition::exhausted));
        return week;
    }
    week.marched = std::max(unit.fatigue, unit.marching_on);
    week.rolls = week.marched != Condition::fresh;
    week.after.fatigue = week.marched == Condition::fresh ? Condition::fresh : Condition::exhausted;
    week.after.must_rest = week.marched == Condition::exhausted;
    week.after.marching_on = Condition::fresh;  // the ladder has it now
    return week;
}

int rest_needed_days(const Weariness& unit, const Tables& tables) {
    const int to_fresh = tables.days_to_fresh[static_cast<std::size_t>(unit.fatigue)];
    return std::max(to_fresh, unit.rest_owed_days);
}

Weariness rest_a_day(const Weariness& unit, const Tables& tables) {
    Weariness rested = unit;
    ++rested.rest_taken_days;
    if (rested.rest_taken_days >= rest_needed_days(unit, tables)) {
        rested = {};
        rested.rest_taken_days = unit.rest_taken_days + 1;
    }
    return rested;
}

int method_of_week(int days_marched, bool long_day, const Tables& tables) {
    if (long_day) return most_march_method;
    for (int method = 0; method < most_march_method; ++method)
        if (days_marched <= tables.methods[static_cast<std::size_t>(method)].days_per_week) return method;
    return most_march_method;
}

}  // namespace reisswitz::campaign
