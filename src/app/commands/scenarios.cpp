#include "app/commands/scenarios.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/map.hpp"
#include "app/text.hpp"
#include "app/unit_list.hpp"
#include "describe/fault.hpp"
#include "formats/library.hpp"
#include "formats/load.hpp"
#include "rules/portable/game/start.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

namespace {

using formats::LoadedScenario;

struct Counts {
    int red = 0;
    int blue = 0;
};

Counts units_of(const portable::Battle& battle) {
    Counts counts;
    for (const portable::RosterEntry& entry : battle.roster)
        ++(entry.side == portable::Side::red ? counts.red : counts.blue);
    return counts;
}

nlohmann::json to_json(const LoadedScenario& loaded) {
    const Counts units = units_of(loaded.battle);
    const hex::BoardSize board = loaded.battle.ground.size();
    return {{"id", loaded.scenario.id},
            {"title", loaded.scenario.title},
            {"date", loaded.scenario.date},
            {"summary", loaded.scenario.summary.text},
            {"columns", board.columns},
            {"rows", board.rows},
            {"turns", loaded.battle.tables.turn_limit},
            {"units", {{"red", units.red}, {"blue", units.blue}}},
            {"sides", {{"red", loaded.scenario.sides.red.name}, {"blue", loaded.scenario.sides.blue.name}}}};
}

std::string heading(const LoadedScenario& loaded, const Console& console) {
    const auto shown = [&](const std::string& text) { return printable(text, console.characters()); };
    const Counts units = units_of(loaded.battle);
    const hex::BoardSize board = loaded.battle.ground.size();
    std::string text = inked(console.look, Ink::strong, loaded.scenario.id) + "  " + shown(loaded.scenario.title);
    if (!loaded.scenario.date.empty()) text += ", " + shown(loaded.scenario.date);
    text += fmt::format("\n  {} ({}) against {} ({}), {} by {} hexes, {}\n", shown(loaded.scenario.sides.red.name),
                        counted(units.red, "unit"), shown(loaded.scenario.sides.blue.name), counted(units.blue, "unit"),
                        board.columns, board.rows, counted(loaded.battle.tables.turn_limit, "turn"));
    return text;
}

std::string whole(const LoadedScenario& loaded, const Console& console) {
    const Look& look = console.look;
    const auto prose = [&](const std::string& text, std::string_view indent) {
        std::string out;
        for (std::string_view rest = text; !rest.empty();) {
            const auto feed = rest.find('\n');
            out += paragraph(printable(rest.substr(0, feed), look.characters), look.columns, indent);
            rest.remove_prefix(feed == std::string_view::npos ? rest.size() : feed + 1);
        }
        return out;
    };
    std::string text = heading(loaded, console);
    text += prose(loaded.scenario.summary.text, "  ");
    const auto& scale = loaded.scenario.scale;
    for (const auto& [what, words] : {std::pair{"A hex", scale.hex}, {"A turn", scale.turn}, {"A unit", scale.unit}})
        if (!words.empty()) text += prose(fmt::format("{}: {}", what, words), "  ");
    const portable::State state = portable::starting_state<portable::State>(loaded.battle);
    const portable::View view = portable::view(loaded.battle, state, portable::Viewer::umpire());
    text += '\n' + draw_map(loaded.battle, view, look) + map_key(loaded.battle, view, look) + '\n';
    for (const portable::Side side : portable::both_sides) {
        text += draw_units(loaded.battle, view, look, side);
        text += prose(loaded.battle.sides[portable::index(side)].briefing, "  ") + '\n';
    }
    for (const formats::AppliedChanges& applied : loaded.changes)
        for (const portable::TableChange& change : applied.changes)
            text += prose(fmt::format("Rule changed ({}): {} is {}", applied.by, change.path, change.is), "");
    for (const std::string& assumption : loaded.scenario.assumptions) text += prose("Assumed: " + assumption, "");
    for (const formats::Source& source : loaded.scenario.sources)
        text += prose(fmt::format("Source: {}{}{}", source.title, source.url.empty() ? "" : ", ", source.url), "");
    return text;
}

}  // namespace

Exit run_scenarios(const ScenariosCall& call, Console& console) {
    if (!call.id.empty()) {
        formats::ScenarioText text;
        try {
            text = formats::find_scenario(call.id);
        } catch (const describe::Fault&) {
            throw;
        } catch (const std::runtime_error& missing) {
            throw WrongCall(missing.what());
        }
        const LoadedScenario loaded = formats::load_scenario(text.text);
        if (console.json)
            console.print(to_json(loaded));
        else
            console.out << whole(loaded, console);
        return Exit::done;
    }
    auto list = nlohmann::json::array();
    for (const formats::BuiltInScenario& scenario : formats::built_in_scenarios()) {
        const LoadedScenario loaded = formats::load_scenario(scenario.text);
        if (console.json) {
            list.push_back(to_json(loaded));
            continue;
        }
        const std::string& summary = loaded.scenario.summary.text;
        console.out << heading(loaded, console)
                    << paragraph(printable(summary.substr(0, summary.find('\n')), console.characters()),
                                 console.look.columns, "  ")
                    << '\n';
    }
    if (console.json)
        console.print(list);
    else
        console.out << "`reisswitz scenarios ID` tells one in full, `reisswitz play ID` fights it.\n";
    return Exit::done;
}

}  // namespace reisswitz::app
