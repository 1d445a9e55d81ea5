#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

TEST_CASE("PW-HIT-1, PW-HIT-2, PW-RULING-42: the hit die by quality") {
    const auto [quality, loses] = GENERATE(table<const char*, int>({{"elite", 2}, {"average", 3}, {"poor", 4}}));
    for (int die = 1; die <= 6; ++die) {
        Skirmish game = Skirmish::open();
        game.unit(red, "a", "infantry", "E6 n");
        game.unit(blue, "x", "infantry", "E4 s", {.quality = quality});
        game.acting("a");
        game.must(red, "fire E4", {6, die});
        CHECK((game.state().choosing == no_unit) == (die <= loses));
        CHECK(game.sp("x") == (die <= loses ? 3 : 4));
    }
}

TEST_CASE("PW-HIT-3, PW-DEF-6, PW-DEF-1, PW-RULING-26: where a unit may go back to; nowhere costs a point unasked") {
    Skirmish game{{".........", ".........", "...~.....", "....X....", ".........", ".........", ".........",
                   ".........", "........."}};
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(blue, "x", "infantry", "E5 s");
    game.unit(blue, "friend", "infantry", "D4 s");
    SECTION("only open hexes that are not nearer") {
        game.acting("a");
        game.must(red, "fire E5", {6, 4});
        CHECK(game.offered(blue) == Words{"retreat x D5", "retreat x F4", "retreat x F5",
                                          "stand x"});  // D4 a friend, E4 barred, the rest nearer
        CHECK(game.give(blue, "retreat x D4") == "PW-RULING-26");
        CHECK(game.give(blue, "retreat x E6") == "PW-RULING-26");
        game.must(blue, "retreat x F4");
        CHECK(game.sp("x") == 4);
        CHECK_FALSE(game.the("x").moved);
    }
    SECTION("not next to an enemy") {
        game.unit(red, "b", "infantry", "G5 n");
        game.unit(red, "c", "infantry", "C6 n");
        game.acting("a");
        game.must(red, "fire E5", {6, 4});
        CHECK(game.sp("x") == 3);
        CHECK(game.state().phase == Phase::act);
        CHECK(game.cites(clause::PW_HIT_3));
    }
    SECTION("unwilling") {
        game.acting("a");
        game.must(red, "fire E5", {6, 4});
        game.must(blue, "stand x");
        CHECK(game.sp("x") == 3);
    }
}

TEST_CASE("PW-RULING-26: retreat_direction = any allows hexes nearer to where the hit came from") {
    const auto option = GENERATE(RetreatDirection::not_closer, RetreatDirection::any);
    Skirmish game = Skirmish::open();
    game.rules().retreat_direction = option;
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "fire E4", {6, 4});
    CHECK(game.offers(blue, "retreat x E5") == (option == RetreatDirection::any));
}

TEST_CASE("PW-RULING-26: wire, woods and fords do not stop a retreat; rivers without a ford do") {
    const auto [terrain, open] =
        GENERATE(table<char, bool>({{'w', true}, {'o', true}, {'=', true}, {'e', true}, {'~', false}, {'X', false}}));
    Words rows(9, ".........");
    rows[2][4] = terrain;
    Skirmish game{rows};
    game.wire("E3");
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "fire E4", {6, 4});
    CHECK(game.offers(blue, "retreat x E3") == open);
    if (terrain != 'e') return;
    game.must(blue, "retreat x E3");
    CHECK(game.the("x").trench == InTrench::crossing);
}

/// A blue pair in E4 under the fire of red machine guns; the transport's id comes after its battery's.
Skirmish pair_under_fire(const std::string& gun = "machine_gun") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", gun, "E6 n");
    game.unit(blue, "battery", "field_artillery", "");
    game.unit(blue, "cart", "transport", "E4 ne", {.sp = 2, .tows = "battery"});
    game.unit(blue, "zb", "infantry", "I1 s");
    return game;
}

TEST_CASE("PW-TRN-1, PW-TRN-4, PW-RULING-27: fire hits each of a pair once; a hex gone back answers for both") {
    Skirmish game = pair_under_fire("infantry");
    game.acting("a");
    CHECK(game.wants(red, "fire E4", {6}) == "hit cart");
    SECTION("the transport goes back, the battery's retreat is met") {
        game.must(red, "fire E4", {6, 4});
        CHECK(game.offers(blue, "retreat cart E3"));
        game.must(blue, "retreat cart E3", {4});
        CHECK(game.where("battery") == "E3");
        CHECK(game.sp("battery") == 2);
        CHECK(game.state().phase == Phase::act);
        CHECK(game.cites(clause::PW_RULING_27));
    }
    SECTION("the transport stands, the battery takes both back") {
        game.must(red, "fire E4", {6, 4});
        game.must(blue, "stand cart", {4});
        CHECK(game.state().choosing == game.number("battery"));
        game.must(blue, "retreat battery E3");
        CHECK(game.where("cart") == "E3");
    }
    SECTION("each loses its own point") {
        game.must(red, "fire E4", {6, 1, 1});
        CHECK(game.sp("cart") == 1);
        CHECK(game.sp("battery") == 1);
    }
}

TEST_CASE(
    "PW-RULING-27: a battery whose transport is destroyed is unlimbered with its facing, and keeps the way gone back") {
    Skirmish game = pair_under_fire();
    game.acting("a");
    SECTION("destroyed at once") {
        game.must(red, "fire E4", {6, 6, 1, 1, 1, 4});  // two hits
        CHECK(game.the("cart").status == Status::destroyed);
        CHECK(game.the("battery").partner == no_unit);
        CHECK(game.facing("battery") == "ne");
        CHECK(game.state().choosing == game.number("battery"));
        game.must(blue, "stand battery", {1});
        CHECK(game.the("battery").status == Status::destroyed);
    }
    SECTION("after it has gone back a hex") {
        game.must(red, "fire E4", {6, 6, 6, 4});  // three hits
        game.must(blue, "retreat cart E3", {1, 1, 4, 1, 1});
        CHECK(game.the("cart").status == Status::destroyed);
        CHECK(game.where("battery") == "gone");  // one retreat met, two points lost
        CHECK(game.count(EventKind::pair_credit) == 1);
    }
}

TEST_CASE("PW-TRN-4, PW-RULING-27: towed_hits = double: a die for the hex and one for the transport's hit") {
    const auto option = GENERATE(TowedHits::single, TowedHits::double_);
    Skirmish game = pair_under_fire("infantry");
    game.rules().towed_hits = option;
    game.acting("a");
    const Tape tape = option == TowedHits::single ? Tape{6, 1, 1} : Tape{6, 1, 1, 1};
    game.must(red, "fire E4", tape);
    CHECK(game.sp("cart") == 1);
    CHECK(game.the("battery").sp == (option == TowedHits::single ? 1 : 0));
}

TEST_CASE("PW-TRN-4, PW-RULING-27: in close combat the transport fights, and a hit on it is one on what it tows") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "mounted_cavalry", "E5 n");
    game.unit(blue, "battery", "field_artillery", "");
    game.unit(blue, "cart", "transport", "E4 s", {.tows = "battery"});
    game.unit(blue, "zb", "infantry", "I1 s");
    game.acting("a");
    CHECK(game.give(red, "attack E4 battery") == "PW-RULING-27");
    CHECK(game.wants(red, "attack E4 cart", {6, 1, 1}) == "hit_cargo battery");
    SECTION("the battery stays, so the hex is not empty") {
        game.must(red, "attack E4 cart", {6, 1, 1, 1});
        CHECK(game.the("cart").status == Status::destroyed);
        CHECK(game.sp("battery") == 1);
        CHECK(game.offered(red) == Words{"attack E4 battery", "done"});
    }
    SECTION("the pair goes back for both dice") {
        game.must(red, "attack E4 cart", {6, 1, 4, 4});
        game.must(blue, "retreat cart E3");
        CHECK(game.where("battery") == "E3");
        CHECK(game.state().phase == Phase::follow_up);
    }
}

TEST_CASE("PW-TRN-2, PW-TRN-3, PW-RULING-28: limbering takes the turn, in one hex; unlimbering too, with a facing") {
    Skirmish game = Skirmish::open();
    game.unit(red, "cart", "transport", "E8 n");
    game.unit(red, "gun", "heavy_artillery", "E8 ne");
    game.unit(blue, "zb", "infantry", "I1 s");
    game.part_of(red);
    game.must(red, "activate cart");
    game.must(red, "limber gun", {1});  // one activation for both: red has nobody else, so blue's part begins
    CHECK(game.the("gun").activated);
    CHECK(game.the("cart").partner == no_unit);
    game.must(blue, "end", {1, 6, 6});  // turn 2: blue goes first
    CHECK(game.the("cart").partner == game.number("gun"));
    game.must(blue, "end", {6});
    game.must(red, "activate cart");
    SECTION("the pair moves at the transport's rate") {
        game.must(red, "move E7 E6 n", {6, 1, 6});
        CHECK(game.where("gun") == "E6");
    }
    SECTION("unlimbering") {
        game.must(red, "unlimber nw", {6, 1, 6});
        CHECK(game.the("cart").partner == no_unit);
        CHECK(game.facing("gun") == "nw");
    }
}

TEST_CASE("PW-RULING-27: transport_carries, machine guns by option") {
    const auto option = GENERATE(TransportCarries::artillery, TransportCarries::artillery_and_machine_guns);
    Skirmish game = Skirmish::open();
    game.rules().transport_carries = option;
    game.unit(red, "cart", "transport", "E8 n");
    game.unit(red, "mg", "machine_gun", "E8 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "zb", "infantry", "I1 s");
    game.acting("cart");
    CHECK(game.give(red, "limber mg") == (option == TransportCarries::artillery ? "PW-RULING-27" : ""));
}

TEST_CASE("PW-RULING-28: limbering is lost when one of the two goes back") {
    Skirmish game = Skirmish::open();
    game.unit(red, "cart", "transport", "E8 n", {.sp = 2});
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "x", "infantry", "E6 s");
    game.part_of(red);
    game.must(red, "activate cart");
    game.must(red, "limber gun", {6});
    game.must(blue, "activate x");
    game.must(blue, "fire E8", {6, 4});
    game.must(red, "retreat cart E9", {1});
    game.must(blue, "done");
    CHECK(game.state().turn == 2);
    CHECK(game.the("cart").partner == no_unit);
}

TEST_CASE("PW-RULING-28: a towing pair does not end its move with another unit") {
    Skirmish game = Skirmish::open();
    game.unit(red, "cart", "transport", "E8 n", {.tows = "gun"});
    game.unit(red, "gun", "field_artillery", "");
    game.unit(red, "foot", "infantry", "E7 n");
    game.unit(blue, "zb", "infantry", "I1 s");
    game.acting("cart");
    CHECK(game.give(red, "move E7 n") == "PW-RULING-28");
    CHECK(game.offered(red, "fire").empty());
}

}  // namespace
}  // namespace reisswitz::portable::test
