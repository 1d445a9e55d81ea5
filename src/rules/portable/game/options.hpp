/// The canonical orders open to a side.
#pragma once

#include "rules/portable/game/legal.hpp"

namespace reisswitz::portable {

/// Whether the side owes a decision now (section 2).
template <class S>
bool owes(const Battle& battle, const S& state, Side side) {
    switch (state.phase) {
        case Phase::before:
            return side == Side::red;
        case Phase::setup:
        case Phase::artillery_orders:
            return !state.ready[index(side)];
        case Phase::artillery_hits:
        case Phase::volley_hits:
        case Phase::melee_hits:
            return state.choosing != no_unit && battle.side_of(state.choosing) == side;
        case Phase::choose_unit:
        case Phase::act:
            return state.in_turn == side;
        case Phase::follow_up:
            return state.winner != no_unit && battle.side_of(state.winner) == side;
        case Phase::over:
            return false;
    }
    return false;
}

namespace detail {

/// Facings that a unit may end with in a hex.
template <class S, class Visit>
void for_each_facing(const Legal<S>& legal, HexIndex hex, Visit visit) {
    const DirectionSet facings = facings_after_move(legal.field().ground(), hex, legal.enemy_hexes());
    for (Direction facing : hex::all_directions)
        if (facings.contains(facing)) visit(facing);
}

template <class S, class Visit>
void for_each_defender(const Legal<S>& legal, UnitIndex u, Visit visit) {
    const auto& field = legal.field();
    for (HexIndex hex : field.ground().neighbours(field.unit(u).hex)) {
        if (!hex.on_board() || !legal.enemy_hexes().contains(hex)) continue;
        field.for_each_present([&](UnitIndex defender) {
            if (field.unit(defender).hex == hex && field.side(defender) != field.side(u) &&
                !legal.object_to_attack(u, hex, defender))
                visit(hex, defender);
        });
    }
}

/// The places where a unit not yet deployed may be put (section 2, state 0).
template <class S>
Objection object_to_place(const Legal<S>& legal, Side side, UnitIndex u, HexIndex hex) {
    const auto& field = legal.field();
    const Battle& battle = field.battle();
    if (u == no_unit || battle.side_of(u) != side) return {clause::PW_ORD_1, "That is not one of your units."};
    const RosterEntry& entry = battle.entry(u);
    if (entry.hex.on_board() || entry.arrives_on_turn > 0) return {clause::PW_DEC_2, "The scenario places this unit."};
    if (field.towed(u)) return {clause::PW_TRN_1, "It is placed with its transport."};
    const auto& zone = battle.sides[index(side)].deployment;
    if (!hex.on_board() || !zone || !zone->contains(hex))
        return {clause::PW_DEC_2, "That hex is not in your deployment zone."};
    if (!field.ground().at(hex).enterable()) return {clause::PW_RULING_30, "No unit can stand in that hex."};
    if (!field.type(u).shares_hex || field.towing(u)) {
        bool taken = false;
        field.for_each_present([&](UnitIndex other) {
            if (other != u && other != field.unit(u).partner && field.unit(other).hex == hex &&
                field.side(other) == side && (!field.type(other).shares_hex || field.towing(other)))
                taken = true;
        });
        if (taken) return {clause::PW_MOVE_7, "A unit that shares no hex stands there already."};
    }
    return {};
}

/// Whether any unit of the side is still to be placed by its owner.
template <class S>
bool has_units_to_place(const Field<S>& field, Side side) {
    for (int i = 0; i < field.battle().units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        const RosterEntry& entry = field.battle().entry(u);
        if (entry.side == side && !entry.hex.on_board() && entry.arrives_on_turn == 0 &&
            field.unit(u).status == Status::reserve && !field.towed(u))
            return true;
    }
    return false;
}

}  // namespace detail

/// Calls visit(order) for every canonical order of the side, in a fixed order. Nothing when it owes nothing.
/// Clauses: rules/portable.md section 2, PW-ORD-1.
template <class S, class Visit>
void for_each_option(const Battle& battle, const S& state, Side side, Visit visit) {
    if (!owes(battle, state, side)) return;
    const Legal<S> legal{battle, state, side};
    const Field<S>& field = legal.field();
    const Ground& ground = battle.ground;

    switch (state.phase) {
        case Phase::before:
            visit(Order{.kind = OrderKind::begin});
            break;
        case Phase::setup: {
            for (int i = 0; i < battle.units(); ++i) {
                const auto u = static_cast<UnitIndex>(i);
                if (battle.side_of(u) != side || !battle.sides[index(side)].deployment) continue;
                for (HexIndex hex : *battle.sides[index(side)].deployment) {
                    if (detail::object_to_place(legal, side, u, hex)) continue;
                    for (Direction facing : hex::all_directions)
                        visit(Order{.kind = OrderKind::place, .unit = u, .hex = hex, .facing = facing});
                }
            }
            if (!detail::has_units_to_place(field, side)) visit(Order{.kind = OrderKind::ready});
            break;
        }
        case Phase::artillery_orders: {
            for (int i = 0; i < battle.units(); ++i) {
                const auto u = static_cast<UnitIndex>(i);
                if (!legal.can_shell(u)) continue;
                for (HexIndex hex : legal.enemy_hexes()) {
                    if (legal.object_to_shell(u, hex)) continue;
                    visit(Order{.kind = OrderKind::shell, .unit = u, .hex = hex});
                    if (hex::bearings(ground.board().vector(field.unit(u).hex, hex)).through_corner())
                        visit(Order{.kind = OrderKind::shell, .unit = u, .hex = hex, .tie_side = TieSide::right});
                }
            }
            visit(Order{.kind = OrderKind::seal});
            break;
        }
        case Phase::artillery_hits:
        case Phase::volley_hits:
        case Phase::melee_hits: {
            const UnitIndex u = state.choosing;
            const auto hexes = legal.retreat_hexes_of(u, state.hit_from);
            std::array<UnitIndex, most_companions> commanders{};
            std::size_t count = 0;
            field.for_each_present([&](UnitIndex c) {
                if (count < most_companions && legal.may_go_along(u, c)) commanders[count++] = c;
            });
            for (HexIndex hex : hexes)
                for (unsigned chosen = 0; chosen < (1u << count); ++chosen) {
                    Order order{.kind = OrderKind::retreat, .unit = u, .hex = hex};
                    std::size_t going = 0;
                    for (std::size_t i = 0; i < count; ++i)
                        if ((chosen >> i) & 1u) order.with[going++] = commanders[i];
                    visit(order);
                }
            if (!field.type(u).must_retreat) visit(Order{.kind = OrderKind::stand, .unit = u});
            break;
        }
        case Phase::choose_unit: {
            if (state.activations_left > 0)
                field.for_each_present([&](UnitIndex u) {
                    if (field.side(u) == side && field.alive(u) && !field.unit(u).activated && !field.towed(u))
                        visit(Order{.kind = OrderKind::activate, .unit = u});
                });
            visit(Order{.kind = OrderKind::end});
            break;
        }
        case Phase::act: {
            const UnitIndex u = state.active;
            const UnitState& unit = field.unit(u);
            const Weapon* weapon = field.weapon(u);
            if (weapon && !weapon->artillery && !unit.fired)
                for (HexIndex hex : legal.enemy_hexes()) {
                    if (!legal.object_to_volley(u, hex, false)) visit(Order{.kind = OrderKind::fire, .hex = hex});
                    if (battle.options().steady_fire == SteadyFire::whole_turn && !legal.object_to_volley(u, hex, true))
                        visit(Order{.kind = OrderKind::fire, .hex = hex, .steady = true});
                }
            if (!legal.object_to_moving(u)) {
                const auto with_facings = [&](const Path& path) {
                    detail::for_each_facing(legal, path.last(), [&](Direction facing) {
                        visit(Order{.kind = OrderKind::move, .facing = facing, .path = path});
                    });
                };
                legal.with_movement(u, [&](const auto& movement) {
                    // Fog: every way there, since it matters what is glimpsed on it. Open: one way a hex (PW-ORD-2).
                    if (battle.in_fog()) {
                        movement.for_each_path([&](const Path& path, bool) { with_facings(path); });
                        return;
                    }
                    const auto reach = movement.reach();
                    for (const MoveEnd& end : reach) with_facings(reach.path_to(end.hex));
                });
            }
            for (Direction facing : hex::all_directions)
                if (!legal.object_to_turn(u, facing)) visit(Order{.kind = OrderKind::turn, .facing = facing});
            if (field.type(u).arm == Arm::transport) {
                field.for_each_present([&](UnitIndex gun) {
                    if (!legal.object_to_limber(u, gun)) visit(Order{.kind = OrderKind::limber, .unit = gun});
                });
                if (!legal.object_to_unlimber(u))
                    for (Direction facing : hex::all_directions)
                        visit(Order{.kind = OrderKind::unlimber, .facing = facing});
            }
            if (!legal.object_to_lay_wire(u)) visit(Order{.kind = OrderKind::lay_wire});
            if (!legal.object_to_clear_wire(u)) visit(Order{.kind = OrderKind::clear_wire});
            if (!legal.object_to_remount(u)) visit(Order{.kind = OrderKind::remount});
            bool may_attack = false;
            detail::for_each_defender(legal, u, [&](HexIndex hex, UnitIndex defender) {
                may_attack = true;
                visit(Order{.kind = OrderKind::attack, .unit = defender, .hex = hex});
            });
            if (!(battle.options().contact_obliges && state.in_contact_by_move && may_attack))
                visit(Order{.kind = OrderKind::done});
            break;
        }
        case Phase::follow_up: {
            const UnitIndex u = state.winner;
            for (Direction facing : hex::all_directions)
                if (!legal.object_to_occupy(facing)) visit(Order{.kind = OrderKind::occupy, .facing = facing});
            detail::for_each_defender(legal, u, [&](HexIndex hex, UnitIndex defender) {
                visit(Order{.kind = OrderKind::attack, .unit = defender, .hex = hex});
            });
            visit(Order{.kind = OrderKind::done});
            break;
        }
        case Phase::over:
            break;
    }
}

}  // namespace reisswitz::portable
