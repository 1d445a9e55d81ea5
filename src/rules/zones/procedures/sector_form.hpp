/// Sectors and options of melee as inputs.
#pragma once

#include <algorithm>
#include <string>

#include "rules/zones/procedures/bombardment_form.hpp"
#include "rules/zones/procedures/sector_assault.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

/// The largest battalion of the period at one casting for some twenty men.
inline constexpr int most_castings = 60;
/// Two batteries of four sections may support an assault on one sector.
inline constexpr int most_attacker_sections = 8;
/// No zone has room for more guns.
inline constexpr int most_defender_sections = 4;

inline constexpr Notes castings_notes{
    .required = true, .low = 1, .high = most_castings, .unit = "castings", .help = "its figures"};
inline constexpr Notes grade_notes{.required = true, .low = 1, .high = most_grade, .help = "its melee grade"};
inline constexpr Notes attacker_sections_notes{
    .low = 0, .high = most_attacker_sections, .unit = "sections", .help = "gun sections that support the attack"};
inline constexpr Notes defender_sections_notes{
    .low = 0, .high = most_defender_sections, .unit = "sections", .help = "gun sections in garrison"};

inline const auto& fields(Of<OfZoneClass>) {
    static const Fields<OfZoneClass> table{{&OfZoneClass::zone_class, zone_class_notes}};
    return table;
}

inline const auto& fields(Of<AttackingUnit>) {
    static const Fields<AttackingUnit> table{
        {&AttackingUnit::castings, castings_notes},
        {&AttackingUnit::grade, grade_notes},
        {&AttackingUnit::status, {.help = "whether it comes in now or is engaged since an earlier turn"}},
    };
    return table;
}

inline const auto& fields(Of<DefendingUnit>) {
    static const Fields<DefendingUnit> table{
        {&DefendingUnit::castings, castings_notes},
        {&DefendingUnit::grade, grade_notes},
        {&DefendingUnit::status, {.help = "garrison, from the road, come to help, or engaged since an earlier turn"}},
    };
    return table;
}

inline const auto& fields(Of<Sector>) {
    static const Fields<Sector> table{
        {&Sector::attackers, {.most = most_units_in_sector, .help = "units that attack it"}},
        {&Sector::defenders, {.most = most_units_in_sector, .help = "units that defend it"}},
        {&Sector::attacker_sections, attacker_sections_notes},
        {&Sector::defender_sections, defender_sections_notes},
        {&Sector::support_unit,
         {.low = 0, .high = most_units_in_sector - 1, .help = "which attacker has the dice of the sections, from 0"}},
    };
    return table;
}

inline const auto& fields(Of<MeleeOptions>) {
    static const Fields<MeleeOptions> table{
        {&MeleeOptions::melee_dice,
         {.low = 0,
          .high = most_dice_of_a_grade,
          .fewest = most_grade,
          .most = most_grade,
          .unit = "dice",
          .help = "dice by melee grade, from 1; not given: as the tables say"}},
        {&MeleeOptions::defender_guns, {.help = "whether garrison guns add dice"}},
        {&MeleeOptions::strength_basis, {.help = "whether a unit's own castings count for its level or its side's"}},
        {&MeleeOptions::level_four, {.help = "who may reach the fourth level"}},
        {&MeleeOptions::engaged_modifier, {.help = "whether engaged units have the zone's raise"}},
        {&MeleeOptions::works_breached, {.help = "attackers hold a sector of the fort since an earlier turn"}},
        {&MeleeOptions::triple_of_zero, {.help = "what three times no casualties is"}},
        {&MeleeOptions::attacker_outfought, {.help = "what becomes of attackers who lose three times as much"}},
    };
    return table;
}

inline const auto& fields(Of<SectorAssault>) {
    static const Fields<SectorAssault> table{
        {&SectorAssault::report, {.help = "joint: with the casualties of both sides; state: without"}},
    };
    return table;
}

/// @param below  JSON pointer to the sector, below the present place
inline void check_sector(const Sector& sector, const std::string& below, const Reader& reader) {
    if (sector.attacker_sections > 0 && sector.attackers.empty())
        reader.fail(Code::inconsistent, "Guns support an attack; they do not make one.", below + "/attacker_sections");
    if (!sector.attackers.empty() && static_cast<std::size_t>(sector.support_unit) >= sector.attackers.size())
        reader.fail(Code::out_of_range,
                    fmt::format("Expected 0 to {}, found {}.", sector.attackers.size() - 1, sector.support_unit),
                    below + "/support_unit");
    const auto garrisons =
        std::count_if(sector.defenders.begin(), sector.defenders.end(),
                      [](const DefendingUnit& unit) { return unit.status == DefenderStatus::garrison; });
    if (garrisons > 1)
        reader.fail(Code::inconsistent, fmt::format("A sector has one garrison battalion, found {}.", garrisons),
                    below + "/defenders");
}

inline void check(const SectorAssault& assault, const Tables&, const Reader& reader) {
    check_sector(assault, "", reader);
}

/// {"control":…,"state":…}, with the casualties of both sides where they are told.
inline void append_json(std::string& text, const SectorAssaultResult& result) {
    text += '{';
    if (result.casualties) text += "\"attacker_casualties\":" + std::to_string(result.casualties->attacker) + ',';
    text += "\"control\":";
    append_json(text, result.control);
    if (result.casualties) text += ",\"defender_casualties\":" + std::to_string(result.casualties->defender);
    text += ",\"state\":";
    append_json(text, result.state);
    text += '}';
}

}  // namespace reisswitz::zones

namespace reisswitz::describe {

template <>
struct Scalar<zones::SectorAssaultResult> {
    static zones::SectorAssaultResult read(const json&, const Notes&, const Reader& reader) {
        reader.fail(Code::bad_type, "A result of an assault is not read.");
    }
    static json write(const zones::SectorAssaultResult& result, const Notes&, const Reader&) {
        json written{{"state", word_of(result.state)}, {"control", word_of(result.control)}};
        if (result.casualties) {
            written["attacker_casualties"] = result.casualties->attacker;
            written["defender_casualties"] = result.casualties->defender;
        }
        return written;
    }
    static json schema(const Notes&, const Reader&) { return {{"type", "object"}}; }
};

}  // namespace reisswitz::describe
