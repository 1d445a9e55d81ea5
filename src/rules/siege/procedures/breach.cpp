#include "rules/siege/procedures/breach.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "rules/siege/procedures/aimed_shot.hpp"

namespace reisswitz::siege {

namespace {

using dice::Integer;
using dice::Rational;

/// The points left and the blows in the largest unit that divides every blow.
struct Scaled {
    int need{};
    std::vector<Blow> blows;
};

Scaled scaled(int points_left, const AimedShot& shot) {
    int unit = 0;
    for (const Blow& blow : shot.blows) unit = std::gcd(unit, blow.damage);
    Scaled scale{.need = (points_left + unit - 1) / unit, .blows = shot.blows};
    for (Blow& blow : scale.blows) blow.damage /= unit;
    return scale;
}

/// Ways in which the hit of that number, and none before it, brings the sum of the blows to `need`; by number of hits.
/// @param most_hits  that are looked at
std::vector<Integer> ways_by_hits(const Scaled& scale, int most_hits) {
    std::vector<Integer> ways{0};
    const int lightest = scale.blows.front().damage;
    const int spread = scale.blows.back().damage - lightest;
    std::vector<Integer> sums{1};  // of the hits so far, from the least sum that they can have, below `need`
    for (int hit = 1; hit <= most_hits && !sums.empty(); ++hit) {
        const int least_before = lightest * (hit - 1);
        const int least = lightest * hit;
        const int room = std::max(0, std::min(spread * hit + 1, scale.need - least));
        std::vector<Integer> next(static_cast<std::size_t>(room));
        Integer through = 0;
        for (std::size_t i = 0; i < sums.size(); ++i) {
            if (sums[i] == 0) continue;
            for (const Blow& blow : scale.blows) {
                const int sum = least_before + static_cast<int>(i) + blow.damage;
                (sum >= scale.need ? through : next[static_cast<std::size_t>(sum - least)]) += sums[i] * blow.weight;
            }
        }
        ways.push_back(std::move(through));
        sums = std::move(next);
    }
    return ways;
}

Integer power(std::int64_t base, int exponent) {
    return boost::multiprecision::pow(Integer{base}, static_cast<unsigned>(exponent));
}

}  // namespace

int ShotsToBreach::points_left(const Tables& tables) const {
    return std::max(0, strength_of_column(masonry_of(wall(), tables), cell_width_yd) - damage_before);
}

dice::Odds<BreachedAfter> breach_odds(const ShotsToBreach& breach, const Tables& tables) {
    const int left = breach.points_left(tables);
    dice::Odds<BreachedAfter> odds;
    if (left == 0) {
        odds.emplace(BreachedAfter{true, 0}, 1);
        return odds;
    }
    const AimedShot shot = aimed_shot(breach, tables);
    // So weak a gun that not even hits alone would do it.
    if (!shot.can_hurt() || static_cast<std::int64_t>(shot.heaviest()) * breach.max_shots < left) {
        odds.emplace(BreachedAfter{false, breach.max_shots}, 1);
        return odds;
    }
    const std::vector<Integer> by_hits = ways_by_hits(scaled(left, shot), breach.max_shots);
    const int most_hits = static_cast<int>(by_hits.size()) - 1;

    // Among the first `shots` shots the last is the hit that breaches, the other hits lie anywhere before it.
    std::vector<Integer> placed(by_hits.size());  // by hits: ways to place them, times those of the misses
    Integer whole = 1;
    Integer breached = 0;  // of `whole`
    for (int shots = 1; shots <= breach.max_shots; ++shots) {
        Integer ways = 0;
        for (int hits = 1; hits <= std::min(shots, most_hits); ++hits) {
            const auto h = static_cast<std::size_t>(hits);
            if (by_hits[h] == 0) continue;
            if (shots == hits)
                placed[h] = 1;
            else
                placed[h] = placed[h] * shot.nothing * (shots - 1) / (shots - hits);
            ways += by_hits[h] * placed[h];
        }
        whole *= shot.whole;
        breached = breached * shot.whole + ways;
        if (ways != 0) odds.emplace(BreachedAfter{true, shots}, Rational{ways, whole});
    }
    if (breached != whole) odds.emplace(BreachedAfter{false, breach.max_shots}, Rational{whole - breached, whole});
    return odds;
}

dice::Rational expected_shots(const ShotsToBreach& breach, const Tables& tables) {
    const int left = breach.points_left(tables);
    if (left == 0) return 0;
    const AimedShot shot = aimed_shot(breach, tables);
    const Scaled scale = scaled(left, shot);
    std::int64_t hit_weight = 0;
    for (const Blow& blow : scale.blows) hit_weight += blow.weight;
    const int lightest = scale.blows.front().damage;
    const auto most_hits = [&](int need) { return need <= 0 ? 0 : (need + lightest - 1) / lightest; };

    // The mean number of hits for each need, as so many parts of hit_weight to the power of most_hits(need): a hit is
    // spent, and what its blow leaves is needed still.
    std::vector<Integer> parts(static_cast<std::size_t>(scale.need) + 1);
    std::vector<Integer> powers{1};
    while (static_cast<int>(powers.size()) <= most_hits(scale.need)) powers.push_back(powers.back() * hit_weight);
    for (int need = 1; need <= scale.need; ++need) {
        const int depth = most_hits(need);
        Integer& mean = parts[static_cast<std::size_t>(need)];
        mean = powers[static_cast<std::size_t>(depth)];
        for (const Blow& blow : scale.blows) {
            const int after = need - blow.damage;
            if (after <= 0) continue;
            const auto missing = static_cast<std::size_t>(depth - 1 - most_hits(after));
            mean += parts[static_cast<std::size_t>(after)] * powers[missing] * blow.weight;
        }
    }
    const Rational hits{parts.back(), power(hit_weight, most_hits(scale.need))};
    return hits * Rational{shot.whole, hit_weight};
}

dice::Odds<ShotsToBreachResult> shots_to_breach_odds(const ShotsToBreach& breach, const Tables& tables) {
    dice::Odds<ShotsToBreachResult> odds;
    if (breach.mode == BreachMode::expectation)
        odds.emplace(ExpectedShots{expected_shots(breach, tables)}, 1);
    else
        for (auto& [after, p] : breach_odds(breach, tables)) odds.emplace(after, p);
    return odds;
}

}  // namespace reisswitz::siege
