/// A board as its constraints see it: what is counted in it once and asked often.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "rules/zones/procedures/terrain_board.hpp"

namespace reisswitz::zones {

/// Cells of a board that are marked.
class CellSet {
public:
    explicit CellSet(const TerrainBoard& board)
        : width_(board.width()), height_(board.height()), marks_(static_cast<std::size_t>(width_ * height_)) {}

    void insert(Cell cell) { marks_[index(cell)] = true; }
    bool contains(Cell cell) const { return holds(cell) && marks_[index(cell)]; }
    /// The cell or one beside it.
    bool touches(Cell cell) const {
        return contains(cell) || contains({cell.column - 1, cell.row}) || contains({cell.column + 1, cell.row}) ||
               contains({cell.column, cell.row - 1}) || contains({cell.column, cell.row + 1});
    }

private:
    bool holds(Cell cell) const {
        return cell.column >= 0 && cell.row >= 0 && cell.column < width_ && cell.row < height_;
    }
    std::size_t index(Cell cell) const { return static_cast<std::size_t>(cell.row * width_ + cell.column); }

    int width_;
    int height_;
    std::vector<bool> marks_;
};

/// A longest stretch of a road over one kind of water.
struct WaterRun {
    char letter{};
    std::vector<Cell> cells;
};

/// @warning  refers to the board
class TerrainSurvey {
public:
    explicit TerrainSurvey(const TerrainBoard& board);

    const TerrainBoard& board() const { return board_; }
    int cells() const { return board_.width() * board_.height(); }
    /// Open, ploughed or bushes, and no steep hill on it.
    int open_cells() const { return open_; }
    int count(char letter) const;
    bool has(char letter) const { return count(letter) > 0; }
    bool has_steep_hill() const;
    int primary_roads() const;

    bool has_bridge(Cell cell) const { return bridges_.contains(cell); }
    bool has_stone_bridge(Cell cell) const { return stone_bridges_.contains(cell); }
    bool has_ford(Cell cell) const { return fords_.contains(cell); }

    /// Patches of some letters that hang together by sides.
    int patches(std::string_view letters) const;

    /// The ends of roads that lie on an edge, each once. @param primary_only  of primary roads
    std::vector<Cell> road_exits(bool primary_only) const;
    /// The cell is in or beside a road other than the road of number `but`.
    bool touches_other_road(std::size_t but, Cell cell) const;
    CellSet cells_of_roads(RoadKind kind) const;

private:
    const TerrainBoard& board_;
    std::vector<int> counts_;  ///< by letter, in the order of ground_letters
    int open_{};
    CellSet bridges_, stone_bridges_, fords_;
};

/// Clauses: TD-MAJ-6.
std::vector<WaterRun> water_runs(const TerrainBoard& board, const Road& road);

}  // namespace reisswitz::zones
