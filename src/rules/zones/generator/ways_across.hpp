/// Roads and waters drawn across a board.
#pragma once

#include <optional>
#include <vector>

#include "rules/zones/generator/draw.hpp"
#include "rules/zones/procedures/terrain_board.hpp"

namespace reisswitz::zones {

/// Which way something crosses the board.
enum class Across : bool { west_to_east, north_to_south };

constexpr Across other_way(Across across) {
    return across == Across::west_to_east ? Across::north_to_south : Across::west_to_east;
}

/// A way from one edge to the one that faces it: it always gains ground, swerves now and then, and never touches
/// itself.
/// @param swerve_pct  chance of a swerve at each step
std::vector<Cell> way_across(const TerrainBoard& board, Across across, int swerve_pct, Draw& draw);

/// A way from a cell of another road straight out to an edge, with swerves.
/// @param across  the way that the other road goes: this one leaves it to either side
std::vector<Cell> way_off(const TerrainBoard& board, Cell start, Across across, int swerve_pct, Draw& draw);

/// Whether a water on these cells meets every road in single cells, none of them the end of a road.
bool crosses_cleanly(const TerrainBoard& board, const std::vector<Cell>& water);

}  // namespace reisswitz::zones
