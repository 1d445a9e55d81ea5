/// What every dice source offers. A procedure is a template over a DiceSource and is written once:
/// the same lines play, ask for physical dice, replay, give exact odds and run in simulation.
#pragma once

#include <concepts>
#include <optional>
#include <span>

#include "dice/die.hpp"
#include "dice/occasion.hpp"

namespace reisswitz::dice {

namespace detail {

/// The least of procedures, to ask a source whether it runs them.
struct OneDie {
    template <class D>
    int operator()(D& dice) const {
        return dice.roll(d6, {});
    }
};
struct OneDieOrNothing {
    template <class D>
    std::optional<int> operator()(D& dice) const {
        return dice.roll(d6, {});
    }
};
struct NoOccasion {
    Occasion operator()() const { return {}; }
};

}  // namespace detail

template <class D>
concept DiceSource = requires(D& dice, Die die, Throw what, Faces faces, int n) {
    { dice.roll(die, what) } -> std::convertible_to<int>;               // one face
    { dice.sum(n, die, what) } -> std::convertible_to<int>;             // sum of n dice
    { dice.count(n, die, faces, what) } -> std::convertible_to<int>;    // how many of n dice show one of the faces
    { dice.opposed(die, what, what) } -> std::convertible_to<Opposed>;  // two dice against each other
    { dice.shown() } -> std::convertible_to<std::span<const int>>;      // faces of the last throw, where they are kept
    { D::explains } -> std::convertible_to<bool>;                       // false: nobody reads rulings of these dice
    // f(dice), a piece whose equal results need not be told apart later. The enumerator works its odds out by itself
    // and branches on different results only.
    { dice.merged(detail::OneDie{}) } -> std::convertible_to<int>;
    // Repeats f(dice), an optional, until it holds a value: a throw that is made again. The enumerator conditions the
    // repetition away.
    { dice.until(detail::OneDieOrNothing{}) } -> std::convertible_to<int>;
    // build() gives the Occasion of the dice that follow; called by sources that need it only.
    dice.at(detail::NoOccasion{});
};

}  // namespace reisswitz::dice
