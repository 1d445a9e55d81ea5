#include <catch2/catch.hpp>

#include "field.hpp"

namespace reisswitz::portable::test {
namespace {

/// A red gun with its commander before blue infantry; blue cavalry far off.
Skirmish gun_and_foot() {
    Skirmish game = Skirmish::open();
    game.unit(red, "chief", "commander", "E9 n");
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.unit(blue, "rider", "mounted_cavalry", "A1 s");
    return game;
}

TEST_CASE("PW-TURN-1, PW-TURN-2, PW-TURN-3, PW-TURN-4, PW-TURN-5, PW-DICE-1: one turn, die by die") {
    Skirmish game = gun_and_foot();
    game.begin();
    CHECK(game.state().phase == Phase::artillery_orders);
    CHECK(game.offered(blue).empty());  // no battery: it has nothing to seal
    game.must(red, "shell gun E4");
    CHECK(game.wants(red, "seal", {}) == "shell_landing gun");
    CHECK(game.wants(red, "seal", {2}) == "hit foot");
    CHECK(game.wants(red, "seal", {2, 1}) == "initiative red");
    CHECK(game.wants(red, "seal", {2, 1, 3}) == "initiative blue");
    CHECK(game.wants(red, "seal", {2, 1, 3, 3}) == "initiative red");  // a tie is thrown again
    CHECK(game.wants(red, "seal", {2, 1, 5, 3}) == "activation red");
    game.must(red, "seal", {2, 4});
    CHECK(game.state().phase == Phase::artillery_hits);
    CHECK(game.offered(red).empty());
    CHECK(game.offers(blue, "stand foot"));
    game.must(blue, "retreat foot E3", {5, 2, 3, 4});
    CHECK(game.thrown() == Words{"initiative red", "initiative blue", "activation red", "activation red"});
    CHECK(game.state().in_turn == red);
    CHECK(game.state().activations_left == 2);  // 7 on the dice, two units to activate
    CHECK(game.give(blue, "activate foot") == "PW-DEC-1");
    game.must(red, "activate chief");
    CHECK(game.give(red, "activate gun") == "PW-ORD-1");  // one unit after the other
    game.must(red, "done");
    game.must(red, "end", {6});
    CHECK(game.thrown() == Words{"activation blue"});
    CHECK(game.state().in_turn == blue);
    game.must(blue, "activate foot");
    game.must(blue, "done");
    game.must(blue, "end");
    CHECK(game.state().turn == 2);
    CHECK(game.state().phase == Phase::artillery_orders);
    CHECK(game.state().first_last_turn == red);
}

TEST_CASE("PW-SP-1, PW-SP-2, PW-SP-3, PW-SP-4: points are set by type or scenario, lost, and at none the unit leaves") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "b", "infantry", "E4 s", {.sp = 1});
    game.unit(blue, "c", "machine_gun", "A1 s");
    game.acting("a");
    CHECK(game.sp("a") == 4);
    CHECK(game.sp("b") == 1);
    CHECK(game.sp("c") == 2);
    game.must(red, "fire E4", {6, 1});
    CHECK(game.the("b").status == Status::destroyed);
    CHECK(game.where("b") == "gone");
    CHECK(game.state().lost_sp[1] == 1);
    CHECK(game.state().lost_sp[0] == 0);
}

TEST_CASE("PW-INIT-1: the higher die goes first and finishes before the other begins") {
    const bool red_higher = GENERATE(true, false);
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "I1 s");
    game.begin(red_higher ? Tape{4, 3, 6} : Tape{3, 4, 6});
    const Side first = red_higher ? red : blue;
    CHECK(game.state().in_turn == first);
    game.must(first, "end", {1});
    CHECK(game.state().in_turn == enemy_of(first));
}

TEST_CASE(
    "PW-ACT-1, PW-ACT-2, PW-ACT-3, PW-RULING-13, PW-RULING-15: a die for the chief and one for each five others "
    "begun") {
    const int others = GENERATE(1, 4, 5, 6, 10, 11);
    const bool chief = GENERATE(true, false);
    Skirmish game = Skirmish::open(14, 9);
    if (chief) game.unit(red, "chief", "commander", "A9 n");
    for (int i = 0; i < others; ++i)
        game.unit(red, "u" + std::to_string(i + 10), "infantry", std::string(1, static_cast<char>('A' + i)) + "8 n");
    game.unit(blue, "b", "infantry", "I1 s");
    const int dice = (chief ? 1 : 0) + (others + 4) / 5;
    Tape tape{6, 1};
    tape.insert(tape.end(), static_cast<std::size_t>(dice), 1);
    game.begin(tape);
    CHECK(game.state().activations_left == std::min(dice, others + (chief ? 1 : 0)));
}

TEST_CASE("PW-ACT-4: dice go with losses, the chief's at once") {
    Skirmish game = Skirmish::open(14, 9);
    game.unit(red, "chief", "commander", "N1 n");
    game.unit(red, "second", "commander", "N3 n");
    for (int i = 0; i < 5; ++i)
        game.unit(red, "u" + std::to_string(i), "infantry", std::string(1, static_cast<char>('A' + i)) + "9 n");
    game.unit(blue, "b", "infantry", "I1 s");
    game.begin({1, 6, 1});
    game.must(blue, "end", {1, 1, 1});  // a chief and six others
    CHECK(game.thrown().size() == 3);
    game.must(red, "end", {1, 6, 1});
    game.happen({.kind = EventKind::destroyed, .unit = game.number("u0")});
    CHECK(game.wants(blue, "end", {1}) == "activation red");
    CHECK(game.wants(blue, "end", {1, 1}) == "");  // six became five
    game.happen({.kind = EventKind::destroyed, .unit = game.number("chief")});
    game.must(blue, "end", {1});  // the second commander brings no die
}

TEST_CASE("PW-RULING-14: ties of initiative") {
    const auto [option, first] =
        GENERATE(table<InitiativeTie, int>({{InitiativeTie::keep, 0}, {InitiativeTie::swap, 1}}));
    Skirmish game = Skirmish::open();
    game.rules().initiative_tie = option;
    game.unit(red, "a", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "I1 s");
    CHECK(game.wants(red, "begin", {3, 3}) == "initiative red");  // turn 1: nobody went first before
    game.begin({3, 3, 5, 2, 1});
    game.must(red, "end", {1});
    game.must(blue, "end", {3, 3, 1});
    CHECK(game.state().turn == 2);
    CHECK(game.state().in_turn == (first == 0 ? red : blue));
}

TEST_CASE("PW-RULING-16: activations beyond the units are lost, a pair is one activation, nobody is activated twice") {
    Skirmish game = Skirmish::open();
    game.unit(red, "cart", "transport", "E8 n", {.tows = "gun"});
    game.unit(red, "gun", "field_artillery", "");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "I1 s");
    game.begin({6, 1, 6});
    CHECK(game.state().activations_left == 3);
    CHECK(game.offered(red) == Words{"activate cart", "activate spare", "end"});
    CHECK(game.give(red, "activate gun") == "PW-RULING-16");
    game.must(red, "activate cart");
    game.must(red, "move E7 n");
    CHECK(game.where("gun") == "E7");
    CHECK(game.state().phase == Phase::choose_unit);
    CHECK(game.give(red, "activate cart") == "PW-RULING-16");
}

TEST_CASE("PW-ORD-1: a refusal names its clause and changes nothing") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E8 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.acting("a");
    const std::string before = encode(game.battle(), game.state(), game.standing);
    const auto [line, clause] = GENERATE(table<std::string, std::string>({{"move E7 E6 E5 n", "PW-MOVE-1"},
                                                                          {"move E5 n", "PW-MOVE-2"},
                                                                          {"fire E4", "PW-FIRE-1"},
                                                                          {"attack E4 b", "PW-DEF-1"},
                                                                          {"lay_wire now", "PW-ORD-1"},
                                                                          {"frobnicate", "PW-ORD-1"},
                                                                          {"seal", "PW-ORD-1"},
                                                                          {"turn n", "PW-RULING-18"},
                                                                          {"clear_wire", "PW-WIRE-2"},
                                                                          {"remount", "PW-RULING-36"}}));
    INFO(line);
    CHECK(game.give(red, line) == clause);
    CHECK(encode(game.battle(), game.state(), game.standing) == before);
}

TEST_CASE("PW-ORD-2: a move by its last hex alone, a facing left out") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "mounted_cavalry", "E8 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.acting("a");
    SECTION("the way that turns first clockwise from north, facing the last step") {
        game.must(red, "move F6");
        CHECK(game.where("a") == "F6");
        CHECK(game.the("a").steps == 2);
        CHECK(game.facing("a") == "ne");
    }
    SECTION("in contact towards the enemy") {
        game.must(red, "move E5");
        CHECK(game.facing("a") == "n");
    }
    SECTION("canonical orders only in an open game") { CHECK(game.give(red, "move E7 E6 n").empty()); }
}

TEST_CASE("PW-ORD-3: lines taken one after the other give what they give one by one") {
    const Words lines{"activate a", "move E7 n", "done", "activate c", "move A8 n", "end"};
    Skirmish one = Skirmish::open();
    one.unit(red, "a", "infantry", "E8 n");
    one.unit(red, "c", "infantry", "A9 n");
    one.unit(red, "spare", "infantry", "I9 n");
    one.unit(blue, "b", "infantry", "E4 s");
    one.part_of(red);
    for (const std::string& line : lines) one.give(red, line, line == "end" ? Tape{1} : Tape{});
    CHECK(one.where("a") == "E7");
    CHECK(one.where("c") == "A8");
    CHECK(one.state().in_turn == blue);
}

TEST_CASE("PW-DEC-1: the owner of the unit hit decides, whoever fired and whoever's part it is") {
    Skirmish game = Skirmish::open();
    game.unit(red, "gun", "field_artillery", "E9 n");
    game.unit(red, "own", "infantry", "E5 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", {2, 5});  // 2 + 2: in front, on its own infantry
    CHECK(game.state().choosing == game.number("own"));
    CHECK(game.offered(blue).empty());
    CHECK(game.offers(red, "stand own"));
    const auto refusal =
        find_refusal(game.battle(), game.state(), blue, {.kind = OrderKind::stand, .unit = game.number("own")});
    REQUIRE(refusal);
    CHECK(std::string{refusal->clause.id} == "PW-DEC-1");
    CHECK(game.give(red, "stand gun") == "PW-DEC-1");
}

TEST_CASE("PW-DEC-2: the side that moves says whom its unit faces in contact") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(blue, "b", "infantry", "E4 s");
    game.unit(blue, "c", "infantry", "F4 s");  // north-east of E5
    game.acting("a");
    CHECK(game.offered(red, "move E6 E5") == Words{"move E6 E5 n", "move E6 E5 ne"});
    CHECK(game.give(red, "move E6 E5 s") == "PW-MOVE-9");
}

TEST_CASE("PW-DEC-2: each side deploys in its zone, unseen by the other until both are ready") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "");
    game.unit(red, "c", "commander", "");
    game.unit(blue, "b", "infantry", "");
    game.deployment(red, {"E8", "E9"});
    game.deployment(blue, {"E1", "E2"});
    game.begin();
    CHECK(game.state().phase == Phase::setup);
    CHECK(game.give(red, "ready") == "PW-ORD-1");
    CHECK(game.give(red, "place a E7 n") == "PW-DEC-2");
    game.must(red, "place a E8 n");
    CHECK_FALSE(game.offers(blue, "place a E8 n"));
    for (const ViewUnit& unit : view(game.battle(), game.state(), {blue}).units)
        if (unit.side == red) CHECK_FALSE(unit.hex);
    CHECK(game.told(blue).events.empty());
    game.must(red, "place c E8 ne");  // a commander shares the hex
    game.must(red, "place c E9 ne");
    game.must(red, "ready");
    CHECK(game.offered(red).empty());
    game.must(blue, "place b E1 s");
    game.must(blue, "ready", {6, 1, 1, 1});
    CHECK(game.state().phase == Phase::choose_unit);
    CHECK(game.where("c") == "E9");
}

TEST_CASE("PW-DEC-3: policies answer for simulations: retreat by the fallback hex, or stand") {
    Skirmish game = gun_and_foot();
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", {2, 4});
    Order answer = standing_retreat(game.battle(), game.state(), game.standing, game.number("foot"));
    CHECK(to_notation(game.battle(), answer) == "retreat foot D3");
    game.standing.all[1].on_hit = OnHit::stand;
    answer = standing_retreat(game.battle(), game.state(), game.standing, game.number("foot"));
    CHECK(to_notation(game.battle(), answer) == "stand foot");
}

}  // namespace
}  // namespace reisswitz::portable::test
