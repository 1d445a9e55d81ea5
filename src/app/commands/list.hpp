/// `reisswitz list`: the games of the store.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

// The store that the call names, else the user's own.

Exit run_list(Console& console);

}  // namespace reisswitz::app
