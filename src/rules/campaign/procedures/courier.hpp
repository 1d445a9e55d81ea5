/// How long a message is on its way, and whether it is taken.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/source.hpp"
#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/table_row.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// The procedure `courier_time`.
struct Courier {
    Rational distance_mi{};
    Said<Rational> courier_mph{};
    Said<Rational> preparation_h{};
    TableRow<Roads> road{};
    TableRow<Weathers> weather{};
    Rational depart_clock_h{8};
    Said<Rational> dawn_h{};
    Said<Rational> dusk_h{};
    Said<Rational> night_factor{};
};
BOOST_DESCRIBE_STRUCT(Courier, (),
                      (distance_mi, courier_mph, preparation_h, road, weather, depart_clock_h, dawn_h, dusk_h,
                       night_factor))

struct CourierTime {
    Rational delay_h{};         ///< from the hour at which he was called for
    std::int64_t arrive_day{};  ///< from 0
    Rational arrive_clock_h{};
    friend bool operator==(const CourierTime&, const CourierTime&) = default;
};
BOOST_DESCRIBE_STRUCT(CourierTime, (), (delay_h, arrive_day, arrive_clock_h))

/// A rider at his work: the inputs, with what the tables say where nothing is given.
struct Ride {
    Rational day_mph{};
    Rational night_factor{};
    Rational dawn_h{};
    Rational dusk_h{};

    /// Hours of daylight that a whole day is worth.
    Rational riding_hours() const { return dusk_h - dawn_h + night_factor * (24 - (dusk_h - dawn_h)); }

    /// Hours from `start_h` (of any day, counted from midnight of day 0) until so many miles are ridden.
    Rational hours_for(Rational miles, const Rational& start_h) const;
};
Ride ride_of(const Courier& courier, const Tables& tables);

/// Clauses: FW-MSG-1, FW-COL-14.
CourierTime courier_time(const Courier& courier, const Tables& tables);

/// courier_time(), told.
template <ruling::RulingSink R>
CourierTime work_out_courier(const Courier& courier, const Tables& tables, R& ruling) {
    CourierTime time = courier_time(courier, tables);
    if constexpr (R::explains) {
        const Ride ride = ride_of(courier, tables);
        tell(ruling, clause::FW_MSG_1, verdict::courier_rides_off,
             courier.preparation_h.or_else(tables.messages.preparation_h));
        tell(ruling, clause::FW_COL_14, verdict::courier_rate, ride.day_mph);
        tell(ruling, clause::FW_MSG_1, verdict::courier_night_rate, ride.night_factor);
        tell(ruling, clause::FW_MSG_1, verdict::message_arrives, time.delay_h,
             {.value = static_cast<int>(std::min<std::int64_t>(time.arrive_day, INT32_MAX))});
    }
    return time;
}

/// Whether an enemy screen or column across his road takes the courier; once for each of them.
/// @param dice  draws one d6, labelled "courier_taken"
/// Clauses: FW-MSG-2.
template <class D, ruling::RulingSink R>
bool resolve_interception(const Tables& tables, D& dice, R& ruling) {
    const ruling::Throw thrown{label::courier_taken};
    const int face = dice.roll(dice::d6, thrown);
    ruling.dice(clause::FW_MSG_2, thrown, dice.shown(), face);
    const bool taken = face <= tables.messages.taken_up_to;
    ruling.verdict(clause::FW_MSG_2, taken ? verdict::courier_is_taken : verdict::courier_gets_through);
    return taken;
}

}  // namespace reisswitz::campaign
