/// Bloody Big Battles enters itself in the register.
#pragma once

#include "adjudicate/register.hpp"

namespace reisswitz::bbb {

void register_procedures(adjudicate::Register& books);

}  // namespace reisswitz::bbb
