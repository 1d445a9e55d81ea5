/// The plan of a wall as inputs.
#pragma once

#include <string>

#include "describe/parse.hpp"
#include "rules/siege/procedures/collapse.hpp"
#include "rules/siege/procedures/gun_fire_form.hpp"

namespace reisswitz::siege {

/// The thickest wall, 60 feet, in squares of less than two feet.
inline constexpr std::size_t most_plan_rows = 40;
/// Three times the 19 columns of the text.
inline constexpr std::size_t most_plan_columns = 60;

inline const auto& fields(Of<WallCollapse>) {
    static const Fields<WallCollapse> table{
        // A plan of the wrong size is a bad grid, whatever its size; no text that is read holds more rows.
        {&WallCollapse::rows,
         {.required = true,
          .most = describe::longest_json,
          .help = "the plan, inner face first: . stands, / is destroyed; rows of one length"}},
        {&WallCollapse::max_unsupported_width,
         {.low = 1, .high = 3, .unit = "squares", .help = "the widest run that falls between two gaps"}},
    };
    return table;
}

/// @throws Fault bad_grid
inline void check(const WallCollapse& wall, const Tables&, const Reader& reader) {
    const auto fail = [&](const std::string& message) {
        throw describe::Fault("bad_grid", reader.path() + "/rows", message);
    };
    if (wall.rows.empty() || wall.rows.size() > most_plan_rows)
        fail(fmt::format("Expected 1 to {} rows, found {}.", most_plan_rows, wall.rows.size()));
    const std::size_t columns = wall.rows.front().cells.size();
    for (std::size_t row = 0; row < wall.rows.size(); ++row) {
        const std::string& cells = wall.rows[row].cells;
        if (cells.empty() || cells.size() > most_plan_columns)
            fail(fmt::format("Expected rows of 1 to {} squares, found {} in row {}.", most_plan_columns, cells.size(),
                             row + 1));
        if (cells.size() != columns)
            fail(fmt::format("Expected rows of one length, {}, found {} in row {}.", columns, cells.size(), row + 1));
        if (const auto other = cells.find_first_not_of("./"); other != std::string::npos)
            fail(fmt::format("Expected squares . and /, found {} in row {}.", describe::quote(cells), row + 1));
    }
}

}  // namespace reisswitz::siege

namespace reisswitz::describe {

template <>
struct Scalar<siege::PlanRow> {
    static siege::PlanRow read(const json& value, const Notes&, const Reader& reader) {
        return {read_string(value, reader)};
    }
    static json write(const siege::PlanRow& row, const Notes&, const Reader&) { return row.cells; }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "string"}, {"pattern", "^[./]{1," + std::to_string(siege::most_plan_columns) + "}$"}};
    }
};

}  // namespace reisswitz::describe

namespace reisswitz::siege {

/// Squares need no escape.
inline void append_json(std::string& text, const PlanRow& row) { text.append(1, '"').append(row.cells).append(1, '"'); }

}  // namespace reisswitz::siege
