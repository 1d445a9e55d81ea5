/// Arrivals as inputs.
#pragma once

#include "rules/campaign/procedures/arrival.hpp"
#include "rules/campaign/procedures/column_length_form.hpp"

namespace reisswitz::campaign {

/// Columns move at least so fast, in miles an hour: hours on the road stay numbers that a calendar knows.
inline const Rational slowest_column_mph{1, 100};
inline constexpr int fastest_column_mph = 30;
inline constexpr std::string_view speed_help = "rate of march on the road";

inline const auto& fields(Of<ArrivingUnit>) {
    static const Fields<ArrivingUnit> table{
        {&ArrivingUnit::id, {.required = true, .help = "its name"}},
        {&ArrivingUnit::length_mi, {.low = 0, .high = 100, .unit = "miles", .help = "on the road"}},
        {&ArrivingUnit::formation, {.help = "what it is, instead of its length"}},
    };
    return table;
}

inline void check(const ArrivingUnit& unit, const Reader& reader) {
    if (!unit.formation.value)
        check_given(unit.length_mi, "length_mi", reader);
    else if (unit.length_mi.value)
        reader.fail(Code::inconsistent, "A length is given, and a formation too.", "/formation");
}

inline const auto& fields(Of<Choke>) {
    static const Fields<Choke> table{
        {&Choke::at_mi,
         {.required = true, .low = 0, .high = 1000, .unit = "miles", .help = "from the head, on the way"}},
        {&Choke::flow, {.required = true, .low = 0, .high = 1, .help = "part of the flow of an open road"}},
    };
    return table;
}

inline void check(const Choke& choke, const Reader& reader) {
    check_at_least(choke.flow, Rational{1, 100}, "flow", reader);
}

inline const auto& fields(Of<Arrival>) {
    static const Fields<Arrival> table{
        {&Arrival::units, {.required = true, .fewest = 1, .most = 30, .help = "the column, head first"}},
        {&Arrival::distance_mi,
         {.required = true, .low = 0, .high = 1000, .unit = "miles", .help = "from the head to the field"}},
        {&Arrival::speed_mph,
         {.required = true, .low = 0, .high = fastest_column_mph, .unit = "miles an hour", .help = speed_help}},
        {&Arrival::start_clock_h, {.low = 0, .high = 24, .unit = "hours", .help = "when the head sets off"}},
        {&Arrival::march_hours_per_day_h, {.low = 1, .high = 24, .unit = "hours", .help = "on the road in a day"}},
        {&Arrival::chokes, {.most = 100, .help = "narrow places on the way"}},
        {&Arrival::conditions, {.help = "what draws out units that are formations"}},
    };
    return table;
}

inline void check(const Arrival& arrival, const Tables&, const Reader& reader) {
    check_at_least(arrival.speed_mph, slowest_column_mph, "speed_mph", reader);
    check_distinct(arrival.units, "units", reader);
    for (std::size_t i = 0; i < arrival.chokes.size(); ++i)
        if (arrival.chokes[i].at_mi > arrival.distance_mi)
            reader.fail(Code::out_of_range, "A narrow place beyond the field is not on the way.",
                        "/chokes" + describe::pointer_step(std::to_string(i)) + "/at_mi");
}

}  // namespace reisswitz::campaign
