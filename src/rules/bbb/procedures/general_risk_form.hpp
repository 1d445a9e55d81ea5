/// The risk to a general as inputs.
#pragma once

#include "rules/bbb/exact_form.hpp"
#include "rules/bbb/model.hpp"
#include "rules/bbb/procedures/general_risk.hpp"

namespace reisswitz::bbb {

/// More moments than an assault phase has.
inline constexpr std::size_t most_samples = 50;

inline const auto& fields(describe::Of<RiskSample>) {
    static const describe::Fields<RiskSample> table{
        {&RiskSample::enemy_distance_in,
         {.required = true,
          .low = 0,
          .high = longest_distance_in,
          .unit = "in",
          .help = "to the nearest enemy unit; null: none on the table"}},
        {&RiskSample::friend_distance_in,
         {.required = true,
          .low = 0,
          .high = longest_distance_in,
          .unit = "in",
          .help = "to the nearest friendly unit; null: none on the table"}},
    };
    return table;
}

inline const auto& fields(describe::Of<GeneralRisk>) {
    static const describe::Fields<GeneralRisk> table{
        {&GeneralRisk::samples,
         {.required = true, .fewest = 1, .most = most_samples, .help = "distances at each moment that counts"}},
        {&GeneralRisk::already_casualty, {.help = "he is a casualty already"}},
    };
    return table;
}

}  // namespace reisswitz::bbb
