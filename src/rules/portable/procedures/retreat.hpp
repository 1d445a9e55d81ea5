/// Where a unit that is hit may go back to.
#pragma once

#include <algorithm>

#include "hex/board.hpp"
#include "rules/portable/ground.hpp"
#include "rules/portable/options.hpp"

namespace reisswitz::portable {

/// Whether any enemy stands next to a hex.
template <class Set>
bool next_to_any(const Ground& ground, HexIndex hex, const Set& units) {
    for (const HexIndex neighbour : ground.neighbours(hex))
        if (units.contains(neighbour)) return true;
    return false;
}

/// The hexes that a unit may retreat to: adjacent, on the board, enterable, without a unit of either side, not next to
/// an enemy, and by default not nearer than now to where the hit came from.
///
/// @param unit      where it stands
/// @param hit_from  the hex that the hit came from
/// @param occupied  hexes with units of either side, enemies included; its own hex does not matter
/// @param enemies   hexes with enemies of the unit
/// Clauses: PW-DEF-6, PW-HIT-3, PW-RULING-26, PW-RULING-30.
template <class Set>
Set retreat_hexes(const Ground& ground, HexIndex unit, HexIndex hit_from, const Set& occupied, const Set& enemies,
                  RetreatDirection retreat_direction) {
    Set hexes;
    const int distance_now = ground.distance(unit, hit_from);
    for (const HexIndex hex : ground.neighbours(unit)) {
        if (!hex.on_board() || !ground.at(hex).enterable()) continue;
        if (occupied.contains(hex) || enemies.contains(hex) || next_to_any(ground, hex, enemies)) continue;
        if (retreat_direction == RetreatDirection::not_closer && ground.distance(hex, hit_from) < distance_now)
            continue;
        hexes.insert(hex);
    }
    return hexes;
}

/// The retreat of a unit that has no wish: the farthest from where the hit came from, of those the farthest from the
/// nearest enemy, then the first by column and row; off_board when there is none.
/// Clauses: PW-STD-3.
template <class Set>
HexIndex retreat_without_a_wish(const Ground& ground, const Set& hexes, HexIndex hit_from, const Set& enemies) {
    HexIndex best = off_board;
    int farthest = -1;
    int farthest_from_enemy = -1;
    for (const HexIndex hex : hexes) {
        const int from_hit = ground.distance(hex, hit_from);
        if (from_hit < farthest) continue;
        int from_enemy = hex::most_hexes;
        for (const HexIndex enemy : enemies) from_enemy = std::min(from_enemy, ground.distance(hex, enemy));
        if (from_hit == farthest && from_enemy <= farthest_from_enemy) continue;
        best = hex;
        farthest = from_hit;
        farthest_from_enemy = from_enemy;
    }
    return best;
}

}  // namespace reisswitz::portable
