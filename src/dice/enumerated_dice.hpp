/// Exact odds: a tape of dice that turns itself through every face of every die.
///
///     const auto odds = exact_odds([&](auto& dice) { return resolve_volley(volley, dice, no_ruling); });
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "dice/die.hpp"
#include "dice/rational.hpp"
#include "dice/ways.hpp"

namespace reisswitz::dice {

/// The weight of one tape: how many of how many equally likely throws end there. Counted and never divided.
struct Weight {
    Ways part{1};
    Ways whole{1};

    Weight times(const Ways& more_parts, const Ways& more_whole) const {
        return {part * more_parts, whole * more_whole};
    }
    Rational value() const { return {part.integer(), whole.integer()}; }
};

/// A sum of weights, one integer for each denominator met: nothing is reduced before the end.
class WeightSum {
public:
    void add(const Weight& weight) {
        if (weight.whole == first_.whole)
            first_.part += weight.part;
        else
            add_to_others(weight);
    }

    /// The least common multiple of `whole` and every denominator in this sum.
    Ways common_whole(const Ways& whole) const;
    /// The sum as so many parts of `whole`, a common_whole().
    Ways parts_of(const Ways& whole) const;
    Rational value() const;

private:
    void add_to_others(const Weight& weight);

    Weight first_{0, 0};  // the denominator of the first weight: the only one where all tapes are of one length
    std::vector<Weight> others_;
};

/// Odds before they are reduced: how many of `whole` equally likely throws come to each result.
struct Shares {
    std::vector<Ways> parts;
    Ways whole{1};

    /// Divides by what all parts and the whole have in common, so that products of many shares stay short.
    void reduce();
};

/// Shares with the results they belong to, in order.
template <class T>
struct ResultShares : Shares {
    std::vector<T> results;
};

template <class Procedure>
auto shares_of(Procedure&& procedure);

/// A dice source that lists every outcome of a procedure: run it, take weight(), turn_to_next_tape(), run it again.
/// Most callers want exact_odds().
class EnumeratedDice {
public:
    static constexpr bool explains = false;

    int roll(Die die, Throw) { return branch(1, die) + 1; }

    /// One branch a value of the sum, not one a tape of dice.
    int sum(int n, Die die, Throw) {
        return piece_branch<int>([&] { return shares_of_sum(n, die); });
    }

    /// One branch a number of dice that count.
    int count(int n, Die die, Faces faces, Throw) {
        return piece_branch<int>([&] { return shares_of_count(n, die, faces); });
    }

    Opposed opposed(Die die, Throw first, Throw second) {
        const int a = roll(die, first);
        return {a, roll(die, second)};
    }

    std::span<const int> shown() const { return {}; }

    /// The odds of `f` are worked out by themselves; what follows branches on its different results only.
    template <class F>
    auto merged(F f) {
        using T = std::decay_t<decltype(f(*this))>;
        return piece_branch<T>([&] { return shares_of(f); });
    }

    /// `f` gives an optional; throws that come to nothing are made again, so only the others count.
    /// @throws std::logic_error when no throw comes to a result
    template <class F>
    auto until(F f) {
        using T = typename std::decay_t<decltype(f(*this))>::value_type;
        return piece_branch<T>([&] {
            auto tried = shares_of(f);
            ResultShares<T> accepted;
            accepted.whole = 0;
            for (std::size_t i = 0; i < tried.results.size(); ++i) {
                if (!tried.results[i]) continue;
                accepted.whole += tried.parts[i];
                accepted.parts.push_back(std::move(tried.parts[i]));
                accepted.results.push_back(std::move(*tried.results[i]));
            }
            if (accepted.results.empty())
                throw std::logic_error("dice: a throw that is made again never comes to a result");
            return accepted;
        });
    }

    template <class Build>
    void at(Build) {}

    /// The weight of the tape that has just been run.
    const Weight& weight() const { return weight_before(position_); }

    /// @retval false  the last tape has been run
    bool turn_to_next_tape();

private:
    struct Branch {
        int index{};
        int branches{};
        Weight weight;                        // of the tape up to here, this branch included
        std::shared_ptr<const Shares> piece;  // none: the branches are faces, equally likely
    };

    const Weight& weight_before(std::size_t position) const {
        return position == 0 ? certain_ : tape_[position - 1].weight;
    }

    int branch(int n, Die die) {
        if (die.sides < 1 || die.sides > largest_die) refuse(n, die);
        if (position_ == tape_.size()) grow(die.sides);
        const Branch& here = tape_[position_++];
        if (here.branches != die.sides) refuse_other_run();
        return here.index;
    }

    template <class T, class MakeShares>
    T piece_branch(MakeShares make_shares) {
        if (position_ == tape_.size()) {
            auto made = std::make_shared<ResultShares<T>>(make_shares());
            made->reduce();
            grow(std::move(made));
        }
        const Branch& here = tape_[position_++];
        if (!here.piece) refuse_other_run();
        return static_cast<const ResultShares<T>&>(*here.piece).results[static_cast<std::size_t>(here.index)];
    }

    void grow(int faces);
    void grow(std::shared_ptr<const Shares> piece);

    static ResultShares<int> shares_of_sum(int n, Die die);
    static ResultShares<int> shares_of_count(int n, Die die, Faces faces);
    [[noreturn]] static void refuse(int n, Die die);
    [[noreturn]] static void refuse_other_run();

    Weight certain_;
    std::vector<Branch> tape_;
    std::size_t position_{};
};

/// Exact odds of every result of a procedure: results in order, each with its probability; the probabilities sum to 1.
/// Results need `<`.
template <class T>
class Odds : public std::map<T, Rational> {
public:
    /// The probability that `holds(result)`.
    template <class Predicate>
    Rational chance(Predicate holds) const {
        Rational p = 0;
        for (const auto& [result, weight] : *this)
            if (holds(result)) p += weight;
        return p;
    }

    /// The mean of `number(result)`.
    template <class Number>
    Rational mean(Number number) const {
        Rational total = 0;
        for (const auto& [result, weight] : *this) total += weight * Rational(number(result));
        return total;
    }

    /// Equal results under `to` are merged.
    template <class To>
    auto merge_by(To to) const {
        Odds<std::decay_t<decltype(to(std::declval<const T&>()))>> merged;
        for (const auto& [result, weight] : *this) merged[to(result)] += weight;
        return merged;
    }
};

/// The most tapes that one evaluation may run: some seconds of work. Beyond it a procedure wants merged() pieces.
inline constexpr std::uint64_t most_tapes = 50'000'000;

/// An evaluation that would not end in reasonable time.
struct TooManyTapes : std::runtime_error {
    TooManyTapes()
        : std::runtime_error("the exact odds need more than " + std::to_string(most_tapes) + " different throws") {}
};

/// Every face of every die in turn, counted.
/// @param procedure  callable with an EnumeratedDice&; a pure function of its dice
/// @throws TooManyTapes
template <class Procedure>
auto shares_of(Procedure&& procedure) {
    using T = std::decay_t<decltype(procedure(std::declval<EnumeratedDice&>()))>;
    static_assert(requires(const T& a, const T& b) { a < b; }, "the results of a procedure need <");
    std::map<T, WeightSum> sums;
    auto last = sums.end();
    EnumeratedDice dice;
    std::uint64_t tapes = 0;
    do {
        if (++tapes > most_tapes) throw TooManyTapes{};
        T result = procedure(dice);
        // Neighbouring tapes often come to the same.
        if (last == sums.end() || last->first < result || result < last->first)
            last = sums.try_emplace(std::move(result)).first;
        last->second.add(dice.weight());
    } while (dice.turn_to_next_tape());

    ResultShares<T> shares;
    for (const auto& [result, sum] : sums) shares.whole = sum.common_whole(shares.whole);
    shares.parts.reserve(sums.size());
    shares.results.reserve(sums.size());
    for (auto& [result, sum] : sums) {
        shares.parts.push_back(sum.parts_of(shares.whole));
        shares.results.push_back(result);
    }
    return shares;
}

/// The odds of every result of a procedure.
/// @param procedure  callable with an EnumeratedDice&; a pure function of its dice
/// @throws TooManyTapes
template <class Procedure>
auto exact_odds(Procedure&& procedure) {
    auto shares = shares_of(procedure);
    const Integer whole = shares.whole.integer();
    Odds<typename decltype(shares.results)::value_type> odds;
    for (std::size_t i = 0; i < shares.results.size(); ++i)
        odds.emplace_hint(odds.end(), std::move(shares.results[i]), Rational{shares.parts[i].integer(), whole});
    return odds;
}

}  // namespace reisswitz::dice
