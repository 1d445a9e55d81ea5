/// The state of a battle before its first turn.
#pragma once

#include "rules/portable/game/evolve.hpp"

namespace reisswitz::portable {

/// Everybody at full strength; placed where the scenario places him, else in reserve.
/// Clauses: PW-SP-1, PW-SP-2, PW-RULING-29.
template <class S>
S starting_state(const Battle& battle) {
    S state;
    for (int i = 0; i < battle.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        const RosterEntry& entry = battle.entry(u);
        UnitState& unit = state.units[u];
        unit.sp = static_cast<std::uint8_t>(entry.initial_sp);
        unit.type = entry.type;
        unit.facing = entry.facing;
        if (!entry.tows.empty()) {
            const UnitIndex towed = battle.find_unit(entry.tows);
            unit.partner = towed;
            state.units[towed].partner = u;
        }
        if (!entry.hex.on_board()) continue;
        unit.status = Status::on_board;
        unit.hex = entry.hex;
        unit.trench = battle.ground.at(entry.hex).trench ? InTrench::manning : InTrench::none;
    }
    for (HexIndex hex : battle.wire_at_start) state.wire.insert(hex);
    for (Side side : both_sides) {
        const SideData& data = battle.sides[index(side)];
        state.wire_left[index(side)] =
            static_cast<std::int16_t>(data.wire_supply.value_or(battle.options().wire_supply.layings));
        state.cards[index(side)].fill(cards_of_each_number);
    }
    for (std::size_t i = 0; i < most_objectives; ++i)
        state.objective_owner[i] = i < battle.objectives.size() && battle.objectives[i].owner
                                       ? static_cast<std::uint8_t>(*battle.objectives[i].owner)
                                       : std::uint8_t{2};
    return state;
}

}  // namespace reisswitz::portable
