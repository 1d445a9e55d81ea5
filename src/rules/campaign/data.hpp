/// The data files of the campaign as one JSON value, and house rules laid over it.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace reisswitz::campaign {

/// data/campaign/tables.json with each other file beside it as a member of the file's name ("nations",
/// "speed_factors", …), their provenance left out.
const nlohmann::json& built_in_json();

/// A change that an overlay made, for the game's header: "/nations/infantry_mph/austria", "\"1/1\"", "\"3/4\"".
struct TableChange {
    std::string path;
    std::string was;  ///< JSON; "" when the overlay added it
    std::string is;   ///< JSON
};

/// Merges the overlay into the data, value by value; a list is replaced whole.
/// @param changes  receives each value that became another
/// @throws describe::Fault where the overlay names a table that there is not
nlohmann::json overlay(nlohmann::json data, const nlohmann::json& changes_wanted, std::vector<TableChange>& changes);

}  // namespace reisswitz::campaign
