/// What the entries of the objective zones have in common.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "adjudicate/bind.hpp"
#include "adjudicate/register.hpp"
#include "rules/zones/tables.hpp"

namespace reisswitz::zones {

using Setting = std::shared_ptr<const adjudicate::Setting<Tables>>;

/// `sector_assault`, `sector_fight`, `zone_assault`, `advise_assault`.
void add_assaults(std::vector<adjudicate::Procedure>& procedures, const Setting& setting);

/// `terrain_movement`, `terrain_validate`, `wheel_break`.
void add_terrain(std::vector<adjudicate::Procedure>& procedures, const Setting& setting);

/// An input that has no value until it is given has no default either.
inline void drop_empty_defaults(nlohmann::json& schema) {
    for (auto& [key, property] : schema["properties"].items())
        if (property.contains("default") && (property["default"].is_null() || property["default"].empty()))
            property.erase("default");
}

inline std::string sector_name(int number) { return "sector " + std::to_string(number + 1); }

}  // namespace reisswitz::zones
