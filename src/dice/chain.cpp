#include "dice/chain.hpp"

#include <algorithm>
#include <limits>

namespace reisswitz::dice::detail {

namespace {

constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

/// States that lead back to one another; mostly one alone.
using Circle = std::vector<std::size_t>;

/// The circles of a chain, each after all circles that it leads to (Tarjan's algorithm, with a path of its own in place
/// of recursion).
std::vector<Circle> circles_of(const std::vector<Round>& rounds) {
    const std::size_t n = rounds.size();
    std::vector<std::size_t> met(n, none);       // when the state was first met
    std::vector<std::size_t> earliest(n, none);  // the earliest met, of those it leads back to
    std::vector<std::size_t> edge(n, 0);         // the next way to follow
    std::vector<bool> open(n, false);            // not yet in a circle
    std::vector<std::size_t> path{0}, waiting;
    std::vector<Circle> circles;
    std::size_t time = 0;
    while (!path.empty()) {
        const std::size_t here = path.back();
        if (met[here] == none) {
            met[here] = earliest[here] = time++;
            waiting.push_back(here);
            open[here] = true;
        }
        if (edge[here] < rounds[here].next.size()) {
            const std::size_t there = rounds[here].next[edge[here]++].state;
            if (met[there] == none)
                path.push_back(there);
            else if (open[there])
                earliest[here] = std::min(earliest[here], met[there]);
            continue;
        }
        path.pop_back();
        if (!path.empty()) earliest[path.back()] = std::min(earliest[path.back()], earliest[here]);
        if (earliest[here] != met[here]) continue;
        const auto first = std::find(waiting.rbegin(), waiting.rend(), here).base() - 1;
        circles.emplace_back(first, waiting.end());
        for (std::size_t state : circles.back()) open[state] = false;
        waiting.erase(first, waiting.end());
    }
    return circles;
}

/// For each circle the longest way to it from the start, in circles: what flows into it comes from lower levels only.
std::vector<std::vector<Circle>> by_level(std::vector<Circle> circles, const std::vector<Round>& rounds) {
    std::vector<std::size_t> circle_of(rounds.size());
    for (std::size_t i = 0; i < circles.size(); ++i)
        for (std::size_t state : circles[i]) circle_of[state] = i;
    std::vector<std::size_t> level(circles.size(), 0);
    std::vector<std::vector<Circle>> levels;
    for (std::size_t i = circles.size(); i-- > 0;) {
        for (std::size_t state : circles[i])
            for (const auto& next : rounds[state].next)
                if (const std::size_t to = circle_of[next.state]; to != i)
                    level[to] = std::max(level[to], level[i] + 1);
        if (levels.size() <= level[i]) levels.resize(level[i] + 1);
        levels[level[i]].push_back(std::move(circles[i]));
    }
    return levels;
}

/// How often the states of a circle are left, given what flows into them.
struct Departures {
    std::vector<Integer> parts;  // by place in the circle: visits, divided by the whole of the state's round
    Integer divisor{1};          // of the parts
};

/// Solves  whole[j] · x[j] − Σ parts(i → j) · x[i] = inflow[j]  in integers (Bareiss: each division leaves no rest).
/// The matrix is one whose leading minors are all above 0 unless the circle cannot be left, so no rows need changing.
/// @throws NeverEnds
Departures solve(const Circle& circle, const std::vector<Round>& rounds, const std::vector<Integer>& inflow) {
    const std::size_t n = circle.size();
    if (n > most_states_in_a_circle) throw TooManyStates{};
    std::map<std::size_t, std::size_t> place;
    for (std::size_t i = 0; i < n; ++i) place.emplace(circle[i], i);
    std::vector<std::vector<Integer>> rows(n, std::vector<Integer>(n + 1));
    for (std::size_t i = 0; i < n; ++i) {
        rows[i][i] += rounds[circle[i]].whole;
        rows[i][n] = inflow[circle[i]];
        for (const auto& next : rounds[circle[i]].next)
            if (const auto to = place.find(next.state); to != place.end()) rows[to->second][i] -= next.parts;
    }
    Integer before = 1;
    for (std::size_t pivot = 0; pivot < n; ++pivot) {
        const Integer leading = rows[pivot][pivot];
        if (leading == 0) throw NeverEnds{};
        for (std::size_t row = 0; row < n; ++row) {
            if (row == pivot) continue;
            const Integer factor = rows[row][pivot];
            for (std::size_t column = pivot + 1; column <= n; ++column)
                rows[row][column] = (rows[row][column] * leading - factor * rows[pivot][column]) / before;
        }
        before = leading;
    }
    Departures departures{.divisor = before};
    for (auto& row : rows) departures.parts.push_back(std::move(row[n]));
    return departures;
}

}  // namespace

Front after_a_round(const Front& now, const std::vector<Round>& rounds, std::size_t states) {
    Integer whole = 1;  // of every round that is played
    for (std::size_t state = 0; state < now.parts.size(); ++state)
        if (now.parts[state] != 0) whole = lcm(whole, rounds[state].whole);
    Front later{.parts = std::vector<Integer>(states), .whole = now.whole * whole};
    for (std::size_t state = 0; state < now.parts.size(); ++state) {
        if (now.parts[state] == 0) continue;
        const Integer parts = now.parts[state] * (whole / rounds[state].whole);
        if (rounds[state].next.empty()) later.parts[state] += parts;
        for (const auto& next : rounds[state].next) later.parts[next.state] += parts * next.parts;
    }
    return later;
}

Ends ends_of(const std::vector<Round>& rounds) {
    Ends ends{.p = std::vector<Rational>(rounds.size())};
    // Flows and expected rounds are kept as integers over one whole, which grows from level to level.
    Integer whole = 1;
    Integer expected = 0;
    std::vector<Integer> flow(rounds.size());
    flow[0] = 1;
    std::vector<std::size_t> ahead;  // states above the present level into which something flows
    for (const auto& level : by_level(circles_of(rounds), rounds)) {
        std::vector<Departures> departures;
        Integer divisor = 1;
        for (const Circle& circle : level) {
            const std::size_t first = circle.front();
            if (rounds[first].next.empty()) {
                ends.p[first] = Rational{flow[first], whole};
                departures.emplace_back();
            } else {
                departures.push_back(solve(circle, rounds, flow));
                divisor = lcm(divisor, departures.back().divisor);
            }
            for (std::size_t state : circle) flow[state] = 0;
        }
        std::erase_if(ahead, [&](std::size_t state) { return flow[state] == 0; });
        for (std::size_t state : ahead) flow[state] *= divisor;
        expected *= divisor;
        whole *= divisor;
        for (std::size_t i = 0; i < level.size(); ++i) {
            const Integer scale = divisor / departures[i].divisor;
            for (std::size_t j = 0; j < departures[i].parts.size(); ++j) {
                const std::size_t state = level[i][j];
                const Integer parts = departures[i].parts[j] * scale;
                expected += parts * rounds[state].whole;
                for (const auto& next : rounds[state].next) {
                    if (std::find(level[i].begin(), level[i].end(), next.state) != level[i].end()) continue;
                    if (flow[next.state] == 0) ahead.push_back(next.state);
                    flow[next.state] += parts * next.parts;
                }
            }
        }
    }
    ends.expected_rounds = Rational{expected, whole};
    return ends;
}

}  // namespace reisswitz::dice::detail
