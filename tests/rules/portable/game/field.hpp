/// A small battle drawn by hand and played line by line, with dice typed in: for tests that read like a player's notes.
#pragma once

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "dice/physical_dice.hpp"
#include "rules/portable/battle.hpp"
#include "rules/portable/game/encode.hpp"
#include "rules/portable/game/evolve.hpp"
#include "rules/portable/game/notation.hpp"
#include "rules/portable/game/play.hpp"
#include "rules/portable/game/seen.hpp"
#include "rules/portable/game/standing_answer.hpp"
#include "rules/portable/game/start.hpp"
#include "rules/portable/game/view.hpp"
#include "rules/portable/game/witness.hpp"

namespace reisswitz::portable::test {

using Tape = std::vector<int>;
using Words = std::vector<std::string>;

inline constexpr Side red = Side::red;
inline constexpr Side blue = Side::blue;

/// What may be said of a unit beside its type and place.
struct Traits {
    int sp = 0;  ///< 0: as its type has
    const char* quality = "average";
    const char* tows = "";
    int arrives_on_turn = 0;
    Words entry_hexes;
};

/// A battle being drawn, then fought. Draw everything first; the first call that needs a state draws the line.
///
/// Rows are read from the north: '.' open, 'w' wood, 't' town, 'f' fort, 'e' trench, '~' river, 'o' ford, '=' bridge,
/// 'X' impassable, '1' to '5' a hill.
class Skirmish {
public:
    explicit Skirmish(const Words& rows) : size_{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())} {
        terrain_.resize(static_cast<std::size_t>(size_.hexes()));
        for (int row = 0; row < size_.rows; ++row)
            for (int column = 0; column < size_.columns; ++column)
                draw(terrain_[hex::hex_at(size_, {column, row}).value],
                     rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
    }

    /// Open country of that many columns and rows.
    static Skirmish open(int columns = 9, int rows = 9) {
        return Skirmish{Words(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.'))};
    }

    // ---- drawing -----------------------------------------------------------------------------------------------
    Options& rules() { return tables_.options; }
    Variants& variants() { return tables_.variants; }
    Tables& tables() { return tables_; }
    /// A house rule over the built-in tables, as JSON. Options set before it are kept.
    void house_rule(const std::string& json) {
        const Options options = tables_.options;
        std::vector<TableChange> changes;
        tables_ = read_tables(
            overlay_tables(nlohmann::json::parse(built_in_tables_json()), nlohmann::json::parse(json), changes));
        tables_.options = options;
    }

    void road(const Words& hexes) {
        for (std::size_t i = 1; i < hexes.size(); ++i) {
            const HexIndex a = named(hexes[i - 1]);
            const HexIndex b = named(hexes[i]);
            const Direction there =
                hex::bearings(hex::to_cube(hex::place_of(size_, b)) - hex::to_cube(hex::place_of(size_, a))).left();
            terrain_[a.value].road.insert(there);
            terrain_[b.value].road.insert(hex::opposite(there));
        }
    }
    void wire(const std::string& hex) { wire_.insert(named(hex)); }
    void objective(const std::string& hex, std::optional<Side> owner = {}) {
        objectives_.push_back({"objective", named(hex), owner});
    }
    void victory(VictoryTerm term) { victory_.push_back(std::move(term)); }
    void deployment(Side side, const Words& hexes) {
        HexSet zone;
        for (const std::string& hex : hexes) zone.insert(named(hex));
        sides_[index(side)].deployment = zone;
    }
    void wire_supply(Side side, int layings) { sides_[index(side)].wire_supply = layings; }

    /// @param place  "D4 n"; "" for a unit that its owner deploys or that arrives later
    void unit(Side side, const std::string& id, const std::string& type, const std::string& place,
              const Traits& traits = {}) {
        RosterEntry entry;
        entry.id = id;
        entry.side = side;
        const int row = tables_.find_type(type);
        const int quality = tables_.find_quality(traits.quality);
        if (row < 0 || quality < 0) throw std::logic_error("no such type or quality: " + type);
        entry.type = static_cast<TypeIndex>(row);
        entry.quality = static_cast<QualityIndex>(quality);
        entry.initial_sp = traits.sp > 0 ? traits.sp : tables_.types[entry.type].sp;
        if (const auto blank = place.find(' '); blank != std::string::npos) {
            entry.hex = named(place.substr(0, blank));
            entry.facing = *hex::parse_direction(place.substr(blank + 1));
        }
        entry.tows = traits.tows;
        entry.arrives_on_turn = traits.arrives_on_turn;
        for (const std::string& hex : traits.entry_hexes) entry.entry_hexes.push_back(named(hex));
        roster_.push_back(std::move(entry));
    }

    // ---- beginning ---------------------------------------------------------------------------------------------
    const Battle& battle() {
        if (!battle_) {
            battle_.emplace(Battle{.title = "A skirmish",
                                   .tables = tables_,
                                   .ground = Ground{size_, terrain_, tables_.terrain_height},
                                   .roster = roster_,
                                   .sides = sides_,
                                   .objectives = objectives_,
                                   .victory = victory_,
                                   .wire_at_start = wire_});
            complete(*battle_);
            state_ = starting_state<State>(*battle_);
        }
        return *battle_;
    }
    State& state() {
        battle();
        return state_;
    }

    /// To a side's part of turn 1 without a die: the side goes first, with so many activations.
    void part_of(Side side, int activations = 20) {
        happen({.kind = EventKind::turn_began, .value = 1});
        happen({.kind = EventKind::initiative, .side = side});
        happen({.kind = EventKind::part_began, .side = side, .value = activations});
    }
    /// To the activation of a unit of turn 1.
    void acting(const std::string& id) {
        part_of(battle().side_of(number(id)));
        happen({.kind = EventKind::activated, .unit = number(id)});
    }
    /// To the artillery orders of turn 1.
    void begin(const Tape& tape = {}) { must(red, "begin", tape); }
    void happen(const Event& event) { evolve(battle(), state(), event); }

    // ---- playing -----------------------------------------------------------------------------------------------
    /// One line of notation. Every die of the tape must be asked for.
    /// @return "" when it was carried out, else the clause that forbids it
    std::string give(Side side, const std::string& line, const Tape& tape = {}) {
        const auto orders = read_notation(battle(), state(), side, line);
        if (!orders) return orders.error().clause.id;
        events_.clear();
        thrown_.clear();
        dice::PhysicalDice dice{tape};
        for (const Order& order : *orders) {
            const auto decided = decide(battle(), state(), standing, side, order, dice);
            if (!decided) {
                message_ = decided.error().message;
                return decided.error().clause.id;
            }
            before_ = state();
            decided_ = *decided;
            for (const Event& event : decided->events) {
                happen(event);
                events_.push_back(event);
            }
        }
        for (const dice::Thrown& die : dice.thrown()) thrown_.push_back(worded(die.what));
        if (dice.used() != tape.size()) throw std::logic_error("dice left on the tape after: " + line);
        return "";
    }
    /// The same for an order that has to be legal.
    void must(Side side, const std::string& line, const Tape& tape = {}) {
        const std::string clause = give(side, line, tape);
        if (!clause.empty()) throw std::logic_error(line + ": " + clause + ": " + message_);
    }
    /// The die that this order asks for when the tape has ended, as "hit a"; "" when it asks for no more.
    std::string wants(Side side, const std::string& line, const Tape& tape) {
        const auto orders = read_notation(battle(), state(), side, line);
        dice::PhysicalDice dice{tape};
        try {
            const auto decided = decide(battle(), state(), standing, side, orders->front(), dice);
            return decided ? "" : decided.error().clause.id;
        } catch (const dice::DiceWanted& wanted) {
            return worded(wanted.thrown_for);
        }
    }

    // ---- asking ------------------------------------------------------------------------------------------------
    UnitIndex number(const std::string& id) {
        const UnitIndex u = battle().find_unit(id);
        if (u == no_unit) throw std::logic_error("no unit " + id);
        return u;
    }
    UnitState& the(const std::string& id) { return state().units[number(id)]; }
    int sp(const std::string& id) { return the(id).sp; }
    /// "D4"; "gone" off the board.
    std::string where(const std::string& id) { return name(the(id).hex); }
    std::string facing(const std::string& id) { return std::string{hex::name(the(id).facing)}; }
    std::string name(HexIndex hex) const { return hex.on_board() ? hex::name(size_, hex).str() : "gone"; }
    HexIndex named(const std::string& name) const {
        const HexIndex hex = hex::find_hex(size_, name);
        if (!hex.on_board()) throw std::logic_error("no hex " + name);
        return hex;
    }

    /// The orders open to a side, in notation.
    Words offered(Side side) {
        Words lines;
        for (const Order& order : options(battle(), state(), side)) lines.push_back(to_notation(battle(), order));
        return lines;
    }
    bool offers(Side side, const std::string& line) {
        const Words lines = offered(side);
        return std::find(lines.begin(), lines.end(), line) != lines.end();
    }
    /// The orders whose notation begins so.
    Words offered(Side side, const std::string& start) {
        Words found;
        for (const std::string& line : offered(side))
            if (line.starts_with(start)) found.push_back(line);
        return found;
    }

    /// Of the last line: what happened, the dice thrown, the explanation.
    const std::vector<Event>& events() const { return events_; }
    int count(EventKind kind) const {
        return static_cast<int>(
            std::count_if(events_.begin(), events_.end(), [kind](const Event& event) { return event.kind == kind; }));
    }
    const Words& thrown() const { return thrown_; }
    const Decided& decided() const { return decided_; }
    Decided told(Side reader) { return witness(battle(), before_, decided_, reader); }
    /// Whether a clause stands in the explanation of the last order.
    bool cites(ruling::Clause clause) const {
        const auto& entries = decided_.ruling.entries();
        return std::any_of(entries.begin(), entries.end(),
                           [clause](const ruling::Entry& entry) { return entry.clause == clause; });
    }
    /// The sum of the modifiers of that clause.
    int modifier(ruling::Clause clause) const {
        int sum = 0;
        for (const ruling::Entry& entry : decided_.ruling.entries())
            if (entry.kind == ruling::Entry::Kind::modifier && entry.clause == clause) sum += entry.value;
        return sum;
    }
    const std::string& message() const { return message_; }

    StandingOrders standing;

private:
    static void draw(Terrain& here, char c) {
        switch (c) {
            case 'w':
                here.woods = true;
                break;
            case 't':
                here.built_up = true;
                break;
            case 'f':
                here.fortification = true;
                break;
            case 'e':
                here.trench = true;
                break;
            case '~':
                here.river = true;
                break;
            case 'o':
                here.river = here.ford = true;
                break;
            case '=':
                here.river = here.bridge = true;
                break;
            case 'X':
                here.impassable = true;
                break;
            default:
                if (c >= '1' && c <= '5') here.elevation = static_cast<std::uint8_t>(c - '0');
                break;
        }
    }
    std::string worded(const dice::Throw& what) {
        const std::string label = what.label.id;
        if (label == "initiative" || label == "activation" || label == "card")
            return label + (what.who == 0 ? " red" : " blue");
        return label + " " + battle().entry(static_cast<UnitIndex>(what.who)).id;
    }

    hex::BoardSize size_;
    std::vector<Terrain> terrain_;
    Tables tables_ = built_in_tables();
    std::vector<RosterEntry> roster_;
    std::array<SideData, 2> sides_{};
    std::vector<Objective> objectives_;
    std::vector<VictoryTerm> victory_;
    HexSet wire_;
    std::optional<Battle> battle_;
    State state_{};
    State before_{};
    std::vector<Event> events_;
    Words thrown_;
    Decided decided_;
    std::string message_;
};

}  // namespace reisswitz::portable::test
