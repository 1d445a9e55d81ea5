#include <catch2/catch.hpp>

#include "field.hpp"

namespace reisswitz::portable::test {
namespace {

/// Blue `x` in E4 has been hit from E6 and must retreat or lose a point.
Skirmish asked(bool supported = false, int sp = 4) {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s", {.sp = sp});
    if (supported) game.unit(blue, "y", "infantry", "D3 s");
    game.unit(blue, "zz", "commander", "I1 s");
    game.acting("a");
    game.must(red, "fire E4", {6, 4});
    return game;
}
void stand_by(Skirmish& game, const std::string& line) {
    const auto read = read_standing_notation(game.battle(), blue, line);
    REQUIRE(read);
    REQUIRE(*read);
    give_standing_order(game.battle(), game.standing, blue, **read);
}
std::string answer(Skirmish& game, bool waited, Side side = blue) {
    const auto order = standing_answer(game.battle(), game.state(), game.standing, side, waited);
    return order ? to_notation(game.battle(), *order) : "";
}

TEST_CASE("PW-STD-1, PW-STD-2: when: after the wait, or at once; a unit's own goes before all") {
    Skirmish game = asked();
    CHECK(answer(game, false).empty());
    CHECK(answer(game, true) == "retreat x D3");
    stand_by(game, "standing all when at_once");
    CHECK(answer(game, false) == "retreat x D3");
    stand_by(game, "standing x when after_wait");
    CHECK(answer(game, false).empty());
}

TEST_CASE("PW-STD-2: on_hit") {
    const auto [item, supported, sp, expected] =
        GENERATE(table<std::string, bool, int, std::string>({{"retreat", false, 4, "retreat x D3"},
                                                             {"stand", false, 4, "stand x"},
                                                             {"stand_unless_last", false, 4, "stand x"},
                                                             {"stand_unless_last", false, 1, "retreat x D3"},
                                                             {"stand_if_supported", false, 4, "retreat x D3"},
                                                             {"stand_if_supported", true, 4, "stand x"}}));
    Skirmish game = asked(supported, sp);
    stand_by(game, "standing all on_hit stand");
    stand_by(game, "standing x on_hit " + item);
    CHECK(answer(game, true) == expected);
}

TEST_CASE("PW-STD-2: retreat_to, tried in order, then PW-STD-3") {
    const auto [wishes, expected] = GENERATE(table<std::string, std::string>(
        {{"F3", "retreat x F3"}, {"s nw", "retreat x D3"}, {"A9 s", "retreat x D3"}, {"nw ne", "retreat x D3"}}));
    Skirmish game = asked();
    stand_by(game, "standing x retreat_to " + wishes);
    CHECK(answer(game, true) == expected);
}

TEST_CASE("PW-STD-2: commanders go along or stay") {
    const bool go = GENERATE(true, false);
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(blue, "staff", "commander", "E4 s");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "attack E4 x", {6, 1, 4});
    if (!go) stand_by(game, "standing staff commanders stay");
    CHECK(answer(game, true) == (go ? "retreat x D3 with staff" : "retreat x D3"));
}

TEST_CASE("PW-STD-2: follow_up: no, occupy, occupy and fight") {
    const auto [item, first, second] = GENERATE(table<std::string, std::string, std::string>(
        {{"no", "done", ""}, {"occupy", "occupy s", "done"}, {"occupy_and_fight", "occupy s", "attack E6 a"}}));
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(red, "zr", "infantry", "A9 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "attack E4 x", {1, 6, 4});
    game.must(red, "retreat a E6");
    CHECK(game.state().phase == Phase::follow_up);
    stand_by(game, "standing x follow_up " + item);
    CHECK(answer(game, true) == first);
    if (second.empty()) return;
    game.must(blue, first);
    CHECK(answer(game, true) == second);
}

TEST_CASE("PW-STD-3: farthest from the hit, then from the nearest enemy, then by column and row") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(red, "b", "infantry", "C2 s");
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    game.must(red, "fire E4", {6, 4});
    // D3, E3 and F3 are three hexes from E6; C2 is two from the first two of them and three from F3.
    CHECK(answer(game, true) == "retreat x F3");
}

TEST_CASE("PW-STD-4: silence: seal, end, done, and the first places that a deployment leaves") {
    Skirmish game = Skirmish::open();
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(red, "zr", "infantry", "");
    game.unit(blue, "x", "infantry", "E4 s");
    game.deployment(red, {"A9", "B9"});
    game.begin();
    CHECK(answer(game, false, red).empty());
    CHECK(answer(game, true, red).starts_with("place zr A9"));
    game.must(red, answer(game, true, red));
    CHECK(answer(game, true, red) == "ready");
    game.must(red, "ready");
    CHECK(answer(game, true, red) == "seal");
    CHECK(answer(game, true, blue).empty());
    game.must(red, "seal", {6, 1, 6});
    CHECK(answer(game, true, red) == "end");
    CHECK(answer(game, false, red).empty());
    game.must(red, "activate zr");
    CHECK(answer(game, true, red) == "done");
}

}  // namespace
}  // namespace reisswitz::portable::test
