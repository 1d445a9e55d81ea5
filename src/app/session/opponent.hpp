/// Computer players as a session sees them.
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "table/portable_game.hpp"

namespace reisswitz::app {

class Opponent {
public:
    virtual ~Opponent() = default;
    /// The order that it gives where its seat owes one; it looks at nothing but what that seat knows.
    virtual nlohmann::json choose(const table::PortableGame& game, const std::string& seat) = 0;
};

/// "greedy", "random"
std::vector<std::string> opponent_names();

/// @param seed  of its own dice: the same opponent in the same position gives the same order
/// @throws WrongCall with the names there are
std::unique_ptr<Opponent> make_opponent(const std::string& name, const std::string& seed);

}  // namespace reisswitz::app
