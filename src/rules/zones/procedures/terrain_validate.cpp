#include "rules/zones/procedures/terrain_validate.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/zones/procedures/terrain_survey.hpp"

namespace reisswitz::zones {

namespace {

/// The settings with the tables' numbers where none were given.
struct Measures {
    int tolerance_pct, several, numerous, wooded_open_pct, open_run;

    Measures(const TerrainSettings& given, const BoardTable& table)
        : tolerance_pct(given.about_tolerance_pct.value_or(table.about_tolerance_pct)),
          several(given.several.value_or(table.several)),
          numerous(given.numerous.value_or(table.numerous)),
          wooded_open_pct(given.wooded_open_min_pct.value_or(table.wooded_open_min_pct)),
          open_run(given.min_open_run.value_or(table.min_open_run)) {}
};

bool is_broken(const Road& road, const TerrainBoard& board) {
    CellSet seen{board};
    for (std::size_t i = 0; i < road.path.size(); ++i) {
        if (seen.contains(road.path[i]) || (i > 0 && !are_adjacent(road.path[i - 1], road.path[i]))) return true;
        seen.insert(road.path[i]);
    }
    return false;
}

/// Cells in the first half of the columns and in the second, or the same of the rows.
bool crosses_middle(const Road& road, const TerrainBoard& board) {
    bool west = false, east = false, north = false, south = false;
    for (const Cell cell : road.path) {
        (2 * cell.column < board.width() ? west : east) = true;
        (2 * cell.row < board.height() ? north : south) = true;
    }
    return (west && east) || (north && south);
}

bool has_open_run(const Road& road, const TerrainBoard& board, int least) {
    int run = 0;
    for (const Cell cell : road.path) {
        const char letter = board.letter(cell);
        run = letter == '.' || letter == 'p' || letter == 'b' ? run + 1 : 0;
        if (run >= least) return true;
    }
    return false;
}

template <class List, class Predicate>
bool any_of(const List& list, Predicate holds) {
    return std::any_of(list.begin(), list.end(), holds);
}

/// Runs through the constraints in the order of the specification.
class Judge {
public:
    Judge(const TerrainBoard& board, const TerrainSettings& settings, const BoardTable& table)
        : board_(board), survey_(board), measures_(settings, table), table_(table) {}

    TerrainFindings judge() {
        check_roads();
        check_water();
        switch (board_.terrain_type) {
            case TerrainType::rolling_hills:
                check_rolling_hills();
                break;
            case TerrainType::rough:
                check_rough();
                break;
            case TerrainType::wooded:
                check_wooded();
                break;
            case TerrainType::river_valley:
                check_river_valley();
                break;
            case TerrainType::hilltop:
                check_hilltop();
                break;
        }
        look_for_the_unusual();
        for (auto* list : {&findings_.violations, &findings_.warnings})
            std::sort(list->begin(), list->end(), [](const BrokenRule& a, const BrokenRule& b) {
                return std::string_view{a.clause.id} < std::string_view{b.clause.id};
            });
        findings_.valid = findings_.violations.empty();
        return std::move(findings_);
    }

private:
    void forbid(bool broken, ruling::Clause clause) {
        if (broken) findings_.violations.push_back({clause});
    }
    void warn(bool unusual, ruling::Clause clause) {
        if (unusual) findings_.warnings.push_back({clause});
    }

    bool is_primary(const Road& road) const { return road.kind == RoadKind::primary; }

    // TD-MAJ-5, TD-RULING-5.
    void check_roads() {
        const bool hilltop = board_.terrain_type == TerrainType::hilltop;
        forbid(any_of(board_.roads, [&](const Road& road) { return is_broken(road, board_); }), clause::TD_CHK_1);
        forbid(board_.roads.empty() || (!hilltop && survey_.primary_roads() == 0), clause::TD_CHK_2);
        forbid(any_of(board_.roads,
                      [&](const Road& road) {
                          return is_primary(road) && !on_different_edges(board_, road.path.front(), road.path.back());
                      }),
               clause::TD_CHK_3);
        forbid(
            any_of(board_.roads, [&](const Road& road) { return is_primary(road) && !crosses_middle(road, board_); }),
            clause::TD_CHK_4);
        bool stray = false;
        for (std::size_t i = 0; i < board_.roads.size(); ++i) {
            const Road& road = board_.roads[i];
            if (is_primary(road)) continue;
            const Cell first = road.path.front();
            const Cell last = road.path.back();
            const bool leaves = edges_of(board_, first).any() && edges_of(board_, last).any();
            stray = stray || !(leaves || survey_.touches_other_road(i, first) || survey_.touches_other_road(i, last));
        }
        forbid(stray, clause::TD_CHK_5);
    }

    void check_water() {
        bool river_unbridged = false, stream_uncrossed = false;
        for (const Road& road : board_.roads)
            for (const WaterRun& run : water_runs(board_, road)) {
                const bool bridge = any_of(run.cells, [&](Cell cell) { return survey_.has_bridge(cell); });
                const bool ford = any_of(run.cells, [&](Cell cell) { return survey_.has_ford(cell); });
                if (run.letter == 'w') river_unbridged = river_unbridged || !bridge;
                if (run.letter == 's') stream_uncrossed = stream_uncrossed || !(bridge || ford);
            }
        forbid(river_unbridged, clause::TD_CHK_6);
        forbid(stream_uncrossed, clause::TD_CHK_7);
        // TD-GDL-5, TD-RULING-8: from the middle of one cell to that of the other.
        const int near = table_.ford_from_bridge_yd;
        forbid(any_of(board_.fords,
                      [&](const Ford& ford) {
                          return any_of(board_.bridges, [&](const Bridge& bridge) {
                              const int columns = (ford.at.column - bridge.at.column) * board_.cell_yd;
                              const int rows = (ford.at.row - bridge.at.row) * board_.cell_yd;
                              return columns * columns + rows * rows <= near * near;
                          });
                      }),
               clause::TD_CHK_8);
        const auto is_dry = [&](const auto& crossing) {
            const char letter = board_.letter(crossing.at);
            return letter != 's' && letter != 'w';
        };
        forbid(any_of(board_.bridges, is_dry) || any_of(board_.fords, is_dry), clause::TD_CHK_9);
        forbid(survey_.has('s') && board_.stream_width_yd > table_.stream_most_yd, clause::TD_CHK_10);
        const auto is_on_river = [&](const auto& crossing) { return board_.letter(crossing.at) == 'w'; };
        forbid(survey_.has('w') && !any_of(board_.bridges, is_on_river) && !any_of(board_.fords, is_on_river),
               clause::TD_CHK_11);
    }

    // TD-GEO-1, TD-RULING-2.
    void check_rolling_hills() {
        forbid(!table_.rolling_hills.contains(static_cast<int>(board_.hills.size())), clause::TD_CHK_20);
        forbid(survey_.has_steep_hill(), clause::TD_CHK_21);
        const CellSet primary = survey_.cells_of_roads(RoadKind::primary);
        const auto branches = std::count_if(board_.roads.begin(), board_.roads.end(), [&](const Road& road) {
            return road.kind == RoadKind::secondary &&
                   any_of(road.path, [&](Cell cell) { return primary.touches(cell); });
        });
        const auto exits = survey_.road_exits(true).size();
        forbid(survey_.primary_roads() == 0 ||
                   (exits < static_cast<std::size_t>(measures_.several) && branches < measures_.several),
               clause::TD_CHK_22);
    }

    // TD-GEO-2.
    void check_rough() {
        const int total = survey_.cells();
        forbid(std::abs(100 * survey_.open_cells() - table_.rough_open_pct * total) > measures_.tolerance_pct * total,
               clause::TD_CHK_30);
        int kinds = survey_.has_steep_hill() ? 1 : 0;
        for (const char letter : {'l', 'h', 's', 'm', 'r'}) kinds += survey_.has(letter) ? 1 : 0;
        forbid(kinds < measures_.several, clause::TD_CHK_31);
        forbid(!any_of(board_.roads, [&](const Road& road) { return has_open_run(road, board_, measures_.open_run); }),
               clause::TD_CHK_32);
    }

    // TD-GEO-3, TD-RULING-4.
    void check_wooded() {
        forbid(survey_.patches("lh") < measures_.numerous, clause::TD_CHK_40);
        forbid(100 * survey_.open_cells() < measures_.wooded_open_pct * survey_.cells(), clause::TD_CHK_41);
    }

    // TD-GEO-4.
    void check_river_valley() {
        forbid(!survey_.has('w'), clause::TD_CHK_50);
        const bool crossed = any_of(board_.roads, [&](const Road& road) {
            const auto runs = water_runs(board_, road);
            return any_of(runs, [&](const WaterRun& run) {
                return run.letter == 'w' &&
                       any_of(run.cells, [&](Cell cell) { return survey_.has_stone_bridge(cell); });
            });
        });
        forbid(!crossed, clause::TD_CHK_51);
    }

    // TD-GEO-5, TD-RULING-13.
    void check_hilltop() {
        forbid(!(survey_.has('l') && survey_.has('h') && (survey_.has('r') || survey_.has('m'))), clause::TD_CHK_60);
        const auto exits = survey_.road_exits(false);
        forbid(exits.size() != static_cast<std::size_t>(table_.hilltop_exits) ||
                   (exits.size() == 2 && !on_opposite_edges(board_, exits.front(), exits.back())),
               clause::TD_CHK_61);
    }

    bool rocks_beside_water() const {
        for (int row = 0; row < board_.height(); ++row)
            for (int column = 0; column < board_.width(); ++column) {
                if (board_.letter({column, row}) != 'r') continue;
                for (int down = -1; down <= 1; ++down)
                    for (int right = -1; right <= 1; ++right)
                        if (const Cell near{column + right, row + down}; board_.holds(near))
                            if (const char letter = board_.letter(near); letter == 's' || letter == 'w') return true;
            }
        return false;
    }

    void look_for_the_unusual() {
        warn(any_of(board_.fords, [&](const Ford& ford) { return ford.width_yd != table_.ford_width_yd; }),
             clause::TD_WARN_1);
        warn(rocks_beside_water(), clause::TD_WARN_2);
        warn(any_of(board_.zones,
                    [&](const ZoneSize& zone) {
                        return std::max(zone.width_yd, zone.depth_yd) > table_.zone_width_yd.of(zone.zone_class) ||
                               std::min(zone.width_yd, zone.depth_yd) > table_.zone_depth_yd.of(zone.zone_class);
                    }),
             clause::TD_WARN_3);
        if (board_.terrain_type == TerrainType::rolling_hills)
            warn(survey_.has('h') || survey_.has('r') || survey_.has('m') || survey_.has('w'), clause::TD_WARN_4);
        if (board_.terrain_type == TerrainType::river_valley)
            warn(!table_.river_valley_hills.contains(static_cast<int>(board_.hills.size())), clause::TD_WARN_5);
    }

    const TerrainBoard& board_;
    TerrainSurvey survey_;
    Measures measures_;
    const BoardTable& table_;
    TerrainFindings findings_;
};

}  // namespace

TerrainFindings validate_terrain(const TerrainBoard& board, const TerrainSettings& settings, const BoardTable& table) {
    return Judge{board, settings, table}.judge();
}

}  // namespace reisswitz::zones
