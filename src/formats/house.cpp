#include "formats/house.hpp"

#include <algorithm>

#include "describe/parse.hpp"
#include "embedded/data_portable.hpp"
#include "formats/scenario_json.hpp"
#include "formats/words.hpp"

namespace reisswitz::formats {

namespace {

using describe::Code;
using describe::Fault;
using describe::json;

constexpr std::string_view file_ending = ".json";

/// The name of the house rule that a file of the rule book's data is; "" when it is another file.
std::string_view name_of(const embedded::File& file) {
    constexpr std::string_view folder = "/house/";
    const std::size_t at = file.path.find(folder);
    if (at == std::string_view::npos || !file.path.ends_with(file_ending)) return "";
    std::string_view name = file.path.substr(at + folder.size());
    name.remove_suffix(file_ending.size());
    return name;
}

/// One set of changes, and where its author finds it.
struct Layer {
    std::string by;
    std::string title;
    json changes;
    std::string path;          ///< in the scenario; what stands in the tables at P stands in the scenario at path + P
    std::string below;         ///< the part of the tables that the author did not have to write: "/options"
    bool in_scenario = true;   ///< else the path is of no use to him
    std::string introduction;  ///< of a message: "House rule half-exhaustion: "
};

/// Whether a layer has something at that place of the tables.
bool touches(const Layer& layer, const std::string& pointer) {
    return layer.changes.contains(json::json_pointer(pointer));
}

/// A fault in the merged tables, told of the layer that put it there.
Fault blame(const Fault& fault, const std::vector<Layer>& layers) {
    for (std::string pointer = fault.path; !pointer.empty(); pointer.resize(pointer.rfind('/')))
        for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
            if (!touches(*layer, pointer)) continue;
            if (!layer->in_scenario)
                return Fault(fault.code, layer->path, layer->introduction + fault.path + ": " + fault.what());
            return Fault(fault.code, layer->path + fault.path.substr(layer->below.size()), fault.what());
        }
    return fault;
}

void add_house_rule(std::vector<Layer>& layers, const HouseRule& rule, const std::string& path) {
    layers.push_back({.by = "house rule " + rule.house,
                      .title = rule.title,
                      .changes = json::parse(rule.changes.json),
                      .path = path,
                      .below = {},
                      .in_scenario = false,
                      .introduction = "House rule " + rule.house + ", "});
}

void add_part(std::vector<Layer>& layers, const std::string& by, const std::string& title, const std::string& key,
              const std::string& changes, bool in_scenario) {
    if (changes.empty()) return;
    json part = json::object();
    part[key] = json::parse(changes);
    layers.push_back({.by = by,
                      .title = title,
                      .changes = std::move(part),
                      .path = in_scenario ? "/" + key : "",
                      .below = "/" + key,
                      .in_scenario = in_scenario,
                      .introduction = "The game's "});
}

std::vector<Layer> layers_of(const Scenario& scenario, const Additions& additions) {
    std::vector<Layer> layers;
    for (std::size_t i = 0; i < scenario.house.size(); ++i) {
        const std::string path = "/house/" + std::to_string(i);
        try {
            add_house_rule(layers, find_house_rule(scenario.house[i]), path);
        } catch (const Fault& fault) {
            throw Fault(fault.code, path, fault.what());
        }
    }
    if (!scenario.tables.json.empty())
        layers.push_back({.by = "scenario",
                          .title = scenario.title,
                          .changes = json::parse(scenario.tables.json),
                          .path = "/tables",
                          .below = {},
                          .in_scenario = true,
                          .introduction = {}});
    add_part(layers, "scenario", scenario.title, "options", scenario.options.json, true);
    add_part(layers, "scenario", scenario.title, "variants", scenario.variants.json, true);
    if (scenario.turn_limit)
        add_part(layers, "scenario", scenario.title, "turn_limit", std::to_string(*scenario.turn_limit), true);
    for (const HouseRule& rule : additions.house) add_house_rule(layers, rule, "");
    add_part(layers, "game", "", "options", additions.options.json, false);
    add_part(layers, "game", "", "variants", additions.variants.json, false);
    return layers;
}

}  // namespace

HouseRule read_house_rule(std::string_view text) {
    const auto rule = describe::from_json<HouseRule>(describe::parse_json(text));
    if (!is_plain_id(rule.house, longest_scenario_id, '-'))
        throw Fault(Code::out_of_range, "/house",
                    fmt::format("Expected a name of 1 to {} of a-z, 0-9 and -, found {}.", longest_scenario_id,
                                describe::quote(rule.house)));
    for (const auto& [path, words, lines] :
         {std::tuple{"/title", &rule.title, Lines::one}, std::tuple{"/text", &rule.text.text, Lines::several}})
        if (const auto hidden = find_hidden_character(*words, lines))
            throw Fault(Code::out_of_range, path, found_hidden(*words, *hidden));
    if (rule.changes.json.empty())
        throw Fault(Code::out_of_range, "/changes", "A house rule changes something; this one changes nothing.");
    return rule;
}

std::vector<std::string> built_in_house_rules() {
    std::vector<std::string> names;
    for (const embedded::File& file : embedded::data_portable())
        if (const std::string_view name = name_of(file); !name.empty()) names.emplace_back(name);
    return names;
}

HouseRule find_house_rule(std::string_view name) {
    for (const embedded::File& file : embedded::data_portable())
        if (!name.empty() && name_of(file) == name) return read_house_rule(file.bytes);
    throw Fault(Code::unknown_value, "",
                fmt::format("There is no house rule {}; expected {}.", describe::quote(name),
                            describe::listed(built_in_house_rules())));
}

ResolvedTables resolve_tables(const Scenario& scenario, const Additions& additions) {
    const std::vector<Layer> layers = layers_of(scenario, additions);
    json tables = json::parse(portable::built_in_tables_json());
    std::vector<AppliedChanges> applied;
    for (const Layer& layer : layers) {
        std::vector<portable::TableChange> changes;
        try {
            tables = portable::overlay_tables(std::move(tables), layer.changes, changes);
        } catch (const Fault& fault) {
            throw blame(fault, {layer});
        }
        if (changes.empty()) continue;
        const bool goes_on = !applied.empty() && applied.back().by == layer.by;
        if (!goes_on) applied.push_back({layer.by, layer.title, {}});
        applied.back().changes.insert(applied.back().changes.end(), changes.begin(), changes.end());
    }
    try {
        return {portable::read_tables(tables), tables.dump(), std::move(applied)};
    } catch (const Fault& fault) {
        throw blame(fault, layers);
    }
}

}  // namespace reisswitz::formats
