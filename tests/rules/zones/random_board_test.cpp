#include "rules/zones/generator/random_board.hpp"

#include <set>

#include "rules/zones/generator/draw.hpp"
#include "rules/zones/procedures/terrain_validate.hpp"
#include "throws.hpp"

using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

constexpr std::uint64_t seeds = 1000;

/// What was met on any board of a type: letters of the ground, and names of the rest.
using Features = std::set<std::string>;

void note_features(const RandomBoard& random, Features& met) {
    for (const GroundLetters& row : random.board.rows)
        for (const char letter : row.letters) met.insert(std::string(1, letter));
    for (const Hill& hill : random.board.hills) {
        met.insert(hill.steep ? "steep hill" : "gentle hill");
        if (hill.levels > 1) met.insert("high hill");
    }
    for (const Bridge& bridge : random.board.bridges) met.insert(bridge.stone ? "stone bridge" : "bridge");
    if (!random.board.fords.empty()) met.insert("ford");
    for (const Barrier& barrier : random.barriers)
        met.insert(barrier.kind == BarrierKind::fence ? "fence" : "stone wall");
    if (!random.sunken_road.empty()) met.insert("sunken road");
    if (!random.steep_banks.empty()) met.insert("steep banks");
    for (const PlacedZone& zone : random.placed) met.insert(zone.zone_class == ZoneClass::b ? "farm" : "village");
    if (random.board.roads.size() > 1) met.insert("several roads");
}

/// A thousand boards, all of them without violation and warning, in sizes that change with the seed.
Features make_all(TerrainType type) {
    Features met;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const int columns = least_random_side + static_cast<int>(seed % 17);
        const int rows = least_random_side + static_cast<int>(seed % 11);
        const int cell_yd = least_cell_yd + static_cast<int>(25 * (seed % 4));
        const RandomBoard random = make_random_board({type, columns, rows, cell_yd, seed}, tables().boards);
        const auto findings = validate_terrain(random.board, {}, tables().boards);
        if (!findings.valid || !findings.warnings.empty()) {
            INFO("seed " << seed);
            CHECK(findings.valid);
            CHECK(findings.warnings.empty());
        }
        CHECK(random.board.width() == columns);
        CHECK(random.board.height() == rows);
        note_features(random, met);
    }
    return met;
}

void check_met(const Features& met, std::initializer_list<const char*> wanted) {
    for (const char* feature : wanted) {
        INFO(feature);
        CHECK(met.count(feature) == 1);
    }
}

}  // namespace

TEST_CASE("TD-GEO-1, TD-MAJ-1: a thousand boards of rolling hills", "[zones][boards]") {
    const Features met = make_all(TerrainType::rolling_hills);
    check_met(met, {"gentle hill", "high hill", "s", "l", "p", "b", "fence", "stone wall", "farm", "village", "ford",
                    "bridge", "stone bridge", "steep banks", "several roads"});
    for (const char* none : {"h", "r", "m", "w", "steep hill"}) CHECK(met.count(none) == 0);
}

TEST_CASE("TD-GEO-2: a thousand rough boards", "[zones][boards]") {
    check_met(make_all(TerrainType::rough), {"l", "h", "r", "m", "s", "gentle hill", "steep hill", "high hill",
                                             "sunken road", "steep banks", "several roads"});
}

TEST_CASE("TD-GEO-3: a thousand wooded boards", "[zones][boards]") {
    check_met(make_all(TerrainType::wooded), {"l", "h", "s", "r", "m", "gentle hill", "several roads", "farm"});
}

TEST_CASE("TD-GEO-4: a thousand river valleys", "[zones][boards]") {
    check_met(make_all(TerrainType::river_valley),
              {"w", "stone bridge", "bridge", "ford", "l", "h", "r", "m", "p", "gentle hill", "steep hill"});
}

TEST_CASE("TD-GEO-5: a thousand hilltops", "[zones][boards]") {
    check_met(make_all(TerrainType::hilltop), {"l", "h", "gentle hill", "steep hill", "s"});
}

TEST_CASE("the same wish gives the same board, another seed another", "[zones][boards]") {
    const BoardWanted wanted{TerrainType::rough, 24, 18, 50, 7};
    CHECK(make_random_board(wanted, tables().boards) == make_random_board(wanted, tables().boards));
    BoardWanted other = wanted;
    other.seed = 8;
    CHECK_FALSE(make_random_board(wanted, tables().boards) == make_random_board(other, tables().boards));
}

TEST_CASE("boards of the largest size are made too", "[zones][boards]") {
    for (const TerrainType type : {TerrainType::rolling_hills, TerrainType::rough, TerrainType::wooded,
                                   TerrainType::river_valley, TerrainType::hilltop})
        CHECK(make_random_board({type, most_random_side, most_random_side, most_cell_yd, 1}, tables().boards)
                  .board.height() == most_random_side);
}

TEST_CASE("a size beyond its bounds is refused", "[zones][boards]") {
    CHECK_THROWS_AS(make_random_board({TerrainType::rough, 11, 18, 50, 0}, tables().boards), std::invalid_argument);
    CHECK_THROWS_AS(make_random_board({TerrainType::rough, 24, 61, 50, 0}, tables().boards), std::invalid_argument);
    CHECK_THROWS_AS(make_random_board({TerrainType::rough, 24, 18, 0, 0}, tables().boards), std::invalid_argument);
}

TEST_CASE("tables that no board can keep to are told", "[zones][boards]") {
    BoardTable table = tables().boards;
    table.rough_open_pct = 100;
    table.about_tolerance_pct = 0;
    CHECK_THROWS_AS(make_random_board({TerrainType::rough, 24, 18, 50, 0}, table), std::runtime_error);
}

TEST_CASE("what is drawn is fair enough", "[zones][boards]") {
    Draw draw{1, 0};
    std::vector<int> list{0, 1, 2};
    std::vector<int> counts(3);
    for (int i = 0; i < 3000; ++i) ++counts[static_cast<std::size_t>(draw.one_of(list))];
    for (const int count : counts) {
        CHECK(count > 900);
        CHECK(count < 1100);
    }
    draw.shuffle(list);
    CHECK(std::set<int>(list.begin(), list.end()).size() == 3);
}
