#include "players/greedy.hpp"

#include <algorithm>
#include <stdexcept>

#include "players/position_value.hpp"
#include "rules/portable/game/options.hpp"
#include "rules/portable/procedures/movement.hpp"

namespace reisswitz::players {

using namespace portable;

namespace {

/// A move must promise so much more than staying, or units wander.
constexpr Milli worth_a_move = 40;
/// An activation is not spent for less.
constexpr Milli worth_an_activation = 45;
/// A close combat must promise so much: whoever attacks may be hit himself.
constexpr Milli worth_an_attack = 60;

struct Best {
    Order order{};
    Milli value = -1'000'000;
    bool found = false;

    /// The first of equally good orders stays.
    void offer(const Order& candidate, Milli worth) {
        if (found && worth <= value) return;
        order = candidate;
        value = worth;
        found = true;
    }
};

class Decision {
public:
    Decision(const Battle& battle, const State& state, Side side)
        : battle_(battle), state_(state), side_(side), value_(battle, state, side) {}

    Order make() const {
        switch (state_.phase) {
            case Phase::before:
                return {.kind = OrderKind::begin};
            case Phase::setup:
                return deploy();
            case Phase::artillery_orders:
                return aim();
            case Phase::artillery_hits:
            case Phase::volley_hits:
            case Phase::melee_hits:
                return answer_hit();
            case Phase::choose_unit:
                return choose_unit();
            case Phase::act:
                return act();
            case Phase::follow_up:
                return follow_up();
            case Phase::over:
                break;
        }
        throw std::logic_error("greedy: nothing is to be decided");
    }

private:
    const Legal<State>& legal() const { return value_.legal(); }
    const Field<State>& field() const { return legal().field(); }

    Order deploy() const {
        Best best;
        std::optional<UnitIndex> unit;
        for_each_option(battle_, state_, side_, [&](const Order& order) {
            if (order.kind == OrderKind::ready) {
                best.offer(order, 0);
                return;
            }
            if (state_.units[order.unit].status != Status::reserve) return;
            if (!unit) unit = order.unit;
            if (order.unit == *unit) best.offer(order, value_.place(order.unit, order.hex, order.facing));
        });
        return best.order;
    }

    Order aim() const {
        Best best;
        std::optional<UnitIndex> battery;
        for_each_option(battle_, state_, side_, [&](const Order& order) {
            if (order.kind != OrderKind::shell || state_.units[order.unit].aimed || (battery && order.unit != *battery))
                return;
            const Milli worth = value_.shell(order.unit, order.hex, order.tie_side);
            if (worth <= 0) return;
            battery = order.unit;
            best.offer(order, worth);
        });
        return best.found ? best.order : Order{.kind = OrderKind::seal};
    }

    Order answer_hit() const {
        const UnitIndex u = state_.choosing;
        const UnitState& unit = field().unit(u);
        const Milli here = value_.place(u, unit.hex, unit.facing);
        Best best;
        for_each_option(battle_, state_, side_, [&](const Order& order) {
            if (order.kind == OrderKind::stand) {
                // A point is dear, and the last one takes the unit along.
                best.offer(order, unit.sp == 1 ? -6 * one_point : -value_.hit(u) - one_point / 4);
                return;
            }
            const Milli there = value_.place(u, order.hex, unit.facing);
            int companions = 0;
            for (UnitIndex commander : order.with) companions += commander != no_unit ? 1 : 0;
            best.offer(order, std::min(there - here, 0) - 150 + 40 * companions);
        });
        return best.order;
    }

    /// The best that a unit can do with an activation now, against doing nothing.
    Milli promise(UnitIndex u) const {
        const UnitState& unit = field().unit(u);
        const Milli here = value_.place(u, unit.hex, unit.facing);
        Milli best = value_.best_action(u, unit.hex, unit.facing, !unit.fired, unit.moved);
        for_each_move(u, [&](const Path& path, Direction facing, bool may_fire) {
            const HexIndex hex = path.length > 0 ? path.last() : unit.hex;
            best = std::max(best, value_.place(u, hex, facing) - here - worth_a_move +
                                      value_.best_action(u, hex, facing, may_fire, true));
        });
        return best;
    }

    /// Moves and turns worth looking at: in every hex, the facings towards enemies and the one of the last step.
    template <class Visit>
    void for_each_move(UnitIndex u, Visit visit) const {
        if (legal().object_to_moving(u)) return;
        const UnitState& unit = field().unit(u);
        const Mover mover = legal().mover(u);
        legal().with_movement(u, [&](const auto& movement) {
            const auto reach = movement.reach();
            for (const MoveEnd& end : reach) {
                const Path path = reach.path_to(end.hex);
                const HexIndex before = path.length > 1 ? path.hexes[path.length - 2u] : unit.hex;
                const Direction step = battle_.ground.towards(before, end.hex);
                const bool may_fire =
                    !unit.fired && may_fire_after_move(battle_.ground, mover, end.steps, end.every_step_by_road);
                DirectionSet allowed = facings_after_move(battle_.ground, end.hex, legal().enemy_hexes());
                const DirectionSet wanted = towards_enemies(end.hex, step);
                for (Direction facing : hex::all_directions)
                    if (allowed.contains(facing) && (end.contact || wanted.contains(facing)))
                        visit(path, facing, may_fire);
            }
        });
        for (Direction facing : hex::all_directions)
            if (!legal().object_to_turn(u, facing)) visit(Path{}, facing, !unit.fired);
    }

    DirectionSet towards_enemies(HexIndex hex, Direction last_step) const {
        DirectionSet directions{last_step};
        int nearest = hex::most_columns_or_rows * 2;
        HexIndex there = off_board;
        for (HexIndex enemy : legal().enemy_hexes()) {
            const int distance = battle_.ground.distance(hex, enemy);
            if (distance == 0 || distance >= nearest) continue;
            nearest = distance;
            there = enemy;
        }
        if (there.on_board())
            for (Direction direction : hex::bearings(battle_.ground.board().vector(hex, there)))
                directions.insert(direction);
        return directions;
    }

    Order choose_unit() const {
        Best best;
        for_each_option(battle_, state_, side_, [&](const Order& order) {
            if (order.kind == OrderKind::end) {
                best.offer(order, worth_an_activation);
                return;
            }
            best.offer(order, promise(order.unit));
        });
        return best.order;
    }

    Order act() const {
        const UnitIndex u = state_.active;
        const UnitState& unit = field().unit(u);
        const Milli here = value_.place(u, unit.hex, unit.facing);
        Best best;
        bool may_end = false;
        Best attack;
        for_each_option(battle_, state_, side_, [&](const Order& order) {
            switch (order.kind) {
                case OrderKind::done:
                    may_end = true;
                    best.offer(order, 0);
                    break;
                case OrderKind::fire: {
                    Milli worth = value_.volley(
                        u, unit.hex, order.hex,
                        battle_.options().steady_fire == SteadyFire::whole_turn ? !order.steady : unit.moved);
                    // Fire first, then attack: the volley costs nothing that the attack wants.
                    best.offer(order, worth + 1);
                    break;
                }
                case OrderKind::attack: {
                    const Milli worth = value_.attack(u, unit.hex, order.unit);
                    attack.offer(order, worth);
                    if (worth >= worth_an_attack) best.offer(order, worth);
                    break;
                }
                case OrderKind::limber:
                    // A gun is worth towing where nothing is in its range.
                    if (!has_target(order.unit)) best.offer(order, worth_an_activation * 2);
                    break;
                case OrderKind::unlimber:
                    if (field().unit(u).partner != no_unit && would_have_target(field().unit(u).partner, order.facing))
                        best.offer(order, worth_an_activation * 4);
                    break;
                case OrderKind::clear_wire:
                    best.offer(order, 10);
                    break;
                default:
                    break;
            }
        });
        for_each_move(u, [&](const Path& path, Direction facing, bool may_fire) {
            const HexIndex hex = path.length > 0 ? path.last() : unit.hex;
            const Milli worth =
                value_.place(u, hex, facing) - here - worth_a_move + value_.best_action(u, hex, facing, may_fire, true);
            const Order order = path.length > 0 ? Order{.kind = OrderKind::move, .facing = facing, .path = path}
                                                : Order{.kind = OrderKind::turn, .facing = facing};
            best.offer(order, worth);
        });
        // Contact may oblige it to attack before it can end (contact_obliges).
        if (!may_end && attack.found && best.value <= attack.value + one_point) return attack.order;
        return best.order;
    }

    bool has_target(UnitIndex gun) const {
        for (Direction facing : hex::all_directions)
            if (would_have_target(gun, facing)) return true;
        return false;
    }

    bool would_have_target(UnitIndex gun, Direction facing) const {
        const Weapon* weapon = field().weapon(gun);
        if (!weapon) return false;
        const HexIndex from = field().unit(gun).hex;
        for (HexIndex enemy : legal().enemy_hexes())
            if (enemy != from && battle_.ground.distance(from, enemy) <= weapon->range &&
                hex::in_arc(battle_.ground.size(), from, facing, enemy))
                return true;
        return false;
    }

    Order follow_up() const {
        const UnitIndex u = state_.winner;
        const UnitState& unit = field().unit(u);
        const Milli here = value_.place(u, unit.hex, unit.facing);
        Best best;
        for_each_option(battle_, state_, side_, [&](const Order& order) {
            if (order.kind == OrderKind::done) best.offer(order, 0);
            if (order.kind == OrderKind::occupy) {
                const HexIndex hex = legal().won_hex();
                best.offer(order, value_.place(u, hex, order.facing) - here +
                                      value_.best_action(u, hex, order.facing, false, true) / 2 + 60);
            }
            if (order.kind == OrderKind::attack) {
                const Milli worth = value_.attack(u, unit.hex, order.unit);
                if (worth >= worth_an_attack) best.offer(order, worth);
            }
        });
        return best.order;
    }

    const Battle& battle_;
    const State& state_;
    Side side_;
    PositionValue value_;
};

}  // namespace

Order GreedyPlayer::choose(const Position& known, Side side) {
    return Decision{*known.battle, known.state, side}.make();
}

}  // namespace reisswitz::players
