#include "rules/portable/procedures/movement.hpp"

#include <catch2/catch.hpp>
#include <map>

#include "country.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

struct Enemy {
    std::string hex;
    Direction facing = Direction::n;
};

struct March {
    std::string from = "E5";
    int rate = 2;
    bool artillery = false;
    bool shares_hex = false;
    bool tows = false;
    bool fires = false;
    bool exhausted = false;
    std::vector<Enemy> enemies{};
    std::string friends{};
    std::string wire{};
    FrontHexes front_hexes{};
    ExhaustedTest exhausted_test{};
};

template <class Use>
auto on_the_march(const Country& country, const March& march, Use use) {
    const Ground ground = country.ground();
    std::vector<EnemyAt> seen;
    for (const Enemy& enemy : march.enemies) seen.push_back({country[enemy.hex], enemy.facing});
    const Enemies<HexSet> enemies{ground, seen};
    const HexSet friends = country.set(march.friends);
    const HexSet wire = country.set(march.wire);
    const Mover mover{country[march.from], march.rate,  march.artillery, march.shares_hex,
                      march.tows,          march.fires, march.exhausted};
    return use(Movement<HexSet>{ground, mover, {enemies, friends, wire, march.front_hexes, march.exhausted_test}});
}

/// "D4:1 E3:2! …": the hexes with their fewest steps, ! in contact.
std::string reach(const Country& country, const March& march) {
    return on_the_march(country, march, [&](const Movement<HexSet>& movement) {
        const auto reached = movement.reach();
        std::string text;
        for (const HexIndex hex : reached.hexes()) {
            const MoveEnd* end = reached.find(hex);
            if (!text.empty()) text += ' ';
            text +=
                hex::name(country.board(), hex).str() + ":" + std::to_string(end->steps) + (end->contact ? "!" : "");
        }
        return text;
    });
}

bool reaches(const Country& country, const March& march, std::string_view hex) {
    return on_the_march(country, march,
                        [&](const auto& movement) { return movement.reach().hexes().contains(country[hex]); });
}

std::string path_to(const Country& country, const March& march, std::string_view hex) {
    return on_the_march(country, march,
                        [&](const auto& movement) { return country.names(movement.reach().path_to(country[hex])); });
}

/// The clause that forbids a path; empty when it is legal.
std::string against(const Country& country, const March& march, std::string_view path) {
    return on_the_march(country, march, [&](const auto& movement) -> std::string {
        const auto refusal = movement.find_refusal(country.path(path));
        if (!refusal) return "";
        CHECK_FALSE(refusal->message.empty());
        CHECK_FALSE(refusal->legal.empty());
        return refusal->clause.id;
    });
}

MoveBar bar(const Country& country, const March& march, std::string_view path) {
    return on_the_march(country, march,
                        [&](const auto& movement) { return movement.find_bar(country.path(path)).bar; });
}

}  // namespace

TEST_CASE("PW-MOVE-1, PW-MOVE-2: a unit goes as many hexes as its rate, through edges", "[portable][movement]") {
    const Country open;
    CHECK(reach(open, {.rate = 1}) == "D4:1 D5:1 E4:1 E6:1 F4:1 F5:1");
    CHECK(against(open, {}, "E4 E3 E2") == "PW-MOVE-1");
    CHECK(against(open, {}, "E3") == "PW-MOVE-2");
    CHECK(against(open, {}, "E4 E3").empty());
}

TEST_CASE("PW-MOVE-4: a battery that fires does not move", "[portable][movement]") {
    const Country road = Country{}.road("E5 E4 E3");
    CHECK(reach(road, {.artillery = true, .fires = true}).empty());
    CHECK(against(road, {.artillery = true, .fires = true}, "E4") == "PW-MOVE-4");
}

TEST_CASE("PW-MOVE-5, PW-RULING-12: a unit that fires goes one hex less", "[portable][movement]") {
    const Country open;
    CHECK(reach(open, {.fires = true}) == reach(open, {.rate = 1}));
    CHECK(against(open, {.fires = true}, "E4 E3") == "PW-MOVE-5");
    CHECK(reach(open, {.rate = 1, .fires = true}).empty());
}

TEST_CASE("PW-RULING-12: whether a unit that has moved may still fire", "[portable][movement]") {
    const Country country = Country{}.road("E5 E4 E3 E2").trench("A5").ford("B5").wood("C5");
    const Ground ground = country.ground();
    const auto may = [&](std::string_view from, int rate, int steps, bool by_road = false) {
        return may_fire_after_move(ground, {.hex = country[from], .rate = rate}, steps, by_road);
    };
    CHECK(may("E5", 2, 0));
    CHECK(may("E5", 2, 1));
    CHECK_FALSE(may("E5", 2, 2));
    CHECK(may("E5", 2, 2, true));
    CHECK_FALSE(may("E5", 2, 3, true));
    CHECK_FALSE(may("E5", 1, 1));
    CHECK(may("E5", 1, 1, true));
    for (const char* slow : {"A5", "B5", "C5"}) {
        CHECK(may(slow, 2, 1));
        CHECK_FALSE(may(slow, 1, 1));
    }
}

TEST_CASE("PW-MOVE-7, PW-RULING-35: no move ends with a friend that shares no hex, and friends are passed",
          "[portable][movement]") {
    const Country open;
    CHECK_FALSE(reaches(open, {.friends = "E4"}, "E4"));
    CHECK(reaches(open, {.friends = "E4"}, "E3"));
    CHECK(against(open, {.friends = "E4"}, "E4") == "PW-MOVE-7");
    CHECK(against(open, {.friends = "E4"}, "E4 E3").empty());
    CHECK(reaches(open, {.shares_hex = true, .friends = "E4"}, "E4"));
}

TEST_CASE("PW-RULING-28, PW-TRN-3: a transport with guns in tow keeps its rate and shares no hex",
          "[portable][movement]") {
    const Country open;
    CHECK(reaches(open, {.shares_hex = true, .friends = "E4"}, "E4"));
    CHECK_FALSE(reaches(open, {.shares_hex = true, .tows = true, .friends = "E4"}, "E4"));
    CHECK(against(open, {.shares_hex = true, .tows = true, .friends = "E4"}, "E4") == "PW-RULING-28");
    CHECK(reach(open, {.shares_hex = true, .tows = true}) == reach(open, {.shares_hex = true}));
}

TEST_CASE("PW-MOVE-8: never into an enemy's hex", "[portable][movement]") {
    const March march{.from = "E5", .enemies = {{"E4", Direction::n}}};
    CHECK_FALSE(reaches(Country{}, march, "E4"));
    CHECK(against(Country{}, march, "E4") == "PW-MOVE-8");
}

TEST_CASE("PW-MOVE-9, PW-CC-3: next to an enemy a move stops, on whatever side of it", "[portable][movement]") {
    const March march{.from = "E6", .rate = 3, .enemies = {{"E4", Direction::n}}};
    CHECK(against(Country{}, march, "E5 F4") == "PW-MOVE-9");
    CHECK(against(Country{}, march, "E5").empty());
    CHECK(path_to(Country{}, march, "F4") == "F5 F4");
    const March flank{.from = "B4", .rate = 3, .enemies = {{"E4", Direction::n}}};
    CHECK(against(Country{}, flank, "C4 D4 D3") == "PW-MOVE-9");
}

TEST_CASE("PW-MOVE-10, PW-RULING-19: a pinned unit withdraws two hexes from what pins it", "[portable][movement]") {
    const March pinned{.enemies = {{"E4", Direction::s}}};
    CHECK(against(Country{}, pinned, "D4") == "PW-RULING-19");
    CHECK(against(Country{}, pinned, "E6").empty());
    CHECK(on_the_march(Country{}, pinned, [](const auto& movement) { return movement.is_pinned(); }));
    SECTION("and enters no hex in front of another enemy") {
        const March two{.enemies = {{"E4", Direction::s}, {"E7", Direction::n}}};
        CHECK(against(Country{}, two, "E6") == "PW-MOVE-10");
        CHECK(against(Country{}, two, "D6") == "PW-MOVE-2");
        CHECK(against(Country{}, two, "D5") == "");
    }
    SECTION("next to the rear of another it stops") {
        const March two{.rate = 3, .enemies = {{"E4", Direction::s}, {"E7", Direction::s}}};
        CHECK(against(Country{}, two, "E6").empty());
        CHECK(against(Country{}, two, "E6 D6") == "PW-MOVE-9");
    }
}

TEST_CASE("PW-RULING-19: a unit next to enemies that do not face it moves freely", "[portable][movement]") {
    const March free{.enemies = {{"E4", Direction::n}}};
    CHECK(against(Country{}, free, "D4").empty());
    CHECK(against(Country{}, free, "D5 D6").empty());
    CHECK_FALSE(on_the_march(Country{}, free, [](const auto& movement) { return movement.is_pinned(); }));
}

TEST_CASE("PW-RULING-17: pinning by both values of front_hexes", "[portable][movement]") {
    // E5 is to the left of the hex that the enemy in E4 faces.
    March march{.enemies = {{"E4", Direction::sw}}};
    CHECK(against(Country{}, march, "D4") == "PW-RULING-19");
    march.front_hexes = FrontHexes::one;
    CHECK(against(Country{}, march, "D4").empty());
}

TEST_CASE("PW-EXH-3, PW-RULING-24: an exhausted side comes no nearer, by both values of exhausted_test",
          "[portable][movement]") {
    March march{.from = "E5", .exhausted = true, .enemies = {{"E1", Direction::s}, {"E8", Direction::n}}};
    // The nearest enemy is E8, 3 hexes away. E4 is no nearer to that one, but to E1.
    CHECK(against(Country{}, march, "E4").empty());
    CHECK(against(Country{}, march, "E6") == "PW-RULING-24");
    march.exhausted_test = ExhaustedTest::any;
    CHECK(against(Country{}, march, "E4") == "PW-RULING-24");
    march.exhausted = false;
    CHECK(against(Country{}, march, "E6").empty());
}

TEST_CASE("PW-ROAD-1, PW-RULING-32: one hex more when every step is by road", "[portable][movement]") {
    const Country road = Country{}.road("E8 E7 E6 E5 E4");
    CHECK(reaches(road, {.from = "E8"}, "E5"));
    CHECK_FALSE(reaches(road, {.from = "E8"}, "E4"));
    CHECK(against(road, {.from = "E8"}, "D7 E7 E6") == "PW-ROAD-1");
    CHECK(against(road, {.from = "E8"}, "E7 E6 D5") == "PW-ROAD-1");
    SECTION("the bonus is added to what firing has left") {
        CHECK(reaches(road, {.from = "E8", .fires = true}, "E6"));
        CHECK_FALSE(reaches(road, {.from = "E8", .fires = true}, "E5"));
    }
    SECTION("the edge must carry the road on both sides") {
        CHECK_FALSE(reaches(Country{}.road("E8 E7").road("E6 E5"), {.from = "E8"}, "E5"));
    }
}

TEST_CASE("PW-RIV-1, PW-RULING-30: rivers are entered by ford or bridge, and a ford stops", "[portable][movement]") {
    const Country country = Country{}.river("D4 F4").ford("E4");
    CHECK(against(country, {}, "D4") == "PW-RULING-30");
    CHECK(against(country, {}, "E4").empty());
    CHECK(against(country, {}, "E4 E3") == "PW-RIV-1");
    CHECK(reach(country, {.from = "E4", .rate = 3}) == "D3:1 E3:1 E5:1 F3:1");
    CHECK(against(country, {.from = "E4", .rate = 3}, "E3 E2") == "PW-RIV-1");
    SECTION("there is no road bonus on leaving a ford") {
        CHECK_FALSE(reaches(Country{}.ford("E4").road("E4 E3 E2"), {.from = "E4"}, "E2"));
    }
    SECTION("a bridge costs no time") {
        CHECK(against(Country{}.bridge("E4"), {}, "E4 E3").empty());
        CHECK(reaches(Country{}.bridge("E5"), {}, "E3"));
    }
}

TEST_CASE("PW-WOOD-1, PW-WOOD-2: a wood stops a move, and a move that begins in one is one hex",
          "[portable][movement]") {
    const Country wood = Country{}.wood("E4 E5");
    CHECK(against(wood, {.from = "E6"}, "E5 E4") == "PW-WOOD-1");
    CHECK(against(wood, {}, "E6 E7") == "PW-WOOD-2");
    CHECK(reach(wood, {}) == "D4:1 D5:1 E4:1 E6:1 F4:1 F5:1");
}

TEST_CASE("PW-RULING-31: a road carries a unit through a wood", "[portable][movement]") {
    const Country road = Country{}.wood("E5 E4").road("E6 E5 E4 E3");
    CHECK(against(road, {.from = "E6"}, "E5 E4 E3").empty());
    CHECK(against(road, {.from = "E5"}, "E4 E3").empty());
    CHECK(against(road, {.from = "E5"}, "E4 D3") == "PW-WOOD-2");
    SECTION("off the road before, it still goes on from the wood that it entered by road") {
        CHECK(against(road, {.from = "D6", .rate = 3}, "E6 E5 E4").empty());
        CHECK(against(road, {.from = "D5", .rate = 3}, "E5 E4") == "PW-WOOD-1");
    }
}

TEST_CASE("PW-WIRE-3, PW-RULING-33: wire stops a mover, and the next turn it moves off", "[portable][movement]") {
    CHECK(against(Country{}, {.wire = "E4"}, "E4 E3") == "PW-WIRE-3");
    CHECK(against(Country{}, {.wire = "E4"}, "E4").empty());
    CHECK(against(Country{}, {.wire = "E5"}, "E4 E3").empty());
}

TEST_CASE("PW-TRCH-1, PW-RULING-29: a trench stops, and is left by one hex", "[portable][movement]") {
    const Country trench = Country{}.trench("E4").road("E4 E3 E2");
    CHECK(against(trench, {}, "E4 E3") == "PW-TRCH-1");
    CHECK(against(trench, {.from = "E4"}, "E3 E2") == "PW-TRCH-1");
    CHECK(reach(trench, {.from = "E4"}) == reach(Country{}, {.from = "E4", .rate = 1}));
}

TEST_CASE("PW-RULING-34: houses and hills do not slow a move", "[portable][movement]") {
    CHECK(reach(Country{}.houses("E4 D5").hill("E6 F5", 3), {}) == reach(Country{}, {}));
}

TEST_CASE("impassable hexes, empty paths and paths that come back are refused", "[portable][movement]") {
    CHECK(bar(Country{}.swamp("E4"), {}, "E4") == MoveBar::impassable);
    CHECK(bar(Country{}, {}, "") == MoveBar::no_step);
    CHECK(bar(Country{}, {.rate = 3}, "E4 E5") == MoveBar::hex_twice);
    CHECK(bar(Country{}, {.rate = 4}, "E4 D3 D4 E4") == MoveBar::hex_twice);
}

TEST_CASE("PW-ORD-2: of the shortest paths the one that first turns off clockwise from north", "[portable][movement]") {
    CHECK(path_to(Country{}, {}, "F3") == "E4 F3");
    CHECK(path_to(Country{}, {}, "G5") == "F4 G5");
    CHECK(path_to(Country{}.wood("E4"), {}, "F3") == "F4 F3");
    CHECK(path_to(Country{}, {}, "D6") == "E6 D6");
    CHECK(path_to(Country{}, {.enemies = {{"E1", Direction::s}}}, "D3") == "E4 D3");
}

TEST_CASE("PW-MOVE-6, PW-RULING-18: a mover faces the enemy it has met, or any edge", "[portable][movement]") {
    const Country country;
    const Ground ground = country.ground();
    CHECK(facings_after_move(ground, country["E5"], country.set("")).size() == 6);
    CHECK(facings_after_move(ground, country["E5"], country.set("E4 D5 H8")) ==
          DirectionSet{Direction::n, Direction::sw});
}

TEST_CASE("PW-ORD-2: the facing of a move that names none", "[portable][movement]") {
    const Country country;
    const Ground ground = country.ground();
    const auto facing = [&](Direction last_step, std::string_view enemies) {
        return usual_facing_after_move(ground, country["E5"], last_step, country.set(enemies));
    };
    CHECK(facing(Direction::se, "") == Direction::se);
    CHECK(facing(Direction::n, "F5") == Direction::se);
    CHECK(facing(Direction::s, "E4 D5") == Direction::sw);
    CHECK(facing(Direction::nw, "E4 D5") == Direction::n);
}

TEST_CASE("reachable (1): a pinned unit", "[portable][movement][worked]") {
    CHECK(reach(Country{}, {.enemies = {{"E4", Direction::s}}}) == "C5:2 C6:2 D5:1 D6:2 E6:1 E7:2 F5:1 F6:2 G5:2 G6:2");
}

TEST_CASE("reachable (2): a road through a wood", "[portable][movement][worked]") {
    const Country country = Country{}.wood("E7").road("E8 E7 E6 E5");
    const March march{.from = "E8"};
    on_the_march(country, march, [&](const auto& movement) {
        const auto reached = movement.reach();
        CHECK(reached.find(country["E7"])->steps == 1);
        CHECK(reached.find(country["E6"])->steps == 2);
        CHECK(reached.find(country["E5"])->steps == 3);
        CHECK(reached.find(country["E5"])->every_step_by_road);
        CHECK(reached.find(country["D6"])->steps == 2);
        CHECK(reached.find(country["F6"])->steps == 2);
        return 0;
    });
}
