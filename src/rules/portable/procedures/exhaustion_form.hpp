/// Exhaustion as inputs.
#pragma once

#include <fmt/format.h>

#include "describe/reader.hpp"
#include "rules/portable/procedures/exhaustion.hpp"
#include "rules/portable/procedures/hits.hpp"

namespace reisswitz::portable {

inline const auto& fields(describe::Of<Exhaustion>) {
    static const describe::Fields<Exhaustion> table{
        {&Exhaustion::initial_sp,
         {.required = true,
          .low = 1,
          .high = most_sp,
          .fewest = 1,
          .most = 100,
          .unit = "SP",
          .help = "initial SP of every unit of the side"}},
        {&Exhaustion::lost_sp, {.low = 0, .unit = "SP", .help = "SP lost so far"}},
    };
    return table;
}

inline void check(const Exhaustion& exhaustion, const Tables&, const describe::Reader& reader) {
    const int total = exhaustion.total();
    if (exhaustion.lost_sp > total)
        reader.fail(describe::Code::inconsistent,
                    fmt::format("The side has {} SP in all and cannot have lost {}.", total, exhaustion.lost_sp),
                    "/lost_sp");
}

}  // namespace reisswitz::portable
