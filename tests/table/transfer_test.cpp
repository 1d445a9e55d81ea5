#include <catch2/catch.hpp>

#include "support.hpp"

using namespace reisswitz;
using namespace reisswitz::table;
using namespace reisswitz::table::test;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in{text};
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

/// A game of some turns.
void play_some(LogStore& log, const NewGame& game, int orders, std::uint64_t player = 4) {
    Table table = Table::create(log, make_skirmish(), game, 0);
    AnyPlayer any{player};
    for (int i = 0; i < orders && any.play(table, 1'000 + i); ++i) any.throw_dice(table, 1'000 + i);
}

std::string fault_of(LogStore& log, const std::string& text, const std::string& version = "1") {
    try {
        imported(log, text, version);
    } catch (const describe::Fault& fault) {
        return fault.code + " " + fault.path + ": " + fault.what();
    }
    return "none";
}

}  // namespace

TEST_CASE("export, import: a log goes through a file and can be played on") {
    const Desk desk;
    DiskLog disk{desk};
    play_some(disk.log, new_game("g", close_header()), 30);
    const std::string text = exported(disk.log);
    MemoryLog elsewhere;
    const Imported got = imported(elsewhere, text);
    CHECK(got.id == "g");
    CHECK(got.is_new);
    CHECK(got.added == disk.log.head("g").entry);
    CHECK(exported(elsewhere) == text);
    CHECK(elsewhere.record("g") == disk.log.record("g"));
    CHECK(elsewhere.secret("g") == disk.log.secret("g"));

    Table here = Table::open(disk.log, make_skirmish(), "g");
    Table there = Table::open(elsewhere, make_skirmish(), "g");
    AnyPlayer one{9}, two{9};
    for (int i = 0; i < 20; ++i) {
        one.play(here, 5'000 + i);
        two.play(there, 5'000 + i);
    }
    CHECK(exported(elsewhere) == exported(disk.log));
}

TEST_CASE("import: dice typed for an order to come come along") {
    const Desk desk;
    DiskLog disk{desk};
    Table table = Table::create(disk.log, make_skirmish(), new_game("g", close_header("physical")), 0);
    table.submit("red", "plan hold", 1);
    table.submit("blue", "plan hold", 2);
    table.type_dice("5", 3);
    const std::string early = exported(disk.log);
    MemoryLog elsewhere;
    imported(elsewhere, early);
    CHECK(elsewhere.head("g") == LogHead{2, 1});
    CHECK(exported(elsewhere) == early);
    Table there = Table::open(elsewhere, make_skirmish(), "g");
    REQUIRE(there.dice_wanted());
    CHECK(there.dice_wanted()->seat == "blue");

    // The dice that lie on the table there are those of the entry that continues it.
    table.type_dice("2", 4);
    CHECK(imported(elsewhere, exported(disk.log)).added == 1);
    MemoryLog other_dice;
    imported(other_dice, early);
    auto typed = lines_of(early);
    const auto five = typed[3].find("\"face\":5");
    REQUIRE(five != std::string::npos);
    typed[3].replace(five, 8, "\"face\":4");
    MemoryLog four;
    imported(four, joined(typed));
    CHECK(fault_of(four, exported(disk.log)).find("other dice lie on its table") != std::string::npos);
    CHECK(four.head("g") == LogHead{2, 1});
    CHECK(fault_of(four, early).find("Other dice lie on the table of this game.") != std::string::npos);
}

TEST_CASE("import: a game that is here already is continued where the file continues it") {
    MemoryLog played, here;
    play_some(played, new_game("g", close_header()), 10);
    const std::string early = exported(played);
    imported(here, early);
    Table table = Table::open(played, make_skirmish(), "g");
    AnyPlayer any{2};
    for (int i = 0; i < 10; ++i) any.play(table, 2'000 + i);
    const std::string late = exported(played);
    const Imported got = imported(here, late);
    CHECK_FALSE(got.is_new);
    CHECK(got.added == 10);
    CHECK(exported(here) == late);
    CHECK(imported(here, late).added == 0);
    CHECK(imported(here, early).added == 0);  // an older file adds nothing
    CHECK(exported(here) == late);
}

TEST_CASE("import: a log that does not continue this game says so with both hashes") {
    MemoryLog one, two;
    play_some(one, new_game("g", close_header()), 12, 4);
    play_some(two, new_game("g", close_header()), 12, 5);
    std::int64_t parting = 1;
    while (one.entry("g", parting).hash_after == two.entry("g", parting).hash_after &&
           one.entry("g", parting) == two.entry("g", parting))
        ++parting;
    const std::string before = exported(one);
    const std::string fault = fault_of(one, exported(two));
    CHECK(fault.find("does not continue this game: its entry " + std::to_string(parting)) != std::string::npos);
    if (one.entry("g", parting).hash_after != two.entry("g", parting).hash_after) {
        CHECK(fault.find(hex_of(one.entry("g", parting).hash_after)) != std::string::npos);
        CHECK(fault.find(hex_of(two.entry("g", parting).hash_after)) != std::string::npos);
    }
    CHECK(exported(one) == before);

    // Another game of the same id.
    MemoryLog three;
    json header = close_header();
    header["turns"] = 5;
    play_some(three, new_game("g", header), 3);
    const std::string other_header = fault_of(one, exported(three));
    CHECK(other_header.starts_with(
        "inconsistent /header: Line 1: The file does not continue this game: its header has the hash "));
    CHECK(exported(one) == before);
    // A changed time only: the states are the same, the entries are named by their own hashes.
    auto lines = lines_of(before);
    const auto at = lines[2].find("\"at_ms\":1");
    REQUIRE(at != std::string::npos);
    lines[2].insert(at + 9, "0");
    CHECK(
        fault_of(one, joined(lines)).find("Line 3: The file does not continue this game: its entry 2 has the hash ") !=
        std::string::npos);
}

TEST_CASE("import: names in any script, and ids of any bytes, survive byte for byte") {
    const std::string ids[] = {"g",
                               "../../etc/passwd",
                               "Straße nach Wörth",
                               "\xE6\xBC\xA2\xE5\xAD\x97",
                               "\xD7\xA9\xE2\x80\xAE"
                               "abc",
                               "tab\tnew\nline",
                               std::string("zero\0byte", 9),
                               "\xFF\xFE not text",
                               "\"quoted\\\"",
                               std::string(900, 'x'),
                               " ",
                               "{\"hex\":\"00\"}"};
    for (const std::string& id : ids) {
        const Desk desk;
        DiskLog disk{desk};
        NewGame game = new_game(id, close_header());
        game.title = "Title of " + id;
        play_some(disk.log, game, 5);
        const std::string text = exported(disk.log, id);
        CHECK(lines_of(text).size() == static_cast<std::size_t>(disk.log.head(id).entry + 2));
        const Desk other_desk;
        DiskLog other_disk{other_desk};
        CHECK(imported(other_disk.log, text).id == id);
        CHECK(exported(other_disk.log, id) == text);
        CHECK(other_disk.log.record(id) == disk.log.record(id));
    }
}

TEST_CASE("import: names of counters in any script survive, with everything that is made of them") {
    json header = close_header();
    header["red"][0]["id"] = "\u2067\u0627\u0644\u0644\u2069";
    header["red"][0]["formation"] = "a/b|c<script>\n";
    MemoryLog log, elsewhere;
    play_some(log, new_game("g", header), 20);
    const std::string text = exported(log);
    imported(elsewhere, text);
    CHECK(exported(elsewhere) == text);
}

TEST_CASE("import: another id may be given") {
    MemoryLog log, elsewhere;
    play_some(log, new_game("g", close_header()), 5);
    std::istringstream in{exported(log)};
    const Imported got = import_log(elsewhere, make_skirmish(), in, "copy");
    CHECK(got.id == "copy");
    CHECK(elsewhere.has("copy"));
    CHECK_FALSE(elsewhere.has("g"));
}

TEST_CASE("import: every line is read with suspicion, and nothing of a bad file is kept") {
    MemoryLog log;
    play_some(log, new_game("g", close_header()), 10);
    const auto good = lines_of(exported(log));
    const auto with = [&](std::size_t line, const std::string& from, const std::string& to) {
        auto lines = good;
        const auto at = lines[line - 1].find(from);
        REQUIRE(at != std::string::npos);
        lines[line - 1].replace(at, from.size(), to);
        MemoryLog here;
        const std::string fault = fault_of(here, joined(lines));
        CHECK_FALSE(here.has("g"));
        return fault;
    };
    const auto without_line = [&](std::size_t line) {
        auto lines = good;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(line) - 1);
        MemoryLog here;
        const std::string fault = fault_of(here, joined(lines));
        CHECK_FALSE(here.has("g"));
        return fault;
    };
    CHECK(with(1, "\"version\":1", "\"version\":2") ==
          "unknown_value /version: Line 1: This program reads version 1 of a log, found 2.");
    CHECK(with(1, "reisswitz log", "chess") ==
          "unknown_value /format: Line 1: Expected \"reisswitz log\", found \"chess\".");
    CHECK(with(1, "\"seed\"", "\"sead\"").starts_with("unknown_input /sead: Line 1: "));
    CHECK(with(1, "\"dice\":\"seeded\"", "\"dice\":\"loaded\"").starts_with("unknown_value /header/dice: Line 1: "));
    CHECK(with(1, "\"length\":12", "\"length\":\"12\"").find("Line 1: ") != std::string::npos);
    CHECK(with(1, "\"rules\":\"skirmish\",\"rules_version\"", "\"rules\":\"chess\",\"rules_version\"")
              .starts_with("inconsistent /rules: Line 1: "));
    CHECK(with(1, "\"commitment\":\"", "\"commitment\":\"0").starts_with("inconsistent /seed: Line 1: "));
    CHECK(with(2, "{", "").starts_with("bad_json : Line 2: This is not JSON"));
    CHECK(with(2, "\"n\":1", "\"n\":2") == "inconsistent /n: Line 2: The entry has number 2; expected 1.");
    CHECK(with(2, "\"n\":1", "\"n\":1.5").starts_with("bad_type /n: Line 2: "));
    CHECK(with(2, "\"kind\":\"start\"", "\"kind\":\"begin\"").starts_with("unknown_value /kind: Line 2: "));
    CHECK(with(3, "\"kind\":\"order\"", "\"kind\":\"start\"").find("Line 3: ") != std::string::npos);
    CHECK(with(3, "\"parent\":1", "\"parent\":2").starts_with("out_of_range /parent: Line 3: "));
    CHECK(with(3, "\"parent\":1", "\"parent\":-1").starts_with("out_of_range /parent: Line 3: "));
    CHECK(with(3, "\"seat\":\"", "\"seat\":\"x").starts_with("inconsistent /seat: Line 3: "));
    CHECK(with(3, "\"hash\":\"", "\"hash\":\"g").starts_with("bad_type /hash: Line 3: "));
    CHECK(with(3, "\"e\":\"planned\"", "\"e\":\"planted\"").starts_with("inconsistent /events/0/e: Line 3: Found "));
    CHECK(with(3, "\"body\":{", "\"body\":{\"dice\":5,").starts_with("bad_json"));  // dice stands twice
    CHECK(with(3, "\"dice\":[]", "\"dice\":{}").starts_with("bad_type /body/dice: Line 3: "));
    CHECK(with(3, "\"dice\":[]", "\"dice\":[{\"die\":6,\"face\":7,\"label\":\"x\",\"who\":0}]")
              .starts_with("out_of_range /body/dice/0/face: Line 3: "));
    CHECK(with(4, "\"face\":", "\"face\":1").find("Line 4: ") != std::string::npos);
    CHECK(with(good.size(), "\"entries\":", "\"entries\":1").starts_with("inconsistent /entries: "));
    CHECK(without_line(1).starts_with("missing_input : Line 1: "));
    CHECK(without_line(2) == "inconsistent /n: Line 2: The entry has number 2; expected 1.");
    CHECK(without_line(good.size()) == "missing_input : Line " + std::to_string(good.size()) +
                                           ": The end of the log is missing: the file was cut off.");

    MemoryLog here;
    CHECK(fault_of(here, "").starts_with("bad_json : Line 1: The file is empty"));
    CHECK(fault_of(here, joined(good) + "{}\n").find("The log has ended") != std::string::npos);
    CHECK(fault_of(here, "{\"format\":" + std::string(20'000, '[')).find("nested") != std::string::npos);
    CHECK(fault_of(here, std::string(longest_log_line + 1, ' ')).starts_with("too_large : Line 1: "));
    CHECK_FALSE(here.has("g"));
    // Blank lines and line ends of another system do no harm.
    std::string spaced;
    for (const std::string& line : good) spaced += line + "\r\n\n";
    CHECK(imported(here, spaced).is_new);
}

TEST_CASE("import: a log of another rules version is folded, compared and counted") {
    MemoryLog log, here;
    play_some(log, new_game("g", close_header()), 10);
    CHECK(imported(here, exported(log), "2").of_other_version == 10);
    CHECK(here.head("g") == log.head("g"));
}
