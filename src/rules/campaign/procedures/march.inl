// Bodies of march.hpp.

#include <algorithm>
#include <string>

namespace reisswitz::campaign {

namespace march_telling {

template <ruling::RulingSink R>
void tell_rate(const March& march, const Tables& tables, R& ruling) {
    const Nation& nation = row_of(tables, march.nation);
    if (!nation.moves_as.empty()) tell(ruling, clause::FW_MOV_2, verdict::moves_as_other, nation.moves_as);
    tell(ruling, clause::FW_MOV_1, verdict::infantry_rate, nation.infantry_mph);
    const auto factor = [&](ruling::Clause of, ruling::Verdict words, const Rational& value) {
        if (value != 1) tell(ruling, of, words, value);
    };
    factor(clause::FW_MOV_3, verdict::type_factor, slowest_of(march, tables).factor);
    factor(clause::FW_MOV_1, verdict::road_factor, row_of(tables, march.road).speed);
    factor(clause::FW_MOV_1, verdict::terrain_factor, row_of(tables, march.terrain).speed);
    factor(clause::FW_COL_14, verdict::weather_factor, row_of(tables, march.weather).speed);
    factor(clause::FW_RULING_20, verdict::fatigue_factor,
           tables.fatigue_speed[static_cast<std::size_t>(march.fatigue)]);
}

/// Whether a method lasts as long as the march.
template <ruling::RulingSink R>
void tell_reach(const March& march, const Tables& tables, R& ruling) {
    if (march.forced_method == 0) return;
    const ruling::Clause of = march.forced_method == 1   ? clause::FW_FOM_1
                              : march.forced_method == 2 ? clause::FW_FOM_2
                                                         : clause::FW_FOM_3;
    const Rational reach = reach_mi(march.forced_method, march, tables);
    if (march.distance_mi <= reach) return tell(ruling, of, verdict::method_allows, reach);
    tell(ruling, of, verdict::out_of_reach, Rational{march.distance_mi - reach});
    Rational longest = reach;
    for (int method = 1; method <= most_march_method; ++method)
        longest = std::max(longest, reach_mi(method, march, tables));
    if (march.distance_mi > longest)
        tell(ruling, clause::FW_FOM_4, verdict::no_method_reaches, Rational{march.distance_mi - longest});
}

}  // namespace march_telling

template <ruling::RulingSink R>
MarchTime work_out_march(const March& march, const Tables& tables, R& ruling) {
    const MarchTime time = march_time(march, tables);
    if constexpr (R::explains) {
        march_telling::tell_rate(march, tables, ruling);
        tell(ruling, clause::FW_MOV_4, verdict::miles_a_day,
             Rational{usual_rate_mph(march, tables) * tables.hours_per_day});
        if (march.forced_method == most_march_method) {
            tell(ruling, clause::FW_RULING_3, verdict::gain_a_day,
                 march.method3_gain.or_else(tables.options.method3_gain));
            tell(ruling, clause::FW_FOM_3, verdict::rate_is, time.speed_mph);
        }
        tell(ruling, clause::FW_MOV_4, verdict::march_takes, time.march_hours_h,
             {.value = static_cast<int>(std::min<std::int64_t>(time.march_days, INT32_MAX))});
        march_telling::tell_reach(march, tables, ruling);
    }
    return time;
}

}  // namespace reisswitz::campaign
