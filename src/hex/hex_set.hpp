#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "hex/board.hpp"

namespace reisswitz::hex {

/// Some of the hexes of a board, one bit each; as a range, the hexes by column, then row. `off_board` is never in it.
/// @tparam Capacity  at least the hexes of the board; a multiple of 64
template <std::size_t Capacity>
class HexSetOf {
    static_assert(Capacity > 0 && Capacity % 64 == 0, "a set is made of whole words");

public:
    static constexpr std::size_t capacity = Capacity;
    static constexpr std::size_t words_in_set = Capacity / 64;
    using Words = std::array<std::uint64_t, words_in_set>;

    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = HexIndex;
        using difference_type = std::ptrdiff_t;
        using pointer = const HexIndex*;
        using reference = HexIndex;

        constexpr Iterator() = default;
        constexpr Iterator(const Words* words, std::size_t word) : words_(words), word_(word) {
            if (word_ < words_in_set) rest_ = (*words_)[word_];
            skip_empty_words();
        }

        constexpr HexIndex operator*() const {
            return {static_cast<std::uint16_t>(word_ * 64 + static_cast<std::size_t>(std::countr_zero(rest_)))};
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            skip_empty_words();
            return *this;
        }
        constexpr Iterator operator++(int) {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
            return a.word_ == b.word_ && a.rest_ == b.rest_;
        }

    private:
        constexpr void skip_empty_words() {
            while (rest_ == 0 && word_ < words_in_set)
                if (++word_ < words_in_set) rest_ = (*words_)[word_];
        }

        const Words* words_ = nullptr;
        std::size_t word_ = words_in_set;
        std::uint64_t rest_ = 0;
    };
    using iterator = Iterator;
    using const_iterator = Iterator;
    using value_type = HexIndex;

    constexpr HexSetOf() = default;
    constexpr HexSetOf(std::initializer_list<HexIndex> hexes) {
        for (const HexIndex hex : hexes) insert(hex);
    }

    constexpr void insert(HexIndex hex) {
        assert(hex.value < Capacity);
        words_[hex.value / 64] |= std::uint64_t{1} << (hex.value % 64);
    }
    constexpr void erase(HexIndex hex) {
        if (hex.value < Capacity) words_[hex.value / 64] &= ~(std::uint64_t{1} << (hex.value % 64));
    }
    constexpr bool contains(HexIndex hex) const {
        return hex.value < Capacity && (words_[hex.value / 64] >> (hex.value % 64) & 1) != 0;
    }

    constexpr bool empty() const {
        std::uint64_t any = 0;
        for (const std::uint64_t word : words_) any |= word;
        return any == 0;
    }
    constexpr std::size_t size() const {
        std::size_t count = 0;
        for (const std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
        return count;
    }
    /// The first hex by column, then row; `off_board` in an empty set.
    constexpr HexIndex first() const { return empty() ? off_board : *begin(); }
    constexpr bool intersects(const HexSetOf& other) const {
        std::uint64_t shared = 0;
        for (std::size_t w = 0; w < words_in_set; ++w) shared |= words_[w] & other.words_[w];
        return shared != 0;
    }

    constexpr Iterator begin() const { return {&words_, 0}; }
    constexpr Iterator end() const { return {&words_, words_in_set}; }

    constexpr HexSetOf& operator|=(const HexSetOf& other) {
        for (std::size_t w = 0; w < words_in_set; ++w) words_[w] |= other.words_[w];
        return *this;
    }
    constexpr HexSetOf& operator&=(const HexSetOf& other) {
        for (std::size_t w = 0; w < words_in_set; ++w) words_[w] &= other.words_[w];
        return *this;
    }
    constexpr HexSetOf& operator-=(const HexSetOf& other) {
        for (std::size_t w = 0; w < words_in_set; ++w) words_[w] &= ~other.words_[w];
        return *this;
    }
    friend constexpr HexSetOf operator|(HexSetOf a, const HexSetOf& b) { return a |= b; }
    friend constexpr HexSetOf operator&(HexSetOf a, const HexSetOf& b) { return a &= b; }
    /// The hexes of the first that are not in the second.
    friend constexpr HexSetOf operator-(HexSetOf a, const HexSetOf& b) { return a -= b; }
    friend constexpr bool operator==(const HexSetOf&, const HexSetOf&) = default;

    /// Every hex moved that many numbers up, 1 to 64, those beyond the capacity dropped. By as many numbers as the
    /// board has rows every hex moves one column east.
    constexpr HexSetOf moved_up(int numbers) const {
        assert(numbers >= 1 && numbers <= 64);
        HexSetOf moved;
        // In two shifts, since a word cannot be shifted by 64 at once.
        moved.words_[0] = words_[0] << 1 << (numbers - 1);
        for (std::size_t w = 1; w < words_in_set; ++w)
            moved.words_[w] = words_[w] << 1 << (numbers - 1) | words_[w - 1] >> (64 - numbers);
        return moved;
    }
    /// Every hex moved that many numbers down, 1 to 64, those below 0 dropped.
    constexpr HexSetOf moved_down(int numbers) const {
        assert(numbers >= 1 && numbers <= 64);
        HexSetOf moved;
        for (std::size_t w = 0; w + 1 < words_in_set; ++w)
            moved.words_[w] = words_[w] >> 1 >> (numbers - 1) | words_[w + 1] << (64 - numbers);
        moved.words_[words_in_set - 1] = words_[words_in_set - 1] >> 1 >> (numbers - 1);
        return moved;
    }

    /// 64 hexes a word, the lowest number in the lowest bit: for encodings and hashes.
    constexpr const Words& words() const { return words_; }
    static constexpr HexSetOf from_words(const Words& words) {
        HexSetOf set;
        set.words_ = words;
        return set;
    }

private:
    Words words_{};
};

/// A set for any board there is.
using HexSet = HexSetOf<most_hexes>;

/// A set for a board of up to 512 hexes (25 × 20), in the size of one cache line.
using SmallHexSet = HexSetOf<512>;

}  // namespace reisswitz::hex
