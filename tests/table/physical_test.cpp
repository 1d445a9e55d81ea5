#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

namespace {

struct AtTheTable {
    AtTheTable() { table.submit("red", "plan hold", 1); }
    Desk desk;
    DiskLog disk{desk};
    Table table{Table::create(disk.log, make_skirmish(), new_game("g", close_header("physical")), 0)};
};

}  // namespace

TEST_CASE("table: physical dice are asked for by name, and one entry holds order and dice") {
    AtTheTable at;
    const Outcome asked = at.table.submit("blue", "plan advance", 2);
    REQUIRE(asked.dice_wanted);
    CHECK(asked.accepted.empty());
    CHECK(asked.dice_wanted->text == "initiative");
    CHECK(asked.dice_wanted->seat == "red");
    CHECK(asked.dice_wanted->label == "initiative");
    CHECK(asked.dice_wanted->who == 0);
    CHECK(asked.dice_wanted->sides == 6);
    CHECK(asked.dice_wanted->count == 1);
    CHECK(asked.dice_wanted->order == "plan advance");
    CHECK(at.table.head() == LogHead{2, 0});

    const Outcome more = at.table.type_dice("5", 3);
    REQUIRE(more.dice_wanted);
    CHECK(more.dice_wanted->seat == "blue");
    CHECK(at.table.head() == LogHead{2, 1});

    const Outcome done = at.table.type_dice("3", 4);
    CHECK_FALSE(done.dice_wanted);
    REQUIRE(done.accepted.size() == 1);
    CHECK(at.table.head() == LogHead{3, 0});
    CHECK(faces_of(dice_of(read_entry(at.disk.log.entry("g", 3)))) == std::vector<int>{5, 3});
    CHECK(in_turn(at.table) == "red");
    CHECK(at.disk.log.secret("g").empty());
    CHECK_FALSE(json::parse(at.disk.log.record("g").header).contains("commitment"));
}

TEST_CASE("table: a tie is thrown again, and all dice may be typed at once") {
    AtTheTable at;
    at.table.submit("blue", "plan advance", 2);
    const Outcome done = at.table.type_dice("4 4, 2 6", 3);
    CHECK(done.accepted.size() == 1);
    CHECK(in_turn(at.table) == "blue");
}

TEST_CASE("table: dice that cannot be are refused, and none of them is kept") {
    AtTheTable at;
    CHECK(at.table.type_dice("3", 2).refused->refusal.message == "No dice are wanted now.");
    at.table.submit("blue", "plan advance", 2);
    CHECK(at.table.type_dice("7", 3).refused->refusal.message == "A die with 6 faces has no 7.");
    CHECK(at.table.type_dice("5 9", 3).refused);
    CHECK(at.table.type_dice("0", 3).refused);
    CHECK(at.table.type_dice("five", 3).refused->refusal.message == "These are no dice; expected faces such as 5 3.");
    CHECK(at.table.type_dice("5x", 3).refused);
    CHECK(at.table.type_dice("99999999999999999999", 3).refused);
    CHECK(at.table.type_dice("5 3 2", 3).refused->refusal.message == "3 dice were typed, 2 are wanted.");
    CHECK(at.table.head() == LogHead{2, 0});
    CHECK(at.table.type_dice("5 3", 3).accepted.size() == 1);
}

TEST_CASE("table: after the first die the order is not exchanged for another") {
    AtTheTable at;
    at.table.submit("blue", "plan advance", 2);
    CHECK(at.table.submit("blue", "plan hold", 2).dice_wanted->order == "plan hold");  // none thrown yet
    at.table.type_dice("5", 3);
    const Outcome other_plan = at.table.submit("blue", "plan advance", 4);
    REQUIRE(other_plan.refused);
    CHECK(other_plan.refused->refusal.message == "Dice are being thrown for \"plan hold\"; that comes first.");
    CHECK(at.table.undo("blue", 1, 4).result == TakenBack::Result::refused);
    CHECK(at.table.submit("blue", "plan hold", 4).dice_wanted);  // the same again is no exchange
    CHECK(at.table.head() == LogHead{2, 1});
}

TEST_CASE("table: a typed die outlives a crash before its order is complete") {
    AtTheTable at;
    at.table.submit("blue", "plan advance", 2);
    at.table.type_dice("5", 3);

    // As another program finds it after this one was killed.
    DiskLog again{at.desk};
    Table table = Table::open(again.log, make_skirmish(), "g");
    CHECK(table.head() == LogHead{2, 1});
    REQUIRE(table.dice_wanted());
    CHECK(table.dice_wanted()->seat == "blue");
    CHECK(table.dice_wanted()->order == "plan advance");
    CHECK(table.submit("blue", "plan hold", 4).refused);
    const Outcome done = table.type_dice("6", 5);
    REQUIRE(done.accepted.size() == 1);
    CHECK(faces_of(dice_of(read_entry(again.log.entry("g", 3)))) == std::vector<int>{5, 6});
    CHECK(in_turn(table) == "blue");
    CHECK(verify(again.log, make_skirmish(), "g").is_sound());
    // The first program wakes up late.
    CHECK_THROWS_AS(at.table.type_dice("1", 6), Conflict);
    CHECK(at.table.head() == LogHead{3, 0});
    CHECK(again.log.head("g") == LogHead{3, 0});
}

TEST_CASE("table: other entries leave the typed dice lying") {
    AtTheTable at;
    at.table.submit("blue", "plan advance", 2);
    at.table.type_dice("5", 3);
    CHECK(at.table.submit("red", "standing retreat at_once", 4).standing.size() == 1);
    CHECK(at.table.head() == LogHead{3, 1});
    at.table.type_dice("2", 5);
    CHECK(faces_of(dice_of(read_entry(at.disk.log.entry("g", 4)))) == std::vector<int>{5, 2});
}

TEST_CASE("table: who resigns leaves the dice on the table, and the log says so") {
    AtTheTable at;
    at.table.submit("blue", "plan advance", 2);
    at.table.type_dice("5", 3);
    CHECK_FALSE(at.table.resign("blue", 4));
    CHECK(read_entry(at.disk.log.entry("g", 3)).body.at("dice_left") == json{5});
    CHECK(at.table.ending()->winner == "red");
    CHECK_FALSE(at.table.dice_wanted());
    CHECK_FALSE(at.table.revealed_seed());
}

TEST_CASE("table: an order without a thrown die is taken back freely") {
    AtTheTable at;
    at.table.submit("blue", "plan advance", 2);
    CHECK(at.table.undo("blue", 1, 3).result == TakenBack::Result::done);
    CHECK_FALSE(at.table.dice_wanted());
    CHECK(at.table.head() == LogHead{2, 0});
    CHECK(at.table.submit("blue", "plan hold", 4).dice_wanted);
}

TEST_CASE("table: the same order given again gets the dice that were typed for it") {
    AtTheTable at;
    at.table.submit("blue", "plan advance", 2);
    at.table.type_dice("5 3", 3);
    CHECK(at.table.undo("blue", 1, 4).result == TakenBack::Result::asked);
    CHECK(at.table.answer_undo("red", true, 5).result == TakenBack::Result::done);
    CHECK(at.table.submit("blue", "plan hold", 6).dice_wanted);  // another order: other dice
    const Outcome again = at.table.submit("blue", "plan a", 7);  // the same, by its shorthand
    CHECK_FALSE(again.dice_wanted);
    REQUIRE(again.accepted.size() == 1);
    CHECK(faces_of(dice_of(read_entry(at.disk.log.entry("g", at.table.head().entry)))) == std::vector<int>{5, 3});
    CHECK(verify(at.disk.log, make_skirmish(), "g").is_sound());
}

TEST_CASE("table: a whole game with typed dice replays") {
    AtTheTable at;
    AnyPlayer any{3};
    std::int64_t now = 10;
    for (int i = 0; i < 300 && any.play(at.table, ++now); ++i) any.throw_dice(at.table, ++now);
    CHECK(at.table.is_over());
    const Table again = Table::open(at.disk.log, make_skirmish(), "g");
    CHECK(again.game().hash() == at.table.game().hash());
    const Verification found = verify(at.disk.log, make_skirmish(), "g");
    CHECK(found.is_sound());
    CHECK(found.dice > 10);
    CHECK(found.recomputed == 0);
}
