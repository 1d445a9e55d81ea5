#pragma once

/// Procedures with every die tried, or with dice as they are laid on the table.

#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../../support/throws.hpp"
#include "rules/campaign/book.hpp"
#include "rules/campaign/procedures/table_row.hpp"
#include "rules/campaign/tables.hpp"
#include "ruling/print.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::campaign::test {

using support::odds_of;
using support::ruling_with_dice;
using support::with_dice;

/// What a procedure without dice tells: work_out(ruling).
template <class WorkOut>
std::string told(WorkOut work_out) {
    ruling::Ruling ruling;
    work_out(ruling);
    return ruling::to_text(ruling, book(), {});
}

/// The same without a ruling.
template <class WorkOut>
auto silently(WorkOut work_out) {
    ruling::NoRuling silent;
    return work_out(silent);
}

/// The clauses that a ruling names, in order.
inline std::string clauses_of(const ruling::Ruling& ruling) {
    std::string text;
    for (const ruling::Entry& entry : ruling.entries()) {
        if (!text.empty()) text += ' ';
        text += entry.clause.id;
    }
    return text;
}

inline const Tables& tables() { return built_in_tables(); }

template <class List, class Row>
TableRow<List> named(const std::vector<Row>& rows, std::string_view word) {
    const int row = find_row(rows, word);
    REQUIRE(row >= 0);
    return {static_cast<std::int16_t>(row)};
}
inline TableRow<Nations> nation(std::string_view word) { return named<Nations>(tables().nations, word); }
inline TableRow<TroopTypes> troops(std::string_view word) { return named<TroopTypes>(tables().troop_types, word); }
inline TableRow<Roads> road(std::string_view word) { return named<Roads>(tables().roads, word); }
inline TableRow<Terrains> terrain(std::string_view word) { return named<Terrains>(tables().terrains, word); }
inline TableRow<Weathers> weather(std::string_view code) { return named<Weathers>(tables().weathers, code); }
inline TableRow<Regions> region(std::string_view word) { return named<Regions>(tables().regions, word); }
inline TableRow<Formations> formation(std::string_view word) { return named<Formations>(tables().formations, word); }

inline Rational part(int numerator, int denominator) { return {numerator, denominator}; }

/// The probability of one result in a list of odds; 0 when it cannot happen.
template <class Result>
Rational chance_of(const std::vector<std::pair<Result, Rational>>& odds, const Result& result) {
    Rational chance = 0;
    for (const auto& [one, p] : odds)
        if (one == result) chance += p;
    return chance;
}

template <class Odds>
Rational sum_of(const Odds& odds) {
    Rational sum = 0;
    for (const auto& [result, p] : odds) sum += p;
    return sum;
}

}  // namespace reisswitz::campaign::test
