/// `reisswitz show`: where a game stands.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct ShowCall {
    std::string game;
    std::string side;    ///< as that side knows it; empty: everything
    bool map = false;    ///< the map alone
    bool units = false;  ///< the units alone
};

Exit run_show(const ShowCall& call, Console& console);

}  // namespace reisswitz::app
