/// Exact measures of the sheet that need not be whole: ranges in inches, firepower.
#pragma once

#include <utility>

#include "dice/rational.hpp"

namespace reisswitz::bbb {

/// Measures of different units do not mix.
template <class Unit>
struct Exact {
    dice::Rational value;

    Exact() = default;
    explicit Exact(dice::Rational number) : value(std::move(number)) {}
    friend bool operator==(const Exact& a, const Exact& b) { return a.value == b.value; }
    friend bool operator<(const Exact& a, const Exact& b) { return a.value < b.value; }
};

using Inches = Exact<struct InchUnit>;
/// BBB-SCOPE-2, BBB-MULT-4: never rounded.
using Firepower = Exact<struct FirepowerUnit>;

}  // namespace reisswitz::bbb
