/// `reisswitz scenarios`: the battles that are part of the program.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct ScenariosCall {
    std::string id;  ///< of one, to be told in full; empty: all, briefly
};

Exit run_scenarios(const ScenariosCall& call, Console& console);

}  // namespace reisswitz::app
