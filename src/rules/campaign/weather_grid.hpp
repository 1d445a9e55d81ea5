/// A weather grid: what weather each of its cells stands for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace reisswitz::campaign {

/// Row of Tables::weathers.
using WeatherRow = std::int16_t;

/// The sides of a grid: a die moves the marker by up to 5, so that a smaller one is all border, and the source has 15.
inline constexpr int shortest_grid_side = 3;
inline constexpr int longest_grid_side = 31;

/// Columns from the left and rows from the top, both from 1. Clauses: FW-WX-4, FW-RULING-18.
struct WeatherGrid {
    int columns{};
    int rows{};
    std::vector<WeatherRow> cells;  ///< row by row

    WeatherRow at(int column, int row) const {
        return cells[static_cast<std::size_t>((row - 1) * columns + column - 1)];
    }
    bool empty() const { return cells.empty(); }
};

}  // namespace reisswitz::campaign
