#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

namespace {

struct AtTheTable {
    explicit AtTheTable(const json& header = close_header())
        : table(Table::create(disk.log, make_skirmish(), new_game("g", header), 0)) {}
    Desk desk;
    DiskLog disk{desk};
    Table table;
};

}  // namespace

TEST_CASE("PW-ORD-3: lines are taken in order, comments and blank lines skipped") {
    AtTheTable at;
    seal_plans(at.table);
    const std::string seat = in_turn(at.table);
    const std::string u = seat == "red" ? "r" : "b";
    const std::string back = seat == "red" ? "3" : "7";
    const Outcome outcome =
        at.table.submit_lines(seat, "# my part\n\n  move " + u + "1 " + back + "   # back\r\nend\n", 5'000);
    CHECK_FALSE(outcome.refused);
    REQUIRE(outcome.accepted.size() == 2);
    CHECK(outcome.accepted[0].notation == "move " + u + "1 " + back);
    CHECK(outcome.accepted[1].notation == "end");
    CHECK(outcome.ahead.empty());
    CHECK(in_turn(at.table) == other(seat));
}

TEST_CASE("PW-ORD-3: lines stop at the first refusal, and those after it are not taken") {
    AtTheTable at;
    seal_plans(at.table);
    const std::string seat = in_turn(at.table);
    const std::string u = seat == "red" ? "r" : "b";
    const Outcome outcome = at.table.submit_lines(
        seat, "move " + u + "1 " + (seat == "red" ? "3" : "7") + "\n\nmove " + u + "9 1\nend", 5'000);
    CHECK(outcome.accepted.size() == 1);
    REQUIRE(outcome.refused);
    CHECK(outcome.refused->line == 3);
    CHECK(outcome.refused->text == "move " + u + "9 1");
    CHECK(std::string{outcome.refused->refusal.clause.id} == "SK-MOVE-1");
    CHECK(in_turn(at.table) == seat);
    CHECK(at.table.lines_ahead(seat).empty());
}

TEST_CASE("PW-ORD-3: lines sent ahead stay secret and are used when they are due") {
    AtTheTable at;
    const Outcome ahead = at.table.submit_lines("red", "plan hold\nfire r1 b1\nend", 1);
    CHECK(ahead.accepted.size() == 1);
    CHECK(ahead.ahead == std::vector<std::string>{"fire r1 b1", "end"});
    CHECK(at.table.view("red").at("lines") == json{"fire r1 b1", "end"});
    CHECK_FALSE(at.table.view("blue").contains("lines"));
    CHECK(messages(at.table, "blue").size() == 1);  // the start
    CHECK(messages(at.table, "red").back().find("\"lines\"") != std::string::npos);

    // They outlive the program.
    DiskLog again{at.desk};
    Table table = Table::open(again.log, make_skirmish(), "g");
    CHECK(table.lines_ahead("red").size() == 2);
    const Outcome sealed = table.submit("blue", "plan hold", 2);
    CHECK(sealed.accepted.size() == 1);
    const bool blue_is_asked = table.game().pending().at(0).kind == Due::Kind::choice;  // red fired first
    if (in_turn(table) == "blue" && !blue_is_asked) {
        // Blue has the initiative; red's lines are for the part that is to come.
        CHECK(table.lines_ahead("red").size() == 2);
        table.submit("blue", "end", 3);
    }
    while (table.game().pending().at(0).kind == Due::Kind::choice) table.submit("blue", "stand b1", 4);
    CHECK(table.lines_ahead("red").empty());
    const auto seen = messages(table, "blue");
    CHECK(std::any_of(seen.begin(), seen.end(),
                      [](const std::string& message) { return message.find("\"fire r1 b1\"") != std::string::npos; }));
    CHECK(std::none_of(seen.begin(), seen.end(),
                       [](const std::string& message) { return message.find("\"by\"") != std::string::npos; }));
    CHECK(verify(again.log, make_skirmish(), "g").is_sound());
}

TEST_CASE("PW-ORD-3: the game waits for the other seat's choice, then takes the lines that are left") {
    for (int seed = 0; seed < 40; ++seed) {
        AtTheTable at;
        NewGame game = new_game("h", close_header());
        game.seed = dice::Seed::from_word(std::to_string(seed));
        Table table = Table::create(at.disk.log, make_skirmish(), game, 0);
        seal_plans(table);
        const std::string seat = in_turn(table);
        const Outcome outcome = table.submit_lines(seat, seat == "red" ? "fire r1 b1\nend" : "fire b1 r1\nend", 10);
        if (outcome.ahead.empty()) continue;  // it missed
        CHECK(outcome.ahead == std::vector<std::string>{"end"});
        CHECK(in_turn(table) == other(seat));
        table.submit(other(seat), seat == "red" ? "stand b1" : "stand r1", 11);
        CHECK(table.lines_ahead(seat).empty());
        CHECK(in_turn(table) == other(seat));  // the line ended the part
        return;
    }
    FAIL("no shot ever hit");
}

TEST_CASE("PW-ORD-3: a line that is refused when it comes due ends the rest, and its owner alone is told") {
    AtTheTable at;
    at.table.submit_lines("red", "plan hold\nmove r9 3\nend", 1);
    at.table.submit("blue", "plan hold", 2);
    if (in_turn(at.table) == "blue") at.table.submit("blue", "end", 3);
    CHECK(in_turn(at.table) == "red");
    CHECK(at.table.lines_ahead("red").empty());
    const json told = at.table.seat_log("red").back();
    CHECK(told.at("kind") == "lines");
    CHECK(told.at("refused").at("line") == "move r9 3");
    CHECK(told.at("refused").at("clause") == "SK-MOVE-1");
    for (const std::string& message : messages(at.table, "blue")) CHECK(message.find("r9") == std::string::npos);
}

TEST_CASE("PW-ORD-3: lines left when a part ends are dropped") {
    AtTheTable at;
    seal_plans(at.table);
    const std::string seat = in_turn(at.table);
    const Outcome outcome = at.table.submit_lines(seat, "end\nend\nend", 5);
    CHECK(outcome.accepted.size() == 1);
    CHECK(outcome.ahead.empty());
    CHECK(outcome.dropped == 2);
    CHECK(in_turn(at.table) == other(seat));
}

TEST_CASE("PW-ORD-3: a later sending replaces what is left of an earlier one") {
    AtTheTable at;
    at.table.submit_lines("red", "plan hold\nend", 1);
    at.table.submit_lines("red", "fire r1 b1\nend", 2);
    CHECK(at.table.lines_ahead("red") == std::vector<std::string>{"fire r1 b1", "end"});
    at.table.submit_lines("red", "", 3);
    CHECK(at.table.lines_ahead("red").empty());
}

TEST_CASE("PW-ORD-3: standing orders among the lines, malformed lines, too many lines") {
    AtTheTable at;
    const Outcome outcome = at.table.submit_lines("red", "standing retreat at_once\nplan hold\n{\"order\":5}", 1);
    CHECK(outcome.standing.size() == 1);
    CHECK(outcome.accepted.size() == 1);
    at.table.submit("blue", "plan hold", 2);
    if (in_turn(at.table) == "blue") at.table.submit("blue", "end", 3);
    CHECK(at.table.lines_ahead("red").empty());  // the malformed line was refused
    CHECK(at.table.submit_lines("red", "standing dance", 4).refused);
    CHECK(at.table.submit_lines("red", "standing", 4).refused->refusal.legal == "standing stand or standing retreat");
    std::string many;
    for (int i = 0; i < 1'001; ++i) many += "end\n";
    CHECK(at.table.submit_lines("red", many, 5).refused->refusal.message ==
          "1001 lines were sent; at most 1000 are taken.");
}

TEST_CASE("PW-ORD-3: a line that wants dice waits for them with those behind it") {
    AtTheTable at{close_header("physical")};
    at.table.submit("red", "plan hold", 1);
    at.table.submit("blue", "plan hold", 2);
    at.table.type_dice("6 1", 3);
    const Outcome outcome = at.table.submit_lines("red", "fire r1 b1\nend", 4);
    REQUIRE(outcome.dice_wanted);
    CHECK(outcome.dice_wanted->text == "fire die for r1");
    CHECK(outcome.ahead == std::vector<std::string>{"fire r1 b1", "end"});

    // Killed before the first die: the line is still there, and is taken up again.
    DiskLog again{at.desk};
    Table table = Table::open(again.log, make_skirmish(), "g");
    CHECK_FALSE(table.dice_wanted());
    CHECK(table.resume(5).dice_wanted->order == "fire r1 b1");
    const Outcome done = table.type_dice("1", 6);
    CHECK(done.accepted.size() == 2);
    CHECK(done.ahead.empty());
    CHECK(in_turn(table) == "blue");
    CHECK(verify(again.log, make_skirmish(), "g").is_sound());
}
