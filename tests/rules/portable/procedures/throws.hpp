#pragma once

/// Procedures with every die tried, or with dice as they are laid on the table.

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../../support/throws.hpp"
#include "rules/portable/procedures/table_row.hpp"
#include "rules/portable/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::portable::test {

using support::clauses_of;
using support::odds_of;
using support::ruling_with_dice;
using support::with_dice;

inline const Tables& tables() { return built_in_tables(); }

inline QualityRow quality(std::string_view word) { return {static_cast<std::int16_t>(tables().find_quality(word))}; }
inline GunRow gun(std::string_view word) { return {static_cast<std::int16_t>(tables().find_weapon(word))}; }
inline FirearmRow firearm(std::string_view word) { return {static_cast<std::int16_t>(tables().find_weapon(word))}; }

/// A unit type by its row in the table of close combat.
inline MeleeTypeRow melee_type(std::string_view word) {
    for (std::size_t row = 0; row < tables().types.size(); ++row)
        if (tables().types[row].melee_row == word) return {static_cast<std::int16_t>(row)};
    FAIL("no such row: " << word);
    return {};
}

inline dice::Rational part(int numerator, int denominator) { return {numerator, denominator}; }

}  // namespace reisswitz::portable::test
