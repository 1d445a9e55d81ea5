/// What standing orders answer, and what silence means (PW-STD-2 to PW-STD-4).
#pragma once

#include <optional>

#include "rules/portable/game/options.hpp"
#include "rules/portable/game/standing.hpp"

namespace reisswitz::portable {

/// The answer of a unit that must retreat or lose a point, by its standing orders. Always a legal one.
/// Clauses: PW-STD-2, PW-STD-3, PW-DEC-3.
template <class S>
Order standing_retreat(const Battle& battle, const S& state, const StandingOrders& standing, UnitIndex unit) {
    const Side side = battle.side_of(unit);
    const Legal<S> legal{battle, state, side};
    const Field<S>& field = legal.field();
    const Order stand{.kind = OrderKind::stand, .unit = unit};
    if (!field.type(unit).must_retreat) {
        switch (standing.value(side, unit, &StandingItems::on_hit, OnHit::retreat)) {
            case OnHit::retreat:
                break;
            case OnHit::stand:
                return stand;
            case OnHit::stand_unless_last:
                if (field.unit(unit).sp > 1) return stand;
                break;
            case OnHit::stand_if_supported: {
                bool supported = false;
                field.for_each_present([&](UnitIndex other) {
                    if (other != unit && field.alive(other) && field.side(other) == side &&
                        battle.ground.adjacent(field.unit(other).hex, field.unit(unit).hex))
                        supported = true;
                });
                if (supported) return stand;
                break;
            }
        }
    }
    const auto open = legal.retreat_hexes_of(unit, state.hit_from);
    Order order{.kind = OrderKind::retreat, .unit = unit};
    for (const RetreatWish& wish : standing.value(side, unit, &StandingItems::retreat_to, std::vector<RetreatWish>{})) {
        const HexIndex hex = wish.direction ? battle.ground.neighbour(field.unit(unit).hex, *wish.direction) : wish.hex;
        if (!hex.on_board() || !open.contains(hex)) continue;
        order.hex = hex;
        break;
    }
    if (!order.hex.on_board())
        order.hex = retreat_without_a_wish(battle.ground, open, state.hit_from, legal.enemy_hexes());
    if (!order.hex.on_board()) return stand;
    std::size_t going = 0;
    field.for_each_present([&](UnitIndex c) {
        if (going < most_companions && legal.may_go_along(unit, c) &&
            standing.value(side, c, &StandingItems::commanders, CommandersOrder::go) == CommandersOrder::go)
            order.with[going++] = c;
    });
    return order;
}

/// The order that standing orders give for what a side owes now; a legal one, or nothing where only the owner can say.
/// @param waited  the waiting time has run out: silence is an answer too (PW-STD-4)
/// Clauses: PW-STD-1 to PW-STD-4.
template <class S>
std::optional<Order> standing_answer(const Battle& battle, const S& state, const StandingOrders& standing, Side side,
                                     bool waited) {
    if (!owes(battle, state, side)) return {};
    const auto at_once = [&](UnitIndex unit) {
        return waited || standing.value(side, unit, &StandingItems::when, StandWhen::after_wait) == StandWhen::at_once;
    };
    switch (state.phase) {
        case Phase::artillery_hits:
        case Phase::volley_hits:
        case Phase::melee_hits:
            if (!at_once(state.choosing)) return {};
            return standing_retreat(battle, state, standing, state.choosing);
        case Phase::follow_up: {
            const UnitIndex unit = state.winner;
            if (!at_once(unit)) return {};
            const FollowUpOrder wish = standing.value(side, unit, &StandingItems::follow_up, FollowUpOrder::no);
            const Legal<S> legal{battle, state, side};
            if (wish != FollowUpOrder::no && !state.occupied)
                for (int turns = 0; turns < hex::directions_round_a_hex; ++turns) {
                    const Direction facing = hex::turn(legal.field().unit(unit).facing, turns);
                    if (!legal.object_to_occupy(facing)) return Order{.kind = OrderKind::occupy, .facing = facing};
                }
            if (wish == FollowUpOrder::occupy_and_fight) {
                std::optional<Order> first;
                detail::for_each_defender(legal, unit, [&](HexIndex hex, UnitIndex defender) {
                    if (!first || defender < first->unit)
                        first = Order{.kind = OrderKind::attack, .unit = defender, .hex = hex};
                });
                if (first) return first;
            }
            return Order{.kind = OrderKind::done};
        }
        case Phase::before:
            return Order{.kind = OrderKind::begin};
        case Phase::setup:
        case Phase::artillery_orders:
        case Phase::choose_unit:
        case Phase::act:
        case Phase::over:
            break;
    }
    if (!waited) return {};
    switch (state.phase) {
        case Phase::artillery_orders:
            return Order{.kind = OrderKind::seal};
        case Phase::choose_unit:
            return Order{.kind = OrderKind::end};
        case Phase::act: {
            // `done`, unless contact obliges the unit to attack: then its first attack.
            std::optional<Order> answer;
            for_each_option(battle, state, side, [&](const Order& order) {
                if (order.kind == OrderKind::done || (order.kind == OrderKind::attack && !answer)) answer = order;
            });
            return answer;
        }
        case Phase::setup: {
            std::optional<Order> answer;
            for_each_option(battle, state, side, [&](const Order& order) {
                if (order.kind == OrderKind::ready)
                    answer = order;
                else if (!answer && state.units[order.unit].status == Status::reserve)
                    answer = order;
            });
            return answer;
        }
        default:
            return {};
    }
}

}  // namespace reisswitz::portable
