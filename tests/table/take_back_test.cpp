#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;
using Result = TakenBack::Result;

namespace {

struct AtTheTable {
    explicit AtTheTable(const json& header = skirmish_header())
        : table(Table::create(disk.log, make_skirmish(), new_game("g", header), 0)) {}
    Desk desk;
    DiskLog disk{desk};
    Table table;
    Entry newest() const { return read_entry(disk.log.entry("g", disk.log.head("g").entry)); }
    bool is_sound() const { return verify(disk.log, make_skirmish(), "g").is_sound(); }
};

/// A move that shows nothing, by whoever is in turn: away from the enemy, out of sight.
std::string quiet_move(const std::string& seat) { return seat == "red" ? "move r1 3" : "move b3 10"; }

}  // namespace

TEST_CASE("undo: an order without dice that showed nothing is taken back freely, and stays readable") {
    AtTheTable at;
    seal_plans(at.table);
    const std::string seat = in_turn(at.table);
    const auto before = at.table.head().entry;
    const auto state = at.table.game().hash();
    at.table.submit(seat, quiet_move(seat), 3);
    CHECK(at.table.undo(seat, 1, 4).result == Result::done);
    CHECK(at.table.game().hash() == state);
    CHECK(at.newest().kind == Kind::undo);
    CHECK(at.newest().parent == before);
    CHECK(at.newest().flag("free"));
    CHECK(read_entry(at.disk.log.entry("g", before + 1)).text("notation") == quiet_move(seat));

    const json told = at.table.seat_log(seat).back();
    CHECK(told.at("kind") == "undo");
    CHECK(told.at("view") == at.table.game().view(seat));
    // The other side saw nothing of the move, and sees nothing of its end.
    for (const std::string& message : messages(at.table, other(seat))) CHECK(message.find("undo") == std::string::npos);
    // The game goes on from there; the branch that was left is still in the log.
    at.table.submit(seat, "end", 5);
    const Table again = Table::open(at.disk.log, make_skirmish(), "g");
    CHECK(again.game().hash() == at.table.game().hash());
    CHECK(at.is_sound());
}

TEST_CASE("undo: once dice were seen, the other side is asked, and may refuse") {
    AtTheTable at{close_header()};
    seal_plans(at.table);
    const std::string seat = in_turn(at.table);
    at.table.submit(seat, seat == "red" ? "fire r1 b1" : "fire b1 r1", 3);
    const auto state = at.table.game().hash();
    const TakenBack asked = at.table.undo(seat, 1, 4);
    CHECK(asked.result == Result::asked);
    CHECK(asked.message == "Dice have been thrown since. The other side is asked.");
    CHECK(at.table.game().hash() == state);
    CHECK(at.newest().kind == Kind::consent);
    REQUIRE(at.table.undo_request());
    CHECK(at.table.undo_request()->seat == seat);
    CHECK(at.table.view(other(seat)).at("undo_asked") == seat);
    CHECK(at.table.seat_log(other(seat)).back().at("kind") == "undo_asked");

    CHECK(at.table.answer_undo(seat, true, 5).result == Result::refused);  // not one's own
    CHECK(at.table.answer_undo(other(seat), false, 6).result == Result::done);
    CHECK(at.table.game().hash() == state);
    CHECK_FALSE(at.table.undo_request());
    CHECK(at.table.seat_log(seat).back().at("answer") == false);
    CHECK(at.table.answer_undo(other(seat), true, 7).result == Result::refused);
    CHECK(at.is_sound());
}

TEST_CASE("undo: with consent it is taken back, the same order rolls the same, another its own") {
    AtTheTable at{close_header()};
    seal_plans(at.table);
    const std::string seat = in_turn(at.table);
    const std::string fire = seat == "red" ? "fire r1 b1" : "fire b1 r1";
    const auto before = at.table.game().hash();
    at.table.submit(seat, fire, 3);
    const Entry first = at.newest();
    at.table.undo(seat, 1, 4);
    CHECK(at.table.answer_undo(other(seat), true, 5).result == Result::done);
    CHECK(at.table.game().hash() == before);
    CHECK(at.newest().kind == Kind::undo);
    CHECK_FALSE(at.newest().flag("free"));

    at.table.submit(seat, fire, 6);
    CHECK(at.newest().body.at("dice") == first.body.at("dice"));
    CHECK(at.newest().events == first.events);
    CHECK(at.is_sound());

    // Both were told, in their own numbers, and unlearned nothing.
    for (const std::string& who : {seat, other(seat)}) {
        const auto log = at.table.seat_log(who);
        const auto undo =
            std::find_if(log.begin(), log.end(), [](const json& message) { return message.at("kind") == "undo"; });
        REQUIRE(undo != log.end());
        const auto back_to = undo->at("back_to").get<std::int64_t>();
        CHECK(log[static_cast<std::size_t>(back_to)].at("notation") == fire);  // the first that is taken back
        for (std::size_t i = 0; i < log.size(); ++i) CHECK(log[i].at("n") == i + 1);
    }
}

TEST_CASE("undo: a request lapses when the game goes on") {
    AtTheTable at{close_header()};
    seal_plans(at.table);
    const std::string hit = fire_until_hit(at.table);
    CHECK(at.table.undo(other(hit), 1, 80'000).result == Result::asked);
    CHECK(at.table.submit("red", "standing stand", 80'001).standing.size() == 1);
    CHECK(at.table.undo_request());  // a standing order is no move of the game
    at.table.submit(hit, std::string{"stand "} + (hit == "red" ? "r1" : "b1"), 80'002);
    CHECK_FALSE(at.table.undo_request());
    CHECK(at.table.answer_undo(hit, true, 80'003).result == Result::refused);
}

TEST_CASE("undo: what showed something that was not known needs consent, though no die fell") {
    AtTheTable at{close_header()};  // r1 on 4 and b1 on 6 see each other; b2 on 9 is hidden
    at.table.submit("red", "plan advance", 1);
    at.table.submit("blue", "plan advance", 2);
    if (in_turn(at.table) == "blue") at.table.submit("blue", "end", 3);
    const auto before = at.table.game().hash();
    const Outcome halted = at.table.submit("red", "move r1 7", 4);  // b1 stands in the way
    REQUIRE(halted.accepted.size() == 1);
    CHECK(halted.accepted[0].events[0].at("to") == 5);
    CHECK(at.table.game().hash() != before);
    // b1 was seen before: nothing was revealed, though blue has seen the move.
    CHECK(at.table.undo("red", 1, 5).result == Result::done);
    CHECK(at.table.game().hash() == before);
    // Blue is told: it had seen it.
    CHECK(at.table.seat_log("blue").back().at("kind") == "undo");

    AtTheTable dark;  // r1 on 2, b1 on 6
    dark.table.submit("red", "plan advance", 1);
    dark.table.submit("blue", "plan advance", 2);
    if (in_turn(dark.table) == "blue") dark.table.submit("blue", "end", 3);
    dark.table.submit("red", "move r1 5", 4);  // now they see each other
    const TakenBack asked = dark.table.undo("red", 1, 5);
    CHECK(asked.result == Result::asked);
    CHECK(asked.message == "It has shown what was not known before. The other side is asked.");
}

TEST_CASE("undo: a sealed order is taken back unseen, and what the other side sealed stays") {
    AtTheTable at;
    at.table.submit("red", "plan hold", 1);
    const auto blue_before = messages(at.table, "blue");
    // Red changes its mind; nobody else can know.
    CHECK(at.table.undo("red", 1, 2).result == Result::done);
    at.table.submit("red", "plan advance", 3);
    CHECK(messages(at.table, "blue") == blue_before);
    at.table.submit("blue", "plan hold", 4);
    CHECK(at.table.game().view("umpire").at("plans").at("red") == "advance");
    CHECK(at.is_sound());
}

TEST_CASE("undo: orders of the other side that nobody could see are entered anew") {
    AtTheTable at;
    // Red's plan, then blue's move in a part where both may act: here by sealing with a third of the table's own.
    at.table.submit("red", "plan hold", 1);
    at.table.submit("red", "standing retreat at_once", 2);
    at.table.submit("blue", "standing stand at_once", 3);
    const auto hash_with_standing = [&] { return at.table.game().hash(); };
    const auto blue = messages(at.table, "blue");
    CHECK(at.table.undo("red", 1, 4).result == Result::done);
    // Both standing orders are still given; neither seat is told of them again.
    CHECK(at.table.game().standing_answer("red", true)->at("plan") == "hold");
    CHECK(at.table.game().view("blue").at("standing") == "stand");
    CHECK(at.table.game().view("red").at("standing") == "retreat");
    CHECK(messages(at.table, "blue") == blue);
    CHECK(read_entry(at.disk.log.entry("g", at.table.head().entry)).flag("kept"));
    const auto now = hash_with_standing();
    const Table again = Table::open(at.disk.log, make_skirmish(), "g");
    CHECK(again.game().hash() == now);
    CHECK(at.is_sound());
}

TEST_CASE("undo: several orders at once, no more than there are") {
    AtTheTable at;
    seal_plans(at.table);
    const std::string seat = in_turn(at.table);
    const auto state = at.table.game().hash();
    at.table.submit(seat, quiet_move(seat), 3);
    at.table.submit(seat, seat == "red" ? "move r3 0" : "move b2 9", 4);
    at.table.submit(seat, seat == "red" ? "move r2 2" : "move b2 8", 5);
    CHECK(at.table.undo(seat, 2, 6).result == Result::done);
    CHECK(at.table.game().hash() == state);
    CHECK(at.table.undo(seat, 9, 7).message == "There are only 1 orders of yours to take back.");
    CHECK(at.table.undo(seat, 0, 7).result == Result::refused);
    CHECK(at.table.undo(seat, 101, 7).result == Result::refused);
    CHECK(at.table.undo("green", 1, 7).result == Result::refused);
    AtTheTable fresh;
    CHECK(fresh.table.undo("red", 1, 1).message == "There is no order of yours to take back.");
}

TEST_CASE("undo: lines sent ahead go with the orders of who takes back, not with the other's") {
    AtTheTable at;
    at.table.submit_lines("red", "plan hold\nend", 1);
    CHECK(at.table.undo("red", 1, 2).result == Result::done);
    CHECK(at.table.lines_ahead("red").empty());
    at.table.submit_lines("red", "plan hold\nend", 3);
    at.table.submit_lines("blue", "", 3);
    seal_plans(at.table);
    CHECK(at.is_sound());
}

TEST_CASE("undo: the umpire goes back to any entry of any branch, seen by all whom it concerns") {
    AtTheTable at{close_header()};
    seal_plans(at.table);
    const auto after_plans = at.table.head().entry;
    const auto state = at.table.game().hash();
    fire_until_hit(at.table);
    const auto end_of_branch = at.table.head().entry;
    const auto state_there = at.table.game().hash();
    at.table.undo_to(after_plans, 90'000);
    CHECK(at.table.game().hash() == state);
    at.table.undo_to(end_of_branch, 90'001);  // and forward again
    CHECK(at.table.game().hash() == state_there);
    CHECK_THROWS_AS(at.table.undo_to(0, 90'002), describe::Fault);
    CHECK_THROWS_AS(at.table.undo_to(9'999, 90'002), describe::Fault);
    CHECK(at.is_sound());
    const Table again = Table::open(at.disk.log, make_skirmish(), "g");
    CHECK(again.game().hash() == state_there);
}

TEST_CASE("undo: deeper than what is kept in memory, the branch is replayed") {
    json header = skirmish_header();
    header["turns"] = 1'000;
    AtTheTable at{header};
    std::int64_t now = 0;
    at.disk.log.together([&] {
        for (int i = 0; i < 60; ++i) {
            at.table.submit("red", "plan hold", ++now);
            at.table.submit("blue", "plan hold", ++now);
            at.table.submit(in_turn(at.table), "end", ++now);
            at.table.submit(in_turn(at.table), "end", ++now);
        }
    });
    const auto deep = at.table.head().entry - 200;
    const dice::Digest state = at.disk.log.entry("g", deep).hash_after;
    at.table.undo_to(deep, ++now);
    CHECK(at.table.game().hash() == state);
    CHECK(Table::open(at.disk.log, make_skirmish(), "g").game().hash() == state);
    CHECK(at.is_sound());
}
