/// The objective zones enter themselves in the register.
#pragma once

#include "adjudicate/register.hpp"

namespace reisswitz::zones {

void register_procedures(adjudicate::Register& books);

}  // namespace reisswitz::zones
