/// Permission to fire as inputs.
#pragma once

#include "rules/zones/procedures/fire_permission.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

using describe::Code;
using describe::Fields;
using describe::Of;
using describe::Reader;

inline const auto& fields(Of<FirePermission>) {
    static const Fields<FirePermission> table{
        {&FirePermission::weapon, {.required = true, .help = "musketry or artillery"}},
        {&FirePermission::phase, {.required = true, .help = "phase of the turn"}},
        {&FirePermission::shooter, {.required = true, .help = "where the firer stands"}},
        {&FirePermission::shooter_zone_class, {.help = "class of the zone that the firer is in"}},
        {&FirePermission::target, {.required = true, .help = "where the target stands"}},
        {&FirePermission::target_zone_class, {.help = "class of the zone that the target is in"}},
        {&FirePermission::assigned_support, {.help = "the battery supports an assault this turn"}},
        {&FirePermission::friends_in_target, {.help = "friends of the firer fight in the zone it fires at"}},
        {&FirePermission::shooter_in_ford, {.help = "the firer has stopped in a ford"}},
    };
    return table;
}

inline void check_zone_class(FirePlace place, const Given<ZoneClass>& zone_class, const char* below,
                             const Reader& reader) {
    if (place != FirePlace::outside && !zone_class)
        reader.fail(Code::missing_input, "The class of the zone is missing.", below);
    if (place == FirePlace::outside && zone_class)
        reader.fail(Code::inconsistent, "Who is outside is in no zone.", below);
}

inline void check(const FirePermission& fire, const Tables&, const Reader& reader) {
    check_zone_class(fire.shooter, fire.shooter_zone_class, "/shooter_zone_class", reader);
    check_zone_class(fire.target, fire.target_zone_class, "/target_zone_class", reader);
}

}  // namespace reisswitz::zones
