/// Weather grids in JSON: a list of rows, each a string of codes with one blank between them.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "describe/reader.hpp"
#include "rules/campaign/weather_grid.hpp"

namespace reisswitz::campaign {

/// The special code of this rule book for a grid that is none.
inline constexpr const char* bad_grid = "bad_grid";

namespace grid_form {

/// The codes of one row. @throws Fault bad_grid
inline std::vector<WeatherRow> read_row(const std::string& text, const std::vector<std::string>& codes,
                                        const describe::Reader& reader) {
    std::vector<WeatherRow> row;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string code = text.substr(begin, end - begin);
        const auto found = std::find(codes.begin(), codes.end(), code);
        if (found == codes.end())
            throw describe::Fault(
                bad_grid, reader.path(),
                "Expected weather codes with one blank between them, found " + describe::quote(code) + ".");
        row.push_back(static_cast<WeatherRow>(found - codes.begin()));
        if (row.size() > longest_grid_side) break;
        begin = end + 1;
    }
    return row;
}

inline bool is_side(std::size_t length) { return length >= shortest_grid_side && length <= longest_grid_side; }

}  // namespace grid_form

/// @param codes  the words of Tables::weathers, in order
/// @throws Fault bad_type (no list of strings), bad_grid (not 3 to 31 rows of 3 to 31 known codes)
inline WeatherGrid read_grid(const describe::json& value, const std::vector<std::string>& codes,
                             const describe::Reader& reader) {
    using describe::Code;
    if (!value.is_array())
        reader.fail(Code::bad_type, "Expected a list of strings, found " + describe::type_name(value) + ".");
    for (std::size_t i = 0; i < value.size(); ++i)
        if (!value[i].is_string())
            reader.fail(Code::bad_type, "Expected a string, found " + describe::type_name(value[i]) + ".",
                        describe::pointer_step(std::to_string(i)));
    const auto bad = [&](const std::string& sentence) { throw describe::Fault(bad_grid, reader.path(), sentence); };
    if (!grid_form::is_side(value.size()))
        bad(fmt::format("Expected {} to {} rows, found {}.", shortest_grid_side, longest_grid_side, value.size()));
    WeatherGrid grid{.rows = static_cast<int>(value.size())};
    for (const auto& text : value) {
        const auto row = grid_form::read_row(text.get_ref<const std::string&>(), codes, reader);
        if (!grid_form::is_side(row.size()))
            bad(fmt::format("Expected rows of {} to {} codes, found {}.", shortest_grid_side, longest_grid_side,
                            describe::shown(text)));
        if (grid.columns == 0) grid.columns = static_cast<int>(row.size());
        if (grid.columns != static_cast<int>(row.size())) bad("Expected rows of the same length, found others.");
        grid.cells.insert(grid.cells.end(), row.begin(), row.end());
    }
    return grid;
}

}  // namespace reisswitz::campaign

namespace reisswitz::describe {

template <>
struct Scalar<campaign::WeatherGrid> {
    static campaign::WeatherGrid read(const json& value, const Notes&, const Reader& reader) {
        return campaign::read_grid(value, reader.vocabulary("weathers"), reader);
    }
    static json write(const campaign::WeatherGrid& grid, const Notes&, const Reader& reader) {
        json rows = json::array();
        for (int row = 1; row <= grid.rows; ++row) {
            std::string text;
            for (int column = 1; column <= grid.columns; ++column) {
                if (!text.empty()) text += ' ';
                text += reader.vocabulary("weathers")[static_cast<std::size_t>(grid.at(column, row))];
            }
            rows.push_back(std::move(text));
        }
        return rows;
    }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "array"},
                {"minItems", campaign::shortest_grid_side},
                {"maxItems", campaign::longest_grid_side},
                {"items", {{"type", "string"}}}};
    }
};

}  // namespace reisswitz::describe
