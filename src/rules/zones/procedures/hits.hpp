/// How many dice hit: thrown, and all at once in numbers.
#pragma once

#include <span>

#include "dice/enumerated_dice.hpp"
#include "rules/zones/procedures/ten_sided.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

/// Dice that are thrown together and hit on the same faces.
struct DiceGroup {
    int dice{};   ///< 0 to 100
    int faces{};  ///< 0 to 10: the faces below it hit
    friend constexpr bool operator==(DiceGroup, DiceGroup) = default;
};

/// Throws a group and tells its dice.
/// @param clause  that orders the throw
template <class D, ruling::RulingSink R>
int resolve_hits(DiceGroup group, ruling::Clause clause, ruling::Throw what, D& dice, R& ruling) {
    if (group.dice == 0) return 0;
    const int hits = dice.count(group.dice, dice::d10, low_faces(group.faces), what);
    if constexpr (R::explains) ruling.dice(clause, what, as_marked(dice.shown()), hits);
    return hits;
}

/// The odds of the hits of several groups together: from 0 to the number of dice in turn. The whole is 10 to the power
/// of the number of dice, however far that could be reduced: groups of equal size have equal wholes.
dice::ResultShares<int> hits_of(std::span<const DiceGroup> groups);

/// The same hits as casualties of somebody who has no more castings than `castings`.
dice::ResultShares<int> casualties_of(dice::ResultShares<int> hits, int castings);

}  // namespace reisswitz::zones
