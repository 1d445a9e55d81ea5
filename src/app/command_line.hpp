/// What may be typed after `reisswitz`, and the help that teaches it.
#pragma once

#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

/// Reads the words of a call, runs the command and answers with the exit status. Every exception is caught here, once,
/// and told with its place, what was found and what was expected.
/// @param words    without the program's own name
/// @param console  its look, store and json are set from the words
Exit run(const std::vector<std::string>& words, Console& console);

}  // namespace reisswitz::app
