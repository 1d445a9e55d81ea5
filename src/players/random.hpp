/// The careless player: any order that is open, first its kind, then one of that kind.
#pragma once

#include "dice/fast_dice.hpp"
#include "players/player.hpp"

namespace reisswitz::players {

class RandomPlayer final : public Player {
public:
    explicit RandomPlayer(std::uint64_t seed) : seed_(seed) {}
    std::string_view name() const override { return "random"; }
    Order choose(const Position& known, Side side) override;

private:
    std::uint64_t seed_;
    std::uint64_t asked_{};  ///< each question has dice of its own
};

}  // namespace reisswitz::players
