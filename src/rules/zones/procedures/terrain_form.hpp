/// Boards of terrain as inputs.
#pragma once

#include <set>
#include <string>

#include "rules/zones/procedures/terrain_validate.hpp"
#include "rules/zones/words_form.hpp"

namespace reisswitz::zones {

/// Sixty cells of fifty yards are a board of three thousand yards: the size of a large battle.
inline constexpr int most_cells_a_side = 60;
inline constexpr int fewest_cells_a_side = 2;
inline constexpr int most_hills = 30;
inline constexpr int most_features = 20;  ///< roads, bridges, fords, zones of one board
inline constexpr int longest_road = 600;
inline constexpr int most_hill_cells = most_cells_a_side * most_cells_a_side;

}  // namespace reisswitz::zones

namespace reisswitz::describe {

/// [column, row].
template <>
struct Scalar<zones::Cell> {
    static zones::Cell read(const json& value, const Notes&, const Reader& reader) {
        if (!value.is_array() || value.size() != 2)
            reader.fail(Code::bad_type, "Expected a list of column and row, found " + type_name(value) + ".");
        const Notes bounds{.low = 0, .high = zones::most_cells_a_side - 1};
        const auto part = [&](std::size_t i) {
            Reader below = reader;
            int number{};
            below.at(std::to_string(i), [&] { number = static_cast<int>(read_integer(value[i], bounds, below)); });
            return number;
        };
        const int column = part(0);
        return {column, part(1)};
    }
    static json write(const zones::Cell& cell, const Notes&, const Reader&) {
        return json::array({cell.column, cell.row});
    }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "array"},
                {"minItems", 2},
                {"maxItems", 2},
                {"items", {{"type", "integer"}, {"minimum", 0}, {"maximum", zones::most_cells_a_side - 1}}}};
    }
};

template <>
struct Scalar<zones::GroundLetters> {
    static zones::GroundLetters read(const json& value, const Notes&, const Reader& reader) {
        const std::string& text = read_string(value, reader);
        if (text.size() < zones::fewest_cells_a_side || text.size() > zones::most_cells_a_side)
            reader.fail(Code::out_of_range,
                        fmt::format("Expected {} to {} letters, found {}.", zones::fewest_cells_a_side,
                                    zones::most_cells_a_side, text.size()));
        if (const auto wrong = text.find_first_not_of(zones::ground_letters); wrong != std::string::npos)
            reader.fail(Code::unknown_value,
                        fmt::format("Expected the letters {}, found {}.", zones::ground_letters, quote(text)));
        return {text};
    }
    static json write(const zones::GroundLetters& row, const Notes&, const Reader&) { return row.letters; }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "string"},
                {"pattern", "^[.pblhrmswue]+$"},
                {"minLength", zones::fewest_cells_a_side},
                {"maxLength", zones::most_cells_a_side}};
    }
};

template <>
struct Scalar<zones::BrokenRule> {
    static zones::BrokenRule read(const json&, const Notes&, const Reader& reader) {
        reader.fail(Code::bad_type, "A finding is not read.");
    }
    static json write(const zones::BrokenRule& rule, const Notes&, const Reader&) { return rule.clause.id; }
    static json schema(const Notes&, const Reader&) { return {{"type", "string"}}; }
};

}  // namespace reisswitz::describe

namespace reisswitz::zones {

using describe::Code;
using describe::Fields;
using describe::Notes;
using describe::Of;
using describe::Reader;

inline void append_json(std::string& text, const BrokenRule& rule) {
    text.append(1, '"').append(rule.clause.id).append(1, '"');
}

inline const auto& fields(Of<Hill>) {
    static const Fields<Hill> table{
        {&Hill::levels, {.low = 1, .high = 5, .unit = "levels", .help = "its height"}},
        {&Hill::steep, {.help = "its slopes are steep"}},
        {&Hill::cells, {.required = true, .most = most_hill_cells, .help = "the cells that it covers"}},
    };
    return table;
}

inline const auto& fields(Of<Road>) {
    static const Fields<Road> table{
        {&Road::kind, {.required = true, .help = "primary road, secondary road or trail"}},
        {&Road::path, {.required = true, .fewest = 2, .most = longest_road, .help = "its cells from end to end"}},
    };
    return table;
}

inline const auto& fields(Of<Bridge>) {
    static const Fields<Bridge> table{
        {&Bridge::at, {.required = true, .help = "the cell that it is in"}},
        {&Bridge::stone, {.help = "it is of stone"}},
    };
    return table;
}

inline const auto& fields(Of<Ford>) {
    static const Fields<Ford> table{
        {&Ford::at, {.required = true, .help = "the cell that it is in"}},
        {&Ford::width_yd, {.low = 1, .high = 200, .unit = "yards", .help = "how wide it is"}},
    };
    return table;
}

inline const auto& fields(Of<ZoneSize>) {
    static const Fields<ZoneSize> table{
        {&ZoneSize::zone_class, {.required = true, .help = "its class"}},
        {&ZoneSize::width_yd,
         {.required = true, .low = 1, .high = 2000, .unit = "yards", .help = "one side of its footprint"}},
        {&ZoneSize::depth_yd,
         {.required = true, .low = 1, .high = 2000, .unit = "yards", .help = "the other side of its footprint"}},
    };
    return table;
}

inline const auto& fields(Of<TerrainBoard>) {
    static const Fields<TerrainBoard> table{
        {&TerrainBoard::terrain_type, {.required = true, .help = "what kind of board it means to be"}},
        {&TerrainBoard::cell_yd,
         {.required = true, .low = 10, .high = 200, .unit = "yards", .help = "side of a square cell"}},
        {&TerrainBoard::rows,
         {.required = true,
          .fewest = fewest_cells_a_side,
          .most = most_cells_a_side,
          .help = "the ground, one letter a cell, the northern row first"}},
        {&TerrainBoard::hills, {.most = most_hills, .help = "hills"}},
        {&TerrainBoard::roads, {.most = most_features, .help = "roads and trails"}},
        {&TerrainBoard::bridges, {.most = most_features, .help = "bridges"}},
        {&TerrainBoard::fords, {.most = most_features, .help = "fords"}},
        {&TerrainBoard::stream_width_yd,
         {.low = 1, .high = 200, .unit = "yards", .help = "width of the streams as they are laid out"}},
        {&TerrainBoard::zones, {.most = most_features, .help = "objective zones"}},
    };
    return table;
}

inline const auto& fields(Of<TerrainSettings>) {
    static const Fields<TerrainSettings> table{
        {&TerrainSettings::about_tolerance_pct,
         {.low = 0, .high = 50, .unit = "percent", .help = "how far from half about half may be"}},
        {&TerrainSettings::several, {.low = 2, .high = 6, .help = "the least that is several"}},
        {&TerrainSettings::numerous, {.low = 2, .high = 20, .help = "the least that is numerous"}},
        {&TerrainSettings::wooded_open_min_pct,
         {.low = 0, .high = 100, .unit = "percent", .help = "the least of a wooded board that is open"}},
        {&TerrainSettings::min_open_run,
         {.low = 1, .high = 20, .unit = "cells", .help = "the least of a road through open ground"}},
    };
    return table;
}

inline void check(const TerrainValidate& board, const Tables&, const Reader& reader) {
    for (const GroundLetters& row : board.rows)
        if (row.letters.size() != board.rows.front().letters.size())
            reader.fail(Code::inconsistent, "The rows are not all of one length.", "/rows");
    const auto refuse = [&](const char* list, std::size_t i, const char* key, Cell cell) {
        if (!board.holds(cell))
            reader.fail(Code::out_of_range, fmt::format("[{}, {}] is not on the board.", cell.column, cell.row),
                        fmt::format("/{}/{}/{}", list, i, key));
    };
    for (std::size_t i = 0; i < board.bridges.size(); ++i) refuse("bridges", i, "at", board.bridges[i].at);
    for (std::size_t i = 0; i < board.fords.size(); ++i) refuse("fords", i, "at", board.fords[i].at);
    for (std::size_t i = 0; i < board.hills.size(); ++i)
        for (const Cell cell : board.hills[i].cells) refuse("hills", i, "cells", cell);
    for (std::size_t i = 0; i < board.roads.size(); ++i)
        for (const Cell cell : board.roads[i].path) refuse("roads", i, "path", cell);
}

}  // namespace reisswitz::zones
