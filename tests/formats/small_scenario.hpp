/// A scenario of four units that is in order, to be spoilt by tests in one way each.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace reisswitz::formats_tests {

using nlohmann::json;

inline json small_scenario() {
    return json::parse(R"({
      "reisswitz": "scenario", "version": 1, "rules": "portable",
      "id": "small", "title": "A small affair",
      "board": {
        "columns": 9, "rows": 8,
        "map": [
          ". . . . . . . . .",
          ". w w . . . . . .",
          ". . . . . . . . .",
          ". . . . # . . . .",
          "r r r f r r b r r",
          ". . . . . . . . .",
          ". . . . . . . . .",
          ". . . . . . . . ."
        ],
        "legend": {
          "w": {"name": "wood", "woods": true},
          "#": {"name": "rock", "impassable": true},
          "r": {"name": "river", "river": true},
          "f": {"name": "ford", "river": true, "ford": true},
          "b": {"name": "bridge", "river": true, "bridge": true}
        },
        "roads": ["G8 G7 G6 G5 G4 F3"],
        "wire": ["A1:B2"]
      },
      "sides": {
        "red": {"name": "Red", "chief": "red_chief"},
        "blue": {"name": "Blue"}
      },
      "units": [
        {"id": "red_foot", "side": "red", "type": "infantry", "at": "D7 n"},
        {"id": "red_chief", "side": "red", "type": "commander", "at": "D7 n"},
        {"id": "blue_foot", "side": "blue", "type": "infantry", "at": "D2 s"},
        {"id": "blue_horse", "side": "blue", "type": "mounted_cavalry", "at": "E2 s"}
      ],
      "objectives": [{"name": "Ford", "hex": "D5"}],
      "victory": [{"winner": "red", "objectives": ["Ford"], "held_by": "presence"}]
    })");
}

/// The small scenario with one change, a JSON merge patch.
inline json small_scenario_with(const std::string& patch) {
    json scenario = small_scenario();
    scenario.merge_patch(json::parse(patch));
    return scenario;
}

/// The small scenario with the value at a JSON pointer put in place.
inline json small_scenario_with(const std::string& pointer, const json& value) {
    json scenario = small_scenario();
    scenario[json::json_pointer(pointer)] = value;
    return scenario;
}

}  // namespace reisswitz::formats_tests
