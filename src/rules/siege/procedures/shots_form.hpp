/// Shots in a span of time as inputs.
#pragma once

#include "rules/siege/procedures/gun_fire_form.hpp"
#include "rules/siege/procedures/shots.hpp"

namespace reisswitz::siege {

/// Five and a half years: longer than any siege.
inline constexpr int most_moves = 100'000;
/// Guns of one calibre in the largest train.
inline constexpr int most_guns_of_a_train = 200;

inline const auto& fields(Of<ShotsInPeriod>) {
    static const Fields<ShotsInPeriod> table{
        {&ShotsInPeriod::gun, gun_notes},
        {&ShotsInPeriod::moves,
         {.required = true, .low = 0, .high = most_moves, .unit = "moves", .help = "how long they fire"}},
        {&ShotsInPeriod::guns, {.low = 1, .high = most_guns_of_a_train, .help = "how many guns of that calibre"}},
    };
    return table;
}

}  // namespace reisswitz::siege
