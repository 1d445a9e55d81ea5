/// A weapon that an input names by its word.
#pragma once

#include <compare>
#include <cstdint>

#include "rules/bbb/tables.hpp"

namespace reisswitz::bbb {

struct WeaponRow {
    std::int16_t row = 0;
    friend constexpr auto operator<=>(WeaponRow, WeaponRow) = default;
};

inline const Weapon& row_of(const Tables& tables, WeaponRow weapon) {
    return tables.weapons.rows[static_cast<std::size_t>(weapon.row)];
}

}  // namespace reisswitz::bbb
