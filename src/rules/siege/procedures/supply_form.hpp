/// Food of a place as inputs.
#pragma once

#include "rules/siege/procedures/supply.hpp"
#include "rules/siege/procedures/table_row_form.hpp"

namespace reisswitz::siege {

using describe::Fields;
using describe::Of;

/// Nearly four years: longer than any siege.
inline constexpr int most_weeks = 200;
/// Seven corps: more than ever held a place.
inline constexpr int most_battalions = 400;
/// Changes of the garrison that are told one by one.
inline constexpr std::size_t most_phases = 20;

inline const auto& fields(Of<SupplyPhase>) {
    static const Fields<SupplyPhase> table{
        {&SupplyPhase::weeks,
         {.required = true, .low = 0, .high = most_weeks, .unit = "weeks", .help = "how long, 0 to 200"}},
        {&SupplyPhase::battalions,
         {.required = true, .low = 1, .high = most_battalions, .unit = "battalions", .help = "garrison in that time"}},
    };
    return table;
}

inline const auto& fields(Of<GarrisonSupply>) {
    static const Fields<GarrisonSupply> table{
        {&GarrisonSupply::town, {.required = true, .help = "size of the place"}},
        {&GarrisonSupply::optimum_battalions,
         {.low = 1, .high = 200, .unit = "battalions", .help = "its optimum garrison; null: that of its size"}},
        {&GarrisonSupply::stock_weeks,
         {.low = 0,
          .high = most_weeks,
          .unit = "weeks",
          .help = "food for the optimum garrison, 0 to 200; null: a full store"}},
        {&GarrisonSupply::battalions,
         {.required = true, .low = 1, .high = most_battalions, .unit = "battalions", .help = "garrison now"}},
        {&GarrisonSupply::phases, {.most = most_phases, .help = "what the siege was until now, in order"}},
        {&GarrisonSupply::extends_when_smaller, {.help = "a garrison below the optimum makes its food last longer"}},
    };
    return table;
}

}  // namespace reisswitz::siege
