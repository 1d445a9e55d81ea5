#include "table/report.hpp"

#include <catch2/catch.hpp>

#include "dice/enumerated_dice.hpp"
#include "support.hpp"
#include "table/fairness.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;
using dice::Rational;

TEST_CASE("fairness: chi-square of twelve throws, as an exact number") {
    FaceCounts counts{6};
    for (int face : {1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6}) counts.add(face);
    // (4-2)² + (3-2)² + 0 + 1 + 1 + 1, each over 2
    CHECK(counts.chi_square() == Rational(4));
    CHECK(FaceCounts{6}.chi_square() == 0);
    FaceCounts even{6};
    for (int face = 1; face <= 6; ++face) even.add(face);
    CHECK(even.chi_square() == 0);
}

TEST_CASE("fairness: decimals are rounded half up") {
    CHECK(decimal(Rational(1, 3), 4) == "0.3333");
    CHECK(decimal(Rational(2, 3), 2) == "0.67");
    CHECK(decimal(Rational(1, 2), 0) == "1");
    CHECK(decimal(Rational(-1, 8), 2) == "-0.13");
    CHECK(decimal(Rational(5), 1) == "5.0");
    CHECK(decimal(Rational(-1, 1000), 2) == "0.00");
}

TEST_CASE("luck: the chance of as few successes is exact") {
    Trials three;  // three throws at 1/2, 1/3 and 5/6, one of which came off
    three.add(3, 6, false);
    three.add(2, 6, true);
    three.add(5, 6, false);
    CHECK(three.expected() == Rational(5, 3));
    const auto odds = dice::exact_odds([](dice::EnumeratedDice& dice) {
        return (dice.roll(dice::d6, {}) <= 3 ? 1 : 0) + (dice.roll(dice::d6, {}) <= 2 ? 1 : 0) +
               (dice.roll(dice::d6, {}) <= 5 ? 1 : 0);
    });
    CHECK(three.chance_of_no_more() == odds.at(0) + odds.at(1));
    Trials none;
    CHECK(none.chance_of_no_more() == 1);
    Trials sure;
    sure.add(6, 6, true);
    sure.add(9, 6, true);
    CHECK(sure.chance_of_no_more() == 1);
    Trials many;
    for (int i = 0; i < 2'000; ++i) many.add(3, 6, i % 2 == 0);
    CHECK(many.chance_of_no_more() > Rational(1, 2));
    CHECK(many.chance_of_no_more() < Rational(51, 100));
    many.add(3, 6, true);
    CHECK_THROWS_AS(many.chance_of_no_more(), std::logic_error);
}

TEST_CASE("luck: the chance of as low a sum is exact") {
    Sums sums;  // 2 and 4 on two d6, 3 on a d10
    sums.add(2, 6);
    sums.add(4, 6);
    sums.add(3, 10);
    CHECK(sums.expected() == Rational(25, 2));
    const auto odds = dice::exact_odds(
        [](dice::EnumeratedDice& dice) { return dice.sum(2, dice::d6, {}) + dice.roll(dice::d10, {}) <= 9; });
    CHECK(sums.chance_of_no_more() == odds.at(true));
}

TEST_CASE("report: an account with losses, turning points, time and dice") {
    MemoryLog log;
    Table table = Table::create(log, make_skirmish(), new_game("g", close_header()), 1'000'000);
    std::int64_t now = 1'000'000;
    while (!table.is_over()) {
        const auto due = table.game().pending().at(0);
        const std::string u = due.seat == "red" ? "r" : "b", e = due.seat == "red" ? "b" : "r";
        now += due.seat == "red" ? 60'000 : 5'000;
        if (due.kind == Due::Kind::sealed_order)
            table.submit(due.seat, "plan hold", now);
        else if (due.kind == Due::Kind::choice)
            table.submit(due.seat, "stand " + u + "1", now);
        else if (table.submit(due.seat, "fire " + u + "1 " + e + "1", now).refused)
            table.submit(due.seat, "end", now);
    }
    std::ostringstream out;
    write_report(log, make_skirmish(), "g", out);
    const std::string report = out.str();
    INFO(report);
    CHECK(report.starts_with("# A skirmish\n"));
    CHECK(report.find("## Losses") != std::string::npos);
    CHECK(report.find("| fire |") != std::string::npos);
    CHECK(report.find("## Turning points") != std::string::npos);
    CHECK(report.find("## Time") != std::string::npos);
    CHECK(report.find(" decisions in 6 turns. ") != std::string::npos);
    CHECK(report.find("| 1 | 0:04:00 | 0:00:20 |") != std::string::npos);
    CHECK(report.find("| red | fire die |") != std::string::npos);
    CHECK(report.find("### Turn 1") != std::string::npos);
    CHECK(report.find("fire r1 b1") != std::string::npos);

    // The losses are those of the state.
    const json state = table.game().view("umpire");
    int left = 0;
    for (const json& counter : state.at("counters"))
        if (counter.at("side") == "red") left += counter.at("sp").get<int>();
    CHECK(report.find("| **all** | " + std::to_string(9 - left) + " |") != std::string::npos);

    // And the dice are those of the log: holders need 3 or more, four of six faces.
    int shots = 0;
    for (std::int64_t n = 1; n <= log.head("g").entry; ++n) {
        const LogEntry entry = log.entry("g", n);
        if (entry.seat == "red" && entry.body.find("\"order\":\"fire\"") != std::string::npos) ++shots;
    }
    const Rational expected{2 * shots, 3};
    CHECK(report.find("| red | fire die | " + std::to_string(shots) + " | " + decimal(expected, 2) + " (" +
                      dice::to_text(expected) + ") successes |") != std::string::npos);
}

TEST_CASE("report: names are shown as they are and do nothing") {
    CHECK(plain_text("a|b*c_d`e[f]") == "a\\|b\\*c\\_d\\`e\\[f\\]");
    CHECK(plain_text("<script>&") == "&lt;script&gt;&amp;");
    CHECK(plain_text("one\ntwo\x7F") == "one two ");
    CHECK(plain_text("\xE2\x80\xAE"
                     "x") == "\\\\u202ex");
    CHECK(plain_text("W\xC3\xB6rth \xE6\xBC\xA2") == "W\xC3\xB6rth \xE6\xBC\xA2");
    json header = close_header();
    header["red"][0]["formation"] = "# not a heading|\n<b>";
    MemoryLog log;
    NewGame game = new_game("g", header);
    game.title = "\n# Two\n";
    Table table = Table::create(log, make_skirmish(), game, 0);
    AnyPlayer any{1};
    for (int i = 0; i < 500 && any.play(table, i); ++i) continue;
    std::ostringstream out;
    write_report(log, make_skirmish(), "g", out);
    CHECK(out.str().find("\n# ") == std::string::npos);
    CHECK(out.str().find("<b>") == std::string::npos);
}
