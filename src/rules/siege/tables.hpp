/// The numbers of the siege rules: guns, falls of shot, defences, towns, powder, tasks. Their only place is
/// data/siege/tables.json; a house rule overlays single values of it.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "dice/rational.hpp"
#include "rules/siege/options.hpp"

namespace reisswitz::siege {

inline constexpr int feet_in_a_yard = 3;

/// SG-GUN-1, SG-GUN-5, SG-RULING-14, SG-RULING-15.
struct Gun {
    std::string id;
    std::vector<int> damage;    ///< by band of range; a band beyond the last is a blank
    int fires_every_moves = 1;  ///< moves from one shot to the next
    bool fires_singly = false;  ///< a gun of the siege train: never a battery together
};
BOOST_DESCRIBE_STRUCT(Gun, (), (damage, fires_every_moves, fires_singly))

/// Where a shot falls, as the gunner sees it.
enum class Fall : std::uint8_t { short_, left, on_target, right, long_ };
BOOST_DESCRIBE_ENUM(Fall, short_, left, on_target, right, long_)

/// SG-GUN-2: one face of the ten-sided die.
struct FallOfShot {
    Fall fall{};
    int times = 1;  ///< yards for each pip of the second die; negative: short, or to the left
    int die = 6;    ///< faces of the second die
};
BOOST_DESCRIBE_STRUCT(FallOfShot, (), (fall, times, die))

/// What a stretch of defence is made of: value for each yard and foot, and thickness.
struct Masonry {
    int value = 1;
    int thickness_ft = 1;
};
BOOST_DESCRIBE_STRUCT(Masonry, (), (value, thickness_ft))

/// SG-GAP-4: the least face of a d6 on which a governor yields; never above the faces of the die.
struct Yields {
    int below_half = 7;  ///< when invested, with less than half the optimum garrison
    int from_half = 7;   ///< when invested, with more
    int breached = 7;    ///< when the last layer is breached
};
BOOST_DESCRIBE_STRUCT(Yields, (), (below_half, from_half, breached))

/// SG-DEF-1, SG-DEF-2: a type of defence.
struct Defence {
    std::string id;
    Masonry wall{};
    Masonry tower{};  ///< gates and bastions too
    Yields yields{};
};
BOOST_DESCRIBE_STRUCT(Defence, (), (wall, tower, yields))

/// SG-GAR-2, SG-GAP-2.
struct Town {
    std::string id;
    int optimum_battalions = 1;
};
BOOST_DESCRIBE_STRUCT(Town, (), (optimum_battalions))

/// Every explosion that is meant: mines and charges. SG-MIN-2, SG-MIN-3.
struct Powder {
    std::vector<int> quarters;  ///< effect by face of the die: 4 full, 2 half, 1 a quarter, 0 too soon
    int stores_within_10_explode_up_to = 0;
    int stores_within_40_explode_up_to = 0;
};
BOOST_DESCRIBE_STRUCT(Powder, (), (quarters, stores_within_10_explode_up_to, stores_within_40_explode_up_to))

/// SG-MIN-1.
struct MineRow {
    std::string gun;  ///< its damage is that of so many of these at the shortest range
    int guns = 1;
    int building_diameter_yd = 1;
    int further_barrel_yd = 0;
};
BOOST_DESCRIBE_STRUCT(MineRow, (), (gun, guns, building_diameter_yd, further_barrel_yd))

/// SG-CHG-1, SG-CHG-2, SG-RULING-28: what one charge is sized for.
struct ChargeRow {
    int too_powerful_on = 0;            ///< face of the die, against gates and buildings
    std::vector<int> soft_building_cm;  ///< length and width on the table
    std::vector<int> hard_building_cm;
    int wall_width_yd = 1;
    int wall_depth_yd = 1;
};
BOOST_DESCRIBE_STRUCT(ChargeRow, (),
                      (too_powerful_on, soft_building_cm, hard_building_cm, wall_width_yd, wall_depth_yd))

/// What becomes of a figure.
enum class Fate : std::uint8_t { dead, injured, stunned, knocked_down, unharmed };
BOOST_DESCRIBE_ENUM(Fate, dead, injured, stunned, knocked_down, unharmed)
inline constexpr int fates = 5;

/// SG-CAS-2, SG-CAS-3, SG-RULING-29.
struct Casualties {
    std::vector<Fate> close;  ///< by face of the die
    std::vector<Fate> near;
    int by_wall_close_yd = 0;
    int by_wall_near_yd = 0;
    int on_wall_near_yd = 0;
    int by_gate_close_yd = 0;
};
BOOST_DESCRIBE_STRUCT(Casualties, (),
                      (close, near, by_wall_close_yd, by_wall_near_yd, on_wall_near_yd, by_gate_close_yd))

/// SG-CAS-5, SG-RULING-6: a magazine that blows up.
struct MagazineBlast {
    int arc_degrees = 0;  ///< to either side of the door
    int close_yd = 0;
    int near_yd = 0;
};
BOOST_DESCRIBE_STRUCT(MagazineBlast, (), (arc_degrees, close_yd, near_yd))

/// SG-GAP-6: a sortie on the map.
struct SortieRow {
    int figures_a_point = 1;
    int most_points = 0;
    int guard_of_a_finished_work = 0;
    int carried_from = 1;  ///< difference of the sides from which the target is carried; half its harm from 1
    int loser_loses_one_in = 1;
    int winner_loses_one_in = 1;
    dice::Rational finished_work_loses = 0;  ///< part of its time that a finished work loses when it is carried
    int guns_silent_moves = 0;
    int work_halts_moves = 0;
};
BOOST_DESCRIBE_STRUCT(SortieRow, (),
                      (figures_a_point, most_points, guard_of_a_finished_work, carried_from, loser_loses_one_in,
                       winner_loses_one_in, finished_work_loses, guns_silent_moves, work_halts_moves))

/// What the amount of a task counts.
enum class Measure : std::uint8_t {
    unit_frontages,    ///< SG-TSK-1, SG-TSK-2, SG-TSK-3, SG-TSK-4, SG-TSK-14
    strips,            ///< a unit frontage long and ten yards deep: SG-TSK-6
    batteries,         ///< SG-TSK-7
    tunnel_yards,      ///< SG-TSK-8
    figure_frontages,  ///< SG-TSK-13
    bridge_yards,      ///< every portion that is begun counts: SG-TSK-11, SG-TSK-12
    items              ///< made in batches by the figures that work: SG-TSK-5, SG-TSK-9, SG-TSK-10
};
BOOST_DESCRIBE_ENUM(Measure, unit_frontages, strips, batteries, tunnel_yards, figure_frontages, bridge_yards, items)

/// SG-RULING-4.
enum class Timber : std::uint8_t { none, to_start, to_finish };
BOOST_DESCRIBE_ENUM(Timber, none, to_start, to_finish)

/// SG-TSK-1 to SG-TSK-14, SG-RULING-3, SG-RULING-33.
struct Task {
    std::string id;
    Measure measure{};
    dice::Rational portion = 1;          ///< done in `hours`; of items, what one figure makes
    dice::Rational portion_at_half = 0;  ///< the same with palisade_rate = half; 0: it makes no difference
    int hours = 1;
    bool doubled = false;  ///< twice the men do it in half the time
    Timber timber{};
    bool engineers = false;  ///< SG-ENG-1: only they do it
};
BOOST_DESCRIBE_STRUCT(Task, (), (measure, portion, portion_at_half, hours, doubled, timber, engineers))

/// Fire factors by nation. SG-GAP-1.
struct FireFactor {
    std::string nation;
    int value = 0;
};

struct Tables {
    std::vector<int> range_bands_yd;  ///< the farthest range of each band (SG-RULING-10, SG-RULING-11)
    std::vector<Gun> guns;
    std::vector<FallOfShot> fall_of_shot;  ///< by face of the ten-sided die
    std::vector<int> average_die;          ///< its faces (SG-RULING-7)
    std::vector<FireFactor> fire_factors;
    std::vector<Defence> defences;
    std::vector<Town> towns;
    int stock_weeks = 1;  ///< SG-GAR-1
    Powder powder{};
    MineRow mine{};
    ChargeRow charge{};
    Casualties casualties{};
    MagazineBlast blast{};
    dice::Rational rubble_part_of_height = 0;  ///< SG-COL-4
    int relief_marches = 0;                    ///< so near an army of relief forbids to yield (SG-GAP-4)
    SortieRow sortie{};
    std::vector<Task> tasks;
    int moves_per_hour = 1;             ///< SG-TIM-1
    dice::Rational timbering_part = 0;  ///< of the time of a task that needs timber to finish (SG-TIB-2)
    int tunnel_limit_ft = 1;            ///< SG-TSK-8
    int stakes_per_tree = 1;            ///< SG-TSK-5
    int stake_interval_ft = 1;          ///< SG-TSK-3
    Options options{};

    /// The row of that name; -1: none.
    int find_gun(std::string_view id) const;
    int find_defence(std::string_view id) const;
    int find_town(std::string_view id) const;
    int find_task(std::string_view id) const;
};

/// data/siege/tables.json as it is embedded in the program.
std::string_view built_in_tables_json();

/// The tables with no house rule.
const Tables& built_in_tables();

/// @param json  the whole of a tables.json, overlays already merged in
/// @throws describe::Fault with the place, what was found and what was expected
Tables read_tables(const nlohmann::json& json);

/// A change that an overlay made, for the game's header: "/guns/48/fires_every_moves", "6", "4".
struct TableChange {
    std::string path;
    std::string was;  ///< JSON; "" when the overlay added it
    std::string is;   ///< JSON
};

/// Merges the overlay into the tables, value by value.
/// @param changes  receives each value that became another
/// @throws describe::Fault where the overlay names a table that there is not
nlohmann::json overlay_tables(nlohmann::json tables, const nlohmann::json& overlay, std::vector<TableChange>& changes);

}  // namespace reisswitz::siege
