#include "rules/zones/procedures/fire_permission.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

const FirePermission muskets{.weapon = FireWeapon::musketry, .phase = FirePhase::musketry};
const FirePermission battery{.weapon = FireWeapon::artillery, .phase = FirePhase::initial};

FirePermission in_zone(FirePermission fire, FirePlace shooter, ZoneClass zone_class) {
    fire.shooter = shooter;
    fire.shooter_zone_class = zone_class;
    return fire;
}

FirePermission at_zone(FirePermission fire, ZoneClass zone_class) {
    fire.target = FirePlace::garrison;
    fire.target_zone_class = zone_class;
    return fire;
}

FirePermission during(FirePermission fire, FirePhase phase) {
    fire.phase = phase;
    return fire;
}

std::string clause_for(const FirePermission& fire) {
    ruling::Ruling ruling;
    answer_fire_permission(fire, ruling);
    return clauses_of(ruling);
}

}  // namespace

TEST_CASE("OZ-BAS-1: no musketry at zones or from them, but for class A", "[zones][fire_permission][worked]") {
    CHECK(find_reason(muskets) == FireReason::ok);
    CHECK(find_reason(at_zone(muskets, ZoneClass::c)) == FireReason::target_in_zone);
    CHECK(find_reason(at_zone(muskets, ZoneClass::a)) == FireReason::ok);
    CHECK(find_reason(in_zone(muskets, FirePlace::garrison, ZoneClass::b)) == FireReason::shooter_in_zone);
    CHECK(find_reason(in_zone(muskets, FirePlace::garrison, ZoneClass::a)) == FireReason::ok);
    CHECK(find_reason(during(muskets, FirePhase::secondary)) == FireReason::phase);
    CHECK(clause_for(at_zone(muskets, ZoneClass::c)) == "OZ-BAS-1");
}

TEST_CASE("OZ-BAS-10: garrison guns fire in Initial Fire only", "[zones][fire_permission][worked]") {
    const FirePermission garrison = in_zone(battery, FirePlace::garrison, ZoneClass::d);
    CHECK(find_reason(garrison) == FireReason::ok);
    CHECK(find_reason(during(garrison, FirePhase::secondary)) == FireReason::phase);
    CHECK(clause_for(during(garrison, FirePhase::secondary)) == "OZ-BAS-10");
}

TEST_CASE("OZ-GAP-0: no gun fires in the phase of muskets", "[zones][fire_permission]") {
    CHECK(find_reason(during(battery, FirePhase::musketry)) == FireReason::phase);
    CHECK(clause_for(during(battery, FirePhase::musketry)) == "OZ-GAP-0");
    CHECK(find_reason(during(battery, FirePhase::secondary)) == FireReason::ok);
}

TEST_CASE("OZ-BAS-9: guns In-Transit are limbered", "[zones][fire_permission]") {
    CHECK(find_reason(in_zone(battery, FirePlace::in_transit, ZoneClass::c)) == FireReason::limbered);
    CHECK(clause_for(in_zone(battery, FirePlace::in_transit, ZoneClass::c)) == "OZ-BAS-9");
}

TEST_CASE("OZ-ASL-10: a battery that supports an assault fires at nothing else", "[zones][fire_permission]") {
    FirePermission support = during(battery, FirePhase::secondary);
    support.assigned_support = true;
    CHECK(find_reason(support) == FireReason::assigned_support);
    CHECK(find_reason(during(support, FirePhase::initial)) == FireReason::ok);
    CHECK(clause_for(support) == "OZ-ASL-10");
}

TEST_CASE("TD-GDL-8, OZ-RULING-22: not from a ford, nor where friends fight", "[zones][fire_permission][worked]") {
    FirePermission fire = at_zone(battery, ZoneClass::d);
    fire.friends_in_target = true;
    CHECK(find_reason(fire) == FireReason::friends_in_target);
    CHECK(clause_for(fire) == "OZ-RULING-22");
    fire.shooter_in_ford = true;
    CHECK(find_reason(fire) == FireReason::in_ford);
    CHECK(clause_for(fire) == "TD-GDL-8");
}
