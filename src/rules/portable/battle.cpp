#include "rules/portable/battle.hpp"

#include <algorithm>
#include <string_view>

namespace reisswitz::portable {

namespace {

/// The first commander of a side in the roster, or no_unit.
UnitIndex first_commander(const Battle& battle, Side side) {
    for (int unit = 0; unit < battle.units(); ++unit) {
        const RosterEntry& entry = battle.roster[static_cast<std::size_t>(unit)];
        if (entry.side == side && battle.tables.type(entry.type).arm == Arm::commander)
            return static_cast<UnitIndex>(unit);
    }
    return no_unit;
}

/// A towed unit that says nothing of its own place comes with its transport.
void place_towed_units(Battle& battle) {
    for (const RosterEntry& transport : battle.roster) {
        if (transport.tows.empty()) continue;
        const UnitIndex towed = battle.find_unit(transport.tows);
        if (towed == no_unit) continue;
        RosterEntry& entry = battle.roster[towed];
        if (entry.hex.on_board() || entry.arrives_on_turn != 0) continue;
        entry.hex = transport.hex;
        entry.facing = transport.facing;
        entry.arrives_on_turn = transport.arrives_on_turn;
        entry.entry_hexes = transport.entry_hexes;
    }
}

}  // namespace

UnitIndex Battle::find_unit(std::string_view id) const {
    for (std::size_t unit = 0; unit < roster.size(); ++unit)
        if (roster[unit].id == id) return static_cast<UnitIndex>(unit);
    return no_unit;
}

void complete(Battle& battle) {
    std::array<std::string, 2> chiefs;
    for (Side side : both_sides)
        if (battle.sides[index(side)].chief != no_unit)
            chiefs[index(side)] = battle.entry(battle.sides[index(side)].chief).id;

    std::sort(battle.roster.begin(), battle.roster.end(), [](const RosterEntry& a, const RosterEntry& b) {
        return a.side != b.side ? a.side < b.side : a.id < b.id;
    });
    for (RosterEntry& entry : battle.roster)
        if (entry.name.empty()) entry.name = entry.id;
    place_towed_units(battle);

    for (Side side : both_sides) {
        SideData& data = battle.sides[index(side)];
        const std::string& chief = chiefs[index(side)];
        data.chief = chief.empty() ? first_commander(battle, side) : battle.find_unit(chief);
        data.total_sp = 0;
        for (const RosterEntry& entry : battle.roster)
            if (entry.side == side) data.total_sp += entry.initial_sp;
        data.exhaustion_point = exhaustion_point(data.total_sp, battle.tables);
    }
}

}  // namespace reisswitz::portable
