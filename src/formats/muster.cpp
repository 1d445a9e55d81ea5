#include "formats/muster.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "describe/reader.hpp"
#include "formats/hex_list.hpp"
#include "formats/words.hpp"

namespace reisswitz::formats {

namespace {

using describe::Code;
using describe::listed;
using describe::quote;
using portable::Arm;
using portable::Battle;
using portable::both_sides;
using portable::Direction;
using portable::DirectionSet;
using portable::HexIndex;
using portable::HexSet;
using portable::Outcome;
using portable::Side;
using portable::Tables;
using portable::Terrain;
using portable::UnitType;
using portable::VictoryTerm;

std::string below(const std::string& path, const std::string& key) { return path + describe::pointer_step(key); }
std::string below(const std::string& path, std::size_t number) { return path + "/" + std::to_string(number); }

template <class Row>
std::vector<std::string> ids_of(const std::vector<Row>& rows) {
    std::vector<std::string> ids;
    for (const Row& row : rows) ids.push_back(row.id);
    return ids;
}

/// What is written, checked for characters that hide and for length.
class WordCheck {
public:
    WordCheck(const Scenario& plan, Complaints& wrong) : plan_(plan), wrong_(wrong) {}

    void run() {
        if (!is_plain_id(plan_.id, longest_scenario_id, '-'))
            wrong_.add(
                Code::out_of_range, "/id",
                fmt::format("Expected 1 to {} of a-z, 0-9 and -, found {}.", longest_scenario_id, quote(plan_.id)));
        words("/title", plan_.title, longest_title, 1);
        words("/date", plan_.date, longest_title);
        words("/place", plan_.place, longest_title);
        prose("/summary", plan_.summary.text);
        words("/scale/hex", plan_.scale.hex, longest_title);
        words("/scale/turn", plan_.scale.turn, longest_title);
        words("/scale/unit", plan_.scale.unit, longest_title);
        for (std::size_t i = 0; i < plan_.sources.size(); ++i) source(below("/sources", i), plan_.sources[i]);
        for (std::size_t i = 0; i < plan_.assumptions.size(); ++i)
            words(below("/assumptions", i), plan_.assumptions[i], longest_sentence, 1);
        for (const LegendLetter& letter : plan_.board.legend.letters)
            words(below("/board/legend", std::string(1, letter.letter)) + "/name", letter.terrain.name, longest_name);
        for (Side side : both_sides) {
            const std::string path = "/sides/" + describe::word_of(side);
            words(path + "/name", plan_.sides.of(side).name, longest_name, 1);
            prose(path + "/briefing", plan_.sides.of(side).briefing.text);
        }
        for (std::size_t i = 0; i < plan_.units.size(); ++i) unit(below("/units", i), plan_.units[i]);
        for (std::size_t i = 0; i < plan_.objectives.size(); ++i)
            words(below("/objectives", i) + "/name", plan_.objectives[i].name, longest_name, 1);
    }

private:
    void words(const std::string& path, const std::string& text, std::size_t longest, std::size_t shortest = 0,
               Lines lines = Lines::one) {
        const std::size_t length = count_characters(text);
        if (length < shortest || length > longest)
            wrong_.add(Code::out_of_range, path,
                       fmt::format("Expected {} to {} characters, found {}.", shortest, longest, length));
        if (const auto hidden = find_hidden_character(text, lines))
            wrong_.add(Code::out_of_range, path, found_hidden(text, *hidden));
    }

    void prose(const std::string& path, const std::string& text) {
        words(path, text, longest_prose, 0, Lines::several);
    }

    void source(const std::string& path, const Source& source) {
        words(path + "/title", source.title, longest_sentence, 1);
        words(path + "/url", source.url, longest_sentence);
        words(path + "/what", source.what, longest_sentence);
        if (!source.url.empty() && !source.url.starts_with("https://") && !source.url.starts_with("http://"))
            wrong_.add(Code::out_of_range, path + "/url",
                       "Expected an address that begins with https:// or http://, found " + quote(source.url) + ".");
    }

    void unit(const std::string& path, const UnitPlan& unit) {
        words(path + "/name", unit.name, longest_name);
        if (unit.formation.empty()) return;
        std::size_t levels = 0;
        for (std::size_t at = 0; at <= unit.formation.size(); ++levels) {
            const std::size_t end = std::min(unit.formation.find('/', at), unit.formation.size());
            words(path + "/formation", unit.formation.substr(at, end - at), longest_name, 1);
            at = end + 1;
        }
        if (levels > most_levels_of_formation)
            wrong_.add(
                Code::out_of_range, path + "/formation",
                fmt::format("Expected at most {} levels of formations, found {}.", most_levels_of_formation, levels));
    }

    const Scenario& plan_;
    Complaints& wrong_;
};

/// The board as it is drawn.
class Surveyor {
public:
    Surveyor(const BoardPlan& plan, Complaints& wrong)
        : plan_(plan),
          wrong_(wrong),
          size_{plan.columns, plan.rows},
          terrain_(static_cast<std::size_t>(size_.hexes())),
          drawn_by_(terrain_.size()) {}

    std::vector<Terrain> run() {
        map();
        elevation();
        overrides();
        fords_and_bridges();
        for (std::size_t i = 0; i < plan_.roads.size(); ++i) road(below("/board/roads", i), plan_.roads[i]);
        return terrain_;
    }

private:
    /// Whether a drawing has the size of the board; tells which row has not.
    bool fits(const std::string& path, const std::vector<std::string>& rows) {
        if (rows.empty()) return false;
        if (rows.size() != static_cast<std::size_t>(size_.rows)) {
            wrong_.add(Code::inconsistent, path,
                       fmt::format("The board has {} rows; {} are drawn.", size_.rows, rows.size()));
            return false;
        }
        bool all = true;
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const std::size_t letters = count_characters(rows[row]);
            if (rows[row].size() == static_cast<std::size_t>(size_.columns) && letters == rows[row].size()) continue;
            all = false;
            if (letters != rows[row].size()) {
                wrong_.add(Code::unknown_value, below(path, row),
                           fmt::format("Row {} has a letter beyond ASCII; the letters, digits and signs of an English "
                                       "keyboard can be used.",
                                       row + 1));
                continue;
            }
            wrong_.add(Code::inconsistent, below(path, row),
                       fmt::format("Row {} has {} letters; the board has {} columns, and each letter is a hex.",
                                   row + 1, letters, size_.columns));
        }
        return all;
    }

    void map() {
        if (!fits("/board/map", plan_.map.rows)) return;
        for (int row = 0; row < size_.rows; ++row)
            for (int column = 0; column < size_.columns; ++column) draw({column, row});
    }

    const LegendTerrain* find_letter(char letter) const {
        static const LegendTerrain open{};
        for (const LegendLetter& known : plan_.legend.letters)
            if (known.letter == letter) return &known.terrain;
        return letter == open_ground ? &open : nullptr;
    }

    void draw(hex::ColumnRow place) {
        const std::string& row = plan_.map.rows[static_cast<std::size_t>(place.row)];
        const char letter = row[static_cast<std::size_t>(place.column)];
        const HexIndex hex = hex::hex_at(size_, place);
        const LegendTerrain* drawn = find_letter(letter);
        if (!drawn) {
            if (unknown_letters_.insert(letter).second)
                wrong_.add(
                    Code::unknown_value, below("/board/map", static_cast<std::size_t>(place.row)),
                    fmt::format("{} in row {} (hex {}) is not in the legend; add it there or use one of {}.",
                                quote(std::string(1, letter)), place.row + 1, hex::name(place).view(), letters()));
            return;
        }
        drawn_by_[hex.value] = below("/board/legend", std::string(1, letter));
        terrain_[hex.value] = {.elevation = static_cast<std::uint8_t>(drawn->elevation),
                               .woods = drawn->woods,
                               .built_up = drawn->built_up,
                               .fortification = drawn->fortification,
                               .trench = drawn->trench,
                               .river = drawn->river,
                               .ford = drawn->ford,
                               .bridge = drawn->bridge,
                               .impassable = drawn->impassable};
    }

    std::string letters() const {
        std::vector<std::string> known;
        for (const LegendLetter& letter : plan_.legend.letters) known.emplace_back(1, letter.letter);
        if (std::find(known.begin(), known.end(), std::string(1, open_ground)) == known.end())
            known.insert(known.begin(), std::string(1, open_ground));
        return listed(known);
    }

    void elevation() {
        if (!fits("/board/elevation", plan_.elevation.rows)) return;
        for (int row = 0; row < size_.rows; ++row)
            for (int column = 0; column < size_.columns; ++column) {
                const char digit =
                    plan_.elevation.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
                if (digit == open_ground) continue;
                if (digit < '0' || digit > '0' + portable::highest_elevation) {
                    wrong_.add(Code::out_of_range, below("/board/elevation", static_cast<std::size_t>(row)),
                               fmt::format("Expected digits from 0 to {} and points, found {} in row {}.",
                                           portable::highest_elevation, quote(std::string(1, digit)), row + 1));
                    break;
                }
                terrain_[hex::hex_at(size_, {column, row}).value].elevation = static_cast<std::uint8_t>(digit - '0');
            }
    }

    void overrides() {
        std::map<HexIndex, std::size_t> seen;
        for (std::size_t i = 0; i < plan_.hexes.size(); ++i) {
            const HexPlan& entry = plan_.hexes[i];
            const std::string path = below("/board/hexes", i);
            const HexIndex hex = hex::find_hex(size_, entry.hex);
            if (!hex.on_board()) {
                wrong_.add(Code::out_of_range, path + "/hex",
                           fmt::format("Expected a hex of the board, {}, found {}.", extent(size_), quote(entry.hex)));
                continue;
            }
            if (const auto [first, is_new] = seen.emplace(hex, i); !is_new) {
                wrong_.add(
                    Code::inconsistent, path + "/hex",
                    fmt::format("{} has an entry already, number {}; put both into one.", entry.hex, first->second));
                continue;
            }
            drawn_by_[hex.value] = path;
            Terrain& terrain = terrain_[hex.value];
            if (entry.elevation) terrain.elevation = static_cast<std::uint8_t>(*entry.elevation);
            const auto set = [](bool& feature, const std::optional<bool>& given) { feature = given.value_or(feature); };
            set(terrain.woods, entry.woods);
            set(terrain.built_up, entry.built_up);
            set(terrain.fortification, entry.fortification);
            set(terrain.trench, entry.trench);
            set(terrain.river, entry.river);
            set(terrain.ford, entry.ford);
            set(terrain.bridge, entry.bridge);
            set(terrain.impassable, entry.impassable);
        }
    }

    void fords_and_bridges() {
        std::set<std::string> told;
        for (std::size_t hex = 0; hex < terrain_.size(); ++hex) {
            const Terrain& terrain = terrain_[hex];
            if (terrain.river || (!terrain.ford && !terrain.bridge)) continue;
            const std::string path = drawn_by_[hex] + (terrain.ford ? "/ford" : "/bridge");
            if (told.insert(path).second)
                wrong_.add(Code::inconsistent, path,
                           fmt::format("There is a {} at {} but no river; give it \"river\": true or take it out.",
                                       terrain.ford ? "ford" : "bridge",
                                       hex::name(size_, {static_cast<std::uint16_t>(hex)}).view()));
        }
    }

    void road(const std::string& path, const std::string& line) {
        const auto names = words_of(line);
        if (names.size() < 2 || names.size() > longest_road) {
            wrong_.add(
                Code::out_of_range, path,
                fmt::format("Expected 2 to {} hexes such as \"A5 B5 C6\", found {}.", longest_road, names.size()));
            return;
        }
        HexIndex from{};
        for (std::string_view name : names) {
            const HexIndex to = hex::find_hex(size_, name);
            if (!to.on_board()) {
                wrong_.add(Code::out_of_range, path,
                           fmt::format("Expected hexes of the board, {}, found {}.", extent(size_), quote(name)));
                return;
            }
            if (from.on_board() && !hex::adjacent(size_, from, to)) {
                wrong_.add(Code::inconsistent, path,
                           fmt::format("The road has a gap between {} and {}; each hex must be next to the one before.",
                                       hex::name(size_, from).view(), name));
                return;
            }
            if (from.on_board()) {
                const Direction onward = hex::bearings(size_, from, to).left();
                terrain_[from.value].road.insert(onward);
                terrain_[to.value].road.insert(hex::opposite(onward));
            }
            from = to;
        }
    }

    const BoardPlan& plan_;
    Complaints& wrong_;
    hex::BoardSize size_;
    std::vector<Terrain> terrain_;
    std::vector<std::string> drawn_by_;  ///< where in the file the terrain of a hex stands
    std::set<char> unknown_letters_;
};

/// The units, sides and aims on that board.
class Muster {
public:
    Muster(const Scenario& plan, Battle& battle, Complaints& wrong)
        : plan_(plan),
          battle_(battle),
          wrong_(wrong),
          tables_(battle.tables),
          size_(battle.ground.size()),
          types_(plan.units.size()) {}

    void run() {
        battle_.title = plan_.title;
        for (std::size_t i = 0; i < plan_.board.wire.size(); ++i)
            for (HexIndex hex : block(below("/board/wire", i), plan_.board.wire[i])) battle_.wire_at_start.insert(hex);
        for (Side side : both_sides) deployment(side);
        for (std::size_t i = 0; i < plan_.units.size(); ++i) unit(i);
        for (std::size_t i = 0; i < plan_.units.size(); ++i) towing(i);
        for (std::size_t i = 0; i < plan_.units.size(); ++i) whereabouts(i);
        stacking();
        for (Side side : both_sides) chief(side);
        for (std::size_t i = 0; i < plan_.objectives.size(); ++i) objective(i);
        for (std::size_t i = 0; i < plan_.victory.size(); ++i) victory(i);
        if (wrong_.empty()) portable::complete(battle_);
    }

private:
    HexIndex find(const std::string& path, std::string_view name) {
        const HexIndex hex = hex::find_hex(size_, name);
        if (!hex.on_board())
            wrong_.add(Code::out_of_range, path,
                       fmt::format("Expected a hex of the board, {}, found {}.", extent(size_), quote(name)));
        return hex;
    }

    std::vector<HexIndex> block(const std::string& path, const std::string& text) {
        if (const auto hexes = find_block(size_, text)) return *hexes;
        wrong_.add(Code::out_of_range, path,
                   fmt::format("Expected a hex of the board, {}, or a block such as \"A1:B2\", found {}.",
                               extent(size_), quote(text)));
        return {};
    }

    /// Why nobody can be in a hex; empty: somebody can.
    std::string obstacle(HexIndex hex) const {
        const Terrain& terrain = battle_.ground.at(hex);
        if (terrain.impassable) return fmt::format("{} is impassable", name(hex));
        if (!terrain.enterable()) return fmt::format("{} is a river without ford or bridge", name(hex));
        return "";
    }

    std::string name(HexIndex hex) const { return hex::name(size_, hex).str(); }

    void deployment(Side side) {
        const SidePlan& plan = plan_.sides.of(side);
        portable::SideData& data = battle_.sides[portable::index(side)];
        data.name = plan.name;
        data.briefing = plan.briefing.text;
        data.wire_supply = plan.wire_supply;
        if (plan.deployment.empty()) return;
        data.deployment.emplace();
        for (std::size_t i = 0; i < plan.deployment.size(); ++i)
            for (HexIndex hex :
                 block(below("/sides/" + describe::word_of(side) + "/deployment", i), plan.deployment[i]))
                if (battle_.ground.at(hex).enterable()) data.deployment->insert(hex);
    }

    void unit(std::size_t i) {
        const UnitPlan& plan = plan_.units[i];
        const std::string path = below("/units", i);
        if (!is_plain_id(plan.id, longest_unit_id, '_'))
            wrong_.add(Code::out_of_range, path + "/id",
                       fmt::format("Expected 1 to {} of a-z, 0-9 and _, found {}.", longest_unit_id, quote(plan.id)));
        if (const auto [first, is_new] = by_id_.emplace(plan.id, i); !is_new)
            wrong_.add(Code::inconsistent, path + "/id",
                       fmt::format("{} is the id of unit {} already; every unit of both sides needs its own.",
                                   quote(plan.id), first->second));

        portable::RosterEntry entry{
            .id = plan.id, .name = plan.name, .side = plan.side, .formation = plan.formation, .tows = plan.tows};
        const int type = tables_.find_type(plan.type);
        if (type < 0)
            wrong_.add(Code::unknown_value, path + "/type",
                       fmt::format("Expected {}, found {}.", listed(ids_of(tables_.types)), quote(plan.type)));
        else
            types_[i] = &tables_.types[static_cast<std::size_t>(type)];
        const int quality = tables_.find_quality(plan.quality);
        if (quality < 0)
            wrong_.add(Code::unknown_value, path + "/quality",
                       fmt::format("Expected {}, found {}.", listed(ids_of(tables_.qualities)), quote(plan.quality)));
        entry.type = static_cast<portable::TypeIndex>(std::max(type, 0));
        entry.quality = static_cast<portable::QualityIndex>(std::max(quality, 0));
        entry.initial_sp = plan.sp.value_or(types_[i] ? types_[i]->sp : 1);
        if (plan.at) place(path + "/at", *plan.at, entry);
        if (plan.arrives) arrival(path + "/arrives", *plan.arrives, entry);
        if (plan.at && plan.arrives)
            wrong_.add(Code::inconsistent, path + "/arrives",
                       fmt::format("{} has a place at the start and arrives later; it can do one of the two.",
                                   quote(plan.id)));
        battle_.roster.push_back(std::move(entry));
    }

    void place(const std::string& path, const std::string& text, portable::RosterEntry& entry) {
        const auto words = words_of(text);
        if (words.size() != 2) {
            wrong_.add(Code::out_of_range, path,
                       fmt::format("Expected a hex and a facing such as \"D4 ne\", found {}.", quote(text)));
            return;
        }
        const HexIndex hex = find(path, words[0]);
        const auto facing = hex::parse_direction(words[1]);
        if (!facing)
            wrong_.add(Code::unknown_value, path,
                       fmt::format("Expected n, ne, se, s, sw or nw as the facing, found {}.", quote(words[1])));
        if (!hex.on_board() || !facing) return;
        if (const std::string why = obstacle(hex); !why.empty()) {
            wrong_.add(Code::inconsistent, path, fmt::format("{}; no unit can stand there.", why));
            return;
        }
        entry.hex = hex;
        entry.facing = *facing;
    }

    void arrival(const std::string& path, const Arrival& plan, portable::RosterEntry& entry) {
        entry.arrives_on_turn = plan.turn;
        entry.facing = plan.facing;
        for (std::size_t i = 0; i < plan.at.size(); ++i) {
            const std::string hex_path = below(path + "/at", i);
            const HexIndex hex = find(hex_path, plan.at[i]);
            if (!hex.on_board()) continue;
            if (const std::string why = obstacle(hex); !why.empty())
                wrong_.add(Code::inconsistent, hex_path, fmt::format("{}; nobody can enter by it.", why));
            entry.entry_hexes.push_back(hex);
        }
    }

    void towing(std::size_t i) {
        const UnitPlan& plan = plan_.units[i];
        if (plan.tows.empty()) return;
        const std::string path = below("/units", i) + "/tows";
        if (types_[i] && types_[i]->arm != Arm::transport) {
            wrong_.add(
                Code::inconsistent, path,
                fmt::format("{} is a unit of type {}; only a transport tows (PW-TRN-1).", quote(plan.id), plan.type));
            return;
        }
        const auto found = by_id_.find(plan.tows);
        if (found == by_id_.end()) {
            wrong_.add(Code::unknown_value, path, fmt::format("There is no unit {} to be towed.", quote(plan.tows)));
            return;
        }
        const std::size_t towed = found->second;
        const UnitPlan& cargo = plan_.units[towed];
        const bool guns_too =
            tables_.options.transport_carries == portable::TransportCarries::artillery_and_machine_guns;
        if (cargo.side != plan.side) {
            wrong_.add(Code::inconsistent, path, fmt::format("{} belongs to the other side.", quote(plan.tows)));
        } else if (types_[towed] && types_[towed]->arm != Arm::artillery &&
                   !(guns_too && types_[towed]->arm == Arm::machine_gun)) {
            wrong_.add(Code::inconsistent, path,
                       fmt::format("{} is a unit of type {}; {} (PW-RULING-27).", quote(plan.tows), cargo.type,
                                   guns_too ? "a transport tows artillery and machine guns"
                                            : "a transport tows artillery only"));
        } else if (const auto [first, is_new] = towed_by_.emplace(towed, i); !is_new) {
            wrong_.add(
                Code::inconsistent, path,
                fmt::format("{} is towed by {} already.", quote(plan.tows), quote(plan_.units[first->second].id)));
        } else if ((cargo.at || cargo.arrives) && !together(i, towed)) {
            wrong_.add(Code::inconsistent, path,
                       fmt::format("{} is not where {} is; leave out its place, and it comes with its transport.",
                                   quote(plan.tows), quote(plan.id)));
        }
    }

    bool together(std::size_t transport, std::size_t towed) const {
        const portable::RosterEntry& a = battle_.roster[transport];
        const portable::RosterEntry& b = battle_.roster[towed];
        return a.hex == b.hex && a.arrives_on_turn == b.arrives_on_turn && a.entry_hexes == b.entry_hexes;
    }

    /// Every unit is somewhere, will arrive, comes with its transport, or is set up by its player.
    void whereabouts(std::size_t i) {
        const UnitPlan& plan = plan_.units[i];
        if (plan.at || plan.arrives || towed_by_.contains(i)) return;
        if (battle_.sides[portable::index(plan.side)].deployment) return;
        wrong_.add(Code::missing_input, below("/units", i) + "/at",
                   fmt::format("{} has no place: give it \"at\" or \"arrives\", or give its side a deployment zone.",
                               quote(plan.id)));
    }

    /// PW-MOVE-7, PW-MOVE-8, PW-RULING-35.
    void stacking() {
        std::map<HexIndex, std::vector<std::size_t>> in_hex;
        for (std::size_t i = 0; i < plan_.units.size(); ++i) {
            HexIndex hex = battle_.roster[i].hex;
            if (const auto towed = towed_by_.find(i); towed != towed_by_.end() && !plan_.units[i].at)
                hex = battle_.roster[towed->second].hex;
            if (!hex.on_board() || !types_[i]) continue;
            for (std::size_t other : in_hex[hex]) {
                const UnitPlan& there = plan_.units[other];
                const bool friends = there.side == plan_.units[i].side;
                if (friends && (types_[i]->shares_hex || types_[other]->shares_hex)) continue;
                wrong_.add(
                    Code::inconsistent, below("/units", i) + "/at",
                    fmt::format("{} is held by {} (unit {}) already; {}.", name(hex), quote(there.id), other,
                                friends ? "of two units in a hex one must be a commander or transport (PW-MOVE-7)"
                                        : "the two sides cannot share a hex (PW-MOVE-8)"));
                break;
            }
            in_hex[hex].push_back(i);
        }
    }

    void chief(Side side) {
        const SidePlan& plan = plan_.sides.of(side);
        const std::string path = "/sides/" + describe::word_of(side);
        std::vector<std::size_t> commanders;
        std::size_t units = 0;
        for (std::size_t i = 0; i < plan_.units.size(); ++i) {
            if (plan_.units[i].side != side) continue;
            ++units;
            if (types_[i] && types_[i]->arm == Arm::commander) commanders.push_back(i);
        }
        if (units == 0)
            wrong_.add(Code::inconsistent, "/units",
                       fmt::format("No unit is {}; each side needs one.", describe::word_of(side)));
        if (plan.chief) {
            const auto found = by_id_.find(*plan.chief);
            if (found == by_id_.end()) {
                wrong_.add(Code::unknown_value, path + "/chief",
                           fmt::format("There is no unit {} to be chief.", quote(*plan.chief)));
            } else if (plan_.units[found->second].side != side) {
                wrong_.add(Code::inconsistent, path + "/chief",
                           fmt::format("{} belongs to the other side.", quote(*plan.chief)));
            } else if (types_[found->second] && types_[found->second]->arm != Arm::commander) {
                wrong_.add(Code::inconsistent, path + "/chief",
                           fmt::format("{} is a unit of type {}; the chief is a commander (PW-RULING-15).",
                                       quote(*plan.chief), plan_.units[found->second].type));
            } else {
                battle_.sides[portable::index(side)].chief = static_cast<portable::UnitIndex>(found->second);
            }
        } else if (commanders.size() > 1) {
            wrong_.add(
                Code::missing_input, path + "/chief",
                fmt::format("The side has {} commanders; say which is its chief (PW-RULING-15).", commanders.size()));
        }
    }

    void objective(std::size_t i) {
        const ObjectivePlan& plan = plan_.objectives[i];
        const std::string path = below("/objectives", i);
        const HexIndex hex = find(path + "/hex", plan.hex);
        for (std::size_t other = 0; other < i; ++other) {
            if (plan_.objectives[other].name == plan.name)
                wrong_.add(Code::inconsistent, path + "/name",
                           fmt::format("Objective {} is called {} already.", other, quote(plan.name)));
            if (hex.on_board() && battle_.objectives[other].hex == hex)
                wrong_.add(Code::inconsistent, path + "/hex",
                           fmt::format("{} is objective {} already.", plan.hex, other));
        }
        battle_.objectives.push_back({plan.name, hex, plan.owner});
    }

    void victory(std::size_t i) {
        const VictoryPlan& plan = plan_.victory[i];
        const std::string path = below("/victory", i);
        constexpr std::array outcomes{Outcome::red, Outcome::blue, Outcome::draw};
        VictoryTerm term{.winner = outcomes[static_cast<std::size_t>(plan.winner)],
                         .when = plan.when,
                         .held_by = plan.held_by,
                         .exhausted = plan.exhausted};

        if (plan.when == portable::When::turn_end && !plan.turn)
            wrong_.add(Code::missing_input, path + "/turn", "With turn_end the term needs its turn.");
        if (plan.when != portable::When::turn_end && plan.turn)
            wrong_.add(Code::inconsistent, path + "/turn", "Only a term with \"when\": \"turn_end\" has a turn.");
        term.turn = plan.turn.value_or(0);

        for (std::size_t n = 0; n < plan.objectives.size(); ++n) {
            const std::string& wanted = plan.objectives[n];
            const auto found = std::find_if(plan_.objectives.begin(), plan_.objectives.end(),
                                            [&](const ObjectivePlan& known) { return known.name == wanted; });
            const auto number = static_cast<std::size_t>(found - plan_.objectives.begin());
            if (found == plan_.objectives.end())
                wrong_.add(Code::unknown_value, below(path + "/objectives", n),
                           fmt::format("Expected {}, found {}.", listed(objective_names()), quote(wanted)));
            else if (std::find(term.objectives.begin(), term.objectives.end(), number) != term.objectives.end())
                wrong_.add(Code::inconsistent, below(path + "/objectives", n),
                           fmt::format("{} stands here twice.", quote(wanted)));
            else
                term.objectives.push_back(number);
        }
        if (plan.objectives.empty()) {
            for (const auto& [key, given] :
                 {std::pair{"/at_least", plan.at_least.has_value()}, std::pair{"/holder", plan.holder.has_value()}})
                if (given)
                    wrong_.add(Code::inconsistent, path + key, "The term names no objectives that could be held.");
            if (!plan.exhausted && plan.when == portable::When::any_turn_end)
                wrong_.add(
                    Code::inconsistent, path,
                    "This term is met when the first turn ends; give it objectives, an exhausted side or a time.");
        } else {
            if (plan.at_least.value_or(1) > static_cast<int>(plan.objectives.size()))
                wrong_.add(Code::out_of_range, path + "/at_least",
                           fmt::format("Expected 1 to {}, the number of objectives, found {}.", plan.objectives.size(),
                                       *plan.at_least));
            term.at_least = plan.at_least.value_or(static_cast<int>(plan.objectives.size()));
            if (plan.winner == Winner::draw && !plan.holder)
                wrong_.add(Code::missing_input, path + "/holder",
                           "A draw needs to say which side must hold the objectives.");
        }
        term.holder = plan.holder.value_or(plan.winner == Winner::blue ? Side::blue : Side::red);
        battle_.victory.push_back(std::move(term));
    }

    std::vector<std::string> objective_names() const {
        std::vector<std::string> names;
        for (const ObjectivePlan& objective : plan_.objectives) names.push_back(objective.name);
        return names;
    }

    const Scenario& plan_;
    Battle& battle_;
    Complaints& wrong_;
    const Tables& tables_;
    hex::BoardSize size_;
    std::vector<const UnitType*> types_;  ///< by unit of the scenario; none where the word is unknown
    std::map<std::string, std::size_t, std::less<>> by_id_;
    std::map<std::size_t, std::size_t> towed_by_;  ///< transport by towed unit
};

}  // namespace

Battle muster(const Scenario& scenario, const Tables& tables, Complaints& complaints) {
    WordCheck(scenario, complaints).run();
    Surveyor surveyor(scenario.board, complaints);
    Battle battle{.title = {},
                  .tables = tables,
                  .ground = portable::Ground({scenario.board.columns, scenario.board.rows}, surveyor.run(),
                                             tables.terrain_height)};
    Muster(scenario, battle, complaints).run();
    return battle;
}

}  // namespace reisswitz::formats
