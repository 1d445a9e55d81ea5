#include "app/unit_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "app/symbols.hpp"
#include "hex/arc.hpp"

namespace reisswitz::app {

namespace {

using portable::Battle;
using portable::HexIndex;
using portable::InTrench;
using portable::Side;
using portable::Terrain;
using portable::View;
using portable::ViewUnit;
using portable::Work;

constexpr int least_name_width = 8;
constexpr int most_name_width = 28;

HexIndex place_of(const Battle& battle, const ViewUnit& unit) {
    return unit.hex ? hex::find_hex(battle.ground.size(), *unit.hex) : portable::off_board;
}

/// PW-RULING-19: the enemies next to a unit in whose front it stands.
std::vector<std::string> pinning(const Battle& battle, const View& view, const ViewUnit& unit) {
    std::vector<std::string> ids;
    const HexIndex here = place_of(battle, unit);
    if (!here.on_board()) return ids;
    for (const ViewUnit& enemy : view.units) {
        if (enemy.side == unit.side || !on_board(enemy) || !enemy.seen || !enemy.facing) continue;
        const HexIndex there = place_of(battle, enemy);
        if (there.on_board() && hex::side_of(battle.ground.size(), there, *enemy.facing, here,
                                             battle.options().front_hexes) == hex::PieceSide::front)
            ids.push_back(enemy.id);
    }
    return ids;
}

std::string_view work_words(Work work) {
    switch (work) {
        case Work::none:
            return "";
        case Work::limber:
            return "limbering up";
        case Work::unlimber:
            return "unlimbering";
        case Work::lay_wire:
            return "laying wire";
        case Work::clear_wire:
            return "clearing wire";
        case Work::remount:
            return "changing mounts";
    }
    return "";
}

std::vector<std::string> ground_words(const Terrain& terrain) {
    std::vector<std::string> words;
    if (terrain.impassable) words.emplace_back("impassable");
    if (terrain.woods) words.emplace_back("woods");
    if (terrain.built_up) words.emplace_back("built-up area");
    if (terrain.fortification) words.emplace_back("fortification");
    if (terrain.trench) words.emplace_back("trench");
    if (terrain.river)
        words.emplace_back(terrain.bridge ? "river with a bridge" : terrain.ford ? "river with a ford" : "river");
    if (words.empty()) words.emplace_back("open ground");
    return words;
}

std::string strength_text(const ViewUnit& unit) {
    if (!unit.sp) return "?";
    return unit.initial_sp ? fmt::format("{}/{}", *unit.sp, *unit.initial_sp) : std::to_string(*unit.sp);
}

/// Units in the order of a list: those on the board, those to come, those that are gone.
int standing_of(const ViewUnit& unit) { return unit.destroyed ? 2 : unit.reserve ? 1 : 0; }

struct Row {
    std::string id, name, type, strength, place, facing, state;
};

Row row_of(const Battle& battle, const View& view, const ViewUnit& unit, const Look& look) {
    Row row;
    row.id = unit.id;
    row.name = unit.name == unit.id ? "" : printable(unit.name, look.characters);
    row.type = unit_code(unit);
    row.strength = strength_text(unit);
    row.place = unit.hex.value_or(unit.destroyed ? "gone" : "-");
    if (unit.facing && on_board(unit))
        row.facing = look.unicode()
                         ? fmt::format("{} {}", facing_sign(*unit.facing, look.characters), hex::name(*unit.facing))
                         : std::string{hex::name(*unit.facing)};
    row.state = state_words(battle, view, unit);
    return row;
}

int widest(const std::vector<Row>& rows, std::string Row::* column, std::string_view head) {
    int width = width_of(head);
    for (const Row& row : rows) width = std::max(width, width_of(row.*column));
    return width;
}

}  // namespace

std::string state_words(const Battle& battle, const View& view, const ViewUnit& unit) {
    std::vector<std::string> words;
    if (unit.destroyed) return "destroyed";
    if (unit.reserve)
        return unit.arrives_on_turn ? fmt::format("arrives on turn {}", *unit.arrives_on_turn) : "not yet placed";
    if (!unit.seen) return unit.last_seen_turn ? fmt::format("seen on turn {}", *unit.last_seen_turn) : "not in sight";
    if (unit.chief) words.emplace_back("chief");
    if (unit.towed_by) words.push_back("towed by " + *unit.towed_by);
    if (unit.tows) words.push_back("tows " + *unit.tows);
    if (view.active == unit.id)
        words.emplace_back("in hand");
    else if (unit.activated)
        words.emplace_back("activated");
    if (unit.moved) words.emplace_back("moved");
    if (unit.fired) words.emplace_back("fired");
    if (unit.work != Work::none) words.emplace_back(work_words(unit.work));
    if (unit.trench == InTrench::crossing) words.emplace_back("crossing the trench");
    if (unit.trench == InTrench::manning) words.emplace_back("manning the trench");
    const HexIndex here = place_of(battle, unit);
    if (here.on_board() && battle.ground.at(here).close() && unit.trench == InTrench::none)
        words.emplace_back("in cover");
    if (here.on_board() && battle.ground.at(here).water()) words.emplace_back("in the river");
    if (unit.target)
        words.push_back(
            fmt::format("to shell {}{}", *unit.target,
                        unit.tie_side ? (*unit.tie_side == portable::TieSide::right ? " right" : " left") : ""));
    const auto pins = pinning(battle, view, unit);
    if (!pins.empty()) words.push_back("pinned by " + joined(pins));
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::string side_line(const View& view, Side side, const Look& look) {
    std::string text = inked(look, side_ink(side), side_name(view, side, look.characters));
    text += side == Side::red ? " (red)" : " (blue)";
    for (const portable::ViewSide& one : view.sides) {
        if (one.side != side) continue;
        std::vector<std::string> parts;
        if (one.total_sp && one.lost_sp)
            parts.push_back(fmt::format("{} of {} SP", *one.total_sp - *one.lost_sp, *one.total_sp));
        else if (one.total_sp)
            parts.push_back(fmt::format("{} SP at the start", *one.total_sp));
        if (one.exhausted.value_or(false)) {
            parts.emplace_back("exhausted");
        } else if (one.lost_sp && one.exhaustion_point) {
            parts.push_back(fmt::format("{} lost, exhausted at {}", *one.lost_sp, *one.exhaustion_point));
        }
        if (one.wire_left) parts.push_back(fmt::format("{} of wire left", counted(*one.wire_left, "laying")));
        for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? ": " : ", ") + parts[i];
    }
    return text;
}

std::string draw_units(const Battle& battle, const View& view, const Look& look, std::optional<Side> side) {
    std::string text;
    for (const Side one : portable::both_sides) {
        if (side && one != *side) continue;
        std::vector<const ViewUnit*> units;
        for (const ViewUnit& unit : view.units)
            if (unit.side == one) units.push_back(&unit);
        std::stable_sort(units.begin(), units.end(),
                         [](const ViewUnit* a, const ViewUnit* b) { return standing_of(*a) < standing_of(*b); });
        std::vector<Row> rows;
        for (const ViewUnit* unit : units) rows.push_back(row_of(battle, view, *unit, look));
        if (!text.empty()) text += '\n';
        text += side_line(view, one, look) + '\n';
        if (rows.empty()) {
            text += "  nobody in sight\n";
            continue;
        }
        const int id = widest(rows, &Row::id, "unit");
        const int strength = widest(rows, &Row::strength, "SP");
        const int place = widest(rows, &Row::place, "at");
        const int facing = widest(rows, &Row::facing, "facing");
        const int taken = 2 + id + 2 + 2 + 2 + strength + 2 + place + 2 + facing + 2;
        const int state = widest(rows, &Row::state, "");
        int name = std::min(widest(rows, &Row::name, ""), most_name_width);
        if (name > 0) name = std::clamp(look.columns - taken - 2 - std::min(state, 24), least_name_width, name);
        const int state_at = taken + (name > 0 ? name + 2 : 0);
        const auto line = [&](const Row& row) {
            std::string out = "  " + fitted(row.id, id) + "  ";
            if (name > 0) out += fitted(row.name, name, look.characters) + "  ";
            out += fitted(row.type, 2) + "  " + fitted(row.strength, strength) + "  " + fitted(row.place, place) +
                   "  " + fitted(row.facing, facing) + "  ";
            const auto states = wrapped(row.state, std::max(look.columns - state_at, 16));
            if (!states.empty()) out += states.front();
            while (!out.empty() && out.back() == ' ') out.pop_back();
            out += '\n';
            for (std::size_t i = 1; i < states.size(); ++i)
                out += std::string(static_cast<std::size_t>(state_at), ' ') + states[i] + '\n';
            return out;
        };
        text += inked(look, Ink::faint, line({"unit", "", "", "SP", "at", "facing", ""}));
        for (const Row& row : rows) text += line(row);
    }
    return text;
}

std::string describe_unit(const Battle& battle, const View& view, const ViewUnit& unit, const Look& look) {
    std::string text = inked(look, side_ink(unit.side), unit.id);
    const std::string name = printable(unit.name, look.characters);
    if (name != unit.id) text += fmt::format("  {}", name);
    text += fmt::format("\n  {}{}{} of {}", unit.quality ? *unit.quality + " " : "", type_words(unit.type),
                        unit.chief ? ", the chief," : "", side_name(view, unit.side, look.characters));
    if (!unit.formation.empty()) {
        std::string formation = printable(unit.formation, look.characters);
        for (auto slash = formation.find('/'); slash != std::string::npos; slash = formation.find('/', slash + 3))
            formation.replace(slash, 1, " > ");
        text += ", " + formation;
    }
    text += '\n';
    if (unit.sp && unit.initial_sp)
        text += fmt::format("  {} of {} strength points\n", *unit.sp, *unit.initial_sp);
    else
        text += "  strength not known\n";
    const int row = battle.tables.find_type(unit.type);
    if (row >= 0) {
        const portable::UnitType& type = battle.tables.types[static_cast<std::size_t>(row)];
        std::string can = fmt::format("moves {}", counted(type.move, "hex", "hexes"));
        if (const portable::Weapon* weapon = battle.tables.weapon_of(static_cast<portable::TypeIndex>(row)))
            can += fmt::format("; fires {} as far as {} with {}",
                               weapon->artillery ? "in the artillery phase" : "once a turn",
                               counted(weapon->range, "hex", "hexes"), counted(weapon->dice, "die", "dice"));
        else
            can += "; does not fire";
        can += fmt::format("; safe in close combat with {}+ from the front, {}+ from flank and rear",
                           type.safe_from_front, type.safe_from_flank);
        text += paragraph(can, look.columns, "  ");
    }
    if (unit.hex && !unit.destroyed) {
        text += fmt::format("  at {}", *unit.hex);
        if (unit.facing) text += fmt::format(", facing {}", direction_words(*unit.facing));
        const HexIndex here = place_of(battle, unit);
        if (here.on_board()) text += fmt::format("; {}", joined(ground_words(battle.ground.at(here))));
        text += '\n';
    }
    if (unit.last_target) text += fmt::format("  shelled {} last turn\n", *unit.last_target);
    const std::string state = state_words(battle, view, unit);
    if (!state.empty()) text += paragraph(state, look.columns, "  ");
    return text;
}

std::string describe_hex(const Battle& battle, const View& view, HexIndex hex, const Look& look) {
    const hex::BoardSize board = battle.ground.size();
    const Terrain& terrain = battle.ground.at(hex);
    const std::string name = hex::name(board, hex).str();
    std::string text = inked(look, Ink::strong, name) + ": " + joined(ground_words(terrain));
    if (terrain.elevation > 0) text += fmt::format(", {} high", counted(terrain.elevation, "level"));
    std::vector<std::string> roads;
    for (const hex::Direction edge : hex::all_directions)
        if (terrain.road.contains(edge)) roads.emplace_back(hex::name(edge));
    if (!roads.empty()) text += fmt::format(", road to {}", joined(roads));
    if (std::find(view.wire.begin(), view.wire.end(), name) != view.wire.end()) text += ", barbed wire";
    if (!terrain.enterable()) text += "; no unit can enter it";
    text += '\n';
    for (const portable::ViewObjective& place : view.objectives) {
        if (place.hex != name) continue;
        text +=
            fmt::format("  objective: {}, {}\n", printable(place.name, look.characters),
                        place.owner ? "held by " + side_name(view, *place.owner, look.characters) : "held by nobody");
    }
    bool anybody = false;
    for (const ViewUnit& unit : view.units) {
        if (unit.hex != name || !on_board(unit)) continue;
        anybody = true;
        const std::string state = state_words(battle, view, unit);
        text += fmt::format("  {} ({}, {} SP){}{}\n", unit.id, type_words(unit.type), strength_text(unit),
                            state.empty() ? "" : ": ", state);
    }
    if (!anybody) text += "  nobody in sight there\n";
    return text;
}

}  // namespace reisswitz::app
