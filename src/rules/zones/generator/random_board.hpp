/// Boards made by lot, each one of its type.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <vector>

#include "rules/zones/procedures/terrain_board.hpp"
#include "rules/zones/tables.hpp"

namespace reisswitz::zones {

/// A smaller board has no room for all that its type asks for.
inline constexpr int least_random_side = 12;
inline constexpr int most_random_side = 60;
inline constexpr int least_cell_yd = 25;
inline constexpr int most_cell_yd = 100;

struct BoardWanted {
    TerrainType terrain_type{};
    int columns = 24;  ///< least_random_side to most_random_side
    int rows = 18;
    int cell_yd = 50;  ///< least_cell_yd to most_cell_yd
    std::uint64_t seed{};
};
BOOST_DESCRIBE_STRUCT(BoardWanted, (), (terrain_type, columns, rows, cell_yd, seed))

enum class BarrierKind : std::uint8_t { fence, stone_wall };
BOOST_DESCRIBE_ENUM(BarrierKind, fence, stone_wall)

enum class CellSide : std::uint8_t { north, east, south, west };
BOOST_DESCRIBE_ENUM(CellSide, north, east, south, west)

/// A fence or low wall along one side of a cell (TD-MAJ-1, TD-RULING-12).
struct Barrier {
    BarrierKind kind{};
    Cell at{};
    CellSide side{};
    friend bool operator==(const Barrier&, const Barrier&) = default;
};
BOOST_DESCRIBE_STRUCT(Barrier, (), (kind, at, side))

/// An objective zone on the board, from its north-western cell on.
struct PlacedZone {
    ZoneClass zone_class{};
    Cell corner{};
    int columns{};
    int rows{};
    friend bool operator==(const PlacedZone&, const PlacedZone&) = default;
};
BOOST_DESCRIBE_STRUCT(PlacedZone, (), (zone_class, corner, columns, rows))

/// A board, and what on it no constraint speaks of.
struct RandomBoard {
    TerrainBoard board;
    std::vector<Barrier> barriers;
    std::vector<Cell> sunken_road;   ///< cells in which a road is sunken (TD-GEO-2)
    std::vector<Cell> steep_banks;   ///< cells of a stream that is crossed at fords and bridges only (TD-GDL-2)
    std::vector<PlacedZone> placed;  ///< the zones of the board, in the same order
    friend bool operator==(const RandomBoard&, const RandomBoard&) = default;
};
BOOST_DESCRIBE_STRUCT(RandomBoard, (), (board, barriers, sunken_road, steep_banks, placed))

/// A board of that type and size, the same for the same wish. It has no violation and no warning under the default
/// settings of these tables.
/// @throws std::invalid_argument  a size beyond its bounds
/// @throws std::runtime_error     tables of a house rule ask for what no board can have
/// Clauses: TD-GEO-1 to TD-GEO-5, TD-GDL-1 to TD-GDL-6, TD-MAJ-1, TD-MAJ-5, TD-MAJ-6.
RandomBoard make_random_board(const BoardWanted& wanted, const BoardTable& table);

}  // namespace reisswitz::zones
