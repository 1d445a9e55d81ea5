/// How fast troops march and how long a march takes.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <vector>

#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/table_row.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

inline constexpr int longest_distance_mi = 2000;
inline constexpr int most_march_method = 3;

/// The procedure `march_time`, for troops of one nation; a column of several asks once for each (FW-MOV-3).
struct March {
    TableRow<Nations> nation{};
    std::vector<TableRow<TroopTypes>> troop_types;
    Rational distance_mi{};
    TableRow<Roads> road{};
    TableRow<Terrains> terrain{};
    TableRow<Weathers> weather{};
    Fatigue fatigue{};
    int forced_method{};
    Said<Rational> method3_gain{};
};
BOOST_DESCRIBE_STRUCT(March, (),
                      (nation, troop_types, distance_mi, road, terrain, weather, fatigue, forced_method, method3_gain))

struct MarchTime {
    Rational speed_mph{};  ///< on the road
    Rational miles_per_day_mi{};
    Rational miles_per_week_mi{};
    Rational march_hours_h{};
    std::int64_t march_days{};  ///< the last one counted whole
    friend bool operator==(const MarchTime&, const MarchTime&) = default;
};
BOOST_DESCRIBE_STRUCT(MarchTime, (), (speed_mph, miles_per_day_mi, miles_per_week_mi, march_hours_h, march_days))

/// The rate before any method: infantry of the nation, times the slowest type, road, ground, weather and weariness.
/// Clauses: FW-MOV-1 to FW-MOV-3, FW-COL-14, FW-RULING-20, FW-WX-2.
Rational usual_rate_mph(const March& march, const Tables& tables);

/// The slowest of the troops. Clauses: FW-MOV-3.
const TroopType& slowest_of(const March& march, const Tables& tables);

/// Miles of one day by a method, when a usual day has `usual_mi`. Clauses: FW-FOM-3, FW-RULING-3.
Rational miles_of_a_day(int method, const Rational& usual_mi, const Rational& method3_gain);

/// Clauses: FW-MOV-1 to FW-MOV-4, FW-FOM-1 to FW-FOM-3, FW-COL-14, FW-RULING-3, FW-RULING-4, FW-RULING-20.
MarchTime march_time(const March& march, const Tables& tables);

/// How far a forced march carries before its method runs out, in miles. The usual march has no such end.
/// Clauses: FW-FOM-1 to FW-FOM-3.
Rational reach_mi(int method, const March& march, const Tables& tables);

/// march_time(), told; also whether the method lasts so long, and by how many miles it falls short if not.
template <ruling::RulingSink R>
MarchTime work_out_march(const March& march, const Tables& tables, R& ruling);

}  // namespace reisswitz::campaign

#include "rules/campaign/procedures/march.inl"
