#pragma once

/// Procedures with every die tried, or with dice as they are laid on the table.

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dice/enumerated_dice.hpp"
#include "dice/live_dice.hpp"
#include "dice/physical_dice.hpp"
#include "rules/bbb/exact.hpp"
#include "rules/bbb/tables.hpp"
#include "rules/bbb/weapon_row.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb::test {

inline const Tables& tables() { return built_in_tables(); }

/// @param resolve  a procedure: resolve(dice, ruling)
template <class Resolve>
auto odds_of(Resolve resolve) {
    return dice::exact_odds([&](dice::EnumeratedDice& dice) {
        ruling::NoRuling silent;
        return resolve(dice, silent);
    });
}

/// The same with those faces, all of which must be used.
template <class Resolve>
auto with_dice(std::vector<int> faces, Resolve resolve) {
    const std::size_t count = faces.size();
    dice::PhysicalDice dice{std::move(faces)};
    ruling::Ruling ruling;
    auto result = resolve(static_cast<dice::LiveDice&>(dice), ruling);
    REQUIRE(dice.used() == count);
    return result;
}

/// The clauses that a ruling names, in order; modifiers with their values: "BBB-MOVE-1 BBB-MOVE-3a:+1 …".
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

/// The same of a procedure with those faces.
template <class Resolve>
std::string told_with_dice(std::vector<int> faces, Resolve resolve) {
    dice::PhysicalDice dice{std::move(faces)};
    ruling::Ruling ruling;
    resolve(static_cast<dice::LiveDice&>(dice), ruling);
    return clauses_of(ruling);
}

inline dice::Rational part(int numerator, int denominator) { return {numerator, denominator}; }
inline Inches inches(int numerator, int denominator = 1) { return Inches{part(numerator, denominator)}; }
inline Firepower firepower(int numerator, int denominator = 1) { return Firepower{part(numerator, denominator)}; }

inline WeaponRow weapon(std::string_view word) {
    const int row = tables().find_weapon(word);
    REQUIRE(row >= 0);
    return {static_cast<std::int16_t>(row)};
}

}  // namespace reisswitz::bbb::test
