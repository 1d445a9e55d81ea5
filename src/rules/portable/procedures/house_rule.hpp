/// What a ruling says of a number that is not the sheet's.
#pragma once

#include "ruling/words.hpp"

namespace reisswitz::portable {

/// Stands where a clause would, on a modifier that a house rule gives to a type of unit. The game's header lists the
/// values that were changed.
inline constexpr ruling::Clause house_rule{"house rule"};

}  // namespace reisswitz::portable
