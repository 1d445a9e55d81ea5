/// `reisswitz play`: a battle on the terminal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"
#include "app/games.hpp"

namespace reisswitz::app {

struct PlayCall {
    Start start;                        ///< a new game
    std::optional<std::string> game;    ///< or one of the store, to be gone on with
    std::optional<std::string> side;    ///< red, blue, both, none, or the name of a side
    std::optional<std::string> versus;  ///< a computer player, or "human"
};

/// Without anybody who types, the opening position is shown and the game is not kept.
Exit run_play(const PlayCall& call, Console& console);

}  // namespace reisswitz::app
