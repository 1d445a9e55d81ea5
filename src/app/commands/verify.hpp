/// `reisswitz verify`: works every die and every state of a game out anew.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct VerifyCall {
    std::string game;
};

/// The exit status is 1 where something differs; the first byte that does is named.
Exit run_verify(const VerifyCall& call, Console& console);

}  // namespace reisswitz::app
