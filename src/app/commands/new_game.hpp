/// `reisswitz new`: begins a game and says how it goes on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"
#include "app/games.hpp"

namespace reisswitz::app {

/// What is asked for is in `Start` (games.hpp).

Exit run_new(const Start& start, Console& console);

}  // namespace reisswitz::app
