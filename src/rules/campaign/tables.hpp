/// The numbers of the campaign. Their only place is data/campaign/*.json; a house rule overlays single values of them.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "dice/rational.hpp"
#include "rules/campaign/handoff_tables.hpp"
#include "rules/campaign/model.hpp"
#include "rules/campaign/options.hpp"
#include "rules/campaign/weather_grid.hpp"

namespace reisswitz::campaign {

using dice::Rational;

/// One number for each state of weariness that marches.
using ByFatigue = std::array<Rational, 3>;

/// FW-MOV-1, FW-MOV-2, FW-COL-13.
struct Nation {
    std::string id;
    std::string moves_as;   ///< empty: it has a rate of its own
    Rational infantry_mph;  ///< on a level main road
    bool hill_guns = false;
};

/// FW-MOV-1.
struct TroopType {
    std::string id;
    Rational factor;  ///< of the infantry's rate
};

/// FW-MOV-1, FW-COL-11.
struct Road {
    std::string id;
    Rational speed;  ///< factor
    int percent{};   ///< added to lengths
};

/// FW-MOV-1, FW-COL-11, FW-COL-13.
struct Terrain {
    std::string id;
    Rational speed;
    int percent{};
    int hill_guns_percent{};  ///< for batteries of nations that have hill guns
};

/// FW-WX-1, FW-COL-14.
struct Weather {
    std::string id;  ///< the code
    std::string name;
    Rational speed;
    int percent{};
};

struct WeatherRegion {
    std::string id;
    std::array<WeatherGrid, 4> seasons;  ///< by Season
};

/// FW-COL-1, FW-COL-2, FW-COL-3, FW-COL-4, FW-COL-5, FW-COL-6, FW-COL-7, FW-COL-8, FW-COL-9, FW-RULING-7.
struct Formation {
    std::string id;
    Rational length_mi;
    Rational baggage_mi;
    std::string part;           ///< what it is made of: "battalions"; empty: nothing that is counted
    Rational parts;             ///< how many of them the length is for
    bool guns = false;          ///< FW-COL-13 applies
    bool spared_alone = false;  ///< FW-COL-12 applies
    bool length_given = false;  ///< the order says how long it is (FW-COL-4)
};

struct ChokeKind {
    std::string id;
    Rational flow;
};

/// A way of marching: 0 is the usual one. FW-MOV-4, FW-FOM-1 to FW-FOM-3, FW-RULING-27.
struct MarchMethod {
    int days_per_week{};
    int hours_per_day{};
    int longest_weeks{};
    std::vector<WeekAfter> afterwards;  ///< three weeks
    int rest_owed_days{};
};
BOOST_DESCRIBE_STRUCT(MarchMethod, (), (days_per_week, hours_per_day, longest_weeks, afterwards, rest_owed_days))

/// One row of FW-SCT-6: for a difference of at least so much.
struct ScoutRow {
    int at_least{};
    ScoutResult result{};
    Information information{};
    int squadrons_lost{};
    int squadrons_lost_aggressive{};
    int posts_lost{};
    int posts_lost_aggressive{};
};
BOOST_DESCRIBE_STRUCT(ScoutRow, (),
                      (at_least, result, information, squadrons_lost, squadrons_lost_aggressive, posts_lost,
                       posts_lost_aggressive))

/// Posts stand this many miles out.
inline constexpr std::array<int, 3> screen_bands_mi{1, 3, 5};

struct ScoutingTables {
    std::vector<int> average_die;  ///< six faces
    std::array<int, 3> scouts{};   ///< light, line, irregular
    std::array<int, 3> band{};     ///< by screen_bands_mi
    int infantry_far{};            ///< for infantry beyond the first band
    std::vector<ScoutRow> rows;    ///< the highest first; the last takes whatever is left
};

/// FW-MSG-1, FW-MSG-2, FW-SIM-5.
struct MessageTables {
    Rational courier_mph;
    Rational night_factor;
    Rational preparation_h;
    int taken_up_to{};               ///< face of a D6
    std::array<Rational, 4> dawn_h;  ///< by Season
    std::array<Rational, 4> dusk_h;
    Rational guns_heard_mi;
    Rational guns_heard_muffled_mi;
    std::vector<WeatherRow> muffled_in;
};

/// FW-SUP-1 to FW-SUP-6.
struct SupplyTables {
    int days_carried{};
    int depot_within_days{};
    int depot_set_up_days{};
    int garrison_figures{};
    int stock_days_per_mile{};
    int pool_figures{};
    int rest_days_to_draw{};
    int figures_drawn{};
};
BOOST_DESCRIBE_STRUCT(SupplyTables, (),
                      (days_carried, depot_within_days, depot_set_up_days, garrison_figures, stock_days_per_mile,
                       pool_figures, rest_days_to_draw, figures_drawn))

/// FW-FOM-9.
struct WearinessInBattle {
    int modifier{};
    bool may_charge = true;
};
BOOST_DESCRIBE_STRUCT(WearinessInBattle, (), (modifier, may_charge))

/// Classes and arms that desert together. FW-DES-2.
struct DesertionStep {
    std::vector<std::pair<Class, Arm>> kinds;
};

/// The most rows that a house rule may give a table: words of an input, looked up by reading them through.
inline constexpr std::size_t most_table_rows = 64;

/// No unit loses more figures by one die, and no weariness multiplies them by more: the odds of two hundred units stay
/// a matter of a second.
inline constexpr int most_figures_by_a_die = 20;
inline constexpr int greatest_straggler_factor = 10;

/// No factor or rate of a table is smaller or greater: five of them multiplied and 2,000 miles divided by the product
/// are still a whole number of days that 64 bits hold.
inline constexpr int greatest_table_factor = 100;

struct Tables {
    std::vector<Nation> nations;
    std::vector<TroopType> troop_types;
    std::vector<Road> roads;
    std::vector<Terrain> terrains;
    std::vector<Weather> weathers;
    std::vector<WeatherRegion> regions;
    std::vector<Formation> formations;
    std::vector<ChokeKind> chokes;

    ByFatigue fatigue_speed;
    std::array<int, 3> fatigue_percent{};
    int night_percent{};
    int choke_percent{};

    Rational start_clock_h;
    int hours_per_day{};
    std::array<MarchMethod, 4> methods;
    std::array<int, 4> days_to_fresh{};  ///< by Condition; FW-RULING-5

    std::vector<int> straggler_figures;  ///< by face of a D6; FW-STR-1
    ByFatigue straggler_factor;          ///< FW-STR-2
    Rational deserting_part;             ///< FW-DES-1
    std::vector<DesertionStep> desertion_order;

    ScoutingTables scouting;
    MessageTables messages;
    SupplyTables supply;
    HandoffTables handoff;
    std::array<WearinessInBattle, 3> weariness_in_battle{};
    Options options;
};

/// The words that hold where an input says none; tables without them are refused.
inline constexpr std::string_view usual_road = "main";
inline constexpr std::string_view usual_terrain = "level";
inline constexpr std::string_view usual_weather = "A";

/// The tables with no house rule.
const Tables& built_in_tables();

/// @param json  as built_in_json(), overlays already merged in
/// @throws describe::Fault with the place, what was found and what was expected
Tables read_tables(const nlohmann::json& json);

/// The row of that name in one of the lists above; -1: none.
template <class Row>
int find_row(const std::vector<Row>& rows, std::string_view id) {
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].id == id) return static_cast<int>(row);
    return -1;
}

}  // namespace reisswitz::campaign
