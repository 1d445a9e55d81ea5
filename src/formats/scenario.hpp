/// A scenario as its file has it: what a designer writes, not yet checked against board and tables.
/// The page docs/file-formats.md describes the file for people.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "describe/fields.hpp"
#include "rules/portable/battle.hpp"

namespace reisswitz::formats {

/// The version of the file that this program writes, and the newest that it reads.
inline constexpr int scenario_version = 1;

// Limits: enough for every battle that a state can hold, and for what a person will read before playing.
inline constexpr std::size_t most_units = portable::any_battle.units;
inline constexpr std::size_t longest_unit_id = 24;      ///< as the rules have it
inline constexpr std::size_t longest_scenario_id = 48;  ///< becomes part of file names
inline constexpr std::size_t longest_name = 60;         ///< one line of a roster in 80 columns
inline constexpr std::size_t longest_title = 120;       ///< one or two lines
inline constexpr std::size_t longest_sentence = 1000;   ///< an assumption, a source
inline constexpr std::size_t longest_prose = 10'000;    ///< a briefing of four printed pages
inline constexpr std::size_t most_sources = 64;
inline constexpr std::size_t most_assumptions = 100;
inline constexpr std::size_t most_house_rules = 32;
inline constexpr std::size_t most_terms_of_victory = 32;
inline constexpr std::size_t most_roads = 400;     ///< lines of them
inline constexpr std::size_t longest_road = 1000;  ///< hexes in one line of road
inline constexpr std::size_t most_entries_of_a_zone = hex::most_hexes;
inline constexpr std::size_t most_entry_hexes = 64;         ///< one edge of the largest board
inline constexpr std::size_t most_levels_of_formation = 6;  ///< army, wing, corps, division, brigade, regiment

enum class FileKind : std::uint8_t { scenario };
BOOST_DESCRIBE_ENUM(FileKind, scenario)
enum class RuleBook : std::uint8_t { portable };
BOOST_DESCRIBE_ENUM(RuleBook, portable)
enum class Winner : std::uint8_t { red, blue, draw };
BOOST_DESCRIBE_ENUM(Winner, red, blue, draw)

/// A text of several paragraphs, one a line. In the file one string, or a list with one string a line.
struct Prose {
    std::string text;
    friend bool operator==(const Prose&, const Prose&) = default;
};

/// The rows of a drawn map, one letter a column. In the file blanks between the letters are for the eye only.
struct MapRows {
    std::vector<std::string> rows;
    friend bool operator==(const MapRows&, const MapRows&) = default;
};

/// Changes to the rules, kept as the compact JSON of an object; "" changes nothing.
template <class Of>
struct Changes {
    std::string json;
    friend bool operator==(const Changes&, const Changes&) = default;
};
using TableChanges = Changes<portable::Tables>;
using OptionChanges = Changes<portable::Options>;
using VariantChanges = Changes<portable::Variants>;

/// A page or book on which a scenario rests.
struct Source {
    std::string title;
    std::string url;
    std::string what;
    friend bool operator==(const Source&, const Source&) = default;
};
BOOST_DESCRIBE_STRUCT(Source, (), (title, url, what))
inline const auto& fields(describe::Of<Source>) {
    static const describe::Fields<Source> table{
        {&Source::title, {.required = true, .help = "of the page or book"}},
        {&Source::url, {.help = "where it can be read"}},
        {&Source::what, {.help = "what was taken from it"}},
    };
    return table;
}

/// What the pieces stand for, in words.
struct Scale {
    std::string hex;
    std::string turn;
    std::string unit;
    friend bool operator==(const Scale&, const Scale&) = default;
};
BOOST_DESCRIBE_STRUCT(Scale, (), (hex, turn, unit))
inline const auto& fields(describe::Of<Scale>) {
    static const describe::Fields<Scale> table{
        {&Scale::hex, {.help = "what a hex stands for: \"100 yards\""}},
        {&Scale::turn, {.help = "what a turn stands for: \"a quarter of an hour\""}},
        {&Scale::unit, {.help = "what a unit stands for: \"a battalion\""}},
    };
    return table;
}

/// What a letter of the map stands for.
struct LegendTerrain {
    std::string name;
    int elevation{};
    bool woods = false;
    bool built_up = false;
    bool fortification = false;
    bool trench = false;
    bool river = false;
    bool ford = false;
    bool bridge = false;
    bool impassable = false;
    friend bool operator==(const LegendTerrain&, const LegendTerrain&) = default;
};
BOOST_DESCRIBE_STRUCT(LegendTerrain, (),
                      (name, elevation, woods, built_up, fortification, trench, river, ford, bridge, impassable))
inline const auto& fields(describe::Of<LegendTerrain>) {
    static const describe::Fields<LegendTerrain> table{
        {&LegendTerrain::name, {.help = "in words, for the map's key"}},
        {&LegendTerrain::elevation,
         {.low = 0, .high = portable::highest_elevation, .unit = "levels", .help = "height of the ground"}},
        {&LegendTerrain::ford, {.help = "only with river"}},
        {&LegendTerrain::bridge, {.help = "only with river"}},
    };
    return table;
}

struct LegendLetter {
    char letter{};
    LegendTerrain terrain;
    friend bool operator==(const LegendLetter&, const LegendLetter&) = default;
};

/// The letters of a map in the order of their codes. In the file an object with the letters as keys.
struct Legend {
    std::vector<LegendLetter> letters;
    friend bool operator==(const Legend&, const Legend&) = default;
};

/// One hex that differs from what is drawn. What is left out stays as drawn.
struct HexPlan {
    std::string hex;
    std::optional<int> elevation;
    std::optional<bool> woods;
    std::optional<bool> built_up;
    std::optional<bool> fortification;
    std::optional<bool> trench;
    std::optional<bool> river;
    std::optional<bool> ford;
    std::optional<bool> bridge;
    std::optional<bool> impassable;
    friend bool operator==(const HexPlan&, const HexPlan&) = default;
};
BOOST_DESCRIBE_STRUCT(HexPlan, (),
                      (hex, elevation, woods, built_up, fortification, trench, river, ford, bridge, impassable))
inline const auto& fields(describe::Of<HexPlan>) {
    static const describe::Fields<HexPlan> table{
        {&HexPlan::hex, {.required = true}},
        {&HexPlan::elevation, {.low = 0, .high = portable::highest_elevation, .unit = "levels"}},
    };
    return table;
}

/// The letter that is open ground at level 0 where the legend does not say otherwise.
inline constexpr char open_ground = '.';

struct BoardPlan {
    int columns{};
    int rows{};
    MapRows map;
    MapRows elevation;
    Legend legend;
    std::vector<std::string> roads;
    std::vector<HexPlan> hexes;
    std::vector<std::string> wire;
    friend bool operator==(const BoardPlan&, const BoardPlan&) = default;
};
BOOST_DESCRIBE_STRUCT(BoardPlan, (), (columns, rows, map, elevation, legend, roads, hexes, wire))
inline const auto& fields(describe::Of<BoardPlan>) {
    static const describe::Fields<BoardPlan> table{
        {&BoardPlan::columns,
         {.required = true,
          .low = hex::fewest_columns_or_rows,
          .high = hex::most_columns_or_rows,
          .help = "lettered A, B, … from west to east"}},
        {&BoardPlan::rows,
         {.required = true,
          .low = hex::fewest_columns_or_rows,
          .high = hex::most_columns_or_rows,
          .help = "numbered from north to south"}},
        {&BoardPlan::map,
         {.most = hex::most_columns_or_rows,
          .help = "one string a row, one letter a column; in columns B, D, F, … every hex lies half a hex further "
                  "south than it is drawn"}},
        {&BoardPlan::elevation,
         {.most = hex::most_columns_or_rows,
          .help = "drawn like the map: a digit is the height of the ground, a point leaves it as the legend has it"}},
        {&BoardPlan::legend,
         {.help = "what each letter of the map stands for; a point is open ground unless it stands here"}},
        {&BoardPlan::roads, {.most = most_roads, .help = "lines of road, each from hex to adjacent hex: \"A5 B5 C6\""}},
        {&BoardPlan::hexes, {.most = hex::most_hexes, .help = "single hexes that differ from what is drawn"}},
        {&BoardPlan::wire,
         {.most = hex::most_hexes, .help = "hexes and blocks of hexes (\"A1:C2\") with barbed wire at the start"}},
    };
    return table;
}

struct SidePlan {
    std::string name;
    Prose briefing;
    std::optional<std::string> chief;
    std::vector<std::string> deployment;
    std::optional<int> wire_supply;
    friend bool operator==(const SidePlan&, const SidePlan&) = default;
};
BOOST_DESCRIBE_STRUCT(SidePlan, (), (name, briefing, chief, deployment, wire_supply))
inline const auto& fields(describe::Of<SidePlan>) {
    static const describe::Fields<SidePlan> table{
        {&SidePlan::name, {.required = true, .help = "\"British\""}},
        {&SidePlan::briefing, {.help = "what its player is told before the battle"}},
        {&SidePlan::chief, {.help = "id of its chief commander; its only commander where this is left out"}},
        {&SidePlan::deployment,
         {.most = most_entries_of_a_zone,
          .help = "hexes and blocks of hexes (\"A1:C8\") where units without a place are set up by the player"}},
        {&SidePlan::wire_supply, {.low = 0, .high = 1000, .unit = "layings", .help = "instead of the option's"}},
    };
    return table;
}

struct SidesPlan {
    SidePlan red;
    SidePlan blue;
    const SidePlan& of(portable::Side side) const { return side == portable::Side::red ? red : blue; }
    friend bool operator==(const SidesPlan&, const SidesPlan&) = default;
};
BOOST_DESCRIBE_STRUCT(SidesPlan, (), (red, blue))
inline const auto& fields(describe::Of<SidesPlan>) {
    static const describe::Fields<SidesPlan> table{
        {&SidesPlan::red, {.required = true}},
        {&SidesPlan::blue, {.required = true}},
    };
    return table;
}

/// A reinforcement.
struct Arrival {
    int turn{};
    std::vector<std::string> at;
    hex::Direction facing{};
    friend bool operator==(const Arrival&, const Arrival&) = default;
};
BOOST_DESCRIBE_STRUCT(Arrival, (), (turn, at, facing))
inline const auto& fields(describe::Of<Arrival>) {
    static const describe::Fields<Arrival> table{
        {&Arrival::turn, {.required = true, .low = 2, .high = 1000, .help = "it enters when this turn begins"}},
        {&Arrival::at,
         {.required = true, .fewest = 1, .most = most_entry_hexes, .help = "by the first of these hexes that is free"}},
        {&Arrival::facing, {.required = true}},
    };
    return table;
}

struct UnitPlan {
    std::string id;
    std::string name;
    portable::Side side{};
    std::string type;
    std::string quality = "average";
    std::optional<int> sp;
    std::optional<std::string> at;
    std::optional<Arrival> arrives;
    std::string formation;
    std::string tows;
    friend bool operator==(const UnitPlan&, const UnitPlan&) = default;
};
BOOST_DESCRIBE_STRUCT(UnitPlan, (), (id, name, side, type, quality, sp, at, arrives, formation, tows))
inline const auto& fields(describe::Of<UnitPlan>) {
    static const describe::Fields<UnitPlan> table{
        {&UnitPlan::id, {.required = true, .help = "1 to 24 of a-z, 0-9 and _; orders name the unit by it"}},
        {&UnitPlan::name, {.help = "for people; the id where it is left out"}},
        {&UnitPlan::side, {.required = true}},
        {&UnitPlan::type, {.required = true, .help = "a unit type of the tables"}},
        {&UnitPlan::quality, {.help = "a quality of the tables"}},
        {&UnitPlan::sp, {.low = 1, .high = 12, .unit = "strength points", .help = "instead of the type's"}},
        {&UnitPlan::at, {.help = "hex and facing at the start: \"D4 ne\"; left out, its player sets it up"}},
        {&UnitPlan::arrives, {.help = "instead of a place at the start"}},
        {&UnitPlan::formation, {.help = "from the largest to the smallest: \"III Corps/9th Brigade\""}},
        {&UnitPlan::tows, {.help = "id of the unit that is limbered to this transport at the start"}},
    };
    return table;
}

struct ObjectivePlan {
    std::string name;
    std::string hex;
    std::optional<portable::Side> owner;
    friend bool operator==(const ObjectivePlan&, const ObjectivePlan&) = default;
};
BOOST_DESCRIBE_STRUCT(ObjectivePlan, (), (name, hex, owner))
inline const auto& fields(describe::Of<ObjectivePlan>) {
    static const describe::Fields<ObjectivePlan> table{
        {&ObjectivePlan::name, {.required = true}},
        {&ObjectivePlan::hex, {.required = true}},
        {&ObjectivePlan::owner, {.help = "who holds it at the start; nobody where it is left out"}},
    };
    return table;
}

struct VictoryPlan {
    Winner winner{};
    portable::When when{};
    std::optional<int> turn;
    std::optional<portable::Side> holder;
    portable::HeldBy held_by{};
    std::vector<std::string> objectives;
    std::optional<int> at_least;
    std::optional<portable::Side> exhausted;
    friend bool operator==(const VictoryPlan&, const VictoryPlan&) = default;
};
BOOST_DESCRIBE_STRUCT(VictoryPlan, (), (winner, when, turn, holder, held_by, objectives, at_least, exhausted))
inline const auto& fields(describe::Of<VictoryPlan>) {
    static const describe::Fields<VictoryPlan> table{
        {&VictoryPlan::winner, {.required = true}},
        {&VictoryPlan::when, {.help = "when it is looked at"}},
        {&VictoryPlan::turn, {.low = 1, .high = 1000, .help = "with turn_end: at the end of which turn"}},
        {&VictoryPlan::holder, {.help = "who must hold the objectives; the winner where it is left out"}},
        {&VictoryPlan::held_by, {.help = "control: whoever was there last; presence: only with a unit in the hex"}},
        {&VictoryPlan::objectives, {.most = portable::most_objectives, .help = "names of objectives"}},
        {&VictoryPlan::at_least,
         {.low = 1,
          .high = portable::most_objectives,
          .help = "so many of them must be held; all where it is left out"}},
        {&VictoryPlan::exhausted, {.help = "met when this side is exhausted and the other is not"}},
    };
    return table;
}

struct Scenario {
    FileKind reisswitz{};
    int version = scenario_version;
    RuleBook rules{};
    std::string id;
    std::string title;
    std::string date;
    std::string place;
    Prose summary;
    Scale scale;
    std::vector<Source> sources;
    std::vector<std::string> assumptions;
    std::optional<int> turn_limit;
    std::vector<std::string> house;
    OptionChanges options;
    VariantChanges variants;
    TableChanges tables;
    BoardPlan board;
    SidesPlan sides;
    std::vector<UnitPlan> units;
    std::vector<ObjectivePlan> objectives;
    std::vector<VictoryPlan> victory;
    friend bool operator==(const Scenario&, const Scenario&) = default;
};
BOOST_DESCRIBE_STRUCT(Scenario, (),
                      (reisswitz, version, rules, id, title, date, place, summary, scale, sources, assumptions,
                       turn_limit, house, options, variants, tables, board, sides, units, objectives, victory))
inline const auto& fields(describe::Of<Scenario>) {
    static const describe::Fields<Scenario> table{
        {&Scenario::reisswitz, {.required = true, .help = "what kind of file this is"}},
        {&Scenario::version, {.required = true, .low = 1, .high = scenario_version, .help = "of the file's form"}},
        {&Scenario::rules, {.required = true, .help = "the rule book"}},
        {&Scenario::id, {.required = true, .help = "1 to 48 of a-z, 0-9 and -"}},
        {&Scenario::title, {.required = true}},
        {&Scenario::date, {.help = "of the battle, in words"}},
        {&Scenario::summary, {.help = "what it is about, for somebody who chooses a scenario"}},
        {&Scenario::scale, {.help = "what hex, turn and unit stand for"}},
        {&Scenario::sources, {.most = most_sources, .help = "pages and books on which it rests"}},
        {&Scenario::assumptions,
         {.most = most_assumptions, .help = "what was assumed where the sources are silent, a sentence each"}},
        {&Scenario::turn_limit, {.low = 1, .high = 1000, .unit = "turns", .help = "instead of the tables'"}},
        {&Scenario::house, {.most = most_house_rules, .help = "names of house rules that hold, applied in this order"}},
        {&Scenario::options, {.help = "rulings that differ from the default"}},
        {&Scenario::variants, {.help = "ways of playing that differ from the text"}},
        {&Scenario::tables, {.help = "changes to the tables, laid over them value by value"}},
        {&Scenario::board, {.required = true}},
        {&Scenario::sides, {.required = true}},
        {&Scenario::units, {.required = true, .fewest = 2, .most = most_units}},
        {&Scenario::objectives, {.most = portable::most_objectives, .help = "places worth fighting for"}},
        {&Scenario::victory, {.most = most_terms_of_victory, .help = "the first term that is met decides"}},
    };
    return table;
}

/// The scenario in a text of JSON. Only its form is checked here.
/// @throws describe::Fault with the place, what was found and what was expected
Scenario read_scenario(std::string_view text);

/// The same from parsed JSON.
Scenario read_scenario(const nlohmann::json& file);

/// The file of a scenario, laid out for people; what has its default value is left out. Reading it gives the same
/// again.
std::string save_scenario(const Scenario& scenario);

/// The JSON Schema of the file, for editors and other people's tools.
nlohmann::json scenario_schema();

}  // namespace reisswitz::formats
