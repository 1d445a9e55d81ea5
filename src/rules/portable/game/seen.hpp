/// What a side sees of the enemy (PW-FOG-1). In an open game: everything.
#pragma once

#include "rules/portable/game/field.hpp"

namespace reisswitz::portable {

/// Whether `viewer` sees an enemy unit where it stands now.
/// Clauses: PW-FOG-1.
template <class S>
bool sees(const Field<S>& field, Side viewer, UnitIndex enemy) {
    if (!field.present(enemy)) return false;
    if (!field.battle().in_fog() || field.side(enemy) == viewer) return true;
    const HexIndex hex = field.unit(enemy).hex;
    const bool in_the_open = !field.in_cover(enemy) || field.unit(enemy).shown;
    bool found = false;
    field.for_each_present([&](UnitIndex u) {
        if (field.side(u) != viewer || !field.alive(u)) return true;
        const HexIndex from = field.unit(u).hex;
        found =
            field.ground().distance(from, hex) <= 1 || (in_the_open && field.ground().clear_line_over_units(from, hex));
        return !found;
    });
    return found;
}

/// The enemy units that `viewer` sees.
template <class S>
typename S::Units seen_by(const Field<S>& field, Side viewer) {
    typename S::Units seen;
    field.for_each_present([&](UnitIndex u) {
        if (field.side(u) != viewer && sees(field, viewer, u)) seen.insert(u);
    });
    return seen;
}

/// Whether a side has a clear line to a hex, from any of its units (PW-FOG-2, PW-FOG-4).
template <class S>
bool overlooks(const Field<S>& field, Side viewer, HexIndex hex) {
    if (!field.battle().in_fog()) return true;
    bool found = false;
    field.for_each_present([&](UnitIndex u) {
        if (field.side(u) != viewer || !field.alive(u)) return true;
        found = field.unit(u).hex == hex || field.ground().clear_line_over_units(field.unit(u).hex, hex);
        return !found;
    });
    return found;
}

}  // namespace reisswitz::portable
