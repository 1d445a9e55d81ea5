/// What a side sees of a decision: its events and its ruling, worded for that reader.
#pragma once

#include <vector>

#include "rules/portable/battle.hpp"
#include "rules/portable/game/play.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::portable {

/// The events that a side sees and the lines of the ruling that it may read.
/// @param before  the state in which the decision was made
/// Clauses: PW-FOG-1, PW-FOG-2, PW-FOG-4, PW-FOG-5 and the option hidden_rosters.
Decided witness(const Battle& battle, const State& before, const Decided& decided, Side reader);

}  // namespace reisswitz::portable
