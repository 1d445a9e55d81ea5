/// SHA-256, for commitments and for the hash of a state.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace reisswitz::dice {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::string_view bytes);

/// Lower-case hex digits, two a byte.
std::string to_hex(std::span<const std::uint8_t> bytes);

}  // namespace reisswitz::dice
