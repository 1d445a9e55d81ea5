/// `reisswitz replay`: a game told from its beginning.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct ReplayCall {
    std::string game;
    std::string side;                ///< as that side learned of it; empty: everything
    bool maps = false;               ///< the map at the beginning of each turn
    std::optional<std::int64_t> to;  ///< stops after that message
};

/// With --json one message a line.
Exit run_replay(const ReplayCall& call, Console& console);

}  // namespace reisswitz::app
