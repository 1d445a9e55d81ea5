/// The terrain of a board. Only wire changes in play, and is kept in the state.
#pragma once

#include <cstdint>
#include <vector>

#include "hex/board.hpp"
#include "hex/board_tables.hpp"
#include "hex/direction.hpp"
#include "hex/hex_set.hpp"
#include "hex/sight.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

using hex::Direction;
using hex::DirectionSet;
using hex::HexIndex;
using hex::HexSet;
using hex::off_board;

/// Highest ground: PW-HEX and the source know hills by whole levels.
inline constexpr int highest_elevation = 5;

/// What fills one hex.
struct Terrain {
    std::uint8_t elevation{};
    bool woods = false;
    bool built_up = false;
    bool fortification = false;
    bool trench = false;
    bool river = false;
    bool ford = false;
    bool bridge = false;
    bool impassable = false;
    DirectionSet road{};  ///< edges that carry a road

    /// Woods, built-up area, fortification or trench (PW-DEF-2, PW-DEF-4).
    constexpr bool close() const { return woods || built_up || fortification || trench; }
    /// A river, and no bridge over it: a unit here stands in the water.
    constexpr bool water() const { return river && !bridge; }
    /// PW-RULING-30: a river is entered by ford or bridge only.
    constexpr bool enterable() const { return !impassable && (!river || ford || bridge); }

    friend constexpr bool operator==(const Terrain&, const Terrain&) = default;
};

/// A board with its terrain, made once for a scenario.
class Ground {
public:
    Ground(hex::BoardSize size, std::vector<Terrain> terrain, TerrainHeights heights);

    hex::BoardSize size() const { return board_.size(); }
    const hex::BoardTables& board() const { return board_; }
    const Terrain& at(HexIndex hex) const { return terrain_[hex.value]; }
    HexIndex neighbour(HexIndex hex, Direction direction) const { return board_.neighbour(hex, direction); }
    const auto& neighbours(HexIndex hex) const { return board_.neighbours(hex); }
    int distance(HexIndex a, HexIndex b) const { return board_.distance(a, b); }
    bool adjacent(HexIndex a, HexIndex b) const { return board_.adjacent(a, b); }
    /// The direction of an adjacent hex.
    Direction towards(HexIndex from, HexIndex neighbour) const {
        return hex::bearings(board_.vector(from, neighbour)).left();
    }

    /// Elevation and what stands on it (PW-LOS-3).
    int top(HexIndex hex) const { return tops_[hex.value]; }
    int elevation(HexIndex hex) const { return terrain_[hex.value].elevation; }

    /// Whether a road crosses that edge, on both sides of it (PW-RULING-32).
    bool road_across(HexIndex hex, Direction edge) const {
        const HexIndex other = neighbour(hex, edge);
        return other.on_board() && at(hex).road.contains(edge) && at(other).road.contains(hex::opposite(edge));
    }

    /// PW-LOS-4, PW-LOS-5. @param held  hexes with units that this fire may not pass; none for artillery
    template <class Set>
    bool clear_line(HexIndex from, HexIndex to, const Set& held) const {
        return hex::clear_line(size(), from, to,
                               [&](HexIndex hex) { return hex::Ground{elevation(hex), top(hex), held.contains(hex)}; });
    }
    bool clear_line_over_units(HexIndex from, HexIndex to) const {
        return hex::clear_line(size(), from, to,
                               [&](HexIndex hex) { return hex::Ground{elevation(hex), top(hex), false}; });
    }

private:
    hex::BoardTables board_;
    std::vector<Terrain> terrain_;
    std::vector<std::uint8_t> tops_;
};

}  // namespace reisswitz::portable
