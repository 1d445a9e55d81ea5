/// The numbers of the objective zones and of the terrain. Their only place is data/zones/tables.json; a house rule
/// overlays single values of it.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "rules/zones/model.hpp"

namespace reisswitz::zones {

/// What a zone does against fire from outside (OZ-ART-7 to OZ-ART-9).
enum class Shelter : std::uint8_t { none, fewer_dice, half_dice };
BOOST_DESCRIBE_ENUM(Shelter, none, fewer_dice, half_dice)

/// One column of the table of classes (OZ-CLS-8, OZ-CLS-9, OZ-CV-6, OZ-BAS-8).
struct ClassRow {
    int trafficability{};  ///< in turns
    int capacity{};        ///< in battalions, and combat sectors; 0: that of the base class (OZ-RULING-18)
    int raise{};           ///< levels of Assault Intensity
    int gun_places{};      ///< in sections
    Shelter shelter{};
};
BOOST_DESCRIBE_STRUCT(ClassRow, (), (trafficability, capacity, raise, gun_places, shelter))

struct ClassTable {
    ClassRow a, b, c, d, e, f;

    const ClassRow& row(ZoneClass zone_class) const;
};
BOOST_DESCRIBE_STRUCT(ClassTable, (), (a, b, c, d, e, f))

struct Range {
    int least{};
    int most{};
    bool contains(int number) const { return least <= number && number <= most; }
};
BOOST_DESCRIBE_STRUCT(Range, (), (least, most))

/// TD-MAJ-3, TD-FRT-2, TD-FRT-5, TD-RULING-15.
struct FortTable {
    Range small;  ///< capacities, in stands
    Range large;
    int gun_places{};
    int most_attackers{};  ///< units in one sector

    const Range& capacities(Feature fort) const { return fort == Feature::small_fort ? small : large; }
};
BOOST_DESCRIBE_STRUCT(FortTable, (), (small, large, gun_places, most_attackers))

/// The levels of Assault Intensity (OZ-CV-8) and what is decided by them.
struct IntensityTable {
    int level_one_castings{};  ///< the most that are Level One
    int level_two_castings{};  ///< the most that are Level Two
    std::vector<int> faces;    ///< that hit, of ten, by level from One
    int dice_per_section{};    ///< OZ-CV-4
    int shattered_ratio{};     ///< OZ-PM-1

    /// Clauses: OZ-CV-8, OZ-RULING-9.
    int level(int castings) const {
        return castings <= level_one_castings ? 1 : castings <= level_two_castings ? 2 : 3;
    }
};
BOOST_DESCRIBE_STRUCT(IntensityTable, (),
                      (level_one_castings, level_two_castings, faces, dice_per_section, shattered_ratio))

/// OZ-ART-4 to OZ-ART-9.
struct BombardmentTable {
    int in_transit_faces{};
    int class_a_faces{};
    int sheltered_faces{};
    int dice_fewer{};
    int dice_divisor{};
};
BOOST_DESCRIBE_STRUCT(BombardmentTable, (),
                      (in_transit_faces, class_a_faces, sheltered_faces, dice_fewer, dice_divisor))

/// OZ-GAP-2.
struct BarrageFaces {
    int skirmish_order{}, formed{}, mass_target{};
};
BOOST_DESCRIBE_STRUCT(BarrageFaces, (), (skirmish_order, formed, mass_target))

/// OZ-GAP-3.
struct SectionDice {
    int light{}, medium{}, heavy{};
};
BOOST_DESCRIBE_STRUCT(SectionDice, (), (light, medium, heavy))

/// OZ-GAP-4: how many of ten faces fail.
struct MoraleFaces {
    int a{}, b{}, c{}, d{}, e{}, f{}, g{};

    int of(Morale morale) const;
};
BOOST_DESCRIBE_STRUCT(MoraleFaces, (), (a, b, c, d, e, f, g))

/// OZ-GAP-5.
struct CoverRaise {
    int protective{}, earthworks{};
};
BOOST_DESCRIBE_STRUCT(CoverRaise, (), (protective, earthworks))

/// How ground is passed: as in the open, not at all, up to so many yards, so many yards whatever the rate, at half.
enum class Going : std::uint8_t { normal, barred, at_most, exactly, halved };
BOOST_DESCRIBE_ENUM(Going, normal, barred, at_most, exactly, halved)

struct Passage {
    Going going{};
    int yd{};  ///< for at_most and exactly
    bool charge = true;
};
BOOST_DESCRIBE_STRUCT(Passage, (), (going, yd, charge))

/// One row of the table of movement (TD-TAC-3 to TD-TAC-7, TD-GDL-2, TD-GDL-7).
struct GroundRow {
    bool blocks_los = false;
    bool blocks_kill_zone = false;
    bool wheel_roll = false;  ///< for what has wheels
    Passage formed_infantry, skirmish_infantry, formed_cavalry, skirmish_cavalry, wagon, limbered_gun, unlimbered_gun;

    /// Dismounted cavalry moves as skirmish infantry (TD-RULING-6).
    const Passage& passage(Troop troop) const;
};
BOOST_DESCRIBE_STRUCT(GroundRow, (),
                      (blocks_los, blocks_kill_zone, wheel_roll, formed_infantry, skirmish_infantry, formed_cavalry,
                       skirmish_cavalry, wagon, limbered_gun, unlimbered_gun))

struct MovementTable {
    GroundRow open, bushes, light_woods, heavy_woods, rough, ford, stream_fordable, stream_steep, river, building;

    const GroundRow& row(Ground ground) const;
};
BOOST_DESCRIBE_STRUCT(MovementTable, (),
                      (open, bushes, light_woods, heavy_woods, rough, ford, stream_fordable, stream_steep, river,
                       building))

/// A length by class of zone (OZ-DSP-5).
struct ClassYards {
    int a{}, b{}, c{}, d{}, e{}, f{};

    int of(ZoneClass zone_class) const;
};
BOOST_DESCRIBE_STRUCT(ClassYards, (), (a, b, c, d, e, f))

/// What a board must have (TD-GEO-1 to TD-GEO-5, TD-GDL-3 to TD-GDL-6, TD-RULING-3, TD-RULING-4).
struct BoardTable {
    int ford_from_bridge_yd{};
    int ford_width_yd{};
    int stream_most_yd{};
    Range rolling_hills;
    Range river_valley_hills;
    int rough_open_pct{};
    int hilltop_exits{};
    ClassYards zone_width_yd;
    ClassYards zone_depth_yd;
    int about_tolerance_pct{};
    int several{};
    int numerous{};
    int wooded_open_min_pct{};
    int min_open_run{};
};
BOOST_DESCRIBE_STRUCT(BoardTable, (),
                      (ford_from_bridge_yd, ford_width_yd, stream_most_yd, rolling_hills, river_valley_hills,
                       rough_open_pct, hilltop_exits, zone_width_yd, zone_depth_yd, about_tolerance_pct, several,
                       numerous, wooded_open_min_pct, min_open_run))

struct Tables {
    std::string rules;
    int version{};
    ClassTable classes;
    FortTable forts;
    std::vector<int> melee_dice;  ///< by melee grade, from 1 (OZ-GAP-1)
    IntensityTable intensity;
    BombardmentTable bombardment;
    BarrageFaces field_barrage_faces;
    SectionDice artillery_dice_per_section;
    MoraleFaces morale_fail_faces;
    CoverRaise cover_raise;
    int withdrawal_castings{};  ///< OZ-PM-6
    int obstacle_yd{};          ///< TD-RULING-12
    int wheel_break_faces{};    ///< TD-TAC-7
    MovementTable movement;
    BoardTable boards;
};
BOOST_DESCRIBE_STRUCT(Tables, (),
                      (rules, version, classes, forts, melee_dice, intensity, bombardment, field_barrage_faces,
                       artillery_dice_per_section, morale_fail_faces, cover_raise, withdrawal_castings, obstacle_yd,
                       wheel_break_faces, movement, boards))

/// Melee grades there are: the best troops throw the most dice (OZ-GAP-1).
inline constexpr int most_grade = 10;
/// More than any unit throws: with a house rule's dice on top of eight sections a throw still has less than the hundred
/// dice that a source takes.
inline constexpr int most_dice_of_a_grade = 20;

/// data/zones/tables.json as it is embedded in the program.
std::string_view built_in_tables_json();

/// The tables with no house rule.
const Tables& built_in_tables();

/// @param json  the whole of a tables.json, overlays already merged in
/// @throws describe::Fault with the place, what was found and what was expected
Tables read_tables(const nlohmann::json& json);

/// A change that an overlay made, for the game's header: "/classes/c/capacity", "2", "3".
struct TableChange {
    std::string path;
    std::string was;  ///< JSON
    std::string is;   ///< JSON
};

/// Merges the overlay into the tables, value by value.
/// @param changes  receives each value that became another
/// @throws describe::Fault where the overlay names a table that there is not
nlohmann::json overlay_tables(nlohmann::json tables, const nlohmann::json& overlay, std::vector<TableChange>& changes);

}  // namespace reisswitz::zones
