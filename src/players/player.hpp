/// Computer players. They are given what their seat knows and no more, so what is hidden cannot sway them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/portable/game/imagine.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::players {

using portable::Battle;
using portable::Order;
using portable::Position;
using portable::Side;
using portable::State;

class Player {
public:
    virtual ~Player() = default;

    virtual std::string_view name() const = 0;

    /// One of the orders open to the side, which must owe a decision.
    /// @param known  what the side knows, as portable::known_to() gives it
    /// The same knowledge and the same seed give the same order, on every machine.
    virtual Order choose(const Position& known, Side side) = 0;
};

/// Names that make_player() takes, in the order of strength.
const std::vector<std::string>& player_names();

/// @param seed  of the player's own whims, apart from the game's dice
/// @return none when there is no player of that name
std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed);

/// The order that a player gives in a game as it stands: takes out what its side may not know, asks it, and gives the
/// order back in the game's own numbers.
Order ask(Player& player, const Battle& battle, const State& state, Side side);

}  // namespace reisswitz::players
