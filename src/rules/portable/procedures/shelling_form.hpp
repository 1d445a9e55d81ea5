/// Artillery fire and bombardment as inputs.
#pragma once

#include <algorithm>
#include <string>

#include "rules/portable/procedures/hex_form.hpp"
#include "rules/portable/procedures/hits_form.hpp"
#include "rules/portable/procedures/shelling.hpp"

namespace reisswitz::portable {

/// The longest range of any gun.
inline int longest_gun_range(const Tables& tables) {
    int longest = 0;
    for (const Weapon& weapon : tables.weapons)
        if (weapon.artillery) longest = std::max(longest, weapon.range);
    return longest;
}

inline const auto& fields(Of<ArtilleryFire>) {
    static const Fields<ArtilleryFire> table{
        {&ArtilleryFire::artillery, {.help = "the gun"}},
        {&ArtilleryFire::range_hexes, {.low = 1, .unit = "hexes", .help = "distance to the target"}},
        {&ArtilleryFire::line_of_sight, {.help = "the line to the target hex is clear"}},
        {&ArtilleryFire::target_in_cover, {.help = "an enemy in the target hex is in cover"}},
        {&ArtilleryFire::same_target_last_turn, {.help = "it fired at the same target last turn"}},
        {&ArtilleryFire::commander_near, {.help = "a commander of its side is in its hex or adjacent"}},
        {&ArtilleryFire::target_units, {.most = 4, .help = "units in the target hex"}},
        {&ArtilleryFire::in_front_units, {.most = 4, .help = "units in the hex in front of it"}},
        {&ArtilleryFire::behind_units, {.most = 4, .help = "units in the hex behind it"}},
    };
    return table;
}

inline const auto& fields(Of<BombardingBattery>) {
    static const Fields<BombardingBattery> table{
        {&BombardingBattery::artillery, {.help = "the gun"}},
        {&BombardingBattery::range_hexes, {.low = 1, .unit = "hexes", .help = "distance to the target"}},
        {&BombardingBattery::line_of_sight, {.help = "the line to the target hex is clear"}},
        {&BombardingBattery::target_in_cover, {.help = "an enemy in the target hex is in cover"}},
        {&BombardingBattery::same_target_last_turn, {.help = "it fired at the same target last turn"}},
        {&BombardingBattery::commander_near, {.help = "a commander of its side is in its hex or adjacent"}},
        {&BombardingBattery::target, {.required = true, .help = "the hex it aims at"}},
        {&BombardingBattery::in_front, {.help = "the hex in front of the target; null: nobody is there"}},
        {&BombardingBattery::behind, {.help = "the hex behind the target; null: nobody is there"}},
    };
    return table;
}

inline const auto& fields(Of<BombardedUnit>) {
    static const Fields<BombardedUnit> table{
        {&BombardedUnit::id, {.required = true, .help = "its name"}},
        {&BombardedUnit::quality, quality_notes},
        {&BombardedUnit::sp, sp_notes},
        {&BombardedUnit::retreat_steps, retreat_steps_notes},
        {&BombardedUnit::policy, policy_notes},
        {&BombardedUnit::hex, {.required = true, .help = "where it stands"}},
    };
    return table;
}

inline const auto& fields(Of<Bombardment>) {
    static const Fields<Bombardment> table{
        {&Bombardment::batteries, {.required = true, .fewest = 1, .most = 4, .help = "the guns that fire"}},
        {&Bombardment::units, {.required = true, .fewest = 1, .most = 3, .help = "the units that may be hit"}},
    };
    return table;
}

/// @param below  JSON pointer to the battery, below the present place of the reader
template <class Battery>
void check_gun_range(const Battery& battery, const Tables& tables, const std::string& below, const Reader& reader) {
    const int longest = longest_gun_range(tables);
    if (battery.range_hexes > longest)
        reader.fail(Code::out_of_range, fmt::format("Expected 1 to {}, found {}.", longest, battery.range_hexes),
                    below + "/range_hexes");
    const Weapon& gun = row_of(tables, battery.artillery);
    if (battery.range_hexes > gun.range)
        reader.fail(Code::inconsistent,
                    fmt::format("The range of {} is {} hexes, found {}.", gun.id, gun.range, battery.range_hexes),
                    below + "/range_hexes");
}

inline void check(const ArtilleryFire& fire, const Tables& tables, const Reader& reader) {
    check_gun_range(fire, tables, "", reader);
    DistinctIds ids;
    ids.check(fire.target_units, "target_units", reader);
    ids.check(fire.in_front_units, "in_front_units", reader);
    ids.check(fire.behind_units, "behind_units", reader);
}

inline void check(const Bombardment& bombardment, const Tables& tables, const Reader& reader) {
    for (std::size_t i = 0; i < bombardment.batteries.size(); ++i)
        check_gun_range(bombardment.batteries[i], tables, "/batteries/" + std::to_string(i), reader);
    DistinctIds{}.check(bombardment.units, "units", reader);
}

}  // namespace reisswitz::portable
