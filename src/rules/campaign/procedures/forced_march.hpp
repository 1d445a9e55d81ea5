/// A forced march of some weeks, and what it leaves behind.
#pragma once

#include <boost/describe.hpp>
#include <string>

#include "rules/campaign/procedures/march.hpp"

namespace reisswitz::campaign {

inline constexpr int most_march_weeks = 52;

/// The procedure `forced_march`.
struct ForcedMarch {
    int method{};
    int weeks{};
    Rational miles_per_day_mi{};  ///< of a usual day
    Said<Rational> method3_gain{};
    Said<int> method3_days{};
};
BOOST_DESCRIBE_STRUCT(ForcedMarch, (), (method, weeks, miles_per_day_mi, method3_gain, method3_days))

/// How the troops are in each week afterwards if they march on at once.
struct ForcedMarchResult {
    int days_per_week{};
    Rational miles_total_mi{};
    int straggler_rolls{};
    WeekAfter week_1_after{};
    WeekAfter week_2_after{};
    WeekAfter week_3_after{};
    friend bool operator==(const ForcedMarchResult&, const ForcedMarchResult&) = default;
};
BOOST_DESCRIBE_STRUCT(ForcedMarchResult, (),
                      (days_per_week, miles_total_mi, straggler_rolls, week_1_after, week_2_after, week_3_after))

/// Days of march a week. Clauses: FW-MOV-4, FW-FOM-1 to FW-FOM-3, FW-RULING-4.
inline int days_per_week(const ForcedMarch& march, const Tables& tables) {
    return march.method == most_march_method ? march.method3_days.or_else(tables.options.method3_days)
                                             : tables.methods[static_cast<std::size_t>(march.method)].days_per_week;
}

/// Miles of so many weeks.
inline Rational miles_of_weeks(const ForcedMarch& march, int weeks, const Tables& tables) {
    return miles_of_a_day(march.method, march.miles_per_day_mi,
                          march.method3_gain.or_else(tables.options.method3_gain)) *
           (days_per_week(march, tables) * weeks);
}

/// Why no method carries troops for so long, and by how much it is out of reach; empty: it can be done.
/// Clauses: FW-FOM-1 to FW-FOM-4.
inline std::string find_objection(const ForcedMarch& march, const Tables& tables) {
    const int longest = tables.methods[static_cast<std::size_t>(march.method)].longest_weeks;
    if (march.method == 0 || march.weeks <= longest) return "";
    const Rational reach = miles_of_weeks(march, longest, tables);
    std::string others;
    for (int method = 1; method <= most_march_method; ++method)
        if (march.weeks <= tables.methods[static_cast<std::size_t>(method)].longest_weeks)
            others += (others.empty() ? " Method " : " or ") + std::to_string(method);
    return "Method " + std::to_string(march.method) + " lasts at most " + std::to_string(longest) + " weeks, found " +
           std::to_string(march.weeks) + ": it reaches " + shown_amount(reach) + " miles, so the march is " +
           shown_amount(miles_of_weeks(march, march.weeks, tables) - reach) + " miles out of reach." +
           (others.empty() ? " No method lasts so long." : others + " lasts so long.");
}

/// @pre  find_objection() has none
/// Clauses: FW-MOV-4, FW-FOM-1 to FW-FOM-6, FW-RULING-3, FW-RULING-4, FW-RULING-6.
template <ruling::RulingSink R>
ForcedMarchResult work_out_forced_march(const ForcedMarch& march, const Tables& tables, R& ruling) {
    const MarchMethod& method = tables.methods[static_cast<std::size_t>(march.method)];
    const ForcedMarchResult result{.days_per_week = days_per_week(march, tables),
                                   .miles_total_mi = miles_of_weeks(march, march.weeks, tables),
                                   .straggler_rolls = march.method == 0 ? 0 : march.weeks,
                                   .week_1_after = method.afterwards[0],
                                   .week_2_after = method.afterwards[1],
                                   .week_3_after = method.afterwards[2]};
    if constexpr (R::explains) {
        const ruling::Clause of[] = {clause::FW_MOV_4, clause::FW_FOM_1, clause::FW_FOM_2, clause::FW_FOM_3};
        const ruling::Clause by = of[march.method];
        ruling.verdict(march.method == most_march_method ? clause::FW_RULING_4 : by, verdict::days_a_week,
                       {.value = result.days_per_week});
        if (march.method == most_march_method)
            tell(ruling, clause::FW_RULING_3, verdict::gain_a_day,
                 march.method3_gain.or_else(tables.options.method3_gain));
        tell(ruling, by, verdict::miles_in_all, result.miles_total_mi);
        ruling.verdict(clause::FW_RULING_6, verdict::straggler_rolls, {.value = result.straggler_rolls});
        int week = 1;
        for (const WeekAfter after : method.afterwards)
            tell(ruling, after == WeekAfter::must_rest ? clause::FW_FOM_5 : by, verdict::after_week, words_of(after),
                 {.value = week++});
    }
    return result;
}

}  // namespace reisswitz::campaign
