#include <catch2/catch.hpp>

#include "dice/physical_dice.hpp"
#include "skirmish.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

TEST_CASE("skirmish: what is more than two fields away is hidden") {
    const Skirmish game{skirmish_header(), "1"};
    const json seen = game.view("red");
    CHECK(seen["counters"].size() == 3);
    CHECK(game.view("umpire")["counters"].size() == 6);
}

TEST_CASE("skirmish: decide accepts every option and nothing else of a move's fields") {
    Skirmish game{skirmish_header(), "1"};
    for (const char* event :
         {R"({"e":"planned","side":"red","plan":"advance"})", R"({"e":"planned","side":"blue","plan":"hold"})",
          R"({"e":"plans_revealed"})", R"({"e":"initiative","side":"red"})"})
        game.evolve(json::parse(event));
    int moves = 0;
    for (int to = -3; to < 15; ++to) {
        dice::PhysicalDice none{{}};
        const json order{{"order", "move"}, {"unit", "r1"}, {"to", to}};
        const auto options = game.options("red");
        const bool offered = std::find(options.begin(), options.end(), order) != options.end();
        if (to >= 0) CHECK(game.decide("red", order, none).has_value() == offered);
        moves += offered;
    }
    CHECK(moves == 3);  // 3, 4, 5; its friends stand on 1 and 0
}
