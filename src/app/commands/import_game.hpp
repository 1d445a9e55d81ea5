/// `reisswitz import`: a log from elsewhere becomes a game of this store, or continues one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct ImportCall {
    std::string file;
    std::optional<std::string> as;  ///< the id that it shall have here
};

Exit run_import(const ImportCall& call, Console& console);

}  // namespace reisswitz::app
