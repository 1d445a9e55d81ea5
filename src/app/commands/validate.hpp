/// `reisswitz validate`: whether a file of ours is in order, with line, place and what was expected.
#pragma once

#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct ValidateCall {
    std::string file;  ///< a path, "-" for standard input, or the id of a scenario of the program
};

/// Scenarios, house rules, requests (one, or one a line) and exported logs; which of them it is, is seen from the file.
Exit run_validate(const ValidateCall& call, Console& console);

}  // namespace reisswitz::app
