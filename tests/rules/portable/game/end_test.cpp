#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

/// One unit a side that can do little, and a turn limit.
Skirmish quiet(int turn_limit = 30) {
    Skirmish game = Skirmish::open();
    game.tables().turn_limit = turn_limit;
    game.unit(red, "a", "infantry", "E9 n");
    game.unit(blue, "b", "infantry", "E1 s");
    return game;
}
/// Ends turn 1, in which red went first.
void end_turn(Skirmish& game, const Tape& next_turn = {6, 1, 1}) {
    game.must(red, "end", {1});
    game.must(blue, "end", next_turn);
}

TEST_CASE("PW-EXH-1, PW-EXH-2: a third of the points, rounded up; reached when so many are lost") {
    Skirmish game = quiet();
    game.unit(red, "c", "commander", "A9 n");
    CHECK(game.battle().sides[0].exhaustion_point == 2);  // of 6
    CHECK(game.battle().sides[1].exhaustion_point == 2);  // of 4
    game.part_of(red);
    game.state().lost_sp = {1, 2};
    game.must(red, "end", {1});
    game.must(blue, "end", {6, 1, 1, 1});
    CHECK_FALSE(game.state().exhausted[0]);
    CHECK(game.state().exhausted[1]);
    CHECK(game.state().exhausted_on_turn[1] == 1);
}

TEST_CASE(
    "PW-EXH-3, PW-RULING-24: an exhausted side does not go towards the enemy, fires, and attacks whom it stood next "
    "to") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(red, "b", "infantry", "A5 n");
    game.unit(red, "spare", "infantry", "I9 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.unit(blue, "y", "infantry", "A4 s");
    game.part_of(red);
    game.state().exhausted[0] = true;
    game.must(red, "activate a");
    CHECK(game.give(red, "move E6 n") == "PW-RULING-24");
    CHECK(game.offers(red, "move E8 n"));
    CHECK(game.offers(red, "fire E4"));
    game.must(red, "done");
    game.must(red, "activate b");
    game.must(red, "attack A4 y", {6, 1, 4});
    game.must(blue, "retreat y A3");
    CHECK(game.state().phase == Phase::choose_unit);  // it does not follow up
    CHECK(game.where("b") == "A5");
}

TEST_CASE("PW-RULING-24: exhausted_attack = never") {
    Skirmish game = Skirmish::open();
    game.rules().exhausted_attack = ExhaustedAttack::never;
    game.unit(red, "a", "infantry", "E5 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.part_of(red);
    game.state().exhausted[0] = true;
    game.must(red, "activate a");
    CHECK(game.give(red, "attack E4 x") == "PW-RULING-24");
    CHECK(game.offers(red, "fire E4"));
}

TEST_CASE("PW-RULING-24: exhausted_test: not nearer to the nearest, or to none at all") {
    const auto option = GENERATE(ExhaustedTest::nearest, ExhaustedTest::any);
    Skirmish game = Skirmish::open();
    game.rules().exhausted_test = option;
    game.unit(red, "a", "infantry", "E7 n");
    game.unit(blue, "near", "infantry", "A7 s");
    game.unit(blue, "far", "infantry", "I3 s");
    game.part_of(red);
    game.state().exhausted[0] = true;
    game.must(red, "activate a");
    CHECK(game.offers(red, "move F6 ne") == (option == ExhaustedTest::nearest));
}

TEST_CASE("PW-RULING-25: exhaustion_check, at the end of the turn or at once") {
    const auto option = GENERATE(ExhaustionCheck::end_of_turn, ExhaustionCheck::at_once);
    Skirmish game = Skirmish::open();
    game.rules().exhaustion_check = option;
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s", {.sp = 3});
    game.acting("a");
    game.must(red, "fire E4", {6, 1});
    CHECK(game.state().exhausted[1] == (option == ExhaustionCheck::at_once));
    CHECK(game.state().phase == Phase::act);
}

TEST_CASE("PW-EXH-4, PW-RULING-25, PW-RULING-41: at once: both exhausted, and the battle is over") {
    Skirmish game = Skirmish::open();
    game.rules().exhaustion_check = ExhaustionCheck::at_once;
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s", {.sp = 3});
    game.acting("a");
    game.state().exhausted[0] = true;
    game.state().lost_sp[0] = 2;
    game.must(red, "fire E4", {6, 1});
    CHECK(game.state().phase == Phase::over);
    CHECK(game.state().end_reason == EndReason::exhaustion);
}

TEST_CASE("PW-EXH-4, PW-RULING-41: both exhausted: the later one wins, else the smaller share lost, else a draw") {
    const auto [reds, blues, red_before, outcome] =
        GENERATE(table<int, int, bool, Outcome>({{2, 3, false, Outcome::red},
                                                 {3, 2, false, Outcome::blue},
                                                 {2, 2, false, Outcome::draw},
                                                 {2, 3, true, Outcome::blue}}));
    Skirmish game = quiet();
    game.part_of(red);
    game.state().turn = 2;
    game.state().lost_sp = {static_cast<std::uint16_t>(reds), static_cast<std::uint16_t>(blues)};
    if (red_before) {
        game.state().exhausted[0] = true;
        game.state().exhausted_on_turn[0] = 1;
    }
    end_turn(game, {});
    CHECK(game.state().phase == Phase::over);
    CHECK(game.state().outcome == outcome);
    CHECK(game.state().end_reason == EndReason::exhaustion);
}

TEST_CASE("PW-RULING-41: the turn limit: never exhausted, else the smaller share lost") {
    const auto [reds, blues, outcome] = GENERATE(table<int, int, Outcome>(
        {{0, 1, Outcome::red}, {1, 0, Outcome::blue}, {1, 1, Outcome::draw}, {2, 1, Outcome::blue}}));
    Skirmish game = quiet(1);
    game.part_of(red);
    game.state().lost_sp = {static_cast<std::uint16_t>(reds), static_cast<std::uint16_t>(blues)};
    end_turn(game, {});
    CHECK(game.state().outcome == outcome);
    CHECK(game.state().end_reason == EndReason::turn_limit);
    CHECK(game.offered(red).empty());
    CHECK(game.give(red, "end") == "PW-RULING-41");
}

TEST_CASE("PW-RULING-41: a side without a unit has lost") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s", {.sp = 1});
    game.acting("a");
    game.must(red, "fire E4", {6, 1});
    CHECK(game.state().outcome == Outcome::red);
    CHECK(game.state().end_reason == EndReason::no_unit_left);
}

TEST_CASE("PW-RULING-41: reinforcements on their way keep a side alive") {
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s", {.sp = 1});
    game.unit(blue, "late", "infantry", "", {.arrives_on_turn = 9, .entry_hexes = {"E1"}});
    game.acting("a");
    game.must(red, "fire E4", {6, 1});
    CHECK(game.state().phase == Phase::act);
}

TEST_CASE("PW-RULING-41: objectives by control and by presence") {
    const auto held_by = GENERATE(HeldBy::control, HeldBy::presence);
    Skirmish game = quiet(2);
    game.objective("E8");
    game.victory({.winner = Outcome::red,
                  .when = When::last_turn_end,
                  .holder = red,
                  .held_by = held_by,
                  .objectives = {0},
                  .at_least = 1});
    game.acting("a");
    game.must(red, "move E8 n", {1});
    CHECK(game.state().objective_owner[0] == 0);
    game.must(blue, "end", {6, 1, 6});
    CHECK(game.state().turn == 2);
    game.must(red, "activate a");
    game.must(red, "move E9 n", {1});  // gone from it: control stays, presence ends
    game.must(blue, "end");
    CHECK(game.state().outcome == (held_by == HeldBy::control ? Outcome::red : Outcome::draw));
    CHECK(game.state().end_reason == (held_by == HeldBy::control ? EndReason::objective : EndReason::turn_limit));
}

TEST_CASE("PW-RULING-41: terms are looked at every turn, on one turn, or on the last") {
    const auto [when, turn, over_on_1] = GENERATE(table<When, int, bool>({{When::any_turn_end, 0, true},
                                                                          {When::turn_end, 1, true},
                                                                          {When::turn_end, 2, false},
                                                                          {When::last_turn_end, 0, false}}));
    Skirmish game = quiet(3);
    game.objective("E1", blue);
    game.victory({.winner = Outcome::blue,
                  .when = when,
                  .turn = turn,
                  .holder = blue,
                  .held_by = HeldBy::control,
                  .objectives = {0},
                  .at_least = 1});
    game.part_of(red);
    game.must(red, "end", {1});
    game.must(blue, "end", over_on_1 ? Tape{} : Tape{6, 1, 1});
    CHECK((game.state().phase == Phase::over) == over_on_1);
    if (over_on_1) CHECK(game.state().outcome == Outcome::blue);
}

TEST_CASE("PW-RULING-41: a term of exhaustion needs the other side not to be") {
    const bool both = GENERATE(false, true);
    Skirmish game = quiet();
    game.victory({.winner = Outcome::blue, .when = When::any_turn_end, .exhausted = red});
    game.part_of(red);
    game.state().exhausted = {true, both};
    game.state().exhausted_on_turn = {1, 1};
    game.must(red, "end", {1});
    game.must(blue, "end");
    CHECK(game.state().end_reason == (both ? EndReason::exhaustion : EndReason::objective));
}

TEST_CASE("PW-MOVE-7, PW-TURN-1: reinforcements enter by the first free hex, and wait where none is") {
    const bool blocked = GENERATE(false, true);
    Skirmish game = Skirmish::open();
    game.unit(red, "a", "infantry", "E9 n");
    if (blocked) game.unit(red, "z", "infantry", "F9 n");
    game.unit(red, "late", "infantry", "", {.arrives_on_turn = 2, .entry_hexes = {"E9", "F9"}});
    game.unit(blue, "b", "infantry", "E1 s");
    game.begin({6, 1, 1});
    CHECK(game.the("late").status == Status::reserve);
    end_turn(game);
    CHECK(game.the("late").status == (blocked ? Status::reserve : Status::on_board));
    if (!blocked) CHECK(game.where("late") == "F9");
    if (blocked) CHECK(game.cites(clause::PW_MOVE_7));
}

}  // namespace
}  // namespace reisswitz::portable::test
