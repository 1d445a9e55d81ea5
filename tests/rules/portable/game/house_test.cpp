#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

TEST_CASE("PW-HIT-2: house rule: five qualities") {
    const auto [quality, loses] =
        GENERATE(table<const char*, int>({{"guard", 1}, {"elite", 2}, {"average", 3}, {"poor", 4}, {"rabble", 5}}));
    for (int die = 1; die <= 6; ++die) {
        Skirmish game = Skirmish::open();
        game.house_rule(R"({"qualities": {"guard": {"loses_up_to": 1}, "rabble": {"loses_up_to": 5}}})");
        game.unit(red, "a", "infantry", "E6 n");
        game.unit(blue, "x", "infantry", "E4 s", {.quality = quality});
        game.acting("a");
        game.must(red, "fire E4", {6, die});
        CHECK((game.state().choosing == no_unit) == (die <= loses));
    }
}

TEST_CASE("PW-EXH-1: house rule: half the points") {
    Skirmish game = Skirmish::open();
    game.tables().exhaustion_part = 1;
    game.tables().exhaustion_whole = 2;
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(red, "b", "infantry", "D6 n", {.sp = 3});
    game.unit(blue, "x", "infantry", "E4 s");
    CHECK(game.battle().sides[0].exhaustion_point == 4);  // of 7, rounded up
    CHECK(game.battle().sides[1].exhaustion_point == 2);
}

TEST_CASE("PW-ACT-3: house rule: units for an activation die") {
    Skirmish game = Skirmish::open();
    game.tables().units_per_activation_die = 2;
    for (int i = 0; i < 4; ++i)
        game.unit(red, "u" + std::to_string(i), "infantry", std::string(1, static_cast<char>('A' + i)) + "9 n");
    game.unit(blue, "x", "infantry", "E1 s");
    CHECK(game.wants(red, "begin", {6, 1, 1}) == "activation red");
    game.begin({6, 1, 1, 1});
    CHECK(game.state().activations_left == 2);
}

TEST_CASE("PW-FIRE-1: house rule: a type with a range of its own") {
    Skirmish game = Skirmish::open();
    Weapon rifle = game.tables().weapons[static_cast<std::size_t>(game.tables().find_weapon("small_arms"))];
    rifle.id = "rifle";
    rifle.range = 4;
    UnitType light = game.tables().types[static_cast<std::size_t>(game.tables().find_type("infantry"))];
    light.id = "light_infantry";
    light.weapon = static_cast<WeaponIndex>(game.tables().weapons.size());
    light.move = 3;
    game.tables().weapons.push_back(rifle);
    game.tables().types.push_back(light);
    game.unit(red, "a", "light_infantry", "E8 n");
    game.unit(red, "b", "infantry", "D7 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    CHECK(game.offers(red, "fire E4"));
    CHECK(game.offers(red, "move E7 E6 E5 n"));
}

TEST_CASE("PW-HIT-3: house rule: a type that must retreat when it can") {
    Skirmish game = Skirmish::open();
    game.tables().types[static_cast<std::size_t>(game.tables().find_type("infantry"))].must_retreat = true;
    game.unit(red, "a", "machine_gun", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.unit(blue, "y", "infantry", "D3 s");
    SECTION("it may not stand") {
        game.acting("a");
        game.must(red, "fire E4", {6, 1, 1, 4});
        CHECK(game.offered(blue) == Words{"retreat x D4", "retreat x E3", "retreat x F3", "retreat x F4"});
        CHECK(game.give(blue, "stand x") == "PW-HIT-3");
    }
    SECTION("with one way to go it is not asked") {
        for (const char* hex : {"D4", "F3", "F4"})
            game.unit(blue, std::string{"z_"} + static_cast<char>(hex[0] + 32) + hex[1], "infantry",
                      std::string{hex} + " s");
        game.acting("a");
        game.must(red, "fire E4", {6, 1, 1, 4});
        CHECK(game.where("x") == "E3");
    }
}

TEST_CASE("PW-FIRE-8, PW-ART-12, PW-CC-5: house rule: modifiers of a type") {
    Skirmish game = Skirmish::open();
    UnitType& infantry = game.tables().types[static_cast<std::size_t>(game.tables().find_type("infantry"))];
    infantry.fire_modifier = 1;
    infantry.target_modifier = -2;
    infantry.melee_modifier = 1;
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(red, "zr", "infantry", "A9 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    CHECK(game.wants(red, "fire E4", {4}) == "");  // 4 + 1 (steady) + 1 - 2
    CHECK(game.wants(red, "fire E4", {5}) == "hit x");
    CHECK(game.wants(red, "attack E4 x", {2, 2}) == "");  // 2 + 1 saves
    CHECK(game.wants(red, "attack E4 x", {2, 1}) == "hit x");
}

TEST_CASE("PW-ACT-1: house rule activation = cards: drawn from a pack of four of each number") {
    Skirmish game = Skirmish::open();
    game.variants().activation = ActivationBy::cards;
    game.unit(red, "a", "infantry", "E9 n");
    game.unit(blue, "b", "infantry", "E1 s");
    CHECK(game.wants(red, "begin", {6, 1}) == "card red");
    game.begin({6, 1, 5});  // the fifth of 24 cards: a two
    CHECK(game.state().activations_left == 1);
    CHECK(game.count(EventKind::cards_drawn) == 1);
    CHECK(game.state().cards[0][1] == 3);
    CHECK(game.state().cards[1][1] == 4);  // each side has a pack of its own
    game.state().cards[0] = {};
    game.must(red, "end", {24});
    game.must(blue, "end", {6, 1, 1});  // red's pack is made fresh
    CHECK(game.state().cards[0][0] == 3);
    CHECK(game.state().cards[0][5] == 4);
}

}  // namespace
}  // namespace reisswitz::portable::test
