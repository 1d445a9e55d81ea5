#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hex/board.hpp"
#include "hex/sight.hpp"

namespace reisswitz::hex {

/// The lines of sight between all hexes of a board over ground that does not change, one bit a pair: made once,
/// then a clear line is one look. A board of 30 × 30 takes 105 KiB, one of 64 × 64 takes 2 MiB.
class SightTable {
public:
    /// @param ground_at  Ground(HexIndex), as in `clear_line`
    /// @param reach      lines longer than this are not looked along and count as not clear
    template <class GroundAt>
    SightTable(BoardSize board, GroundAt&& ground_at, int reach = 2 * most_columns_or_rows)
        : words_a_hex_((static_cast<std::size_t>(board.hexes()) + 63) / 64),
          words_(words_a_hex_ * static_cast<std::size_t>(board.hexes())) {
        const auto hexes = static_cast<std::uint16_t>(board.hexes());
        // The relation is symmetrical: each pair is looked along once.
        for (std::uint16_t a = 0; a < hexes; ++a)
            for (std::uint16_t b = a; b < hexes; ++b)
                if (distance(board, {a}, {b}) <= reach && clear_line(board, {a}, {b}, ground_at)) {
                    mark(a, b);
                    mark(b, a);
                }
    }

    bool clear(HexIndex from, HexIndex to) const {
        assert(from.value * words_a_hex_ + to.value / 64 < words_.size());
        return (words_[from.value * words_a_hex_ + to.value / 64] >> (to.value % 64) & 1) != 0;
    }

    /// The hexes with a clear line to this one, itself among them, as words of 64 bits laid out like those of a set.
    template <class Set>
    Set seen_from(HexIndex hex) const {
        typename Set::Words words{};
        assert(words_a_hex_ <= words.size());
        const auto row = words_.begin() + static_cast<std::ptrdiff_t>(hex.value * words_a_hex_);
        std::copy_n(row, std::min(words_a_hex_, words.size()), words.begin());
        return Set::from_words(words);
    }

private:
    void mark(std::size_t from, std::size_t to) {
        words_[from * words_a_hex_ + to / 64] |= std::uint64_t{1} << (to % 64);
    }

    std::size_t words_a_hex_;
    std::vector<std::uint64_t> words_;
};

}  // namespace reisswitz::hex
