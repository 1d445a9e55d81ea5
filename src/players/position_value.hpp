/// What a place is worth to a unit, and what fire and close combat can be expected to do, in thousandths of a strength
/// point. Whole numbers throughout, so that every machine judges alike.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rules/portable/game/legal.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::players {

using portable::Battle;
using portable::Direction;
using portable::HexIndex;
using portable::Order;
using portable::Side;
using portable::State;
using portable::UnitIndex;

/// Thousandths of a strength point.
using Milli = int;
inline constexpr Milli one_point = 1000;

/// How one side judges one position. Made for each decision.
class PositionValue {
public:
    PositionValue(const Battle& battle, const State& state, Side side);

    const portable::Legal<State>& legal() const { return legal_; }

    /// Expected good of a volley of `u` from a hex, moved or not: the enemy's points, and the ground he gives.
    Milli volley(UnitIndex u, HexIndex from, HexIndex target, bool has_moved) const;
    /// Expected good of a shell, less the harm to one's own where it may fall short or long.
    Milli shell(UnitIndex battery, HexIndex target, portable::TieSide tie_side) const;
    /// Expected good of attacking a unit from where `u` stands, less the harm.
    Milli attack(UnitIndex u, HexIndex from, UnitIndex defender) const;
    /// What it is worth for `u` to stand in a hex, facing so.
    Milli place(UnitIndex u, HexIndex hex, Direction facing) const;
    /// The best volley that `u` could fire from there, and the best attack; none below zero.
    Milli best_action(UnitIndex u, HexIndex hex, Direction facing, bool may_fire, bool has_moved) const;

    /// A hit on a unit: its points and the ground it gives.
    Milli hit(UnitIndex u) const;

private:
    Milli danger(HexIndex hex, UnitIndex u) const;
    Milli objective_pull(UnitIndex u, HexIndex hex) const;
    Milli worth_of_point(UnitIndex u) const;

    const Battle& battle_;
    const State& state_;
    Side side_;
    portable::Legal<State> legal_;
    std::vector<UnitIndex> own_;
    std::vector<UnitIndex> enemies_;
    struct Goal {
        HexIndex hex;
        Milli weight;
    };
    std::vector<Goal> goals_;
    bool wants_to_advance_ = true;
};

}  // namespace reisswitz::players
