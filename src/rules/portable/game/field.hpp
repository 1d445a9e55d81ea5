/// Who stands where: questions about a state that several clauses ask.
#pragma once

#include "rules/portable/battle.hpp"
#include "rules/portable/model.hpp"

namespace reisswitz::portable {

/// A battle and one state of it, to be asked.
template <class S>
class Field {
public:
    using Units = typename S::Units;
    using Hexes = typename S::Hexes;

    Field(const Battle& battle, const S& state) : battle_(battle), state_(state) {}

    const Battle& battle() const { return battle_; }
    const S& state() const { return state_; }
    const Ground& ground() const { return battle_.ground; }
    const Options& options() const { return battle_.options(); }
    const Tables& tables() const { return battle_.tables; }

    const UnitState& unit(UnitIndex u) const { return state_.units[u]; }
    const UnitType& type(UnitIndex u) const { return battle_.tables.types[unit(u).type]; }
    Side side(UnitIndex u) const { return battle_.side_of(u); }
    const Weapon* weapon(UnitIndex u) const { return battle_.tables.weapon_of(unit(u).type); }

    bool alive(UnitIndex u) const { return unit(u).status == Status::on_board; }
    /// On the board, or fallen and not yet taken away (PW-RULING-38).
    bool present(UnitIndex u) const { return alive(u) || unit(u).status == Status::fallen; }

    /// Calls visit(u) for every unit that is present, in order of numbers; visit may return false to stop.
    template <class Visit>
    void for_each_present(Visit visit) const {
        for (int i = 0; i < battle_.units(); ++i) {
            const auto u = static_cast<UnitIndex>(i);
            if (!present(u)) continue;
            if constexpr (std::is_same_v<decltype(visit(u)), bool>) {
                if (!visit(u)) return;
            } else {
                visit(u);
            }
        }
    }

    /// A transport and what it tows move and answer as one (PW-RULING-27).
    bool towed(UnitIndex u) const { return unit(u).partner != no_unit && type(u).arm != Arm::transport; }
    bool towing(UnitIndex u) const { return unit(u).partner != no_unit && type(u).arm == Arm::transport; }

    /// In a hex of close terrain and not crossing a trench (section 1.1, PW-RULING-29).
    bool in_cover(UnitIndex u) const {
        return ground().at(unit(u).hex).close() && unit(u).trench != InTrench::crossing;
    }
    bool in_water(UnitIndex u) const { return ground().at(unit(u).hex).water(); }

    /// PW-ART-16, PW-FIRE-11: a friendly commander other than the unit in its hex or next to it.
    bool commander_near(UnitIndex u) const { return commander_within(u, true); }
    /// PW-CC-6, PW-RULING-22.
    bool commander_beside(UnitIndex u) const {
        return commander_within(u, options().commander_melee == CommanderMelee::same_or_adjacent);
    }

    /// The one unit in a hex that is neither transport nor commander nor towed (PW-RULING-23), or no_unit.
    UnitIndex fighter_at(HexIndex hex, Side side) const {
        UnitIndex found = no_unit;
        for_each_present([&](UnitIndex u) {
            if (unit(u).hex == hex && this->side(u) == side && !type(u).shares_hex && !towed(u)) found = u;
            return found == no_unit;
        });
        return found;
    }

    /// Whether any unit of the side is in the hex.
    bool holds(HexIndex hex, Side side) const {
        bool found = false;
        for_each_present([&](UnitIndex u) {
            found = unit(u).hex == hex && this->side(u) == side;
            return !found;
        });
        return found;
    }

    /// PW-RULING-17: whether a neighbouring hex lies to the front of a unit.
    bool to_front(UnitIndex u, HexIndex hex) const {
        return ground().adjacent(unit(u).hex, hex) && hex::side_of(unit(u).facing, ground().towards(unit(u).hex, hex),
                                                                   options().front_hexes) == hex::PieceSide::front;
    }

    /// The chief of a side, if he is alive and on the board.
    bool has_chief(Side side) const {
        const UnitIndex chief = battle_.sides[index(side)].chief;
        return chief != no_unit && alive(chief);
    }
    /// PW-ACT-3, PW-RULING-13: units on the board beside the chief.
    int other_units(Side side) const {
        int count = 0;
        for_each_present([&](UnitIndex u) {
            if (this->side(u) == side && alive(u) && u != battle_.sides[index(side)].chief) ++count;
        });
        return count;
    }

    /// Whether a side has anybody left, on the board or on the way.
    bool has_units_left(Side side) const {
        for (int i = 0; i < battle_.units(); ++i)
            if (battle_.roster[static_cast<std::size_t>(i)].side == side &&
                state_.units[static_cast<std::size_t>(i)].status != Status::destroyed &&
                state_.units[static_cast<std::size_t>(i)].status != Status::fallen)
                return true;
        return false;
    }

private:
    bool commander_within(UnitIndex u, bool same_hex) const {
        bool found = false;
        for_each_present([&](UnitIndex c) {
            if (c == u || !alive(c) || side(c) != side(u) || type(c).arm != Arm::commander) return true;
            const int distance = ground().distance(unit(c).hex, unit(u).hex);
            found = distance == 1 || (distance == 0 && same_hex);
            return !found;
        });
        return found;
    }

    const Battle& battle_;
    const S& state_;
};

}  // namespace reisswitz::portable
