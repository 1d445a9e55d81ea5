/// `reisswitz order`, `standing` and `resign`: what a player sends to a game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct OrderCall {
    std::string game;
    std::string side;
    std::vector<std::string> lines;   ///< orders, in turn; none: lines are read from standard input
    std::optional<std::string> dice;  ///< faces thrown on a real table: "5 3"
};

struct StandingCall {
    std::string game;
    std::string side;
    std::vector<std::string> words;  ///< "all on_hit stand"
};

struct ResignCall {
    std::string game;
    std::string side;
};

/// Refused: the orders up to there are taken, the refusal names its clause, the exit status is 1.
Exit run_order(const OrderCall& call, Console& console);
Exit run_standing(const StandingCall& call, Console& console);
Exit run_resign(const ResignCall& call, Console& console);

}  // namespace reisswitz::app
