#include "rules/zones/procedures/fire_permission.hpp"

namespace reisswitz::zones {

namespace {

/// In a class A zone troops stand on the board as if in the open (OZ-CAP-3).
bool is_behind_cover(const Given<ZoneClass>& zone_class) { return zone_class && *zone_class != ZoneClass::a; }

FireReason find_musketry_reason(const FirePermission& fire) {
    if (fire.phase != FirePhase::musketry) return FireReason::phase;
    if (is_behind_cover(fire.shooter_zone_class)) return FireReason::shooter_in_zone;
    return is_behind_cover(fire.target_zone_class) ? FireReason::target_in_zone : FireReason::ok;
}

FireReason find_artillery_reason(const FirePermission& fire) {
    if (fire.phase == FirePhase::musketry) return FireReason::phase;
    if (fire.shooter == FirePlace::in_transit) return FireReason::limbered;
    if (fire.shooter == FirePlace::garrison && fire.phase != FirePhase::initial) return FireReason::phase;
    return fire.assigned_support && fire.phase == FirePhase::secondary ? FireReason::assigned_support : FireReason::ok;
}

}  // namespace

FireReason find_reason(const FirePermission& fire) {
    const FireReason by_weapon =
        fire.weapon == FireWeapon::musketry ? find_musketry_reason(fire) : find_artillery_reason(fire);
    if (by_weapon != FireReason::ok) return by_weapon;
    if (fire.shooter_in_ford) return FireReason::in_ford;
    return fire.friends_in_target ? FireReason::friends_in_target : FireReason::ok;
}

ruling::Clause clause_of(const FirePermission& fire, FireReason reason) {
    const bool garrison_guns = fire.weapon == FireWeapon::artillery && fire.shooter == FirePlace::garrison;
    switch (reason) {
        case FireReason::ok:
            return fire.weapon == FireWeapon::musketry ? clause::OZ_BAS_1
                   : garrison_guns                     ? clause::OZ_BAS_10
                                                       : clause::OZ_ART_1;
        case FireReason::phase:
            return garrison_guns ? clause::OZ_BAS_10 : clause::OZ_GAP_0;
        case FireReason::shooter_in_zone:
        case FireReason::target_in_zone:
            return clause::OZ_BAS_1;
        case FireReason::limbered:
            return clause::OZ_BAS_9;
        case FireReason::assigned_support:
            return clause::OZ_ASL_10;
        case FireReason::in_ford:
            return clause::TD_GDL_8;
        case FireReason::friends_in_target:
            return clause::OZ_RULING_22;
    }
    return {};
}

}  // namespace reisswitz::zones
