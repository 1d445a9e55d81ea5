/// Patches of ground that grow from a cell.
#pragma once

#include <string_view>
#include <vector>

#include "rules/zones/generator/draw.hpp"
#include "rules/zones/procedures/terrain_survey.hpp"

namespace reisswitz::zones {

/// Grows patches on open cells that no road crosses.
class PatchGrower {
public:
    /// @param board  must outlive the grower; its roads and waters are laid
    PatchGrower(TerrainBoard& board, Draw& draw);

    /// Makes up to `cells` open cells that hang together a patch of that letter. Rock within a cell of water becomes
    /// marsh. @return how many cells it has: none where there was no room
    int grow(char letter, int cells);

    /// The same, beside no other cell of these letters.
    int grow_apart(char letter, int cells, std::string_view others);

    /// One cell if it is free. @retval false  it is not
    bool put(char letter, Cell cell);

    /// Cells for a hill: anywhere but in water.
    std::vector<Cell> hill_cells(int cells);

    bool is_free(Cell cell) const;
    Cell any_cell();

private:
    bool is_near_water(Cell cell) const;
    bool is_beside(Cell cell, std::string_view letters) const;
    char& letter_at(Cell cell);

    template <class Allowed>
    std::vector<Cell> spread(Cell start, int cells, Allowed allowed);

    TerrainBoard& board_;
    Draw& draw_;
    CellSet roads_;
};

}  // namespace reisswitz::zones
