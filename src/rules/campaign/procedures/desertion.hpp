/// Desertion at the end of a rest.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <utility>
#include <vector>

#include "dice/source.hpp"
#include "rules/campaign/procedures/name.hpp"
#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/stragglers.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

inline constexpr int most_stragglers = 400;

/// Exact odds list every way in which so many units may lose figures; the specification stops here.
inline constexpr std::size_t most_units_for_odds = 12;

/// And the outcomes that one answer may have, a second of work and some 60 MB of text: enough for eight units of which
/// each may lose 0 to 4.
inline constexpr std::uint64_t most_desertion_outcomes = 400'000;

/// One unit of the roster.
struct RosterUnit {
    Name id{};
    Arm arm{};
    Said<Class> quality{};  ///< in JSON "class"; artillery needs none
    int figures{};
};
BOOST_DESCRIBE_STRUCT(RosterUnit, (), (id, arm, quality, figures))

/// The procedure `deserters`: one pass over the roster of all units whose stragglers are counted together, and the
/// batteries of their columns (FW-RULING-30).
struct Desertion {
    int stragglers{};
    std::vector<RosterUnit> units;
    Said<Rounding> rounding{};
};
BOOST_DESCRIBE_STRUCT(Desertion, (), (stragglers, units, rounding))

struct Loss {
    Name id{};
    int figures{};
    friend auto operator<=>(const Loss&, const Loss&) = default;
};

/// Those who lose any, by name; in JSON an object.
struct Losses {
    std::vector<Loss> units;
    friend auto operator<=>(const Losses&, const Losses&) = default;
};

struct DesertionResult {
    int deserters{};
    int returned{};
    Losses losses{};
    int unallocated{};  ///< neither the dice nor the guns have found them (FW-RULING-16)
    friend auto operator<=>(const DesertionResult&, const DesertionResult&) = default;
};
BOOST_DESCRIBE_STRUCT(DesertionResult, (), (deserters, returned, losses, unallocated))

/// The units in the order in which they lose figures: those that throw, by class, then the artillery, which gives
/// without a throw.
/// Clauses: FW-DES-2, FW-DES-3, FW-RULING-23.
std::vector<std::size_t> order_of_desertion(const Desertion& desertion, const Tables& tables);

/// How many of the stragglers desert. Clauses: FW-DES-1, FW-DES-4, FW-RULING-15.
int count_deserters(const Desertion& desertion, const Tables& tables);

/// @param dice  draws one d6 for a unit while somebody is wanting, labelled "deserter"
/// Ordinals in the ruling: the units in the order of the inputs.
/// Clauses: FW-DES-1 to FW-DES-3, FW-RULING-15, FW-RULING-16, FW-RULING-23, FW-RULING-30.
template <class D, ruling::RulingSink R>
DesertionResult resolve_desertion(const Desertion& desertion, const Tables& tables, D& dice, R& ruling);

/// In how many different ways the units may lose figures; stops counting above most_desertion_outcomes.
std::uint64_t count_desertion_outcomes(const Desertion& desertion, const Tables& tables);

/// @pre  at most most_units_for_odds units and most_desertion_outcomes outcomes
std::vector<std::pair<DesertionResult, Rational>> desertion_odds(const Desertion& desertion, const Tables& tables);

}  // namespace reisswitz::campaign

#include "rules/campaign/procedures/desertion.inl"
