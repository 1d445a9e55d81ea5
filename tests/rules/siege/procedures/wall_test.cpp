#include "rules/siege/procedures/wall.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

WallStrengthResult strength(const WallStrength& wall) {
    ruling::NoRuling silent;
    return find_wall_strength(wall, tables(), silent);
}

}  // namespace

TEST_CASE("SG-DEF-1, SG-DEF-2: value, thickness and strength of each type, wall and tower", "[siege][wall]") {
    const auto [type, section, value, thickness, per_yard] =
        GENERATE(table<const char*, Section, int, int, int>({{"a", Section::wall, 10, 5, 50},
                                                             {"a", Section::tower, 15, 15, 225},
                                                             {"b", Section::wall, 15, 10, 150},
                                                             {"b", Section::tower, 20, 15, 300},
                                                             {"c", Section::wall, 20, 10, 200},
                                                             {"c", Section::tower, 25, 15, 375},
                                                             {"d", Section::wall, 30, 25, 750},
                                                             {"d", Section::tower, 40, 35, 1400},
                                                             {"e", Section::wall, 45, 35, 1575},
                                                             {"e", Section::tower, 55, 40, 2200}}));
    INFO(type);
    const Masonry masonry = masonry_of({.defence = defence(type), .section = section}, tables());
    CHECK(masonry.value == value);
    CHECK(masonry.thickness_ft == thickness);
    CHECK(strength({.defence = defence(type), .section = section}).per_yard == per_yard);
}

TEST_CASE("wall strength (1) and (2): a modern wall and an old tower", "[siege][wall][worked]") {
    CHECK(strength({.defence = defence("e")}) == WallStrengthResult{1575, 7875, 1125, 7});
    CHECK(strength({.defence = defence("d"), .section = Section::tower}) == WallStrengthResult{1400, 7000, 1000, 7});
}

TEST_CASE("SG-RULING-18, SG-RULING-19: the innermost square holds what is left of the thickness", "[siege][wall]") {
    const WallStrengthResult odd = strength({.defence = defence("c"), .thickness_ft = 38, .cell_width_yd = 7});
    CHECK(odd == WallStrengthResult{760, 5320, 700, 8});
    CHECK(odd.cell * (odd.cells_deep - 1) < odd.column);
    CHECK(odd.cell * odd.cells_deep >= odd.column);
}

TEST_CASE("SG-DEF-1: what is set overrides the type", "[siege][wall]") {
    CHECK(strength({.defence = defence("a"), .defence_value = 12, .thickness_ft = 1}).column == 60);
    CHECK(strength({.defence = defence("a"), .section = Section::tower, .defence_value = 1}).per_yard == 15);
    // The strongest that can be asked for.
    CHECK(strength({.defence = defence("e"), .defence_value = 100, .thickness_ft = 60, .cell_width_yd = 20}).column ==
          120'000);
}

TEST_CASE("SG-DEF-1, SG-RULING-18, SG-RULING-19: the ruling of a wall", "[siege][wall][ruling]") {
    ruling::Ruling ruling;
    find_wall_strength({.defence = defence("e")}, tables(), ruling);
    CHECK(clauses_of(ruling) == "SG-DEF-1 SG-RULING-19 SG-RULING-19 SG-RULING-18");
    CHECK(ruling.entries()[1].subject.value == 7875);
}
