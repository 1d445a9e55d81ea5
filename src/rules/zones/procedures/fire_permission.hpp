/// Whether somebody in or near a zone may fire.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "generated/zones_clauses.hpp"
#include "rules/zones/given.hpp"
#include "rules/zones/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

enum class FireWeapon : std::uint8_t { musketry, artillery };
BOOST_DESCRIBE_ENUM(FireWeapon, musketry, artillery)

enum class FirePhase : std::uint8_t { initial, secondary, musketry };
BOOST_DESCRIBE_ENUM(FirePhase, initial, secondary, musketry)

enum class FirePlace : std::uint8_t { outside, garrison, in_transit };
BOOST_DESCRIBE_ENUM(FirePlace, outside, garrison, in_transit)

enum class FireReason : std::uint8_t {
    ok,
    phase,
    shooter_in_zone,
    target_in_zone,
    limbered,
    assigned_support,
    in_ford,
    friends_in_target
};
BOOST_DESCRIBE_ENUM(FireReason, ok, phase, shooter_in_zone, target_in_zone, limbered, assigned_support, in_ford,
                    friends_in_target)

/// The procedure `fire_permission`. A class is given exactly for a side that is in a zone.
struct FirePermission {
    FireWeapon weapon{};
    FirePhase phase{};
    FirePlace shooter{};
    Given<ZoneClass> shooter_zone_class{};
    FirePlace target{};
    Given<ZoneClass> target_zone_class{};
    bool assigned_support = false;
    bool friends_in_target = false;
    bool shooter_in_ford = false;
};
BOOST_DESCRIBE_STRUCT(FirePermission, (),
                      (weapon, phase, shooter, shooter_zone_class, target, target_zone_class, assigned_support,
                       friends_in_target, shooter_in_ford))

struct FirePermissionResult {
    bool allowed = false;
    FireReason reason{};
};
BOOST_DESCRIBE_STRUCT(FirePermissionResult, (), (allowed, reason))

/// The first reason that stands against it.
/// Clauses: OZ-BAS-1, OZ-BAS-9, OZ-BAS-10, OZ-ASL-10, OZ-RULING-22, OZ-RULING-37, TD-GDL-8.
FireReason find_reason(const FirePermission& fire);

ruling::Clause clause_of(const FirePermission& fire, FireReason reason);

template <ruling::RulingSink R>
FirePermissionResult answer_fire_permission(const FirePermission& fire, R& ruling) {
    const FireReason reason = find_reason(fire);
    ruling.verdict(clause_of(fire, reason), reason == FireReason::ok ? verdict::may_fire : verdict::may_not_fire);
    return {reason == FireReason::ok, reason};
}

}  // namespace reisswitz::zones
