/// The canonical bytes of a state, for its hash.
#pragma once

#include <string>

#include "dice/sha256.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/game/standing.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::portable {

/// The first byte of every encoding; a change of the encoding takes the next number.
inline constexpr std::uint8_t encoding_version = 1;

/// Every field that differs from its default, as (owner, field, value), little-endian, in a fixed order. Two states are
/// equal exactly when their bytes are.
std::string encode(const Battle& battle, const State& state, const StandingOrders& standing);

/// SHA-256 of encode().
dice::Digest hash(const Battle& battle, const State& state, const StandingOrders& standing);

}  // namespace reisswitz::portable
