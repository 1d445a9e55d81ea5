/// A board of terrain: square cells, hills, roads, and what crosses water.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/zones/given.hpp"
#include "rules/zones/model.hpp"

namespace reisswitz::zones {

/// Column and row from 0; the first row is the northern one.
struct Cell {
    int column{};
    int row{};
    friend constexpr auto operator<=>(Cell, Cell) = default;
};

constexpr bool are_adjacent(Cell a, Cell b) {
    const int columns = a.column < b.column ? b.column - a.column : a.column - b.column;
    const int rows = a.row < b.row ? b.row - a.row : a.row - b.row;
    return columns + rows == 1;
}

/// One row of the ground, a letter a cell: . open, p ploughed, b bushes, l light woods, h heavy woods, r rocky, m
/// marsh, s stream, w river, u buildings, e earthworks or fort.
struct GroundLetters {
    std::string letters;
    friend bool operator==(const GroundLetters&, const GroundLetters&) = default;
};
inline constexpr std::string_view ground_letters = ".pblhrmswue";

struct Hill {
    int levels = 1;
    bool steep = false;
    std::vector<Cell> cells;
    friend bool operator==(const Hill&, const Hill&) = default;
};
BOOST_DESCRIBE_STRUCT(Hill, (), (levels, steep, cells))

enum class RoadKind : std::uint8_t { primary, secondary, trail };
BOOST_DESCRIBE_ENUM(RoadKind, primary, secondary, trail)

struct Road {
    RoadKind kind{};
    std::vector<Cell> path;
    friend bool operator==(const Road&, const Road&) = default;
};
BOOST_DESCRIBE_STRUCT(Road, (), (kind, path))

struct Bridge {
    Cell at{};
    bool stone = false;
    friend bool operator==(const Bridge&, const Bridge&) = default;
};
BOOST_DESCRIBE_STRUCT(Bridge, (), (at, stone))

struct Ford {
    Cell at{};
    int width_yd = 30;
    friend bool operator==(const Ford&, const Ford&) = default;
};
BOOST_DESCRIBE_STRUCT(Ford, (), (at, width_yd))

struct ZoneSize {
    ZoneClass zone_class{};
    int width_yd{};
    int depth_yd{};
    friend bool operator==(const ZoneSize&, const ZoneSize&) = default;
};
BOOST_DESCRIBE_STRUCT(ZoneSize, (), (zone_class, width_yd, depth_yd))

/// What lies where.
struct TerrainBoard {
    TerrainType terrain_type{};
    int cell_yd{};
    std::vector<GroundLetters> rows;
    std::vector<Hill> hills;
    std::vector<Road> roads;
    std::vector<Bridge> bridges;
    std::vector<Ford> fords;
    int stream_width_yd = 40;
    std::vector<ZoneSize> zones;

    int width() const { return static_cast<int>(rows.front().letters.size()); }
    int height() const { return static_cast<int>(rows.size()); }
    bool holds(Cell cell) const {
        return cell.column >= 0 && cell.row >= 0 && cell.column < width() && cell.row < height();
    }
    char letter(Cell cell) const {
        return rows[static_cast<std::size_t>(cell.row)].letters[static_cast<std::size_t>(cell.column)];
    }
    friend bool operator==(const TerrainBoard&, const TerrainBoard&) = default;
};
BOOST_DESCRIBE_STRUCT(TerrainBoard, (),
                      (terrain_type, cell_yd, rows, hills, roads, bridges, fords, stream_width_yd, zones))

/// TD-RULING-3, TD-RULING-4; not given: as the tables say.
struct TerrainSettings {
    Given<int> about_tolerance_pct{};
    Given<int> several{};
    Given<int> numerous{};
    Given<int> wooded_open_min_pct{};
    Given<int> min_open_run{};
};
BOOST_DESCRIBE_STRUCT(TerrainSettings, (), (about_tolerance_pct, several, numerous, wooded_open_min_pct, min_open_run))

/// The edges of the board that a cell lies on: a corner lies on two.
struct Edges {
    bool west = false, east = false, north = false, south = false;
    bool any() const { return west || east || north || south; }
};
Edges edges_of(const TerrainBoard& board, Cell cell);

/// Whether two cells lie on two different edges, or on two that face each other.
bool on_different_edges(const TerrainBoard& board, Cell a, Cell b);
bool on_opposite_edges(const TerrainBoard& board, Cell a, Cell b);

}  // namespace reisswitz::zones
