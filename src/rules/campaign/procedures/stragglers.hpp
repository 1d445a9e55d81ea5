/// Stragglers of units that were forced, or that marched weary.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <utility>
#include <vector>

#include "dice/source.hpp"
#include "rules/campaign/procedures/column_length.hpp"
#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/procedures/whole.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// The most units of one request: a whole army by battalions.
inline constexpr std::size_t most_units = 200;

/// One unit that throws. Which units do is the umpire's roster (FW-RULING-25).
struct MarchedUnit {
    Fatigue fatigue{};
    int figures = most_figures;
};
BOOST_DESCRIBE_STRUCT(MarchedUnit, (), (fatigue, figures))

/// The procedure `straggler_roll`: one week (FW-RULING-6) of some units.
struct StragglerRoll {
    std::vector<MarchedUnit> units;
    Said<StragglerRounding> rounding{};
};
BOOST_DESCRIBE_STRUCT(StragglerRoll, (), (units, rounding))

struct StragglerRollResult {
    int stragglers{};
    friend auto operator<=>(const StragglerRollResult&, const StragglerRollResult&) = default;
};
BOOST_DESCRIBE_STRUCT(StragglerRollResult, (), (stragglers))

/// How many units of an element throw for stragglers: its battalions, regiments and batteries, or its counters.
/// Headquarters and trains never throw.
/// Clauses: FW-RULING-25.
int units_that_throw(const Element& element, StragglerUnit by, const Tables& tables);

/// Figures that a unit loses when its die shows `face`.
/// Clauses: FW-STR-1, FW-STR-2, FW-RULING-14.
int stragglers_at(int face, const MarchedUnit& unit, StragglerRounding rounding, const Tables& tables);

/// Figures that one unit loses.
/// @param dice  draws one d6, labelled "straggler"
/// Clauses: FW-STR-1, FW-STR-2, FW-RULING-14.
template <class D, ruling::RulingSink R>
int resolve_stragglers_of(const MarchedUnit& unit, StragglerRounding rounding, const Tables& tables, D& dice, R& ruling,
                          int who);

/// All of them. Ordinals in the ruling: the units in the order of the inputs.
/// Clauses: FW-FOM-6, FW-STR-1, FW-STR-2, FW-RULING-6, FW-RULING-14.
template <class D, ruling::RulingSink R>
StragglerRollResult resolve_straggler_roll(const StragglerRoll& roll, const Tables& tables, D& dice, R& ruling);

/// The exact odds of the sum, unit added to unit.
std::vector<std::pair<StragglerRollResult, Rational>> straggler_roll_odds(const StragglerRoll& roll,
                                                                          const Tables& tables);

}  // namespace reisswitz::campaign

#include "rules/campaign/procedures/stragglers.inl"
