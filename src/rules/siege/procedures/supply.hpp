/// How long the food of a place lasts.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <optional>
#include <vector>

#include "dice/rational.hpp"
#include "generated/siege_clauses.hpp"
#include "rules/siege/procedures/table_row.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// A span of the siege with a garrison of that size.
struct SupplyPhase {
    dice::Rational weeks = 0;
    int battalions = 0;
};
BOOST_DESCRIBE_STRUCT(SupplyPhase, (), (weeks, battalions))

/// The procedure `garrison_supply`.
struct GarrisonSupply {
    TownRow town{};
    std::optional<int> optimum_battalions;      ///< none: that of the town
    std::optional<dice::Rational> stock_weeks;  ///< for the optimum garrison; none: a full store
    int battalions = 0;                         ///< now
    std::vector<SupplyPhase> phases;            ///< past, in order
    bool extends_when_smaller = true;           ///< SG-RULING-30
};
BOOST_DESCRIBE_STRUCT(GarrisonSupply, (),
                      (town, optimum_battalions, stock_weeks, battalions, phases, extends_when_smaller))

struct GarrisonSupplyResult {
    dice::Rational weeks_left;   ///< with the garrison of now
    bool starved = false;        ///< the store is empty now
    dice::Rational weeks_total;  ///< from the beginning until it is empty
    friend bool operator==(const GarrisonSupplyResult&, const GarrisonSupplyResult&) = default;
};
BOOST_DESCRIBE_STRUCT(GarrisonSupplyResult, (), (weeks_left, starved, weeks_total))

/// Battalions that a garrison eats for. Clauses: SG-GAR-1, SG-GAR-4, SG-RULING-30.
constexpr int eaters(int battalions, int optimum, bool extends_when_smaller) {
    return extends_when_smaller || battalions > optimum ? battalions : optimum;
}

/// Clauses: SG-GAR-1, SG-GAR-2, SG-RULING-30, SG-RULING-31, SG-GAP-2.
GarrisonSupplyResult supply_of(const GarrisonSupply& supply, const Tables& tables);

template <ruling::RulingSink R>
GarrisonSupplyResult find_garrison_supply(const GarrisonSupply& supply, const Tables& tables, R& ruling) {
    const int optimum = supply.optimum_battalions.value_or(row_of(tables, supply.town).optimum_battalions);
    const bool smaller = supply.battalions < optimum;
    const GarrisonSupplyResult result = supply_of(supply, tables);
    ruling.verdict(supply.optimum_battalions ? clause::SG_RULING_31 : clause::SG_GAR_2, verdict::optimum,
                   {.value = optimum});
    ruling.verdict(smaller ? clause::SG_RULING_30 : clause::SG_GAR_1, verdict::eats_for,
                   {.value = eaters(supply.battalions, optimum, supply.extends_when_smaller)});
    ruling.verdict(clause::SG_GAR_1, result.starved ? verdict::store_empty : verdict::store_lasts);
    return result;
}

}  // namespace reisswitz::siege
