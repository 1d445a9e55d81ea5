/// Numbers of ways in which dice can fall.
#pragma once

#include <cstdint>
#include <memory>

#include "dice/rational.hpp"

namespace reisswitz::dice {

/// A whole number, never negative and never wrong: a machine integer of 128 bits while that holds it, a big one beyond.
class Ways {
public:
    Ways(std::uint64_t n = 0) : small_(n) {}  // NOLINT: a number is a number
    /// @param n  not negative
    explicit Ways(const Integer& n);

    Integer integer() const;

    Ways& operator+=(const Ways& other) {
        if (big_ || other.big_ || __builtin_add_overflow(small_, other.small_, &small_)) add_big(other);
        return *this;
    }
    /// @param other  at most *this
    Ways& operator-=(const Ways& other);
    friend Ways operator*(const Ways& a, const Ways& b) {
        Ways product;
        if (a.big_ || b.big_ || __builtin_mul_overflow(a.small_, b.small_, &product.small_)) return multiply_big(a, b);
        return product;
    }
    /// @param b  divides a
    friend Ways operator/(const Ways& a, const Ways& b);
    friend bool operator==(const Ways& a, const Ways& b) {
        return a.big_ || b.big_ ? a.equals_big(b) : a.small_ == b.small_;
    }

    friend Ways gcd(const Ways& a, const Ways& b);
    friend Ways lcm(const Ways& a, const Ways& b);

private:
    __extension__ typedef unsigned __int128 Word;

    void add_big(const Ways& other);
    bool equals_big(const Ways& other) const;
    static Ways multiply_big(const Ways& a, const Ways& b);
    bool fits_64() const { return !big_ && small_ >> 64 == 0; }

    Word small_{};
    std::shared_ptr<const Integer> big_;  // instead of small_, above 128 bits
};

/// `base` times itself, `exponent` factors.
Ways power(int base, int exponent);

}  // namespace reisswitz::dice
