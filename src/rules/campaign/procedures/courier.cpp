#include "rules/campaign/procedures/courier.hpp"

#include "rules/campaign/procedures/whole.hpp"

namespace reisswitz::campaign {

namespace {

constexpr int hours_of_a_day = 24;

}  // namespace

Rational Ride::hours_for(Rational miles, const Rational& start_h) const {
    if (miles == 0) return 0;
    // Whole days come first, but never the last mile: it may be ridden long before the day is over.
    const Rational miles_of_a_day = day_mph * riding_hours();
    const dice::Integer whole_days = whole_above(miles / miles_of_a_day) - 1;
    miles -= Rational{whole_days} * miles_of_a_day;
    Rational hours = Rational{whole_days} * hours_of_a_day;

    Rational clock = start_h - Rational{whole_below(start_h / hours_of_a_day)} * hours_of_a_day;
    const Rational turns[] = {dawn_h,
                              dusk_h,
                              Rational{hours_of_a_day},
                              hours_of_a_day + dawn_h,
                              hours_of_a_day + dusk_h,
                              Rational{2 * hours_of_a_day}};
    bool light = false;
    for (const Rational& turn : turns) {
        if (turn > clock) {
            const Rational rate = light ? day_mph : Rational{day_mph * night_factor};
            const Rational ahead = rate * (turn - clock);
            if (ahead >= miles) return hours + miles / rate;
            miles -= ahead;
            hours += turn - clock;
            clock = turn;
        }
        light = turn == dawn_h || turn == hours_of_a_day + dawn_h;
    }
    return hours;  // not reached: a day and more has been looked at, and no more than a day was left
}

Ride ride_of(const Courier& courier, const Tables& tables) {
    const MessageTables& usual = tables.messages;
    const auto season = static_cast<std::size_t>(Season::spring);  // equal day and night, where no season is known
    return {.day_mph = courier.courier_mph.or_else(usual.courier_mph) * row_of(tables, courier.road).speed *
                       row_of(tables, courier.weather).speed,
            .night_factor = courier.night_factor.or_else(usual.night_factor),
            .dawn_h = courier.dawn_h.or_else(usual.dawn_h[season]),
            .dusk_h = courier.dusk_h.or_else(usual.dusk_h[season])};
}

CourierTime courier_time(const Courier& courier, const Tables& tables) {
    const Rational preparation = courier.preparation_h.or_else(tables.messages.preparation_h);
    const Ride ride = ride_of(courier, tables);
    const Rational delay = preparation + ride.hours_for(courier.distance_mi, courier.depart_clock_h + preparation);
    const Rational arrival = courier.depart_clock_h + delay;
    const dice::Integer day = whole_below(arrival / hours_of_a_day);
    return {delay, static_cast<std::int64_t>(day), arrival - Rational{day} * hours_of_a_day};
}

}  // namespace reisswitz::campaign
