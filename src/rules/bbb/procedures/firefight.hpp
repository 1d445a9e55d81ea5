/// Fire at one target.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <vector>

#include "dice/source.hpp"
#include "generated/bbb_clauses.hpp"
#include "rules/bbb/exact.hpp"
#include "rules/bbb/procedures/firefight_column.hpp"
#include "rules/bbb/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// Whose phase of fire it is. Clauses: BBB-SEQ-3, BBB-SEQ-4.
enum class FirePhase : std::uint8_t { defensive, offensive };
BOOST_DESCRIBE_ENUM(FirePhase, defensive, offensive)

/// The unit that is fired at. A battery is one base. Clauses: BBB-UNIT-1.
struct FireTarget {
    Arm arm{};
    Quality quality{};
    int bases = 1;
    bool disrupted = false;
    bool silenced = false;
    bool reduced = false;
    bool limbered = false;
    bool march_column = false;
    bool skirmishers = false;
    bool tactically_inept = false;
    bool on_bridge = false;
};
BOOST_DESCRIBE_STRUCT(FireTarget, (),
                      (arm, quality, bases, disrupted, silenced, reduced, limbered, march_column, skirmishers,
                       tactically_inept, on_bridge))

struct FirefightOptions {
    Choice<&Options::cover_stacking> cover_stacking;
    Choice<&Options::low_ammo_from> low_ammo_from;
    Choice<&Options::column_and_flank_stack> column_and_flank_stack;
    Choice<&Options::halt_artillery> halt_artillery;
};
BOOST_DESCRIBE_STRUCT(FirefightOptions, (), (cover_stacking, low_ammo_from, column_and_flank_stack, halt_artillery))

/// The procedure `firefight`. `target_advanced`: it moved nearer to a firer this turn (BBB-HIT-7).
struct Firefight {
    Firepower firepower;
    FirePhase phase{};
    FireTarget target;
    bool target_advanced = false;
    bool firer_skirmishers = false;
    bool firer_rockets = false;
    bool firer_devastating = false;
    bool firer_ragged = false;
    bool flanking_fire = false;
    std::vector<Cover> cover;
    FirefightOptions options{};
};
BOOST_DESCRIBE_STRUCT(Firefight, (),
                      (firepower, phase, target, target_advanced, firer_skirmishers, firer_rockets, firer_devastating,
                       firer_ragged, flanking_fire, cover, options))

/// `disrupted`, `silenced`, `reduced` are the target's states afterwards, old ones included; none of them is true of a
/// target that is destroyed.
struct FirefightResult {
    Column column{};
    Effect effect{};
    int bases_lost{};
    bool disrupted = false;
    bool silenced = false;
    bool reduced = false;
    bool destroyed = false;
    bool halted = false;
    bool firers_low_ammo = false;
    friend auto operator<=>(const FirefightResult&, const FirefightResult&) = default;
};
BOOST_DESCRIBE_STRUCT(FirefightResult, (),
                      (column, effect, bases_lost, disrupted, silenced, reduced, destroyed, halted, firers_low_ammo))

/// What the shifts come to, to the right when positive.
/// Clauses: BBB-SHIFT-1 to BBB-SHIFT-12, BBB-ATT-5, BBB-ATT-6, BBB-ATT-7, BBB-ATT-8, BBB-RULING-15, BBB-RULING-16.
template <ruling::RulingSink R>
int firefight_shift(const Firefight& fire, const Tables& tables, R& ruling);

/// What an effect does to the target. `before` holds its states so far.
/// Clauses: BBB-HIT-1 to BBB-HIT-9, BBB-ATT-13, BBB-ATT-14, BBB-ATT-15, BBB-RULING-11, BBB-RULING-12, BBB-UNIT-2,
/// BBB-UNIT-4.
template <ruling::RulingSink R>
FirefightResult take_effect(const Firefight& fire, FirefightResult before, Effect effect, const Tables& tables,
                            R& ruling);

/// One firefight.
///
/// @param dice    draws two d6 added together, labelled "firefight"; none where there is no firepower
/// @param ruling  receives columns, shifts, the dice and what becomes of the target; ordinal 0 is the firers, 1 the
///                target, "hex" a column
/// Clauses: BBB-SCOPE-1, BBB-FIRE-4, BBB-FIRE-5, BBB-AMMO-1, BBB-RULING-1, BBB-RULING-3, BBB-RULING-13.
template <class D, ruling::RulingSink R>
FirefightResult resolve_firefight(const Firefight& fire, const Tables& tables, D& dice, R& ruling);

}  // namespace reisswitz::bbb

#include "rules/bbb/procedures/firefight.inl"
