/// The morale check of one unit in a zone.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <vector>

#include "generated/zones_clauses.hpp"
#include "rules/zones/procedures/hits.hpp"
#include "rules/zones/tables.hpp"

namespace reisswitz::zones {

/// The procedure `morale_check`.
struct MoraleCheck {
    Morale morale{};
    std::vector<int> fail_faces;  ///< by morale letter, from a; empty: those of the tables
};
BOOST_DESCRIBE_STRUCT(MoraleCheck, (), (morale, fail_faces))

struct MoraleResult {
    bool passed = false;
    friend auto operator<=>(const MoraleResult&, const MoraleResult&) = default;
};
BOOST_DESCRIBE_STRUCT(MoraleResult, (), (passed))

/// @param dice  draws one d10, labelled "morale"
/// Clauses: OZ-MOR-1, OZ-GAP-4.
template <class D, ruling::RulingSink R>
MoraleResult resolve_morale_check(const MoraleCheck& check, const Tables& tables, D& dice, R& ruling) {
    const int faces = check.fail_faces.empty() ? tables.morale_fail_faces.of(check.morale)
                                               : check.fail_faces[static_cast<std::size_t>(check.morale)];
    ruling.verdict(clause::OZ_GAP_4, verdict::fails_below, {.unit = 0, .value = faces});
    const bool failed = resolve_hits({1, faces}, clause::OZ_GAP_4, {label::morale, 0}, dice, ruling) > 0;
    ruling.verdict(clause::OZ_MOR_1, failed ? verdict::morale_fails : verdict::morale_holds, {.unit = 0});
    return {!failed};
}

}  // namespace reisswitz::zones
