/// How even the dice fell, and how lucky somebody was, in exact numbers.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "dice/rational.hpp"

namespace reisswitz::table {

/// How often each face of one kind of die came up.
struct FaceCounts {
    int sides{};
    std::vector<std::int64_t> counts;  ///< of face 1, 2, …

    explicit FaceCounts(int faces = 6) : sides(faces), counts(static_cast<std::size_t>(faces), 0) {}
    void add(int face) { ++counts[static_cast<std::size_t>(face - 1)]; }
    std::int64_t thrown() const;

    /// Sum over the faces of (observed - expected)² / expected, with sides - 1 degrees of freedom; 0 without dice.
    dice::Rational chi_square() const;
};

/// A decimal number with `digits` after the point, rounded half away from zero.
std::string decimal(const dice::Rational& value, int digits);

/// Throws that succeed or not, each with its own chance.
class Trials {
public:
    /// The most throws whose chances are worked out exactly: work and digits grow with their square.
    static constexpr std::int64_t most = 2'000;

    /// @param successes  how many of the `sides` faces succeed
    void add(int successes, int sides, bool succeeded);

    std::int64_t thrown() const { return thrown_; }
    std::int64_t succeeded() const { return succeeded_; }
    dice::Rational expected() const { return expected_; }
    /// The chance of as few successes, or fewer. Only up to `most` throws.
    dice::Rational chance_of_no_more() const;

private:
    std::map<std::pair<int, int>, std::int64_t> by_chance_;  ///< (faces that succeed, sides): how many throws
    std::int64_t thrown_{};
    std::int64_t succeeded_{};
    dice::Rational expected_{0};
};

/// Dice that were added up, or that nothing says the needed score of.
class Sums {
public:
    static constexpr std::int64_t most = 2'000;

    void add(int face, int sides);

    std::int64_t thrown() const { return thrown_; }
    std::int64_t sum() const { return sum_; }
    dice::Rational expected() const { return expected_; }
    /// The chance of as low a sum, or lower. Only up to `most` dice.
    dice::Rational chance_of_no_more() const;

private:
    std::map<int, std::int64_t> by_sides_;
    std::int64_t thrown_{};
    std::int64_t sum_{};
    dice::Rational expected_{0};
};

}  // namespace reisswitz::table
