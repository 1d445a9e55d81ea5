#include "app/session/open_orders.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "app/session/typed_words.hpp"
#include "app/symbols.hpp"
#include "app/text.hpp"
#include "rules/portable/game/evolve.hpp"
#include "rules/portable/game/notation.hpp"
#include "rules/portable/game/options.hpp"
#include "rules/portable/game/play.hpp"

namespace reisswitz::app {

namespace {

using portable::Battle;
using portable::HexIndex;
using portable::Order;
using portable::OrderKind;
using portable::Side;
using portable::State;
using portable::UnitIndex;

constexpr int widest_form = 24;

/// The orders of one moment, sorted into lines.
class Lister {
public:
    Lister(const Battle& battle, const State& state, Side side, const Look& look)
        : battle_(battle), state_(state), look_(look), orders_(portable::options(battle, state, side)) {}

    OpenOrders list() {
        switch (state_.phase) {
            case portable::Phase::act:
                head(state_.active);
                break;
            case portable::Phase::follow_up:
                head(state_.winner);
                break;
            case portable::Phase::artillery_hits:
            case portable::Phase::volley_hits:
            case portable::Phase::melee_hits:
                head(state_.choosing);
                break;
            default:
                break;
        }
        placements();
        shells();
        by_unit(OrderKind::activate, "activate UNIT");
        by_hex(OrderKind::fire, "fire HEX", Mark::target);
        moves();
        facings(OrderKind::turn, "turn FACING");
        by_unit(OrderKind::limber, "limber UNIT");
        facings(OrderKind::unlimber, "unlimber FACING");
        attacks();
        facings(OrderKind::occupy, "occupy [FACING]");
        by_hex(OrderKind::retreat, retreat_form(), Mark::reach);
        for (const OrderKind kind :
             {OrderKind::stand, OrderKind::lay_wire, OrderKind::clear_wire, OrderKind::remount, OrderKind::ready,
              OrderKind::seal, OrderKind::done, OrderKind::end, OrderKind::begin})
            bare(kind);
        return std::move(open_);
    }

private:
    std::string hex_name(HexIndex hex) const { return hex::name(battle_.ground.size(), hex).str(); }
    const std::string& id(UnitIndex unit) const { return battle_.entry(unit).id; }
    HexIndex hex_of(UnitIndex unit) const { return state_.units[unit].hex; }

    template <class Visit>
    void each(OrderKind kind, Visit visit) const {
        for (const Order& order : orders_)
            if (order.kind == kind) visit(order);
    }
    bool has(OrderKind kind) const {
        return std::any_of(orders_.begin(), orders_.end(), [&](const Order& order) { return order.kind == kind; });
    }

    void head(UnitIndex unit) {
        if (unit == portable::no_unit) return;
        const portable::UnitState& now = state_.units[unit];
        open_.text += fmt::format("{} ({}, {} SP)", id(unit), type_words(battle_.tables.types[now.type].id), now.sp);
        if (!now.hex.on_board()) {
            open_.text += ":\n";
            return;
        }
        open_.text += fmt::format(" in {}, facing {}:\n", hex_name(now.hex), direction_words(now.facing));
        open_.centre = now.hex;
        open_.marks.push_back({now.hex, Mark::chosen});
    }

    void line(std::string_view form, const std::string& what) {
        const std::string margin(static_cast<std::size_t>(widest_form) + 2, ' ');
        const auto lines = wrapped(what, std::max(look_.columns - widest_form - 2, 20));
        open_.text += "  " + fitted(form, widest_form, look_.characters);
        for (std::size_t i = 0; i < lines.size(); ++i) open_.text += (i == 0 ? "" : margin) + lines[i] + '\n';
        if (lines.empty()) {
            while (open_.text.back() == ' ') open_.text.pop_back();
            open_.text += '\n';
        }
    }

    void by_unit(OrderKind kind, std::string_view form) {
        std::string units;
        each(kind, [&](const Order& order) {
            units += (units.empty() ? "" : " ") + id(order.unit);
            if (hex_of(order.unit).on_board()) units += fmt::format("({})", hex_name(hex_of(order.unit)));
        });
        if (!units.empty()) line(form, units);
    }

    void by_hex(OrderKind kind, std::string_view form, Mark mark) {
        std::set<HexIndex> hexes;
        each(kind, [&](const Order& order) { hexes.insert(order.hex); });
        list_hexes(form, hexes, mark);
    }

    void list_hexes(std::string_view form, const std::set<HexIndex>& hexes, Mark mark) {
        if (hexes.empty()) return;
        std::string text;
        for (const HexIndex hex : hexes) {
            text += (text.empty() ? "" : " ") + hex_name(hex);
            open_.marks.push_back({hex, mark});
        }
        line(form, text);
    }

    std::string retreat_form() const {
        return state_.choosing == portable::no_unit ? "retreat UNIT HEX"
                                                    : fmt::format("retreat {} HEX", id(state_.choosing));
    }

    void moves() {
        std::set<HexIndex> free_hexes;
        std::set<HexIndex> contact;
        each(OrderKind::move, [&](const Order& order) {
            const HexIndex end = order.path.last();
            (next_to_enemy(end) ? contact : free_hexes).insert(end);
        });
        list_hexes("move HEX [FACING]", free_hexes, Mark::reach);
        list_hexes("  into contact", contact, Mark::reach);
    }

    /// As far as anybody can tell who is offered the move: it faces the enemy there, so not every facing is open.
    bool next_to_enemy(HexIndex hex) const {
        std::set<portable::Direction> facings;
        each(OrderKind::move, [&](const Order& order) {
            if (order.path.last() == hex) facings.insert(order.facing);
        });
        return facings.size() < static_cast<std::size_t>(hex::directions_round_a_hex);
    }

    void facings(OrderKind kind, std::string_view form) {
        std::string text;
        each(kind, [&](const Order& order) {
            text += fmt::format("{}{}", text.empty() ? "" : " ", hex::name(order.facing));
        });
        if (!text.empty()) line(form, text);
    }

    void attacks() {
        std::string text;
        each(OrderKind::attack, [&](const Order& order) {
            text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", hex_name(order.hex), id(order.unit));
            open_.marks.push_back({order.hex, Mark::target});
        });
        if (!text.empty()) line("attack HEX [UNIT]", text);
    }

    void shells() {
        std::map<UnitIndex, std::vector<std::string>> targets;
        each(OrderKind::shell, [&](const Order& order) {
            auto& list = targets[order.unit];
            if (order.tie_side == portable::TieSide::right) {
                list.back() += "|right";
                return;
            }
            list.push_back(hex_name(order.hex));
            open_.marks.push_back({order.hex, Mark::target});
        });
        for (const auto& [unit, list] : targets) {
            std::string text;
            for (const std::string& target : list) text += (text.empty() ? "" : " ") + target;
            line(fmt::format("shell {} HEX", id(unit)), text);
        }
    }

    void placements() {
        std::map<UnitIndex, std::set<HexIndex>> places;
        each(OrderKind::place, [&](const Order& order) { places[order.unit].insert(order.hex); });
        std::string waiting;
        std::set<HexIndex> zone;
        for (const auto& [unit, hexes] : places) {
            if (state_.units[unit].status == portable::Status::reserve)
                waiting += (waiting.empty() ? "" : " ") + id(unit);
            zone.insert(hexes.begin(), hexes.end());
        }
        if (places.empty()) return;
        list_hexes("place UNIT HEX FACING", zone, Mark::reach);
        line("  still to be placed", waiting.empty() ? "nobody; a unit may be placed anew" : waiting);
    }

    void bare(OrderKind kind) {
        if (!has(kind)) return;
        switch (kind) {
            case OrderKind::stand:
                line(fmt::format("stand {}", id(state_.choosing)),
                     state_.units[state_.choosing].sp == 1 ? "loses its last strength point, and is destroyed"
                                                           : "loses 1 strength point and stays");
                break;
            case OrderKind::lay_wire:
                line("lay_wire", "in its hex; done when the turn ends");
                break;
            case OrderKind::clear_wire:
                line("clear_wire", "in its hex; done when the turn ends");
                break;
            case OrderKind::remount:
                line("remount", "done when the turn ends");
                break;
            case OrderKind::ready:
                line("ready", "your units stand as they shall begin");
                break;
            case OrderKind::seal:
                line("seal", "your fire orders are complete; batteries not named hold their fire");
                break;
            case OrderKind::done:
                line("done", "nothing more with this unit");
                break;
            case OrderKind::end:
                line("end", "your part of the turn");
                break;
            case OrderKind::begin:
                line("begin", "the battle");
                break;
            default:
                break;
        }
    }

    const Battle& battle_;
    const State& state_;
    const Look& look_;
    std::vector<Order> orders_;
    OpenOrders open_;
};

/// The words of an order as somebody would type it, from a move also the short form that names its last hex alone.
std::vector<std::vector<std::string>> forms_of(const Battle& battle, const Order& order) {
    const std::string line = portable::to_notation(battle, order);
    std::vector<std::vector<std::string>> forms{words_of_line(line)};
    if (order.kind == OrderKind::move && order.path.length > 1)
        forms.push_back(
            {"move", hex::name(battle.ground.size(), order.path.last()).str(), std::string{hex::name(order.facing)}});
    return forms;
}

}  // namespace

OpenOrders open_orders(const Battle& battle, const State& state, Side side, const Look& look) {
    return Lister(battle, state, side, look).list();
}

OpenOrders orders_if_activated(const Battle& battle, const State& state, UnitIndex unit, const Look& look) {
    State then = state;
    portable::evolve(battle, then, portable::Event{.kind = portable::EventKind::activated, .unit = unit});
    return Lister(battle, then, battle.side_of(unit), look).list();
}

std::vector<std::string> next_words(const Battle& battle, const State& state, Side side, std::string_view line) {
    const bool new_word = line.empty() || line.back() == ' ' || line.back() == '\t';
    std::vector<std::string> typed = words_of_line(line);
    if (!new_word) typed.pop_back();
    std::set<std::string> next;
    for (const Order& order : portable::options(battle, state, side))
        for (const auto& words : forms_of(battle, order)) {
            if (words.size() <= typed.size()) continue;
            const bool fits = std::equal(
                typed.begin(), typed.end(), words.begin(),
                [](const std::string& a, const std::string& b) { return small_letters(a) == small_letters(b); });
            if (fits) next.insert(words[typed.size()]);
        }
    return {next.begin(), next.end()};
}

HexIndex find_hex_typed(const Battle& battle, std::string_view text) {
    std::string capitals{text};
    std::transform(capitals.begin(), capitals.end(), capitals.begin(), [](unsigned char c) { return std::toupper(c); });
    return hex::find_hex(battle.ground.size(), capitals);
}

UnitIndex find_own_unit(const Battle& battle, const State& state, Side side, std::string_view text) {
    const UnitIndex named = battle.find_unit(small_letters(text));
    if (named != portable::no_unit) return battle.side_of(named) == side ? named : portable::no_unit;
    const HexIndex hex = find_hex_typed(battle, text);
    if (!hex.on_board()) return portable::no_unit;
    const portable::Field<State> field(battle, state);
    const UnitIndex fighter = field.fighter_at(hex, side);
    if (fighter != portable::no_unit) return fighter;
    UnitIndex only = portable::no_unit;
    int count = 0;
    field.for_each_present([&](UnitIndex unit) {
        if (field.unit(unit).hex != hex || field.side(unit) != side || field.towed(unit)) return;
        only = unit;
        ++count;
    });
    return count == 1 ? only : portable::no_unit;
}

}  // namespace reisswitz::app
