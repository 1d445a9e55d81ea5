/// The siege rules enter themselves in the register.
#pragma once

#include "adjudicate/register.hpp"

namespace reisswitz::siege {

void register_procedures(adjudicate::Register& books);

}  // namespace reisswitz::siege
