#pragma once

#include <rapidcheck.h>

#include <catch2/catch.hpp>
#include <cstdint>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "hex/hex.hpp"

/// Boards and hexes for the tests: drawn at random, written by name, printed by name.
namespace reisswitz::hex {

inline std::ostream& operator<<(std::ostream& out, Direction direction) { return out << name(direction); }
inline std::ostream& operator<<(std::ostream& out, Cube cube) {
    return out << "(" << cube.q << ", " << cube.r << ", " << cube.s << ")";
}
inline std::ostream& operator<<(std::ostream& out, BoardSize board) {
    return out << board.columns << " × " << board.rows;
}
inline std::ostream& operator<<(std::ostream& out, ColumnRow place) { return out << name(place).view(); }
inline std::ostream& operator<<(std::ostream& out, HexIndex hex) { return out << "hex " << hex.value; }

namespace test {

/// The hex of that name; the test fails if the board has none.
inline HexIndex at(BoardSize board, std::string_view hex_name) {
    const HexIndex hex = find_hex(board, hex_name);
    INFO(hex_name);
    REQUIRE(hex.on_board());
    return hex;
}

using Names = std::vector<std::string>;

inline std::string name_or_dash(BoardSize board, HexIndex hex) { return hex.on_board() ? name(board, hex).str() : "-"; }

/// The names of anything that holds hexes, in its own order.
template <class Hexes>
Names names(BoardSize board, const Hexes& hexes) {
    Names written;
    for (const HexIndex hex : hexes) written.push_back(name_or_dash(board, hex));
    return written;
}

template <std::size_t Most>
Names names(BoardSize board, const HexesOnLine<Most>& hexes) {
    Names written;
    for (const HexOnLine& met : hexes) written.push_back(name_or_dash(board, met.hex));
    return written;
}

inline std::vector<HexIndex> hexes_of(BoardSize board) {
    std::vector<HexIndex> hexes;
    for (int value = 0; value < board.hexes(); ++value) hexes.push_back({static_cast<std::uint16_t>(value)});
    return hexes;
}

inline rc::Gen<BoardSize> any_board(int most = most_columns_or_rows) {
    return rc::gen::construct<BoardSize>(rc::gen::inRange(fewest_columns_or_rows, most + 1),
                                         rc::gen::inRange(fewest_columns_or_rows, most + 1));
}

inline HexIndex any_hex(BoardSize board) { return {static_cast<std::uint16_t>(*rc::gen::inRange(0, board.hexes()))}; }

inline Cube any_vector(int most = 40) {
    const int q = *rc::gen::inRange(-most, most + 1);
    const int r = *rc::gen::inRange(-most, most + 1);
    return {q, r, -q - r};
}

inline Direction any_direction() { return turn(Direction::n, *rc::gen::inRange(0, directions_round_a_hex)); }

}  // namespace test
}  // namespace reisswitz::hex
