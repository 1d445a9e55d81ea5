#include "app/commands/show.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "app/games.hpp"
#include "app/map.hpp"
#include "app/symbols.hpp"
#include "app/text.hpp"
#include "app/unit_list.hpp"
#include "app/wanted_dice.hpp"
#include "formats/formation.hpp"
#include "rules/portable/game/view.hpp"

namespace reisswitz::app {

namespace {

using nlohmann::json;
using portable::Side;

json to_json(const formats::FormationReport& report, const portable::Battle& battle) {
    json parts = json::array();
    for (const formats::FormationReport& part : report.parts) parts.push_back(to_json(part, battle));
    json members = json::array();
    for (const portable::UnitIndex unit : report.members) members.push_back(battle.entry(unit).id);
    return {{"name", report.name},
            {"units", report.units},
            {"units_left", report.units_left},
            {"initial_sp", report.initial_sp},
            {"present_sp", report.present_sp},
            {"lost_sp", report.lost_sp()},
            {"exhaustion_point", report.exhaustion_point},
            {"exhausted", report.worn_out()},
            {"members", members},
            {"parts", parts}};
}

/// The sides whose strength the reader may know to the last point.
std::vector<Side> known_sides(const portable::Battle& battle, const portable::Viewer& viewer) {
    if (!viewer.side || (!battle.in_fog() && !battle.options().hidden_rosters)) return {Side::red, Side::blue};
    return {*viewer.side};
}

}  // namespace

Exit run_show(const ShowCall& call, Console& console) {
    Games games(console, store::Mode::read_only);
    const std::string id = games.find(call.game);
    const table::Table table = games.open(id);
    const table::PortableGame& game = portable_game(table);
    const portable::Battle& battle = game.battle();
    const std::string seat = call.side.empty() ? table::umpire : find_seat(battle, call.side);
    const portable::Viewer viewer =
        seat == table::umpire ? portable::Viewer::umpire() : portable::Viewer{seat == "red" ? Side::red : Side::blue};
    const auto strengths = formats::present_sp(battle, game.state());
    const Look& look = console.look;

    if (console.json) {
        json formations = json::object();
        for (const Side side : known_sides(battle, viewer))
            formations[side == Side::red ? "red" : "blue"] =
                to_json(formats::formation_report(battle, side, strengths), battle);
        json due = json::array();
        for (const std::string& one : game.seats()) {
            if (seat != table::umpire && one != seat) continue;
            for (const table::Due& owed : table.pending(one))
                due.push_back({{"seat", owed.seat}, {"phase", owed.phase}, {"text", owed.text}});
        }
        json shown{{"id", table.id()},         {"title", battle.title},
                   {"view", game.view(seat)},  {"pending", due},
                   {"formations", formations}, {"changes", table.header().value("changes", json::array())}};
        if (const auto ending = table.ending())
            shown["ending"] = {{"winner", ending->winner}, {"reason", ending->reason}};
        console.print(shown);
        return Exit::done;
    }

    const portable::View view = portable::view(battle, game.state(), viewer);
    if (call.map || call.units) {
        if (call.map) console.out << draw_map(battle, view, look) << map_key(battle, view, look);
        if (call.units) console.out << draw_units(battle, view, look);
        return Exit::done;
    }
    console.out << inked(look, Ink::strong, printable(battle.title, look.characters))
                << fmt::format(", game {}, turn {} of {}\n", printable(table.id(), look.characters), view.turn,
                               view.turn_limit);
    for (const std::string& change : changed_rules(table.header()))
        console.out << paragraph("rule changed: " + printable(change, look.characters), look.columns, "  ");
    console.out << draw_map(battle, view, look) << map_key(battle, view, look) << '\n'
                << draw_units(battle, view, look) << '\n';
    for (const portable::ViewObjective& place : view.objectives)
        console.out << fmt::format(
            "{} ({}): {}\n", printable(place.name, look.characters), place.hex,
            place.owner ? "held by " + side_name(view, *place.owner, look.characters) : "held by nobody");
    for (const Side side : known_sides(battle, viewer))
        console.out << printable_lines(formats::print_formations(formats::formation_report(battle, side, strengths)),
                                       look.characters);
    if (const auto ending = table.ending()) {
        console.out << paragraph(fmt::format("The battle is over: {}", printable(ending->reason, look.characters)),
                                 look.columns);
        return Exit::done;
    }
    for (const std::string& one : game.seats()) {
        if (seat != table::umpire && one != seat) continue;
        for (const table::Due& owed : table.pending(one))
            console.out << paragraph(fmt::format("{}: {}", owed.seat, printable(owed.text, look.characters)),
                                     look.columns);
    }
    console.out << wanted_dice_lines(table, seat, look.characters);
    return Exit::done;
}

}  // namespace reisswitz::app
