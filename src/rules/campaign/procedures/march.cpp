#include "rules/campaign/procedures/march.hpp"

#include "rules/campaign/procedures/whole.hpp"

namespace reisswitz::campaign {

const TroopType& slowest_of(const March& march, const Tables& tables) {
    const TroopType* slowest = &row_of(tables, march.troop_types.front());
    for (const auto& named : march.troop_types)
        if (const TroopType& type = row_of(tables, named); type.factor < slowest->factor) slowest = &type;
    return *slowest;
}

Rational usual_rate_mph(const March& march, const Tables& tables) {
    return row_of(tables, march.nation).infantry_mph * slowest_of(march, tables).factor *
           row_of(tables, march.road).speed * row_of(tables, march.terrain).speed *
           row_of(tables, march.weather).speed * tables.fatigue_speed[static_cast<std::size_t>(march.fatigue)];
}

Rational miles_of_a_day(int method, const Rational& usual_mi, const Rational& method3_gain) {
    return method == most_march_method ? Rational{usual_mi * (1 + method3_gain)} : usual_mi;
}

MarchTime march_time(const March& march, const Tables& tables) {
    const MarchMethod& method = tables.methods[static_cast<std::size_t>(march.forced_method)];
    MarchTime time;
    time.miles_per_day_mi = miles_of_a_day(march.forced_method, usual_rate_mph(march, tables) * tables.hours_per_day,
                                           march.method3_gain.or_else(tables.options.method3_gain));
    time.speed_mph = time.miles_per_day_mi / method.hours_per_day;
    time.miles_per_week_mi = time.miles_per_day_mi * method.days_per_week;
    time.march_hours_h = march.distance_mi / time.speed_mph;
    time.march_days = static_cast<std::int64_t>(whole_above(march.distance_mi / time.miles_per_day_mi));
    return time;
}

Rational reach_mi(int method, const March& march, const Tables& tables) {
    March forced = march;
    forced.forced_method = method;
    return march_time(forced, tables).miles_per_week_mi *
           tables.methods[static_cast<std::size_t>(method)].longest_weeks;
}

}  // namespace reisswitz::campaign
