#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

TEST_CASE("PW-FIRE-1, PW-FIRE-2, PW-RULING-8: weapons, ranges and dice") {
    const auto [type, dice] =
        GENERATE(table<std::string, int>({{"infantry", 1}, {"dismounted_cavalry", 1}, {"machine_gun", 3}}));
    Skirmish game = Skirmish::open();
    game.unit(red, "a", type, "E7 n");
    game.unit(blue, "near", "infantry", "E4 s");
    game.unit(blue, "far", "infantry", "C3 s");
    game.acting("a");
    CHECK(game.give(red, "fire C3") == "PW-FIRE-1");
    game.must(red, "fire E4", Tape(static_cast<std::size_t>(dice), 1));
    CHECK(game.thrown() == Words(static_cast<std::size_t>(dice), "volley a"));
}

TEST_CASE("PW-RULING-8: who carries no firearm does not fire") {
    const std::string type = GENERATE("mounted_cavalry", "transport", "commander");
    Skirmish game = Skirmish::open();
    game.unit(red, "a", type, "E6 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    CHECK(game.give(red, "fire E4") == "PW-RULING-8");
}

TEST_CASE("PW-FIRE-3: once a turn") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "fire E4", {1});
    CHECK(game.give(red, "fire E4") == "PW-FIRE-3");
}

TEST_CASE("PW-FIRE-4, PW-FIRE-5, PW-RULING-9, PW-DEF-3, PW-DEF-5: arc and line of sight, from centre to centre") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "between", "infantry", "E6 n");
    game.unit(blue, "behind", "infantry", "E5 s");
    game.unit(blue, "beside", "infantry", "E9 s");
    game.unit(blue, "clear", "infantry", "F5 s");
    game.acting("a");
    CHECK(game.give(red, "fire E5") == "PW-FIRE-5");
    CHECK(game.give(red, "fire E9") == "PW-FIRE-4");
    CHECK(game.offers(red, "fire F5"));
}

TEST_CASE(
    "PW-FIRE-6, PW-FIRE-7, PW-WOOD-3, PW-RULING-11: one hex deep into close terrain, out of it from the edge, within "
    "it one hex") {
    Skirmish game{{".........", ".........", "....w....", "....w....", ".........", "....w....", "...ww....",
                   "....w....", "........."}};
    game.unit(red, "deep", "infantry", "E7 n");
    game.unit(red, "edge", "infantry", "E6 n");
    game.unit(blue, "first", "infantry", "E4 s");
    game.unit(blue, "second", "infantry", "E3 s");
    game.acting("edge");
    CHECK(game.offers(red, "fire E4"));
    CHECK_FALSE(game.offers(red, "fire E3"));
    game.must(red, "done");
    game.must(red, "activate deep");
    CHECK_FALSE(game.offers(red, "fire E4"));
}

TEST_CASE("PW-FIRE-6: too deep is refused by that clause") {
    Skirmish game{{".........", ".........", "....w....", "....w....", ".........", ".........", ".........",
                   ".........", "........."}};
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(blue, "second", "infantry", "E3 s");
    game.acting("a");
    CHECK(game.give(red, "fire E3") == "PW-FIRE-6");
}

TEST_CASE(
    "PW-FIRE-8, PW-RULING-5, PW-RULING-39: five or more hits every enemy in the hex; settled before the next unit "
    "acts") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(red, "b", "infantry", "D6 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.unit(blue, "staff", "commander", "E4 s");
    game.acting("a");
    CHECK(game.wants(red, "fire E4", {4}) == "hit foot");  // +1: it has not moved
    CHECK(game.wants(red, "fire E4", {4, 1}) == "hit staff");
    CHECK(game.wants(red, "fire E4", {3}) == "");
    game.must(red, "fire E4", {4, 1, 1});
    CHECK(game.sp("foot") == 3);
    CHECK(game.sp("staff") == 1);
    CHECK(game.state().phase == Phase::act);
}

TEST_CASE("PW-RULING-37: machine guns, several hits on one unit, one die each until it is destroyed") {
    Skirmish game = Skirmish::open();
    game.unit(red, "mg", "machine_gun", "E6 n");
    game.unit(blue, "foot", "infantry", "E4 s", {.sp = 2});
    game.unit(blue, "zc", "commander", "A1 s");
    game.acting("mg");
    game.must(red, "fire E4", {6, 6, 6, 1, 5});
    CHECK(game.state().choosing == game.number("foot"));
    game.must(blue, "stand foot");  // the second point: destroyed, and no third die
    CHECK(game.the("foot").status == Status::destroyed);
    CHECK(game.state().lost_sp[1] == 2);
}

TEST_CASE("PW-FIRE-9, PW-FIRE-10, PW-FIRE-11: cover, not moved, a commander near") {
    const bool cover = GENERATE(false, true);
    const bool moves = GENERATE(false, true);
    const bool commander = GENERATE(false, true);
    Skirmish game{{".........", ".........", ".........", cover ? "....t...." : ".........", ".........", ".........",
                   ".........", ".........", "........."}};
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "zc", "commander", commander ? "D6 n" : "A9 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.acting("a");
    if (moves) game.must(red, "move E6 n");
    game.must(red, "fire E4", {1});
    CHECK(game.modifier(clause::PW_FIRE_9) == (cover ? -1 : 0));
    CHECK(game.modifier(clause::PW_FIRE_10) == (moves ? 0 : 1));
    CHECK(game.modifier(clause::PW_FIRE_11) == (commander ? 1 : 0));
}

TEST_CASE("PW-RULING-12: steady_fire = at_the_time: the +1 looks at the moment of firing") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.acting("a");
    CHECK(game.give(red, "fire E4 steady") == "PW-RULING-12");
    game.must(red, "fire E4", {1});
    CHECK(game.modifier(clause::PW_FIRE_10) == 1);
    CHECK(game.offers(red, "move E6 n"));
}

TEST_CASE("PW-RULING-12: steady_fire = whole_turn: the +1 is declared and costs the move") {
    Skirmish game = Skirmish::open();
    game.rules().steady_fire = SteadyFire::whole_turn;
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.acting("a");
    SECTION("declared") {
        game.must(red, "fire E4 steady", {1});
        CHECK(game.modifier(clause::PW_FIRE_10) == 1);
        CHECK(game.state().phase == Phase::choose_unit);  // may not move: nothing left
    }
    SECTION("undeclared") {
        game.must(red, "fire E4", {1});
        CHECK(game.modifier(clause::PW_FIRE_10) == 0);
        CHECK(game.offers(red, "move E6 n"));
    }
    SECTION("not after a move") {
        game.must(red, "move E6 n");
        CHECK(game.give(red, "fire E4 steady") == "PW-RULING-12");
        CHECK(game.offers(red, "fire E4"));
    }
}

TEST_CASE("PW-DEF-2, PW-DEF-4: what gives cover: woods, houses, fortifications, trenches") {
    const auto [terrain, modifier] =
        GENERATE(table<char, int>({{'w', -1}, {'t', -1}, {'f', -1}, {'e', -1}, {'.', 0}, {'o', 0}, {'1', 0}}));
    std::string row = ".........";
    row[4] = terrain;
    Skirmish game{
        {".........", ".........", ".........", row, ".........", ".........", ".........", ".........", "........."}};
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "fire E4", {1});
    CHECK(game.modifier(clause::PW_FIRE_9) == modifier);
}

}  // namespace
}  // namespace reisswitz::portable::test
