/// A row of the tables that an input names by its word.
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// The number of a row; nothing was said, so the usual one, while it is `unsaid`.
/// @tparam List  which table: `words`, the name of its vocabulary; `usual`, the word that holds when nothing is said
template <class List>
struct TableRow {
    static constexpr std::int16_t unsaid = -1;
    std::int16_t row = unsaid;
    friend constexpr auto operator<=>(TableRow, TableRow) = default;
};

struct Nations {
    static constexpr std::string_view words = "nations", usual = "";
};
struct TroopTypes {
    static constexpr std::string_view words = "troop_types", usual = "";
};
struct Roads {
    static constexpr std::string_view words = "roads", usual = usual_road;
};
struct Terrains {
    static constexpr std::string_view words = "terrains", usual = usual_terrain;
};
struct Weathers {
    static constexpr std::string_view words = "weathers", usual = usual_weather;
};
struct Regions {
    static constexpr std::string_view words = "regions", usual = "";
};
struct Formations {
    static constexpr std::string_view words = "formations", usual = "";
};

/// The row of a list that an input names; its usual one where it names none.
template <class List, class Row>
const Row& row_in(const std::vector<Row>& rows, TableRow<List> named) {
    const int row = named.row < 0 ? find_row(rows, List::usual) : named.row;
    return rows[static_cast<std::size_t>(row)];
}

inline const Nation& row_of(const Tables& tables, TableRow<Nations> row) { return row_in(tables.nations, row); }
inline const TroopType& row_of(const Tables& tables, TableRow<TroopTypes> row) {
    return row_in(tables.troop_types, row);
}
inline const Road& row_of(const Tables& tables, TableRow<Roads> row) { return row_in(tables.roads, row); }
inline const Terrain& row_of(const Tables& tables, TableRow<Terrains> row) { return row_in(tables.terrains, row); }
inline const Weather& row_of(const Tables& tables, TableRow<Weathers> row) { return row_in(tables.weathers, row); }
inline const WeatherRegion& row_of(const Tables& tables, TableRow<Regions> row) { return row_in(tables.regions, row); }
inline const Formation& row_of(const Tables& tables, TableRow<Formations> row) {
    return row_in(tables.formations, row);
}

}  // namespace reisswitz::campaign
