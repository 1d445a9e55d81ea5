#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

/// The last hexes that the active unit may move to.
Words ends(Skirmish& game, Side side) {
    Words hexes;
    for (const Order& order : options(game.battle(), game.state(), side))
        if (order.kind == OrderKind::move && (hexes.empty() || hexes.back() != game.name(order.path.last())))
            hexes.push_back(game.name(order.path.last()));
    std::sort(hexes.begin(), hexes.end());
    return hexes;
}
bool reaches(Skirmish& game, Side side, const std::string& hex) {
    const Words hexes = ends(game, side);
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

TEST_CASE("PW-MOVE-1, PW-MOVE-2: each type its rate, through edges") {
    const auto [type, rate] = GENERATE(table<std::string, int>({{"infantry", 2},
                                                                {"dismounted_cavalry", 2},
                                                                {"machine_gun", 2},
                                                                {"mounted_cavalry", 3},
                                                                {"commander", 3},
                                                                {"heavy_artillery", 1},
                                                                {"medium_artillery", 1},
                                                                {"field_artillery", 2},
                                                                {"mountain_artillery", 2},
                                                                {"transport", 2}}));
    Skirmish game = Skirmish::open(9, 12);
    game.unit(red, "a", type, "E6 n");
    game.unit(blue, "b", "infantry", "A1 s");
    game.acting("a");
    CHECK(ends(game, red).size() == static_cast<std::size_t>(3 * rate * (rate + 1)));
}

TEST_CASE("PW-MOVE-3: one move a turn") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E8 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "move E7 n");
    CHECK(game.give(red, "move E6 n") == "PW-MOVE-3");
    CHECK(game.give(red, "turn s") == "PW-MOVE-3");
}

TEST_CASE("PW-MOVE-4: a battery that fired does not move") {
    Skirmish game = Skirmish::open();
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.unit(blue, "c", "commander", "A1 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", {1, 6, 1, 6});
    game.must(red, "activate gun");
    CHECK(game.state().phase == Phase::choose_unit);  // nothing left to it but `done`
    CHECK(game.the("gun").activated);
}

TEST_CASE("PW-MOVE-5, PW-RULING-12: firing costs a hex, before the move or after") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.acting("a");
    SECTION("before") {
        game.must(red, "fire E4", {1});
        CHECK(game.give(red, "move F7 n").empty());
    }
    SECTION("before, too far") {
        game.must(red, "fire E4", {1});
        CHECK(game.give(red, "move F7 F8 n") == "PW-MOVE-5");
    }
    SECTION("after one hex") {
        game.must(red, "move E6 n");
        CHECK(game.offers(red, "fire E4"));
    }
    SECTION("after the full rate") {
        game.must(red, "move D6 D5 ne");
        CHECK(game.state().phase == Phase::choose_unit);  // may not fire, nothing else to do
        CHECK(game.the("a").moved_full);
    }
}

TEST_CASE("PW-MOVE-6, PW-RULING-18: any facing at the end; turning on the spot is the move") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.acting("a");
    for (const Direction d : hex::all_directions) CHECK(game.offers(red, "move E6 " + std::string{hex::name(d)}));
    game.must(red, "turn ne");
    CHECK(game.the("a").moved);
    CHECK(game.facing("a") == "ne");
    CHECK(game.give(red, "move E6 n") == "PW-MOVE-3");
    game.must(red, "fire E4", {4});  // it counts as moved: no +1
    CHECK(game.modifier(clause::PW_FIRE_10) == 0);
}

TEST_CASE("PW-RULING-18: pivot_is_move = false: turning keeps the +1 and the move, once") {
    Skirmish game = Skirmish::open();
    game.rules().pivot_is_move = false;
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "gun", "field_artillery", "E9 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.unit(blue, "c", "commander", "A1 s");
    SECTION("infantry") {
        game.acting("a");
        game.must(red, "turn ne");
        CHECK(game.give(red, "turn n") == "PW-RULING-18");
        game.must(red, "fire E4", {4, 4});
        CHECK(game.modifier(clause::PW_FIRE_10) == 1);
        game.must(blue, "stand b");
        CHECK(game.offers(red, "move E6 n"));
    }
    SECTION("a battery that fired") {
        game.begin();
        game.must(red, "shell gun E4");
        game.must(red, "seal", {1, 6, 1, 1});
        game.must(red, "activate gun");
        CHECK(game.offers(red, "turn ne"));
        CHECK(game.offered(red, "move").empty());
    }
}

TEST_CASE(
    "PW-MOVE-7, PW-RULING-35, PW-MOVE-8: through friends, not into them; commanders and transports share; never into "
    "the enemy") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "mounted_cavalry", "E9 n");
    game.unit(red, "b", "infantry", "E8 n");
    game.unit(red, "c", "commander", "D8 n");
    game.unit(blue, "x", "infantry", "E5 s");
    game.acting("a");
    CHECK(game.give(red, "move E8 n") == "PW-MOVE-7");
    CHECK(reaches(game, red, "E7"));
    CHECK(reaches(game, red, "D8"));
    CHECK_FALSE(reaches(game, red, "E5"));
    game.must(red, "move D8 n");
    game.must(red, "activate c");
    CHECK(reaches(game, red, "E8"));
}

TEST_CASE("PW-MOVE-8: no step into an enemy's hex") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E5 n");
    game.acting("a");
    CHECK(game.give(red, "move E5 n") == "PW-MOVE-8");
}

TEST_CASE("PW-MOVE-9, PW-CC-3: next to an enemy the mover stops and faces it") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "mounted_cavalry", "E8 n");
    game.unit(blue, "x", "infantry", "F5 n");
    game.acting("a");
    CHECK(game.give(red, "move E7 E6 E5 n") == "PW-MOVE-9");
    CHECK(game.give(red, "move E7 E6 n") == "PW-MOVE-9");  // it faces north-east
    game.must(red, "move E7 E6 ne");
    CHECK(game.facing("a") == "ne");
    CHECK(game.cites(clause::PW_MOVE_3));
    CHECK(game.state().in_contact_by_move);
}

TEST_CASE("PW-MOVE-10, PW-RULING-19: a pinned unit stays or withdraws") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    CHECK(game.give(red, "move D4 ne") == "PW-RULING-19");
    CHECK(reaches(game, red, "E6"));
    CHECK(game.offers(red, "turn ne"));
}

TEST_CASE("PW-RULING-19: an enemy that does not face it pins nobody") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(blue, "x", "infantry", "E4 n");
    game.acting("a");
    CHECK(game.offers(red, "move D4 ne"));
}

TEST_CASE("PW-RULING-17: front_hexes, three or one") {
    const auto option = GENERATE(FrontHexes::three, FrontHexes::one);
    Skirmish game = Skirmish::open();
    game.rules().front_hexes = option;
    game.unit(red, "a", "infantry", "E5 nw");
    game.unit(blue, "x", "infantry", "E4 s");  // to the right of where `a` looks
    game.acting("a");
    CHECK(game.offers(red, "attack E4 x") == (option == FrontHexes::three));
    CHECK(game.offers(red, "fire E4"));  // the arc of fire stays
}

TEST_CASE("PW-RULING-20: contact_obliges, to attack what it has moved up to") {
    const bool obliged = GENERATE(false, true);
    Skirmish game = Skirmish::open();
    game.rules().contact_obliges = obliged;
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "zc", "commander", "A9 n");
    game.unit(blue, "x", "infantry", "F4 s");
    game.unit(blue, "y", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "move E6 E5 n");
    CHECK(game.offers(red, "attack E4 y"));
    CHECK(game.offers(red, "attack F4 x"));
    CHECK(game.offers(red, "done") == !obliged);
    if (obliged) CHECK(game.give(red, "done") == "PW-RULING-20");
}

TEST_CASE("PW-RULING-20: obliged, with one enemy and nothing else to do, it attacks unasked") {
    Skirmish game = Skirmish::open();
    game.rules().contact_obliges = true;
    game.unit(red, "a", "mounted_cavalry", "E7 n");
    game.unit(red, "zc", "commander", "A9 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    CHECK(game.wants(red, "move E6 E5 n", {}) == "melee a");
    game.must(red, "move E6 E5 n", {6, 6});
    CHECK(game.state().phase == Phase::choose_unit);
}

}  // namespace
}  // namespace reisswitz::portable::test
