#pragma once

/// Procedures with every die tried, or with dice as they are laid on the table.

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../support/throws.hpp"
#include "rules/bbb/exact.hpp"
#include "rules/bbb/tables.hpp"
#include "rules/bbb/weapon_row.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb::test {

using support::clauses_of;
using support::odds_of;
using support::ruling_with_dice;
using support::with_dice;

inline const Tables& tables() { return built_in_tables(); }

/// The clauses that a procedure names with those faces.
template <class Resolve>
std::string told_with_dice(std::vector<int> faces, Resolve resolve) {
    return clauses_of(ruling_with_dice(std::move(faces), resolve));
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
