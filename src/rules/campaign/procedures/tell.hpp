/// Numbers that need not be whole, told in a ruling.
#pragma once

#include <boost/describe.hpp>
#include <string>

#include "dice/rational.hpp"
#include "generated/campaign_clauses.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::campaign {

/// "7/2"; whole numbers without a denominator.
inline std::string shown_amount(const dice::Rational& value) {
    return denominator(value) == 1 ? numerator(value).str() : dice::to_text(value);
}

/// The word of an enumerator, as a person reads it.
template <class E>
std::string words_of(E value) {
    std::string words = boost::describe::enum_to_string(value, "");
    for (char& letter : words)
        if (letter == '_') letter = ' ';
    return words;
}

/// A verdict whose words hold {amount}. Nothing is written where nobody reads it.
template <ruling::RulingSink R>
void tell(R& ruling, ruling::Clause clause, ruling::Verdict verdict, const dice::Rational& amount,
          ruling::Subject subject = {}) {
    if constexpr (R::explains) ruling.amount(clause, verdict, shown_amount(amount), subject);
}

/// The same with a word instead of a number.
template <ruling::RulingSink R>
void tell(R& ruling, ruling::Clause clause, ruling::Verdict verdict, const std::string& word,
          ruling::Subject subject = {}) {
    if constexpr (R::explains) ruling.amount(clause, verdict, word, subject);
}

}  // namespace reisswitz::campaign
