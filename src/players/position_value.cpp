#include "players/position_value.hpp"

#include <algorithm>

#include "rules/portable/procedures/close_combat.hpp"
#include "rules/portable/procedures/shelling.hpp"
#include "rules/portable/procedures/volley.hpp"

namespace reisswitz::players {

using namespace portable;

namespace {

/// Faces of a d6 that are at least so high.
int faces_from(int score) { return std::clamp(7 - score, 0, 6); }

/// What a step back is worth to the enemy of who takes it.
constexpr Milli step_back = 350;
constexpr Milli commander_premium = 1500;
constexpr Milli cover_worth = 260;
constexpr Milli flank_worth = 220;
constexpr Milli support_worth = 90;
/// Beyond so many hexes nothing draws more or less.
constexpr int farthest_pull = 40;
constexpr int pull_divisor = 10;

}  // namespace

PositionValue::PositionValue(const Battle& battle, const State& state, Side side)
    : battle_(battle), state_(state), side_(side), legal_(battle, state, side) {
    const auto& field = legal_.field();
    field.for_each_present([&](UnitIndex u) {
        if (!field.alive(u)) return;
        if (field.side(u) == side)
            own_.push_back(u);
        else if (legal_.seen().contains(u))
            enemies_.push_back(u);
    });

    // Objectives that the terms of victory ask of this side, and those that must be kept from the other.
    std::vector<Milli> weights(battle.objectives.size(), 0);
    for (const VictoryTerm& term : battle.victory)
        for (std::size_t objective : term.objectives)
            weights[objective] = std::max(weights[objective], term.holder == side ? 1000 : 700);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] == 0) weights[i] = 200;
        const bool held = state.objective_owner[i] == index(side);
        goals_.push_back({battle.objectives[i].hex, held ? weights[i] / 3 : weights[i]});
    }
    wants_to_advance_ = !state.exhausted[index(side)];
}

Milli PositionValue::worth_of_point(UnitIndex u) const {
    const auto& field = legal_.field();
    const Side side = field.side(u);
    // Points are dearer the nearer their side is to its exhaustion.
    const int margin = std::max(1, battle_.sides[index(side)].exhaustion_point - state_.lost_sp[index(side)]);
    Milli worth = one_point + 2000 / (margin + 1);
    if (field.type(u).arm == Arm::commander) worth += commander_premium;
    if (field.unit(u).sp == 1) worth += 300;  // the unit with it
    return worth;
}

Milli PositionValue::hit(UnitIndex u) const {
    const Quality& quality = battle_.tables.qualities[battle_.entry(u).quality];
    const int loses = std::clamp(quality.loses_up_to, 0, 6);
    return (loses * worth_of_point(u) + (6 - loses) * step_back) / 6;
}

Milli PositionValue::volley(UnitIndex u, HexIndex, HexIndex target, bool has_moved) const {
    const auto& field = legal_.field();
    const Weapon* weapon = field.weapon(u);
    bool cover = false;
    int target_modifier = 0;
    Milli harm = 0;
    for (UnitIndex enemy : enemies_) {
        if (field.unit(enemy).hex != target) continue;
        cover = cover || field.in_cover(enemy);
        if (!field.type(enemy).shares_hex) target_modifier = field.type(enemy).target_modifier;
        harm += hit(enemy);
    }
    ruling::NoRuling none;
    const int modifier = volley_modifier({.dice = weapon->dice,
                                          .target_in_cover = cover,
                                          .steady = !has_moved,
                                          .commander_near = field.commander_near(u),
                                          .fire_modifier = field.type(u).fire_modifier,
                                          .target_modifier = target_modifier},
                                         none);
    return harm * weapon->dice * faces_from(5 - modifier) / 6;
}

Milli PositionValue::shell(UnitIndex battery, HexIndex target, TieSide tie_side) const {
    const auto& field = legal_.field();
    bool cover = false;
    for (UnitIndex enemy : enemies_) cover = cover || (field.unit(enemy).hex == target && field.in_cover(enemy));
    const HexIndex from = field.unit(battery).hex;
    const Shell shot{.range_hexes = battle_.ground.distance(from, target),
                     .line_of_sight = battle_.ground.clear_line_over_units(from, target),
                     .target_in_cover = cover,
                     .same_target_last_turn = field.unit(battery).target_last == target,
                     .commander_near = field.commander_near(battery),
                     .fire_modifier = field.type(battery).fire_modifier};
    ruling::NoRuling none;
    const int modifier = shell_modifier(shot, battle_.options().fire_into_cover, none);
    const HexIndex in_front = hex::in_front_of(battle_.ground.size(), from, target).on(tie_side);
    const HexIndex behind = hex::behind(battle_.ground.size(), from, target).on(tie_side);
    const auto harm_in = [&](HexIndex hex) {
        Milli good = 0;
        if (!hex.on_board()) return good;
        for (UnitIndex enemy : enemies_)
            if (field.unit(enemy).hex == hex) good += hit(enemy);
        for (UnitIndex own : own_)
            if (field.unit(own).hex == hex) good -= hit(own) * 3 / 2;
        return good;
    };
    Milli total = 0;
    for (int face = 1; face <= 6; ++face) {
        switch (landing_of(face + modifier, shot.range_hexes, battle_.options().short_at_range_1)) {
            case Landed::target:
                total += harm_in(target);
                break;
            case Landed::in_front:
                total += harm_in(in_front);
                break;
            case Landed::behind:
                total += harm_in(behind);
                break;
            case Landed::ineffective:
                break;
        }
    }
    return total / 6;
}

Milli PositionValue::attack(UnitIndex u, HexIndex from, UnitIndex defender) const {
    const auto& field = legal_.field();
    const Ground& ground = battle_.ground;
    const HexIndex there = field.unit(defender).hex;
    ruling::NoRuling none;
    const auto sides = [&](UnitIndex unit, HexIndex at, HexIndex against, Direction facing) {
        MeleeSide side = MeleeSide::of(field.type(unit));
        side.front_on =
            hex::side_of(facing, ground.towards(at, against), battle_.options().front_hexes) == hex::PieceSide::front;
        side.commander_adjacent = field.commander_beside(unit);
        const Terrain& terrain = ground.at(at);
        side.crossing_trench =
            unit == u && at != field.unit(u).hex ? terrain.trench : field.unit(unit).trench == InTrench::crossing;
        side.in_cover = terrain.close() && !side.crossing_trench;
        side.in_wood = side.in_cover && terrain.woods;
        side.in_river = terrain.water();
        return side;
    };
    MeleeSide attacking = sides(u, from, there, ground.towards(from, there));
    attacking.uphill = ground.elevation(from) < ground.elevation(there);
    const MeleeSide defending = sides(defender, there, from, field.unit(defender).facing);
    const auto chance_of_hit = [&](const MeleeSide& side) {
        return 6 - faces_from(side.safe_with() - melee_modifier(side, battle_.options().wood_and_cover, none));
    };
    Milli good = hit(defender) + (field.towing(defender) ? hit(field.unit(defender).partner) : 0);
    const int driven_off = chance_of_hit(defending);
    if (field.type(u).follows_up)
        for (const Goal& goal : goals_)
            if (goal.hex == there) good += goal.weight;
    const Milli harm = hit(u) + (field.towing(u) ? hit(field.unit(u).partner) : 0);
    return (good * driven_off - harm * chance_of_hit(attacking)) / 6;
}

Milli PositionValue::danger(HexIndex hex, UnitIndex u) const {
    const auto& field = legal_.field();
    const Ground& ground = battle_.ground;
    const bool cover = ground.at(hex).close();
    Milli total = 0;
    for (UnitIndex enemy : enemies_) {
        const HexIndex from = field.unit(enemy).hex;
        const int distance = ground.distance(from, hex);
        const Weapon* weapon = field.weapon(enemy);
        if (weapon && distance <= weapon->range && !field.towed(enemy)) {
            const bool clear = ground.clear_line_over_units(from, hex);
            if (weapon->artillery) {
                // Landing odds of section 4.3: direct 4 of 6, else 2 of 6.
                total += hit(u) * (clear && !cover ? 4 : 2) / 6;
            } else if (clear) {
                total += hit(u) * weapon->dice * (cover ? 2 : 3) / 6;
            }
        }
        if (distance <= field.type(enemy).move + 1 && !field.type(enemy).shares_hex &&
            field.type(enemy).arm != Arm::artillery)
            total += hit(u) / 4;
    }
    return total;
}

Milli PositionValue::objective_pull(UnitIndex u, HexIndex hex) const {
    const auto& field = legal_.field();
    const Ground& ground = battle_.ground;
    if (field.type(u).arm == Arm::commander || field.type(u).arm == Arm::transport) return 0;
    // A goal draws by the hex, so that it is felt across the whole board; standing on it counts most.
    Milli best = 0;
    for (const Goal& goal : goals_) {
        const int distance = ground.distance(hex, goal.hex);
        Milli pull = goal.weight * std::max(0, farthest_pull - distance) / pull_divisor;
        if (distance == 0) pull += goal.weight;
        best = std::max(best, pull);
    }
    // So does the enemy himself; guns are content with range.
    if (wants_to_advance_ && !enemies_.empty()) {
        int nearest = hex::most_columns_or_rows * 2;
        for (UnitIndex enemy : enemies_) nearest = std::min(nearest, ground.distance(hex, field.unit(enemy).hex));
        const Weapon* weapon = field.weapon(u);
        const int wanted = weapon && weapon->artillery ? std::max(2, weapon->range - 2) : weapon ? 2 : 1;
        const int away = nearest > wanted ? nearest - wanted : 0;
        best += (goals_.empty() ? 90 : 30) * std::max(0, farthest_pull - away);
    }
    return best;
}

Milli PositionValue::place(UnitIndex u, HexIndex hex, Direction facing) const {
    const auto& field = legal_.field();
    const Ground& ground = battle_.ground;
    const Terrain& terrain = ground.at(hex);
    Milli value = objective_pull(u, hex);
    if (terrain.close()) value += cover_worth;
    value += 60 * terrain.elevation;
    if (terrain.water()) value -= 500;
    const bool commander = field.type(u).arm == Arm::commander;
    const Milli fear = danger(hex, u);
    value -= commander ? fear : fear / 4;
    for (UnitIndex own : own_) {
        if (own == u || field.type(own).arm == Arm::transport) continue;
        const int distance = ground.distance(hex, field.unit(own).hex);
        if (commander) {
            if (distance <= 1)
                value += field.weapon(own) ? 450 : 300;
            else
                value -= std::min(distance, 12) * 12;
        } else if (distance == 1) {
            value += support_worth;
        }
    }
    // Enemies next to it on flank or rear, and where the nearest ones stand.
    for (UnitIndex enemy : enemies_) {
        const HexIndex there = field.unit(enemy).hex;
        const int distance = ground.distance(hex, there);
        if (distance == 0) continue;
        if (distance <= 3) {
            if (!hex::in_arc(ground.size(), hex, facing, there)) value -= flank_worth / distance;
            if (commander && distance == 1) value -= 1500;
        } else if (field.weapon(u) && distance <= field.weapon(u)->range &&
                   hex::in_arc(ground.size(), hex, facing, there)) {
            value += 30;
        }
    }
    return value;
}

Milli PositionValue::best_action(UnitIndex u, HexIndex hex, Direction facing, bool may_fire, bool has_moved) const {
    const auto& field = legal_.field();
    const Ground& ground = battle_.ground;
    Milli best_volley = 0;
    const Weapon* weapon = field.weapon(u);
    const bool here = hex == field.unit(u).hex;
    if (may_fire && weapon && !weapon->artillery)
        for (UnitIndex enemy : enemies_) {
            const HexIndex target = field.unit(enemy).hex;
            if (ground.distance(hex, target) > weapon->range || target == hex) continue;
            FireQuestion question = legal_.fire_question(u, target, *weapon);
            question.from = hex;
            question.facing = facing;
            if (!here) question.crossing_trench = ground.at(hex).trench;
            const FireReason reason =
                fire_reason(ground, question, [&] { return ground.clear_line(hex, target, legal_.held()); });
            if (reason == FireReason::ok) best_volley = std::max(best_volley, volley(u, hex, target, has_moved));
        }
    Milli best_attack = 0;
    const bool exhausted = state_.exhausted[index(side_)];
    for (UnitIndex enemy : enemies_) {
        const HexIndex there = field.unit(enemy).hex;
        if (exhausted && !here) break;
        if (!ground.adjacent(hex, there) || field.towed(enemy) || field.towed(u)) continue;
        if (hex::side_of(facing, ground.towards(hex, there), battle_.options().front_hexes) != hex::PieceSide::front)
            continue;
        best_attack = std::max(best_attack, attack(u, hex, enemy));
    }
    return best_volley + best_attack;
}

}  // namespace reisswitz::players
