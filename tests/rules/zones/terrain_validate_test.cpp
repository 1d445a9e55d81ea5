#include "rules/zones/procedures/terrain_validate.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

/// A road from the western edge to the eastern along one row.
Road road_along(int row, int columns, RoadKind kind = RoadKind::primary) {
    Road road{.kind = kind};
    for (int column = 0; column < columns; ++column) road.path.push_back({column, row});
    return road;
}

TerrainBoard board_of(TerrainType type, std::vector<GroundLetters> rows) {
    TerrainBoard board{.terrain_type = type, .cell_yd = 50, .rows = std::move(rows)};
    board.roads.push_back(road_along(2, board.width()));
    return board;
}

/// The valley of the specification: valid in every way.
TerrainBoard valley() {
    TerrainBoard board =
        board_of(TerrainType::river_valley, {{"....w..."}, {"..l.w..."}, {"....w..."}, {".r..w..."}, {"....w..."}});
    board.bridges.push_back({{4, 2}, true});
    board.fords.push_back({{4, 0}});
    board.hills.push_back({.cells = {{0, 0}}});
    return board;
}

/// Rolling hills with a stream, all in order.
TerrainBoard rolling() {
    TerrainBoard board =
        board_of(TerrainType::rolling_hills, {{".....s.."}, {".....s.."}, {".....s.."}, {"..l..s.."}, {"p....s.."}});
    board.bridges.push_back({{5, 2}});
    board.hills.push_back({.cells = {{1, 0}, {2, 0}}});
    for (const int column : {1, 3, 6})
        board.roads.push_back({RoadKind::secondary, {{column, 2}, {column, 1}, {column, 0}}});
    return board;
}

TerrainBoard rough() {
    return board_of(TerrainType::rough, {{"llhhrr.."}, {"llhhrr.."}, {"........"}, {"..hhll.."}, {"..hh...."}});
}

TerrainBoard wooded() {
    return board_of(TerrainType::wooded, {{"l.h.l.h."}, {"........"}, {"........"}, {"........"}, {"l.......h"}});
}

TerrainBoard hilltop() {
    TerrainBoard board = board_of(TerrainType::hilltop, {{"lh......"}, {"..r....."}, {"........"}, {"........"}});
    board.roads = {road_along(2, 8, RoadKind::trail)};
    return board;
}

std::string ids_of(const std::vector<BrokenRule>& rules) {
    std::string text;
    for (const BrokenRule& rule : rules) text += (text.empty() ? "" : " ") + std::string{rule.clause.id};
    return text;
}

std::string violations(const TerrainBoard& board, const TerrainSettings& settings = {}) {
    const auto findings = validate_terrain(board, settings, tables().boards);
    CHECK(findings.valid == findings.violations.empty());
    return ids_of(findings.violations);
}

std::string warnings(const TerrainBoard& board) {
    return ids_of(validate_terrain(board, {}, tables().boards).warnings);
}

}  // namespace

TEST_CASE("TD-GEO-4, TD-CHK-51, TD-CHK-8, TD-WARN-5: the valley of the specification", "[zones][terrain][worked]") {
    CHECK(violations(valley()).empty());
    CHECK(warnings(valley()).empty());
    TerrainBoard board = valley();
    board.fords = {{{4, 1}}};
    board.bridges = {{{4, 2}, false}};
    board.hills.clear();
    CHECK(violations(board) == "TD-CHK-51 TD-CHK-8");
    CHECK(warnings(board) == "TD-WARN-5");
}

TEST_CASE("TD-CHK-1: a road is in one piece and never crosses itself", "[zones][terrain]") {
    TerrainBoard board = rolling();
    board.roads.front().path[3] = {3, 3};
    CHECK(violations(board).starts_with("TD-CHK-1"));
    board = rolling();
    board.roads[1].path = {{1, 2}, {1, 1}, {1, 2}};
    CHECK(violations(board).starts_with("TD-CHK-1"));
}

TEST_CASE("TD-CHK-2, TD-MAJ-5: every board has a road, and a primary one but for hilltops", "[zones][terrain]") {
    TerrainBoard board = wooded();
    board.roads.front().kind = RoadKind::secondary;
    CHECK(violations(board) == "TD-CHK-2");
    board.roads.clear();
    CHECK(violations(board) == "TD-CHK-2");
    CHECK(violations(hilltop()).empty());
}

TEST_CASE("TD-CHK-3, TD-CHK-4: a primary road leaves by two edges and crosses the middle", "[zones][terrain]") {
    TerrainBoard board = wooded();
    board.roads.front().path.pop_back();
    CHECK(violations(board) == "TD-CHK-3");
    board.roads.front().path = {{1, 0}, {2, 0}};
    CHECK(violations(board) == "TD-CHK-3 TD-CHK-4");
    board.roads.front().path = {{0, 1}, {0, 0}};
    CHECK(violations(board) == "TD-CHK-4");  // a corner lies on two edges
}

TEST_CASE("TD-CHK-5, TD-RULING-5: other roads join a road or run from edge to edge", "[zones][terrain]") {
    TerrainBoard board = wooded();
    board.roads.push_back({RoadKind::trail, {{3, 4}, {4, 4}}});
    CHECK(violations(board).empty());  // both ends lie on the southern edge
    board.rows.push_back({"........"});
    CHECK(violations(board) == "TD-CHK-5");
    board.roads.back().path = {{3, 4}, {3, 3}};
    CHECK(violations(board).empty());  // beside the primary road
}

TEST_CASE("TD-CHK-6, TD-CHK-7, TD-MAJ-6: where roads meet water there is a crossing", "[zones][terrain]") {
    TerrainBoard board = valley();
    board.bridges.front().at = {4, 4};
    CHECK(violations(board) == "TD-CHK-51 TD-CHK-6");
    board = rolling();
    board.bridges.clear();
    CHECK(violations(board) == "TD-CHK-7");
    board.fords.push_back({{5, 2}});
    CHECK(violations(board).empty());
}

TEST_CASE("TD-GDL-5, TD-RULING-8: a ford 50 yards from a bridge is too near", "[zones][terrain]") {
    TerrainBoard board = valley();
    board.fords = {{{4, 3}}};
    CHECK(violations(board) == "TD-CHK-8");
    board.cell_yd = 51;
    CHECK(violations(board).empty());
}

TEST_CASE("TD-CHK-9: crossings lie on water", "[zones][terrain]") {
    TerrainBoard board = rolling();
    board.bridges.push_back({{0, 0}});
    CHECK(violations(board) == "TD-CHK-9");
}

TEST_CASE("TD-CHK-10, TD-GDL-3: streams are at most 40 yards wide", "[zones][terrain]") {
    TerrainBoard board = rolling();
    board.stream_width_yd = 41;
    CHECK(violations(board) == "TD-CHK-10");
    board = wooded();
    board.stream_width_yd = 41;
    CHECK(violations(board).empty());
}

TEST_CASE("TD-CHK-11, TD-CHK-50, TD-GDL-4: a river, and a way over it", "[zones][terrain]") {
    TerrainBoard board = valley();
    board.bridges.clear();
    board.fords.clear();
    CHECK(violations(board) == "TD-CHK-11 TD-CHK-51 TD-CHK-6");
    board.rows.assign(5, {"........"});
    CHECK(violations(board) == "TD-CHK-50 TD-CHK-51");
}

TEST_CASE("TD-GEO-1, TD-CHK-20, TD-CHK-21, TD-RULING-2: rolling hills have one to eight gentle hills",
          "[zones][terrain]") {
    TerrainBoard board = rolling();
    CHECK(violations(board).empty());
    board.hills.assign(8, {.cells = {{0, 0}}});
    CHECK(violations(board).empty());
    board.hills.emplace_back();
    CHECK(violations(board) == "TD-CHK-20");
    board.hills.clear();
    CHECK(violations(board) == "TD-CHK-20");
    board.hills.push_back({.steep = true, .cells = {{0, 0}}});
    CHECK(violations(board) == "TD-CHK-21");
}

TEST_CASE("TD-CHK-22, TD-RULING-3: several exits or several branches", "[zones][terrain]") {
    TerrainBoard board = rolling();
    board.roads.pop_back();
    CHECK(violations(board) == "TD-CHK-22");
    CHECK(violations(board, {.several = 2}).empty());
    Road across{RoadKind::primary, {}};
    for (int row = 0; row < 5; ++row) across.path.push_back({4, row});
    board.roads.push_back(across);
    CHECK(violations(board).empty());
}

TEST_CASE("TD-GEO-2, TD-CHK-30, TD-CHK-31, TD-CHK-32: a rough board", "[zones][terrain]") {
    CHECK(violations(rough()).empty());
    CHECK(violations(rough(), {.about_tolerance_pct = 3}) == "TD-CHK-30");
    TerrainBoard board = rough();
    board.rows = {{"llllll.."}, {"llllll.."}, {"........"}, {"..llll.."}, {"..ll...."}};
    CHECK(violations(board) == "TD-CHK-31");
    board.rows = {{"llhhrr.."}, {"llhhrr.."}, {"..m..m.."}, {"..hhll.."}, {"........"}};
    CHECK(violations(board, {.min_open_run = 2}).empty());
    CHECK(violations(board) == "TD-CHK-32");
}

TEST_CASE("TD-CHK-30: a steep hill is not open, a gentle one is", "[zones][terrain]") {
    TerrainBoard board = rough();
    board.rows = {{"llllll.."}, {"hhhhhh.."}, {"........"}, {"........"}, {"........"}};
    CHECK(violations(board) == "TD-CHK-30 TD-CHK-31");
    Hill hill;
    for (int column = 0; column < 8; ++column) hill.cells.push_back({column, 4});
    board.hills = {hill};
    CHECK(violations(board) == "TD-CHK-30 TD-CHK-31");
    board.hills.front().steep = true;
    CHECK(violations(board).empty());
}

TEST_CASE("TD-GEO-3, TD-CHK-40, TD-CHK-41, TD-RULING-4: a wooded board", "[zones][terrain]") {
    TerrainBoard board = wooded();
    board.rows.back() = {"l......h"};
    CHECK(violations(board).empty());
    CHECK(violations(board, {.numerous = 7}) == "TD-CHK-40");
    CHECK(violations(board, {.wooded_open_min_pct = 90}) == "TD-CHK-41");
    board.rows.front() = {"lhhlllhh"};  // one patch now
    CHECK(violations(board) == "TD-CHK-40");
}

TEST_CASE("TD-GEO-5, TD-CHK-60, TD-CHK-61, TD-RULING-13: a hilltop", "[zones][terrain]") {
    TerrainBoard board = hilltop();
    board.rows.front() = {"ll......"};
    CHECK(violations(board) == "TD-CHK-60");
    board = hilltop();
    board.rows[1] = {"..m....."};
    CHECK(violations(board).empty());
    board.roads.push_back({RoadKind::trail, {{3, 2}, {3, 1}, {3, 0}}});
    CHECK(violations(board) == "TD-CHK-61");
    board.roads = {{RoadKind::trail, {{0, 2}, {0, 1}, {1, 1}, {1, 0}}}};
    CHECK(violations(board) == "TD-CHK-61");
}

TEST_CASE("TD-WARN-1, TD-GDL-6: fords are 30 yards wide", "[zones][terrain]") {
    TerrainBoard board = valley();
    board.fords.front().width_yd = 40;
    CHECK(warnings(board) == "TD-WARN-1");
}

TEST_CASE("TD-WARN-2, TD-GDL-1: rocks beside water", "[zones][terrain]") {
    TerrainBoard board = valley();
    board.rows[3] = {"...rw..."};
    CHECK(warnings(board) == "TD-WARN-2");
    board.rows[3] = {"...mw..."};
    CHECK(warnings(board).empty());
}

TEST_CASE("TD-WARN-3, OZ-DSP-5: zones beyond their size", "[zones][terrain]") {
    TerrainBoard board = valley();
    const auto warned = [&](ZoneClass zone_class, int width, int depth) {
        board.zones = {{zone_class, width, depth}};
        return warnings(board) == "TD-WARN-3";
    };
    CHECK_FALSE(warned(ZoneClass::a, 250, 250));
    CHECK(warned(ZoneClass::b, 100, 251));
    CHECK_FALSE(warned(ZoneClass::c, 400, 400));
    CHECK(warned(ZoneClass::d, 501, 10));
    CHECK_FALSE(warned(ZoneClass::f, 200, 400));
    CHECK(warned(ZoneClass::f, 201, 400));
    CHECK(warned(ZoneClass::f, 401, 100));
}

TEST_CASE("TD-WARN-4: rolling hills that are overgrown", "[zones][terrain]") {
    TerrainBoard board = rolling();
    CHECK(warnings(board).empty());
    board.rows[4] = {"h....s.."};
    CHECK(warnings(board) == "TD-WARN-4");
}

TEST_CASE("TD-CHK-9: the ruling names what a board breaks", "[zones][terrain][ruling]") {
    TerrainValidate board;
    static_cast<TerrainBoard&>(board) = rolling();
    board.bridges.push_back({{0, 0}});
    ruling::Ruling ruling;
    answer_terrain_validate(board, tables(), ruling);
    CHECK(clauses_of(ruling) == "TD-CHK-9");
}
