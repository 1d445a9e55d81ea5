#include "rules/zones/procedures/terrain_survey.hpp"

#include <algorithm>

namespace reisswitz::zones {

TerrainSurvey::TerrainSurvey(const TerrainBoard& board)
    : board_(board), counts_(ground_letters.size()), bridges_(board), stone_bridges_(board), fords_(board) {
    CellSet steep{board};
    for (const Hill& hill : board.hills)
        if (hill.steep)
            for (const Cell cell : hill.cells) steep.insert(cell);
    for (int row = 0; row < board.height(); ++row)
        for (int column = 0; column < board.width(); ++column) {
            const Cell cell{column, row};
            const char letter = board.letter(cell);
            ++counts_[ground_letters.find(letter)];
            const bool clear = letter == '.' || letter == 'p' || letter == 'b';
            open_ += clear && !steep.contains(cell) ? 1 : 0;
        }
    for (const Bridge& bridge : board.bridges) {
        bridges_.insert(bridge.at);
        if (bridge.stone) stone_bridges_.insert(bridge.at);
    }
    for (const Ford& ford : board.fords) fords_.insert(ford.at);
}

int TerrainSurvey::count(char letter) const { return counts_[ground_letters.find(letter)]; }

bool TerrainSurvey::has_steep_hill() const {
    return std::any_of(board_.hills.begin(), board_.hills.end(), [](const Hill& hill) { return hill.steep; });
}

int TerrainSurvey::primary_roads() const {
    return static_cast<int>(std::count_if(board_.roads.begin(), board_.roads.end(),
                                          [](const Road& road) { return road.kind == RoadKind::primary; }));
}

int TerrainSurvey::patches(std::string_view letters) const {
    const auto belongs = [&](Cell cell) {
        return board_.holds(cell) && letters.find(board_.letter(cell)) != std::string_view::npos;
    };
    CellSet seen{board_};
    int patches = 0;
    for (int row = 0; row < board_.height(); ++row)
        for (int column = 0; column < board_.width(); ++column) {
            if (!belongs({column, row}) || seen.contains({column, row})) continue;
            ++patches;
            std::vector<Cell> waiting{{column, row}};
            seen.insert({column, row});
            while (!waiting.empty()) {
                const Cell here = waiting.back();
                waiting.pop_back();
                for (const Cell next : {Cell{here.column - 1, here.row}, Cell{here.column + 1, here.row},
                                        Cell{here.column, here.row - 1}, Cell{here.column, here.row + 1}}) {
                    if (!belongs(next) || seen.contains(next)) continue;
                    seen.insert(next);
                    waiting.push_back(next);
                }
            }
        }
    return patches;
}

std::vector<Cell> TerrainSurvey::road_exits(bool primary_only) const {
    std::vector<Cell> exits;
    for (const Road& road : board_.roads) {
        if (primary_only && road.kind != RoadKind::primary) continue;
        for (const Cell end : {road.path.front(), road.path.back()})
            if (edges_of(board_, end).any()) exits.push_back(end);
    }
    std::sort(exits.begin(), exits.end());
    exits.erase(std::unique(exits.begin(), exits.end()), exits.end());
    return exits;
}

bool TerrainSurvey::touches_other_road(std::size_t but, Cell cell) const {
    for (std::size_t i = 0; i < board_.roads.size(); ++i) {
        if (i == but) continue;
        const auto& path = board_.roads[i].path;
        if (std::any_of(path.begin(), path.end(),
                        [&](Cell other) { return other == cell || are_adjacent(other, cell); }))
            return true;
    }
    return false;
}

CellSet TerrainSurvey::cells_of_roads(RoadKind kind) const {
    CellSet cells{board_};
    for (const Road& road : board_.roads)
        if (road.kind == kind)
            for (const Cell cell : road.path) cells.insert(cell);
    return cells;
}

std::vector<WaterRun> water_runs(const TerrainBoard& board, const Road& road) {
    std::vector<WaterRun> runs;
    char before = '.';
    for (const Cell cell : road.path) {
        const char letter = board.letter(cell);
        if (letter == 'w' || letter == 's') {
            if (letter != before) runs.push_back({letter, {}});
            runs.back().cells.push_back(cell);
        }
        before = letter;
    }
    return runs;
}

}  // namespace reisswitz::zones
