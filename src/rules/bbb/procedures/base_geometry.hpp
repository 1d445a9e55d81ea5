/// How two bases lie to each other: range, arc, flank.
#pragma once

#include <boost/describe.hpp>

#include "generated/bbb_clauses.hpp"
#include "plane/footprint.hpp"
#include "plane/front_arc.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// The procedure `base_geometry`.
struct BaseGeometry {
    plane::Footprint firer;
    plane::Footprint target;
};
BOOST_DESCRIBE_STRUCT(BaseGeometry, (), (firer, target))

/// `flanking`: nothing of the firer is in the target's front arc.
struct BaseGeometryResult {
    int distance_thou{};
    bool in_front_arc = false;
    bool flanking = false;
};
BOOST_DESCRIBE_STRUCT(BaseGeometryResult, (), (distance_thou, in_front_arc, flanking))

/// No dice. Ordinal 0 in the ruling is the firer, 1 the target.
/// Clauses: BBB-GEO-3 to BBB-GEO-5, BBB-RULING-53.
template <ruling::RulingSink R>
BaseGeometryResult relate_bases(const BaseGeometry& bases, R& ruling) {
    const BaseGeometryResult result{.distance_thou = plane::distance_thou(bases.firer, bases.target),
                                    .in_front_arc = plane::in_front_arc(bases.firer, bases.target),
                                    .flanking = !plane::in_front_arc(bases.target, bases.firer)};
    const ruling::Subject both{.unit = 0, .value = result.distance_thou, .other = 1};
    ruling.verdict(clause::BBB_GEO_4, verdict::distance_is, both);
    ruling.verdict(clause::BBB_GEO_3, result.in_front_arc ? verdict::in_arc : verdict::not_in_arc, both);
    ruling.verdict(clause::BBB_GEO_5, result.flanking ? verdict::fire_is_flanking : verdict::fire_is_frontal, both);
    return result;
}

}  // namespace reisswitz::bbb
