#pragma once

/// Procedures of any rule book with every die tried, or with dice as they are laid on the table.

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "dice/enumerated_dice.hpp"
#include "dice/live_dice.hpp"
#include "dice/physical_dice.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::support {

/// Every face of every die in turn.
/// @param resolve  a procedure: resolve(dice, ruling)
template <class Resolve>
auto odds_of(Resolve resolve) {
    return dice::exact_odds([&](dice::EnumeratedDice& dice) {
        ruling::NoRuling silent;
        return resolve(dice, silent);
    });
}

/// The result with those faces, all of which must be used.
template <class Resolve>
auto with_dice(std::vector<int> faces, Resolve resolve) {
    const std::size_t count = faces.size();
    dice::PhysicalDice dice{std::move(faces)};
    ruling::Ruling ruling;
    auto result = resolve(static_cast<dice::LiveDice&>(dice), ruling);
    REQUIRE(dice.used() == count);
    return result;
}

/// The ruling with those faces.
template <class Resolve>
ruling::Ruling ruling_with_dice(std::vector<int> faces, Resolve resolve) {
    dice::PhysicalDice dice{std::move(faces)};
    ruling::Ruling ruling;
    resolve(static_cast<dice::LiveDice&>(dice), ruling);
    return ruling;
}

/// The clauses that a ruling names, in order; modifiers with their values.
inline std::string clauses_of(const ruling::Ruling& ruling) {
    std::string text;
    for (const ruling::Entry& entry : ruling.entries()) {
        if (!text.empty()) text += ' ';
        text += entry.clause.id;
        if (entry.kind == ruling::Entry::Kind::modifier)
            text += (entry.value > 0 ? ":+" : ":") + std::to_string(entry.value);
    }
    return text;
}

}  // namespace reisswitz::support
