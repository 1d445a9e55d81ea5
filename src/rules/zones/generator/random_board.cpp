#include "rules/zones/generator/random_board.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>

#include "rules/zones/generator/draw.hpp"
#include "rules/zones/generator/patches.hpp"
#include "rules/zones/generator/ways_across.hpp"
#include "rules/zones/procedures/terrain_validate.hpp"

namespace reisswitz::zones {

namespace {

/// How often a water is drawn before the roads are drawn anew, and a whole board before it is given up.
constexpr int tries_for_a_water = 50;
constexpr std::uint64_t tries_for_a_board = 1000;
/// So that boards of one seed and different types are no likenesses of each other.
constexpr std::uint64_t types_of_terrain = 5;

/// Lays one board. Each attempt may come to nothing; the next one draws otherwise.
class BoardMaker {
public:
    BoardMaker(const BoardWanted& wanted, const BoardTable& table, std::uint64_t attempt)
        : table_(table),
          draw_(wanted.seed, attempt * types_of_terrain + static_cast<std::uint64_t>(wanted.terrain_type)) {
        TerrainBoard& board = made_.board;
        board.terrain_type = wanted.terrain_type;
        board.cell_yd = wanted.cell_yd;
        board.rows.assign(static_cast<std::size_t>(wanted.rows),
                          {std::string(static_cast<std::size_t>(wanted.columns), '.')});
        board.stream_width_yd = std::min(10 * draw_.between(1, 4), table.stream_most_yd);
        main_road_ = draw_.chance(50) ? Across::west_to_east : Across::north_to_south;
        cells_ = wanted.columns * wanted.rows;
    }

    /// @retval false  something found no room
    bool make() {
        lay_roads();
        if (!lay_water()) return false;
        PatchGrower grower{made_.board, draw_};
        raise_hills(grower);
        build(grower);
        switch (made_.board.terrain_type) {
            case TerrainType::rolling_hills:
                grow_rolling_hills(grower);
                break;
            case TerrainType::rough:
                grow_rough(grower);
                break;
            case TerrainType::wooded:
                grow_wooded(grower);
                break;
            case TerrainType::river_valley:
                grow_river_valley(grower);
                break;
            case TerrainType::hilltop:
                grow_hilltop(grower);
                break;
        }
        enclose_fields();
        return true;
    }

    RandomBoard& made() { return made_; }

private:
    TerrainBoard& board() { return made_.board; }
    bool is(TerrainType type) const { return made_.board.terrain_type == type; }

    /// A share of all cells, at least one.
    int share(int percent) const { return std::max(cells_ * percent / 100, 1); }

    void lay_roads() {
        const int swerve = draw_.between(5, 30);
        const RoadKind kind = is(TerrainType::hilltop) ? RoadKind::trail : RoadKind::primary;
        board().roads.push_back({kind, way_across(board(), main_road_, swerve, draw_)});
        if (is(TerrainType::hilltop)) return;
        const bool crossroads = draw_.chance(is(TerrainType::rolling_hills) ? 50 : 20);
        if (crossroads)
            board().roads.push_back({RoadKind::primary, way_across(board(), other_way(main_road_), swerve, draw_)});
        int branches = draw_.between(0, 2);
        if (is(TerrainType::rolling_hills) && !crossroads) branches = draw_.between(table_.several, table_.several + 2);
        const std::vector<Cell> main = board().roads.front().path;
        for (; branches > 0; --branches)
            board().roads.push_back(
                {RoadKind::secondary, way_off(board(),
                                              main[static_cast<std::size_t>(draw_.between(
                                                  1, static_cast<int>(std::min<std::size_t>(main.size(), 99)) - 2))],
                                              main_road_, swerve, draw_)});
    }

    /// Rivers in valleys always, streams elsewhere now and then.
    bool lay_water() {
        const bool river = is(TerrainType::river_valley);
        if (!river && !draw_.chance(is(TerrainType::rough) ? 60 : 40)) return true;
        for (int i = 0; i < tries_for_a_water; ++i) {
            const auto water = way_across(board(), other_way(main_road_), draw_.between(5, 40), draw_);
            if (!crosses_cleanly(board(), water)) continue;
            for (const Cell cell : water)
                board().rows[static_cast<std::size_t>(cell.row)].letters[static_cast<std::size_t>(cell.column)] =
                    river ? 'w' : 's';
            bridge(water, river);
            if (river && draw_.chance(50)) add_ford(water);
            if (!river && draw_.chance(30)) made_.steep_banks = water;
            return true;
        }
        return false;
    }

    void bridge(const std::vector<Cell>& water, bool river) {
        CellSet crossed{board()};
        for (const Road& road : board().roads)
            for (const Cell cell : road.path) crossed.insert(cell);
        bool first = true;  // the first bridge over a river is of stone
        for (const Cell cell : water) {
            if (!crossed.contains(cell)) continue;
            if (!river && draw_.chance(50) && may_have_ford(cell))
                board().fords.push_back({cell, table_.ford_width_yd});
            else if (may_have_bridge(cell))
                board().bridges.push_back({cell, (river && first) || draw_.chance(40)});
            first = false;
        }
    }

    bool is_far_enough(Cell a, Cell b) const {
        const int columns = (a.column - b.column) * made_.board.cell_yd;
        const int rows = (a.row - b.row) * made_.board.cell_yd;
        return columns * columns + rows * rows > table_.ford_from_bridge_yd * table_.ford_from_bridge_yd;
    }
    bool may_have_ford(Cell cell) const {
        const auto& bridges = made_.board.bridges;
        return std::all_of(bridges.begin(), bridges.end(),
                           [&](const Bridge& bridge) { return is_far_enough(bridge.at, cell); });
    }
    bool may_have_bridge(Cell cell) const {
        const auto& fords = made_.board.fords;
        return std::all_of(fords.begin(), fords.end(), [&](const Ford& ford) { return is_far_enough(ford.at, cell); });
    }

    void add_ford(const std::vector<Cell>& water) {
        const Cell cell = draw_.one_of(water);
        if (may_have_ford(cell)) board().fords.push_back({cell, table_.ford_width_yd});
    }

    void raise_hills(PatchGrower& grower) {
        int count = draw_.between(0, 3);
        if (is(TerrainType::rolling_hills))
            count = draw_.between(table_.rolling_hills.least, table_.rolling_hills.most);
        if (is(TerrainType::river_valley))
            count = draw_.between(table_.river_valley_hills.least, table_.river_valley_hills.most);
        if (is(TerrainType::rough)) count = draw_.between(2, 5);
        if (is(TerrainType::hilltop)) count = 1;
        for (; count > 0; --count) {
            const bool may_be_steep = !is(TerrainType::rolling_hills);
            Hill hill{.levels = is(TerrainType::rolling_hills) ? draw_.between(1, 2) : draw_.between(1, 3),
                      .steep = may_be_steep && draw_.chance(is(TerrainType::rough) ? 40 : 15)};
            const int percent = is(TerrainType::hilltop) ? draw_.between(25, 45) : draw_.between(1, 4);
            hill.cells = grower.hill_cells(share(percent));
            board().hills.push_back(std::move(hill));
        }
    }

    /// Farms and villages beside the main road.
    void build(PatchGrower& grower) {
        if (is(TerrainType::hilltop)) return;
        const bool village = draw_.chance(is(TerrainType::rough) ? 15 : 40);
        if (village) place_zone(grower, draw_.chance(60) ? ZoneClass::c : ZoneClass::d, draw_.between(2, 4));
        if (draw_.chance(50)) {
            place_zone(grower, ZoneClass::b, draw_.between(1, 2));
            grower.grow('p', share(2));
        }
    }

    /// A block of houses by the road: the zone is what the houses stand on, no larger than its class allows.
    void place_zone(PatchGrower& grower, ZoneClass zone_class, int side) {
        const int largest =
            std::min(table_.zone_width_yd.of(zone_class), table_.zone_depth_yd.of(zone_class)) / board().cell_yd;
        side = std::min(side, largest);
        if (side < 1) return;
        const auto& road = board().roads.front().path;
        const Cell by = draw_.one_of(road);
        const Cell corner{std::clamp(by.column + draw_.between(-side, 1), 0, board().width() - side),
                          std::clamp(by.row + draw_.between(-side, 1), 0, board().height() - side)};
        const auto overlaps = [&](const PlacedZone& other) {
            return corner.column < other.corner.column + other.columns && other.corner.column < corner.column + side &&
                   corner.row < other.corner.row + other.rows && other.corner.row < corner.row + side;
        };
        if (std::any_of(made_.placed.begin(), made_.placed.end(), overlaps)) return;
        int houses = 0;
        for (int down = 0; down < side; ++down)
            for (int right = 0; right < side; ++right)
                houses += grower.put('u', {corner.column + right, corner.row + down}) ? 1 : 0;
        if (houses == 0) return;
        board().zones.push_back({zone_class, side * board().cell_yd, side * board().cell_yd});
        made_.placed.push_back({zone_class, corner, side, side});
    }

    void grow_rolling_hills(PatchGrower& grower) {
        for (int i = draw_.between(0, 4); i > 0; --i) grower.grow('l', share(draw_.between(1, 2)));
        for (int i = draw_.between(0, 4); i > 0; --i) grower.grow('p', share(draw_.between(1, 3)));
        if (draw_.chance(30)) grower.grow('b', share(1));
    }

    /// One patch of each kind in some order, over and over, until half of the board is no longer open.
    void grow_rough(PatchGrower& grower) {
        const int open_wanted = share(draw_.between(table_.rough_open_pct - 3, table_.rough_open_pct + 3));
        std::vector<char> kinds{'l', 'h', 'r', 'm'};
        draw_.shuffle(kinds);
        if (draw_.chance(30)) grower.grow('b', share(2));
        constexpr int most_patches = 200;
        for (std::size_t i = 0; i < most_patches; ++i) {
            const int open = TerrainSurvey{board()}.open_cells();
            if (open <= open_wanted) break;
            grower.grow(kinds[i % kinds.size()], std::min(share(draw_.between(2, 4)), open - open_wanted));
        }
        sink_road();
    }

    /// A stretch of the main road, now and then.
    void sink_road() {
        if (!draw_.chance(40)) return;
        const auto& road = board().roads.front().path;
        const int length = draw_.between(2, 5);
        const int start = draw_.between(1, static_cast<int>(std::min<std::size_t>(road.size(), 99)) - length - 1);
        for (int i = start; i < start + length; ++i)
            if (const Cell cell = road[static_cast<std::size_t>(i)]; board().letter(cell) == '.')
                made_.sunken_road.push_back(cell);
    }

    /// Woods that do not touch, while there is room to spare.
    void grow_wooded(PatchGrower& grower) {
        const int open_needed = (table_.wooded_open_min_pct * cells_ + 99) / 100;
        const auto spare = [&] { return TerrainSurvey{board()}.open_cells() - open_needed; };
        for (int i = draw_.between(table_.numerous + 1, table_.numerous + 4); i > 0; --i) {
            const int room = spare();
            if (room <= 0) break;
            grower.grow_apart(draw_.chance(50) ? 'h' : 'l', std::min(share(draw_.between(1, 3)), room), "lh");
        }
        if (const int room = spare(); room > 0 && draw_.chance(40)) grower.grow('r', std::min(share(2), room));
    }

    void grow_river_valley(PatchGrower& grower) {
        for (int i = draw_.between(0, 5); i > 0; --i)
            grower.grow(draw_.chance(50) ? 'h' : 'l', share(draw_.between(1, 4)));
        for (int i = draw_.between(0, 3); i > 0; --i) grower.grow('r', share(draw_.between(1, 2)));
        if (draw_.chance(40)) grower.grow('p', share(2));
    }

    void grow_hilltop(PatchGrower& grower) {
        grower.grow('h', share(draw_.between(5, 10)));
        grower.grow('l', share(draw_.between(5, 10)));
        grower.grow('r', share(draw_.between(4, 8)));
        for (int i = draw_.between(0, 4); i > 0; --i)
            grower.grow(draw_.one_of(std::vector<char>{'h', 'l', 'r', 'b'}), share(draw_.between(2, 4)));
    }

    /// Fields have fences or walls on some of their sides.
    void enclose_fields() {
        const BarrierKind kind = draw_.chance(60) ? BarrierKind::fence : BarrierKind::stone_wall;
        if (!draw_.chance(70)) return;
        constexpr std::array<std::pair<int, int>, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
        for (int row = 0; row < board().height(); ++row)
            for (int column = 0; column < board().width(); ++column) {
                if (board().letter({column, row}) != 'p') continue;
                for (std::size_t side = 0; side < steps.size(); ++side) {
                    const Cell beyond{column + steps[side].first, row + steps[side].second};
                    if (board().holds(beyond) && board().letter(beyond) == 'p') continue;
                    made_.barriers.push_back({kind, {column, row}, static_cast<CellSide>(side)});
                }
            }
    }

    const BoardTable& table_;
    Draw draw_;
    Across main_road_{};
    int cells_{};
    RandomBoard made_;
};

void refuse_size(int number, int least, int most, const char* what) {
    if (number < least || number > most)
        throw std::invalid_argument("a random board has " + std::to_string(least) + " to " + std::to_string(most) +
                                    " " + what + ", not " + std::to_string(number));
}

}  // namespace

RandomBoard make_random_board(const BoardWanted& wanted, const BoardTable& table) {
    refuse_size(wanted.columns, least_random_side, most_random_side, "columns");
    refuse_size(wanted.rows, least_random_side, most_random_side, "rows");
    refuse_size(wanted.cell_yd, least_cell_yd, most_cell_yd, "yards a cell");
    for (std::uint64_t attempt = 0; attempt < tries_for_a_board; ++attempt) {
        BoardMaker maker{wanted, table, attempt};
        if (!maker.make()) continue;
        const TerrainFindings findings = validate_terrain(maker.made().board, {}, table);
        if (findings.violations.empty() && findings.warnings.empty()) return std::move(maker.made());
    }
    throw std::runtime_error("no board keeps to these tables: what they ask of its type leaves it no room");
}

}  // namespace reisswitz::zones
