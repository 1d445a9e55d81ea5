/// Columns of the firefight table.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <string>

#include "rules/bbb/exact.hpp"
#include "rules/bbb/tables.hpp"

namespace reisswitz::bbb {

/// A column by its heading; `below_table` lies left of the first, `none` is that of no fire.
enum class Column : std::uint8_t {
    fp_0_25,
    fp_0_5,
    fp_1,
    fp_2,
    fp_4,
    fp_6,
    fp_9,
    fp_12,
    fp_16,
    fp_20,
    fp_25,
    fp_30,
    fp_36,
    fp_42,
    fp_49,
    fp_50_plus,
    below_table,
    none
};
BOOST_DESCRIBE_ENUM(Column, fp_0_25, fp_0_5, fp_1, fp_2, fp_4, fp_6, fp_9, fp_12, fp_16, fp_20, fp_25, fp_30, fp_36,
                    fp_42, fp_49, fp_50_plus, below_table, none)

/// The first column whose heading is not less than the firepower, or the last; `none` for no firepower.
/// Clauses: BBB-FIRE-4, BBB-MULT-4.
inline Column column_of(const Firepower& firepower, const FirefightTable& table) {
    if (firepower.value == 0) return Column::none;
    int column = 0;
    while (column < FirefightTable::columns - 1 && firepower.value > table.up_to[static_cast<std::size_t>(column)])
        ++column;
    return static_cast<Column>(column);
}

/// The column so many places to the right of another (left where negative): never beyond the last, `below_table` where
/// it leaves the table to the left.
/// Clauses: BBB-FIRE-4, BBB-RULING-1.
constexpr Column shifted(Column column, int places) {
    const int to = static_cast<int>(column) + places;
    if (to < 0) return Column::below_table;
    return to < FirefightTable::columns ? static_cast<Column>(to) : Column::fp_50_plus;
}

/// How a column is called at the table: "0.25", "12", "50+".
inline std::string heading(Column column) {
    static const char* const headings[] = {"0.25", "0.5", "1",  "2",  "4",  "6",  "9",   "12",        "16",
                                           "20",   "25",  "30", "36", "42", "49", "50+", "off table", "none"};
    return headings[static_cast<std::size_t>(column)];
}

}  // namespace reisswitz::bbb
