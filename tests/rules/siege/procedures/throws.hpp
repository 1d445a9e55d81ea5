#pragma once

/// Procedures with every die tried, or with dice as they are laid on the table.

#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../../support/throws.hpp"
#include "rules/siege/procedures/table_row.hpp"
#include "rules/siege/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege::test {

using support::clauses_of;
using support::odds_of;
using support::ruling_with_dice;
using support::with_dice;

/// The verdicts of a ruling, in order: "falls_left does_damage".
inline std::string verdicts_of(const ruling::Ruling& ruling) {
    std::string text;
    for (const ruling::Entry& entry : ruling.entries())
        if (entry.kind == ruling::Entry::Kind::verdict)
            text += (text.empty() ? "" : " ") + std::string{entry.verdict.id};
    return text;
}

inline const Tables& tables() { return built_in_tables(); }

inline GunRow gun(std::string_view word) { return {static_cast<std::int16_t>(tables().find_gun(word))}; }
inline DefenceRow defence(std::string_view word) { return {static_cast<std::int16_t>(tables().find_defence(word))}; }
inline TownRow town(std::string_view word) { return {static_cast<std::int16_t>(tables().find_town(word))}; }
inline TaskRow task(std::string_view word) { return {static_cast<std::int16_t>(tables().find_task(word))}; }

inline dice::Rational part(int numerator, int denominator) { return {numerator, denominator}; }

}  // namespace reisswitz::siege::test
