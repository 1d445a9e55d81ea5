/// How far troops move and charge through a kind of ground.
#pragma once

#include <boost/describe.hpp>

#include "generated/zones_clauses.hpp"
#include "rules/zones/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

/// The procedure `terrain_movement`. Rates in yards a turn.
struct TerrainMovement {
    Ground ground{};
    Troop troop{};
    int move_yd{};
    int charge_yd{};
};
BOOST_DESCRIBE_STRUCT(TerrainMovement, (), (ground, troop, move_yd, charge_yd))

struct TerrainMovementResult {
    bool may_enter = false;
    int move_yd{};
    int charge_yd{};
    bool wheel_roll = false;
    bool blocks_los = false;
    bool blocks_kill_zone = false;
};
BOOST_DESCRIBE_STRUCT(TerrainMovementResult, (),
                      (may_enter, move_yd, charge_yd, wheel_roll, blocks_los, blocks_kill_zone))

/// Wagons and guns, in tow or not.
bool has_wheels(Troop troop);

/// Clauses: TD-TAC-3 to TD-TAC-7, TD-GDL-2, TD-GDL-4, TD-GDL-7, TD-RULING-6, TD-RULING-7, TD-RULING-10, TD-RULING-11.
TerrainMovementResult move_through(const TerrainMovement& movement, const MovementTable& table);

/// The clause that speaks of the ground.
ruling::Clause clause_of(Ground ground);

template <ruling::RulingSink R>
TerrainMovementResult answer_terrain_movement(const TerrainMovement& movement, const Tables& tables, R& ruling) {
    const TerrainMovementResult result = move_through(movement, tables.movement);
    const ruling::Clause clause = clause_of(movement.ground);
    if (movement.troop == Troop::dismounted_cavalry) ruling.applies(clause::TD_RULING_6);
    if (!result.may_enter) {
        ruling.verdict(movement.ground == Ground::heavy_woods && movement.troop == Troop::unlimbered_gun
                           ? clause::TD_RULING_7
                           : clause,
                       verdict::may_not_enter);
    } else {
        ruling.verdict(clause, verdict::moves_yards, {.value = result.move_yd});
        ruling.verdict(clause, verdict::charges_yards, {.value = result.charge_yd});
    }
    if (result.wheel_roll) ruling.verdict(clause::TD_TAC_7, verdict::wheel_at_risk);
    if (result.blocks_los) ruling.verdict(clause, verdict::sight_blocked);
    return result;
}

}  // namespace reisswitz::zones
