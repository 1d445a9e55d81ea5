/// A ruling: the explanation that a procedure gives of itself, beside its result.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <vector>

#include "ruling/words.hpp"

namespace reisswitz::ruling {

/// What a verdict or an applied clause speaks of; what does not apply stays -1.
struct Subject {
    int unit{-1};   ///< ordinal of a unit
    int value{-1};  ///< a number: hits, points, turn
    int hex{-1};    ///< a place, as the rule book numbers them
    int side{-1};   ///< ordinal of a side
    int other{-1};  ///< ordinal of a second unit
    friend constexpr bool operator==(const Subject&, const Subject&) = default;
};

/// One line of a ruling.
struct Entry {
    enum class Kind : unsigned char { applies, dice, modifier, score, verdict };

    Kind kind{};
    Clause clause{};
    Throw what{};            ///< dice: what they were thrown for
    std::vector<int> faces;  ///< dice: as they fell
    int value{};             ///< modifier: its value; score: the modified score; dice: what they come to
    int needed{};            ///< score: the least score that succeeds
    Verdict verdict{};
    Subject subject{};
    std::string amount{};  ///< verdict: a number that need not be whole, as it is to be read: "5/2"
};

/// The full explanation, for play.
class Ruling {
public:
    static constexpr bool explains = true;

    /// A clause was applied that changes no number.
    void applies(Clause clause, Subject subject = {});
    /// Dice fell. `value` is what they come to: the face, the sum, the number that count.
    void dice(Clause clause, Throw what, std::span<const int> faces, int value);
    /// @return `value`, so that it can be added where it is told
    int modifier(Clause clause, int value);
    /// The modified score, and the least score that succeeds.
    void score(Clause clause, int value, int needed);
    void verdict(Clause clause, Verdict verdict, Subject subject = {});
    /// A verdict whose words hold {amount}.
    void amount(Clause clause, Verdict verdict, std::string amount, Subject subject = {});

    /// An entry that another ruling has told already.
    void add(Entry entry) { entries_.push_back(std::move(entry)); }

    const std::vector<Entry>& entries() const { return entries_; }
    bool empty() const { return entries_.empty(); }

private:
    std::vector<Entry> entries_;
};

/// No explanation, at no cost: for odds and simulation.
struct NoRuling {
    static constexpr bool explains = false;

    constexpr void applies(Clause, Subject = {}) {}
    constexpr void dice(Clause, Throw, std::span<const int>, int) {}
    constexpr int modifier(Clause, int value) { return value; }
    constexpr void score(Clause, int, int) {}
    constexpr void verdict(Clause, Verdict, Subject = {}) {}
};

template <class R>
concept RulingSink =
    requires(R ruling, Clause clause, Throw what, std::span<const int> faces, Verdict verdict, Subject subject, int n) {
        ruling.applies(clause, subject);
        ruling.dice(clause, what, faces, n);
        { ruling.modifier(clause, n) } -> std::convertible_to<int>;
        ruling.score(clause, n, n);
        ruling.verdict(clause, verdict, subject);
        { R::explains } -> std::convertible_to<bool>;
    };

}  // namespace reisswitz::ruling
