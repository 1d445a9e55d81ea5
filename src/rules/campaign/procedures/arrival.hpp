/// When each part of a column comes upon the field.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <vector>

#include "rules/campaign/procedures/column_length.hpp"
#include "rules/campaign/procedures/name.hpp"
#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// One part of the column: its length is given, or it is a formation whose length is worked out.
struct ArrivingUnit {
    Name id{};
    Said<Rational> length_mi{};
    Said<Element> formation{};
};
BOOST_DESCRIBE_STRUCT(ArrivingUnit, (), (id, length_mi, formation))

/// A narrow place on the way. Clauses: FW-CHK-1, FW-RULING-31.
struct Choke {
    Rational at_mi{};  ///< from the head
    Rational flow{};   ///< part of an open road's
};
BOOST_DESCRIBE_STRUCT(Choke, (), (at_mi, flow))

/// The procedure `arrival_schedule`. Head first.
struct Arrival {
    std::vector<ArrivingUnit> units;
    Rational distance_mi{};  ///< from the head to the field
    Rational speed_mph{};
    Said<Rational> start_clock_h{};
    Said<Rational> march_hours_per_day_h{};
    std::vector<Choke> chokes;
    ColumnConditions conditions{};  ///< for units that are formations
};
BOOST_DESCRIBE_STRUCT(Arrival, (),
                      (units, distance_mi, speed_mph, start_clock_h, march_hours_per_day_h, chokes, conditions))

/// Days from 0, the day of the start; hours from midnight, above 24 where a day of march runs past it.
struct UnitArrival {
    Name id{};
    std::int64_t head_day{};
    Rational head_clock_h{};
    std::int64_t tail_day{};
    Rational tail_clock_h{};
    friend bool operator==(const UnitArrival&, const UnitArrival&) = default;
};
BOOST_DESCRIBE_STRUCT(UnitArrival, (), (id, head_day, head_clock_h, tail_day, tail_clock_h))

struct ArrivalSchedule {
    std::vector<UnitArrival> units;
    Rational passage_hours_h{};  ///< of march, from the first head to the last tail
    friend bool operator==(const ArrivalSchedule&, const ArrivalSchedule&) = default;
};
BOOST_DESCRIBE_STRUCT(ArrivalSchedule, (), (units, passage_hours_h))

/// The length of each unit in order. Clauses: FW-COL-1 to FW-COL-14 where it is a formation; with baggage = rear the
/// baggage of all is left out here, since it comes behind the last.
std::vector<Rational> lengths_of(const Arrival& arrival, const Tables& tables);

/// The smallest flow on the way, 1 on an open road. Clauses: FW-ARR-1, FW-CHK-1.
Rational narrowest_flow(const Arrival& arrival);

/// A time of a march: the day and the hour of the clock after so many hours on the road.
/// Clauses: FW-ARR-2, FW-RULING-21.
struct MarchClock {
    std::int64_t day{};
    Rational clock_h{};
};
MarchClock clock_after(const Rational& march_hours, const Rational& start_clock_h, const Rational& hours_per_day);

/// Clauses: FW-ARR-1, FW-ARR-2, FW-COL-10, FW-RULING-21.
ArrivalSchedule arrival_schedule(const Arrival& arrival, const Tables& tables);

/// arrival_schedule(), told. Ordinals in the ruling: the units in order.
template <ruling::RulingSink R>
ArrivalSchedule work_out_arrival(const Arrival& arrival, const Tables& tables, R& ruling) {
    ArrivalSchedule schedule = arrival_schedule(arrival, tables);
    if constexpr (R::explains) {
        const Rational flow = narrowest_flow(arrival);
        if (flow != 1) tell(ruling, clause::FW_RULING_31, verdict::flow_is, flow);
        const auto lengths = lengths_of(arrival, tables);
        Rational head_h = arrival.distance_mi / arrival.speed_mph;
        for (std::size_t i = 0; i < schedule.units.size(); ++i) {
            const int who = static_cast<int>(i);
            tell(ruling, clause::FW_ARR_1, verdict::head_after, head_h, {.unit = who});
            head_h += lengths[i] / (arrival.speed_mph * flow);
            tell(ruling, clause::FW_ARR_1, verdict::tail_after, head_h, {.unit = who});
            ruling.verdict(clause::FW_ARR_2, verdict::arrives_on_day,
                           {.unit = who,
                            .value = static_cast<int>(schedule.units[i].head_day),
                            .hex = static_cast<int>(schedule.units[i].tail_day)});
        }
        tell(ruling, clause::FW_COL_10, verdict::passage_takes, schedule.passage_hours_h);
    }
    return schedule;
}

}  // namespace reisswitz::campaign
