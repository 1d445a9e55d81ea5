/// What a side may order, judged on what it sees: one question an order, with the clause that forbids it.
/// `options` lists by these questions and `decide` refuses by them, so the two cannot differ.
#pragma once

#include "generated/portable_clauses.hpp"
#include "rules/portable/game/field.hpp"
#include "rules/portable/game/seen.hpp"
#include "rules/portable/procedures/fire_check.hpp"
#include "rules/portable/procedures/movement.hpp"
#include "rules/portable/procedures/retreat.hpp"
#include "ruling/words.hpp"

namespace reisswitz::portable {

/// Nothing stands against an order, or the clause that does, with a sentence for the player.
struct Objection {
    ruling::Clause clause{};
    const char* sentence = nullptr;

    explicit constexpr operator bool() const { return sentence != nullptr; }
};

/// The orders of one side at one moment.
template <class S>
class Legal {
public:
    using Units = typename S::Units;
    using Hexes = typename S::Hexes;

    Legal(const Battle& battle, const S& state, Side side)
        : field_(battle, state), side_(side), seen_(seen_by(field_, side)) {
        field_.for_each_present([&](UnitIndex u) {
            const UnitState& unit = field_.unit(u);
            if (field_.side(u) == side_) {
                own_.insert(unit.hex);
                if (!field_.type(u).shares_hex) own_alone_.insert(unit.hex);
            } else if (seen_.contains(u)) {
                enemies_.insert(unit.hex);
                enemy_units_[enemy_count_++] = {unit.hex, unit.facing};
            }
        });
        held_ = own_ | enemies_;
    }

    Legal(const Legal&) = delete;
    Legal& operator=(const Legal&) = delete;

    const Field<S>& field() const { return field_; }
    const Units& seen() const { return seen_; }
    const Hexes& enemy_hexes() const { return enemies_; }

    /// A battery that could fire if it had a target (section 2, state 1).
    bool can_shell(UnitIndex u) const {
        const Weapon* weapon = field_.weapon(u);
        return field_.alive(u) && field_.side(u) == side_ && weapon && weapon->artillery && !field_.towed(u) &&
               !field_.in_water(u) && field_.unit(u).trench != InTrench::crossing;
    }

    /// PW-ART-1 to PW-ART-11, PW-RULING-1.
    Objection object_to_shell(UnitIndex u, HexIndex target) const {
        if (u == no_unit || field_.side(u) != side_ || !field_.alive(u))
            return no(clause::PW_ORD_1, "That is no battery of yours on the board.");
        const Weapon* weapon = field_.weapon(u);
        if (!weapon || !weapon->artillery) return no(clause::PW_ART_1, "Only artillery fires in the artillery phase.");
        if (!target.on_board() || !enemies_.contains(target))
            return no(clause::PW_RULING_1, "No enemy unit that you see stands in that hex.");
        return object_to_fire(u, target, *weapon);
    }

    /// PW-FIRE-1 to PW-FIRE-7, PW-RULING-8, PW-RULING-12.
    Objection object_to_volley(UnitIndex u, HexIndex target, bool steady) const {
        const UnitState& unit = field_.unit(u);
        const Weapon* weapon = field_.weapon(u);
        if (!weapon) return no(clause::PW_RULING_8, "This unit has nothing to fire with.");
        if (weapon->artillery) return no(clause::PW_ART_1, "Artillery fires in the artillery phase only.");
        if (unit.fired) return no(clause::PW_FIRE_3, "It has fired this turn.");
        if (unit.work != Work::none) return no(clause::PW_RULING_33, "It is at work for the rest of the turn.");
        if (unit.moved && unit.moved_full)
            return no(clause::PW_RULING_12, "It has moved its full rate; firing would have cost it one hex.");
        if (steady && field_.options().steady_fire != SteadyFire::whole_turn)
            return no(clause::PW_RULING_12, "`steady` is said only with the option steady_fire = whole_turn.");
        if (steady && unit.moved) return no(clause::PW_RULING_12, "It has moved this turn.");
        if (!target.on_board() || !enemies_.contains(target))
            return no(clause::PW_FIRE_8, "No enemy unit that you see stands in that hex.");
        return object_to_fire(u, target, *weapon);
    }

    /// Whether the unit may move or turn at all now (PW-MOVE-3, PW-MOVE-4, PW-RULING-12, PW-RULING-18, PW-RULING-28).
    Objection object_to_moving(UnitIndex u) const {
        const UnitState& unit = field_.unit(u);
        const Weapon* weapon = field_.weapon(u);
        if (field_.towed(u)) return no(clause::PW_RULING_28, "It is limbered and moves with its transport.");
        if (unit.moved) return no(clause::PW_MOVE_3, "It has moved this turn.");
        if (unit.work != Work::none) return no(clause::PW_RULING_33, "It is at work for the rest of the turn.");
        if (weapon && weapon->artillery && unit.fired) return no(clause::PW_MOVE_4, "It has fired this turn.");
        if (unit.steady) return no(clause::PW_RULING_12, "It fired steadily and stays where it is this turn.");
        return {};
    }

    Objection object_to_turn(UnitIndex u, Direction facing) const {
        const UnitState& unit = field_.unit(u);
        if (field_.options().pivot_is_move) {
            if (Objection objection = object_to_moving(u)) return objection;
        } else {
            if (field_.towed(u)) return no(clause::PW_RULING_28, "It is limbered and turns with its transport.");
            if (unit.turned) return no(clause::PW_RULING_18, "It has turned on the spot this turn.");
            if (unit.work != Work::none) return no(clause::PW_RULING_33, "It is at work for the rest of the turn.");
        }
        if (facing == unit.facing) return no(clause::PW_RULING_18, "It faces that way already.");
        return {};
    }

    /// A unit as the clauses of movement see it.
    Mover mover(UnitIndex u) const {
        const UnitType& type = field_.type(u);
        return {.hex = field_.unit(u).hex,
                .rate = type.move,
                .artillery = type.arm == Arm::artillery,
                .shares_hex = type.shares_hex,
                .tows = field_.towing(u),
                .fires = field_.unit(u).fired,
                .exhausted = field_.state().exhausted[index(side_)]};
    }

    /// Where a unit may move, judged on what its side sees; calls use(Movement).
    template <class Use>
    auto with_movement(UnitIndex u, Use use) const {
        const Enemies<Hexes> enemies{field_.ground(), {enemy_units_.data(), enemy_count_}};
        const Hexes& wire = field_.battle().in_fog() ? field_.state().wire_known[index(side_)] : field_.state().wire;
        const Surroundings<Hexes> around{enemies, own_alone_, wire, field_.options().front_hexes,
                                         field_.options().exhausted_test};
        return use(Movement<Hexes>{field_.ground(), mover(u), around});
    }

    /// PW-MOVE-6, PW-MOVE-9, PW-RULING-18: next to an enemy a unit that has moved faces one of them.
    Objection object_to_facing(HexIndex hex, Direction facing) const {
        if (facings_after_move(field_.ground(), hex, enemies_).contains(facing)) return {};
        return no(clause::PW_MOVE_9, "Next to the enemy it faces one of the units there.");
    }

    /// PW-TRN-1, PW-TRN-2, PW-RULING-28.
    Objection object_to_limber(UnitIndex transport, UnitIndex gun) const {
        if (field_.type(transport).arm != Arm::transport)
            return no(clause::PW_TRN_1, "Only a horse-drawn transport limbers a battery.");
        if (Objection objection = object_to_work(transport)) return objection;
        if (field_.towing(transport)) return no(clause::PW_TRN_1, "It already tows a battery.");
        if (gun == no_unit || field_.side(gun) != side_ || !field_.alive(gun) ||
            field_.unit(gun).hex != field_.unit(transport).hex)
            return no(clause::PW_TRN_2, "The battery must be a friendly one in the same hex.");
        const Arm arm = field_.type(gun).arm;
        const bool carried = arm == Arm::artillery ||
                             (arm == Arm::machine_gun &&
                              field_.options().transport_carries == TransportCarries::artillery_and_machine_guns);
        if (!carried) return no(clause::PW_RULING_27, "A transport does not carry units of that kind.");
        const UnitState& unit = field_.unit(gun);
        if (unit.partner != no_unit) return no(clause::PW_TRN_1, "It is limbered already.");
        if (unit.fired || unit.moved || unit.work != Work::none || field_.unit(transport).moved)
            return no(clause::PW_RULING_28,
                      "A unit that has fired, moved or worked this turn cannot be limbered, nor by a transport that "
                      "has moved.");
        return {};
    }

    Objection object_to_unlimber(UnitIndex transport) const {
        if (!field_.towing(transport)) return no(clause::PW_TRN_2, "It tows nothing.");
        return object_to_work(transport);
    }

    /// PW-WIRE-1, PW-RULING-33.
    Objection object_to_lay_wire(UnitIndex u) const {
        if (Objection objection = object_to_work(u)) return objection;
        if (field_.state().wire.contains(field_.unit(u).hex))
            return no(clause::PW_WIRE_1, "There is wire in this hex already.");
        const int left = field_.state().wire_left[index(side_)];
        if (left == 0 || (left > 0 && left <= layings_begun()))
            return no(clause::PW_RULING_33, "The side has no wire left.");
        return {};
    }

    /// PW-WIRE-2, PW-RULING-33.
    Objection object_to_clear_wire(UnitIndex u) const {
        if (Objection objection = object_to_work(u)) return objection;
        if (!field_.state().wire.contains(field_.unit(u).hex))
            return no(clause::PW_WIRE_2, "There is no wire in this hex.");
        return {};
    }

    /// PW-RULING-36.
    Objection object_to_remount(UnitIndex u) const {
        if (field_.options().remount == Remount::off)
            return no(clause::PW_RULING_36, "Cavalry does not change mounts in this game (option remount).");
        if (remounted_type(field_.battle().tables, field_.unit(u).type) < 0)
            return no(clause::PW_RULING_36, "Only cavalry mounts and dismounts.");
        return object_to_work(u);
    }

    /// The row of the type that cavalry becomes; -1: it is none.
    static int remounted_type(const Tables& tables, int type) {
        const int mounted = tables.find_type("mounted_cavalry");
        const int dismounted = tables.find_type("dismounted_cavalry");
        if (mounted < 0 || dismounted < 0) return -1;
        return type == mounted ? dismounted : type == dismounted ? mounted : -1;
    }

    /// PW-CC-9, PW-RULING-20, PW-RULING-23, PW-RULING-24. `u` may be following up.
    Objection object_to_attack(UnitIndex u, HexIndex hex, UnitIndex defender) const {
        const UnitState& unit = field_.unit(u);
        const S& state = field_.state();
        if (!hex.on_board() || !enemies_.contains(hex) || !field_.ground().adjacent(unit.hex, hex))
            return no(clause::PW_DEF_1, "No enemy unit stands in an adjacent hex there.");
        if (!field_.to_front(u, hex)) return no(clause::PW_RULING_20, "It attacks only an enemy to its front.");
        if (Objection objection = object_to_attacking(u)) return objection;
        if (defender == no_unit || field_.side(defender) == side_ || !field_.present(defender) ||
            field_.unit(defender).hex != hex || !seen_.contains(defender))
            return no(clause::PW_RULING_23, "That unit does not stand there.");
        const UnitIndex fighter = field_.fighter_at(hex, enemy_of(side_));
        if (fighter != no_unit && seen_.contains(fighter) && defender != fighter)
            return no(clause::PW_RULING_23, "The unit that holds the hex fights first.");
        if (fighter == no_unit && field_.towed(defender))
            return no(clause::PW_RULING_27, "A battery that is towed is attacked through its transport.");
        if (state.exhausted[index(side_)]) {
            if (field_.options().exhausted_attack == ExhaustedAttack::never)
                return no(clause::PW_RULING_24, "An exhausted side does not attack (option exhausted_attack).");
            if (u != state.active || !state.adjacent_at_start.contains(defender))
                return no(
                    clause::PW_RULING_24,
                    "An exhausted side attacks only an enemy that was next to the unit when its activation began.");
        }
        if (state.phase == Phase::follow_up && !state.occupied && hex != won_hex())
            return no(clause::PW_RULING_23,
                      "Before it occupies the hex it has won, it can only fight who is left there.");
        return {};
    }

    /// Whether a unit attacks at all in this activation.
    Objection object_to_attacking(UnitIndex u) const {
        const UnitState& unit = field_.unit(u);
        if (field_.towed(u)) return no(clause::PW_RULING_20, "A limbered battery does not attack.");
        if (field_.type(u).arm == Arm::artillery && unit.fired)
            return no(clause::PW_RULING_20, "A battery that has fired does not attack.");
        if (unit.work != Work::none) return no(clause::PW_RULING_33, "It is at work for the rest of the turn.");
        return {};
    }

    /// The hex that the winner may occupy.
    HexIndex won_hex() const {
        const S& state = field_.state();
        return state.winner == state.attacker ? state.defender_hex : state.attacker_hex;
    }

    /// PW-CC-8, PW-RULING-23, PW-RULING-24.
    Objection object_to_occupy(Direction facing) const {
        const S& state = field_.state();
        if (state.phase != Phase::follow_up || state.occupied)
            return no(clause::PW_CC_8, "There is no hex to occupy now.");
        const HexIndex hex = won_hex();
        if (state.exhausted[index(side_)]) return no(clause::PW_RULING_24, "An exhausted side does not follow up.");
        if (field_.holds(hex, enemy_of(side_))) return no(clause::PW_RULING_23, "An enemy unit is still in that hex.");
        if (!field_.ground().at(hex).enterable()) return no(clause::PW_RULING_30, "That hex cannot be entered.");
        return object_to_facing(hex, facing);
    }

    /// PW-DEF-6, PW-RULING-26: hexes to which the unit whose owner is asked can go back.
    Hexes retreat_hexes_of(UnitIndex u, HexIndex from) const {
        const S& state = field_.state();
        Hexes occupied;
        Hexes enemies;
        // In close combat both sides are judged on the positions before either moves (section 2, state 10): whoever
        // has gone back already counts as if he stood where the combat began.
        const bool melee = state.phase == Phase::melee_hits;
        const bool is_attacker =
            u == state.attacker || u == state.melee_cargo[1];  // its cargo too, even when parted by now
        const UnitIndex opponent = is_attacker ? state.defender : state.attacker;
        const HexIndex opponent_hex = is_attacker ? state.defender_hex : state.attacker_hex;
        const HexIndex gone_to = melee && field_.present(opponent) ? field_.unit(opponent).hex : off_board;
        field_.for_each_present([&](UnitIndex other) {
            if (other == u || other == field_.unit(u).partner) return;
            const bool hostile = field_.side(other) != side_;
            if (hostile && !seen_.contains(other)) return;
            const HexIndex hex = field_.unit(other).hex;
            occupied.insert(hex);
            if (hostile) enemies.insert(hex == gone_to ? opponent_hex : hex);
        });
        if (melee) occupied.insert(opponent_hex);
        return retreat_hexes(field_.ground(), field_.unit(u).hex, from, occupied, enemies,
                             field_.options().retreat_direction);
    }

    /// PW-RULING-23: a commander in the hex of a unit that goes back in close combat may go along.
    bool may_go_along(UnitIndex u, UnitIndex commander) const {
        return field_.state().phase == Phase::melee_hits && commander != u && commander != no_unit &&
               field_.alive(commander) && field_.side(commander) == side_ &&
               field_.type(commander).arm == Arm::commander && field_.unit(commander).hex == field_.unit(u).hex;
    }

    /// The shot as the clauses of fire see it.
    FireQuestion fire_question(UnitIndex u, HexIndex target, const Weapon& weapon) const {
        const UnitState& unit = field_.unit(u);
        bool all_crossing = true;
        field_.for_each_present([&](UnitIndex enemy) {
            if (field_.unit(enemy).hex == target && seen_.contains(enemy) &&
                field_.unit(enemy).trench != InTrench::crossing)
                all_crossing = false;
        });
        return {.from = unit.hex,
                .facing = unit.facing,
                .target = target,
                .range = weapon.range,
                .artillery = weapon.artillery,
                .crossing_trench = unit.trench == InTrench::crossing,
                .limbered = field_.towed(u),
                .target_crossing_trench = all_crossing};
    }
    /// Hexes with units that this side's fire may not pass.
    const Hexes& held() const { return held_; }

private:
    static constexpr Objection no(ruling::Clause clause, const char* sentence) { return {clause, sentence}; }

    Objection object_to_fire(UnitIndex u, HexIndex target, const Weapon& weapon) const {
        const FireQuestion question = fire_question(u, target, weapon);
        const FireReason reason = fire_reason(field_.ground(), question,
                                              [&] { return field_.ground().clear_line(question.from, target, held_); });
        return reason == FireReason::ok ? Objection{} : no(clause::PW_FIRE_5, "It cannot fire at that hex.");
    }

    /// A work is one activation without move, fire or attack (PW-RULING-28, PW-RULING-33, PW-RULING-36).
    Objection object_to_work(UnitIndex u) const {
        const UnitState& unit = field_.unit(u);
        if (unit.work != Work::none) return no(clause::PW_RULING_33, "It has begun a work this turn.");
        if (field_.towed(u)) return no(clause::PW_RULING_28, "It is limbered.");
        if (unit.moved || unit.turned)
            return no(clause::PW_RULING_33, "It has moved this turn; a work takes the whole turn.");
        if (unit.fired) return no(clause::PW_RULING_33, "It has fired this turn; a work takes the whole turn.");
        return {};
    }

    int layings_begun() const {
        int count = 0;
        field_.for_each_present(
            [&](UnitIndex u) { count += field_.side(u) == side_ && field_.unit(u).work == Work::lay_wire ? 1 : 0; });
        return count;
    }

    Field<S> field_;
    Side side_;
    Units seen_;
    Hexes own_;
    Hexes own_alone_;
    Hexes enemies_;
    Hexes held_;
    std::array<EnemyAt, static_cast<std::size_t>(S::most_units)> enemy_units_;
    std::size_t enemy_count_ = 0;
};

}  // namespace reisswitz::portable
