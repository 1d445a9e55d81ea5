/// The battle that a scenario describes: its board drawn, its units mustered and placed, all of it checked.
#pragma once

#include "formats/complaints.hpp"
#include "formats/scenario.hpp"
#include "rules/portable/battle.hpp"

namespace reisswitz::formats {

/// @param tables      those that the battle is fought with
/// @param complaints  receives everything that is wrong; the battle is of use only when it receives nothing
portable::Battle muster(const Scenario& scenario, const portable::Tables& tables, Complaints& complaints);

}  // namespace reisswitz::formats
