/// One whole battle that agrees with what a seat knows: what a computer player searches over where enemies are hidden.
#pragma once

#include <memory>

#include "dice/fast_dice.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::portable {

/// A battle with one state of it.
struct Position {
    std::shared_ptr<const Battle> battle;
    State state;
};

/// All that a side knows, in the form of a battle and a state: what it may not know is taken out, its enemies' sealed
/// orders always, in fog the units that it neither sees nor remembers.
/// The number and order of what is left depends on nothing hidden.
/// Where nothing can be hidden the battle is not copied: it must outlive the position.
/// Clauses: PW-FOG-1, PW-FOG-2, PW-FOG-5 and the option hidden_rosters.
Position known_to(const Battle& battle, const State& state, Side side);

/// A whole position that agrees with what a side knows. In an open game nothing has to be imagined. In fog, units
/// remembered stand where they were seen last or near it, and the rest is guessed: infantry of average quality until
/// the enemy has been as strong as one's own side, in hexes that the side does not overlook.
/// @param known  as known_to() gives it: nothing hidden comes in by this door
Position imagine(const Position& known, Side side, dice::FastDice& dice);

}  // namespace reisswitz::portable
