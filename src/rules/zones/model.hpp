/// What an objective zone is made of, and who fights in it.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

namespace reisswitz::zones {

/// Open objective (OZ-CLS-1), open place with works (OZ-CLS-2), village (OZ-CLS-3), town (OZ-CLS-4), reinforced zone
/// (OZ-CLS-5), fortification (OZ-CLS-6).
enum class ZoneClass : std::uint8_t { a, b, c, d, e, f };
BOOST_DESCRIBE_ENUM(ZoneClass, a, b, c, d, e, f)

/// OZ-RULING-18: what a class E zone was before it was barricaded.
enum class BaseClass : std::uint8_t { c, d };
BOOST_DESCRIBE_ENUM(BaseClass, c, d)

/// What is assaulted. A zone has a class; a fort has a capacity of its own (TD-MAJ-3, TD-FRT-2).
enum class Feature : std::uint8_t { zone, small_fort, large_fort };
BOOST_DESCRIBE_ENUM(Feature, zone, small_fort, large_fort)

enum class AttackerStatus : std::uint8_t { assaulting, engaged };
BOOST_DESCRIBE_ENUM(AttackerStatus, assaulting, engaged)

/// OZ-ASL-7, OZ-ASL-8: who holds the sector by right, who was on the road, who came to help, who fights already.
enum class DefenderStatus : std::uint8_t { garrison, in_transit, reinforcement, engaged };
BOOST_DESCRIBE_ENUM(DefenderStatus, garrison, in_transit, reinforcement, engaged)

/// How a sector stands after its fight (OZ-PM-1 to OZ-PM-5).
enum class SectorState : std::uint8_t {
    not_attacked,
    unopposed,
    both_destroyed,
    defender_destroyed,
    shattered,
    attacker_destroyed,
    attacker_shattered,
    engaged_attacker_ahead,
    engaged
};
BOOST_DESCRIBE_ENUM(SectorState, not_attacked, unopposed, both_destroyed, defender_destroyed, shattered,
                    attacker_destroyed, attacker_shattered, engaged_attacker_ahead, engaged)

/// Whose a sector is.
enum class Control : std::uint8_t { attacker, defender, contested, empty };
BOOST_DESCRIBE_ENUM(Control, attacker, defender, contested, empty)

/// How a zone stands after the fights of all its sectors (OZ-BAS-2).
enum class ZoneState : std::uint8_t { captured, held, contested, empty };
BOOST_DESCRIBE_ENUM(ZoneState, captured, held, contested, empty)

/// OZ-GAP-1, OZ-GAP-4: morale letters, best first.
enum class Morale : std::uint8_t { a, b, c, d, e, f, g };
BOOST_DESCRIBE_ENUM(Morale, a, b, c, d, e, f, g)

/// Ground as it is moved through (TD-TAC-1 to TD-TAC-7, TD-GDL-2, TD-GDL-7, TD-RULING-14).
enum class Ground : std::uint8_t {
    open,
    bushes,
    light_woods,
    heavy_woods,
    rough,
    ford,
    stream_fordable,
    stream_steep,
    river,
    building
};
BOOST_DESCRIBE_ENUM(Ground, open, bushes, light_woods, heavy_woods, rough, ford, stream_fordable, stream_steep, river,
                    building)

enum class Troop : std::uint8_t {
    formed_infantry,
    skirmish_infantry,
    formed_cavalry,
    skirmish_cavalry,
    dismounted_cavalry,
    wagon,
    limbered_gun,
    unlimbered_gun
};
BOOST_DESCRIBE_ENUM(Troop, formed_infantry, skirmish_infantry, formed_cavalry, skirmish_cavalry, dismounted_cavalry,
                    wagon, limbered_gun, unlimbered_gun)

/// The types of board: TD-GEO-1, TD-GEO-2, TD-GEO-3, TD-GEO-4, TD-GEO-5.
enum class TerrainType : std::uint8_t { rolling_hills, rough, wooded, river_valley, hilltop };
BOOST_DESCRIBE_ENUM(TerrainType, rolling_hills, rough, wooded, river_valley, hilltop)

}  // namespace reisswitz::zones
