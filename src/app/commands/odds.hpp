/// `reisswitz odds`: exact odds of any procedure.
#pragma once

#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct OddsCall {
    bool batch = false;              ///< request lines from standard input
    bool chart = false;              ///< a chart for people although a file is asked about
    std::vector<std::string> words;  ///< a file, or rule book, procedure and its flags
};

/// A file is answered with the JSON of the contract, flags with a chart.
Exit run_odds(const OddsCall& call, Console& console);

}  // namespace reisswitz::app
