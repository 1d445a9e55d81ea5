/// A mine under a wall or a building.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/source.hpp"
#include "rules/siege/procedures/gun_fire.hpp"
#include "rules/siege/procedures/one_of.hpp"
#include "rules/siege/procedures/powder.hpp"

namespace reisswitz::siege {

enum class MineTarget : std::uint8_t { wall, building };
BOOST_DESCRIBE_ENUM(MineTarget, wall, building)

/// The procedure `mine_result`.
struct Mine {
    MineTarget target{};
    int barrels = 1;
    int fire_factor = 0;
    int stores_within_10 = 0;
    int stores_within_40 = 0;  ///< beyond 10
    Sympathetic sympathetic{};
};
BOOST_DESCRIBE_STRUCT(Mine, (), (target, barrels, fire_factor, stores_within_10, stores_within_40, sympathetic))

struct WallMined {
    Explosion outcome{};
    int exploded_within_10{};
    int exploded_within_40{};
    int damage{};
    friend auto operator<=>(const WallMined&, const WallMined&) = default;
};
BOOST_DESCRIBE_STRUCT(WallMined, (), (outcome, exploded_within_10, exploded_within_40, damage))

struct BuildingsMined {
    Explosion outcome{};
    int exploded_within_10{};
    int exploded_within_40{};
    dice::Rational diameter_yd;  ///< of the circle in which buildings are destroyed
    friend std::strong_ordering operator<=>(const BuildingsMined&, const BuildingsMined&) = default;
    friend bool operator==(const BuildingsMined&, const BuildingsMined&) = default;
};
BOOST_DESCRIBE_STRUCT(BuildingsMined, (), (outcome, exploded_within_10, exploded_within_40, diameter_yd))

using MineResult = OneOf<WallMined, BuildingsMined>;

/// @param dice  draws a d6 labelled "mine"; under a wall, unless it goes off too soon, the average die "strike"; then
///              the stores
/// Ordinal 0 in the ruling is the mine.
/// Clauses: SG-MIN-1 to SG-MIN-3, SG-RULING-23, SG-RULING-24, SG-RULING-25.
template <class D, ruling::RulingSink R>
MineResult resolve_mine(const Mine& mine, const Tables& tables, D& dice, R& ruling);

}  // namespace reisswitz::siege

#include "rules/siege/procedures/mine.inl"
