/// From the text of a scenario to a battle that can be played.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/house.hpp"
#include "formats/scenario.hpp"
#include "rules/portable/battle.hpp"

namespace reisswitz::formats {

struct LoadedScenario {
    Scenario scenario;
    portable::Battle battle;
    std::string tables_json;              ///< the tables it is fought with, whole and compact: what a game keeps
    std::vector<AppliedChanges> changes;  ///< what was changed in them, and by whom: for the game's header
};

/// Reads and checks a scenario whole.
/// @param additions  house rules and options beside the scenario's own
/// @throws describe::Fault the first thing that is wrong, with a JSON pointer into the text; its path is "" when an
///         addition is at fault
LoadedScenario load_scenario(std::string_view text, const Additions& additions = {});

/// The battle of a scenario under tables that a game has kept, whatever the built-in tables are by now.
/// @throws describe::Fault the first thing that is wrong
portable::Battle load_battle(std::string_view text, std::string_view tables_json);

}  // namespace reisswitz::formats
