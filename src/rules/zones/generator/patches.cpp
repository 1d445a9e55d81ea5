#include "rules/zones/generator/patches.hpp"

#include <algorithm>
#include <array>

namespace reisswitz::zones {

namespace {

std::array<Cell, 4> beside(Cell cell) {
    return {Cell{cell.column, cell.row - 1}, Cell{cell.column + 1, cell.row}, Cell{cell.column, cell.row + 1},
            Cell{cell.column - 1, cell.row}};
}

/// Where a patch may begin is tried so often before it is given up.
constexpr int tries_for_a_start = 40;

}  // namespace

PatchGrower::PatchGrower(TerrainBoard& board, Draw& draw) : board_(board), draw_(draw), roads_(board) {
    for (const Road& road : board.roads)
        for (const Cell cell : road.path) roads_.insert(cell);
}

int PatchGrower::grow(char letter, int cells) { return grow_apart(letter, cells, ""); }

int PatchGrower::grow_apart(char letter, int cells, std::string_view others) {
    const auto allowed = [&](Cell cell) { return is_free(cell) && !is_beside(cell, others); };
    for (int i = 0; i < tries_for_a_start; ++i) {
        const Cell start = any_cell();
        if (!allowed(start)) continue;
        const std::vector<Cell> patch = spread(start, cells, allowed);
        const bool boggy = std::any_of(patch.begin(), patch.end(), [&](Cell cell) { return is_near_water(cell); });
        for (const Cell cell : patch) letter_at(cell) = letter == 'r' && boggy ? 'm' : letter;
        return static_cast<int>(patch.size());
    }
    return 0;
}

bool PatchGrower::put(char letter, Cell cell) {
    if (!is_free(cell)) return false;
    letter_at(cell) = letter;
    return true;
}

std::vector<Cell> PatchGrower::hill_cells(int cells) {
    const auto is_dry = [&](Cell cell) {
        return board_.holds(cell) && board_.letter(cell) != 'w' && board_.letter(cell) != 's';
    };
    Cell start = any_cell();
    while (!is_dry(start)) start = any_cell();
    return spread(start, cells, is_dry);
}

bool PatchGrower::is_free(Cell cell) const {
    return board_.holds(cell) && board_.letter(cell) == '.' && !roads_.contains(cell);
}

Cell PatchGrower::any_cell() { return {draw_.below(board_.width()), draw_.below(board_.height())}; }

bool PatchGrower::is_near_water(Cell cell) const {
    for (int down = -1; down <= 1; ++down)
        for (int right = -1; right <= 1; ++right)
            if (const Cell near{cell.column + right, cell.row + down}; board_.holds(near))
                if (const char letter = board_.letter(near); letter == 's' || letter == 'w') return true;
    return false;
}

bool PatchGrower::is_beside(Cell cell, std::string_view letters) const {
    const auto neighbours = beside(cell);
    return std::any_of(neighbours.begin(), neighbours.end(), [&](Cell near) {
        return board_.holds(near) && letters.find(board_.letter(near)) != std::string_view::npos;
    });
}

char& PatchGrower::letter_at(Cell cell) {
    return board_.rows[static_cast<std::size_t>(cell.row)].letters[static_cast<std::size_t>(cell.column)];
}

template <class Allowed>
std::vector<Cell> PatchGrower::spread(Cell start, int cells, Allowed allowed) {
    CellSet met{board_};
    met.insert(start);
    std::vector<Cell> border{start};
    std::vector<Cell> patch;
    while (!border.empty() && static_cast<int>(patch.size()) < cells) {
        std::swap(
            border[static_cast<std::size_t>(draw_.below(static_cast<int>(std::min<std::size_t>(border.size(), 100))))],
            border.back());
        const Cell cell = border.back();
        border.pop_back();
        patch.push_back(cell);
        for (const Cell near : beside(cell)) {
            if (!allowed(near) || met.contains(near)) continue;
            met.insert(near);
            border.push_back(near);
        }
    }
    std::sort(patch.begin(), patch.end());
    return patch;
}

}  // namespace reisswitz::zones
