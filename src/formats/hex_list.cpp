#include "formats/hex_list.hpp"

#include <algorithm>

namespace reisswitz::formats {

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = text.find_first_not_of(' ');
        if (begin == std::string_view::npos) return words;
        text.remove_prefix(begin);
        words.push_back(text.substr(0, text.find(' ')));
        text.remove_prefix(words.back().size());
    }
}

std::string extent(hex::BoardSize board) {
    return hex::name(hex::ColumnRow{0, 0}).str() + " to " +
           hex::name(hex::ColumnRow{board.columns - 1, board.rows - 1}).str();
}

std::optional<std::vector<hex::HexIndex>> find_block(hex::BoardSize board, std::string_view text) {
    const std::size_t colon = text.find(':');
    const hex::HexIndex first = hex::find_hex(board, text.substr(0, colon));
    const hex::HexIndex last = colon == std::string_view::npos ? first : hex::find_hex(board, text.substr(colon + 1));
    if (!first.on_board() || !last.on_board()) return std::nullopt;
    const auto [column_a, row_a] = hex::place_of(board, first);
    const auto [column_b, row_b] = hex::place_of(board, last);
    std::vector<hex::HexIndex> hexes;
    for (int column = std::min(column_a, column_b); column <= std::max(column_a, column_b); ++column)
        for (int row = std::min(row_a, row_b); row <= std::max(row_a, row_b); ++row)
            hexes.push_back(hex::hex_at(board, {column, row}));
    return hexes;
}

}  // namespace reisswitz::formats
