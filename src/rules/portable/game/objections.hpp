/// Why an order is refused: the counterpart of `options`, by the same questions.
#pragma once

#include "rules/portable/game/options.hpp"

namespace reisswitz::portable {

/// What is due at a phase, for an order of another kind.
constexpr const char* sentence_for_wrong_moment(Phase phase) {
    switch (phase) {
        case Phase::before:
            return "That order does not fit this moment: the battle is to `begin`.";
        case Phase::setup:
            return "That order does not fit this moment: units are placed, `place UNIT HEX FACING`, then `ready`.";
        case Phase::artillery_orders:
            return "That order does not fit this moment: batteries get their orders, `shell UNIT HEX`, then `seal`.";
        case Phase::artillery_hits:
        case Phase::volley_hits:
        case Phase::melee_hits:
            return "That order does not fit this moment: a unit is hit, `retreat UNIT HEX` or `stand UNIT`.";
        case Phase::choose_unit:
            return "That order does not fit this moment: a unit is chosen, `activate UNIT`, or `end`.";
        case Phase::act:
            return "That order does not fit this moment: a unit is active, and acts until it is `done`.";
        case Phase::follow_up:
            return "That order does not fit this moment: a close combat is won, `occupy`, `attack HEX` or `done`.";
        case Phase::over:
            break;
    }
    return "The battle is over.";
}

/// What stands against an order of a side; nothing when it is legal. Draws no dice.
/// Clauses: rules/portable.md section 2, PW-ORD-1.
template <class S>
Objection find_objection(const Battle& battle, const S& state, Side side, const Order& order) {
    if (state.phase == Phase::over) return {clause::PW_RULING_41, "The battle is over."};
    if (!owes(battle, state, side)) return {clause::PW_DEC_1, "It is not for you to decide now."};
    const Legal<S> legal{battle, state, side};
    const Field<S>& field = legal.field();
    const auto wrong_moment = [&] { return Objection{clause::PW_ORD_1, sentence_for_wrong_moment(state.phase)}; };
    // Fields that the order's kind does not use keep their defaults: one order has one form.
    const auto fits = [&](const Order& form) { return order == form; };
    const Objection malformed{clause::PW_ORD_1, "The order has more in it than its kind takes."};

    switch (state.phase) {
        case Phase::before:
            if (order.kind != OrderKind::begin) return wrong_moment();
            return fits({.kind = OrderKind::begin}) ? Objection{} : malformed;
        case Phase::setup:
            if (order.kind == OrderKind::ready) {
                if (!fits({.kind = OrderKind::ready})) return malformed;
                if (detail::has_units_to_place(field, side))
                    return {clause::PW_ORD_1, "Not all of your units are placed yet."};
                return {};
            }
            if (order.kind != OrderKind::place) return wrong_moment();
            if (!fits({.kind = OrderKind::place, .unit = order.unit, .hex = order.hex, .facing = order.facing}))
                return malformed;
            return detail::object_to_place(legal, side, order.unit, order.hex);
        case Phase::artillery_orders:
            if (order.kind == OrderKind::seal) return fits({.kind = OrderKind::seal}) ? Objection{} : malformed;
            if (order.kind != OrderKind::shell) return wrong_moment();
            if (!fits({.kind = OrderKind::shell, .unit = order.unit, .hex = order.hex, .tie_side = order.tie_side}))
                return malformed;
            if (Objection objection = legal.object_to_shell(order.unit, order.hex)) return objection;
            if (order.tie_side == TieSide::right &&
                !hex::bearings(battle.ground.board().vector(field.unit(order.unit).hex, order.hex)).through_corner())
                return {clause::PW_RULING_6,
                        "Left or right is said only where the line of fire runs through a corner."};
            return {};
        case Phase::artillery_hits:
        case Phase::volley_hits:
        case Phase::melee_hits: {
            if (order.kind != OrderKind::retreat && order.kind != OrderKind::stand) return wrong_moment();
            if (order.unit != state.choosing) return {clause::PW_DEC_1, "Another unit is asked now."};
            if (order.kind == OrderKind::stand) {
                if (!fits({.kind = OrderKind::stand, .unit = order.unit})) return malformed;
                if (field.type(order.unit).must_retreat)
                    return {clause::PW_HIT_3, "A unit of this type retreats if it can (house rule)."};
                return {};
            }
            if (!order.hex.on_board() || !legal.retreat_hexes_of(order.unit, state.hit_from).contains(order.hex))
                return {clause::PW_RULING_26, "It cannot go back to that hex."};
            UnitIndex last = no_unit;
            bool ended = false;
            for (UnitIndex commander : order.with) {
                if (commander == no_unit) {
                    ended = true;
                    continue;
                }
                if (ended || (last != no_unit && commander <= last) || !legal.may_go_along(order.unit, commander))
                    return {clause::PW_RULING_23,
                            "Only commanders in its hex go along, each named once, in the order of their ids."};
                last = commander;
            }
            Order form{.kind = OrderKind::retreat, .unit = order.unit, .hex = order.hex};
            form.with = order.with;
            return fits(form) ? Objection{} : malformed;
        }
        case Phase::choose_unit:
            if (order.kind == OrderKind::end) return fits({.kind = OrderKind::end}) ? Objection{} : malformed;
            if (order.kind != OrderKind::activate) return wrong_moment();
            if (!fits({.kind = OrderKind::activate, .unit = order.unit})) return malformed;
            if (state.activations_left == 0) return {clause::PW_ACT_2, "No activation is left."};
            if (order.unit >= battle.units() || field.side(order.unit) != side || !field.alive(order.unit))
                return {clause::PW_ORD_1, "That is no unit of yours on the board."};
            if (field.towed(order.unit)) return {clause::PW_RULING_16, "It is limbered: activate its transport."};
            if (field.unit(order.unit).activated) return {clause::PW_RULING_16, "It has been activated this turn."};
            return {};
        case Phase::act: {
            const UnitIndex u = state.active;
            switch (order.kind) {
                case OrderKind::fire:
                    if (!fits({.kind = OrderKind::fire, .hex = order.hex, .steady = order.steady})) return malformed;
                    return legal.object_to_volley(u, order.hex, order.steady);
                case OrderKind::move: {
                    if (!fits({.kind = OrderKind::move, .facing = order.facing, .path = order.path})) return malformed;
                    if (Objection objection = legal.object_to_moving(u)) return objection;
                    const Objection barred = legal.with_movement(u, [&](const auto& movement) -> Objection {
                        if (const auto bar = movement.find_bar(order.path))
                            return {clause_of(bar.bar), "It cannot move that way."};
                        if (!battle.in_fog() && !(movement.reach().path_to(order.path.last()) == order.path))
                            return {clause::PW_ORD_2, "Name the last hex alone, or the shortest way there."};
                        return {};
                    });
                    if (barred) return barred;
                    return legal.object_to_facing(order.path.last(), order.facing);
                }
                case OrderKind::turn:
                    if (!fits({.kind = OrderKind::turn, .facing = order.facing})) return malformed;
                    return legal.object_to_turn(u, order.facing);
                case OrderKind::limber:
                    if (!fits({.kind = OrderKind::limber, .unit = order.unit})) return malformed;
                    return legal.object_to_limber(u, order.unit);
                case OrderKind::unlimber:
                    if (!fits({.kind = OrderKind::unlimber, .facing = order.facing})) return malformed;
                    return legal.object_to_unlimber(u);
                case OrderKind::lay_wire:
                    return fits({.kind = OrderKind::lay_wire}) ? legal.object_to_lay_wire(u) : malformed;
                case OrderKind::clear_wire:
                    return fits({.kind = OrderKind::clear_wire}) ? legal.object_to_clear_wire(u) : malformed;
                case OrderKind::remount:
                    return fits({.kind = OrderKind::remount}) ? legal.object_to_remount(u) : malformed;
                case OrderKind::attack:
                    if (!fits({.kind = OrderKind::attack, .unit = order.unit, .hex = order.hex})) return malformed;
                    return legal.object_to_attack(u, order.hex, order.unit);
                case OrderKind::done: {
                    if (!fits({.kind = OrderKind::done})) return malformed;
                    bool may_attack = false;
                    if (battle.options().contact_obliges && state.in_contact_by_move)
                        detail::for_each_defender(legal, u, [&](HexIndex, UnitIndex) { may_attack = true; });
                    if (may_attack)
                        return {clause::PW_RULING_20,
                                "It has moved into contact and must attack (option contact_obliges)."};
                    return {};
                }
                default:
                    return wrong_moment();
            }
        }
        case Phase::follow_up:
            switch (order.kind) {
                case OrderKind::occupy:
                    if (!fits({.kind = OrderKind::occupy, .facing = order.facing})) return malformed;
                    return legal.object_to_occupy(order.facing);
                case OrderKind::attack:
                    if (!fits({.kind = OrderKind::attack, .unit = order.unit, .hex = order.hex})) return malformed;
                    return legal.object_to_attack(state.winner, order.hex, order.unit);
                case OrderKind::done:
                    return fits({.kind = OrderKind::done}) ? Objection{} : malformed;
                default:
                    return wrong_moment();
            }
        case Phase::over:
            break;
    }
    return wrong_moment();
}

}  // namespace reisswitz::portable
