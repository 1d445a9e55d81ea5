/// The least time in which a unit could get to places if no enemy were in its way.
#pragma once

#include <vector>

#include "rules/portable/battle.hpp"

namespace reisswitz::formats {

inline constexpr int never = -1;

/// For each hex of the board the least turn in which a unit that starts in one of `starts` can stand there:
/// `first_turn` for the starts themselves and what is reached at once, `never` where no way leads. No unit
/// marches faster: the road's extra hex is granted wherever the board has a road, and only what ends a move on
/// entering is counted against it.
std::vector<int> turns_of_march(const portable::Battle& battle, const std::vector<portable::HexIndex>& starts, int move,
                                int first_turn);

}  // namespace reisswitz::formats
