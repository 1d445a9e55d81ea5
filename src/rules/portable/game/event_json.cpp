#include "rules/portable/game/event_json.hpp"

#include <fmt/format.h>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "describe/reader.hpp"

namespace reisswitz::portable {

namespace {

using describe::Code;
using nlohmann::json;

std::string hex_name(const Battle& battle, HexIndex hex) { return hex::name(battle.ground.size(), hex).str(); }

}  // namespace

json to_json(const Battle& battle, const Event& event) {
    const Event preset{};
    json made{{"event", describe::word_of(event.kind)}};
    if (event.side != preset.side) made["side"] = describe::word_of(event.side);
    if (event.unit != no_unit) made["unit"] = battle.entry(event.unit).id;
    if (event.other != no_unit) made["other"] = battle.entry(event.other).id;
    if (event.hex.on_board()) made["hex"] = hex_name(battle, event.hex);
    if (event.from.on_board()) made["from"] = hex_name(battle, event.from);
    if (event.facing != preset.facing) made["facing"] = std::string{hex::name(event.facing)};
    if (event.tie_side != preset.tie_side) made["tie_side"] = describe::word_of(event.tie_side);
    if (event.work != preset.work) made["work"] = describe::word_of(event.work);
    if (event.phase != preset.phase) made["phase"] = describe::word_of(event.phase);
    if (event.steady) made["steady"] = true;
    if (event.value != 0) made["value"] = event.value;
    if (event.value2 != 0) made["value2"] = event.value2;
    if (event.path.length > 0) {
        json path = json::array();
        for (HexIndex hex : event.path) path.push_back(hex_name(battle, hex));
        made["path"] = std::move(path);
    }
    return made;
}

namespace {

Event read_event(const Battle& battle, const json& source, describe::Reader& reader) {
    if (!source.is_object())
        reader.fail(Code::bad_type, "Expected an event, found " + describe::type_name(source) + ".");
    if (!source.contains("event")) reader.fail(Code::missing_input, "The event's word is missing.", "/event");
    Event event;
    const auto read_unit = [&](const json& value) {
        const UnitIndex unit = battle.find_unit(describe::read_string(value, reader));
        if (unit == no_unit)
            reader.fail(Code::unknown_value, "There is no unit " + describe::shown(value) + " in this battle.");
        return unit;
    };
    const auto read_hex = [&](const json& value) {
        const HexIndex hex = hex::find_hex(battle.ground.size(), describe::read_string(value, reader));
        if (!hex.on_board())
            reader.fail(Code::out_of_range, "Expected a hex of this board, found " + describe::shown(value) + ".");
        return hex;
    };
    for (const auto& [key, value] : source.items()) {
        const auto& member = value;
        const auto& name = key;
        reader.at(name, [&] {
            if (name == "event")
                describe::read(member, event.kind, {}, reader);
            else if (name == "side")
                describe::read(member, event.side, {}, reader);
            else if (name == "unit")
                event.unit = read_unit(member);
            else if (name == "other")
                event.other = read_unit(member);
            else if (name == "hex")
                event.hex = read_hex(member);
            else if (name == "from")
                event.from = read_hex(member);
            else if (name == "facing")
                describe::read(member, event.facing, {}, reader);
            else if (name == "tie_side")
                describe::read(member, event.tie_side, {}, reader);
            else if (name == "work")
                describe::read(member, event.work, {}, reader);
            else if (name == "phase")
                describe::read(member, event.phase, {}, reader);
            else if (name == "steady")
                describe::read(member, event.steady, {}, reader);
            else if (name == "value")
                describe::read(member, event.value, {}, reader);
            else if (name == "value2")
                describe::read(member, event.value2, {}, reader);
            else if (name == "path") {
                if (!member.is_array() || member.size() > longest_move)
                    reader.fail(Code::out_of_range, fmt::format("Expected a list of at most {} hexes.", longest_move));
                for (std::size_t i = 0; i < member.size(); ++i)
                    reader.at(std::to_string(i), [&] { event.path.push(read_hex(member[i])); });
            } else {
                throw describe::Fault(Code::unknown_input, reader.path(),
                                      describe::quote(name) + " is no member of an event.");
            }
        });
    }
    return event;
}

/// What evolve takes for granted of each kind: an event from outside must not carry it beyond the board or the roster.
void check_event(const Battle& battle, const Event& event, describe::Reader& reader) {
    const auto needs = [&](bool given, const char* key) {
        if (!given) reader.fail(Code::missing_input, std::string{key} + " is missing.", describe::pointer_step(key));
    };
    const auto within = [&](int value, int low, int high, const char* key) {
        if (value < low || value > high)
            reader.fail(Code::out_of_range, fmt::format("Expected {} to {}, found {}.", low, high, value),
                        describe::pointer_step(key));
    };
    switch (event.kind) {
        case EventKind::placed:
        case EventKind::arrived:
        case EventKind::retreated:
        case EventKind::occupied:
        case EventKind::aimed:
        case EventKind::fired:
        case EventKind::glimpsed:
            needs(event.unit != no_unit, "unit");
            needs(event.hex.on_board(), "hex");
            within(event.value, 0, 200, "value");
            break;
        case EventKind::attacked:
            needs(event.unit != no_unit, "unit");
            needs(event.other != no_unit, "other");
            needs(event.hex.on_board(), "hex");
            needs(event.from.on_board(), "from");
            break;
        case EventKind::moved:
            needs(event.unit != no_unit, "unit");
            needs(event.path.length > 0, "path");
            break;
        case EventKind::lost_sp:
            needs(event.unit != no_unit, "unit");
            within(event.value, 0, 255, "value");
            break;
        case EventKind::hit_begun:
        case EventKind::pair_credit:
            needs(event.unit != no_unit, "unit");
            within(event.value, 0, 255, "value");
            break;
        case EventKind::melee_hit_die:
            within(event.value, 0, 3, "value");
            within(event.value2, 0, 2, "value2");
            break;
        case EventKind::melee_step:
            within(event.value, 0, 4, "value");
            break;
        case EventKind::cards_drawn:
            within(event.value, 1, 6, "value");
            break;
        case EventKind::part_began:
            within(event.value, 0, 255, "value");
            break;
        case EventKind::objective_taken:
            within(event.value, 0, static_cast<int>(battle.objectives.size()) - 1, "value");
            break;
        case EventKind::turn_began:
            within(event.value, 1, 60'000, "value");
            break;
        case EventKind::over:
            within(event.value, 0, 3, "value");
            within(event.value2, 0, 4, "value2");
            break;
        case EventKind::work_finished:
            needs(event.unit != no_unit, "unit");
            if (event.work == Work::limber) needs(event.other != no_unit, "other");
            if (event.work == Work::lay_wire || event.work == Work::clear_wire) needs(event.hex.on_board(), "hex");
            if (event.work == Work::remount)
                within(event.value, 0, static_cast<int>(battle.tables.types.size()) - 1, "value");
            break;
        case EventKind::wire_seen:
            needs(event.hex.on_board(), "hex");
            break;
        case EventKind::shell_fell:
        case EventKind::struck:
        case EventKind::must_choose:
        case EventKind::fell:
        case EventKind::destroyed:
        case EventKind::hits_resolved:
        case EventKind::activated:
        case EventKind::turned:
        case EventKind::work_begun:
        case EventKind::broken:
        case EventKind::trench_manned:
            needs(event.unit != no_unit, "unit");
            break;
        case EventKind::deployed:
        case EventKind::sealed:
        case EventKind::fire_revealed:
        case EventKind::choice_made:
        case EventKind::initiative:
        case EventKind::melee_thrown:
        case EventKind::won:
        case EventKind::combat_over:
        case EventKind::unit_done:
        case EventKind::part_ended:
        case EventKind::exhausted:
        case EventKind::phase_began:
            break;
        case EventKind::lost_sight:
            reader.fail(Code::unknown_value, "Expected an event of a game, found what a side is told in the fog.",
                        "/event");
    }
}

}  // namespace

Event event_from_json(const Battle& battle, const json& source) {
    describe::Reader reader;
    const Event event = read_event(battle, source, reader);
    check_event(battle, event, reader);
    return event;
}

Event told_event_from_json(const Battle& battle, const json& source) {
    describe::Reader reader;
    return read_event(battle, source, reader);
}

std::string tell(const Battle& battle, const Event& event) {
    const auto unit = [&](UnitIndex u) { return u == no_unit ? std::string{"A unit"} : battle.entry(u).name; };
    const auto place = [&](HexIndex hex) { return hex.on_board() ? hex_name(battle, hex) : std::string{"somewhere"}; };
    const auto side = [&](Side s) { return battle.sides[index(s)].name; };
    switch (event.kind) {
        case EventKind::shell_fell:
            if (event.unit == no_unit) return fmt::format("A shell falls in {}.", place(event.hex));
            if (!event.hex.on_board()) return fmt::format("{} fires to no effect.", unit(event.unit));
            if (!event.from.on_board())
                return fmt::format("{} fires; the shell falls in {}.", unit(event.unit), place(event.hex));
            return fmt::format("{} fires at {}; the shell falls in {}.", unit(event.unit), place(event.from),
                               place(event.hex));
        case EventKind::lost_sp:
            return fmt::format("{} loses {} SP.", unit(event.unit), event.value);
        case EventKind::retreated:
            return fmt::format("{} falls back to {}.", unit(event.unit), place(event.hex));
        case EventKind::destroyed:
            return fmt::format("{} is destroyed.", unit(event.unit));
        case EventKind::lost_sight:
            return fmt::format("{} goes out of sight.", unit(event.unit));
        case EventKind::initiative:
            return fmt::format("{} takes the initiative, {} to {}.", side(event.side),
                               std::max(event.value, event.value2), std::min(event.value, event.value2));
        case EventKind::part_began:
            // In the fog how many is not told.
            if (event.value == 0) return fmt::format("{} has its part of the turn.", side(event.side));
            return fmt::format("{} may activate {} {}.", side(event.side), event.value,
                               event.value == 1 ? "unit" : "units");
        case EventKind::fired:
            return fmt::format("{} fires at {}: {}.", unit(event.unit), place(event.hex),
                               event.value == 0   ? "no hit"
                               : event.value == 1 ? "a hit"
                                                  : fmt::format("{} hits", event.value));
        case EventKind::moved:
            return fmt::format("{} moves to {}.", unit(event.unit),
                               place(event.path.length > 0 ? event.path.last() : off_board));
        case EventKind::turned:
            return fmt::format("{} turns to face {}.", unit(event.unit), hex::name(event.facing));
        case EventKind::work_begun:
            switch (event.work) {
                case Work::limber:
                    return fmt::format("{} begins to limber {}.", unit(event.unit), unit(event.other));
                case Work::unlimber:
                    return fmt::format("{} begins to unlimber.", unit(event.unit));
                case Work::lay_wire:
                    return fmt::format("{} begins to lay wire.", unit(event.unit));
                case Work::clear_wire:
                    return fmt::format("{} begins to clear the wire.", unit(event.unit));
                case Work::remount:
                    return fmt::format("{} begins to change mounts.", unit(event.unit));
                case Work::none:
                    return "";
            }
            return "";
        case EventKind::attacked:
            return fmt::format("{} attacks {} in {}.", unit(event.unit), unit(event.other), place(event.hex));
        case EventKind::won:
            return fmt::format("{} wins the close combat.", unit(event.unit));
        case EventKind::occupied:
            return fmt::format("{} occupies {}.", unit(event.unit), place(event.hex));
        case EventKind::exhausted:
            return fmt::format("{} has reached its exhaustion point.", side(event.side));
        case EventKind::objective_taken: {
            const auto number = static_cast<std::size_t>(event.value);
            return fmt::format("{} takes {}.", side(event.side),
                               number < battle.objectives.size() ? battle.objectives[number].name : "an objective");
        }
        case EventKind::arrived:
            return fmt::format("{} arrives at {}.", unit(event.unit), place(event.hex));
        case EventKind::turn_began:
            return fmt::format("Turn {}.", event.value);
        case EventKind::over: {
            const auto outcome = static_cast<Outcome>(event.value);
            const char* reason = "";
            switch (static_cast<EndReason>(event.value2)) {
                case EndReason::objective:
                    reason = "by the terms of victory";
                    break;
                case EndReason::exhaustion:
                    reason = "both sides being exhausted";
                    break;
                case EndReason::no_unit_left:
                    reason = "the other side having no unit left";
                    break;
                case EndReason::turn_limit:
                    reason = "when the last turn has been played";
                    break;
                case EndReason::none:
                    break;
            }
            if (outcome == Outcome::draw || outcome == Outcome::none)
                return fmt::format("The battle is drawn, {}.", reason);
            return fmt::format("{} wins, {}.", side(outcome == Outcome::red ? Side::red : Side::blue), reason);
        }
        default:
            return "";
    }
}

}  // namespace reisswitz::portable
