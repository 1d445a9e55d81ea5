/// A gun that fires at a wall: what its damage depends on.
#pragma once

#include <boost/describe.hpp>
#include <optional>

#include "generated/siege_clauses.hpp"
#include "rules/siege/procedures/table_row.hpp"
#include "rules/siege/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// One gun of the siege train, or a battery of field guns that fires together.
struct GunFire {
    GunRow gun{};
    int range_yd = 0;
    int fire_factor = 0;  ///< of its nation (SG-RULING-13)
    int guns = 1;
    OnTargetSpread on_target_spread{};
    int cell_width_yd = 5;
};
BOOST_DESCRIBE_STRUCT(GunFire, (), (gun, range_yd, fire_factor, guns, on_target_spread, cell_width_yd))

/// The modifier of the damage table for gun and range; none where the table is blank.
/// Clauses: SG-GUN-5, SG-RULING-10, SG-RULING-11, SG-RULING-12, SG-RULING-34.
std::optional<int> range_modifier(const Gun& gun, int range_yd, const Tables& tables);

/// What a shot does with that face of the average die. Clauses: SG-GUN-4, SG-RULING-17.
constexpr int damage_of_strike(int average_die, int fire_factor, int modifier, int guns) {
    const int sum = average_die + fire_factor + modifier;
    return sum > 0 ? sum * guns : 0;
}

/// The average die, which is a six-sided die with faces of its own. Clauses: SG-RULING-7.
template <class D>
int roll_average_die(const Tables& tables, D& dice, ruling::Throw what) {
    return dice.merged(
        [&](auto& die) { return tables.average_die[static_cast<std::size_t>(die.roll(dice::d6, what) - 1)]; });
}

/// The damage of a shot that strikes.
/// @param dice  draws the average die, labelled "strike"; none where the gun does not reach
/// @param gun   ordinal of the gun
/// Clauses: SG-GUN-4, SG-GUN-5, SG-RULING-13, SG-RULING-17.
template <class D, ruling::RulingSink R>
int resolve_strike(const GunFire& fire, const Tables& tables, D& dice, R& ruling, int gun);

}  // namespace reisswitz::siege

#include "rules/siege/procedures/gun_fire.inl"
