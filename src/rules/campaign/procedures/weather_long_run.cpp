#include "rules/campaign/procedures/weather_long_run.hpp"

#include <cstddef>

namespace reisswitz::campaign {

namespace {

using dice::Integer;

/// Solves matrix * x = 0 for a square matrix of whole numbers whose solutions are the multiples of one x with no zero:
/// x without fractions. Elimination by Bareiss, in which every entry is a determinant of the matrix, so that numbers
/// stay as short as they can be and no fraction is ever reduced.
std::vector<Integer> solve_homogeneous(std::vector<std::vector<Integer>> matrix) {
    const std::size_t n = matrix.size();
    Integer divisor = 1;
    for (std::size_t k = 0; k + 1 < n; ++k) {
        std::size_t pivot = k;
        while (matrix[pivot][k] == 0) ++pivot;
        std::swap(matrix[k], matrix[pivot]);
        for (std::size_t i = k + 1; i < n; ++i) {
            for (std::size_t j = k + 1; j < n; ++j)
                matrix[i][j] = (matrix[k][k] * matrix[i][j] - matrix[i][k] * matrix[k][j]) / divisor;
            matrix[i][k] = 0;
        }
        divisor = matrix[k][k];
    }
    // With the last pivot for the last unknown, Cramer's rule says that all the others are whole.
    std::vector<Integer> x(n);
    x[n - 1] = divisor;
    for (std::size_t k = n - 1; k-- > 0;) {
        Integer sum = 0;
        for (std::size_t j = k + 1; j < n; ++j) sum -= matrix[k][j] * x[j];
        x[k] = sum / matrix[k][k];
    }
    return x;
}

/// Divides by what all have in common, and makes them positive.
void reduce(std::vector<Integer>& numbers) {
    Integer common = 0;
    for (const Integer& number : numbers) common = gcd(common, number);
    if (numbers.front() < 0) common = -common;
    for (Integer& number : numbers) number /= common;
}

}  // namespace

std::vector<Integer> long_run_of(const Axis& axis) {
    const auto ways = drift_ways(axis);
    const std::size_t places = ways.size();
    // What comes to a place must be what leaves it.
    std::vector<std::vector<Integer>> balance(places, std::vector<Integer>(places));
    for (std::size_t from = 0; from < places; ++from)
        for (std::size_t to = 0; to < places; ++to) {
            balance[to][from] += ways[from][to];
            balance[from][from] -= ways[from][to];
        }
    std::vector<Integer> shares = solve_homogeneous(std::move(balance));
    reduce(shares);
    return shares;
}

std::vector<std::pair<WeatherLongRunResult, Rational>> weather_long_run_odds(const WeatherLongRun& question,
                                                                             const Tables& tables) {
    const WeatherGrid& grid = grid_of(question, tables);
    const Edge edge = question.edge.or_else(tables.options.edge);
    const auto columns = long_run_of({grid.columns, edge});
    const auto rows = grid.rows == grid.columns ? columns : long_run_of({grid.rows, edge});
    std::vector<Integer> shares(tables.weathers.size());
    Integer whole = 0;
    for (int row = 1; row <= grid.rows; ++row)
        for (int column = 1; column <= grid.columns; ++column) {
            const Integer share =
                columns[static_cast<std::size_t>(column - 1)] * rows[static_cast<std::size_t>(row - 1)];
            shares[static_cast<std::size_t>(grid.at(column, row))] += share;
            whole += share;
        }
    std::vector<std::pair<WeatherLongRunResult, Rational>> odds;
    for (std::size_t weather = 0; weather < shares.size(); ++weather)
        if (shares[weather] != 0) odds.push_back({{{tables.weathers[weather].id}}, {shares[weather], whole}});
    return odds;
}

}  // namespace reisswitz::campaign
