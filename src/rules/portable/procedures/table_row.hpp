/// A row of the tables that an input names by its word.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include "rules/portable/tables.hpp"

namespace reisswitz::portable {

/// The number of a row; nothing was said, so the usual one, while it is `unsaid`.
/// @tparam List  which table: `words`, the list of words that may be said here; `rows`, the list of all words of that
///               table, in order; `usual`, the word that holds when nothing is said, if there is one
template <class List>
struct TableRow {
    static constexpr std::int16_t unsaid = -1;
    std::int16_t row = unsaid;
    friend constexpr auto operator<=>(TableRow, TableRow) = default;
};

/// Qualities of units. Clauses: PW-RULING-42.
struct Qualities {
    static constexpr std::string_view words = "qualities", rows = "qualities", usual = "average";
};
using QualityRow = TableRow<Qualities>;

/// Weapons of the artillery.
struct Guns {
    static constexpr std::string_view words = "guns", rows = "weapons", usual = "field_artillery";
};
using GunRow = TableRow<Guns>;

/// Weapons of everybody else.
struct Firearms {
    static constexpr std::string_view words = "firearms", rows = "weapons", usual = "";
};
using FirearmRow = TableRow<Firearms>;

/// All weapons.
struct Weapons {
    static constexpr std::string_view words = "weapons", rows = "weapons", usual = "";
};
using WeaponRow = TableRow<Weapons>;

/// Types of units.
struct UnitTypes {
    static constexpr std::string_view words = "unit_types", rows = "unit_types", usual = "";
};
using UnitTypeRow = TableRow<UnitTypes>;

/// Types of units by their row in the table of close combat, where all artillery is one.
struct MeleeTypes {
    static constexpr std::string_view words = "melee_types", rows = "melee_type_of_unit_type", usual = "";
};
using MeleeTypeRow = TableRow<MeleeTypes>;

inline const Quality& row_of(const Tables& tables, QualityRow quality) {
    const int row = quality.row < 0 ? tables.find_quality(Qualities::usual) : quality.row;
    return tables.qualities[static_cast<std::size_t>(row)];
}
inline const Weapon& row_of(const Tables& tables, GunRow gun) {
    const int row = gun.row < 0 ? tables.find_weapon(Guns::usual) : gun.row;
    return tables.weapons[static_cast<std::size_t>(row)];
}
inline const Weapon& row_of(const Tables& tables, FirearmRow firearm) {
    return tables.weapons[static_cast<std::size_t>(firearm.row)];
}
inline const Weapon& row_of(const Tables& tables, WeaponRow weapon) {
    return tables.weapons[static_cast<std::size_t>(weapon.row)];
}
inline const UnitType& row_of(const Tables& tables, UnitTypeRow type) {
    return tables.types[static_cast<std::size_t>(type.row)];
}
inline const UnitType& row_of(const Tables& tables, MeleeTypeRow type) {
    return tables.types[static_cast<std::size_t>(type.row)];
}

}  // namespace reisswitz::portable
