#include "rules/portable/procedures/board_questions.hpp"

#include <algorithm>

#include "rules/portable/procedures/movement.hpp"
#include "rules/portable/procedures/retreat.hpp"

namespace reisswitz::portable {

namespace {

HexSet set_of(hex::BoardSize board, const std::vector<ColumnRow>& places) {
    HexSet hexes;
    for (const ColumnRow place : places) hexes.insert(hex::hex_at(board, place));
    return hexes;
}

std::vector<ColumnRow> places_of(hex::BoardSize board, const HexSet& hexes) {
    std::vector<ColumnRow> places;
    for (const HexIndex hex : hexes) places.push_back(hex::place_of(board, hex));
    return places;
}

}  // namespace

Ground ground_of(hex::BoardSize board, const std::vector<TerrainEntry>& terrain, const TerrainHeights& heights) {
    std::vector<Terrain> hexes(static_cast<std::size_t>(board.hexes()));
    for (const TerrainEntry& entry : terrain)
        hexes[hex::hex_at(board, entry.hex).value] = {.elevation = static_cast<std::uint8_t>(entry.elevation),
                                                      .woods = entry.woods,
                                                      .built_up = entry.built_up,
                                                      .fortification = entry.fortification,
                                                      .trench = entry.trench,
                                                      .river = entry.river,
                                                      .ford = entry.ford,
                                                      .bridge = entry.bridge,
                                                      .impassable = entry.impassable,
                                                      .road = entry.road};
    return {board, std::move(hexes), heights};
}

HexSet wire_in(hex::BoardSize board, const std::vector<TerrainEntry>& terrain) {
    HexSet wire;
    for (const TerrainEntry& entry : terrain)
        if (entry.wire) wire.insert(hex::hex_at(board, entry.hex));
    return wire;
}

LineOfSightResult look_along_line(const LineOfSight& question, const Tables& tables) {
    const hex::BoardSize board = question.board;
    const Ground ground = ground_of(board, question.terrain, tables.terrain_height);
    const HexSet held = question.over_units ? HexSet{} : set_of(board, question.units);
    const hex::Sight sight = hex::line_of_sight(
        board, hex::hex_at(board, question.from), hex::hex_at(board, question.to),
        [&](HexIndex hex) { return hex::Ground{ground.elevation(hex), ground.top(hex), held.contains(hex)}; });
    return {sight.clear, places_of(board, sight.crossed), places_of(board, sight.left), places_of(board, sight.right),
            places_of(board, sight.blocked_by)};
}

FireAnswer answer_fire_check(const FireCheckQuestion& asked, const Tables& tables) {
    const hex::BoardSize board = asked.board;
    const Weapon& weapon = row_of(tables, asked.weapon);
    FireAnswer answer{{},
                      ground_of(board, asked.terrain, tables.terrain_height),
                      {.from = hex::hex_at(board, asked.from),
                       .facing = asked.facing,
                       .target = hex::hex_at(board, asked.target),
                       .range = weapon.range,
                       .artillery = weapon.artillery,
                       .crossing_trench = asked.crossing_trench,
                       .limbered = asked.limbered}};
    const FireCheck check =
        check_fire(answer.ground, set_of(board, asked.units), answer.question, asked.options.fire_into_cover);
    answer.result = {check.legal(),       check.reason,          check.fire,
                     check.line_of_sight, check.target_in_cover, check.distance};
    return answer;
}

RetreatResult answer_retreat_hexes(const RetreatQuestion& question, const Tables& tables) {
    const hex::BoardSize board = question.board;
    const Ground ground = ground_of(board, question.terrain, tables.terrain_height);
    const HexSet enemies = set_of(board, question.enemies);
    const HexSet hexes =
        retreat_hexes(ground, hex::hex_at(board, question.unit), hex::hex_at(board, question.hit_from),
                      set_of(board, question.friends) | enemies, enemies, question.options.retreat_direction);
    return {places_of(board, hexes)};
}

ReachableResult answer_reachable(const ReachableQuestion& question, const Tables& tables) {
    const hex::BoardSize board = question.board;
    const Ground ground = ground_of(board, question.terrain, tables.terrain_height);
    std::vector<EnemyAt> seen;
    for (const EnemyEntry& enemy : question.enemies) seen.push_back({hex::hex_at(board, enemy.hex), enemy.facing});
    const Enemies<HexSet> enemies(ground, seen);
    HexSet friends;
    for (const FriendEntry& unit : question.friends)
        if (!row_of(tables, unit.type).shares_hex) friends.insert(hex::hex_at(board, unit.hex));
    const HexSet wire = wire_in(board, question.terrain);
    const UnitType& type = row_of(tables, question.type);
    const Mover mover{.hex = hex::hex_at(board, question.unit),
                      .rate = type.move,
                      .artillery = type.arm == Arm::artillery,
                      .shares_hex = type.shares_hex,
                      .tows = question.towing,
                      .fires = question.fires,
                      .exhausted = question.exhausted};
    const Movement<HexSet> movement(ground, mover,
                                    {enemies, friends, wire, question.front_hexes, question.options.exhausted_test});

    ReachableResult result;
    const Reach<HexSet> reach = movement.reach();
    for (const HexIndex hex : reach.hexes()) {
        const MoveEnd* end = reach.find(hex);
        result.hexes.push_back({hex::place_of(board, hex), end->steps, end->contact});
    }
    return result;
}

}  // namespace reisswitz::portable
