#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

namespace {

/// What blue does and red cannot know.
struct Hidden {
    int b2{9};
    int b3{11};
    bool standing{};
    bool changes_its_mind{};
    bool sends_ahead{};
    std::int64_t hour{};
};

/// The same game as red lives it, with other things hidden from it: all that red is told.
std::string told_to_red(const Hidden& hidden) {
    const Desk desk;
    DiskLog disk{desk};
    json header = skirmish_header();
    header["blue"][1]["at"] = hidden.b2;
    header["blue"][2]["at"] = hidden.b3;
    Table table = Table::create(disk.log, make_skirmish(), new_game("g", header), hidden.hour);
    std::string told;
    const auto look = [&] { told += table.view("red").dump() + "\n"; };
    look();
    if (hidden.standing) table.submit("blue", "standing retreat at_once", hidden.hour + 1);
    if (hidden.changes_its_mind) {
        table.submit("blue", "plan advance", hidden.hour + 2);
        table.undo("blue", 1, hidden.hour + 3);
    }
    look();
    table.submit("red", "plan hold", hidden.hour + 4);
    look();
    if (hidden.sends_ahead)
        table.submit_lines("blue", "plan hold\nend", hidden.hour + 5);
    else {
        table.submit("blue", "plan hold", hidden.hour + 6);
        if (in_turn(table) == "blue") table.submit("blue", "end", hidden.hour + 7);
    }
    look();
    for (int i = 0; i < 2 && in_turn(table) == "red"; ++i) {
        for (const auto& option : table.game().options("red")) told += option.dump() + "\n";
        const Outcome outcome = table.submit("red", i == 0 ? "move r1 3" : "end", hidden.hour + 8);
        told += outcome.accepted.at(0).events.dump() + outcome.accepted.at(0).ruling.dump() +
                outcome.accepted.at(0).text + "\n";
        // Once red has ended its part, the next look is for when blue has answered: sooner or later is blue's affair.
        if (i == 0) look();
    }
    if (!hidden.sends_ahead && !table.pending("blue").empty() && table.pending("blue")[0].phase == "act")
        table.submit("blue", "end", hidden.hour + 9);
    look();
    for (const std::string& message : messages(table, "red")) told += message + "\n";
    std::ostringstream file;
    export_log(disk.log, make_skirmish(), "g", "red", file);
    return told + file.str();
}

}  // namespace

TEST_CASE("hidden means not sent: games that differ in hidden things only are the same to a seat, byte for byte") {
    const std::string plain = told_to_red({});
    CHECK(plain.find("r1") != std::string::npos);
    CHECK(plain.find("b2") == std::string::npos);
    REQUIRE(rc::check("the same bytes", [&] {
        const Hidden hidden{.b2 = *rc::gen::element(7, 8, 9, 10),
                            .b3 = *rc::gen::just(11),
                            .standing = *rc::gen::arbitrary<bool>(),
                            .changes_its_mind = *rc::gen::arbitrary<bool>(),
                            .sends_ahead = *rc::gen::arbitrary<bool>(),
                            .hour = *rc::gen::inRange<std::int64_t>(0, 1'000'000)};
        RC_ASSERT(told_to_red(hidden) == plain);
    }));
}

TEST_CASE("hidden means not sent: no message holds an entry number, a hash, a time or the seed") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game("g", close_header()), 7'777'777);
    AnyPlayer any{11};
    for (int i = 0; i < 60 && !table.is_over(); ++i) any.play(table, 7'777'778 + i);
    std::string all;
    for (const std::string& message : messages(table, "red")) all += message;
    CHECK(all.find(dice::Seed::from_word("test").hex()) ==
          (table.is_over() ? all.find(dice::Seed::from_word("test").hex()) : std::string::npos));
    for (std::int64_t n = 1; n <= table.head().entry; ++n)
        CHECK(all.find(hex_of(disk.log.entry("g", n).hash_after)) == std::string::npos);
    CHECK(all.find("77777") == std::string::npos);
    CHECK(all.find("\"parent\"") == std::string::npos);
}

TEST_CASE("hidden means not sent: a seat exports its own messages during play, and the whole log after the end") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game("g", close_header()), 0);
    seal_plans(table);
    const auto export_for = [&](const std::string& reader) {
        std::ostringstream out;
        export_log(disk.log, make_skirmish(), "g", reader, out);
        return out.str();
    };
    const std::string whole = exported(disk.log);
    const std::string own = export_for("red");
    CHECK(export_for("umpire") == whole);
    CHECK(own != whole);
    CHECK(own.find("\"format\":\"reisswitz seat log\"") != std::string::npos);
    CHECK(own.find("b3") == std::string::npos);
    CHECK(own.find("\"header\"") == std::string::npos);
    CHECK(own.find(dice::Seed::from_word("test").hex()) == std::string::npos);
    CHECK_THROWS_AS(export_for("green"), describe::Fault);
    MemoryLog elsewhere;
    CHECK_THROWS_WITH(imported(elsewhere, own),
                      "Line 1: This is what one seat was told, not a whole log; it cannot be played on.");
    table.resign("red", 9'000);
    CHECK(export_for("red") == exported(disk.log));
    CHECK(export_for("red").find(dice::Seed::from_word("test").hex()) != std::string::npos);
}
