/// The entries of the campaign by what they are about.
#pragma once

#include <memory>
#include <vector>

#include "adjudicate/bind.hpp"
#include "adjudicate/register.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

using Setting = std::shared_ptr<const adjudicate::Setting<Tables>>;

/// `straggler_roll`, `deserters`, `weather_step`, `weather_stationary`, `scout_contact`: what dice decide.
void add_throws(std::vector<adjudicate::Procedure>& procedures, const Setting& setting);

/// `march_time`, `forced_march`, `fatigue_after_battle`, `column_length`, `contact_time`, `arrival_schedule`,
/// `courier_time`: what is worked out.
void add_marches(std::vector<adjudicate::Procedure>& procedures, const Setting& setting);

/// Units by their numbers in the request: "unit 1".
inline ruling::Names numbered_names(const char* what) {
    return {.unit = [what](int ordinal) { return std::string{what} + " " + std::to_string(ordinal + 1); },
            .hex = {},
            .side = {}};
}

/// Units by the names that the request gives them.
template <class Units>
ruling::Names given_names(const Units& units) {
    std::vector<std::string> names;
    for (const auto& unit : units) names.push_back(unit.id.text);
    return {.unit =
                [names = std::move(names)](int ordinal) {
                    const auto i = static_cast<std::size_t>(ordinal);
                    return i < names.size() ? names[i] : std::to_string(ordinal);
                },
            .hex = {},
            .side = {}};
}

}  // namespace reisswitz::campaign
