/// `reisswitz export` and `report`: a game as files for others.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/console.hpp"

namespace reisswitz::app {

struct ExportCall {
    std::string game;
    std::string side;    ///< what that side may know; empty: everything
    std::string output;  ///< a file, or a folder that gets one with a safe name; empty: standard output
};

/// The log as JSON lines.
Exit run_export(const ExportCall& call, Console& console);
/// The after-action report as Markdown.
Exit run_report(const ExportCall& call, Console& console);

}  // namespace reisswitz::app
