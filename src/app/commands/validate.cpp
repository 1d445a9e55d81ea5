#include "app/commands/validate.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "adjudicate/request.hpp"
#include "app/adjudication_call.hpp"
#include "app/games.hpp"
#include "app/text.hpp"
#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "formats/findings.hpp"
#include "formats/formation.hpp"
#include "formats/house.hpp"
#include "formats/library.hpp"
#include "table/export_log.hpp"
#include "table/import_log.hpp"
#include "table/memory_log.hpp"

namespace reisswitz::app {

namespace {

using formats::Finding;
using formats::Severity;
using nlohmann::json;

struct Verdict {
    std::string kind;  ///< "scenario"
    std::vector<Finding> findings;
    std::string summary;  ///< lines for a file that is in order
    bool valid = true;
};

Finding finding_of(const describe::Fault& fault, std::string_view text) {
    const auto place = fault.code == "bad_json" || fault.code == "too_large" ? describe::TextPlace{}
                                                                             : describe::place_of(text, fault.path);
    return {Severity::error, fault.code, fault.path, fault.what(), place.line, place.column};
}

Verdict validate_scenario(const std::string& text, const Console& console) {
    auto validation = formats::validate_scenario(text);
    Verdict verdict{"scenario", std::move(validation.findings), "", validation.valid()};
    if (!verdict.valid) return verdict;
    const portable::Battle& battle = validation.loaded->battle;
    verdict.summary += fmt::format("{}: {} by {} hexes, {}, {}\n", printable(battle.title, console.characters()),
                                   battle.ground.size().columns, battle.ground.size().rows,
                                   counted(battle.units(), "unit"), counted(battle.tables.turn_limit, "turn"));
    for (const portable::Side side : portable::both_sides)
        verdict.summary += formats::print_formations(formats::formation_report(battle, side));
    return verdict;
}

Verdict validate_house_rule(const std::string& text) {
    Verdict verdict{"house rule", {}, "", true};
    try {
        const auto rule = formats::read_house_rule(text);
        verdict.summary = fmt::format("house rule {}: {}\n", rule.house, printable(rule.title));
    } catch (const describe::Fault& fault) {
        verdict.findings.push_back(finding_of(fault, text));
        verdict.valid = false;
    }
    return verdict;
}

Verdict validate_request(const std::string& text) {
    Verdict verdict{"request", {}, "", true};
    try {
        const auto request = adjudicate::Request::read(describe::parse_json(text));
        (void)request.odds();
        verdict.summary = fmt::format("a request for the odds of {} {}\n", request.book().id, request.procedure().name);
    } catch (const describe::Fault& fault) {
        verdict.findings.push_back(finding_of(fault, text));
        verdict.valid = false;
    }
    return verdict;
}

Verdict validate_requests(const std::string& text) {
    Verdict verdict{"requests", {}, "", true};
    std::istringstream lines(text);
    int number = 0;
    long long requests = 0;
    for (std::string line; std::getline(lines, line);) {
        ++number;
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        ++requests;
        for (Finding& finding : validate_request(line).findings) {
            finding.line = number;
            verdict.findings.push_back(std::move(finding));
            verdict.valid = false;
        }
    }
    verdict.summary = counted(requests, "request") + " for odds\n";
    return verdict;
}

Verdict validate_log(const std::string& text) {
    Verdict verdict{"log", {}, "", true};
    table::MemoryLog log;
    std::istringstream in(text);
    try {
        const auto imported = table::import_log(log, game_of_header, in);
        verdict.summary = fmt::format("the log of a game, {}: every die and every state is as it is worked out anew\n",
                                      counted(imported.entries, "entry", "entries"));
        if (imported.of_other_version > 0)
            verdict.findings.push_back(
                {Severity::warning, "other_version", "",
                 fmt::format("{} of another rules version: only an engine of that version can judge their dice again.",
                             counted(imported.of_other_version, "entry", "entries")),
                 0, 0});
    } catch (const describe::Fault& fault) {
        verdict.findings.push_back({Severity::error, fault.code, fault.path, fault.what(), 0, 0});
        verdict.valid = false;
    }
    return verdict;
}

/// What kind of file it is, by what its beginning says.
Verdict validate(const std::string& text, const Console& console) {
    std::string_view first_line{text};
    first_line = first_line.substr(0, first_line.find('\n'));
    const auto first = json::parse(first_line, nullptr, false);
    if (first.is_object()) {
        if (first.value("format", json{}) == table::log_format) return validate_log(text);
        if (first.contains("procedure") && text.find('\n') + 1 < text.size() && text.find('\n') != std::string::npos)
            return validate_requests(text);
    }
    json whole;
    try {
        whole = describe::parse_json(text);
    } catch (const describe::Fault&) {
        return validate_scenario(text, console);  // it says where the text stops being JSON
    }
    if (whole.is_object() && whole.contains("procedure")) return validate_request(text);
    if (whole.is_object() && whole.contains("house") && whole.contains("changes")) return validate_house_rule(text);
    return validate_scenario(text, console);
}

std::string text_of(const ValidateCall& call, Console& console) {
    if (call.file == "-" || std::filesystem::exists(call.file)) return read_file(call.file, console.in);
    try {
        return formats::find_scenario(call.file).text;
    } catch (const describe::Fault&) {
        throw;
    } catch (const std::runtime_error& missing) {
        throw WrongCall(missing.what());
    }
}

}  // namespace

Exit run_validate(const ValidateCall& call, Console& console) {
    Verdict verdict;
    try {
        verdict = validate(text_of(call, console), console);
    } catch (const describe::Fault& fault) {  // a file that is longer than any of ours
        verdict = {"file", {{Severity::error, fault.code, fault.path, fault.what(), 0, 0}}, "", false};
    }
    const Exit exit = verdict.valid ? Exit::done : Exit::no;
    if (console.json) {
        json findings = json::array();
        for (const Finding& finding : verdict.findings)
            findings.push_back({{"severity", finding.severity == Severity::error ? "error" : "warning"},
                                {"code", finding.code},
                                {"path", finding.path},
                                {"message", finding.message},
                                {"line", finding.line},
                                {"column", finding.column}});
        console.print({{"valid", verdict.valid}, {"kind", verdict.kind}, {"findings", findings}});
        return exit;
    }
    const std::string name = printable(call.file, console.characters());
    console.out << printable_lines(formats::print_findings(verdict.findings, name), console.characters());
    if (verdict.valid) {
        console.out << printable_lines(verdict.summary, console.characters());
        console.out << fmt::format("{} is a {} in order.\n", name, verdict.kind);
    }
    return exit;
}

}  // namespace reisswitz::app
