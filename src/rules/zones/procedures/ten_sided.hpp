/// Dice of this rule book: ten sides marked 0 to 9, of which the low ones hit.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "dice/die.hpp"

namespace reisswitz::zones {

/// A die of this program shows 1 to 10: its ten is the 0 of the die on the table.
inline constexpr int faces_of_a_die = 10;

/// The faces 0 to count - 1. @param count  0 to 10
constexpr dice::Faces low_faces(int count) {
    constexpr std::array<dice::Faces, faces_of_a_die + 1> by_count{
        dice::Faces{},
        {10},
        {10, 1},
        {10, 1, 2},
        {10, 1, 2, 3},
        {10, 1, 2, 3, 4},
        {10, 1, 2, 3, 4, 5},
        {10, 1, 2, 3, 4, 5, 6},
        {10, 1, 2, 3, 4, 5, 6, 7},
        {10, 1, 2, 3, 4, 5, 6, 7, 8},
        {10, 1, 2, 3, 4, 5, 6, 7, 8, 9},
    };
    return by_count[static_cast<std::size_t>(count)];
}

/// Faces as they are marked, for a ruling: 0 to 9.
inline std::vector<int> as_marked(std::span<const int> shown) {
    std::vector<int> marked(shown.begin(), shown.end());
    for (int& face : marked) face %= faces_of_a_die;
    return marked;
}

}  // namespace reisswitz::zones
