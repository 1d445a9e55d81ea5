#include "rules/zones/procedures/terrain_movement.hpp"

#include <algorithm>

namespace reisswitz::zones {

bool has_wheels(Troop troop) {
    return troop == Troop::wagon || troop == Troop::limbered_gun || troop == Troop::unlimbered_gun;
}

TerrainMovementResult move_through(const TerrainMovement& movement, const MovementTable& table) {
    const GroundRow& row = table.row(movement.ground);
    const Passage& passage = row.passage(movement.troop);
    TerrainMovementResult result{.may_enter = passage.going != Going::barred,
                                 .move_yd = movement.move_yd,
                                 .charge_yd = movement.charge_yd,
                                 .blocks_los = row.blocks_los,
                                 .blocks_kill_zone = row.blocks_kill_zone};
    switch (passage.going) {
        case Going::normal:
            break;
        case Going::barred:
            result.move_yd = result.charge_yd = 0;
            break;
        case Going::at_most:
            result.move_yd = std::min(result.move_yd, passage.yd);
            result.charge_yd = std::min(result.charge_yd, passage.yd);
            break;
        case Going::exactly:
            result.move_yd = passage.yd;
            break;
        case Going::halved:
            result.move_yd /= 2;
            result.charge_yd /= 2;
            break;
    }
    if (!passage.charge || has_wheels(movement.troop)) result.charge_yd = 0;
    result.wheel_roll = row.wheel_roll && result.may_enter && has_wheels(movement.troop);
    return result;
}

ruling::Clause clause_of(Ground ground) {
    switch (ground) {
        case Ground::open:
            return clause::TD_RULING_14;
        case Ground::bushes:
            return clause::TD_TAC_3;
        case Ground::light_woods:
            return clause::TD_TAC_6;
        case Ground::heavy_woods:
            return clause::TD_TAC_5;
        case Ground::rough:
            return clause::TD_TAC_7;
        case Ground::ford:
            return clause::TD_GDL_7;
        case Ground::stream_fordable:
        case Ground::stream_steep:
            return clause::TD_GDL_2;
        case Ground::river:
            return clause::TD_GDL_4;
        case Ground::building:
            return clause::TD_TAC_4;
    }
    return {};
}

}  // namespace reisswitz::zones
