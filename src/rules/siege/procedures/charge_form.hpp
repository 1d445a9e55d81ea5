/// Charges as inputs.
#pragma once

#include "rules/siege/procedures/charge.hpp"
#include "rules/siege/procedures/gun_fire_form.hpp"
#include "rules/siege/procedures/one_of_form.hpp"

namespace reisswitz::siege {

/// Charges that go off as one job.
inline constexpr int most_charges = 8;
/// A building of that size fills a table.
inline constexpr int longest_building_cm = 60;

inline const auto& fields(Of<Charges>) {
    static const Fields<Charges> table{
        {&Charges::target, {.required = true, .help = "what they are laid against"}},
        {&Charges::charges, {.low = 1, .high = most_charges, .help = "how many"}},
        {&Charges::length_cm,
         {.low = 1,
          .high = longest_building_cm,
          .unit = "centimetres on the table",
          .help = "length of a building; null: what one charge destroys"}},
        {&Charges::width_cm,
         {.low = 1,
          .high = longest_building_cm,
          .unit = "centimetres on the table",
          .help = "width of a building; null: what one charge destroys"}},
        {&Charges::width_yd, {.low = 1, .high = 50, .unit = "yards", .help = "width of wall to be destroyed"}},
        {&Charges::depth_yd, {.low = 1, .high = 20, .unit = "yards", .help = "depth of wall to be destroyed"}},
    };
    return table;
}

}  // namespace reisswitz::siege
