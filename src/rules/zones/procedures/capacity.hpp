/// Who finds room in a zone or fort, and who stands on the road.
#pragma once

#include <boost/describe.hpp>

#include "generated/zones_clauses.hpp"
#include "rules/zones/procedures/place.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

struct Occupants {
    int units{};     ///< battalions; stands in a fort
    int sections{};  ///< of guns
};
BOOST_DESCRIBE_STRUCT(Occupants, (), (units, sections))

/// The procedure `capacity_check`.
struct CapacityCheck : Place, Occupants {};
BOOST_DESCRIBE_STRUCT(CapacityCheck, (Place, Occupants), ())

struct CapacityResult {
    int combat_sectors{};
    int garrison{};
    int excess_in_transit{};
    int undefended_sectors{};
    int sections_firing{};
    int sections_in_transit{};
};
BOOST_DESCRIBE_STRUCT(CapacityResult, (),
                      (combat_sectors, garrison, excess_in_transit, undefended_sectors, sections_firing,
                       sections_in_transit))

/// Clauses: OZ-CAP-1, OZ-CAP-2, OZ-BAS-8, OZ-BAS-9, OZ-CLS-9, TD-FRT-2 to TD-FRT-4, TD-MAJ-3, TD-RULING-15.
CapacityResult house_occupants(const CapacityCheck& check, const Tables& tables);

template <ruling::RulingSink R>
CapacityResult answer_capacity_check(const CapacityCheck& check, const Tables& tables, R& ruling) {
    const CapacityResult result = house_occupants(check, tables);
    const bool fort = is_fort(check);
    ruling.verdict(fort ? check.feature == Feature::small_fort ? clause::TD_MAJ_3 : clause::TD_FRT_2 : clause::OZ_CLS_9,
                   verdict::combat_sectors, {.value = result.combat_sectors});
    ruling.verdict(fort ? clause::TD_FRT_3 : clause::OZ_CAP_1, verdict::housed, {.value = result.garrison});
    if (result.excess_in_transit > 0)
        ruling.verdict(clause::OZ_CAP_2, verdict::on_the_road, {.value = result.excess_in_transit});
    if (result.undefended_sectors > 0)
        ruling.verdict(fort ? clause::TD_FRT_4 : clause::OZ_ASL_6, verdict::sectors_undefended,
                       {.value = result.undefended_sectors});
    ruling.verdict(fort ? clause::TD_RULING_15 : clause::OZ_BAS_8, verdict::sections_may_fire,
                   {.value = result.sections_firing});
    if (result.sections_in_transit > 0)
        ruling.verdict(clause::OZ_BAS_9, verdict::sections_limbered, {.value = result.sections_in_transit});
    return result;
}

}  // namespace reisswitz::zones
