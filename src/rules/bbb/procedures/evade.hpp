/// Getting out of the way of a charge.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <cstdint>

#include "generated/bbb_clauses.hpp"
#include "rules/bbb/procedures/move_allowance.hpp"
#include "rules/bbb/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// Guns never charge. Clauses: BBB-CHG-2.
enum class ChargerArm : std::uint8_t { infantry, cavalry };
BOOST_DESCRIBE_ENUM(ChargerArm, infantry, cavalry)

struct EvadeOptions {
    Choice<&Options::evade_who> evade_who;
};
BOOST_DESCRIBE_STRUCT(EvadeOptions, (), (evade_who))

/// The procedure `evade`.
struct Evade {
    Arm arm{};
    State state{};
    bool limbered = false;
    bool skirmishers = false;
    bool difficult_terrain = false;
    int linear_obstacles = 0;
    ChargerArm charger_arm{};
    EvadeOptions options{};
};
BOOST_DESCRIBE_STRUCT(Evade, (),
                      (arm, state, limbered, skirmishers, difficult_terrain, linear_obstacles, charger_arm, options))

/// Why not, the first that holds; or `ok`.
enum class EvadeReason : std::uint8_t {
    ok,
    option_forbids,
    not_in_good_order,
    deployed_artillery,
    formed_infantry,
    charged_by_cavalry
};
BOOST_DESCRIBE_ENUM(EvadeReason, ok, option_forbids, not_in_good_order, deployed_artillery, formed_infantry,
                    charged_by_cavalry)

/// Both distances are 0 for a unit that may not evade.
struct EvadeResult {
    bool eligible = false;
    EvadeReason reason{};
    int max_in{};
    int min_in{};
};
BOOST_DESCRIBE_STRUCT(EvadeResult, (), (eligible, reason, max_in, min_in))

/// Clauses: BBB-EVADE-3, BBB-RULING-31.
inline EvadeReason find_reason_not_to_evade(const Evade& evade, const Tables& tables) {
    const EvadeWho who = evade.options.evade_who.under(tables.options);
    if (who == EvadeWho::nobody) return EvadeReason::option_forbids;
    if (evade.state != State::good_order) return EvadeReason::not_in_good_order;
    if (evade.arm == Arm::artillery && !evade.limbered) return EvadeReason::deployed_artillery;
    if (who == EvadeWho::listed && evade.arm == Arm::infantry) {
        if (!evade.skirmishers) return EvadeReason::formed_infantry;
        if (evade.charger_arm == ChargerArm::cavalry) return EvadeReason::charged_by_cavalry;
    }
    return EvadeReason::ok;
}

/// Whether a unit may evade, and how far. No dice. Ordinal 0 in the ruling is the unit.
/// Clauses: BBB-EVADE-2, BBB-EVADE-3, BBB-ALLOW-3, BBB-ALLOW-4, BBB-ATT-5, BBB-FORM-3, BBB-RULING-31.
template <ruling::RulingSink R>
EvadeResult look_for_evasion(const Evade& evade, const Tables& tables, R& ruling) {
    constexpr int unit = 0;
    const EvadeReason reason = find_reason_not_to_evade(evade, tables);
    const auto refuse = [&](ruling::Clause clause, ruling::Verdict why) {
        ruling.verdict(clause, why, {.unit = unit});
        return EvadeResult{.reason = reason};
    };
    switch (reason) {
        case EvadeReason::option_forbids:
            return refuse(clause::BBB_RULING_31, verdict::evade_forbidden);
        case EvadeReason::not_in_good_order:
            return refuse(clause::BBB_EVADE_3, verdict::not_in_good_order);
        case EvadeReason::deployed_artillery:
            return refuse(clause::BBB_EVADE_3, verdict::guns_deployed);
        case EvadeReason::formed_infantry:
            return refuse(clause::BBB_EVADE_3, verdict::formed_infantry);
        case EvadeReason::charged_by_cavalry:
            return refuse(clause::BBB_EVADE_3, verdict::charged_by_cavalry);
        case EvadeReason::ok:
            break;
    }
    const Mover mover = mover_of(evade.arm);
    const int full = tables.movement.full_in[mover];
    const int penalty =
        ground_penalty(mover, evade.difficult_terrain, evade.linear_obstacles, tables.movement.penalties);
    if (penalty > 0) ruling.verdict(clause::BBB_ALLOW_3, verdict::penalties_cost, {.unit = unit, .value = penalty});
    const int furthest = std::max(0, full - penalty);
    ruling.verdict(clause::BBB_EVADE_2, verdict::may_evade, {.unit = unit, .value = furthest});
    return {.eligible = true, .reason = reason, .max_in = furthest, .min_in = std::min(full / 2, furthest)};
}

}  // namespace reisswitz::bbb
