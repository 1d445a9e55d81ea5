#include "rules/zones/procedures/matrix_game.hpp"

#include <algorithm>
#include <optional>

namespace reisswitz::zones {

namespace {

/// Maximise the sum of y with A y <= 1, y >= 0, where all A > 0: its value is one divided by that of the game A.
/// Entries are numerators over one common denominator, the last pivot, so that divisions leave no rest.
class Tableau {
public:
    explicit Tableau(const std::vector<std::vector<Integer>>& matrix)
        : rows_(matrix.size()), columns_(matrix.front().size()), entries_(matrix) {
        for (auto& row : entries_) row.emplace_back(1);
        entries_.emplace_back(columns_ + 1, Integer{-1});  // the objective
        entries_.back().back() = 0;
        for (std::size_t j = 0; j < columns_; ++j) outside_.push_back(j);
        for (std::size_t i = 0; i < rows_; ++i) inside_.push_back(columns_ + i);
    }

    void maximise() {
        while (const auto entering = find_entering()) pivot(find_leaving(*entering), *entering);
    }

    Rational sum() const { return {entries_.back().back(), denominator_}; }

    std::vector<Rational> primal() const {
        std::vector<Rational> values(columns_);
        for (std::size_t i = 0; i < rows_; ++i)
            if (inside_[i] < columns_) values[inside_[i]] = Rational{entries_[i].back(), denominator_};
        return values;
    }

    std::vector<Rational> dual() const {
        std::vector<Rational> values(rows_);
        for (std::size_t j = 0; j < columns_; ++j)
            if (outside_[j] >= columns_) values[outside_[j] - columns_] = Rational{entries_.back()[j], denominator_};
        return values;
    }

private:
    /// Bland: of the variables that would gain, the first.
    std::optional<std::size_t> find_entering() const {
        std::optional<std::size_t> best;
        for (std::size_t j = 0; j < columns_; ++j)
            if (entries_.back()[j] < 0 && (!best || outside_[j] < outside_[*best])) best = j;
        return best;
    }

    /// The row that allows least, of equal ones that of the first variable. There is one: all of A is above 0.
    std::size_t find_leaving(std::size_t column) const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < rows_; ++i) {
            if (entries_[i][column] <= 0) continue;
            if (!best) {
                best = i;
                continue;
            }
            const Integer here = entries_[i].back() * entries_[*best][column];
            const Integer there = entries_[*best].back() * entries_[i][column];
            if (here < there || (here == there && inside_[i] < inside_[*best])) best = i;
        }
        return *best;
    }

    void pivot(std::size_t row, std::size_t column) {
        const Integer leading = entries_[row][column];
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (i == row) continue;
            const Integer factor = entries_[i][column];
            for (std::size_t j = 0; j <= columns_; ++j)
                if (j != column) entries_[i][j] = (entries_[i][j] * leading - factor * entries_[row][j]) / denominator_;
            entries_[i][column] = -factor;
        }
        entries_[row][column] = denominator_;
        denominator_ = leading;
        std::swap(inside_[row], outside_[column]);
    }

    std::size_t rows_;
    std::size_t columns_;
    std::vector<std::vector<Integer>> entries_;
    Integer denominator_{1};
    std::vector<std::size_t> inside_;   ///< variable of each row: the y first, then the slack of each row
    std::vector<std::size_t> outside_;  ///< variable of each column
};

}  // namespace

GameSolution solve(const MatrixGame& game) {
    Integer least = game.payoff.front().front();
    for (const auto& row : game.payoff) least = std::min(least, *std::min_element(row.begin(), row.end()));
    const Integer shift = 1 - least;
    auto positive = game.payoff;
    for (auto& row : positive)
        for (Integer& entry : row) entry += shift;

    Tableau tableau{positive};
    tableau.maximise();
    const Rational sum = tableau.sum();
    GameSolution solution{.value = (1 / sum - Rational{shift}) / Rational{game.whole},
                          .row_mix = tableau.dual(),
                          .column_mix = tableau.primal()};
    for (Rational& weight : solution.row_mix) weight /= sum;
    for (Rational& weight : solution.column_mix) weight /= sum;
    return solution;
}

Rational worth_of_row(const MatrixGame& game, std::size_t row, const std::vector<Rational>& column_mix) {
    Rational worth = 0;
    for (std::size_t j = 0; j < game.columns(); ++j) worth += game.at(row, j) * column_mix[j];
    return worth;
}

Rational worth_of_column(const MatrixGame& game, std::size_t column, const std::vector<Rational>& row_mix) {
    Rational worth = 0;
    for (std::size_t i = 0; i < game.rows(); ++i) worth += game.at(i, column) * row_mix[i];
    return worth;
}

std::size_t worst_reply(const MatrixGame& game, std::size_t row) {
    const auto& payoff = game.payoff[row];
    return static_cast<std::size_t>(std::min_element(payoff.begin(), payoff.end()) - payoff.begin());
}

std::size_t safest_row(const MatrixGame& game) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < game.rows(); ++i)
        if (game.payoff[i][worst_reply(game, i)] > game.payoff[best][worst_reply(game, best)]) best = i;
    return best;
}

}  // namespace reisswitz::zones
