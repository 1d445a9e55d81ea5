#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hex/board.hpp"
#include "hex/cube.hpp"
#include "hex/direction.hpp"
#include "hex/hex_set.hpp"

namespace reisswitz::hex {

/// What is true of every board of one size, made once and then only looked up: 18 bytes a hex.
class BoardTables {
public:
    explicit BoardTables(BoardSize board);

    BoardSize size() const { return size_; }
    int hexes() const { return size_.hexes(); }

    /// The hex across that edge, or `off_board`.
    HexIndex neighbour(HexIndex hex, Direction direction) const {
        return neighbours(hex)[static_cast<std::size_t>(direction)];
    }
    /// By direction, clockwise from north, `off_board` where the board ends.
    const std::array<HexIndex, directions_round_a_hex>& neighbours(HexIndex hex) const {
        assert(hex.value < neighbours_.size());
        return neighbours_[hex.value];
    }

    Cube cube(HexIndex hex) const {
        assert(hex.value < places_.size());
        const auto [q, r] = places_[hex.value];
        return {q, r, -q - r};
    }
    Cube vector(HexIndex from, HexIndex to) const { return cube(to) - cube(from); }

    /// Steps through edges. Clauses: PW-HEX-5.
    int distance(HexIndex a, HexIndex b) const { return length(vector(a, b)); }
    bool adjacent(HexIndex a, HexIndex b) const { return distance(a, b) == 1; }

private:
    struct Place {
        std::int16_t q;
        std::int16_t r;
    };

    BoardSize size_;
    std::vector<std::array<HexIndex, directions_round_a_hex>> neighbours_;
    std::vector<Place> places_;
};

/// Steps of whole sets of hexes at once, for boards of up to `Capacity` hexes.
template <std::size_t Capacity>
class BoardMasks {
public:
    using Set = HexSetOf<Capacity>;

    constexpr explicit BoardMasks(BoardSize board) : size_(board) {
        assert(board.hexes() <= static_cast<int>(Capacity));
        for (int column = 0; column < board.columns; ++column)
            for (int row = 0; row < board.rows; ++row) {
                const HexIndex hex = hex_at(board, {column, row});
                all_.insert(hex);
                if (row > 0) below_top_row_.insert(hex);
                if (row + 1 < board.rows) above_bottom_row_.insert(hex);
                (column % 2 == 0 ? even_columns_ : odd_columns_).insert(hex);
            }
    }

    constexpr BoardSize size() const { return size_; }
    constexpr const Set& all() const { return all_; }

    /// All hexes adjacent to a hex of the set; one of the set is among them only if another of the set is next to it.
    constexpr Set neighbours_of(const Set& hexes) const {
        const Set north = hexes.moved_down(1) & above_bottom_row_;
        const Set south = hexes.moved_up(1) & below_top_row_;
        // East and west of a hex lie the hex of its own row and, in even columns, the one to the north of that, in odd
        // columns the one to the south.
        const Set rows = hexes | (north & even_columns_) | (south & odd_columns_);
        return north | south | (rows.moved_up(size_.rows) & all_) | rows.moved_down(size_.rows);
    }

    /// All hexes at that distance or less, the hex itself among them.
    constexpr Set within(HexIndex hex, int distance) const {
        Set hexes{hex};
        for (int steps = 0; steps < distance; ++steps) hexes |= neighbours_of(hexes);
        return hexes;
    }

private:
    BoardSize size_;
    Set all_;
    Set above_bottom_row_;
    Set below_top_row_;
    Set even_columns_;
    Set odd_columns_;
};

}  // namespace reisswitz::hex
