/// Command-line flags made from a JSON Schema: `--target-in-cover --range-hexes 2 --attacker.type infantry`.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace reisswitz::describe {

/// The JSON object that the flags spell out; the ordinary reader checks it afterwards. A flag may be shortened where
/// only one begins or ends so (--range for range_hexes, --cover for target_in_cover). A flag of yes or no takes true or
/// false or nothing; --no-KEY and --not-KEY give false. The members of an object are flags with a dot; lists are given
/// as JSON.
/// @throws Fault unknown_input (with the flags there are), missing_input (a flag without its value), inconsistent
/// (given
///         twice, or no and a value), bad_json
nlohmann::json from_flags(const std::vector<std::string>& arguments, const nlohmann::json& schema);

/// One line a flag: name, what it takes, what holds when it is not given, help.
std::string flags_help(const nlohmann::json& schema);

}  // namespace reisswitz::describe
