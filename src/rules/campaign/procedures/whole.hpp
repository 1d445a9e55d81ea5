/// Whole numbers of fractions.
#pragma once

#include <cstdint>

#include "dice/rational.hpp"
#include "rules/campaign/options.hpp"

namespace reisswitz::campaign {

/// The greatest whole number that is not above `value`, which is not negative.
inline dice::Integer whole_below(const dice::Rational& value) {
    return dice::Integer{numerator(value) / denominator(value)};
}

/// The least whole number that is not below `value`, which is not negative.
inline dice::Integer whole_above(const dice::Rational& value) {
    return dice::Integer{(numerator(value) + denominator(value) - 1) / denominator(value)};
}

/// @param value  0 or more, and small: figures
inline int rounded(const dice::Rational& value, Rounding rounding) {
    switch (rounding) {
        case Rounding::up:
            return static_cast<int>(whole_above(value));
        case Rounding::down:
            return static_cast<int>(whole_below(value));
        case Rounding::nearest:
            break;
    }
    return static_cast<int>(whole_below(value + dice::Rational{1, 2}));
}

}  // namespace reisswitz::campaign
