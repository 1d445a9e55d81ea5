/// A field of character cells with colours, drawn on and then printed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/look.hpp"

namespace reisswitz::app {

/// One of a terminal's 256 colours, or the one it has by itself.
struct Colour {
    static constexpr std::int16_t own = -1;
    std::int16_t number = own;
    friend constexpr bool operator==(Colour, Colour) = default;
};

struct Cell {
    char32_t glyph = U' ';
    Colour ink{};
    Colour paper{};
    bool bold = false;
};

class Canvas {
public:
    Canvas(int columns, int rows)
        : columns_(columns), cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

    /// What is drawn beyond the edge is not seen.
    void put(int column, int row, const Cell& cell) {
        if (column < 0 || column >= columns_ || row < 0 || row >= rows()) return;
        at(column, row) = cell;
    }
    /// ASCII text, one character a cell.
    void write(int column, int row, std::string_view text, const Cell& as = {}) {
        for (const char c : text) {
            Cell cell = as;
            cell.glyph = static_cast<unsigned char>(c);
            put(column++, row, cell);
        }
    }

    int columns() const { return columns_; }
    int rows() const { return static_cast<int>(cells_.size()) / columns_; }
    const Cell& at(int column, int row) const { return cells_[index(column, row)]; }

    /// Its lines, without blanks at their ends, each with a line feed.
    std::string print(const Look& look) const;

private:
    std::size_t index(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
    }
    Cell& at(int column, int row) { return cells_[index(column, row)]; }

    int columns_;
    std::vector<Cell> cells_;
};

}  // namespace reisswitz::app
