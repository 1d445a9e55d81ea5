/// What a designer may have overlooked in a scenario that is in order as a file: a weapon that cannot do its work at
/// this scale, a place that nobody reaches, an army that cannot be moved.
#pragma once

#include <string>
#include <vector>

#include "formats/scenario.hpp"
#include "rules/portable/battle.hpp"

namespace reisswitz::formats {

struct DesignWarning {
    std::string code;     ///< "range_too_short"
    std::string path;     ///< JSON pointer into the scenario
    std::string message;  ///< what will happen in play, and what could be done
};

/// @param battle  the one made from that scenario
std::vector<DesignWarning> find_design_warnings(const Scenario& scenario, const portable::Battle& battle);

}  // namespace reisswitz::formats
