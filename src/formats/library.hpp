/// The scenarios that are part of the program, and those in files.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reisswitz::formats {

/// A scenario that is part of the program.
struct BuiltInScenario {
    std::string_view id;
    std::string_view text;
};

/// Sorted by id.
const std::vector<BuiltInScenario>& built_in_scenarios();

/// The text of a scenario and what to call it in messages.
struct ScenarioText {
    std::string name;  ///< the id, or the path of the file
    std::string text;
};

/// The built-in scenario of that id, else the file of that path. A file called like a built-in one is meant by
/// "./el-teb".
/// @throws std::runtime_error  there is neither; the message lists the ids
/// @throws describe::Fault     too_large: the file is longer than any scenario
ScenarioText find_scenario(const std::string& id_or_path);

}  // namespace reisswitz::formats
