/// What an event does to the state. No dice, no checks; events come from `decide` alone.
#pragma once

#include "rules/portable/game/field.hpp"

namespace reisswitz::portable {

namespace detail {

/// Leaves the board, and lets go of transport or team (PW-RULING-27: the facing of the transport stays with the gun).
template <class S>
void part_pair(S& state, UnitIndex unit) {
    UnitState& left = state.units[unit];
    if (left.partner == no_unit) return;
    state.units[left.partner].partner = no_unit;
    left.partner = no_unit;
}

template <class S>
void put(const Battle& battle, S& state, UnitIndex unit, HexIndex hex) {
    UnitState& moved = state.units[unit];
    moved.hex = hex;
    moved.trench = battle.ground.at(hex).trench ? InTrench::crossing : InTrench::none;
}

template <class S>
void put_pair(const Battle& battle, S& state, UnitIndex unit, HexIndex hex, Direction facing) {
    put(battle, state, unit, hex);
    state.units[unit].facing = facing;
    const UnitIndex partner = state.units[unit].partner;
    if (partner == no_unit) return;
    put(battle, state, partner, hex);
    state.units[partner].facing = facing;
}

/// Marks of one turn are cleared; artillery remembers its target, everybody where it stood (PW-ART-15).
template <class S>
void clear_marks(const Battle& battle, S& state) {
    for (std::size_t i = 0; i < battle.roster.size(); ++i) {
        UnitState& unit = state.units[i];
        unit.target_last = unit.target;
        unit.target = off_board;
        unit.shell = off_board;
        unit.revealed_last = unit.revealed;
        unit.revealed = off_board;
        unit.tie_side = {};
        unit.steps = 0;
        unit.activated = unit.moved = unit.fired = unit.moved_full = unit.steady = unit.turned = unit.aimed =
            unit.shown = false;
    }
}

}  // namespace detail

/// Applies one event of this battle to its state.
template <class S>
void evolve(const Battle& battle, S& state, const Event& event) {
    const auto unit = [&]() -> UnitState& { return state.units[event.unit]; };
    switch (event.kind) {
        case EventKind::placed:
        case EventKind::arrived:
            unit().status = Status::on_board;
            detail::put_pair(battle, state, event.unit, event.hex, event.facing);
            // Units set up in a trench man it; so do those that are simply put there (PW-RULING-29).
            if (unit().trench == InTrench::crossing && event.kind == EventKind::placed)
                unit().trench = InTrench::manning;
            if (unit().partner != no_unit) {
                state.units[unit().partner].status = Status::on_board;
                state.units[unit().partner].trench = unit().trench;
            }
            break;
        case EventKind::deployed:
        case EventKind::sealed:
            state.ready[index(event.side)] = true;
            break;
        case EventKind::aimed:
            unit().target = event.hex;
            unit().tie_side = event.tie_side;
            unit().aimed = true;
            break;
        case EventKind::fire_revealed:
            for (std::size_t i = 0; i < battle.roster.size(); ++i) state.units[i].revealed = state.units[i].hex;
            break;
        case EventKind::shell_fell:
            unit().shell = event.hex;
            unit().fired = unit().shown = true;
            break;
        case EventKind::struck:
            state.struck.insert(event.unit);
            if (event.value == 1) state.struck_twice.insert(event.unit);
            break;
        case EventKind::hit_begun:
            state.hit_from = event.from;
            state.hits_done = static_cast<std::uint8_t>(event.value);
            state.in_hand = event.unit;
            if (event.other != no_unit) state.team_next = event.other;
            break;
        case EventKind::must_choose:
            state.choosing = event.unit;
            break;
        case EventKind::choice_made:
            state.choosing = no_unit;
            break;
        case EventKind::lost_sp:
            unit().sp = static_cast<std::uint8_t>(unit().sp - event.value);
            state.lost_sp[index(battle.side_of(event.unit))] =
                static_cast<std::uint16_t>(state.lost_sp[index(battle.side_of(event.unit))] + event.value);
            break;
        case EventKind::retreated: {
            detail::put_pair(battle, state, event.unit, event.hex, event.facing);
            unit().work = Work::none;
            const UnitIndex partner = unit().partner;
            if (partner != no_unit) {
                state.units[partner].work = Work::none;
                if (battle.tables.types[unit().type].arm == Arm::transport) ++state.pair_retreats;
            }
            break;
        }
        case EventKind::pair_credit:
            state.pair_retreats = static_cast<std::uint8_t>(event.value);
            break;
        case EventKind::fell:
            unit().status = Status::fallen;
            unit().work = Work::none;
            detail::part_pair(state, event.unit);
            break;
        case EventKind::destroyed:
            unit().status = Status::destroyed;
            unit().hex = off_board;
            unit().work = Work::none;
            detail::part_pair(state, event.unit);
            break;
        case EventKind::hits_resolved:
            state.struck.erase(event.unit);
            state.struck_twice.erase(event.unit);
            state.hits_done = 0;
            // A battery answers straight after its transport, and what the pair has gone back counts for it.
            state.in_hand =
                state.team_next != no_unit && state.struck.contains(state.team_next) ? state.team_next : no_unit;
            state.team_next = no_unit;
            if (state.in_hand == no_unit) state.pair_retreats = 0;
            break;
        case EventKind::initiative:
            state.first_side = event.side;
            break;
        case EventKind::part_began:
            state.in_turn = event.side;
            state.activations_left = static_cast<std::uint8_t>(event.value);
            state.phase = Phase::choose_unit;
            break;
        case EventKind::cards_drawn: {
            auto& pack = state.cards[index(event.side)];
            if (event.value2 == 1) pack.fill(cards_of_each_number);
            --pack[static_cast<std::size_t>(event.value - 1)];
            break;
        }
        case EventKind::activated: {
            state.active = event.unit;
            state.acts = 0;
            state.in_contact_by_move = false;
            --state.activations_left;
            unit().activated = true;
            if (unit().partner != no_unit) state.units[unit().partner].activated = true;
            state.phase = Phase::act;
            state.adjacent_at_start.clear();
            const Field<S> field{battle, state};
            field.for_each_present([&](UnitIndex other) {
                if (field.side(other) != field.side(event.unit) &&
                    battle.ground.adjacent(field.unit(other).hex, unit().hex))
                    state.adjacent_at_start.insert(other);
            });
            break;
        }
        case EventKind::fired:
            ++state.acts;
            unit().fired = unit().shown = true;
            unit().steady = event.steady;
            state.volley_hex = event.hex;
            state.volley_hits = static_cast<std::uint8_t>(event.value);
            break;
        case EventKind::moved: {
            ++state.acts;
            detail::put_pair(battle, state, event.unit, event.path.last(), event.facing);
            for (UnitIndex one : {event.unit, unit().partner}) {
                if (one == no_unit) continue;
                state.units[one].moved = true;
                state.units[one].steps = static_cast<std::uint8_t>(state.units[one].steps + event.path.length);
            }
            unit().moved_full = event.value == 1;  // PW-RULING-12
            const Field<S> field{battle, state};
            state.in_contact_by_move = false;
            field.for_each_present([&](UnitIndex other) {
                if (field.side(other) != field.side(event.unit) &&
                    battle.ground.adjacent(field.unit(other).hex, unit().hex))
                    state.in_contact_by_move = true;
            });
            break;
        }
        case EventKind::turned:
            ++state.acts;
            unit().facing = event.facing;
            if (battle.options().pivot_is_move)
                unit().moved = true;
            else
                unit().turned = true;
            if (unit().partner != no_unit) {
                UnitState& partner = state.units[unit().partner];
                partner.facing = event.facing;
                partner.moved = unit().moved;
            }
            break;
        case EventKind::work_begun:
            ++state.acts;
            unit().work = event.work;
            unit().work_with = event.other;
            unit().work_facing = event.facing;
            if (event.other != no_unit) state.units[event.other].activated = true;
            break;
        case EventKind::attacked:
            ++state.acts;
            state.phase = Phase::melee_hits;
            state.attacker = event.unit;
            state.defender = event.other;
            state.attacker_hex = event.from;
            state.defender_hex = event.hex;
            state.attacker_broken = state.defender_broken = false;
            state.winner = no_unit;
            state.occupied = false;
            state.melee_dice.fill(0);
            state.melee_step = 0;
            state.pair_retreats = 0;
            break;
        case EventKind::melee_thrown:
            state.attacker_hit = event.value == 1;
            state.defender_hit = event.value2 == 1;
            state.melee_cargo = {state.units[state.defender].partner, state.units[state.attacker].partner};
            break;
        case EventKind::melee_hit_die:
            state.melee_dice[static_cast<std::size_t>(event.value)] = static_cast<std::uint8_t>(event.value2);
            break;
        case EventKind::melee_step:
            state.melee_step = static_cast<std::uint8_t>(event.value);
            if (event.value == 2) state.pair_retreats = 0;
            break;
        case EventKind::broken:
            if (event.unit == state.attacker)
                state.attacker_broken = true;
            else
                state.defender_broken = true;
            break;
        case EventKind::won:
            state.winner = event.unit;
            state.phase = Phase::follow_up;
            break;
        case EventKind::combat_over:
            state.attacker = state.defender = state.winner = no_unit;
            state.attacker_hex = state.defender_hex = off_board;
            state.attacker_hit = state.defender_hit = state.attacker_broken = state.defender_broken = state.occupied =
                false;
            state.melee_dice.fill(0);
            state.melee_step = 0;
            state.melee_cargo = {no_unit, no_unit};
            state.pair_retreats = 0;
            state.hits_done = 0;
            state.in_hand = no_unit;
            state.team_next = no_unit;
            state.hit_from = off_board;
            break;
        case EventKind::occupied:
            ++state.acts;
            detail::put_pair(battle, state, event.unit, event.hex, event.facing);
            unit().work = Work::none;  // a work is done where it was begun (PW-RULING-33)
            state.occupied = true;
            break;
        case EventKind::unit_done:
            state.active = no_unit;
            state.acts = 0;
            state.in_contact_by_move = false;
            state.adjacent_at_start.clear();
            state.phase = Phase::choose_unit;
            break;
        case EventKind::part_ended:
            state.activations_left = 0;
            state.first_part_over = !state.first_part_over;
            break;
        case EventKind::work_finished: {
            switch (event.work) {
                case Work::none:
                    break;
                case Work::limber:
                    unit().partner = event.other;
                    state.units[event.other].partner = event.unit;
                    state.units[event.other].facing = unit().facing;
                    break;
                case Work::unlimber: {
                    const UnitIndex gun = unit().partner;
                    detail::part_pair(state, event.unit);
                    state.units[gun].facing = event.facing;
                    break;
                }
                case Work::lay_wire:
                    state.wire.insert(event.hex);
                    state.wire_known[index(battle.side_of(event.unit))].insert(event.hex);
                    if (state.wire_left[index(battle.side_of(event.unit))] > 0)
                        --state.wire_left[index(battle.side_of(event.unit))];
                    break;
                case Work::clear_wire:
                    state.wire.erase(event.hex);
                    state.wire_known[index(battle.side_of(event.unit))].erase(event.hex);
                    break;
                case Work::remount:
                    unit().type = static_cast<std::uint8_t>(event.value);
                    break;
            }
            unit().work = Work::none;
            unit().work_with = no_unit;
            unit().work_facing = {};
            break;
        }
        case EventKind::trench_manned:
            unit().trench = InTrench::manning;
            break;
        case EventKind::exhausted:
            state.exhausted[index(event.side)] = true;
            state.exhausted_on_turn[index(event.side)] = state.turn;
            break;
        case EventKind::objective_taken:
            state.objective_owner[static_cast<std::size_t>(event.value)] = static_cast<std::uint8_t>(event.side);
            break;
        case EventKind::turn_began:
            state.turn = static_cast<std::uint16_t>(event.value);
            if (event.value > 1) state.first_last_turn = state.first_side;
            state.first_part_over = false;
            detail::clear_marks(battle, state);
            break;
        case EventKind::phase_began:
            state.phase = event.phase;
            if (event.phase == Phase::artillery_orders) state.ready = {false, false};
            if (event.phase == Phase::act) {
                state.volley_hex = off_board;
                state.volley_hits = 0;
                state.hit_from = off_board;
                state.in_hand = no_unit;
            }
            break;
        case EventKind::glimpsed:
            unit().last_seen = event.hex;
            unit().last_seen_turn = state.turn;
            break;
        case EventKind::lost_sight:  // never among the events of a game
            break;
        case EventKind::wire_seen:
            if (state.wire.contains(event.hex))
                state.wire_known[index(event.side)].insert(event.hex);
            else
                state.wire_known[index(event.side)].erase(event.hex);
            break;
        case EventKind::over:
            state.phase = Phase::over;
            state.outcome = static_cast<Outcome>(event.value);
            state.end_reason = static_cast<EndReason>(event.value2);
            break;
    }
}

}  // namespace reisswitz::portable
