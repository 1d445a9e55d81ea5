#include "formats/library.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "embedded/scenarios.hpp"

namespace reisswitz::formats {

const std::vector<BuiltInScenario>& built_in_scenarios() {
    static const std::vector<BuiltInScenario> scenarios = [] {
        constexpr std::string_view ending = ".json";
        std::vector<BuiltInScenario> list;
        for (const embedded::File& file : embedded::scenarios()) {
            std::string_view id = file.path;
            id.remove_prefix(id.rfind('/') + 1);
            id.remove_suffix(ending.size());
            list.push_back({id, file.bytes});
        }
        std::sort(list.begin(), list.end(),
                  [](const BuiltInScenario& a, const BuiltInScenario& b) { return a.id < b.id; });
        return list;
    }();
    return scenarios;
}

ScenarioText find_scenario(const std::string& id_or_path) {
    for (const BuiltInScenario& scenario : built_in_scenarios())
        if (scenario.id == id_or_path) return {id_or_path, std::string{scenario.text}};
    std::error_code none;
    if (std::filesystem::exists(id_or_path, none) && !std::filesystem::is_directory(id_or_path, none))
        return {id_or_path, describe::read_text_file(id_or_path)};
    std::string ids;
    for (const BuiltInScenario& scenario : built_in_scenarios())
        ids += (ids.empty() ? "" : ", ") + std::string{scenario.id};
    throw std::runtime_error(fmt::format(
        "{}: there is neither a scenario nor a file of that name. The scenarios that come with the game: {}.",
        describe::quote(id_or_path), ids));
}

}  // namespace reisswitz::formats
