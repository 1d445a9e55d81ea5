/// The numbers of Bloody Big Battles. Their only place is data/bbb/tables.json; a house rule overlays single values of
/// it.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dice/rational.hpp"
#include "rules/bbb/by_word.hpp"
#include "rules/bbb/model.hpp"
#include "rules/bbb/options.hpp"

namespace reisswitz::bbb {

/// The factor of a base at ranges up to a limit, the limit included.
struct RangeBand {
    int up_to_in{};
    int factor{};
};
BOOST_DESCRIBE_STRUCT(RangeBand, (), (up_to_in, factor))

/// BBB-FF-1 to BBB-FF-3, BBB-GAP-3.
struct Weapon {
    std::string id;
    bool artillery = false;
    std::vector<RangeBand> ranges;  ///< by distance
    int shifts_up_to_in = 0;        ///< rockets: within this they move the firefight one column right; 0: never
};

/// The most weapons that a house rule may have: a list that a person reads.
inline constexpr std::size_t most_weapons = 64;

struct Weapons {
    std::vector<Weapon> rows;  ///< by id
};

/// Columns moved, to the right when positive. Clauses: BBB-SHIFT-1 to BBB-SHIFT-6, BBB-SHIFT-8 to BBB-SHIFT-10.
struct Shifts {
    int mounted_or_limbered{};
    int firer_skirmishers{};
    int tactically_inept{};
    int on_bridge{};
    int column_or_flank{};
    int target_skirmishers{};
    int rockets{};
    int devastating{};
    int ragged{};
};
BOOST_DESCRIBE_STRUCT(Shifts, (),
                      (mounted_or_limbered, firer_skirmishers, tactically_inept, on_bridge, column_or_flank,
                       target_skirmishers, rockets, devastating, ragged))

struct FireNumbers {
    int most_halvings{};           ///< BBB-MULT-2, while halving_floor is quarter
    int low_ammo_guns_up_to_in{};  ///< BBB-MULT-3
    Shifts shifts;
    ByWord<Cover> cover;  ///< columns to the left (BBB-SHIFT-7)
};
BOOST_DESCRIBE_STRUCT(FireNumbers, (), (most_halvings, low_ammo_guns_up_to_in, shifts, cover))

/// What a firefight does to its target. Clauses: BBB-FIRE-5, BBB-HIT-1 to BBB-HIT-6.
enum class Effect : std::uint8_t { no_fire, miss, raw, trained, veteran, one, two, three };
BOOST_DESCRIBE_ENUM(Effect, no_fire, miss, raw, trained, veteran, one, two, three)

/// BBB-FIRE-4, BBB-FIRE-5: laid out as on the sheet.
struct FirefightTable {
    static constexpr int columns = 16;
    static constexpr int lowest_roll = 2;
    static constexpr int highest_roll = 12;
    static constexpr int rolls = highest_roll - lowest_roll + 1;

    std::array<dice::Rational, columns - 1> up_to;             ///< headings; the last column has none
    std::array<std::array<Effect, columns>, rolls> effects{};  ///< by roll, from the lowest

    Effect effect(int column, int roll) const {
        return effects[static_cast<std::size_t>(roll - lowest_roll)][static_cast<std::size_t>(column)];
    }
};

struct QualityNumbers {
    ByWord<Quality> spent_after;  ///< bases lost (BBB-RULING-6)
};
BOOST_DESCRIBE_STRUCT(QualityNumbers, (), (spent_after))

/// What a movement roll gives. Clauses: BBB-MOVE-2.
enum class Move : std::uint8_t { full, half, none, retire_half, retire_full, removed };
BOOST_DESCRIBE_ENUM(Move, full, half, none, retire_half, retire_full, removed)

/// One cell of the movement table.
struct MoveCell {
    Move move{};
    std::optional<Quality> recovers;  ///< units of at least this quality take back a base (BBB-MOVE-6)
    bool rallies = false;             ///< BBB-MOVE-4
    bool disrupts = false;
    int loses = 0;  ///< bases
};
BOOST_DESCRIBE_STRUCT(MoveCell, (), (move, recovers, rallies, disrupts, loses))

struct MoveRow {
    std::optional<int> at_least;  ///< none: whatever is lower (BBB-RULING-8)
    MoveCell good_order;
    MoveCell disrupted;
};
BOOST_DESCRIBE_STRUCT(MoveRow, (), (at_least, good_order, disrupted))

/// BBB-MOVE-3a to BBB-MOVE-3f.
struct MoveModifiers {
    int in_command{};
    int column_or_limbered{};
    int passive{};
    int fragile{};
    int in_rough{};
    int spent{};
};
BOOST_DESCRIBE_STRUCT(MoveModifiers, (), (in_command, column_or_limbered, passive, fragile, in_rough, spent))

/// BBB-ALLOW-3, BBB-RULING-33; generals pay none (BBB-RULING-29).
struct Penalties {
    ByWord<Mover> outside_front_arc_in;
    ByWord<Mover> difficult_terrain_in;
    ByWord<Mover> linear_obstacle_in;
};
BOOST_DESCRIBE_STRUCT(Penalties, (), (outside_front_arc_in, difficult_terrain_in, linear_obstacle_in))

struct MovementNumbers {
    ByWord<Mover> full_in;  ///< BBB-ALLOW-1
    int silenced_full_in{};
    MoveModifiers modifiers;
    std::vector<MoveRow> rows;  ///< from the highest
    Penalties penalties;
    int road_times{};  ///< BBB-ALLOW-5
};
BOOST_DESCRIBE_STRUCT(MovementNumbers, (), (full_in, silenced_full_in, modifiers, rows, penalties, road_times))

/// So many bases to so many of the other side, at least (BBB-RULING-19).
struct NumbersRow {
    int bases{};
    int to{};
    int modifier{};
};
BOOST_DESCRIBE_STRUCT(NumbersRow, (), (bases, to, modifier))

/// For or against the side whose principal unit has them. Clauses: BBB-ASLT-3d to BBB-ASLT-3i.
struct AssaultModifiers {
    int aggressive{};
    int in_depth{};
    int disrupted{};
    int low_ammo{};
    int fragile{};
    int spent{};
};
BOOST_DESCRIBE_STRUCT(AssaultModifiers, (), (aggressive, in_depth, disrupted, low_ammo, fragile, spent))

/// What a result of the assault does to one side.
struct SideResult {
    int loses = 0;  ///< bases
    bool disrupted = true;
    int retires_in = 0;
    bool retires_full = false;  ///< a full move of its arm
};
BOOST_DESCRIBE_STRUCT(SideResult, (), (loses, disrupted, retires_in, retires_full))

/// Whether the winner of an assault may or must go on.
enum class Licence : std::uint8_t { none, may, must };
BOOST_DESCRIBE_ENUM(Licence, none, may, must)

/// One band of final differences. Clauses: BBB-ASLT-4.
struct BandResult {
    int at_least{};  ///< difference in favour of the winner
    SideResult winner;
    SideResult loser;
    Licence exploitation{};
    Licence occupation{};
};
BOOST_DESCRIBE_STRUCT(BandResult, (), (at_least, winner, loser, exploitation, occupation))

/// The six decided bands: the attacker's by falling difference, then the defender's by rising one.
struct Bands {
    BandResult attacker_plus_7;
    BandResult attacker_plus_4;
    BandResult attacker_plus_1;
    BandResult defender_plus_1;
    BandResult defender_plus_4;
    BandResult defender_plus_7;
};
BOOST_DESCRIBE_STRUCT(Bands, (),
                      (attacker_plus_7, attacker_plus_4, attacker_plus_1, defender_plus_1, defender_plus_4,
                       defender_plus_7))

struct AssaultNumbers {
    ByWord<AssaultTerrain> terrain;  ///< against the attacker
    int most_terrain{};
    int outflanked{};
    std::vector<NumbersRow> numbers;  ///< the first that holds counts
    int least_bases_in_depth{};       ///< BBB-RULING-25
    AssaultModifiers modifiers;
    int draw_loses{};  ///< bases of each side
    Bands bands;
};
BOOST_DESCRIBE_STRUCT(AssaultNumbers, (),
                      (terrain, most_terrain, outflanked, numbers, least_bases_in_depth, modifiers, draw_loses, bands))

struct SightNumbers {
    int through_areas_in{};   ///< BBB-GEO-8
    int gap_at_friends_in{};  ///< BBB-GEO-11
};
BOOST_DESCRIBE_STRUCT(SightNumbers, (), (through_areas_in, gap_at_friends_in))

/// What a scenario has that says nothing else. Clauses: BBB-GAP-1, BBB-GAP-2, BBB-GAP-5, BBB-GAP-8.
struct ScenarioNumbers {
    std::vector<int> table_in;  ///< width, depth
    std::vector<int> base_in;
    int men_per_base{};
    int yards_per_inch{};
    int minutes_per_turn{};
    int turns{};
    int setup_zone_in{};
    int objective_radius_in{};
};
BOOST_DESCRIBE_STRUCT(ScenarioNumbers, (),
                      (table_in, base_in, men_per_base, yards_per_inch, minutes_per_turn, turns, setup_zone_in,
                       objective_radius_in))

/// BBB-GAP-4.
struct NightNumbers {
    int enemy_distance_in{};
    ByWord<Quality> recovers_on;
    int full_moves{};
};
BOOST_DESCRIBE_STRUCT(NightNumbers, (), (enemy_distance_in, recovers_on, full_moves))

struct Tables {
    std::string rules;
    int version{};
    Weapons weapons;
    FireNumbers fire;
    FirefightTable firefight;
    QualityNumbers qualities;
    MovementNumbers movement;
    AssaultNumbers assault;
    SightNumbers sight;
    ScenarioNumbers scenario;
    NightNumbers night;
    Options options;

    /// The row of that name; -1: none.
    int find_weapon(std::string_view id) const;
};
BOOST_DESCRIBE_STRUCT(Tables, (),
                      (rules, version, weapons, fire, firefight, qualities, movement, assault, sight, scenario, night,
                       options))

/// data/bbb/tables.json as it is embedded in the program.
std::string_view built_in_tables_json();

/// The tables with no house rule.
const Tables& built_in_tables();

/// @param json  the whole of a tables.json, overlays already merged in
/// @throws describe::Fault with the place, what was found and what was expected
Tables read_tables(const nlohmann::json& json);

/// A change that an overlay made, for the game's header: "/movement/full_in/infantry", "12", "15".
struct TableChange {
    std::string path;
    std::string was;  ///< JSON; "" when the overlay added it
    std::string is;   ///< JSON
};

/// Merges the overlay into the tables, value by value; a list is replaced as a whole.
/// @param changes  receives each value that became another
/// @throws describe::Fault where the overlay names a table that there is not
nlohmann::json overlay_tables(nlohmann::json tables, const nlohmann::json& overlay, std::vector<TableChange>& changes);

}  // namespace reisswitz::bbb
