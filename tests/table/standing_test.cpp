#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

namespace {

json waiting_header(std::int64_t ms) {
    json header = close_header();
    header["wait_ms"] = ms;
    return header;
}

struct AtTheTable {
    explicit AtTheTable(const json& header = close_header())
        : table(Table::create(disk.log, make_skirmish(), new_game("g", header), 0)) {}
    Desk desk;
    DiskLog disk{desk};
    Table table;
    Entry newest() const { return read_entry(disk.log.entry("g", disk.log.head("g").entry)); }
};

}  // namespace

TEST_CASE("PW-STD-1: a standing order is an entry, and as secret as any order") {
    AtTheTable at;
    const Outcome given = at.table.submit("red", "standing retreat at_once", 1);
    REQUIRE(given.standing.size() == 1);
    CHECK(at.newest().kind == Kind::standing);
    CHECK(at.newest().body.at("standing") == json{{"on_hit", "retreat"}, {"when", "at_once"}});
    CHECK(messages(at.table, "blue").size() == 1);
    CHECK(at.table.seat_log("red").back().at("kind") == "standing");
    CHECK(at.table.give_standing_order("green", json::object(), 2).refused);
    CHECK_THROWS_AS(at.table.give_standing_order("red", json{{"on_hit", "dance"}}, 2), describe::Fault);
    const Table again = Table::open(at.disk.log, make_skirmish(), "g");
    CHECK(again.game().hash() == at.table.game().hash());
}

TEST_CASE("PW-STD-2: at_once answers without asking, and the log has it as the owner's choice") {
    AtTheTable at;
    at.table.submit("red", "standing retreat at_once", 1);
    at.table.submit("blue", "standing retreat at_once", 1);
    seal_plans(at.table);
    for (int i = 0; i < 50; ++i) {
        const auto due = at.table.game().pending().at(0);
        REQUIRE(due.kind != Due::Kind::choice);  // nobody is ever asked
        if (at.newest().kind == Kind::choice) break;
        if (due.kind == Due::Kind::sealed_order)
            at.table.submit(due.seat, "plan hold", 100 + i);
        else if (at.table.submit(due.seat, due.seat == "red" ? "fire r1 b1" : "fire b1 r1", 100 + i).refused)
            at.table.submit(due.seat, "end", 100 + i);
    }
    const Entry choice = at.newest();
    REQUIRE(choice.kind == Kind::choice);
    CHECK(choice.text("by") == "standing");
    CHECK(choice.body.at("order").at("order") == "retreat");
    // The owner is told by whom; the other sees a choice like any other.
    CHECK(at.table.seat_log(choice.seat).back().at("by") == "standing");
    CHECK_FALSE(at.table.seat_log(other(choice.seat)).back().contains("by"));
    CHECK(verify(at.disk.log, make_skirmish(), "g").is_sound());
}

TEST_CASE("PW-STD-1: a standing order does not touch a choice that is pending already") {
    AtTheTable at;
    seal_plans(at.table);
    const std::string hit = fire_until_hit(at.table);
    at.table.submit(hit, "standing stand at_once", 90'000);
    REQUIRE(at.table.pending(hit).size() == 1);
    CHECK(at.table.pending(hit)[0].kind == Due::Kind::choice);
    // Nor does a line of the other seat's that stirs the table.
    at.table.submit_lines(other(hit), "end", 90'001);
    CHECK(at.table.pending(hit).size() == 1);
}

TEST_CASE("PW-STD-4: when the waiting time has run out, standing orders answer") {
    AtTheTable at{waiting_header(1'000)};
    CHECK(at.table.pass_time(999).empty());
    CHECK(at.table.pass_time(1'000) == std::vector<std::string>{"red", "blue"});
    CHECK(at.table.game().view("red").at("plans").at("red") == "hold");
    // The next waits anew.
    CHECK(at.table.pass_time(1'500).empty());
    const std::string first = in_turn(at.table);
    CHECK(at.table.pass_time(2'000) == std::vector<std::string>{first});
    CHECK(in_turn(at.table) == other(first));
    CHECK(verify(at.disk.log, make_skirmish(), "g").is_sound());
}

TEST_CASE("PW-STD-4: without a waiting time the game waits for ever") {
    AtTheTable at;
    CHECK(at.table.pass_time(1'000'000'000'000).empty());
    CHECK(at.table.pending("red").size() == 1);
}

TEST_CASE("PW-FOG-5: what the other seals does not lengthen a seat's own time") {
    AtTheTable at{waiting_header(1'000)};
    at.table.submit("blue", "plan hold", 900);
    CHECK(at.table.pass_time(1'000) == std::vector<std::string>{"red"});
}

TEST_CASE("PW-STD-4: a hit is answered by the standing order once the time is over, dice and all") {
    AtTheTable at{waiting_header(1'000'000)};
    at.table.submit("red", "standing retreat", 1);
    at.table.submit("blue", "standing retreat", 1);
    seal_plans(at.table);
    const std::string hit = fire_until_hit(at.table);
    const auto since = at.table.position().owing_since(hit);
    REQUIRE(since);
    CHECK(at.table.pass_time(*since + 999'999).empty());
    CHECK(at.table.pass_time(*since + 1'000'000) == std::vector<std::string>{hit});
    CHECK(at.newest().body.at("order").at("order") == "retreat");
    // As a replay folds it too.
    const Table again = Table::open(at.disk.log, make_skirmish(), "g");
    CHECK(again.position().owing_since(in_turn(again)) == at.table.position().owing_since(in_turn(again)));
}
