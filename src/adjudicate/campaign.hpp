/// The campaign enters itself in the register.
#pragma once

#include "adjudicate/register.hpp"

namespace reisswitz::campaign {

void register_procedures(adjudicate::Register& books);

}  // namespace reisswitz::campaign
