/// A mine as inputs.
#pragma once

#include "rules/siege/procedures/gun_fire_form.hpp"
#include "rules/siege/procedures/mine.hpp"
#include "rules/siege/procedures/one_of_form.hpp"

namespace reisswitz::siege {

/// They bring down what stands in a circle of 530 yards, a quarter of a town.
inline constexpr int most_barrels = 50;
/// Stores that lie so close to each other are a park, and one charge of it goes up as one.
inline constexpr int most_stores = 6;

inline const auto& fields(Of<Mine>) {
    static const Fields<Mine> table{
        {&Mine::target, {.help = "what it is laid under"}},
        {&Mine::barrels, {.low = 1, .high = most_barrels, .unit = "barrels", .help = "powder in it"}},
        {&Mine::fire_factor, fire_factor_notes},
        {&Mine::stores_within_10,
         {.low = 0, .high = most_stores, .help = "charges and ammunition wagons within 10 yards"}},
        {&Mine::stores_within_40, {.low = 0, .high = most_stores, .help = "those beyond 10 and within 40 yards"}},
        {&Mine::sympathetic, {.help = "when they are thrown for: if it goes off too soon, or in any case"}},
    };
    return table;
}

}  // namespace reisswitz::siege
