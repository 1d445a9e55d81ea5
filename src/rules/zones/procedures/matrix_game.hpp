/// Finite zero-sum games of two players, solved exactly.
#pragma once

#include <cstddef>
#include <vector>

#include "dice/rational.hpp"

namespace reisswitz::zones {

using dice::Integer;
using dice::Rational;

/// What the row player wins, in parts of one whole: the column player loses it.
struct MatrixGame {
    std::vector<std::vector<Integer>> payoff;  ///< by row, then column; at least one of each, all rows of one length
    Integer whole{1};

    std::size_t rows() const { return payoff.size(); }
    std::size_t columns() const { return payoff.front().size(); }
    Rational at(std::size_t row, std::size_t column) const { return {payoff[row][column], whole}; }
};

/// A value that the row player can be sure of on average, and the column player can hold him to. The mixes are
/// probabilities of the pure plans; others may be as good.
struct GameSolution {
    Rational value;
    std::vector<Rational> row_mix;
    std::vector<Rational> column_mix;
};

/// The simplex method on a condensed tableau of integers with Bland's rule: it ends, and nothing is rounded.
GameSolution solve(const MatrixGame& game);

/// What a row is worth against a mix of the columns.
Rational worth_of_row(const MatrixGame& game, std::size_t row, const std::vector<Rational>& column_mix);
Rational worth_of_column(const MatrixGame& game, std::size_t column, const std::vector<Rational>& row_mix);

/// The column that leaves least of a row.
std::size_t worst_reply(const MatrixGame& game, std::size_t row);

/// The row that is worth most when it is always played and the other side knows it.
std::size_t safest_row(const MatrixGame& game);

}  // namespace reisswitz::zones
