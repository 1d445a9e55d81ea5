/// The place of a row in a game's log, as one number: the game's key in the upper half, the row's number in the lower.
#pragma once

#include <cstdint>

namespace reisswitz::store {

constexpr std::int64_t place_of(std::int64_t key, std::int64_t number) {
    return key * (std::int64_t{1} << 32) + number;
}
constexpr std::int64_t number_at(std::int64_t place) { return place & 0xFFFF'FFFF; }

/// The largest key of a game whose places are numbers of 63 bits.
inline constexpr std::int64_t largest_key = 0x7FFF'FFFF;

/// The places of a game: place_of(key, 1) to last_place_of(key).
constexpr std::int64_t last_place_of(std::int64_t key) { return place_of(key, 0xFFFF'FFFF); }

static_assert(number_at(place_of(largest_key, 7)) == 7 && last_place_of(largest_key) > 0);
static_assert(last_place_of(1) < place_of(2, 0));

}  // namespace reisswitz::store
