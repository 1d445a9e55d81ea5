#include "rules/zones/generator/ways_across.hpp"

#include <algorithm>

namespace reisswitz::zones {

namespace {

/// Steps of one way, as if it always went from west to east.
struct Line {
    int length;   ///< cells from edge to edge
    int breadth;  ///< cells beside each other
    Across across;

    Cell cell(int along, int beside) const {
        return across == Across::west_to_east ? Cell{along, beside} : Cell{beside, along};
    }
};

Line line_of(const TerrainBoard& board, Across across) {
    return across == Across::west_to_east ? Line{board.width(), board.height(), across}
                                          : Line{board.height(), board.width(), across};
}

/// The longest swerve, in cells.
constexpr int longest_swerve = 3;

/// From `along` on in steps of `step` until the edge.
void walk(const Line& line, int along, int beside, int step, int swerve_pct, Draw& draw, std::vector<Cell>& path) {
    path.push_back(line.cell(along, beside));
    while (along + step >= 0 && along + step < line.length) {
        along += step;
        path.push_back(line.cell(along, beside));
        const bool at_edge = along == 0 || along + 1 == line.length;
        if (at_edge || !draw.chance(swerve_pct)) continue;
        const int aside = draw.chance(50) ? 1 : -1;
        for (int i = draw.between(1, longest_swerve); i > 0; --i) {
            // A way keeps one cell from the edges that it does not leave by.
            if (beside + aside < 1 || beside + aside + 1 >= line.breadth) break;
            beside += aside;
            path.push_back(line.cell(along, beside));
        }
    }
}

}  // namespace

std::vector<Cell> way_across(const TerrainBoard& board, Across across, int swerve_pct, Draw& draw) {
    const Line line = line_of(board, across);
    std::vector<Cell> path;
    walk(line, 0, draw.between(2, line.breadth - 3), 1, swerve_pct, draw, path);
    return path;
}

std::vector<Cell> way_off(const TerrainBoard& board, Cell start, Across across, int swerve_pct, Draw& draw) {
    const Line line = line_of(board, other_way(across));
    const int along = across == Across::west_to_east ? start.row : start.column;
    const int beside = across == Across::west_to_east ? start.column : start.row;
    std::vector<Cell> path;
    walk(line, along, beside, draw.chance(50) ? 1 : -1, swerve_pct, draw, path);
    return path;
}

bool crosses_cleanly(const TerrainBoard& board, const std::vector<Cell>& water) {
    std::vector<Cell> wet = water;
    std::sort(wet.begin(), wet.end());
    const auto is_wet = [&](Cell cell) { return std::binary_search(wet.begin(), wet.end(), cell); };
    return std::none_of(board.roads.begin(), board.roads.end(), [&](const Road& road) {
        if (is_wet(road.path.front()) || is_wet(road.path.back())) return true;
        for (std::size_t i = 1; i < road.path.size(); ++i)
            if (is_wet(road.path[i - 1]) && is_wet(road.path[i])) return true;
        return false;
    });
}

}  // namespace reisswitz::zones
