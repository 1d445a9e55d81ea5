#include "rules/zones/procedures/terrain_board.hpp"

namespace reisswitz::zones {

Edges edges_of(const TerrainBoard& board, Cell cell) {
    return {.west = cell.column == 0,
            .east = cell.column + 1 == board.width(),
            .north = cell.row == 0,
            .south = cell.row + 1 == board.height()};
}

bool on_different_edges(const TerrainBoard& board, Cell a, Cell b) {
    const Edges one = edges_of(board, a);
    const Edges other = edges_of(board, b);
    return (one.west && (other.east || other.north || other.south)) ||
           (one.east && (other.west || other.north || other.south)) ||
           (one.north && (other.west || other.east || other.south)) ||
           (one.south && (other.west || other.east || other.north));
}

bool on_opposite_edges(const TerrainBoard& board, Cell a, Cell b) {
    const Edges one = edges_of(board, a);
    const Edges other = edges_of(board, b);
    return (one.west && other.east) || (one.east && other.west) || (one.north && other.south) ||
           (one.south && other.north);
}

}  // namespace reisswitz::zones
