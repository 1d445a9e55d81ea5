#include "formats/findings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "describe/parse.hpp"
#include "describe/reader.hpp"
#include "formats/design.hpp"
#include "formats/muster.hpp"

namespace reisswitz::formats {

namespace {

/// Where the text stops being JSON.
describe::TextPlace place_of_syntax_fault(std::string_view text) {
    try {
        const nlohmann::json sound = nlohmann::json::parse(text);
        return {};
    } catch (const nlohmann::json::parse_error& error) {
        const std::size_t end = std::min(error.byte == 0 ? 0 : error.byte - 1, text.size());
        const std::string_view before = text.substr(0, end);
        const auto lines = std::count(before.begin(), before.end(), '\n');
        return {static_cast<int>(lines) + 1, static_cast<int>(end - (before.rfind('\n') + 1)) + 1};
    }
}

class Gatherer {
public:
    explicit Gatherer(std::string_view text) : text_(text) {}

    void add(Severity severity, const std::string& code, const std::string& path, const std::string& message) {
        describe::TextPlace place = code == "too_large"  ? describe::TextPlace{}
                                    : code == "bad_json" ? place_of_syntax_fault(text_)
                                                         : describe::place_of(text_, path);
        findings_.push_back({severity, code, path, message, place.line, place.column});
    }
    void add(const describe::Fault& fault) { add(Severity::error, fault.code, fault.path, fault.what()); }

    std::vector<Finding> take() { return std::move(findings_); }

private:
    std::string_view text_;
    std::vector<Finding> findings_;
};

}  // namespace

Validation validate_scenario(std::string_view text, const Additions& additions) {
    Gatherer found(text);
    try {
        Scenario scenario = read_scenario(text);
        ResolvedTables resolved = resolve_tables(scenario, additions);
        Complaints complaints;
        portable::Battle battle = muster(scenario, resolved.tables, complaints);
        for (const describe::Fault& fault : complaints.all()) found.add(fault);
        if (complaints.empty()) {
            for (const DesignWarning& warning : find_design_warnings(scenario, battle))
                found.add(Severity::warning, warning.code, warning.path, warning.message);
            return {found.take(), LoadedScenario{std::move(scenario), std::move(battle), std::move(resolved.json),
                                                 std::move(resolved.changes)}};
        }
    } catch (const describe::Fault& fault) {
        found.add(fault);
    }
    return {found.take(), std::nullopt};
}

std::string print_findings(const std::vector<Finding>& findings, std::string_view name) {
    std::string text;
    for (const Finding& finding : findings) {
        text += name;
        if (finding.line > 0) text += fmt::format(":{}:{}", finding.line, finding.column);
        text += fmt::format(": {}: {}{}{}\n", describe::word_of(finding.severity), finding.path,
                            finding.path.empty() ? "" : ": ", finding.message);
    }
    return text;
}

}  // namespace reisswitz::formats
