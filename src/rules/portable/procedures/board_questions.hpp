/// Questions about one board, each with all of the board that it needs: what is seen, fired at, left to retreat to and
/// reached. A game asks the functions of the rooms beside this one about its own ground instead.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "hex/board.hpp"
#include "rules/portable/ground.hpp"
#include "rules/portable/options.hpp"
#include "rules/portable/procedures/fire_check.hpp"
#include "rules/portable/procedures/table_row.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

using hex::ColumnRow;

/// The terrain of one hex; hexes that are not listed are open ground at level 0.
struct TerrainEntry {
    ColumnRow hex{};
    int elevation = 0;
    bool woods = false;
    bool built_up = false;
    bool fortification = false;
    bool trench = false;
    bool river = false;
    bool ford = false;
    bool bridge = false;
    bool wire = false;
    bool impassable = false;
    DirectionSet road{};
};
BOOST_DESCRIBE_STRUCT(TerrainEntry, (),
                      (hex, elevation, woods, built_up, fortification, trench, river, ford, bridge, wire, impassable,
                       road))

Ground ground_of(hex::BoardSize board, const std::vector<TerrainEntry>& terrain, const TerrainHeights& heights);
/// The hexes with wire.
HexSet wire_in(hex::BoardSize board, const std::vector<TerrainEntry>& terrain);

/// The procedure `line_of_sight`. `units`: hexes that hold any.
struct LineOfSight {
    hex::BoardSize board{};
    ColumnRow from{};
    ColumnRow to{};
    std::vector<TerrainEntry> terrain;
    std::vector<ColumnRow> units;
    bool over_units = false;
};
BOOST_DESCRIBE_STRUCT(LineOfSight, (), (board, from, to, terrain, units, over_units))

/// Hexes by column, then row.
struct LineOfSightResult {
    bool clear = false;
    std::vector<ColumnRow> crossed;
    std::vector<ColumnRow> left;
    std::vector<ColumnRow> right;
    std::vector<ColumnRow> blocked_by;
};
BOOST_DESCRIBE_STRUCT(LineOfSightResult, (), (clear, crossed, left, right, blocked_by))

/// Clauses: PW-LOS-1 to PW-LOS-5, PW-RULING-9, PW-RULING-10.
LineOfSightResult look_along_line(const LineOfSight& question, const Tables& tables);

struct FireCheckOptions {
    FireIntoCover fire_into_cover{};
};
BOOST_DESCRIBE_STRUCT(FireCheckOptions, (), (fire_into_cover))

/// The procedure `fire_check`.
struct FireCheckQuestion {
    hex::BoardSize board{};
    std::vector<TerrainEntry> terrain;
    std::vector<ColumnRow> units;
    WeaponRow weapon{};
    ColumnRow from{};
    Direction facing{};
    ColumnRow target{};
    bool crossing_trench = false;
    bool limbered = false;
    FireCheckOptions options{};
};
BOOST_DESCRIBE_STRUCT(FireCheckQuestion, (),
                      (board, terrain, units, weapon, from, facing, target, crossing_trench, limbered, options))

struct FireCheckResult {
    bool legal = false;
    FireReason reason{};
    std::optional<FireKind> fire;
    bool line_of_sight = false;
    bool target_in_cover = false;
    int distance{};
};
BOOST_DESCRIBE_STRUCT(FireCheckResult, (), (legal, reason, fire, line_of_sight, target_in_cover, distance))

/// The answer, with the ground and the question in terms of it, from which a refusal can be worded.
struct FireAnswer {
    FireCheckResult result;
    Ground ground;
    FireQuestion question;
};
FireAnswer answer_fire_check(const FireCheckQuestion& question, const Tables& tables);

struct RetreatOptions {
    RetreatDirection retreat_direction{};
};
BOOST_DESCRIBE_STRUCT(RetreatOptions, (), (retreat_direction))

/// The procedure `retreat_hexes`. `friends` and `enemies`: hexes of other units than the one that is hit.
struct RetreatQuestion {
    hex::BoardSize board{};
    std::vector<TerrainEntry> terrain;
    ColumnRow unit{};
    ColumnRow hit_from{};
    std::vector<ColumnRow> friends;
    std::vector<ColumnRow> enemies;
    RetreatOptions options{};
};
BOOST_DESCRIBE_STRUCT(RetreatQuestion, (), (board, terrain, unit, hit_from, friends, enemies, options))

struct RetreatResult {
    std::vector<ColumnRow> hexes;
};
BOOST_DESCRIBE_STRUCT(RetreatResult, (), (hexes))

/// Clauses: PW-DEF-6, PW-RULING-26.
RetreatResult answer_retreat_hexes(const RetreatQuestion& question, const Tables& tables);

struct FriendEntry {
    ColumnRow hex{};
    UnitTypeRow type{};
};
BOOST_DESCRIBE_STRUCT(FriendEntry, (), (hex, type))

struct EnemyEntry {
    ColumnRow hex{};
    Direction facing{};
};
BOOST_DESCRIBE_STRUCT(EnemyEntry, (), (hex, facing))

struct ReachableOptions {
    ExhaustedTest exhausted_test{};
};
BOOST_DESCRIBE_STRUCT(ReachableOptions, (), (exhausted_test))

/// The procedure `reachable`.
struct ReachableQuestion {
    hex::BoardSize board{};
    std::vector<TerrainEntry> terrain;
    ColumnRow unit{};
    UnitTypeRow type{};
    std::vector<FriendEntry> friends;
    std::vector<EnemyEntry> enemies;
    bool fires = false;
    bool exhausted = false;
    bool towing = false;
    FrontHexes front_hexes{};
    ReachableOptions options{};
};
BOOST_DESCRIBE_STRUCT(ReachableQuestion, (),
                      (board, terrain, unit, type, friends, enemies, fires, exhausted, towing, front_hexes, options))

struct ReachedHex {
    ColumnRow hex{};
    int steps{};
    bool contact = false;
};
BOOST_DESCRIBE_STRUCT(ReachedHex, (), (hex, steps, contact))

/// By column, then row; the start is not among them.
struct ReachableResult {
    std::vector<ReachedHex> hexes;
};
BOOST_DESCRIBE_STRUCT(ReachableResult, (), (hexes))

/// Clauses: as `Movement`.
ReachableResult answer_reachable(const ReachableQuestion& question, const Tables& tables);

}  // namespace reisswitz::portable
