/// Dice on a real table, and dice read from a record: a tape of faces.
#pragma once

#include <cstddef>
#include <exception>
#include <utility>
#include <vector>

#include "dice/live_dice.hpp"

namespace reisswitz::dice {

/// The tape has ended: the procedure stops here, and is run again from its start when these dice have been typed in.
struct DiceWanted : std::exception {
    DiceWanted(Throw what_for, Die which, int how_many) : thrown_for(what_for), die(which), count(how_many) {}
    const char* what() const noexcept override { return "dice are wanted"; }
    Throw thrown_for;
    Die die;
    int count;  ///< of the dice of this throw that are not on the tape yet
};

/// A typed face that the die does not have.
struct BadFace : std::exception {
    BadFace(Throw what_for, Die which, int typed, std::size_t at)
        : thrown_for(what_for), die(which), face(typed), position(at) {}
    const char* what() const noexcept override { return "the die has no such face"; }
    Throw thrown_for;
    Die die;
    int face;
    std::size_t position;  ///< in the tape, from 0
};

/// Takes its faces from a tape in the order in which the procedure asks for them.
/// @throws DiceWanted where the tape ends; BadFace where it holds a face that the die has not
class PhysicalDice final : public LiveDice {
public:
    explicit PhysicalDice(std::vector<int> tape) : tape_(std::move(tape)) {}

    /// How many faces of the tape have been used.
    std::size_t used() const { return used_; }

protected:
    void faces(int n, Die die, Throw what, std::vector<int>& out) override;

private:
    std::vector<int> tape_;
    std::size_t used_{};
};

/// A replay takes the faces of a record as a table takes those of a throw; the tape of a whole entry is never short.
using RecordedDice = PhysicalDice;

}  // namespace reisswitz::dice
