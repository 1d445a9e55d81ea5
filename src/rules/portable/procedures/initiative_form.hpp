/// Initiative as inputs.
#pragma once

#include "describe/fields.hpp"
#include "rules/portable/procedures/initiative.hpp"

namespace reisswitz::portable {

inline const auto& fields(describe::Of<Initiative>) {
    static const describe::Fields<Initiative> table{
        {&Initiative::tie_rule, {.help = "what happens when both dice are equal"}},
        {&Initiative::previous_first, {.help = "who went first last turn; null: it is the first turn"}},
    };
    return table;
}

}  // namespace reisswitz::portable
