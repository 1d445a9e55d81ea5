/// Couriers as inputs.
#pragma once

#include "rules/campaign/procedures/courier.hpp"
#include "rules/campaign/procedures/march_form.hpp"

namespace reisswitz::campaign {

/// Hours of daylight that a day must be worth to a courier, or he is under way for longer than a calendar counts.
inline const Rational least_riding_hours{1, 100};

inline const auto& fields(Of<Courier>) {
    static const Fields<Courier> table{
        {&Courier::distance_mi,
         {.required = true, .low = 0, .high = longest_distance_mi, .unit = "miles", .help = "by road"}},
        {&Courier::courier_mph,
         {.low = 0, .high = 20, .unit = "miles an hour", .help = "rate of the rider by day on a main road"}},
        {&Courier::preparation_h, {.low = 0, .high = 24, .unit = "hours", .help = "to write and to find the rider"}},
        {&Courier::road, road_notes},
        {&Courier::weather, weather_notes},
        {&Courier::depart_clock_h, {.low = 0, .high = 24, .unit = "hours", .help = "when he is called for"}},
        {&Courier::dawn_h, {.low = 0, .high = 12, .unit = "hours", .help = "when it grows light"}},
        {&Courier::dusk_h, {.low = 12, .high = 24, .unit = "hours", .help = "when it grows dark"}},
        {&Courier::night_factor, {.low = 0, .high = 1, .help = "part of his rate that he rides in the dark"}},
    };
    return table;
}

inline void check(const Courier& courier, const Tables& tables, const Reader& reader) {
    if (courier.courier_mph.value) check_at_least(*courier.courier_mph.value, Rational{1, 2}, "courier_mph", reader);
    if (ride_of(courier, tables).riding_hours() < least_riding_hours)
        reader.fail(Code::inconsistent, "A courier who rides neither by day nor by night never arrives.",
                    "/night_factor");
}

}  // namespace reisswitz::campaign
