/// The numbers of the Portable Wargame: unit types, weapons, qualities. Their only place is data/portable/tables.json;
/// a house rule overlays single values of it.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "rules/portable/options.hpp"

namespace reisswitz::portable {

/// What a unit is, whatever its type is called.
enum class Arm : std::uint8_t { infantry, cavalry, machine_gun, artillery, transport, commander };
BOOST_DESCRIBE_ENUM(Arm, infantry, cavalry, machine_gun, artillery, transport, commander)

/// Rows of the tables by number; -1: none.
using WeaponIndex = std::int8_t;
using TypeIndex = std::uint8_t;
using QualityIndex = std::uint8_t;

/// PW-ART-1, PW-FIRE-1.
struct Weapon {
    std::string id;
    int range{};  ///< in hexes
    int dice = 1;
    bool artillery = false;  ///< fires in the artillery phase, over units, and scatters
};

/// PW-SP-1, PW-MOVE-1, PW-CC-2 and what a house rule may change of a type.
struct UnitType {
    std::string id;
    Arm arm{};
    int sp{};
    int move{};  ///< in hexes
    WeaponIndex weapon = -1;
    std::string melee_row;      ///< the word of PW-CC-2 for it
    int safe_from_front{};      ///< the least score with which it is not hit
    int safe_from_flank{};      ///< the same, the enemy on its flank or rear
    bool follows_up = false;    ///< PW-CC-8
    bool shares_hex = false;    ///< PW-MOVE-7
    int fire_modifier{};        ///< to its own fire
    int target_modifier{};      ///< to fire at it
    int melee_modifier{};       ///< to its die in close combat
    bool must_retreat = false;  ///< may not stand when it must retreat or lose a point
};

/// PW-HIT-2.
struct Quality {
    std::string id;
    int loses_up_to{};  ///< the highest hit die that costs a point outright
};

struct TerrainHeights {
    int woods{};
    int built_up{};
    int fortification{};
    int trench{};
};
BOOST_DESCRIBE_STRUCT(TerrainHeights, (), (woods, built_up, fortification, trench))

/// The most types, weapons and qualities that a house rule may have: each is one byte of a unit's state.
inline constexpr std::size_t most_table_rows = 64;

struct Tables {
    std::vector<UnitType> types;
    std::vector<Weapon> weapons;
    std::vector<Quality> qualities;
    int exhaustion_part{};  ///< exhaustion point = initial SP * part / whole, rounded up (PW-EXH-1)
    int exhaustion_whole{};
    int units_per_activation_die{};  ///< PW-ACT-3
    TerrainHeights terrain_height{};
    int turn_limit{};
    Variants variants{};
    Options options{};

    const UnitType& type(TypeIndex index) const { return types[index]; }
    const Weapon* weapon_of(TypeIndex index) const {
        const WeaponIndex weapon = types[index].weapon;
        return weapon < 0 ? nullptr : &weapons[static_cast<std::size_t>(weapon)];
    }

    /// The row of that name; -1: none.
    int find_type(std::string_view id) const;
    int find_weapon(std::string_view id) const;
    int find_quality(std::string_view id) const;
};

/// data/portable/tables.json as it is embedded in the program.
std::string_view built_in_tables_json();

/// The tables with no house rule.
const Tables& built_in_tables();

/// @param json  the whole of a tables.json, overlays already merged in
/// @throws describe::Fault with the place, what was found and what was expected
Tables read_tables(const nlohmann::json& json);

/// A change that an overlay made, for the game's header: "/units/infantry/move", "2", "3".
struct TableChange {
    std::string path;
    std::string was;  ///< JSON; "" when the overlay added it
    std::string is;   ///< JSON
};

/// Merges the overlay into the tables, value by value.
/// @param changes  receives each value that became another
/// @throws describe::Fault where the overlay names a table that there is not
nlohmann::json overlay_tables(nlohmann::json tables, const nlohmann::json& overlay, std::vector<TableChange>& changes);

}  // namespace reisswitz::portable
