/// The result of an order: what came of it, or why the rules forbid it.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "ruling/words.hpp"

namespace reisswitz::ruling {

/// The player asked for what the rules forbid.
struct Refusal {
    Clause clause{};      ///< that forbids it; empty where the order does not fit the moment
    std::string message;  ///< a sentence for the player: what stands against it
    std::string legal;    ///< what would be legal instead; may be empty
};

template <class T>
using Ruled = tl::expected<T, Refusal>;

}  // namespace reisswitz::ruling
