/// When a unit is spent.
#pragma once

#include <optional>

#include "rules/bbb/tables.hpp"

namespace reisswitz::bbb {

/// The lost bases that make a unit spent, where a scenario says so; otherwise its quality does. Clauses: BBB-RULING-6.
struct SpentAfter {
    std::optional<int> lost_bases;

    constexpr SpentAfter() = default;
    constexpr SpentAfter(int bases) : lost_bases(bases) {}
};

/// Clauses: BBB-ATT-10.
inline bool is_spent(Quality quality, int lost_bases, SpentAfter spent_after, const Tables& tables) {
    return lost_bases >= spent_after.lost_bases.value_or(tables.qualities.spent_after[quality]);
}

}  // namespace reisswitz::bbb
