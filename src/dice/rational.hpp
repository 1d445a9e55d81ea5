/// Exact probabilities.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <cstddef>
#include <string>
#include <string_view>

namespace reisswitz::dice {

using Integer = boost::multiprecision::cpp_int;
using Rational = boost::multiprecision::cpp_rational;

/// "num/den", reduced, the denominator always written: "1/1", "5/12", "-1/2".
std::string to_text(const Rational& value);

/// A number that a person might write has a few digits; this bounds the work that a request can ask for.
inline constexpr std::size_t longest_rational = 200;

/// Reads "num/den" or a whole number; no sign but a leading minus, no blanks, at most `longest_rational` characters.
/// @retval false  not of that form, or a zero denominator; `out` is unchanged
bool parse_rational(std::string_view text, Rational& out);

/// As a percentage with `decimals` digits after the point, rounded half up: "41.7 %".
/// @param probability  0 to 1
std::string to_percent(const Rational& probability, int decimals = 1);

}  // namespace reisswitz::dice
