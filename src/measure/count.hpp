/// Measures that carry their unit in their type: an inch is not a hex.
#pragma once

#include <compare>

namespace reisswitz::measure {

template <class Unit>
struct Count {
    int value{};

    friend constexpr auto operator<=>(Count, Count) = default;
    friend constexpr Count operator+(Count a, Count b) { return {a.value + b.value}; }
    friend constexpr Count operator-(Count a, Count b) { return {a.value - b.value}; }
    constexpr Count& operator+=(Count other) { return *this = *this + other; }
    constexpr Count& operator-=(Count other) { return *this = *this - other; }
};

using Hexes = Count<struct HexUnit>;
using StrengthPoints = Count<struct StrengthPointUnit>;
using Turns = Count<struct TurnUnit>;

inline namespace literals {
constexpr Hexes operator""_hexes(unsigned long long n) { return {static_cast<int>(n)}; }
constexpr StrengthPoints operator""_sp(unsigned long long n) { return {static_cast<int>(n)}; }
constexpr Turns operator""_turns(unsigned long long n) { return {static_cast<int>(n)}; }
}  // namespace literals

static_assert(3_hexes + 1_hexes > 3_hexes);

}  // namespace reisswitz::measure
