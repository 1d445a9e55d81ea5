/// An assault as inputs.
#pragma once

#include <string>

#include "rules/bbb/options_form.hpp"
#include "rules/bbb/procedures/assault.hpp"
#include "rules/bbb/procedures/different_words.hpp"
#include "rules/bbb/procedures/unit_form.hpp"

namespace reisswitz::bbb {

/// As many units as find room to touch one enemy. With `most_bases` each, the odds take some hundredths of a second.
inline constexpr std::size_t most_units_in_assault = 4;
/// One of each kind that can count, and more.
inline constexpr std::size_t most_assault_terrain = 6;

inline const auto& fields(describe::Of<AssaultUnit>) {
    static const describe::Fields<AssaultUnit> table{
        {&AssaultUnit::arm, arm_notes},
        {&AssaultUnit::quality, quality_notes},
        {&AssaultUnit::bases, bases_notes},
        {&AssaultUnit::lost_bases, lost_bases_notes},
        {&AssaultUnit::spent_after, spent_after_notes},
        {&AssaultUnit::disrupted, {.help = "it is disrupted; a battery: silenced"}},
        {&AssaultUnit::low_ammo, {.help = "it is low on ammunition"}},
        {&AssaultUnit::fragile, {.help = "it is fragile"}},
        {&AssaultUnit::aggressive, {.help = "it is aggressive"}},
    };
    return table;
}

inline const auto& fields(describe::Of<AssaultSide>) {
    static const describe::Fields<AssaultSide> table{
        {&AssaultSide::units,
         {.required = true,
          .fewest = 1,
          .most = most_units_in_assault,
          .help = "units in the assault, the principal unit first"}},
        {&AssaultSide::in_depth, {.help = "the principal unit is in depth"}},
    };
    return table;
}

inline const auto& fields(describe::Of<AssaultOptions>) {
    static const describe::Fields<AssaultOptions> table{
        {&AssaultOptions::cover_stacking, {.help = "what several grounds and works are worth"}},
        {&AssaultOptions::loss_scope, {.help = "whether the side loses bases or each of its units"}},
    };
    return table;
}

inline const auto& fields(describe::Of<Assault>) {
    static const describe::Fields<Assault> table{
        {&Assault::attacker, {.required = true, .help = "the side that charged"}},
        {&Assault::defender, {.required = true, .help = "the side that was charged"}},
        {&Assault::outflanked, {.help = "the defender is outflanked"}},
        {&Assault::terrain, {.most = most_assault_terrain, .help = "what the defender stands in or behind"}},
    };
    return table;
}

inline void check(const Assault& assault, const describe::Reader& reader) {
    using describe::Code;
    for (std::size_t i = 0; i < assault.attacker.units.size(); ++i)
        if (assault.attacker.units[i].arm == Arm::artillery)
            reader.fail(Code::inconsistent, "Artillery never attacks.",
                        "/attacker/units/" + std::to_string(i) + "/arm");
    for (std::size_t i = 0; i < assault.defender.units.size(); ++i)
        if (assault.defender.units[i].arm == Arm::artillery && assault.defender.units[i].bases != 1)
            reader.fail(Code::inconsistent, "A battery is one base.",
                        "/defender/units/" + std::to_string(i) + "/bases");
    check_different(assault.terrain, "/terrain", reader);
}

}  // namespace reisswitz::bbb
