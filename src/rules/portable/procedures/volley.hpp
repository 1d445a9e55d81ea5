/// Fire of one unit that is not artillery at the units in one hex.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <vector>

#include "dice/source.hpp"
#include "rules/portable/procedures/house_rule.hpp"
#include "rules/portable/procedures/struck_unit.hpp"
#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

/// What the dice of a volley depend on.
struct VolleyFire {
    int dice = 1;                  ///< of the weapon (PW-FIRE-1)
    bool target_in_cover = false;  ///< PW-RULING-3
    bool steady = true;            ///< the firer has not moved; with steady_fire = whole_turn it forgoes its move
    bool commander_near = false;   ///< of its side, in its hex or adjacent
    int fire_modifier = 0;         ///< of the firer's type, by house rule
    int target_modifier = 0;       ///< of the target's type, by house rule
};

/// What the modifiers of a volley add up to.
template <ruling::RulingSink R>
int volley_modifier(const VolleyFire& fire, R& ruling);

/// The dice of one volley.
///
/// @param dice    draws the dice of the weapon, labelled "volley"
/// @param ruling  receives each modifier with its clause, what is needed, the dice, and the hits
/// @param firer   ordinal of the firer
/// @return        how many dice hit: so many hits on every enemy unit in the target hex
/// Clauses: PW-FIRE-8 to PW-FIRE-11, PW-RULING-3, PW-RULING-12, PW-RULING-43.
template <class D, ruling::RulingSink R>
int resolve_volley_dice(const VolleyFire& fire, D& dice, R& ruling, int firer);

/// The procedure `volley`. `units` are all the enemies in the target hex; the range has no effect but must be within
/// that of the weapon.
struct Volley {
    FirearmRow weapon{};
    int range_hexes = 1;
    bool target_in_cover = false;
    bool firer_moved = false;
    bool commander_near = false;
    std::vector<NamedTarget> units;
};
BOOST_DESCRIBE_STRUCT(Volley, (), (weapon, range_hexes, target_in_cover, firer_moved, commander_near, units))

struct VolleyResult {
    int hits{};
    std::vector<StruckUnit> units;
    friend auto operator<=>(const VolleyResult&, const VolleyResult&) = default;
};
BOOST_DESCRIBE_STRUCT(VolleyResult, (), (hits, units))

/// The volley and what it does. Ordinals in the ruling: 0 is the firer, then the units in the order of the inputs.
/// Clauses: PW-FIRE-8 to PW-FIRE-11, PW-HIT-1 to PW-HIT-3, PW-RULING-39.
template <class D, ruling::RulingSink R>
VolleyResult resolve_volley(const Volley& volley, const Tables& tables, D& dice, R& ruling);

}  // namespace reisswitz::portable

#include "rules/portable/procedures/volley.inl"
