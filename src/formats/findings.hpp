/// All that can be said of a scenario to its designer: errors and warnings, each with its place in the text.
#pragma once

#include <boost/describe.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/load.hpp"

namespace reisswitz::formats {

/// An error keeps the scenario from being played; a warning does not.
enum class Severity : std::uint8_t { error, warning };
BOOST_DESCRIBE_ENUM(Severity, error, warning)

struct Finding {
    Severity severity{};
    std::string code;
    std::string path;  ///< JSON pointer
    std::string message;
    int line{};  ///< from 1; 0: not known
    int column{};
};
BOOST_DESCRIBE_STRUCT(Finding, (), (severity, code, path, message, line, column))

struct Validation {
    std::vector<Finding> findings;         ///< errors first, each group in the order of the checks
    std::optional<LoadedScenario> loaded;  ///< when there is no error

    bool valid() const { return loaded.has_value(); }
};

/// Never throws for anything that the text holds.
Validation validate_scenario(std::string_view text, const Additions& additions = {});

/// One finding a paragraph: "el-teb.json:12:5: error: /units/3/at: …".
std::string print_findings(const std::vector<Finding>& findings, std::string_view name);

}  // namespace reisswitz::formats
