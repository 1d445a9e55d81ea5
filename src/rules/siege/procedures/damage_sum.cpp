#include "rules/siege/procedures/damage_sum.hpp"

#include <cstdint>
#include <map>

namespace reisswitz::siege {

namespace {

using dice::Integer;

/// A polynomial by its powers; the factor of x^d says in how many ways the damage is d.
using Polynomial = std::map<int, Integer>;

Polynomial product(const Polynomial& a, const Polynomial& b) {
    Polynomial made;
    for (const auto& [i, x] : a)
        for (const auto& [k, y] : b) made[i + k] += x * y;
    return made;
}

/// The shot, without the least damage that it always does.
Polynomial polynomial_of(const AimedShot& shot) {
    Polynomial made;
    const int least = shot.nothing > 0 ? 0 : shot.lightest();
    if (shot.nothing > 0) made[0] = shot.nothing;
    for (const Blow& blow : shot.blows) made[blow.damage - least] += blow.weight;
    return made;
}

Polynomial derivative(const Polynomial& f) {
    Polynomial made;
    for (const auto& [i, x] : f)
        if (i > 0) made[i - 1] = x * i;
    return made;
}

}  // namespace

StepTerms step_terms(const std::vector<ManyShots>& kinds) {
    Polynomial all{{0, 1}};
    for (const ManyShots& kind : kinds) all = product(all, polynomial_of(kind.shot));
    return {all.size(), all.rbegin()->first};
}

Integer ways_below(int need, const std::vector<ManyShots>& kinds) {
    // f = product of g_j^n_j. Its logarithm gives  G f' = H f  with  G = product of g_j,
    // H = sum of n_j g_j' times the other g: each factor of f follows from those a shot's damage before it.
    std::vector<Polynomial> of_one;
    std::int64_t always = 0;
    Polynomial g{{0, 1}};
    Integer first = 1;  // f at 0
    for (const ManyShots& kind : kinds) {
        of_one.push_back(polynomial_of(kind.shot));
        if (kind.shot.nothing == 0) always += std::int64_t{kind.shot.lightest()} * kind.shots;
        g = product(g, of_one.back());
        first *= boost::multiprecision::pow(of_one.back().at(0), static_cast<unsigned>(kind.shots));
    }
    if (always >= need) return 0;
    const int below = need - static_cast<int>(always);
    Polynomial h;
    for (std::size_t j = 0; j < kinds.size(); ++j) {
        Polynomial part = derivative(of_one[j]);
        for (std::size_t other = 0; other < kinds.size(); ++other)
            if (other != j) part = product(part, of_one[other]);
        for (const auto& [i, x] : part) h[i] += x * kinds[j].shots;
    }

    struct Term {
        int back;
        Integer of_g, of_h;
    };
    std::vector<Term> terms;
    for (const auto& [power, x] : g)
        if (power > 0) terms.push_back({power, x, h.contains(power - 1) ? h[power - 1] : Integer{0}});
    const Integer& g_at_0 = g.at(0);

    // Only so many factors as a step looks back are kept.
    const auto kept = static_cast<std::size_t>(g.rbegin()->first) + 1;
    std::vector<Integer> f(kept);
    f[0] = first;
    Integer sum = first;
    for (int i = 1; i < below; ++i) {
        Integer here = 0;
        for (const Term& term : terms) {
            if (term.back > i) break;
            const Integer& before = f[static_cast<std::size_t>(i - term.back) % kept];
            if (before != 0) here += before * (term.of_h - term.of_g * (i - term.back));
        }
        if (here != 0) here /= g_at_0 * i;
        sum += here;
        f[static_cast<std::size_t>(i) % kept] = std::move(here);
    }
    return sum;
}

}  // namespace reisswitz::siege
