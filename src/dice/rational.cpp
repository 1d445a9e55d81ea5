#include "dice/rational.hpp"

#include <algorithm>

namespace reisswitz::dice {

namespace {

bool is_whole(std::string_view digits) {
    return !digits.empty() && std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
}

}  // namespace

std::string to_text(const Rational& value) { return numerator(value).str() + "/" + denominator(value).str(); }

bool parse_rational(std::string_view text, Rational& out) {
    if (text.size() > longest_rational) return false;
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    const auto slash = text.find('/');
    const std::string_view top = text.substr(0, slash);
    const std::string_view bottom = slash == std::string_view::npos ? std::string_view{"1"} : text.substr(slash + 1);
    if (!is_whole(top) || !is_whole(bottom)) return false;
    // A leading zero would have the digits read as octal ones.
    const auto whole = [](std::string_view digits) {
        const auto first = std::min(digits.find_first_not_of('0'), digits.size() - 1);
        return Integer{std::string{digits.substr(first)}};
    };
    const Integer den = whole(bottom);
    if (den == 0) return false;
    Rational value{whole(top), den};
    out = negative ? Rational{-value} : value;
    return true;
}

std::string to_percent(const Rational& probability, int decimals) {
    Integer scale = 100;
    for (int i = 0; i < decimals; ++i) scale *= 10;
    const Integer twice = 2 * numerator(probability) * scale;
    const Integer rounded = (twice + denominator(probability)) / (2 * denominator(probability));
    std::string digits = rounded.str();
    if (decimals > 0) {
        if (digits.size() <= static_cast<std::size_t>(decimals))
            digits.insert(0, static_cast<std::size_t>(decimals) + 1 - digits.size(), '0');
        digits.insert(digits.size() - static_cast<std::size_t>(decimals), ".");
    }
    return digits + " %";
}

}  // namespace reisswitz::dice
