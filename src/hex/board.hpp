#pragma once

#include <array>
#include <boost/describe/class.hpp>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "hex/cube.hpp"
#include "hex/direction.hpp"

namespace reisswitz::hex {

/// The place of a hex, both counted from 0: columns run from west to east, rows from north to south.
/// In the columns of odd index every hex lies half a hex further south.
/// Clauses: PW-HEX-1.
struct ColumnRow {
    int column{};
    int row{};

    friend constexpr auto operator<=>(ColumnRow, ColumnRow) = default;
};

/// A board of less than two columns or rows has no lines to speak of; names and tables are made for 64 (column BL).
inline constexpr int fewest_columns_or_rows = 2;
inline constexpr int most_columns_or_rows = 64;
inline constexpr int most_hexes = most_columns_or_rows * most_columns_or_rows;

/// The size of a board. Clauses: PW-HEX-1.
struct BoardSize {
    int columns{};
    int rows{};

    constexpr int hexes() const { return columns * rows; }
    constexpr bool contains(ColumnRow place) const {
        return place.column >= 0 && place.column < columns && place.row >= 0 && place.row < rows;
    }
    /// Both within 2 to 64.
    constexpr bool allowed() const {
        return columns >= fewest_columns_or_rows && columns <= most_columns_or_rows && rows >= fewest_columns_or_rows &&
               rows <= most_columns_or_rows;
    }

    friend constexpr bool operator==(BoardSize, BoardSize) = default;
};
BOOST_DESCRIBE_STRUCT(BoardSize, (), (columns, rows))

/// A hex of one board, by number: column by column from the west, in each from north to south. The order of the
/// numbers is therefore the order "by column, then row". Without a value it is `off_board`.
struct HexIndex {
    static constexpr std::uint16_t off_board_value = 0xFFFF;

    std::uint16_t value = off_board_value;

    constexpr bool on_board() const { return value != off_board_value; }

    friend constexpr auto operator<=>(HexIndex, HexIndex) = default;
};

/// No hex: beyond the edge of the board, or not on it at all.
inline constexpr HexIndex off_board{};

/// The hex at a place; `off_board` if the board has no such place.
constexpr HexIndex hex_at(BoardSize board, ColumnRow place) {
    if (!board.contains(place)) return off_board;
    return {static_cast<std::uint16_t>(place.column * board.rows + place.row)};
}

/// The place of a hex that is on the board.
constexpr ColumnRow place_of(BoardSize board, HexIndex hex) {
    assert(hex.value < board.hexes());
    return {hex.value / board.rows, hex.value % board.rows};
}

/// Clauses: PW-HEX-2.
constexpr Cube to_cube(ColumnRow place) {
    const int q = place.column;
    const int r = place.row - (q - (q & 1)) / 2;
    return {q, r, -q - r};
}

constexpr ColumnRow to_place(Cube cube) { return {cube.q, cube.r + (cube.q - (cube.q & 1)) / 2}; }

/// The coordinates of a hex that is on the board.
constexpr Cube to_cube(BoardSize board, HexIndex hex) { return to_cube(place_of(board, hex)); }

/// The hex with those coordinates, or `off_board`.
constexpr HexIndex to_hex(BoardSize board, Cube cube) { return hex_at(board, to_place(cube)); }

/// The hex across that edge, or `off_board`. Clauses: PW-HEX-3, PW-HEX-4.
constexpr HexIndex neighbour(BoardSize board, HexIndex hex, Direction direction) {
    return to_hex(board, to_cube(board, hex) + step(direction));
}

/// Steps through edges between two hexes on the board. Clauses: PW-HEX-5.
constexpr int distance(BoardSize board, HexIndex a, HexIndex b) {
    return distance(to_cube(board, a), to_cube(board, b));
}

/// Clauses: PW-HEX-4 (PW-DEF-1).
constexpr bool adjacent(BoardSize board, HexIndex a, HexIndex b) { return distance(board, a, b) == 1; }

/// The name of a hex as it is written, without allocation: "D4", "AB12".
class HexName {
public:
    constexpr operator std::string_view() const { return {text_.data(), length_}; }
    constexpr std::string_view view() const { return *this; }
    std::string str() const { return std::string(view()); }

    constexpr void append(char letter) { text_[length_++] = letter; }

    friend constexpr bool operator==(const HexName& name, std::string_view text) { return name.view() == text; }

private:
    std::array<char, 4> text_{};
    std::uint8_t length_ = 0;
};

/// Names go further than boards do: a row may be written as far as 99.
inline constexpr int last_row_with_a_name = 98;

/// The name of a place; its column below 64, its row below 99. Clauses: PW-HEX-1.
constexpr HexName name(ColumnRow place) {
    assert(place.column >= 0 && place.column < most_columns_or_rows && place.row >= 0 &&
           place.row <= last_row_with_a_name);
    constexpr int letters = 26;
    HexName text;
    if (place.column >= letters) text.append(static_cast<char>('A' + place.column / letters - 1));
    text.append(static_cast<char>('A' + place.column % letters));
    const int number = place.row + 1;
    if (number >= 10) text.append(static_cast<char>('0' + number / 10));
    text.append(static_cast<char>('0' + number % 10));
    return text;
}

/// The name of a hex that is on the board.
constexpr HexName name(BoardSize board, HexIndex hex) { return name(place_of(board, hex)); }

/// The place that a text names: one or two capitals from A to BL, then a row from 1 to 99 without leading zero.
/// Nothing if the text is malformed. Whether a board has the place is asked with `hex_at`.
/// Clauses: PW-HEX-1.
constexpr std::optional<ColumnRow> parse_hex_name(std::string_view text) {
    constexpr int letters = 26;
    const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };

    std::size_t capitals = 0;
    while (capitals < text.size() && capital(text[capitals])) ++capitals;
    if (capitals < 1 || capitals > 2) return std::nullopt;
    int column = text[0] - 'A';
    if (capitals == 2) column = (column + 1) * letters + (text[1] - 'A');
    if (column >= most_columns_or_rows) return std::nullopt;

    const std::string_view number = text.substr(capitals);
    if (number.empty() || number.size() > 2 || number[0] == '0') return std::nullopt;
    int row = 0;
    for (const char c : number) {
        if (!digit(c)) return std::nullopt;
        row = row * 10 + (c - '0');
    }
    return ColumnRow{column, row - 1};
}

/// The hex of that name; `off_board` when the text is malformed or names a place the board does not have.
constexpr HexIndex find_hex(BoardSize board, std::string_view text) {
    const auto place = parse_hex_name(text);
    return place ? hex_at(board, *place) : off_board;
}

}  // namespace reisswitz::hex
