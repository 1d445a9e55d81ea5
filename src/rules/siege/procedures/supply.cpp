#include "rules/siege/procedures/supply.hpp"

namespace reisswitz::siege {

GarrisonSupplyResult supply_of(const GarrisonSupply& supply, const Tables& tables) {
    using dice::Rational;
    const int optimum = supply.optimum_battalions.value_or(row_of(tables, supply.town).optimum_battalions);
    Rational store = supply.stock_weeks.value_or(Rational{tables.stock_weeks}) * optimum;  // battalion-weeks
    Rational total = 0;
    for (const SupplyPhase& phase : supply.phases) {
        if (store == 0) break;
        const int a_week = eaters(phase.battalions, optimum, supply.extends_when_smaller);
        const Rational eaten = phase.weeks * a_week;
        if (eaten < store) {
            store -= eaten;
            total += phase.weeks;
        } else {
            total += store / a_week;
            store = 0;
        }
    }
    const Rational left = store / eaters(supply.battalions, optimum, supply.extends_when_smaller);
    return {.weeks_left = left, .starved = store == 0, .weeks_total = total + left};
}

}  // namespace reisswitz::siege
