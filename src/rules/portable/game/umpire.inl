#pragma once

#include "rules/portable/game/umpire.hpp"

namespace reisswitz::portable {

#define REISSWITZ_UMPIRE                                                     \
    template <class S, dice::DiceSource D, ruling::RulingSink R, class Sink> \
    void Umpire<S, D, R, Sink>
#define REISSWITZ_UMPIRE_GIVES(type)                                         \
    template <class S, dice::DiceSource D, ruling::RulingSink R, class Sink> \
    type Umpire<S, D, R, Sink>

// ---- orders ----------------------------------------------------------------------------------------------------

REISSWITZ_UMPIRE::carry_out(Side side, const Order& order) {
    order_ = order;
    switch (order.kind) {
        case OrderKind::begin:
            begin();
            break;
        case OrderKind::place:
            tell({.kind = EventKind::placed, .unit = order.unit, .hex = order.hex, .facing = order.facing});
            ruling_.verdict(clause::PW_DEC_2, verdict::placed, {.unit = order.unit, .hex = order.hex.value});
            break;
        case OrderKind::ready:
            tell({.kind = EventKind::deployed, .side = side});
            ruling_.verdict(clause::PW_DEC_2, verdict::side_ready, {.side = static_cast<int>(side)});
            if (state_.ready[0] && state_.ready[1]) begin_first_turn();
            break;
        case OrderKind::shell:
            tell({.kind = EventKind::aimed, .unit = order.unit, .hex = order.hex, .tie_side = order.tie_side});
            break;
        case OrderKind::seal:
            tell({.kind = EventKind::sealed, .side = side});
            ruling_.verdict(clause::PW_ART_2, verdict::fire_sealed, {.side = static_cast<int>(side)});
            if (state_.ready[0] && state_.ready[1]) resolve_artillery();
            break;
        case OrderKind::retreat:
        case OrderKind::stand: {
            const UnitIndex unit = order.unit;
            at(1, unit, order);
            tell({.kind = EventKind::choice_made, .unit = unit});
            if (order.kind == OrderKind::stand) {
                lose_point(unit);
                ruling_.verdict(clause::PW_HIT_3, verdict::unit_stands, {.unit = unit, .value = state_.units[unit].sp});
            } else {
                go_back(unit, order.hex, &order);
            }
            if (state_.phase == Phase::melee_hits) {
                tell({.kind = EventKind::melee_step, .value = state_.melee_step + 1});
                resolve_melee();
            } else {
                resolve_hits();
            }
            break;
        }
        case OrderKind::activate:
            tell({.kind = EventKind::activated, .unit = order.unit});
            ruling_.verdict(clause::PW_TURN_3, verdict::unit_activated, {.unit = order.unit});
            go_on_acting();
            break;
        case OrderKind::end:
            end_part();
            break;
        case OrderKind::fire: {
            const UnitIndex u = state_.active;
            const Legal<S> legal{battle_, state_, side};
            const Weapon& weapon = *field_.weapon(u);
            bool target_in_cover = false;
            int target_modifier = 0;
            field_.for_each_present([&](UnitIndex enemy) {
                if (field_.unit(enemy).hex != order.hex || !legal.seen().contains(enemy)) return;
                target_in_cover = target_in_cover || field_.in_cover(enemy);
                if (!field_.type(enemy).shares_hex) target_modifier = field_.type(enemy).target_modifier;
            });
            const bool not_moved =
                battle_.options().steady_fire == SteadyFire::whole_turn ? order.steady : !field_.unit(u).moved;
            at(2, u, order);
            const int hits = resolve_volley_dice(VolleyFire{.dice = weapon.dice,
                                                            .target_in_cover = target_in_cover,
                                                            .steady = not_moved,
                                                            .commander_near = field_.commander_near(u),
                                                            .fire_modifier = field_.type(u).fire_modifier,
                                                            .target_modifier = target_modifier},
                                                 dice_, ruling_, u);
            tell({.kind = EventKind::fired,
                  .unit = u,
                  .hex = order.hex,
                  .from = field_.unit(u).hex,
                  .steady = order.steady,
                  .value = hits});
            if (hits == 0) {
                go_on_acting();
                break;
            }
            field_.for_each_present([&](UnitIndex enemy) {
                if (field_.unit(enemy).hex == order.hex && field_.side(enemy) != side) strike(enemy);
            });
            tell({.kind = EventKind::phase_began, .phase = Phase::volley_hits});
            resolve_hits();
            break;
        }
        case OrderKind::move:
            move(order);
            go_on_acting();
            break;
        case OrderKind::turn:
            tell({.kind = EventKind::turned, .unit = state_.active, .facing = order.facing});
            ruling_.applies(clause::PW_RULING_18, {.unit = state_.active});
            go_on_acting();
            break;
        case OrderKind::limber:
            tell({.kind = EventKind::work_begun, .unit = state_.active, .other = order.unit, .work = Work::limber});
            ruling_.verdict(clause::PW_TRN_2, verdict::begins_limbering, {.unit = state_.active, .other = order.unit});
            go_on_acting();
            break;
        case OrderKind::unlimber:
            ruling_.verdict(clause::PW_TRN_2, verdict::begins_unlimbering,
                            {.unit = state_.active, .other = field_.unit(state_.active).partner});
            tell(
                {.kind = EventKind::work_begun, .unit = state_.active, .facing = order.facing, .work = Work::unlimber});
            go_on_acting();
            break;
        case OrderKind::lay_wire:
            tell({.kind = EventKind::work_begun, .unit = state_.active, .work = Work::lay_wire});
            ruling_.verdict(clause::PW_WIRE_1, verdict::begins_laying_wire,
                            {.unit = state_.active, .hex = field_.unit(state_.active).hex.value});
            go_on_acting();
            break;
        case OrderKind::clear_wire:
            tell({.kind = EventKind::work_begun, .unit = state_.active, .work = Work::clear_wire});
            ruling_.verdict(clause::PW_WIRE_2, verdict::begins_clearing_wire,
                            {.unit = state_.active, .hex = field_.unit(state_.active).hex.value});
            go_on_acting();
            break;
        case OrderKind::remount:
            tell({.kind = EventKind::work_begun, .unit = state_.active, .work = Work::remount});
            ruling_.verdict(clause::PW_RULING_36, verdict::begins_changing_mounts, {.unit = state_.active});
            go_on_acting();
            break;
        case OrderKind::attack:
            fight(state_.phase == Phase::follow_up ? state_.winner : state_.active, order.unit, order);
            break;
        case OrderKind::done:
            if (state_.phase == Phase::follow_up)
                end_combat();
            else
                finish_unit();
            break;
        case OrderKind::occupy: {
            const UnitIndex u = state_.winner;
            const Legal<S> legal{battle_, state_, side};
            const HexIndex hex = legal.won_hex();
            tell({.kind = EventKind::occupied,
                  .unit = u,
                  .hex = hex,
                  .from = field_.unit(u).hex,
                  .facing = order.facing});
            ruling_.verdict(clause::PW_CC_8, verdict::occupies, {.unit = u, .hex = hex.value});
            offer_follow_up();
            break;
        }
    }
    settle_objectives();
}

// ---- the turn --------------------------------------------------------------------------------------------------

REISSWITZ_UMPIRE::begin() {
    const bool deploys =
        detail::has_units_to_place(field_, Side::red) || detail::has_units_to_place(field_, Side::blue);
    if (deploys) {
        tell({.kind = EventKind::phase_began, .phase = Phase::setup});
        for (Side side : both_sides)
            if (!detail::has_units_to_place(field_, side)) tell({.kind = EventKind::deployed, .side = side});
        return;
    }
    begin_first_turn();
}

REISSWITZ_UMPIRE::begin_first_turn() {
    tell({.kind = EventKind::turn_began, .value = 1});
    ruling_.verdict(clause::PW_TURN_1, verdict::turn_begins, {.value = 1});
    arrive();
    begin_artillery();
}

REISSWITZ_UMPIRE_GIVES(bool)::any_shell_possible(Side side) const {
    const Legal<S> legal{battle_, state_, side};
    for (int i = 0; i < battle_.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        if (!legal.can_shell(u)) continue;
        for (HexIndex hex : legal.enemy_hexes())
            if (!legal.object_to_shell(u, hex)) return true;
    }
    return false;
}

REISSWITZ_UMPIRE::begin_artillery() {
    tell({.kind = EventKind::phase_began, .phase = Phase::artillery_orders});
    const std::array<bool, 2> possible{any_shell_possible(Side::red), any_shell_possible(Side::blue)};
    for (Side side : both_sides)
        if (!possible[index(side)]) tell({.kind = EventKind::sealed, .side = side});
    if (!possible[0] && !possible[1]) resolve_artillery();
}

REISSWITZ_UMPIRE::resolve_artillery() {
    tell({.kind = EventKind::fire_revealed});
    // One occasion for all shells: both sides' orders, which were sealed together (PW-ART-2).
    dice_.at([&] {
        dice::Occasion occasion;
        occasion.with(state_.turn).with(3);
        for (int i = 0; i < battle_.units(); ++i) {
            const UnitState& battery = state_.units[static_cast<std::size_t>(i)];
            if (battery.aimed) occasion.with(i).with(battery.target.value).with(static_cast<int>(battery.tie_side));
        }
        return occasion;
    });
    const std::array<typename S::Units, 2> seen{seen_by(field_, Side::red), seen_by(field_, Side::blue)};
    bool any = false;
    for (int i = 0; i < battle_.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        const UnitState& battery = state_.units[u];
        if (!battery.aimed) continue;
        any = true;
        const HexIndex target = battery.target;
        const Side side = field_.side(u);
        bool in_cover = false;
        bool stood_in_last_target = false;
        field_.for_each_present([&](UnitIndex enemy) {
            const UnitState& there = field_.unit(enemy);
            if (field_.side(enemy) == side || there.hex != target) return;
            if (!seen[index(side)].contains(enemy)) return;  // PW-FOG-3: chosen on what is seen
            in_cover = in_cover || field_.in_cover(enemy);
            if (battery.target_last.on_board() && there.revealed_last == battery.target_last)
                stood_in_last_target = true;
        });
        const bool same_hex = battery.target_last == target;
        bool same_target = same_hex;
        if (battle_.options().same_target == SameTarget::unit) same_target = stood_in_last_target;
        if (battle_.options().same_target == SameTarget::either) same_target = same_hex || stood_in_last_target;
        const Shell shell{.range_hexes = battle_.ground.distance(battery.hex, target),
                          .line_of_sight = battle_.ground.clear_line_over_units(battery.hex, target),
                          .target_in_cover = in_cover,
                          .same_target_last_turn = same_target,
                          .commander_near = field_.commander_near(u),
                          .fire_modifier = field_.type(u).fire_modifier};
        const HexIndex in_front = hex::in_front_of(battle_.ground.size(), battery.hex, target).on(battery.tie_side);
        const HexIndex behind = hex::behind(battle_.ground.size(), battery.hex, target).on(battery.tie_side);
        const auto ordinal = [](HexIndex hex) { return hex.on_board() ? static_cast<int>(hex.value) : -1; };
        const Landing landing = resolve_landing(
            shell, {battle_.options().fire_into_cover, battle_.options().short_at_range_1}, dice_, ruling_, u,
            {.target = ordinal(target), .in_front = ordinal(in_front), .behind = ordinal(behind)});
        const HexIndex hex = landing.landed == Landed::target     ? target
                             : landing.landed == Landed::in_front ? in_front
                             : landing.landed == Landed::behind   ? behind
                                                                  : off_board;
        tell({.kind = EventKind::shell_fell,
              .side = side,
              .unit = u,
              .hex = hex,
              .from = target,
              .value = landing.score});
    }
    if (!any) {
        end_artillery();
        return;
    }
    for (int i = 0; i < battle_.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        if (!field_.alive(u)) continue;
        bool hit = false;
        for (int b = 0; b < battle_.units(); ++b) {
            const UnitState& battery = state_.units[static_cast<std::size_t>(b)];
            hit = hit || (battery.aimed && battery.shell.on_board() && battery.shell == field_.unit(u).hex);
        }
        if (hit) strike(u);
    }
    tell({.kind = EventKind::phase_began, .phase = Phase::artillery_hits});
    resolve_hits();
}

/// PW-TURN-2: when the guns have spoken, dice for the initiative.
REISSWITZ_UMPIRE::end_artillery() {
    if (finish_if_over()) return;
    at(4, 0, {});
    const auto previous = state_.turn > 1 ? std::optional<Side>{state_.first_last_turn} : std::nullopt;
    const InitiativeThrow thrown = resolve_initiative({battle_.options().initiative_tie, previous}, dice_, ruling_);
    tell({.kind = EventKind::initiative, .side = thrown.first, .value = thrown.red, .value2 = thrown.blue});
    begin_part(thrown.first);
}

REISSWITZ_UMPIRE::begin_part(Side side) {
    at(5, static_cast<int>(side), {});
    const int others = field_.other_units(side);
    const bool chief = field_.has_chief(side);
    const int all = others + (chief ? 1 : 0);
    const int count = activation_dice(chief, others, battle_.tables.units_per_activation_die);
    int total = 0;
    if (battle_.tables.variants.activation == ActivationBy::cards) {
        for (int i = 0; i < count; ++i) {
            CardPack pack = state_.cards[index(side)];
            const DrawnCard card = resolve_card(pack, dice_, ruling_, static_cast<int>(side));
            tell({.kind = EventKind::cards_drawn,
                  .side = side,
                  .value = card.number,
                  .value2 = card.pack_made_fresh ? 1 : 0});
            total += card.number;
        }
    } else {
        total = resolve_activation_dice(count, dice_, ruling_, static_cast<int>(side));
    }
    const int may_activate = std::min(total, all);  // PW-RULING-16
    tell({.kind = EventKind::part_began, .side = side, .value = may_activate});
    ruling_.verdict(clause::PW_ACT_2, may_activate == 0 ? verdict::no_activation : verdict::may_activate,
                    {.value = may_activate, .side = static_cast<int>(side)});
    go_on_choosing();
}

REISSWITZ_UMPIRE::go_on_choosing() {
    if (finish_if_over()) return;
    if (const auto only = only_order(state_.in_turn); only && only->kind == OrderKind::end) end_part();
}

REISSWITZ_UMPIRE::end_part() {
    const Side side = state_.in_turn;
    if (state_.activations_left > 0)
        ruling_.verdict(clause::PW_RULING_16, verdict::activations_lost,
                        {.value = state_.activations_left, .side = static_cast<int>(side)});
    tell({.kind = EventKind::part_ended, .side = side});
    ruling_.verdict(clause::PW_TURN_4, verdict::part_ended, {.side = static_cast<int>(side)});
    if (state_.first_part_over)
        begin_part(enemy_of(side));
    else
        end_turn();
}

REISSWITZ_UMPIRE::end_turn() {
    finish_works();
    settle_objectives();
    check_exhaustion();
    if (finish_if_over()) return;

    const bool both_exhausted = state_.exhausted[0] && state_.exhausted[1];  // PW-EXH-4
    const bool last = both_exhausted || state_.turn >= battle_.tables.turn_limit;
    for (const VictoryTerm& term : battle_.victory) {
        const bool looked_at = term.when == When::any_turn_end ||
                               (term.when == When::turn_end && term.turn == state_.turn) ||
                               (term.when == When::last_turn_end && last);
        if (looked_at && met(term)) {
            end(term.winner, EndReason::objective);
            return;
        }
    }
    if (last) {
        end(by_losses(), both_exhausted ? EndReason::exhaustion : EndReason::turn_limit);
        return;
    }
    tell({.kind = EventKind::turn_began, .value = state_.turn + 1});
    ruling_.verdict(clause::PW_TURN_1, verdict::turn_begins, {.value = state_.turn});
    arrive();
    begin_artillery();
}

REISSWITZ_UMPIRE::finish_works() {
    for (int i = 0; i < battle_.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        const UnitState unit = state_.units[u];
        if (!field_.alive(u)) continue;
        if (unit.work != Work::none) {
            Event event{.kind = EventKind::work_finished,
                        .unit = u,
                        .other = unit.work_with,
                        .hex = unit.hex,
                        .facing = unit.work_facing,
                        .work = unit.work};
            bool lost = false;
            if (unit.work == Work::limber)
                lost = !field_.alive(unit.work_with) || field_.unit(unit.work_with).hex != unit.hex;
            if (unit.work == Work::unlimber) lost = unit.partner == no_unit;
            if (unit.work == Work::remount) event.value = Legal<S>::remounted_type(battle_.tables, unit.type);
            if (lost) event.work = Work::none;
            tell(event);
            ruling_.verdict(clause::PW_TURN_5, lost ? verdict::work_lost : verdict::work_done, {.unit = u});
        }
        if (unit.trench == InTrench::crossing) {
            tell({.kind = EventKind::trench_manned, .unit = u});
            ruling_.verdict(clause::PW_RULING_29, verdict::trench_manned, {.unit = u, .hex = unit.hex.value});
        }
    }
}

REISSWITZ_UMPIRE::arrive() {
    for (int i = 0; i < battle_.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        const RosterEntry& entry = battle_.entry(u);
        if (state_.units[u].status != Status::reserve || entry.arrives_on_turn == 0 ||
            entry.arrives_on_turn > state_.turn || field_.towed(u))
            continue;
        HexIndex free = off_board;
        for (HexIndex hex : entry.entry_hexes) {
            bool taken = field_.holds(hex, enemy_of(entry.side));
            if (!field_.type(u).shares_hex || field_.towing(u))
                field_.for_each_present([&](UnitIndex other) {
                    if (field_.unit(other).hex == hex && (!field_.type(other).shares_hex || field_.towing(other)))
                        taken = true;
                });
            if (taken) continue;
            free = hex;
            break;
        }
        if (!free.on_board()) {
            if (!entry.entry_hexes.empty())
                ruling_.verdict(clause::PW_MOVE_7, verdict::reinforcements_wait,
                                {.unit = u, .hex = entry.entry_hexes.front().value});
            continue;
        }
        tell({.kind = EventKind::arrived, .unit = u, .hex = free, .facing = entry.facing});
        ruling_.verdict(clause::PW_TURN_1, verdict::reinforcements_arrive, {.unit = u, .hex = free.value});
    }
}

REISSWITZ_UMPIRE::check_exhaustion() {
    for (Side side : both_sides) {
        if (state_.exhausted[index(side)] || state_.lost_sp[index(side)] < battle_.sides[index(side)].exhaustion_point)
            continue;
        tell({.kind = EventKind::exhausted, .side = side});
        ruling_.verdict(clause::PW_EXH_2, verdict::exhaustion_reached,
                        {.value = state_.lost_sp[index(side)], .side = static_cast<int>(side)});
    }
}

REISSWITZ_UMPIRE_GIVES(bool)::finish_if_over() {
    if (state_.phase == Phase::over) return true;
    const std::array<bool, 2> left{field_.has_units_left(Side::red), field_.has_units_left(Side::blue)};
    if (left[0] && left[1]) return false;
    for (Side side : both_sides)
        if (!left[index(side)])
            ruling_.verdict(clause::PW_RULING_41, verdict::side_wiped_out, {.side = static_cast<int>(side)});
    end(left[0] ? Outcome::red : left[1] ? Outcome::blue : Outcome::draw, EndReason::no_unit_left);
    return true;
}

REISSWITZ_UMPIRE::settle_objectives() {
    if (state_.phase == Phase::before || state_.phase == Phase::setup || state_.phase == Phase::over) return;
    for (std::size_t i = 0; i < battle_.objectives.size(); ++i) {
        for (Side side : both_sides) {
            if (state_.objective_owner[i] == index(side)) continue;
            bool entered = false;
            field_.for_each_present([&](UnitIndex u) {
                if (field_.alive(u) && field_.side(u) == side && field_.unit(u).hex == battle_.objectives[i].hex &&
                    field_.type(u).arm != Arm::transport)
                    entered = true;
            });
            if (!entered) continue;
            tell({.kind = EventKind::objective_taken,
                  .side = side,
                  .hex = battle_.objectives[i].hex,
                  .value = static_cast<int>(i)});
            ruling_.verdict(clause::PW_RULING_41, verdict::objective_taken,
                            {.hex = battle_.objectives[i].hex.value, .side = static_cast<int>(side)});
        }
    }
}

REISSWITZ_UMPIRE_GIVES(int)::held(const VictoryTerm& term) const {
    int count = 0;
    for (std::size_t i : term.objectives) {
        if (term.held_by == HeldBy::control)
            count += state_.objective_owner[i] == index(term.holder) ? 1 : 0;
        else
            count += field_.holds(battle_.objectives[i].hex, term.holder) ? 1 : 0;
    }
    return count;
}

REISSWITZ_UMPIRE_GIVES(bool)::met(const VictoryTerm& term) const {
    if (term.exhausted &&
        (!state_.exhausted[index(*term.exhausted)] || state_.exhausted[index(enemy_of(*term.exhausted))]))
        return false;
    return held(term) >= term.at_least;
}

/// PW-RULING-41, without objectives: never exhausted, exhausted later, the smaller share of SP lost.
REISSWITZ_UMPIRE_GIVES(Outcome)::by_losses() const {
    const auto wins = [](Side side) { return side == Side::red ? Outcome::red : Outcome::blue; };
    if (state_.exhausted[0] != state_.exhausted[1]) return wins(state_.exhausted[0] ? Side::blue : Side::red);
    if (state_.exhausted[0] && state_.exhausted_on_turn[0] != state_.exhausted_on_turn[1])
        return wins(state_.exhausted_on_turn[0] > state_.exhausted_on_turn[1] ? Side::red : Side::blue);
    const int red = state_.lost_sp[0] * battle_.sides[1].total_sp;
    const int blue = state_.lost_sp[1] * battle_.sides[0].total_sp;
    return red == blue ? Outcome::draw : wins(red < blue ? Side::red : Side::blue);
}

// ---- hits ------------------------------------------------------------------------------------------------------

/// PW-RULING-38: in the artillery phase the side that went second last turn first (turn 1: blue), else by id; a battery
/// in tow straight after its transport (PW-RULING-27).
REISSWITZ_UMPIRE_GIVES(UnitIndex)::next_struck() const {
    const auto first_of = [&](Side side) {
        for (int u = state_.struck.first(); u != no_unit; u = state_.struck.from(u + 1)) {
            const auto unit = static_cast<UnitIndex>(u);
            if (field_.side(unit) == side && !(field_.towed(unit) && state_.struck.contains(field_.unit(unit).partner)))
                return unit;
        }
        return no_unit;
    };
    if (state_.in_hand != no_unit && state_.struck.contains(state_.in_hand)) return state_.in_hand;
    const Side first =
        state_.phase == Phase::artillery_hits && state_.turn > 1 ? enemy_of(state_.first_last_turn) : Side::blue;
    const UnitIndex found = first_of(first);
    return found != no_unit ? found : first_of(enemy_of(first));
}

/// A towed battery that is hit with its transport answers twice under towed_hits = double (PW-TRN-4 by the letter).
REISSWITZ_UMPIRE::strike(UnitIndex unit) {
    const bool twice = battle_.options().towed_hits == TowedHits::double_ && field_.towed(unit);
    tell({.kind = EventKind::struck, .unit = unit, .value = twice ? 1 : 0});
}

REISSWITZ_UMPIRE_GIVES(int)::hits_on(UnitIndex unit) const {
    int hits = state_.volley_hits;
    if (state_.phase == Phase::artillery_hits) {
        hits = 0;
        for (int b = 0; b < battle_.units(); ++b) {
            const UnitState& battery = state_.units[static_cast<std::size_t>(b)];
            hits += battery.aimed && battery.shell.on_board() && battery.shell == field_.unit(unit).revealed ? 1 : 0;
        }
    }
    return state_.struck_twice.contains(unit) ? 2 * hits : hits;
}

REISSWITZ_UMPIRE_GIVES(HexIndex)::source_of_hit(UnitIndex unit, int number) const {
    if (state_.phase != Phase::artillery_hits) return field_.unit(state_.active).hex;
    int left = state_.struck_twice.contains(unit) ? (number + 1) / 2 : number;
    for (int b = 0; b < battle_.units(); ++b) {
        const UnitState& battery = state_.units[static_cast<std::size_t>(b)];
        if (battery.aimed && battery.shell.on_board() && battery.shell == field_.unit(unit).revealed && --left == 0)
            return battery.hex;
    }
    return field_.unit(unit).hex;
}

REISSWITZ_UMPIRE::resolve_hits() {
    for (;;) {
        const UnitIndex unit = next_struck();
        if (unit == no_unit) break;
        const int hits = hits_on(unit);
        while (state_.hits_done < hits && field_.alive(unit)) {
            const int number = state_.hits_done + 1;
            tell({.kind = EventKind::hit_begun,
                  .unit = unit,
                  .other = field_.towing(unit) ? field_.unit(unit).partner : no_unit,
                  .from = source_of_hit(unit, number),
                  .value = number});
            if (resolve_hit_die(quality(unit), dice_, ruling_, unit) == HitEffect::loses_sp) {
                lose_point(unit);
                ruling_.verdict(clause::PW_HIT_2, verdict::unit_loses_sp,
                                {.unit = unit, .value = state_.units[unit].sp});
                if (state_.units[unit].sp == 0)
                    ruling_.verdict(clause::PW_SP_4, verdict::unit_destroyed, {.unit = unit});
                continue;
            }
            if (retreat_or_lose(unit)) return;
        }
        tell({.kind = EventKind::hits_resolved, .unit = unit});
    }
    hits_are_resolved();
}

REISSWITZ_UMPIRE::lose_point(UnitIndex unit) {
    const LossCause cause = state_.phase == Phase::artillery_hits ? LossCause::shells
                            : state_.phase == Phase::volley_hits  ? LossCause::volley
                                                                  : LossCause::close_combat;
    tell({.kind = EventKind::lost_sp, .unit = unit, .value = 1, .value2 = static_cast<int>(cause)});
    if (state_.units[unit].sp > 0) return;
    tell({.kind = state_.phase == Phase::volley_hits ? EventKind::destroyed : EventKind::fell, .unit = unit});
}

REISSWITZ_UMPIRE_GIVES(bool)::retreat_or_lose(UnitIndex unit) {
    if (field_.type(unit).arm != Arm::transport && state_.pair_retreats > 0) {
        // The pair has gone back a hex already, which answers this die too, even when the transport has been destroyed
        // since (PW-RULING-27).
        tell({.kind = EventKind::pair_credit, .unit = unit, .value = state_.pair_retreats - 1});
        ruling_.applies(clause::PW_RULING_27, {.unit = unit});
        return false;
    }
    const Side side = field_.side(unit);
    const Legal<S> legal{battle_, state_, side};
    const auto hexes = legal.retreat_hexes_of(unit, state_.hit_from);
    if (hexes.empty()) {
        lose_point(unit);
        ruling_.verdict(clause::PW_HIT_3, verdict::unit_unable_to_retreat,
                        {.unit = unit, .value = state_.units[unit].sp});
        return false;
    }
    tell({.kind = EventKind::must_choose, .unit = unit});
    const bool one_answer = field_.type(unit).must_retreat && hexes.size() == 1;
    // PW-FOG-5: a pause would tell the enemy that he has hit somebody whom he does not see.
    const bool unseen = battle_.in_fog() && state_.phase != Phase::melee_hits && !sees(field_, enemy_of(side), unit);
    if (!one_answer && !unseen) return true;
    static const StandingOrders none;
    const Order answer = standing_retreat(battle_, state_, standing_ ? *standing_ : none, unit);
    tell({.kind = EventKind::choice_made, .unit = unit});
    ruling_.verdict(clause::PW_STD_1, verdict::stands_by_order, {.unit = unit});
    if (answer.kind == OrderKind::stand) {
        lose_point(unit);
        ruling_.verdict(clause::PW_HIT_3, verdict::unit_stands, {.unit = unit, .value = state_.units[unit].sp});
    } else {
        go_back(unit, answer.hex, &answer);
    }
    return false;
}

REISSWITZ_UMPIRE::go_back(UnitIndex unit, HexIndex hex, const Order* order) {
    if (battle_.in_fog()) {
        // PW-FOG-3: a hex next to an enemy that was not seen, or held by one, is none to go back to.
        // In close combat the opponent, and who stands with him, counts where the combat began (section 2, state 10).
        bool met_enemy = false;
        const auto opponent_is_at = [&](HexIndex there) {
            return state_.phase == Phase::melee_hits &&
                   (field_.unit(state_.attacker).hex == there || field_.unit(state_.defender).hex == there);
        };
        field_.for_each_present([&](UnitIndex other) {
            const HexIndex there = field_.unit(other).hex;
            if (field_.side(other) == field_.side(unit) || battle_.ground.distance(there, hex) > 1 ||
                opponent_is_at(there))
                return;
            met_enemy = true;
            if (field_.unit(other).last_seen != there)
                tell({.kind = EventKind::glimpsed, .side = field_.side(unit), .unit = other, .hex = there});
        });
        if (met_enemy) {
            lose_point(unit);
            ruling_.verdict(clause::PW_FOG_3, verdict::unit_unable_to_retreat,
                            {.unit = unit, .value = state_.units[unit].sp});
            return;
        }
    }
    Direction facing = field_.unit(unit).facing;
    const HexIndex from = field_.unit(unit).hex;
    if (battle_.options().facing_after_retreat != FacingAfterRetreat::keep && state_.hit_from != hex) {
        const Direction enemy = hex::bearings(battle_.ground.board().vector(hex, state_.hit_from)).left();
        facing =
            battle_.options().facing_after_retreat == FacingAfterRetreat::face_enemy ? enemy : hex::opposite(enemy);
    }
    // Those who go along are named before the unit leaves their hex.
    tell({.kind = EventKind::retreated, .unit = unit, .hex = hex, .from = from, .facing = facing});
    ruling_.verdict(clause::PW_DEF_6, verdict::unit_retreats, {.unit = unit, .hex = hex.value});
    if (!order) return;
    for (UnitIndex commander : order->with) {
        if (commander == no_unit) break;
        tell({.kind = EventKind::retreated,
              .unit = commander,
              .hex = hex,
              .from = from,
              .facing = field_.unit(commander).facing});
        ruling_.verdict(clause::PW_RULING_23, verdict::goes_along,
                        {.unit = commander, .hex = hex.value, .other = unit});
    }
}

REISSWITZ_UMPIRE::remove_fallen() {
    for (int i = 0; i < battle_.units(); ++i)
        if (state_.units[static_cast<std::size_t>(i)].status == Status::fallen)
            tell({.kind = EventKind::destroyed, .unit = static_cast<UnitIndex>(i)});
}

REISSWITZ_UMPIRE::hits_are_resolved() {
    const bool shells = state_.phase == Phase::artillery_hits;
    remove_fallen();
    if (battle_.options().exhaustion_check == ExhaustionCheck::at_once) {
        check_exhaustion();
        if (state_.exhausted[0] && state_.exhausted[1]) {
            end_turn();
            return;
        }
    }
    if (finish_if_over()) return;
    if (shells) {
        end_artillery();
        return;
    }
    tell({.kind = EventKind::phase_began, .phase = Phase::act});
    go_on_acting();
}

// ---- close combat ----------------------------------------------------------------------------------------------

REISSWITZ_UMPIRE::fight(UnitIndex attacker, UnitIndex defender, const Order& order, bool again) {
    tell({.kind = EventKind::attacked,
          .unit = attacker,
          .other = defender,
          .hex = order.hex,
          .from = field_.unit(attacker).hex});
    ruling_.verdict(clause::PW_CC_9, verdict::attacks, {.unit = attacker, .hex = order.hex.value, .other = defender});
    at(6, attacker, order);
    throw_melee(again ? label::melee_tie : label::melee);
    resolve_melee();
}

REISSWITZ_UMPIRE_GIVES(MeleeSide)::melee_side(UnitIndex unit, HexIndex against_hex) const {
    const UnitType& type = field_.type(unit);
    MeleeSide side = MeleeSide::of(type);
    side.front_on = field_.to_front(unit, against_hex);
    side.commander_adjacent = field_.commander_beside(unit);
    side.in_cover = field_.in_cover(unit);
    side.in_wood = side.in_cover && battle_.ground.at(field_.unit(unit).hex).woods;
    side.in_river = field_.in_water(unit);
    side.crossing_trench = field_.unit(unit).trench == InTrench::crossing;
    return side;
}

/// PW-CC-5, PW-DICE-1: attacker, defender; then the defender's hit die, its cargo's, the attacker's, its cargo's.
REISSWITZ_UMPIRE::throw_melee(ruling::Label what) {
    const UnitIndex attacker = state_.attacker;
    const UnitIndex defender = state_.defender;
    MeleeSide attacking = melee_side(attacker, state_.defender_hex);
    attacking.uphill = battle_.ground.elevation(state_.attacker_hex) < battle_.ground.elevation(state_.defender_hex);
    const MeleeSide defending = melee_side(defender, state_.attacker_hex);
    const MeleeHits hits = resolve_melee_dice(attacking, defending, battle_.options().wood_and_cover, dice_, ruling_,
                                              attacker, defender, what);
    tell({.kind = EventKind::melee_thrown,
          .unit = attacker,
          .other = defender,
          .value = hits.attacker ? 1 : 0,
          .value2 = hits.defender ? 1 : 0});
    const auto throw_for = [&](UnitIndex unit, int place, ruling::Label hit) {
        const bool loses = resolve_hit_die(quality(unit), dice_, ruling_, unit, hit) == HitEffect::loses_sp;
        tell({.kind = EventKind::melee_hit_die, .unit = unit, .value = place, .value2 = loses ? 1 : 2});
    };
    const auto throw_for_side = [&](UnitIndex unit, int place) {
        throw_for(unit, place, label::hit);
        if (field_.towing(unit)) throw_for(field_.unit(unit).partner, place + 1, label::hit_cargo);
    };
    if (hits.defender) throw_for_side(defender, 0);
    if (hits.attacker) throw_for_side(attacker, 2);
}

REISSWITZ_UMPIRE_GIVES(UnitIndex)::melee_unit(int step) const {
    switch (step) {
        case 0:
            return state_.defender;
        case 1:
            return state_.melee_cargo[0];
        case 2:
            return state_.attacker;
        default:
            return state_.melee_cargo[1];
    }
}

REISSWITZ_UMPIRE::resolve_melee() {
    while (state_.melee_step < 4) {
        const int step = state_.melee_step;
        const int code = state_.melee_dice[static_cast<std::size_t>(step)];
        if (code != 0) {
            const UnitIndex unit = melee_unit(step);
            tell({.kind = EventKind::hit_begun,
                  .unit = unit,
                  .from = step < 2 ? state_.attacker_hex : state_.defender_hex,
                  .value = 1});
            if (code == 1) {
                lose_point(unit);
                ruling_.verdict(clause::PW_HIT_2, verdict::unit_loses_sp,
                                {.unit = unit, .value = state_.units[unit].sp});
                if (state_.units[unit].sp == 0)
                    ruling_.verdict(clause::PW_SP_4, verdict::unit_destroyed, {.unit = unit});
            } else if (retreat_or_lose(unit)) {
                return;
            }
        }
        tell({.kind = EventKind::melee_step, .value = step + 1});
    }
    end_melee();
}

REISSWITZ_UMPIRE::end_melee() {
    const UnitIndex attacker = state_.attacker;
    const UnitIndex defender = state_.defender;
    // Broken: destroyed, or gone back, itself or with its cargo (PW-RULING-40).
    if (!field_.alive(defender) || field_.unit(defender).hex != state_.defender_hex)
        tell({.kind = EventKind::broken, .unit = defender});
    if (!field_.alive(attacker) || field_.unit(attacker).hex != state_.attacker_hex)
        tell({.kind = EventKind::broken, .unit = attacker});
    check_commanders();
    remove_fallen();
    if (battle_.options().exhaustion_check == ExhaustionCheck::at_once) {
        check_exhaustion();
        if (state_.exhausted[0] && state_.exhausted[1]) {
            tell({.kind = EventKind::combat_over});
            end_turn();
            return;
        }
    }
    if (finish_if_over()) return;

    UnitIndex winner = no_unit;
    if (state_.defender_broken && !state_.attacker_broken) winner = attacker;
    if (state_.attacker_broken && !state_.defender_broken) winner = defender;
    if (winner == no_unit) {
        ruling_.verdict(clause::PW_RULING_40, verdict::nobody_wins);
        if (battle_.tables.variants.melee_tie == MeleeTie::fought_again && !state_.attacker_broken &&
            !state_.defender_broken) {
            ruling_.verdict(clause::PW_RULING_40, verdict::fought_again);
            fight(attacker, defender, {.kind = OrderKind::attack, .unit = defender, .hex = state_.defender_hex}, true);
            return;
        }
        end_combat();
        return;
    }
    ruling_.verdict(clause::PW_CC_8, verdict::wins_combat, {.unit = winner});
    const bool may_follow =
        field_.type(winner).follows_up && (winner == attacker || battle_.options().defender_follow_up);
    if (!may_follow) {
        end_combat();
        return;
    }
    tell({.kind = EventKind::won, .unit = winner});
    offer_follow_up();
}

/// House rule `commander_life = check`: a commander who helped a unit that was hit throws; on a 1 he has fallen.
REISSWITZ_UMPIRE::check_commanders() {
    if (battle_.tables.variants.commander_life != CommanderLife::check) return;
    // Who helped gave the +1: from an adjacent hex, by option from the same one (PW-CC-6, PW-RULING-22).
    const int nearest = battle_.options().commander_melee == CommanderMelee::same_or_adjacent ? 0 : 1;
    const auto check_near = [&](HexIndex hex, Side side) {
        field_.for_each_present([&](UnitIndex c) {
            if (!field_.alive(c) || field_.side(c) != side || field_.type(c).arm != Arm::commander ||
                c == state_.attacker || c == state_.defender)
                return;
            const int distance = battle_.ground.distance(field_.unit(c).hex, hex);
            if (distance < nearest || distance > 1) return;
            if (!resolve_commander_falls(dice_, ruling_, c)) return;
            tell({.kind = EventKind::lost_sp,
                  .unit = c,
                  .value = field_.unit(c).sp,
                  .value2 = static_cast<int>(LossCause::commander_at_risk)});
            tell({.kind = EventKind::fell, .unit = c});
        });
    };
    if (state_.defender_hit) check_near(state_.defender_hex, field_.side(state_.defender));
    if (state_.attacker_hit) check_near(state_.attacker_hex, field_.side(state_.attacker));
}

REISSWITZ_UMPIRE::offer_follow_up() {
    const Side side = field_.side(state_.winner);
    if (const auto only = only_order(side); only && only->kind == OrderKind::done) {
        if (!state_.occupied) ruling_.verdict(clause::PW_CC_8, verdict::may_not_advance, {.unit = state_.winner});
        end_combat();
    }
}

REISSWITZ_UMPIRE::end_combat() {
    tell({.kind = EventKind::combat_over});
    finish_unit();
}

// ---- activations -----------------------------------------------------------------------------------------------

REISSWITZ_UMPIRE::finish_unit() {
    if (state_.active != no_unit) tell({.kind = EventKind::unit_done, .unit = state_.active});
    go_on_choosing();
}

REISSWITZ_UMPIRE::go_on_acting() {
    if (!field_.alive(state_.active)) {
        finish_unit();
        return;
    }
    const auto only = only_order(state_.in_turn);
    if (only && only->kind == OrderKind::done) finish_unit();
    // Obliged to attack, and only one enemy to attack: nothing to ask (section 2).
    else if (only && only->kind == OrderKind::attack)
        fight(state_.active, only->unit, *only);
}

REISSWITZ_UMPIRE::move(const Order& order) {
    const UnitIndex u = state_.active;
    const HexIndex start = field_.unit(u).hex;
    const Mover before = Legal<S>{battle_, state_, field_.side(u)}.mover(u);
    // PW-RULING-12: whether this move leaves it the hex that firing costs.
    const auto too_far_to_fire = [&](const Path& path) {
        bool by_road = true;
        HexIndex from = start;
        for (HexIndex hex : path) {
            by_road = by_road && battle_.ground.road_across(from, battle_.ground.towards(from, hex));
            from = hex;
        }
        return may_fire_after_move(battle_.ground, before, path.length, by_road) ? 0 : 1;
    };
    if (!battle_.in_fog()) {
        tell({.kind = EventKind::moved,
              .unit = u,
              .from = start,
              .facing = order.facing,
              .value = too_far_to_fire(order.path),
              .path = order.path});
        ruling_.verdict(clause::PW_MOVE_3, state_.in_contact_by_move ? verdict::stopped_by_contact : verdict::moves,
                        {.unit = u, .hex = order.path.last().value});
        return;
    }
    // Fog: hex by hex, so that what is glimpsed on the way is glimpsed, and what is met stops the mover (PW-FOG-3).
    Path walked;
    for (HexIndex hex : order.path) {
        const UnitIndex hidden = [&] {
            UnitIndex found = no_unit;
            field_.for_each_present([&](UnitIndex other) {
                if (field_.side(other) != field_.side(u) && field_.unit(other).hex == hex) found = other;
                return found == no_unit;
            });
            return found;
        }();
        if (hidden != no_unit) break;  // an enemy nobody had seen holds the hex: it is adjacent, so it is seen now
        walked.push(hex);
        Direction facing = order.facing;
        bool contact = false;
        bool faces_one = false;
        Direction first{};
        for (Direction d : hex::all_directions) {
            const HexIndex next = battle_.ground.neighbour(hex, d);
            if (!next.on_board() || !field_.holds(next, enemy_of(field_.side(u)))) continue;
            if (!contact) first = d;
            contact = true;
            faces_one = faces_one || d == facing;
        }
        if (contact && !faces_one) facing = first;
        Path step;
        step.push(hex);
        tell({.kind = EventKind::moved,
              .unit = u,
              .from = field_.unit(u).hex,
              .facing = facing,
              .value = too_far_to_fire(walked),
              .path = step});
        const bool wire = state_.wire.contains(hex);
        if (contact || wire) {
            ruling_.verdict(wire && !contact ? clause::PW_WIRE_3 : clause::PW_FOG_3,
                            wire && !contact ? verdict::stopped_by_wire : verdict::stopped_by_contact,
                            {.unit = u, .hex = hex.value});
            return;
        }
    }
    ruling_.verdict(clause::PW_MOVE_3, verdict::moves, {.unit = u, .hex = field_.unit(u).hex.value});
}

REISSWITZ_UMPIRE::look_round(const Event& event) {
    switch (event.kind) {
        case EventKind::moved:
        case EventKind::retreated:
        case EventKind::occupied:
        case EventKind::arrived:
        case EventKind::fired:
        case EventKind::shell_fell:
        case EventKind::turn_began:
        case EventKind::trench_manned:
        case EventKind::work_finished:
        case EventKind::destroyed:
            break;
        default:
            return;
    }
    // Wire is known to whoever has a clear line to its hex or stands in it, and so is its removal (PW-FOG-2).
    for (Side viewer : both_sides) {
        const auto& known = state_.wire_known[index(viewer)];
        const auto changed = [&](HexIndex hex) {
            return state_.wire.contains(hex) != known.contains(hex) && overlooks(field_, viewer, hex);
        };
        const auto tell_wire = [&](HexIndex hex) {
            const Event seen{.kind = EventKind::wire_seen, .side = viewer, .hex = hex};
            evolve(battle_, state_, seen);
            sink_(seen);
        };
        const auto either = state_.wire | known;
        for (const HexIndex hex : either)
            if (changed(hex)) tell_wire(hex);
    }
    for (Side viewer : both_sides)
        field_.for_each_present([&](UnitIndex u) {
            if (field_.side(u) == viewer) return;
            if ((field_.unit(u).last_seen != field_.unit(u).hex || field_.unit(u).last_seen_turn != state_.turn) &&
                sees(field_, viewer, u)) {
                const Event glimpse{.kind = EventKind::glimpsed, .side = viewer, .unit = u, .hex = field_.unit(u).hex};
                evolve(battle_, state_, glimpse);
                sink_(glimpse);
            }
        });
}

#undef REISSWITZ_UMPIRE
#undef REISSWITZ_UMPIRE_GIVES

}  // namespace reisswitz::portable
