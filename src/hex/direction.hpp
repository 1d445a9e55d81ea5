#pragma once

#include <array>
#include <boost/describe/enum.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>

namespace reisswitz::hex {

/// One of the six edges of a flat-topped hex, clockwise from north. A facing is one of these, never a corner.
/// Clauses: PW-HEX-3.
enum class Direction : std::uint8_t { n, ne, se, s, sw, nw };
BOOST_DESCRIBE_ENUM(Direction, n, ne, se, s, sw, nw)

inline constexpr int directions_round_a_hex = 6;

inline constexpr std::array<Direction, directions_round_a_hex> all_directions{
    Direction::n, Direction::ne, Direction::se, Direction::s, Direction::sw, Direction::nw};

/// The position of a direction in `all_directions`, 0 to 5.
constexpr int clock(Direction direction) { return static_cast<int>(direction); }

/// The direction that many edges further clockwise; anticlockwise when steps is negative.
constexpr Direction turn(Direction direction, int steps) {
    const int around = (clock(direction) + steps) % directions_round_a_hex;
    return static_cast<Direction>(around < 0 ? around + directions_round_a_hex : around);
}

constexpr Direction opposite(Direction direction) { return turn(direction, 3); }

/// How many edges clockwise from one direction to the other, 0 to 5.
constexpr int turn_between(Direction from, Direction to) {
    return (clock(to) - clock(from) + directions_round_a_hex) % directions_round_a_hex;
}

/// "n", "ne", "se", "s", "sw" or "nw".
constexpr std::string_view name(Direction direction) {
    constexpr std::array<std::string_view, directions_round_a_hex> names{"n", "ne", "se", "s", "sw", "nw"};
    return names[static_cast<std::size_t>(direction)];
}

/// The direction of that name (lower case, exactly); nothing for any other text.
constexpr std::optional<Direction> parse_direction(std::string_view text) {
    for (const Direction direction : all_directions)
        if (name(direction) == text) return direction;
    return std::nullopt;
}

/// Some of the six directions: the edges of a hex that carry a road, the directions in which an enemy stands.
class DirectionSet {
public:
    constexpr DirectionSet() = default;
    constexpr DirectionSet(std::initializer_list<Direction> directions) {
        for (const Direction direction : directions) insert(direction);
    }

    constexpr void insert(Direction direction) { bits_ = static_cast<std::uint8_t>(bits_ | bit(direction)); }
    constexpr void erase(Direction direction) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(direction)); }
    constexpr bool contains(Direction direction) const { return (bits_ & bit(direction)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }

    constexpr int size() const {
        int count = 0;
        for (const Direction direction : all_directions) count += contains(direction);
        return count;
    }

    /// One bit a direction, `n` the lowest: for encodings and hashes.
    constexpr std::uint8_t bits() const { return bits_; }
    static constexpr DirectionSet from_bits(std::uint8_t bits) {
        DirectionSet set;
        set.bits_ = bits & 0b111111;
        return set;
    }

    friend constexpr bool operator==(DirectionSet, DirectionSet) = default;

private:
    static constexpr unsigned bit(Direction direction) { return 1U << clock(direction); }

    std::uint8_t bits_ = 0;
};

}  // namespace reisswitz::hex
