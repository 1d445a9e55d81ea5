#include "rules/campaign/procedures/arrival.hpp"

#include <algorithm>

#include "rules/campaign/procedures/whole.hpp"

namespace reisswitz::campaign {

std::vector<Rational> lengths_of(const Arrival& arrival, const Tables& tables) {
    std::vector<Element> formations;
    for (const ArrivingUnit& unit : arrival.units)
        if (unit.formation.value) formations.push_back(*unit.formation.value);
    const bool spared = formations.size() == arrival.units.size() && is_spared(formations, tables);
    std::vector<Rational> lengths;
    for (const ArrivingUnit& unit : arrival.units) {
        if (unit.length_mi.value) {
            lengths.push_back(*unit.length_mi.value);
            continue;
        }
        ElementLength length = length_of(*unit.formation.value, arrival.conditions, spared, tables);
        if (arrival.conditions.baggage == Baggage::with_unit) length.troops_mi += length.baggage_mi;
        lengths.push_back(std::move(length.troops_mi));
    }
    return lengths;
}

Rational narrowest_flow(const Arrival& arrival) {
    Rational flow = 1;
    for (const Choke& choke : arrival.chokes) flow = std::min(flow, choke.flow);
    return flow;
}

MarchClock clock_after(const Rational& march_hours, const Rational& start_clock_h, const Rational& hours_per_day) {
    const dice::Integer days = whole_above(march_hours / hours_per_day);
    const dice::Integer day = days == 0 ? days : dice::Integer{days - 1};
    return {static_cast<std::int64_t>(day), start_clock_h + march_hours - Rational{day} * hours_per_day};
}

ArrivalSchedule arrival_schedule(const Arrival& arrival, const Tables& tables) {
    const Rational start = arrival.start_clock_h.or_else(tables.start_clock_h);
    const Rational hours_per_day = arrival.march_hours_per_day_h.or_else(Rational{tables.hours_per_day});
    const Rational passing_mph = arrival.speed_mph * narrowest_flow(arrival);
    const auto lengths = lengths_of(arrival, tables);
    const Rational first_h = arrival.distance_mi / arrival.speed_mph;
    Rational hour = first_h;
    ArrivalSchedule schedule;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        MarchClock head = clock_after(hour, start, hours_per_day);
        hour += lengths[i] / passing_mph;
        MarchClock tail = clock_after(hour, start, hours_per_day);
        schedule.units.push_back(
            {arrival.units[i].id, head.day, std::move(head.clock_h), tail.day, std::move(tail.clock_h)});
    }
    schedule.passage_hours_h = hour - first_h;
    return schedule;
}

}  // namespace reisswitz::campaign
