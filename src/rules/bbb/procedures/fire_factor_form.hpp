/// Firepower as inputs.
#pragma once

#include <string>

#include "rules/bbb/exact_form.hpp"
#include "rules/bbb/options_form.hpp"
#include "rules/bbb/procedures/fire_factor.hpp"
#include "rules/bbb/weapon_row_form.hpp"

namespace reisswitz::bbb {

/// All the weapons of a corps at ranges of their own.
inline constexpr std::size_t most_groups = 20;

inline const auto& fields(describe::Of<FiringGroup>) {
    static const describe::Fields<FiringGroup> table{
        {&FiringGroup::weapon, {.required = true, .help = "what the bases fire"}},
        {&FiringGroup::bases, {.required = true, .low = 1, .high = most_bases, .help = "bases that fire"}},
        {&FiringGroup::range_in,
         {.required = true, .low = 0, .high = longest_distance_in, .unit = "in", .help = "range to the target"}},
        {&FiringGroup::disrupted, {.help = "their unit is disrupted"}},
        {&FiringGroup::low_ammo, {.help = "their unit is low on ammunition"}},
        {&FiringGroup::reduced, {.help = "the battery has been reduced"}},
        {&FiringGroup::pivoted, {.help = "the battery has pivoted this turn"}},
        {&FiringGroup::unlimbered, {.help = "the battery has unlimbered this turn"}},
        {&FiringGroup::silenced, {.help = "the battery is silenced"}},
    };
    return table;
}

inline const auto& fields(describe::Of<FireFactorOptions>) {
    static const describe::Fields<FireFactorOptions> table{
        {&FireFactorOptions::halving_floor, {.help = "whether more than two halvings count"}},
    };
    return table;
}

inline const auto& fields(describe::Of<FireFactor>) {
    static const describe::Fields<FireFactor> table{
        {&FireFactor::groups,
         {.required = true, .fewest = 1, .most = most_groups, .help = "all who fire at one target"}},
    };
    return table;
}

inline void check(const FireFactor& fire, const Tables& tables, const describe::Reader& reader) {
    for (std::size_t i = 0; i < fire.groups.size(); ++i) {
        const FiringGroup& group = fire.groups[i];
        const auto refuse = [&](bool said, const char* key, const char* message) {
            if (said) reader.fail(describe::Code::inconsistent, message, "/groups/" + std::to_string(i) + "/" + key);
        };
        if (row_of(tables, group.weapon).artillery) {
            refuse(group.disrupted, "disrupted", "Artillery is silenced, not disrupted.");
        } else {
            constexpr const char* only_guns = "Only artillery can be so.";
            refuse(group.reduced, "reduced", only_guns);
            refuse(group.pivoted, "pivoted", only_guns);
            refuse(group.unlimbered, "unlimbered", only_guns);
            refuse(group.silenced, "silenced", only_guns);
        }
    }
}

}  // namespace reisswitz::bbb
