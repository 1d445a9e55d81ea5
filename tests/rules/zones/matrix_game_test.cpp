#include "rules/zones/procedures/matrix_game.hpp"

#include <rapidcheck.h>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

MatrixGame game_of(std::vector<std::vector<int>> payoff, int whole = 1) {
    MatrixGame game{.whole = whole};
    for (const auto& row : payoff) game.payoff.emplace_back(row.begin(), row.end());
    return game;
}

using System = std::vector<std::vector<Rational>>;

/// Gauss. @retval empty  the system has not exactly one solution
std::vector<Rational> solve_system(System rows) {
    const std::size_t n = rows.size();
    for (std::size_t pivot = 0; pivot < n; ++pivot) {
        std::size_t found = pivot;
        while (found < n && rows[found][pivot] == 0) ++found;
        if (found == n) return {};
        std::swap(rows[pivot], rows[found]);
        for (std::size_t row = 0; row < n; ++row) {
            if (row == pivot) continue;
            const Rational factor = rows[row][pivot] / rows[pivot][pivot];
            for (std::size_t column = pivot; column <= n; ++column) rows[row][column] -= factor * rows[pivot][column];
        }
    }
    std::vector<Rational> solution;
    for (std::size_t i = 0; i < n; ++i) solution.push_back(rows[i][n] / rows[i][i]);
    return solution;
}

/// The mix of one side on a support that makes the other side's support indifferent, and the value.
/// @param entry  entry(mine, other)
template <class Entry>
std::vector<Rational> indifferent(const std::vector<std::size_t>& mine, const std::vector<std::size_t>& others,
                                  Entry entry) {
    const std::size_t n = mine.size();
    System system;
    for (const std::size_t other : others) {
        std::vector<Rational> row;
        for (const std::size_t own : mine) row.push_back(entry(own, other));
        row.emplace_back(-1);
        row.emplace_back(0);
        system.push_back(row);
    }
    std::vector<Rational> sum(n, 1);
    sum.emplace_back(0);
    sum.emplace_back(1);
    system.push_back(sum);
    return solve_system(system);
}

std::vector<std::vector<std::size_t>> subsets(std::size_t n) {
    std::vector<std::vector<std::size_t>> all;
    for (unsigned mask = 1; mask < 1u << n; ++mask) {
        auto& subset = all.emplace_back();
        for (std::size_t i = 0; i < n; ++i)
            if (mask >> i & 1) subset.push_back(i);
    }
    return all;
}

std::vector<Rational> spread_out(const std::vector<Rational>& weights, const std::vector<std::size_t>& support,
                                 std::size_t n) {
    std::vector<Rational> mix(n);
    for (std::size_t i = 0; i < support.size(); ++i) mix[support[i]] = weights[i];
    return mix;
}

/// Whether both mixes are such that neither side can do better.
bool is_solution(const MatrixGame& game, const GameSolution& solution) {
    const auto is_mix = [](const std::vector<Rational>& mix) {
        Rational sum = 0;
        for (const Rational& weight : mix) {
            if (weight < 0) return false;
            sum += weight;
        }
        return sum == 1;
    };
    if (!is_mix(solution.row_mix) || !is_mix(solution.column_mix)) return false;
    for (std::size_t i = 0; i < game.rows(); ++i)
        if (worth_of_row(game, i, solution.column_mix) > solution.value) return false;
    for (std::size_t j = 0; j < game.columns(); ++j)
        if (worth_of_column(game, j, solution.row_mix) < solution.value) return false;
    return true;
}

/// Every pair of supports of one size, until mixes on them are a solution. Each game has one such.
Rational value_by_brute_force(const MatrixGame& game) {
    for (const auto& rows : subsets(game.rows()))
        for (const auto& columns : subsets(game.columns())) {
            if (rows.size() != columns.size()) continue;
            const auto row_mix =
                indifferent(rows, columns, [&](std::size_t row, std::size_t column) { return game.at(row, column); });
            const auto column_mix =
                indifferent(columns, rows, [&](std::size_t column, std::size_t row) { return game.at(row, column); });
            if (row_mix.empty() || column_mix.empty()) continue;
            const GameSolution found{row_mix.back(), spread_out(row_mix, rows, game.rows()),
                                     spread_out(column_mix, columns, game.columns())};
            if (is_solution(game, found)) return found.value;
        }
    FAIL("no solution");
    return 0;
}

}  // namespace

TEST_CASE("games that everybody knows", "[zones][matrix_game]") {
    CHECK(solve(game_of({{1, -1}, {-1, 1}})).value == 0);
    CHECK(solve(game_of({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}})).value == 0);
    CHECK(solve(game_of({{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}})).row_mix == std::vector<Rational>(3, part(1, 3)));
    CHECK(solve(game_of({{3, 1}, {4, 2}})).value == 2);  // a saddle
    CHECK(solve(game_of({{3, 1}, {0, 4}}, 2)).value == 1);
    CHECK(solve(game_of({{7}})).value == 7);
    CHECK(solve(game_of({{-5, -4, -9}})).value == -9);
    CHECK(solve(game_of({{-5}, {-4}})).value == -4);
}

TEST_CASE("a game with many equal entries comes to an end", "[zones][matrix_game]") {
    CHECK(solve(game_of(std::vector<std::vector<int>>(12, std::vector<int>(9, 4)))).value == 4);
    CHECK(solve(game_of({{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {0, 0, 0}})).value == part(1, 3));
}

TEST_CASE("what a row gives away when it is always played", "[zones][matrix_game]") {
    const MatrixGame game = game_of({{3, 1}, {0, 4}});
    CHECK(safest_row(game) == 0);
    CHECK(worst_reply(game, 0) == 1);
    CHECK(worst_reply(game, 1) == 0);
}

TEST_CASE("the value is that of trying every pair of supports, and both mixes hold it",
          "[zones][matrix_game][property]") {
    REQUIRE(rc::check([] {
        const auto rows = *rc::gen::inRange<std::size_t>(1, 5);
        const auto columns = *rc::gen::inRange<std::size_t>(1, 5);
        std::vector<std::vector<int>> payoff(rows, std::vector<int>(columns));
        for (auto& row : payoff)
            for (int& entry : row) entry = *rc::gen::inRange(-6, 7);
        const MatrixGame game = game_of(payoff, 3);
        const GameSolution solution = solve(game);
        RC_ASSERT(is_solution(game, solution));
        RC_ASSERT(solution.value == value_by_brute_force(game));
    }));
}
