#include "formats/design.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "describe/reader.hpp"
#include "formats/hex_list.hpp"
#include "formats/march.hpp"

namespace reisswitz::formats {

namespace {

using describe::listed;
using describe::quote;
using portable::Arm;
using portable::Battle;
using portable::both_sides;
using portable::enemy_of;
using portable::HexIndex;
using portable::index;
using portable::no_unit;
using portable::RosterEntry;
using portable::Side;
using portable::UnitIndex;
using portable::UnitType;
using portable::VictoryTerm;
using portable::Weapon;
using portable::When;

/// The smallest board on which the author of the rules plays.
constexpr int fewest_columns_or_rows_advised = 8;

/// Turns under fire without an answer that a designer should know of: one is an approach, two are a plan.
constexpr int turns_worth_a_warning = 2;

/// Twice the mean of a die.
constexpr int twice_the_mean = 7;

std::string below(const std::string& path, std::size_t number) { return path + "/" + std::to_string(number); }
std::string plural(int number, const std::string& noun) {
    return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

class DesignReview {
public:
    DesignReview(const Scenario& plan, const Battle& battle)
        : plan_(plan),
          battle_(battle),
          tables_(battle.tables),
          path_of_(battle.roster.size()),
          transport_of_(battle.roster.size(), no_unit) {
        for (std::size_t i = 0; i < plan.units.size(); ++i)
            path_of_[battle.find_unit(plan.units[i].id)] = below("/units", i);
        for (int unit = 0; unit < battle.units(); ++unit)
            if (const RosterEntry& entry = battle.entry(static_cast<UnitIndex>(unit)); !entry.tows.empty())
                transport_of_[battle.find_unit(entry.tows)] = static_cast<UnitIndex>(unit);
    }

    std::vector<DesignWarning> run() {
        small_board();
        unused_letters();
        cut_roads();
        for (Side side : both_sides) {
            commander(side);
            activations(side);
            brittleness(side);
            zone(side);
            presence_at_start(side);
        }
        for (int unit = 0; unit < battle_.units(); ++unit) {
            idle(static_cast<UnitIndex>(unit));
            entry(static_cast<UnitIndex>(unit));
        }
        crowded_entries();
        for (Side side : both_sides) ranges(side);
        objectives();
        for (std::size_t i = 0; i < battle_.victory.size(); ++i) term(i);
        return std::move(warnings_);
    }

private:
    void warn(const std::string& code, const std::string& path, const std::string& message) {
        warnings_.push_back({code, path, message});
    }

    std::string name(HexIndex hex) const { return hex::name(battle_.ground.size(), hex).str(); }
    const UnitType& type(UnitIndex unit) const { return tables_.type(battle_.entry(unit).type); }
    std::string side_path(Side side) const { return "/sides/" + describe::word_of(side); }
    const std::string& side_name(Side side) const { return battle_.sides[index(side)].name; }
    int rate(UnitIndex unit) const {
        return transport_of_[unit] == no_unit ? type(unit).move : type(transport_of_[unit]).move;
    }

    std::vector<UnitIndex> units_of(Side side) const {
        std::vector<UnitIndex> units;
        for (int unit = 0; unit < battle_.units(); ++unit)
            if (battle_.side_of(static_cast<UnitIndex>(unit)) == side) units.push_back(static_cast<UnitIndex>(unit));
        return units;
    }

    /// Where a unit may first stand on the board.
    std::vector<HexIndex> starts(UnitIndex unit) const {
        const RosterEntry& entry = battle_.entry(unit);
        if (entry.hex.on_board()) return {entry.hex};
        if (entry.arrives_on_turn > 0) return entry.entry_hexes;
        if (transport_of_[unit] != no_unit) return starts(transport_of_[unit]);
        const auto& zone = battle_.sides[index(entry.side)].deployment;
        return zone ? std::vector<HexIndex>(zone->begin(), zone->end()) : std::vector<HexIndex>{};
    }
    int first_turn(UnitIndex unit) const { return std::max(1, battle_.entry(unit).arrives_on_turn); }

    bool has_way_out(HexIndex hex) const {
        const auto& around = battle_.ground.neighbours(hex);
        return std::any_of(around.begin(), around.end(),
                           [&](HexIndex next) { return next.on_board() && battle_.ground.at(next).enterable(); });
    }

    // The board.

    void small_board() {
        const hex::BoardSize size = battle_.ground.size();
        if (size.columns < fewest_columns_or_rows_advised || size.rows < fewest_columns_or_rows_advised)
            warn("small_board", "/board",
                 fmt::format("The board has {} columns and {} rows; below {} of each artillery commands all of it from "
                             "the first turn.",
                             size.columns, size.rows, fewest_columns_or_rows_advised));
    }

    void unused_letters() {
        std::set<char> drawn;
        for (const std::string& row : plan_.board.map.rows) drawn.insert(row.begin(), row.end());
        for (const LegendLetter& letter : plan_.board.legend.letters)
            if (!drawn.contains(letter.letter))
                warn("unused_letter", "/board/legend" + describe::pointer_step(std::string(1, letter.letter)),
                     fmt::format("{} stands nowhere on the map.", quote(std::string(1, letter.letter))));
    }

    void cut_roads() {
        for (std::size_t i = 0; i < plan_.board.roads.size(); ++i)
            for (std::string_view word : words_of(plan_.board.roads[i])) {
                const HexIndex hex = hex::find_hex(battle_.ground.size(), word);
                if (battle_.ground.at(hex).enterable()) continue;
                warn("road_cut", below("/board/roads", i),
                     fmt::format(
                         "The road leads through {}, which nobody can enter; a river needs a bridge or ford there.",
                         word));
                break;
            }
    }

    // The sides.

    void commander(Side side) {
        if (battle_.sides[index(side)].chief == no_unit)
            warn("no_commander", side_path(side) + "/chief",
                 fmt::format("{} has no commander: it throws a die less, and no battery or volley gets his +1 "
                             "(PW-ACT-3, PW-ART-16).",
                             side_name(side)));
    }

    void activations(Side side) {
        const int units = static_cast<int>(units_of(side).size());
        const bool chief = battle_.sides[index(side)].chief != no_unit;
        const int others = units - chief;
        const int dice = chief + (others + tables_.units_per_activation_die - 1) / tables_.units_per_activation_die;
        int to_activate = units;
        for (UnitIndex unit : units_of(side)) to_activate -= transport_of_[unit] != no_unit;
        if (twice_the_mean * dice >= to_activate) return;
        warn("too_few_activations", side_path(side),
             fmt::format("{} throws {} for {}: {}.{} activations a turn on average, fewer than half of them "
                         "(PW-ACT-3). Give it fewer and stronger units.",
                         side_name(side), dice == 1 ? "1 activation die" : fmt::format("{} activation dice", dice),
                         plural(to_activate, "unit"), twice_the_mean * dice / 2, twice_the_mean * dice % 2 * 5));
    }

    void brittleness(Side side) {
        const int point = battle_.sides[index(side)].exhaustion_point;
        const auto units = units_of(side);
        const auto strongest = std::max_element(units.begin(), units.end(), [&](UnitIndex a, UnitIndex b) {
            return battle_.entry(a).initial_sp < battle_.entry(b).initial_sp;
        });
        if (units.size() < 2 || battle_.entry(*strongest).initial_sp < point) return;
        warn("brittle_side", side_path(side),
             fmt::format("{} is exhausted at {} SP lost; {} alone has {} (PW-EXH-1). Give it more units.",
                         side_name(side), point, quote(battle_.entry(*strongest).id),
                         battle_.entry(*strongest).initial_sp));
    }

    void zone(Side side) {
        const auto& zone = battle_.sides[index(side)].deployment;
        if (!zone) return;
        int waiting = 0;
        portable::HexSet room = *zone;
        for (UnitIndex unit : units_of(side)) {
            const RosterEntry& entry = battle_.entry(unit);
            if (type(unit).shares_hex) continue;
            if (entry.hex.on_board())
                room.erase(entry.hex);
            else if (entry.arrives_on_turn == 0)
                ++waiting;
        }
        for (UnitIndex unit : units_of(enemy_of(side)))
            if (battle_.entry(unit).hex.on_board()) room.erase(battle_.entry(unit).hex);
        if (waiting > static_cast<int>(room.size()))
            warn("zone_too_small", side_path(side) + "/deployment",
                 fmt::format("{} wait to be set up, each in a hex of its own, but the zone has room for {}.",
                             plural(waiting, "unit"), room.size()));
    }

    void presence_at_start(Side side) {
        const auto units = units_of(side);
        if (std::all_of(units.begin(), units.end(),
                        [&](UnitIndex unit) { return battle_.entry(unit).arrives_on_turn > 0; }))
            warn("nobody_at_start", side_path(side),
                 fmt::format("All units of {} arrive later; the board is the enemy's until then.", side_name(side)));
    }

    // The units.

    /// In the middle of woods, houses or works: weapons reach the next hex only (PW-FIRE-7, PW-ART-9, PW-RULING-11).
    bool deep_in_cover(HexIndex hex) const {
        const auto& around = battle_.ground.neighbours(hex);
        return battle_.ground.at(hex).close() && std::all_of(around.begin(), around.end(), [&](HexIndex next) {
                   return !next.on_board() || battle_.ground.at(next).close();
               });
    }

    void idle(UnitIndex unit) {
        const auto places = starts(unit);
        const bool moves =
            rate(unit) > 0 && std::any_of(places.begin(), places.end(), [&](HexIndex hex) { return has_way_out(hex); });
        if (moves || transport_of_[unit] != no_unit) return;
        const std::string why = rate(unit) == 0 ? fmt::format("the type {} does not move", type(unit).id)
                                                : "no hex round it can be entered";
        if (!tables_.weapon_of(battle_.entry(unit).type))
            warn("idle_unit", path_of_[unit],
                 fmt::format("{} will never move or fire: {}, and it has no weapon.", quote(battle_.entry(unit).id),
                             why));
        else if (std::all_of(places.begin(), places.end(), [&](HexIndex hex) { return deep_in_cover(hex); }))
            warn("idle_unit", path_of_[unit],
                 fmt::format("{} will never move or fire beyond the next hex: {}, and it stands in the middle of close "
                             "terrain (PW-RULING-11).",
                             quote(battle_.entry(unit).id), why));
    }

    void entry(UnitIndex unit) {
        const RosterEntry& entry = battle_.entry(unit);
        if (entry.arrives_on_turn == 0 || transport_of_[unit] != no_unit) return;
        const std::string path = path_of_[unit] + "/arrives";
        if (entry.arrives_on_turn > tables_.turn_limit)
            warn("never_arrives", path + "/turn",
                 fmt::format("{} arrives on turn {}; the battle ends with turn {}.", quote(entry.id),
                             entry.arrives_on_turn, tables_.turn_limit));
        for (std::size_t i = 0; i < entry.entry_hexes.size(); ++i)
            if (!on_edge(entry.entry_hexes[i]))
                warn("entry_inside", below(path + "/at", i),
                     fmt::format("{} is not at the edge of the board; {} would appear in the middle of it.",
                                 name(entry.entry_hexes[i]), quote(entry.id)));
        const auto all = [&](auto test) {
            return std::all_of(entry.entry_hexes.begin(), entry.entry_hexes.end(), test);
        };
        if (all([&](HexIndex hex) { return !has_way_out(hex); }))
            warn("entry_blocked", path + "/at",
                 fmt::format("{} can enter the board but not leave the hex: nothing round it can be entered.",
                             quote(entry.id)));
        else if (!leads_anywhere(entry.entry_hexes, entry.side))
            warn("entry_blocked", path + "/at",
                 fmt::format("From where {} enters no way leads to an enemy or an objective.", quote(entry.id)));
        else if (all([&](HexIndex hex) { return holder_at_start(hex, unit) != no_unit; }))
            warn("entry_blocked", path + "/at",
                 fmt::format("{} is held at the start by {}; {} waits outside until it is free.",
                             name(entry.entry_hexes.front()),
                             quote(battle_.entry(holder_at_start(entry.entry_hexes.front(), unit)).id),
                             quote(entry.id)));
    }

    bool on_edge(HexIndex hex) const {
        const auto& around = battle_.ground.neighbours(hex);
        return std::any_of(around.begin(), around.end(), [](HexIndex next) { return !next.on_board(); });
    }

    bool leads_anywhere(const std::vector<HexIndex>& hexes, Side side) const {
        const auto reached = turns_of_march(battle_, hexes, 1, 1);
        const auto is_reached = [&](HexIndex hex) { return hex.on_board() && reached[hex.value] != never; };
        for (const portable::Objective& objective : battle_.objectives)
            if (is_reached(objective.hex)) return true;
        for (UnitIndex enemy : units_of(enemy_of(side)))
            for (HexIndex hex : starts(enemy))
                if (is_reached(hex)) return true;
        return false;
    }

    /// Who stands there at the start and does not share the hex with that unit.
    UnitIndex holder_at_start(HexIndex hex, UnitIndex arriving) const {
        for (int unit = 0; unit < battle_.units(); ++unit) {
            const auto there = static_cast<UnitIndex>(unit);
            if (battle_.entry(there).hex != hex) continue;
            if (battle_.side_of(there) == battle_.side_of(arriving) &&
                (type(there).shares_hex || type(arriving).shares_hex))
                continue;
            return there;
        }
        return no_unit;
    }

    /// Units that come in one turn by the same few hexes.
    void crowded_entries() {
        std::map<std::pair<int, std::vector<HexIndex>>, std::vector<UnitIndex>> columns;
        for (int unit = 0; unit < battle_.units(); ++unit) {
            const RosterEntry& entry = battle_.entry(static_cast<UnitIndex>(unit));
            if (entry.arrives_on_turn > 0 && !type(static_cast<UnitIndex>(unit)).shares_hex)
                columns[{entry.arrives_on_turn, entry.entry_hexes}].push_back(static_cast<UnitIndex>(unit));
        }
        for (const auto& [column, units] : columns)
            if (units.size() > column.second.size())
                warn("entry_crowded", path_of_[units.front()] + "/arrives/at",
                     fmt::format(
                         "{} arrive on turn {} by the same way, which has {}; the rest wait outside for later turns.",
                         plural(static_cast<int>(units.size()), "unit"), column.first,
                         plural_hexes(static_cast<int>(column.second.size()))));
    }

    // Scale.

    struct Carriers {
        std::vector<UnitIndex> units;
        int rate{};
    };

    /// The units of a side by the weapon that they carry.
    std::map<int, Carriers> carriers_of(Side side) const {
        std::map<int, Carriers> carriers;
        for (UnitIndex unit : units_of(side)) {
            const int weapon = type(unit).weapon;
            if (weapon < 0) continue;
            carriers[weapon].units.push_back(unit);
            carriers[weapon].rate = std::max(carriers[weapon].rate, rate(unit));
        }
        return carriers;
    }

    /// Batteries that stand in close terrain from the start, by hex.
    std::vector<UnitIndex> dug_in_guns(Side side) const {
        std::vector<UnitIndex> guns;
        for (UnitIndex unit : units_of(side))
            if (const RosterEntry& entry = battle_.entry(unit);
                type(unit).arm == Arm::artillery && entry.hex.on_board() && battle_.ground.at(entry.hex).close())
                guns.push_back(unit);
        std::sort(guns.begin(), guns.end(),
                  [&](UnitIndex a, UnitIndex b) { return battle_.entry(a).hex < battle_.entry(b).hex; });
        return guns;
    }

    /// The least distance from where any of those units starts.
    int distance_at_start(const std::vector<UnitIndex>& units, HexIndex target) const {
        int least = hex::most_hexes;
        for (UnitIndex unit : units)
            for (HexIndex start : starts(unit)) least = std::min(least, battle_.ground.distance(start, target));
        return least;
    }

    /// Guns in cover that reach farther than a weapon which should silence them, and stand where it cannot reach them.
    void ranges(Side side) {
        const auto guns = dug_in_guns(enemy_of(side));
        const auto carriers = carriers_of(side);
        for (const auto& [weapon_index, carrier] : carriers) {
            const Weapon& weapon = tables_.weapons[static_cast<std::size_t>(weapon_index)];
            std::vector<std::string> targets;
            int nearest = hex::most_hexes;
            int farthest = 0;
            int reach = 0;
            int turns = 0;
            for (UnitIndex gun : guns) {
                const Weapon& theirs = *tables_.weapon_of(battle_.entry(gun).type);
                const int distance = distance_at_start(carrier.units, battle_.entry(gun).hex);
                const int under_fire = std::min(distance, theirs.range) - weapon.range;
                if (under_fire <= 0) continue;
                const int turns_to_cross =
                    carrier.rate == 0 ? tables_.turn_limit : (under_fire + carrier.rate - 1) / carrier.rate;
                if (turns_to_cross < turns_worth_a_warning) continue;
                targets.push_back(name(battle_.entry(gun).hex));
                nearest = std::min(nearest, distance);
                farthest = std::max(farthest, distance);
                reach = std::max(reach, theirs.range);
                turns = std::max(turns, turns_to_cross);
            }
            if (targets.empty()) continue;
            warn("range_too_short", path_of_[carrier.units.front()] + "/type",
                 fmt::format(
                     "{} reaches {}. The guns dug in at {} reach {} and stand {} from where it starts: it is under "
                     "their fire for {} before it can answer. {}",
                     weapon.id, plural_hexes(weapon.range), and_listed(targets), reach,
                     nearest == farthest ? plural_hexes(nearest) : fmt::format("{} to {} hexes", nearest, farthest),
                     plural(turns, "turn"), what_reaches(carriers, nearest)));
        }
    }

    static std::string plural_hexes(int number) { return fmt::format("{} hex{}", number, number == 1 ? "" : "es"); }

    static std::string and_listed(const std::vector<std::string>& words) {
        std::string text;
        for (std::size_t i = 0; i < words.size(); ++i)
            text += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
        return text;
    }

    std::string what_reaches(const std::map<int, Carriers>& carriers, int distance) const {
        std::vector<std::string> able;
        for (const auto& [weapon_index, carrier] : carriers)
            if (const Weapon& weapon = tables_.weapons[static_cast<std::size_t>(weapon_index)];
                weapon.range >= distance)
                able.push_back(weapon.id);
        if (able.empty())
            return "No weapon of this side reaches so far at this scale; give it longer guns or bring it on nearer, "
                   "unless this is meant.";
        return "Of this side only " + and_listed(able) + " can silence them from there.";
    }

    // Aims.

    void objectives() {
        for (std::size_t i = 0; i < battle_.objectives.size(); ++i) {
            const HexIndex hex = battle_.objectives[i].hex;
            std::vector<Side> fought_by;
            for (const VictoryTerm& term : battle_.victory)
                if (std::find(term.objectives.begin(), term.objectives.end(), i) != term.objectives.end())
                    fought_by.push_back(term.holder);
            if (!battle_.victory.empty() && fought_by.empty())
                warn("objective_unused", below("/objectives", i),
                     fmt::format("No term of victory names {}.", quote(battle_.objectives[i].name)));
            if (arrival(Side::red, hex) == never && arrival(Side::blue, hex) == never)
                warn("objective_out_of_reach", below("/objectives", i) + "/hex",
                     fmt::format("Nobody can reach {} at {}.", quote(battle_.objectives[i].name), name(hex)));
            for (Side side : both_sides)
                if (std::find(fought_by.begin(), fought_by.end(), side) != fought_by.end())
                    assault_without_guns(side, i);
        }
    }

    void assault_without_guns(Side side, std::size_t i) {
        const auto units = units_of(side);
        if (std::any_of(units.begin(), units.end(), [&](UnitIndex unit) { return type(unit).arm == Arm::artillery; }))
            return;
        for (UnitIndex gun : dug_in_guns(enemy_of(side))) {
            if (battle_.ground.distance(battle_.entry(gun).hex, battle_.objectives[i].hex) > 1) continue;
            warn("no_artillery", below("/objectives", i),
                 fmt::format("{} must take {} from the guns dug in at {} and has no artillery of its own.",
                             side_name(side), quote(battle_.objectives[i].name), name(battle_.entry(gun).hex)));
            return;
        }
    }

    /// The first turn in which a unit of that side could be in the hex, or never.
    int arrival(Side side, HexIndex hex) {
        auto& known = arrivals_[index(side)];
        if (known.empty()) known = arrivals(side);
        return known[hex.value];
    }

    std::vector<int> arrivals(Side side) const {
        std::map<std::pair<int, int>, std::vector<HexIndex>> groups;  // by rate and first turn
        for (UnitIndex unit : units_of(side)) {
            auto& group = groups[{rate(unit), first_turn(unit)}];
            for (HexIndex hex : starts(unit)) group.push_back(hex);
        }
        std::vector<int> first(static_cast<std::size_t>(battle_.ground.size().hexes()), never);
        for (const auto& [key, hexes] : groups) {
            const auto turns = turns_of_march(battle_, hexes, key.first, key.second);
            for (std::size_t hex = 0; hex < first.size(); ++hex)
                if (turns[hex] != never && (first[hex] == never || turns[hex] < first[hex])) first[hex] = turns[hex];
        }
        return first;
    }

    void term(std::size_t i) {
        const VictoryTerm& term = battle_.victory[i];
        const std::string path = below("/victory", i);
        const int last_turn =
            term.when == When::turn_end ? std::min(term.turn, tables_.turn_limit) : tables_.turn_limit;
        if (term.when == When::turn_end && term.turn > tables_.turn_limit)
            warn("never_looked_at", path + "/turn",
                 fmt::format("The battle ends with turn {}; the end of turn {} does not come.", tables_.turn_limit,
                             term.turn));
        int reachable = 0;
        int in_time = 0;
        int earliest = never;
        for (std::size_t objective : term.objectives) {
            const int turn = arrival(term.holder, battle_.objectives[objective].hex);
            const bool holds_already =
                term.held_by == portable::HeldBy::control && battle_.objectives[objective].owner == term.holder;
            reachable += turn != never || holds_already;
            in_time += (turn != never && turn <= last_turn) || holds_already;
            if (turn > last_turn && !holds_already && (earliest == never || turn < earliest)) earliest = turn;
        }
        if (reachable < term.at_least)
            warn("objective_out_of_reach", path + "/objectives",
                 fmt::format("{} can reach {} of them, too few for {}.", side_name(term.holder), reachable,
                             term.at_least));
        else if (in_time < term.at_least)
            warn("objective_too_far", path + "/objectives",
                 fmt::format(
                     "{} needs until turn {} for the march alone; the term is looked at for the last time on turn {}.",
                     side_name(term.holder), earliest, last_turn));
    }

    const Scenario& plan_;
    const Battle& battle_;
    const portable::Tables& tables_;
    std::vector<std::string> path_of_;     ///< of each unit of the roster, in the scenario
    std::vector<UnitIndex> transport_of_;  ///< of each unit, the transport that tows it at the start
    std::array<std::vector<int>, 2> arrivals_;
    std::vector<DesignWarning> warnings_;
};

}  // namespace

std::vector<DesignWarning> find_design_warnings(const Scenario& scenario, const Battle& battle) {
    return DesignReview(scenario, battle).run();
}

}  // namespace reisswitz::formats
