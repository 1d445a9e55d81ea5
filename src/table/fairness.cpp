#include "table/fairness.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace reisswitz::table {

namespace {

using dice::Integer;
using dice::Rational;

Integer power(Integer base, std::int64_t exponent) {
    Integer result = 1;
    for (; exponent > 0; exponent >>= 1, base *= base)
        if ((exponent & 1) != 0) result *= base;
    return result;
}

}  // namespace

std::int64_t FaceCounts::thrown() const { return std::accumulate(counts.begin(), counts.end(), std::int64_t{0}); }

Rational FaceCounts::chi_square() const {
    const std::int64_t n = thrown();
    if (n == 0) return 0;
    Integer squares = 0;
    for (const std::int64_t count : counts) squares += Integer{count} * count;
    return Rational{squares * sides, n} - n;
}

std::string decimal(const Rational& value, int digits) {
    const Integer scale = power(10, digits);
    const bool negative = value < 0;
    const Rational scaled = (negative ? Rational{-value} : value) * scale;
    const Integer rounded = (2 * numerator(scaled) + denominator(scaled)) / (2 * denominator(scaled));
    std::string text = rounded.str();
    const auto places = static_cast<std::size_t>(digits);
    if (text.size() <= places) text.insert(0, places + 1 - text.size(), '0');
    if (digits > 0) text.insert(text.size() - places, 1, '.');
    return negative && rounded != 0 ? "-" + text : text;
}

void Trials::add(int successes, int sides, bool success) {
    successes = std::clamp(successes, 0, sides);
    ++by_chance_[{successes, sides}];
    ++thrown_;
    if (success) ++succeeded_;
    expected_ += Rational{successes, sides};
}

Rational Trials::chance_of_no_more() const {
    if (thrown_ > most) throw std::logic_error("table: too many throws for exact chances");
    // ways[k]: in how many of the equally likely falls of all dice so far k succeed.
    std::vector<Integer> ways{1};
    Integer all = 1;
    for (const auto& [chance, throws] : by_chance_) {
        const auto [successes, sides] = chance;
        for (std::int64_t i = 0; i < throws; ++i) {
            // More successes than were had need not be told apart.
            const std::size_t size = std::min(ways.size() + 1, static_cast<std::size_t>(succeeded_) + 1);
            std::vector<Integer> next(size);
            for (std::size_t k = 0; k < size; ++k) {
                if (k < ways.size()) next[k] += ways[k] * (sides - successes);
                if (k > 0) next[k] += ways[k - 1] * successes;
            }
            ways = std::move(next);
        }
        all *= power(sides, throws);
    }
    return Rational{std::accumulate(ways.begin(), ways.end(), Integer{0}), all};
}

void Sums::add(int face, int sides) {
    ++by_sides_[sides];
    ++thrown_;
    sum_ += face;
    expected_ += Rational{sides + 1, 2};
}

Rational Sums::chance_of_no_more() const {
    if (thrown_ > most) throw std::logic_error("table: too many dice for exact chances");
    // ways[s]: in how many falls the dice so far come to s more than all ones.
    const auto limit = static_cast<std::size_t>(sum_ - thrown_);
    std::vector<Integer> ways{1};
    Integer all = 1;
    for (const auto& [sides, dice] : by_sides_) {
        for (std::int64_t i = 0; i < dice; ++i) {
            const std::size_t size = std::min(ways.size() + static_cast<std::size_t>(sides) - 1, limit + 1);
            std::vector<Integer> next(size);
            Integer window = 0;  // of the last `sides` numbers of ways
            for (std::size_t s = 0; s < size; ++s) {
                if (s < ways.size()) window += ways[s];
                if (s >= static_cast<std::size_t>(sides) && s - static_cast<std::size_t>(sides) < ways.size())
                    window -= ways[s - static_cast<std::size_t>(sides)];
                next[s] = window;
            }
            ways = std::move(next);
        }
        all *= power(sides, dice);
    }
    return Rational{std::accumulate(ways.begin(), ways.end(), Integer{0}), all};
}

}  // namespace reisswitz::table
