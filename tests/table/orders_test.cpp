#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

TEST_CASE("table: a game begins with its header, the commitment to its seed, and a start") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game(), 500);
    CHECK(table.head() == LogHead{1, 0});
    const GameRecord record = disk.log.record("g");
    CHECK(record.rules == "skirmish");
    CHECK(record.rules_version == "1");
    const json header = json::parse(record.header);
    CHECK(header.at("commitment") == dice::Seed::from_word("test").commitment());
    CHECK(record.header.find(dice::Seed::from_word("test").hex()) == std::string::npos);
    const LogEntry start = disk.log.entry("g", 1);
    CHECK(start.kind == "start");
    CHECK(start.at_ms == 500);
    CHECK(start.hash_after == table.game().hash());
    CHECK(table.pending("red").size() == 1);
    CHECK_FALSE(table.revealed_seed());
    CHECK_THROWS_AS(Table::create(disk.log, make_skirmish(), new_game(), 500), store::StoreFault);
}

TEST_CASE("table: an order is accepted with its explanation, and one entry holds all of it") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game(), 0);
    const Outcome sealed = table.submit("red", "plan h  # a shorthand", 1);
    REQUIRE(sealed.accepted.size() == 1);
    CHECK(sealed.accepted[0].notation == "plan hold");
    CHECK_FALSE(sealed.refused);
    const Outcome second = table.submit_order("blue", json{{"order", "plan"}, {"plan", "advance"}}, 2);
    REQUIRE(second.accepted.size() == 1);

    const Entry entry = read_entry(disk.log.entry("g", 3));
    CHECK(entry.kind == Kind::order);
    CHECK(entry.seat == "blue");
    CHECK(entry.parent == 2);
    CHECK(entry.at_ms == 2);
    CHECK(entry.body.at("order") == json{{"order", "plan"}, {"plan", "advance"}});
    CHECK(entry.text("version") == "1");
    const auto dice = dice_of(entry);
    REQUIRE(dice.size() >= 2);
    CHECK(dice[0].label == "initiative");
    CHECK(dice[0].who == 0);
    CHECK(dice[0].sides == 6);
    CHECK(entry.events.size() == 3);
    CHECK(entry.ruling.size() == dice.size());
    CHECK(entry.hash_after == table.game().hash());
}

TEST_CASE("table: a refusal names its clause and changes nothing") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game(), 0);
    const auto before = table.head();
    const Outcome wrong_plan = table.submit("red", "plan flee", 1);
    REQUIRE(wrong_plan.refused);
    CHECK(std::string{wrong_plan.refused->refusal.clause.id} == "SK-PLAN-1");
    CHECK(wrong_plan.refused->text == "plan flee");
    CHECK(table.submit("red", "dance", 1).refused->refusal.legal == "plan, move, fire, end, stand or retreat");
    CHECK(table.submit("green", "plan hold", 1).refused->refusal.message == "\"green\" is no seat at this table.");
    CHECK(table.submit("umpire", "plan hold", 1).refused);
    table.submit("red", "plan hold", 1);
    const Outcome out_of_turn = table.submit("red", "plan hold", 2);
    REQUIRE(out_of_turn.refused);
    CHECK(out_of_turn.refused->refusal.message == "red has nothing to decide now.");
    CHECK(before.entry + 1 == table.head().entry);
}

TEST_CASE("table: malformed input is refused and changes nothing") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game(), 0);
    CHECK(table.submit("red", "{\"order\":", 1).refused);
    CHECK(table.submit("red", "plan \xFF", 1).refused->refusal.message ==
          "The line is not text: it holds bytes that are no UTF-8.");
    CHECK(table.submit("red", std::string(5'000, 'x'), 1).refused);
    CHECK(table.submit("red", "{\"order\":" + std::string(10'000, '['), 1).refused);
    CHECK_THROWS_AS(table.submit_order("red", json{{"order", 5}}, 1), describe::Fault);
    CHECK_THROWS_AS(table.submit_order("red", json::array(), 1), describe::Fault);
    CHECK(table.head() == LogHead{1, 0});
    CHECK(table.submit("red", "plan hold", 1).accepted.size() == 1);
}

TEST_CASE("table: seats that game and header disagree on, and bad headers, are faults") {
    const Desk desk;
    DiskLog disk{desk};
    json header = skirmish_header();
    header["dice"] = "loaded";
    CHECK_THROWS_AS(Table::create(disk.log, make_skirmish(), new_game("a", header), 0), describe::Fault);
    header.erase("dice");
    CHECK_THROWS_AS(Table::create(disk.log, make_skirmish(), new_game("a", header), 0), describe::Fault);
    header = skirmish_header();
    header["nonces"] = {{"green", "x"}};
    CHECK_THROWS_AS(Table::create(disk.log, make_skirmish(), new_game("a", header), 0), describe::Fault);
    CHECK_FALSE(disk.log.has("a"));
}

TEST_CASE("table: nonces are mixed into the seed before the first order") {
    const Desk desk;
    DiskLog disk{desk};
    Table plain = Table::create(disk.log, make_skirmish(), new_game("plain"), 0);
    Table mixed = Table::create(disk.log, make_skirmish(), new_game("mixed"), 0);
    json header = skirmish_header();
    header["nonces"] = {{"blue", "mill"}};
    Table beforehand = Table::create(disk.log, make_skirmish(), new_game("beforehand", header), 0);
    CHECK_FALSE(mixed.give_nonce("blue", "hill", 1));
    CHECK_FALSE(mixed.give_nonce("blue", "mill", 1));
    CHECK(mixed.give_nonce("green", "x", 1));
    CHECK(mixed.give_nonce("red", std::string(300, 'x'), 1));
    const auto seed = dice::Seed::from_word("test");
    CHECK(plain.position().mixed(seed) == seed);
    CHECK(mixed.position().mixed(seed) == seed.mixed_with({"", "mill"}));
    CHECK(beforehand.position().mixed(seed) == seed.mixed_with({"", "mill"}));
    mixed.submit("red", "plan hold", 2);
    CHECK(mixed.give_nonce("red", "late", 3)->message == "The first order has been given; the dice are settled.");
}

TEST_CASE("table: the end is in the log with the order that brought it, and reveals the seed") {
    const Desk desk;
    DiskLog disk{desk};
    json header = skirmish_header();
    header["turns"] = 1;
    Table table = Table::create(disk.log, make_skirmish(), new_game("g", header), 0);
    seal_plans(table);
    table.submit(in_turn(table), "end", 3'000);
    CHECK_FALSE(table.is_over());
    table.submit(in_turn(table), "end", 4'000);
    REQUIRE(table.is_over());
    CHECK(table.ending()->winner == "draw");
    CHECK(table.ending()->reason == "Night falls.");
    const Entry end = read_entry(disk.log.entry("g", table.head().entry));
    CHECK(end.kind == Kind::end);
    CHECK(end.text("seed") == dice::Seed::from_word("test").hex());
    CHECK(table.revealed_seed() == dice::Seed::from_word("test"));
    CHECK(table.submit("red", "end", 5'000).refused->refusal.message == "The game is over: Night falls.");
    CHECK(table.resign("red", 5'000));
    CHECK(table.undo("red", 1, 5'000).result == TakenBack::Result::refused);
    CHECK(table.pending("red").empty());
    CHECK(table.view("red").at("over").at("winner") == "draw");
}

TEST_CASE("table: who resigns has lost, and the seed is revealed") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game(), 0);
    CHECK_FALSE(table.resign("red", 7));
    CHECK(table.ending()->winner == "blue");
    CHECK(table.ending()->reason == "red has resigned.");
    const Table again = Table::open(disk.log, make_skirmish(), "g");
    CHECK(again.is_over());
    CHECK(again.revealed_seed() == dice::Seed::from_word("test"));
    CHECK(verify(disk.log, make_skirmish(), "g").is_sound());
}

TEST_CASE("table: the umpire corrects by events of the rule book") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game(), 0);
    const auto before = table.head();
    CHECK_THROWS_AS(table.correct(json::array({{{"e", "nonsense"}}}), "?", 1), describe::Fault);
    CHECK_THROWS_AS(table.correct(json::array({{{"e", "moved"}, {"unit", "r1"}, {"to", 99}}}), "?", 1),
                    describe::Fault);
    CHECK_THROWS_AS(table.correct(json{{"e", "moved"}}, "?", 1), describe::Fault);
    CHECK(table.head() == before);
    table.correct(json::array({{{"e", "moved"}, {"unit", "r1"}, {"to", 5}}}), "It was shoved off its field.", 1);
    CHECK(table.head().entry == before.entry + 1);
    const auto seen = messages(table, "blue", 2);  // b1 on field 6 now sees it
    REQUIRE(seen.size() == 1);
    CHECK(json::parse(seen[0]).at("kind") == "correction");
    CHECK(json::parse(seen[0]).at("reason") == "It was shoved off its field.");
    const Verification found = verify(disk.log, make_skirmish(), "g");
    CHECK(found.is_sound());
    CHECK(found.corrections == 1);
}
