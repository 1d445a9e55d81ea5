/// A row of the tables that an input names by its word.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

#include "rules/siege/tables.hpp"

namespace reisswitz::siege {

/// The number of a row of one table.
/// @tparam List  which: `words` is the name of the list of its words, in the order of its rows
template <class List>
struct TableRow {
    std::int16_t row = 0;
    friend constexpr auto operator<=>(TableRow, TableRow) = default;
};

struct Guns {
    static constexpr std::string_view words = "guns";
};
using GunRow = TableRow<Guns>;

struct Defences {
    static constexpr std::string_view words = "defences";
};
using DefenceRow = TableRow<Defences>;

struct Towns {
    static constexpr std::string_view words = "towns";
};
using TownRow = TableRow<Towns>;

struct Tasks {
    static constexpr std::string_view words = "tasks";
};
using TaskRow = TableRow<Tasks>;

inline const Gun& row_of(const Tables& tables, GunRow gun) { return tables.guns[static_cast<std::size_t>(gun.row)]; }
inline const Defence& row_of(const Tables& tables, DefenceRow defence) {
    return tables.defences[static_cast<std::size_t>(defence.row)];
}
inline const Town& row_of(const Tables& tables, TownRow town) {
    return tables.towns[static_cast<std::size_t>(town.row)];
}
inline const Task& row_of(const Tables& tables, TaskRow task) {
    return tables.tasks[static_cast<std::size_t>(task.row)];
}

}  // namespace reisswitz::siege
