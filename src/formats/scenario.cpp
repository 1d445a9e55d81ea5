#include "formats/scenario.hpp"

#include "describe/parse.hpp"
#include "describe/schema.hpp"
#include "formats/layout.hpp"
#include "formats/scenario_json.hpp"
#include "formats/words.hpp"

namespace reisswitz::formats {

namespace {

using describe::Code;
using describe::Fault;
using describe::json;

/// What the file says of itself, before anything else is read: a later version may have keys that we do not know.
void check_head(const json& file) {
    if (!file.is_object())
        throw Fault(Code::bad_type, "", "Expected an object, found " + describe::type_name(file) + ".");
    const auto kind = file.find("reisswitz");
    if (kind == file.end())
        throw Fault(Code::missing_input, "/reisswitz",
                    "This does not say that it is a scenario: \"reisswitz\": \"scenario\" is missing.");
    if (*kind != "scenario")
        throw Fault(Code::unknown_value, "/reisswitz", "Expected \"scenario\", found " + describe::shown(*kind) + ".");
    const auto version = file.find("version");
    if (version != file.end() && version->is_number_integer() && *version > scenario_version)
        throw Fault(
            Code::out_of_range, "/version",
            fmt::format(
                "This file has version {}; this program reads scenarios up to version {}. A newer program reads it.",
                version->dump(), scenario_version));
}

}  // namespace

Scenario read_scenario(const json& file) {
    check_head(file);
    return describe::from_json<Scenario>(file);
}

Scenario read_scenario(std::string_view text) { return read_scenario(describe::parse_json(text)); }

std::string save_scenario(const Scenario& scenario) {
    ordered_json file = in_order(scenario);
    // The legend's terrain is written whole by its own reader; here only what is not plain ground.
    ordered_json legend = ordered_json::object();
    for (const LegendLetter& letter : scenario.board.legend.letters)
        legend[std::string(1, letter.letter)] = in_order(letter.terrain);
    if (!legend.empty()) file["board"]["legend"] = std::move(legend);
    return lay_out(file);
}

json scenario_schema() {
    return describe::published(describe::schema_of<Scenario>(), "scenario", "A scenario of Reisswitz");
}

}  // namespace reisswitz::formats
