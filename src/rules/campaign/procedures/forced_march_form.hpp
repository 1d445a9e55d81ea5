/// A forced march as inputs.
#pragma once

#include "rules/campaign/procedures/forced_march.hpp"
#include "rules/campaign/procedures/march_form.hpp"

namespace reisswitz::campaign {

/// The special code of this rule book for a march that its method does not allow.
inline constexpr const char* too_many_weeks = "too_many_weeks";

inline const auto& fields(Of<ForcedMarch>) {
    static const Fields<ForcedMarch> table{
        {&ForcedMarch::method,
         {.required = true, .low = 0, .high = most_march_method, .help = "of forced march; 0: the usual march"}},
        {&ForcedMarch::weeks,
         {.required = true, .low = 1, .high = most_march_weeks, .unit = "weeks", .help = "how long"}},
        {&ForcedMarch::miles_per_day_mi,
         {.required = true, .low = 0, .high = 100, .unit = "miles", .help = "of a usual day, before any gain"}},
        {&ForcedMarch::method3_gain, method3_gain_notes},
        {&ForcedMarch::method3_days,
         {.low = 5, .high = 7, .unit = "days", .help = "of march a week by the third method"}},
    };
    return table;
}

inline void check(const ForcedMarch& march, const Tables& tables, const Reader& reader) {
    if (const std::string objection = find_objection(march, tables); !objection.empty())
        throw describe::Fault(too_many_weeks, reader.path() + "/weeks", objection);
}

}  // namespace reisswitz::campaign
