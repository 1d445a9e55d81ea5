#include "rules/portable/game/notation.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "describe/reader.hpp"
#include "rules/portable/game/legal.hpp"
#include "rules/portable/game/options.hpp"

namespace reisswitz::portable {

namespace {

using describe::Code;
using describe::Fault;
using nlohmann::json;
using ruling::Refusal;

Refusal misread(std::string message, std::string legal = "") {
    return {clause::PW_ORD_1, std::move(message), std::move(legal)};
}

std::string hex_name(const Battle& battle, HexIndex hex) { return hex::name(battle.ground.size(), hex).str(); }

std::string upper_case(std::string_view text) {
    std::string upper{text};
    for (char& c : upper)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return upper;
}

std::string lower_case(std::string_view text) {
    std::string lower{text};
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

/// Hexes may be typed in small letters.
HexIndex find_hex(const Battle& battle, std::string_view text) {
    return hex::find_hex(battle.ground.size(), upper_case(text));
}

std::optional<Direction> find_direction(std::string_view text) { return hex::parse_direction(lower_case(text)); }

/// Words of a line, up to a comment.
std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    std::string word;
    for (char c : line.substr(0, line.find('#'))) {
        if (c != ' ' && c != '\t' && c != '\r' && c != ',') {
            word += c;
            continue;
        }
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    }
    if (!word.empty()) words.push_back(std::move(word));
    return words;
}

/// Completes what a player may leave out (PW-ORD-2).
class Completer {
public:
    Completer(const Battle& battle, const State& state, Side side)
        : battle_(battle), state_(state), legal_(battle, state, side), side_(side) {}

    const Legal<State>& legal() const { return legal_; }

    /// The whole path to a last hex named alone; in an open game every path becomes the canonical one to its end.
    Path path(UnitIndex u, const Path& given) const {
        return legal_.with_movement(u, [&](const auto& movement) {
            const auto reach = movement.reach();
            const bool whole =
                battle_.ground.adjacent(legal_.field().unit(u).hex, given.hexes[0]) && !movement.find_bar(given);
            if (given.length > 1 && !whole) return given;
            if (given.length == 1 && reach.find(given.last()) && (!whole || !battle_.in_fog()))
                return reach.path_to(given.last());
            if (!battle_.in_fog() && whole && reach.find(given.last())) return reach.path_to(given.last());
            return given;
        });
    }

    /// PW-ORD-2, the facing left out.
    Direction facing(UnitIndex u, const Path& path) const {
        const HexIndex before = path.length > 1 ? path.hexes[path.length - 2u] : legal_.field().unit(u).hex;
        Direction last_step = legal_.field().unit(u).facing;
        if (battle_.ground.adjacent(before, path.last())) last_step = battle_.ground.towards(before, path.last());
        return usual_facing_after_move(battle_.ground, path.last(), last_step, legal_.enemy_hexes());
    }

    /// The only unit that may be attacked in a hex, or no_unit (PW-RULING-23).
    UnitIndex defender(HexIndex hex) const {
        UnitIndex only = no_unit;
        int count = 0;
        const UnitIndex attacker = state_.phase == Phase::follow_up ? state_.winner : state_.active;
        if (attacker == no_unit) return no_unit;
        legal_.field().for_each_present([&](UnitIndex u) {
            if (legal_.field().unit(u).hex != hex || legal_.field().side(u) == side_ ||
                legal_.object_to_attack(attacker, hex, u))
                return;
            only = u;
            ++count;
        });
        if (count == 1) return only;
        // Nothing legal: name somebody who is there, so that the refusal can say why.
        if (count == 0)
            legal_.field().for_each_present([&](UnitIndex u) {
                if (only == no_unit && legal_.field().unit(u).hex == hex && legal_.field().side(u) != side_ &&
                    legal_.seen().contains(u))
                    only = u;
            });
        return count == 0 ? only : no_unit;
    }

    /// An own unit by its id, its hex or the beginning of its id where only one fits.
    UnitIndex own_unit(std::string_view text) const {
        const UnitIndex by_id = battle_.find_unit(lower_case(text));
        if (by_id != no_unit && battle_.side_of(by_id) == side_) return by_id;
        if (const HexIndex hex = find_hex(battle_, text); hex.on_board()) {
            const UnitIndex fighter = legal_.field().fighter_at(hex, side_);
            if (fighter != no_unit) return fighter;
            UnitIndex only = no_unit;
            int count = 0;
            legal_.field().for_each_present([&](UnitIndex u) {
                if (legal_.field().unit(u).hex != hex || battle_.side_of(u) != side_ || legal_.field().towed(u)) return;
                only = u;
                ++count;
            });
            return count == 1 ? only : no_unit;
        }
        UnitIndex only = no_unit;
        int count = 0;
        const std::string start = lower_case(text);
        for (int i = 0; i < battle_.units(); ++i)
            if (battle_.roster[static_cast<std::size_t>(i)].side == side_ &&
                battle_.roster[static_cast<std::size_t>(i)].id.starts_with(start)) {
                only = static_cast<UnitIndex>(i);
                ++count;
            }
        return count == 1 ? only : no_unit;
    }

private:
    const Battle& battle_;
    const State& state_;
    Legal<State> legal_;
    Side side_;
};

/// One line, word by word.
class LineReader {
public:
    LineReader(const Battle& battle, const State& state, Side side, std::vector<std::string> words)
        : battle_(battle), state_(state), side_(side), words_(std::move(words)), complete_(battle, state, side) {}

    ruling::Ruled<std::vector<Order>> read() {
        const std::string first = lower_case(words_[0]);
        if (const auto dash = words_[0].find('-'); dash != std::string::npos) return arrow(dash);
        if (first == "place") return place();
        if (first == "begin" || first == "ready" || first == "seal" || first == "end" || first == "done" ||
            first == "lay_wire" || first == "clear_wire" || first == "remount" || first == "wire" || first == "pass")
            return bare(first);
        if (first == "shell" || first == "bombard") return shell();
        if (first == "retreat" || first == "stand") return hit_choice(first == "retreat");
        if (first == "activate" || first == "a") return one_unit(OrderKind::activate);
        if (first == "limber") return one_unit(OrderKind::limber);
        if (first == "fire" || first == "f" || first == "shoot") return fire();
        if (first == "move" || first == "m") return move(1);
        if (first == "turn" || first == "face" || first == "unlimber" || first == "occupy") return facing_order(first);
        if (first == "attack" || first == "melee" || first == "assault") return attack();
        return fail("\"" + words_[0] + "\" is no order.",
                    "Orders are: place, ready, shell, seal, activate, fire, move, turn, limber, unlimber, lay_wire, "
                    "clear_wire, remount, attack, "
                    "occupy, retreat, stand, done, end.");
    }

private:
    static tl::unexpected<Refusal> fail(std::string message, std::string legal = "") {
        return tl::unexpected(misread(std::move(message), std::move(legal)));
    }

    ruling::Ruled<std::vector<Order>> one(Order order) const { return std::vector<Order>{order}; }

    std::optional<Refusal> too_long(std::size_t most) const {
        if (words_.size() <= most) return {};
        return misread("\"" + words_[most] + "\" is more than this order takes.");
    }

    ruling::Ruled<std::vector<Order>> bare(const std::string& word) {
        if (auto refusal = too_long(1)) return tl::unexpected(*refusal);
        OrderKind kind = OrderKind::done;
        if (word == "begin")
            kind = OrderKind::begin;
        else if (word == "ready")
            kind = OrderKind::ready;
        else if (word == "seal")
            kind = OrderKind::seal;
        else if (word == "end" || word == "pass")
            kind = OrderKind::end;
        else if (word == "lay_wire" || word == "wire")
            kind = OrderKind::lay_wire;
        else if (word == "clear_wire")
            kind = OrderKind::clear_wire;
        else if (word == "remount")
            kind = OrderKind::remount;
        return one({.kind = kind});
    }

    ruling::Ruled<std::vector<Order>> place() {
        if (words_.size() < 3) return fail("Say which unit, which hex and which facing.", "place UNIT HEX FACING");
        if (auto refusal = too_long(4)) return tl::unexpected(*refusal);
        const UnitIndex unit = complete_.own_unit(words_[1]);
        if (unit == no_unit) return fail("You have no unit \"" + words_[1] + "\".");
        const HexIndex hex = find_hex(battle_, words_[2]);
        if (!hex.on_board()) return fail("\"" + words_[2] + "\" is no hex of this board.");
        Direction facing = battle_.entry(unit).facing;
        if (words_.size() == 4) {
            const auto given = find_direction(words_[3]);
            if (!given) return fail("\"" + words_[3] + "\" is no facing.", "n, ne, se, s, sw, nw");
            facing = *given;
        }
        return one({.kind = OrderKind::place, .unit = unit, .hex = hex, .facing = facing});
    }

    ruling::Ruled<std::vector<Order>> shell() {
        if (words_.size() < 3) return fail("Say which battery and which hex.", "shell UNIT HEX [left|right]");
        if (auto refusal = too_long(4)) return tl::unexpected(*refusal);
        const UnitIndex unit = complete_.own_unit(words_[1]);
        if (unit == no_unit) return fail("You have no unit \"" + words_[1] + "\".");
        const HexIndex hex = find_hex(battle_, words_[2]);
        if (!hex.on_board()) return fail("\"" + words_[2] + "\" is no hex of this board.");
        Order order{.kind = OrderKind::shell, .unit = unit, .hex = hex};
        if (words_.size() == 4) {
            const std::string tie = lower_case(words_[3]);
            if (tie != "left" && tie != "right") return fail("\"" + words_[3] + "\" is neither left nor right.");
            order.tie_side = tie == "right" ? TieSide::right : TieSide::left;
        }
        return one(order);
    }

    ruling::Ruled<std::vector<Order>> hit_choice(bool retreats) {
        // The unit may be left out: only one is asked at a time.
        Order order{.kind = retreats ? OrderKind::retreat : OrderKind::stand, .unit = state_.choosing};
        std::size_t next = 1;
        if (next < words_.size()) {
            const UnitIndex named = complete_.own_unit(words_[next]);
            const bool is_hex_alone =
                retreats && words_.size() == next + 1 && find_hex(battle_, words_[next]).on_board();
            if (named != no_unit && !is_hex_alone) {
                order.unit = named;
                ++next;
            }
        }
        if (order.unit == no_unit) return fail("No unit is asked to retreat or stand now.");
        if (!retreats) {
            if (auto refusal = too_long(next)) return tl::unexpected(*refusal);
            return one(order);
        }
        if (next == words_.size()) return fail("Say where it goes back to.", "retreat UNIT HEX");
        order.hex = find_hex(battle_, words_[next]);
        if (!order.hex.on_board())
            if (const auto direction = find_direction(words_[next]))
                order.hex = battle_.ground.neighbour(state_.units[order.unit].hex, *direction);
        if (!order.hex.on_board()) return fail("\"" + words_[next] + "\" is no hex of this board.");
        ++next;
        if (next < words_.size() && lower_case(words_[next]) == "with") ++next;
        std::vector<UnitIndex> with;
        for (; next < words_.size(); ++next) {
            const UnitIndex commander = complete_.own_unit(words_[next]);
            if (commander == no_unit) return fail("You have no unit \"" + words_[next] + "\".");
            with.push_back(commander);
        }
        if (with.size() > most_companions) return fail("Too many commanders go along.");
        std::sort(with.begin(), with.end());
        std::copy(with.begin(), with.end(), order.with.begin());
        return one(order);
    }

    ruling::Ruled<std::vector<Order>> one_unit(OrderKind kind) {
        if (words_.size() < 2) return fail("Say which unit.");
        if (auto refusal = too_long(2)) return tl::unexpected(*refusal);
        const UnitIndex unit = complete_.own_unit(words_[1]);
        if (unit == no_unit) return fail("You have no unit \"" + words_[1] + "\".");
        return one({.kind = kind, .unit = unit});
    }

    ruling::Ruled<std::vector<Order>> fire() {
        if (words_.size() < 2) return fail("Say at which hex.", "fire HEX");
        if (words_.size() >= 3 && lower_case(words_[2]) != "steady") {
            // `fire C5 E6`: the unit in C5 fires at E6.
            std::vector<Order> orders;
            if (auto refusal = activate_first(words_[1], orders)) return tl::unexpected(*refusal);
            const HexIndex hex = find_hex(battle_, words_[2]);
            if (!hex.on_board()) return fail("\"" + words_[2] + "\" is no hex of this board.");
            orders.push_back({.kind = OrderKind::fire,
                              .hex = hex,
                              .steady = words_.size() > 3 && lower_case(words_[3]) == "steady"});
            return orders;
        }
        if (auto refusal = too_long(3)) return tl::unexpected(*refusal);
        const HexIndex hex = find_hex(battle_, words_[1]);
        if (!hex.on_board()) return fail("\"" + words_[1] + "\" is no hex of this board.");
        return one({.kind = OrderKind::fire, .hex = hex, .steady = words_.size() == 3});
    }

    /// The active unit, or the one that these orders will have activated.
    UnitIndex actor(const std::vector<Order>& orders) const {
        for (const Order& order : orders)
            if (order.kind == OrderKind::activate) return order.unit;
        return state_.active;
    }

    std::optional<Refusal> activate_first(std::string_view text, std::vector<Order>& orders) {
        const UnitIndex unit = complete_.own_unit(text);
        if (unit == no_unit) return misread("You have no unit \"" + std::string{text} + "\".");
        if (unit == state_.active) return {};
        if (state_.active != no_unit && state_.phase == Phase::act) orders.push_back({.kind = OrderKind::done});
        orders.push_back({.kind = OrderKind::activate, .unit = unit});
        return {};
    }

    /// `B4-C5 ne` or `B4-C5-C6`: the unit in B4 moves; it is activated first if need be.
    ruling::Ruled<std::vector<Order>> arrow(std::size_t dash) {
        std::vector<Order> orders;
        if (auto refusal = activate_first(words_[0].substr(0, dash), orders)) return tl::unexpected(*refusal);
        std::string rest = words_[0].substr(dash + 1);
        std::replace(rest.begin(), rest.end(), '-', ' ');
        std::vector<std::string> words = words_of(rest);
        words.insert(words.begin(), "move");
        words.insert(words.end(), words_.begin() + 1, words_.end());
        words_ = std::move(words);
        return move_with(std::move(orders), 1);
    }

    ruling::Ruled<std::vector<Order>> move(std::size_t next) {
        std::vector<Order> orders;
        return move_with(std::move(orders), next);
    }

    ruling::Ruled<std::vector<Order>> move_with(std::vector<Order> orders, std::size_t next) {
        const UnitIndex unit = actor(orders);
        if (unit == no_unit)
            return fail("No unit is active.", "activate UNIT, then move HEX … [FACING]; or FROM-TO [FACING]");
        Path path;
        std::optional<Direction> facing;
        for (; next < words_.size(); ++next) {
            const HexIndex hex = find_hex(battle_, words_[next]);
            if (hex.on_board()) {
                if (facing) return fail("The facing stands at the end of the order.");
                if (path.length == longest_move) return fail("No unit moves that far.");
                path.push(hex);
                continue;
            }
            facing = find_direction(words_[next]);
            if (!facing || next + 1 != words_.size())
                return fail("\"" + words_[next] + "\" is neither a hex of this board nor a facing.",
                            "n, ne, se, s, sw, nw");
        }
        if (path.length == 0) {
            if (!facing) return fail("Say where to.", "move HEX … [FACING]");
            orders.push_back({.kind = OrderKind::turn, .facing = *facing});
            return orders;
        }
        path = complete_.path(unit, path);
        orders.push_back(
            {.kind = OrderKind::move, .facing = facing.value_or(complete_.facing(unit, path)), .path = path});
        return orders;
    }

    ruling::Ruled<std::vector<Order>> facing_order(const std::string& word) {
        if (auto refusal = too_long(2)) return tl::unexpected(*refusal);
        OrderKind kind = OrderKind::turn;
        if (word == "unlimber") kind = OrderKind::unlimber;
        if (word == "occupy") kind = OrderKind::occupy;
        std::optional<Direction> facing;
        if (words_.size() == 2) {
            facing = find_direction(words_[1]);
            if (!facing) return fail("\"" + words_[1] + "\" is no facing.", "n, ne, se, s, sw, nw");
        } else if (kind == OrderKind::occupy && state_.winner != no_unit) {
            Path path;
            path.push(complete_.legal().won_hex());
            facing = complete_.facing(state_.winner, path);
        } else if (kind == OrderKind::unlimber && state_.active != no_unit) {
            facing = state_.units[state_.active].facing;
        }
        if (!facing) return fail("Say which way.", word + " FACING");
        return one({.kind = kind, .facing = *facing});
    }

    ruling::Ruled<std::vector<Order>> attack() {
        if (words_.size() < 2) return fail("Say which hex.", "attack HEX [UNIT]");
        std::vector<Order> orders;
        std::size_t next = 1;
        const HexIndex first = find_hex(battle_, words_[1]);
        // `melee C5 D5`: the unit in C5 attacks D5.
        if (words_.size() >= 3 && find_hex(battle_, words_[2]).on_board()) {
            if (auto refusal = activate_first(words_[1], orders)) return tl::unexpected(*refusal);
            next = 2;
        } else if (!first.on_board()) {
            return fail("\"" + words_[1] + "\" is no hex of this board.");
        }
        if (auto refusal = too_long(next + 2)) return tl::unexpected(*refusal);
        const HexIndex hex = find_hex(battle_, words_[next]);
        Order order{.kind = OrderKind::attack, .hex = hex};
        if (next + 1 < words_.size()) {
            order.unit = battle_.find_unit(lower_case(words_[next + 1]));
            const bool known = order.unit != no_unit && complete_.legal().seen().contains(order.unit);
            if (!known) return fail("You see no unit \"" + words_[next + 1] + "\" there.");
        } else {
            order.unit =
                orders.empty() ? complete_.defender(hex) : complete_.legal().field().fighter_at(hex, enemy_of(side_));
            if (order.unit == no_unit || !complete_.legal().seen().contains(order.unit))
                return fail("Say which unit in " + hex_name(battle_, hex) + " is attacked, if one is there.",
                            "attack HEX UNIT");
        }
        orders.push_back(order);
        return orders;
    }

    const Battle& battle_;
    const State& state_;
    Side side_;
    std::vector<std::string> words_;
    Completer complete_;
};

std::string unit_id(const Battle& battle, UnitIndex unit) { return unit == no_unit ? "?" : battle.entry(unit).id; }

/// Reads one member of an order in JSON.
template <class Read>
void member(const json& order, const char* key, describe::Reader& reader, std::vector<std::string>& known, Read read) {
    known.emplace_back(key);
    const auto found = order.find(key);
    if (found != order.end()) reader.at(key, [&] { read(*found); });
}

}  // namespace

ruling::Ruled<std::vector<Order>> read_notation(const Battle& battle, const State& state, Side side,
                                                std::string_view line) {
    if (line.size() > longest_order_line) return tl::unexpected(misread("The line is longer than any order."));
    std::vector<std::string> words = words_of(line);
    if (words.empty()) return std::vector<Order>{};
    return LineReader{battle, state, side, std::move(words)}.read();
}

std::string to_notation(const Battle& battle, const Order& order) {
    const std::string word = describe::word_of(order.kind);
    const std::string facing{hex::name(order.facing)};
    switch (order.kind) {
        case OrderKind::place:
            return word + " " + unit_id(battle, order.unit) + " " + hex_name(battle, order.hex) + " " + facing;
        case OrderKind::shell:
            return word + " " + unit_id(battle, order.unit) + " " + hex_name(battle, order.hex) +
                   (order.tie_side == TieSide::right ? " right" : "");
        case OrderKind::retreat: {
            std::string line = word + " " + unit_id(battle, order.unit) + " " + hex_name(battle, order.hex);
            if (order.with[0] != no_unit) line += " with";
            for (UnitIndex commander : order.with)
                if (commander != no_unit) line += " " + unit_id(battle, commander);
            return line;
        }
        case OrderKind::stand:
        case OrderKind::activate:
        case OrderKind::limber:
            return word + " " + unit_id(battle, order.unit);
        case OrderKind::fire:
            return word + " " + hex_name(battle, order.hex) + (order.steady ? " steady" : "");
        case OrderKind::move: {
            std::string line = word;
            for (HexIndex hex : order.path) line += " " + hex_name(battle, hex);
            return line + " " + facing;
        }
        case OrderKind::turn:
        case OrderKind::unlimber:
        case OrderKind::occupy:
            return word + " " + facing;
        case OrderKind::attack:
            return word + " " + hex_name(battle, order.hex) + " " + unit_id(battle, order.unit);
        case OrderKind::begin:
        case OrderKind::ready:
        case OrderKind::seal:
        case OrderKind::end:
        case OrderKind::lay_wire:
        case OrderKind::clear_wire:
        case OrderKind::remount:
        case OrderKind::done:
            return word;
    }
    return word;
}

json to_json(const Battle& battle, const Order& order) {
    json made{{"order", describe::word_of(order.kind)}};
    const auto unit = [&] { made["unit"] = unit_id(battle, order.unit); };
    const auto at_hex = [&] { made["hex"] = hex_name(battle, order.hex); };
    const auto facing = [&] { made["facing"] = std::string{hex::name(order.facing)}; };
    switch (order.kind) {
        case OrderKind::place:
            unit();
            at_hex();
            facing();
            break;
        case OrderKind::shell:
            unit();
            at_hex();
            if (order.tie_side == TieSide::right) made["tie_side"] = "right";
            break;
        case OrderKind::retreat: {
            unit();
            at_hex();
            json with = json::array();
            for (UnitIndex commander : order.with)
                if (commander != no_unit) with.push_back(unit_id(battle, commander));
            if (!with.empty()) made["with"] = std::move(with);
            break;
        }
        case OrderKind::stand:
        case OrderKind::activate:
        case OrderKind::limber:
            unit();
            break;
        case OrderKind::fire:
            at_hex();
            if (order.steady) made["steady"] = true;
            break;
        case OrderKind::move: {
            json path = json::array();
            for (HexIndex hex : order.path) path.push_back(hex_name(battle, hex));
            made["path"] = std::move(path);
            facing();
            break;
        }
        case OrderKind::turn:
        case OrderKind::unlimber:
        case OrderKind::occupy:
            facing();
            break;
        case OrderKind::attack:
            at_hex();
            unit();
            break;
        default:
            break;
    }
    return made;
}

Order order_from_json(const Battle& battle, const State& state, Side side, const json& source) {
    describe::Reader reader;
    if (!source.is_object())
        reader.fail(Code::bad_type, "Expected an order, found " + describe::type_name(source) + ".");
    const auto word = source.find("order");
    if (word == source.end()) reader.fail(Code::missing_input, "The order's word is missing.", "/order");
    Order order;
    reader.at("order", [&] { describe::read(*word, order.kind, {}, reader); });
    std::vector<std::string> known{"order"};
    const Completer complete{battle, state, side};

    const auto read_hex = [&](const json& value) {
        const HexIndex hex = hex::find_hex(battle.ground.size(), describe::read_string(value, reader));
        if (!hex.on_board())
            reader.fail(Code::out_of_range,
                        "Expected a hex of this board such as \"D4\", found " + describe::shown(value) + ".");
        return hex;
    };
    const auto read_unit = [&](const json& value) {
        const UnitIndex unit = battle.find_unit(describe::read_string(value, reader));
        // An enemy that is not seen is as unknown as one that does not exist.
        if (unit == no_unit || (battle.side_of(unit) != side && !complete.legal().seen().contains(unit)))
            reader.fail(Code::unknown_value, "There is no unit " + describe::shown(value) + " that you know of.");
        return unit;
    };
    const bool takes_unit = order.kind == OrderKind::place || order.kind == OrderKind::shell ||
                            order.kind == OrderKind::retreat || order.kind == OrderKind::stand ||
                            order.kind == OrderKind::activate || order.kind == OrderKind::limber ||
                            order.kind == OrderKind::attack;
    const bool takes_hex = order.kind == OrderKind::place || order.kind == OrderKind::shell ||
                           order.kind == OrderKind::retreat || order.kind == OrderKind::fire ||
                           order.kind == OrderKind::attack;
    const bool takes_facing = order.kind == OrderKind::place || order.kind == OrderKind::move ||
                              order.kind == OrderKind::turn || order.kind == OrderKind::unlimber ||
                              order.kind == OrderKind::occupy;
    bool facing_given = false;
    if (takes_unit) member(source, "unit", reader, known, [&](const json& value) { order.unit = read_unit(value); });
    if (takes_hex) member(source, "hex", reader, known, [&](const json& value) { order.hex = read_hex(value); });
    if (takes_facing)
        member(source, "facing", reader, known, [&](const json& value) {
            describe::read(value, order.facing, {}, reader);
            facing_given = true;
        });
    if (order.kind == OrderKind::shell)
        member(source, "tie_side", reader, known,
               [&](const json& value) { describe::read(value, order.tie_side, {}, reader); });
    if (order.kind == OrderKind::fire)
        member(source, "steady", reader, known,
               [&](const json& value) { describe::read(value, order.steady, {}, reader); });
    if (order.kind == OrderKind::retreat)
        member(source, "with", reader, known, [&](const json& value) {
            std::vector<std::string> ids;
            describe::read(value, ids, {.most = most_companions}, reader);
            std::vector<UnitIndex> with;
            for (std::size_t i = 0; i < ids.size(); ++i)
                reader.at(std::to_string(i), [&] { with.push_back(read_unit(value[i])); });
            std::sort(with.begin(), with.end());
            std::copy(with.begin(), with.end(), order.with.begin());
        });
    if (order.kind == OrderKind::move)
        member(source, "path", reader, known, [&](const json& value) {
            if (!value.is_array() || value.empty() || value.size() > longest_move)
                reader.fail(Code::out_of_range, fmt::format("Expected a list of 1 to {} hexes.", longest_move));
            for (std::size_t i = 0; i < value.size(); ++i)
                reader.at(std::to_string(i), [&] { order.path.push(read_hex(value[i])); });
        });
    for (const auto& [key, ignored] : source.items())
        if (std::find(known.begin(), known.end(), key) == known.end())
            reader.fail(Code::unknown_input,
                        describe::quote(key) + " is not known here; expected " + describe::listed(known) + ".",
                        describe::pointer_step(key));

    const auto required = [&](bool given, const char* key) {
        if (!given) reader.fail(Code::missing_input, std::string{key} + " is missing.", describe::pointer_step(key));
    };
    if (takes_hex) required(order.hex.on_board(), "hex");
    if (order.kind == OrderKind::attack) {
        if (order.unit == no_unit) order.unit = complete.defender(order.hex);
    } else if ((order.kind == OrderKind::stand || order.kind == OrderKind::retreat) && order.unit == no_unit) {
        order.unit = state.choosing != no_unit && battle.side_of(state.choosing) == side ? state.choosing : no_unit;
    } else if (takes_unit) {
        required(order.unit != no_unit, "unit");
    }
    if (order.kind == OrderKind::move) {
        required(order.path.length > 0, "path");
        const bool mine = state.active != no_unit && battle.side_of(state.active) == side;
        if (mine) {
            order.path = complete.path(state.active, order.path);
            if (!facing_given) order.facing = complete.facing(state.active, order.path);
        }
    } else if (order.kind == OrderKind::occupy && !facing_given && state.winner != no_unit &&
               battle.side_of(state.winner) == side) {
        Path path;
        path.push(complete.legal().won_hex());
        order.facing = complete.facing(state.winner, path);
    } else if (takes_facing) {
        required(facing_given, "facing");
    }
    return order;
}

std::optional<ruling::Ruled<json>> read_standing_notation(const Battle& battle, Side side, std::string_view line) {
    if (line.size() > longest_order_line) return {};
    const std::vector<std::string> words = words_of(line);
    if (words.empty() || lower_case(words[0]) != "standing") return {};
    using Answer = ruling::Ruled<json>;
    if (words.size() < 4)
        return Answer{tl::unexpected(
            Refusal{clause::PW_STD_1, "Say for whom, which item and which value.", "standing UNIT|all ITEM VALUE"})};
    json value = words[3];
    if (lower_case(words[2]) == "retreat_to") {
        value = json::array();
        for (std::size_t i = 3; i < words.size(); ++i)
            value.push_back(find_direction(words[i]) ? lower_case(words[i]) : upper_case(words[i]));
    }
    json made{{"unit", words[1]}, {"item", lower_case(words[2])}, {"value", std::move(value)}};
    try {
        StandingOrders probe;
        give_standing_order(battle, probe, side, made);
    } catch (const Fault& fault) {
        return Answer{tl::unexpected(Refusal{clause::PW_STD_2, fault.what(), "standing UNIT|all ITEM VALUE"})};
    }
    return Answer{std::move(made)};
}

void give_standing_order(const Battle& battle, StandingOrders& standing, Side side, const json& source) {
    describe::Reader reader;
    if (!source.is_object())
        reader.fail(Code::bad_type, "Expected a standing order, found " + describe::type_name(source) + ".");
    for (const char* key : {"unit", "item", "value"})
        if (!source.contains(key))
            reader.fail(Code::missing_input, std::string{key} + " is missing.", describe::pointer_step(key));
    for (const auto& [key, ignored] : source.items())
        if (key != "unit" && key != "item" && key != "value")
            reader.fail(Code::unknown_input, describe::quote(key) + " is not known here; expected unit, item or value.",
                        describe::pointer_step(key));

    StandingItems* items = &standing.all[index(side)];
    reader.at("unit", [&] {
        const std::string& who = describe::read_string(source["unit"], reader);
        if (who == "all") return;
        const UnitIndex unit = battle.find_unit(who);
        if (unit == no_unit || battle.side_of(unit) != side)
            reader.fail(Code::unknown_value,
                        "You have no unit " + describe::quote(who) + "; expected one of yours, or all.");
        items = &standing.units[unit];
    });
    std::size_t item = 0;
    reader.at("item", [&] {
        item = describe::read_word(source["item"], {"when", "on_hit", "retreat_to", "commanders", "follow_up"}, reader);
    });
    reader.at("value", [&] {
        const json& value = source["value"];
        switch (item) {
            case 0:
                describe::read(value, items->when, {}, reader);
                break;
            case 1:
                describe::read(value, items->on_hit, {}, reader);
                break;
            case 2: {
                std::vector<std::string> names;
                describe::read(value, names, {.most = most_retreat_wishes}, reader);
                std::vector<RetreatWish> wishes;
                for (std::size_t i = 0; i < names.size(); ++i)
                    reader.at(std::to_string(i), [&] {
                        RetreatWish wish;
                        wish.direction = hex::parse_direction(names[i]);
                        if (!wish.direction) wish.hex = hex::find_hex(battle.ground.size(), names[i]);
                        if (!wish.direction && !wish.hex.on_board())
                            reader.fail(Code::out_of_range, "Expected a hex of this board or a direction, found " +
                                                                describe::quote(names[i]) + ".");
                        wishes.push_back(wish);
                    });
                items->retreat_to = std::move(wishes);
                break;
            }
            case 3:
                describe::read(value, items->commanders, {}, reader);
                break;
            default:
                describe::read(value, items->follow_up, {}, reader);
                break;
        }
    });
}

}  // namespace reisswitz::portable
