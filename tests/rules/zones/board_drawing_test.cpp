#include <catch2/catch.hpp>

#include "rules/zones/generator/board_svg.hpp"
#include "rules/zones/generator/board_text.hpp"

using namespace reisswitz::zones;

namespace {

RandomBoard small_valley() {
    RandomBoard random;
    TerrainBoard& board = random.board;
    board = {.terrain_type = TerrainType::river_valley, .cell_yd = 50, .rows = {{"p.w."}, {"l.w."}, {"..wu"}}};
    board.roads.push_back({RoadKind::primary, {{0, 1}, {1, 1}, {2, 1}, {3, 1}}});
    board.roads.push_back({RoadKind::trail, {{1, 1}, {1, 2}}});
    board.bridges.push_back({{2, 1}, true});
    board.fords.push_back({{2, 2}});
    board.hills.push_back({.levels = 2, .steep = true, .cells = {{0, 0}, {1, 0}}});
    random.barriers.push_back({BarrierKind::fence, {0, 0}, CellSide::east});
    random.placed.push_back({ZoneClass::b, {3, 2}, 1, 1});
    return random;
}

std::size_t count(const std::string& text, const std::string& word) {
    std::size_t found = 0;
    for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++found;
    return found;
}

}  // namespace

TEST_CASE("a board in letters", "[zones][boards]") {
    CHECK(to_text(small_valley()) ==
          "p.w.   22..\n"
          "==H=   ....\n"
          ".:xu   ....\n"
          ". open, p ploughed, w river, u buildings, = primary road, : trail, H bridge, x ford; right: levels of "
          "hills\n");
}

TEST_CASE("a board as a drawing", "[zones][boards]") {
    const std::string svg = to_svg(small_valley());
    CHECK(svg.starts_with("<svg xmlns="));
    CHECK(svg.ends_with("</svg>\n"));
    CHECK(count(svg, "<g ") == count(svg, "</g>"));
    CHECK(count(svg, "<polyline") == 2);
    CHECK(count(svg, "<line") == 1);
    for (const char* name : {"river", "ploughed", "light woods", "buildings", "stone bridge", "ford", "fences",
                             "hill, 2 levels, steep", "objective zone, class B"}) {
        INFO(name);
        CHECK(count(svg, "<title>" + std::string{name} + "</title>") == 1);
    }
    CHECK(count(svg, "heavy woods") == 0);
}
