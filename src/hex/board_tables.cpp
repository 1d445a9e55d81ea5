#include "hex/board_tables.hpp"

namespace reisswitz::hex {

BoardTables::BoardTables(BoardSize board) : size_(board) {
    const auto hexes = static_cast<std::size_t>(board.hexes());
    neighbours_.reserve(hexes);
    places_.reserve(hexes);
    for (int column = 0; column < board.columns; ++column)
        for (int row = 0; row < board.rows; ++row) {
            const Cube cube = to_cube(ColumnRow{column, row});
            places_.push_back({static_cast<std::int16_t>(cube.q), static_cast<std::int16_t>(cube.r)});
            auto& around = neighbours_.emplace_back();
            for (const Direction direction : all_directions)
                around[static_cast<std::size_t>(direction)] = to_hex(board, cube + step(direction));
        }
}

}  // namespace reisswitz::hex
