/// The public occasion of a die: all that a seeded die depends on beside its secret.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace reisswitz::dice {

/// Turn, phase, actor and canonical order, as a sequence of numbers. Nothing hidden and nothing that depends on the
/// order of arrival belongs in here: two replays of one order give one occasion, and so the same dice.
class Occasion {
public:
    Occasion() = default;

    /// Adds a number to the occasion (eight bytes, little-endian).
    Occasion& with(std::int64_t number) {
        for (int shift = 0; shift < 64; shift += 8) bytes_.push_back(static_cast<std::uint8_t>(number >> shift));
        return *this;
    }

    std::span<const std::uint8_t> bytes() const { return bytes_; }

private:
    std::vector<std::uint8_t> bytes_;
};

}  // namespace reisswitz::dice
