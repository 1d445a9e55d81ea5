/// What the rules of Bloody Big Battles speak of: arms, qualities, states, kinds of ground.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

namespace reisswitz::bbb {

enum class Arm : std::uint8_t { infantry, cavalry, artillery };
BOOST_DESCRIBE_ENUM(Arm, infantry, cavalry, artillery)

/// Who moves by an allowance. Generals do not roll for it. Clauses: BBB-MOVE-9.
enum class Mover : std::uint8_t { infantry, cavalry, artillery, general };
BOOST_DESCRIBE_ENUM(Mover, infantry, cavalry, artillery, general)

constexpr Mover mover_of(Arm arm) { return static_cast<Mover>(arm); }

/// From the worst to the best. Clauses: BBB-ATT-1.
enum class Quality : std::uint8_t { raw, trained, veteran };
BOOST_DESCRIBE_ENUM(Quality, raw, trained, veteran)

/// Clauses: BBB-ATT-12, BBB-ATT-13.
enum class State : std::uint8_t { good_order, disrupted, silenced };
BOOST_DESCRIBE_ENUM(State, good_order, disrupted, silenced)

/// What a target of fire may stand in or behind. Clauses: BBB-TERR-6 to BBB-TERR-9, BBB-TERR-12, BBB-TERR-13.
enum class Cover : std::uint8_t { woods, village, town, fort, rifle_pits, entrenchments };
BOOST_DESCRIBE_ENUM(Cover, woods, village, town, fort, rifle_pits, entrenchments)

/// What helps the defender of an assault. Clauses: BBB-TERR-1 to BBB-TERR-3, BBB-TERR-5 to BBB-TERR-9, BBB-TERR-11 to
/// BBB-TERR-13.
enum class AssaultTerrain : std::uint8_t {
    marsh,
    woods,
    village,
    town,
    fort,
    rifle_pits,
    entrenchments,
    gentle_slope,
    steep_slope,
    stream,
    bridge
};
BOOST_DESCRIBE_ENUM(AssaultTerrain, marsh, woods, village, town, fort, rifle_pits, entrenchments, gentle_slope,
                    steep_slope, stream, bridge)

/// Limits of what a request may hold: the largest that the field has seen, and far within what is exact at once.
inline constexpr int most_bases = 30;
inline constexpr int most_lost_bases = 30;
inline constexpr int most_obstacles = 10;
inline constexpr int longest_distance_in = 1000;

}  // namespace reisswitz::bbb
