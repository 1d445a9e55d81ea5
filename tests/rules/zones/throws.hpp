#pragma once

/// Procedures with every die tried, or with dice as they are laid on the table.

#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "../../support/throws.hpp"
#include "rules/zones/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones::test {

// A ten is the 0 of the die on the table.
using support::clauses_of;
using support::odds_of;
using support::ruling_with_dice;
using support::with_dice;

inline const Tables& tables() { return built_in_tables(); }

inline dice::Rational part(long long numerator, long long denominator) { return {numerator, denominator}; }

/// Of probabilities: above 0 each, 1 together.
template <class Odds>
bool sums_to_one(const Odds& odds) {
    dice::Rational sum = 0;
    for (const auto& [result, p] : odds) {
        if (p <= 0) return false;
        sum += p;
    }
    return sum == 1;
}

}  // namespace reisswitz::zones::test
