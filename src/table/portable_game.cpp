#include "table/portable_game.hpp"

#include "describe/reader.hpp"
#include "rules/portable/book.hpp"
#include "rules/portable/game/encode.hpp"
#include "rules/portable/game/event_json.hpp"
#include "rules/portable/game/notation.hpp"
#include "rules/portable/game/play.hpp"
#include "rules/portable/game/standing_answer.hpp"
#include "rules/portable/game/start.hpp"
#include "rules/portable/game/view.hpp"
#include "rules/portable/game/witness.hpp"
#include "ruling/print.hpp"

namespace reisswitz::table {

namespace {

using namespace portable;

/// @throws describe::Fault for a seat that the game does not have
Side side_of_seat(const std::string& seat) {
    if (seat == "red") return Side::red;
    if (seat == "blue") return Side::blue;
    throw describe::Fault(describe::Code::unknown_value, "/seat",
                          "There is no seat " + describe::quote(seat) + " in this game; expected red or blue.");
}

const std::string& seat_of(Side side) { return describe::word_of(side); }

ruling::Names names_in(const Battle& battle) {
    return {.unit =
                [&battle](int unit) {
                    return unit < battle.units() ? battle.roster[static_cast<std::size_t>(unit)].name
                                                 : std::string{"?"};
                },
            .hex =
                [&battle](int hex) {
                    return hex::name(battle.ground.size(), HexIndex{static_cast<std::uint16_t>(hex)}).str();
                },
            .side =
                [&battle](int side) {
                    return side <= 1 ? battle.sides[static_cast<std::size_t>(side)].name : std::string{"?"};
                }};
}

/// Dice of a whole side, not of a unit.
bool is_thrown_by_a_side(std::string_view label) {
    return label == "initiative" || label == "activation" || label == "card";
}

Decision worded(const Battle& battle, const Decided& decided, ruling::Detail detail) {
    Decision decision;
    decision.events = json::array();
    for (const Event& event : decided.events) decision.events.push_back(to_json(battle, event));
    decision.ruling = ruling::to_json(decided.ruling, book(), names_in(battle), detail);
    decision.text = ruling::to_text(decided.ruling, book(), names_in(battle));
    return decision;
}

/// Whether an order names a unit of that side.
bool names_own_unit(const Battle& battle, const json& order, Side side) {
    const UnitIndex unit = battle.find_unit(order.value("unit", ""));
    return unit != no_unit && battle.side_of(unit) == side;
}

std::string due_text(const Battle& battle, const State& state, Side side) {
    const auto name = [&](UnitIndex u) { return battle.entry(u).name; };
    switch (state.phase) {
        case Phase::before:
            return "The battle begins.";
        case Phase::setup:
            return "Place your units, then say ready.";
        case Phase::artillery_orders:
            return "Order your batteries, then seal.";
        case Phase::artillery_hits:
        case Phase::volley_hits:
        case Phase::melee_hits:
            return name(state.choosing) + " must retreat one hex or lose a strength point.";
        case Phase::choose_unit:
            return "Activate a unit, or end your part of the turn; activations left: " +
                   std::to_string(state.activations_left) + ".";
        case Phase::act:
            return name(state.active) + " is active.";
        case Phase::follow_up:
            return name(state.winner) + " has won the close combat and may follow up.";
        case Phase::over:
            return "The battle is over.";
    }
    (void)side;
    return "";
}

}  // namespace

PortableGame::PortableGame(std::shared_ptr<const Battle> battle)
    : battle_(std::move(battle)), state_(starting_state<State>(*battle_)) {}

std::vector<Due> PortableGame::pending() const {
    std::vector<Due> dues;
    for (Side side : both_sides) {
        if (!owes(*battle_, state_, side)) continue;
        Due due{.seat = seat_of(side),
                .kind = Due::Kind::order,
                .phase = describe::word_of(state_.phase),
                .text = due_text(*battle_, state_, side)};
        if (state_.phase == Phase::setup || state_.phase == Phase::artillery_orders) due.kind = Due::Kind::sealed_order;
        if (state_.choosing != no_unit || state_.phase == Phase::follow_up) due.kind = Due::Kind::choice;
        dues.push_back(std::move(due));
    }
    return dues;
}

std::vector<json> PortableGame::options(const std::string& seat) const {
    std::vector<json> orders;
    for (const Order& order : portable::options(*battle_, state_, side_of_seat(seat)))
        orders.push_back(to_json(*battle_, order));
    return orders;
}

ruling::Ruled<json> PortableGame::read_notation(const std::string& seat, const std::string& line) const {
    const auto orders = portable::read_notation(*battle_, state_, side_of_seat(seat), line);
    if (!orders) return tl::unexpected(orders.error());
    if (orders->size() == 1) return to_json(*battle_, orders->front());
    json list = json::array();
    for (const Order& order : *orders) list.push_back(to_json(*battle_, order));
    return list;
}

std::string PortableGame::notation(const json& order) const {
    // From the words alone: an order is told as it was given, whatever has become of its units since.
    if (order.is_array()) {
        std::string lines;
        for (const json& one : order) lines += (lines.empty() ? "" : "\n") + notation(one);
        return lines;
    }
    if (!order.is_object()) return "";
    std::string line = order.value("order", "");
    const auto add = [&](const char* key) {
        const auto found = order.find(key);
        if (found == order.end()) return;
        if (found->is_string()) line += " " + found->get<std::string>();
        if (found->is_array())
            for (const json& word : *found)
                if (word.is_string()) line += " " + word.get<std::string>();
    };
    const bool attack = line == "attack";
    if (!attack) add("unit");
    add("hex");
    if (attack) add("unit");
    add("path");
    add("facing");
    add("tie_side");
    if (order.contains("with")) line += " with";
    add("with");
    if (order.value("steady", false)) line += " steady";
    return line;
}

ruling::Ruled<Decision> PortableGame::decide(const std::string& seat, const json& order, dice::LiveDice& dice) const {
    const Side side = side_of_seat(seat);
    const Order read = order_from_json(*battle_, state_, side, order);
    auto decided = portable::decide(*battle_, state_, standing_, side, read, dice);
    if (!decided) return tl::unexpected(decided.error());
    Decision decision = worded(*battle_, *decided, ruling::Detail::record);
    decision.order = to_json(*battle_, read);
    decision.notation = to_notation(*battle_, read);
    return decision;
}

void PortableGame::evolve(const json& event) { portable::evolve(*battle_, state_, event_from_json(*battle_, event)); }

json PortableGame::view(const std::string& seat) const {
    const Viewer viewer = seat == "umpire" ? Viewer::umpire() : Viewer{side_of_seat(seat)};
    return describe::to_json_value(portable::view(*battle_, state_, viewer));
}

std::optional<Decision> PortableGame::witness(const Game& before, const Decision& decision,
                                              const std::string& seat) const {
    if (seat == "umpire") return decision;
    const Side reader = side_of_seat(seat);
    const auto& stood = dynamic_cast<const PortableGame&>(before);
    Decided decided;
    for (const json& event : decision.events) decided.events.push_back(event_from_json(*battle_, event));
    decided.ruling = ruling::from_json(decision.ruling);
    const Decided seen = portable::witness(*battle_, stood.state_, decided, reader);
    if (seen.events.empty() && seen.ruling.empty()) return {};
    Decision told = worded(*battle_, seen, ruling::Detail::reader);

    // The order itself: one's own always, the other side's where it was given in the open.
    bool known = false;
    if (!decision.order.is_null()) {
        const std::string word = decision.order.value("order", "");
        const bool secret = word == "place" || word == "shell" || word == "seal" || word == "ready";
        const bool own =
            owes(*battle_, stood.state_, reader) && !(secret && owes(*battle_, stood.state_, enemy_of(reader)) &&
                                                      !names_own_unit(*battle_, decision.order, reader));
        known = own || (!secret && !battle_->in_fog());
    }
    if (known) {
        told.order = decision.order;
        told.notation = decision.notation;
    }
    return told;
}

dice::Digest PortableGame::hash() const { return portable::hash(*battle_, state_, standing_); }

std::optional<Ending> PortableGame::ending() const {
    if (state_.phase != Phase::over) return {};
    Ending ending;
    ending.winner = state_.outcome == Outcome::red ? "red" : state_.outcome == Outcome::blue ? "blue" : "draw";
    ending.reason = portable::tell(*battle_, {.kind = EventKind::over,
                                              .value = static_cast<int>(state_.outcome),
                                              .value2 = static_cast<int>(state_.end_reason)});
    return ending;
}

void PortableGame::give_standing_order(const std::string& seat, const json& standing) {
    portable::give_standing_order(*battle_, standing_, side_of_seat(seat), standing);
}

std::optional<ruling::Ruled<json>> PortableGame::read_standing_order(const std::string& seat,
                                                                     const std::string& line) const {
    return read_standing_notation(*battle_, side_of_seat(seat), line);
}

std::optional<json> PortableGame::standing_answer(const std::string& seat, bool waited) const {
    const auto order = portable::standing_answer(*battle_, state_, standing_, side_of_seat(seat), waited);
    if (!order) return {};
    return to_json(*battle_, *order);
}

std::string PortableGame::tell(const json& event) const {
    return portable::tell(*battle_, told_event_from_json(*battle_, event));
}

bool PortableGame::reveals(const Game&, const Decision& decision, const std::string&) const {
    for (const json& event : decision.events) {
        const std::string& word = event.at("event").get_ref<const std::string&>();
        // Orders that were sealed are opened; in fog somebody has come in sight.
        if (word == "fire_revealed" || word == "glimpsed" || word == "wire_seen" || word == "turn_began") return true;
        if (word == "deployed" && state_.phase != Phase::setup) return true;
    }
    return false;
}

std::string PortableGame::part() const { return std::to_string(state_.turn) + (state_.first_part_over ? "b" : "a"); }

DieName PortableGame::name_die(const std::string& label, int who) const {
    DieName name{ruling::fill_in(book().label(label), {.unit = who, .side = who}, names_in(*battle_)), ""};
    if (is_thrown_by_a_side(label)) {
        if (who == 0 || who == 1) name.seat = seat_of(static_cast<Side>(who));
    } else if (who >= 0 && who < battle_->units()) {
        name.seat = seat_of(battle_->side_of(static_cast<UnitIndex>(who)));
    }
    return name;
}

json PortableGame::facts(const json& source) const {
    const Event event = event_from_json(*battle_, source);
    if (event.kind == EventKind::lost_sp) {
        const RosterEntry& entry = battle_->entry(event.unit);
        const auto cause = static_cast<LossCause>(event.value2);
        return {{"loss",
                 {{"side", seat_of(entry.side)},
                  {"unit", entry.name},
                  {"formation", entry.formation},
                  {"sp", event.value},
                  {"cause", cause == LossCause::shells         ? "artillery"
                            : cause == LossCause::volley       ? "volleys"
                            : cause == LossCause::close_combat ? "close combat"
                                                               : "fallen commanders"}}}};
    }
    if (event.kind == EventKind::exhausted) return {{"exhausted", {{"side", seat_of(event.side)}}}};
    if (event.kind == EventKind::objective_taken)
        return {{"objective",
                 {{"name", battle_->objectives[static_cast<std::size_t>(event.value)].name},
                  {"side", seat_of(event.side)}}}};
    return json::object();
}

}  // namespace reisswitz::table
