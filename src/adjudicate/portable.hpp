/// The Portable Wargame enters itself in the register.
#pragma once

#include "adjudicate/register.hpp"

namespace reisswitz::portable {

void register_procedures(adjudicate::Register& books);

}  // namespace reisswitz::portable
