/// `reisswitz undo`: takes orders back, or answers the other side's wish to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct UndoCall {
    std::string game;
    std::string side;
    int orders = 1;
    std::optional<bool> answer;
};

Exit run_undo(const UndoCall& call, Console& console);

}  // namespace reisswitz::app
