/// The greedy player: weighs the exact odds of every order one step ahead and takes the best. It obeys exhaustion, goes
/// for objectives, likes cover, guards its flanks and keeps its commander near his men and out of fire. It throws no
/// dice of its own: the same knowledge gives the same order.
#pragma once

#include "players/player.hpp"

namespace reisswitz::players {

class GreedyPlayer final : public Player {
public:
    std::string_view name() const override { return "greedy"; }
    Order choose(const Position& known, Side side) override;
};

}  // namespace reisswitz::players
