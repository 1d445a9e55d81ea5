#include <catch2/catch.hpp>
#include <optional>

#include "describe/fault.hpp"
#include "formats/findings.hpp"
#include "formats/load.hpp"
#include "small_scenario.hpp"

using namespace reisswitz;
using namespace reisswitz::formats_tests;

namespace {

std::optional<describe::Fault> fault_of(const std::string& text) {
    try {
        formats::load_scenario(text);
    } catch (const describe::Fault& fault) {
        return fault;
    }
    return std::nullopt;
}

struct Fault {
    std::string code;
    std::string path;
    std::string message;
};

/// A scenario is refused with exactly that fault, and validation finds the same.
void check_refused(const json& scenario, const Fault& expected) {
    const std::string text = scenario.dump(1);
    INFO(text);
    const auto fault = fault_of(text);
    REQUIRE(fault.has_value());
    CHECK(fault->code == expected.code);
    CHECK(fault->path == expected.path);
    CHECK(std::string{fault->what()} == expected.message);

    const auto validation = formats::validate_scenario(text);
    CHECK_FALSE(validation.valid());
    REQUIRE_FALSE(validation.findings.empty());
    CHECK(validation.findings[0].severity == formats::Severity::error);
    CHECK(validation.findings[0].path == expected.path);
    CHECK(validation.findings[0].message == expected.message);
    CHECK(validation.findings[0].line > 0);
}

json unit(const std::string& patch) {
    json made{{"id", "new_unit"}, {"side", "red"}, {"type", "infantry"}, {"at", "F7 n"}};
    made.merge_patch(json::parse(patch));
    return made;
}

/// The small scenario with one more unit, number 4.
json with_unit(const std::string& patch) {
    json scenario = small_scenario();
    scenario["units"].push_back(unit(patch));
    return scenario;
}

json with_units(const std::vector<std::string>& patches) {
    json scenario = small_scenario();
    for (const std::string& patch : patches) scenario["units"].push_back(unit(patch));
    return scenario;
}

}  // namespace

TEST_CASE("the small scenario is in order", "[formats]") {
    CHECK_FALSE(fault_of(small_scenario().dump()).has_value());
    CHECK(formats::validate_scenario(small_scenario().dump()).valid());
}

TEST_CASE("a scenario says what it is, and of which version", "[formats]") {
    check_refused(json::array(), {"bad_type", "", "Expected an object, found a list."});
    check_refused(small_scenario_with(R"({"reisswitz": null})"),
                  {"missing_input", "/reisswitz",
                   "This does not say that it is a scenario: \"reisswitz\": \"scenario\" is missing."});
    check_refused(small_scenario_with(R"({"reisswitz": "log"})"),
                  {"unknown_value", "/reisswitz", "Expected \"scenario\", found \"log\"."});
    check_refused(small_scenario_with(R"({"version": 2, "weather": "rain"})"),
                  {"out_of_range", "/version",
                   "This file has version 2; this program reads scenarios up to version 1. A newer program reads it."});
    check_refused(small_scenario_with(R"({"rules": "chess"})"),
                  {"unknown_value", "/rules", "Expected portable, found \"chess\"."});
}

TEST_CASE("keys that are missing, unknown or of the wrong type are named", "[formats]") {
    check_refused(small_scenario_with(R"({"title": null})"), {"missing_input", "/title", "\"title\" is missing."});
    check_refused(small_scenario_with(R"({"title": 7})"),
                  {"bad_type", "/title", "Expected a string, found a whole number."});
    check_refused(small_scenario_with(R"({"sides": {"red": {"colour": "scarlet"}}})"),
                  {"unknown_input", "/sides/red/colour",
                   "\"colour\" is not known here; expected name, briefing, chief, deployment or wire_supply."});
    check_refused(small_scenario_with(R"({"board": {"columns": 65}})"),
                  {"out_of_range", "/board/columns", "Expected 2 to 64, found 65."});
    check_refused(small_scenario_with("/units/0/sp", 13),
                  {"out_of_range", "/units/0/sp", "Expected 1 to 12, found 13."});
    check_refused(small_scenario_with("/sides/red/briefing", 7),
                  {"bad_type", "/sides/red/briefing",
                   "Expected a string, or a list of strings, one a paragraph; found a whole number."});
    check_refused(small_scenario_with("/sides/red/briefing", json{"one", 2}),
                  {"bad_type", "/sides/red/briefing/1", "Expected a string, found a whole number."});
}

TEST_CASE("ids and names", "[formats]") {
    check_refused(small_scenario_with(R"({"id": "../etc"})"),
                  {"out_of_range", "/id", "Expected 1 to 48 of a-z, 0-9 and -, found \"../etc\"."});
    check_refused(small_scenario_with("/units/0/id", "Red Foot"),
                  {"out_of_range", "/units/0/id", "Expected 1 to 24 of a-z, 0-9 and _, found \"Red Foot\"."});
    check_refused(small_scenario_with("/units/3/id", "blue_foot"),
                  {"inconsistent", "/units/3/id",
                   "\"blue_foot\" is the id of unit 2 already; every unit of both sides needs its own."});
    check_refused(
        small_scenario_with("/units/2/name", "Guard\a"),
        {"out_of_range", "/units/2/name", "After \"Guard\" stands U+0007, a control character; take it out."});
    check_refused(small_scenario_with("/units/2/name",
                                      "Guard \xE2\x80\xAE"
                                      "drauG"),
                  {"out_of_range", "/units/2/name",
                   "After \"Guard \" stands U+202E, a mark that turns the direction of reading; take it out."});
    check_refused(small_scenario_with("/title", "two\nlines"),
                  {"out_of_range", "/title", "After \"two\" stands U+000A, a control character; take it out."});
    check_refused(small_scenario_with("/sides/blue/name", std::string(61, 'x')),
                  {"out_of_range", "/sides/blue/name", "Expected 1 to 60 characters, found 61."});
    check_refused(small_scenario_with("/sides/blue/name", ""),
                  {"out_of_range", "/sides/blue/name", "Expected 1 to 60 characters, found 0."});
    check_refused(small_scenario_with("/objectives/0/name", "\xE2\x80\x8F"),
                  {"out_of_range", "/objectives/0/name",
                   "The text begins with U+200F, a mark that turns the direction of reading; take it out."});
    check_refused(small_scenario_with("/summary", std::string(10001, 'x')),
                  {"out_of_range", "/summary", "Expected 0 to 10000 characters, found 10001."});
    check_refused(small_scenario_with("/units/0/formation", "Corps//Brigade"),
                  {"out_of_range", "/units/0/formation", "Expected 1 to 60 characters, found 0."});
    check_refused(small_scenario_with("/units/0/formation", "a/b/c/d/e/f/g"),
                  {"out_of_range", "/units/0/formation", "Expected at most 6 levels of formations, found 7."});
    check_refused(
        small_scenario_with("/sources", json::parse(R"json([{"title": "A page", "url": "javascript:alert(1)"}])json")),
        {"out_of_range", "/sources/0/url",
         "Expected an address that begins with https:// or http://, found \"javascript:alert(1)\"."});
}

TEST_CASE("the map is drawn in full and in known letters", "[formats]") {
    check_refused(
        small_scenario_with("/board/map/2", ". . . . . . . ."),
        {"inconsistent", "/board/map/2", "Row 3 has 8 letters; the board has 9 columns, and each letter is a hex."});
    check_refused(small_scenario_with("/board/rows", 9),
                  {"inconsistent", "/board/map", "The board has 9 rows; 8 are drawn."});
    check_refused(small_scenario_with("/board/map/2", ". . . ? . . . . ."),
                  {"unknown_value", "/board/map/2",
                   "\"?\" in row 3 (hex D3) is not in the legend; add it there or use one of ., #, b, f, r or w."});
    check_refused(
        small_scenario_with("/board/map/2", ". . . é . . . . ."),
        {"unknown_value", "/board/map/2",
         "Row 3 has a letter beyond ASCII; the letters, digits and signs of an English keyboard can be used."});
    check_refused(small_scenario_with("/board/map/2", "\t. . . . . . . ."),
                  {"unknown_value", "/board/map/2",
                   "\"\\x09\" in row 3 (hex A3) is not in the legend; add it there or use one of ., #, b, f, r or w."});
    check_refused(
        small_scenario_with("/board/legend/ww", json::object()),
        {"out_of_range", "/board/legend/ww", "Expected one letter, digit or sign that is not a blank, found \"ww\"."});
    check_refused(small_scenario_with("/board/legend/w/elevation", 6),
                  {"out_of_range", "/board/legend/w/elevation", "Expected 0 to 5, found 6."});
    check_refused(
        small_scenario_with("/board/elevation", json(std::vector<std::string>(8, "0 0 0 0 6 0 0 0 0"))),
        {"out_of_range", "/board/elevation/0", "Expected digits from 0 to 5 and points, found \"6\" in row 1."});
}

TEST_CASE("single hexes, fords and bridges", "[formats]") {
    check_refused(small_scenario_with("/board/hexes", json::parse(R"([{"hex": "J9"}])")),
                  {"out_of_range", "/board/hexes/0/hex", "Expected a hex of the board, A1 to I8, found \"J9\"."});
    check_refused(small_scenario_with("/board/hexes", json::parse(R"([{"hex": "A1", "woods": true}, {"hex": "A1"}])")),
                  {"inconsistent", "/board/hexes/1/hex", "A1 has an entry already, number 0; put both into one."});
    check_refused(small_scenario_with("/board/hexes", json::parse(R"([{"hex": "C3", "ford": true}])")),
                  {"inconsistent", "/board/hexes/0/ford",
                   "There is a ford at C3 but no river; give it \"river\": true or take it out."});
    check_refused(small_scenario_with("/board/legend/b", json::parse(R"({"bridge": true})")),
                  {"inconsistent", "/board/legend/b/bridge",
                   "There is a bridge at G5 but no river; give it \"river\": true or take it out."});
    check_refused(small_scenario_with("/board/wire/0", "A1:Z9"),
                  {"out_of_range", "/board/wire/0",
                   "Expected a hex of the board, A1 to I8, or a block such as \"A1:B2\", found \"A1:Z9\"."});
}

TEST_CASE("PW-ROAD-1: a road goes from hex to adjacent hex", "[formats]") {
    check_refused(small_scenario_with("/board/roads/0", "G8 G7 G5"),
                  {"inconsistent", "/board/roads/0",
                   "The road has a gap between G7 and G5; each hex must be next to the one before."});
    check_refused(small_scenario_with("/board/roads/0", "G8 G9"),
                  {"out_of_range", "/board/roads/0", "Expected hexes of the board, A1 to I8, found \"G9\"."});
    check_refused(small_scenario_with("/board/roads/0", "G8"),
                  {"out_of_range", "/board/roads/0", "Expected 2 to 1000 hexes such as \"A5 B5 C6\", found 1."});
}

TEST_CASE("types and qualities are words of the tables", "[formats]") {
    check_refused(small_scenario_with("/units/0/type", "pikemen"),
                  {"unknown_value", "/units/0/type",
                   "Expected commander, dismounted_cavalry, field_artillery, heavy_artillery, infantry, machine_gun, "
                   "medium_artillery, mountain_artillery, mounted_cavalry or transport, found \"pikemen\"."});
    check_refused(small_scenario_with("/units/0/quality", "fearless"),
                  {"unknown_value", "/units/0/quality", "Expected average, elite or poor, found \"fearless\"."});
}

TEST_CASE("a unit stands on the board, on ground that can be entered", "[formats]") {
    check_refused(with_unit(R"({"at": "J1 n"})"),
                  {"out_of_range", "/units/4/at", "Expected a hex of the board, A1 to I8, found \"J1\"."});
    check_refused(with_unit(R"({"at": "F7"})"),
                  {"out_of_range", "/units/4/at", "Expected a hex and a facing such as \"D4 ne\", found \"F7\"."});
    check_refused(with_unit(R"({"at": "F7 e"})"),
                  {"unknown_value", "/units/4/at", "Expected n, ne, se, s, sw or nw as the facing, found \"e\"."});
    check_refused(with_unit(R"({"at": "E4 n"})"),
                  {"inconsistent", "/units/4/at", "E4 is impassable; no unit can stand there."});
    check_refused(with_unit(R"({"at": "A5 n"})"),
                  {"inconsistent", "/units/4/at", "A5 is a river without ford or bridge; no unit can stand there."});
    check_refused(with_unit(R"({"at": null})"),
                  {"missing_input", "/units/4/at",
                   "\"new_unit\" has no place: give it \"at\" or \"arrives\", or give its side a deployment zone."});
}

TEST_CASE("PW-MOVE-7, PW-MOVE-8: two units in one hex", "[formats]") {
    check_refused(with_unit(R"({"at": "D7 n"})"),
                  {"inconsistent", "/units/4/at",
                   "D7 is held by \"red_foot\" (unit 0) already; of two units in a hex one must be a commander or "
                   "transport (PW-MOVE-7)."});
    check_refused(with_unit(R"({"type": "commander", "at": "D2 s"})"),
                  {"inconsistent", "/units/4/at",
                   "D2 is held by \"blue_foot\" (unit 2) already; the two sides cannot share a hex (PW-MOVE-8)."});
    CHECK_FALSE(fault_of(with_unit(R"({"type": "transport", "at": "D7 n"})").dump()).has_value());
}

TEST_CASE("reinforcements", "[formats]") {
    check_refused(with_unit(R"({"arrives": {"turn": 3, "at": ["A8"], "facing": "ne"}})"),
                  {"inconsistent", "/units/4/arrives",
                   "\"new_unit\" has a place at the start and arrives later; it can do one of the two."});
    check_refused(with_unit(R"({"at": null, "arrives": {"turn": 3, "at": ["A8", "E4"], "facing": "ne"}})"),
                  {"inconsistent", "/units/4/arrives/at/1", "E4 is impassable; nobody can enter by it."});
    check_refused(with_unit(R"({"at": null, "arrives": {"turn": 3, "at": ["A9"], "facing": "ne"}})"),
                  {"out_of_range", "/units/4/arrives/at/0", "Expected a hex of the board, A1 to I8, found \"A9\"."});
    check_refused(with_unit(R"({"at": null, "arrives": {"turn": 1, "at": ["A8"], "facing": "ne"}})"),
                  {"out_of_range", "/units/4/arrives/turn", "Expected 2 to 1000, found 1."});
    check_refused(with_unit(R"({"at": null, "arrives": {"turn": 2, "at": [], "facing": "ne"}})"),
                  {"out_of_range", "/units/4/arrives/at", "Expected 1 to 64 entries, found 0."});
}

TEST_CASE("PW-TRN-1: what may be towed, and by whom", "[formats]") {
    const std::string team = R"({"id": "team", "type": "transport", "at": "F7 n", "tows": "gun"})";
    check_refused(with_unit(R"({"tows": "red_chief"})"),
                  {"inconsistent", "/units/4/tows",
                   "\"new_unit\" is a unit of type infantry; only a transport tows (PW-TRN-1)."});
    check_refused(with_unit(team), {"unknown_value", "/units/4/tows", "There is no unit \"gun\" to be towed."});
    check_refused(with_units({team, R"({"id": "gun", "type": "machine_gun", "at": null})"}),
                  {"inconsistent", "/units/4/tows",
                   "\"gun\" is a unit of type machine_gun; a transport tows artillery only (PW-RULING-27)."});
    check_refused(with_units({team, R"({"id": "gun", "type": "field_artillery", "side": "blue", "at": "F1 n"})"}),
                  {"inconsistent", "/units/4/tows", "\"gun\" belongs to the other side."});
    check_refused(with_units({team, R"({"id": "gun", "type": "field_artillery", "at": "F8 n"})"}),
                  {"inconsistent", "/units/4/tows",
                   "\"gun\" is not where \"team\" is; leave out its place, and it comes with its transport."});
    check_refused(with_units({team, R"({"id": "team_2", "type": "transport", "at": "F7 n", "tows": "gun"})",
                              R"({"id": "gun", "type": "field_artillery", "at": null})"}),
                  {"inconsistent", "/units/5/tows", "\"gun\" is towed by \"team\" already."});
    check_refused(with_units({R"({"id": "team", "type": "transport", "at": "D7 n", "tows": "gun"})",
                              R"({"id": "gun", "type": "field_artillery", "at": null})"}),
                  {"inconsistent", "/units/5/at",
                   "D7 is held by \"red_foot\" (unit 0) already; of two units in a hex one must be a commander or "
                   "transport (PW-MOVE-7)."});
}

TEST_CASE("PW-RULING-15: the chief is a commander of his side", "[formats]") {
    check_refused(small_scenario_with("/sides/red/chief", "red_foot"),
                  {"inconsistent", "/sides/red/chief",
                   "\"red_foot\" is a unit of type infantry; the chief is a commander (PW-RULING-15)."});
    check_refused(small_scenario_with("/sides/red/chief", "nobody"),
                  {"unknown_value", "/sides/red/chief", "There is no unit \"nobody\" to be chief."});
    check_refused(small_scenario_with("/sides/blue/chief", "red_chief"),
                  {"inconsistent", "/sides/blue/chief", "\"red_chief\" belongs to the other side."});
    json two = with_unit(R"({"type": "commander"})");
    two["sides"]["red"].erase("chief");
    check_refused(two, {"missing_input", "/sides/red/chief",
                        "The side has 2 commanders; say which is its chief (PW-RULING-15)."});
}

TEST_CASE("each side has units, none too many", "[formats]") {
    json alone = small_scenario();
    alone["units"][2]["side"] = alone["units"][3]["side"] = "red";
    check_refused(alone, {"inconsistent", "/units", "No unit is blue; each side needs one."});
    json many = small_scenario();
    for (int i = 0; i < 197; ++i) many["units"].push_back(many["units"][0]);
    check_refused(many, {"out_of_range", "/units", "Expected 2 to 200 entries, found 201."});
}

TEST_CASE("objectives and terms of victory", "[formats]") {
    check_refused(small_scenario_with("/objectives/0/hex", "K9"),
                  {"out_of_range", "/objectives/0/hex", "Expected a hex of the board, A1 to I8, found \"K9\"."});
    json two = small_scenario();
    two["objectives"].push_back({{"name", "Ford"}, {"hex", "A1"}});
    check_refused(two, {"inconsistent", "/objectives/1/name", "Objective 0 is called \"Ford\" already."});
    two["objectives"][1] = {{"name", "The crossing"}, {"hex", "D5"}};
    check_refused(two, {"inconsistent", "/objectives/1/hex", "D5 is objective 0 already."});
    check_refused(small_scenario_with("/victory/0/objectives/0", "Bridge"),
                  {"unknown_value", "/victory/0/objectives/0", "Expected Ford, found \"Bridge\"."});
    check_refused(small_scenario_with("/victory/0/objectives", json{"Ford", "Ford"}),
                  {"inconsistent", "/victory/0/objectives/1", "\"Ford\" stands here twice."});
    check_refused(small_scenario_with("/victory/0/at_least", 2),
                  {"out_of_range", "/victory/0/at_least", "Expected 1 to 1, the number of objectives, found 2."});
    check_refused(small_scenario_with("/victory/0/when", "turn_end"),
                  {"missing_input", "/victory/0/turn", "With turn_end the term needs its turn."});
    check_refused(small_scenario_with("/victory/0/turn", 4),
                  {"inconsistent", "/victory/0/turn", "Only a term with \"when\": \"turn_end\" has a turn."});
    check_refused(small_scenario_with("/victory/0/winner", "draw"),
                  {"missing_input", "/victory/0/holder", "A draw needs to say which side must hold the objectives."});
    check_refused(small_scenario_with("/victory/0", json{{"winner", "red"}}),
                  {"inconsistent", "/victory/0",
                   "This term is met when the first turn ends; give it objectives, an exhausted side or a time."});
    check_refused(
        small_scenario_with("/victory/0", json::parse(R"({"winner": "red", "exhausted": "blue", "at_least": 1})")),
        {"inconsistent", "/victory/0/at_least", "The term names no objectives that could be held."});
    check_refused(small_scenario_with("/victory/0/winner", "none"),
                  {"unknown_value", "/victory/0/winner", "Expected red, blue or draw, found \"none\"."});
}

TEST_CASE("changes to the rules are blamed where they stand", "[formats]") {
    check_refused(small_scenario_with(R"({"options": {"fog": "thick"}})"),
                  {"unknown_value", "/options/fog", "Expected open or line_of_sight, found \"thick\"."});
    check_refused(small_scenario_with(R"({"variants": {"luck": "none"}})"),
                  {"unknown_input", "/variants/luck",
                   "\"luck\" is not known here; expected melee_tie, commander_life or activation."});
    check_refused(small_scenario_with(R"({"tables": {"morale": {}}})"),
                  {"unknown_input", "/tables/morale", "There is no table \"morale\" to change."});
    check_refused(small_scenario_with(R"({"tables": {"units": {"infantry": {"move": 9}}}})"),
                  {"out_of_range", "/tables/units/infantry/move", "Expected 0 to 8, found 9."});
    check_refused(small_scenario_with(R"({"tables": {"units": {"pikemen": {"class": "infantry"}}}})"),
                  {"missing_input", "/tables/units/pikemen/sp", "sp is missing."});
    const auto no_such_rule = fault_of(small_scenario_with(R"({"house": ["luck"]})").dump());
    REQUIRE(no_such_rule.has_value());
    CHECK(no_such_rule->code == "unknown_value");
    CHECK(no_such_rule->path == "/house/0");
}

TEST_CASE("validation tells everything that is wrong at once, with lines", "[formats]") {
    json scenario = small_scenario();
    scenario["units"][0]["at"] = "Z1 n";
    scenario["units"][1]["type"] = "general";
    scenario["objectives"][0]["hex"] = "Z2";
    const auto validation = formats::validate_scenario(scenario.dump(1));
    CHECK_FALSE(validation.valid());
    REQUIRE(validation.findings.size() == 3);
    CHECK(validation.findings[0].path == "/units/0/at");
    CHECK(validation.findings[1].path == "/units/1/type");
    CHECK(validation.findings[2].path == "/objectives/0/hex");
    CHECK(validation.findings[0].line > validation.findings[2].line);
}

TEST_CASE("text that is no JSON is told with its line", "[formats]") {
    const auto validation = formats::validate_scenario("{\n  \"reisswitz\": \"scenario\",\n  oops\n}");
    REQUIRE(validation.findings.size() == 1);
    CHECK(validation.findings[0].code == "bad_json");
    CHECK(validation.findings[0].line == 3);
    CHECK(validation.findings[0].column == 3);
    CHECK(formats::validate_scenario("").findings.at(0).code == "bad_json");
    CHECK(formats::validate_scenario("{\"a\": 1, \"a\": 2}").findings.at(0).code == "bad_json");
    CHECK(formats::validate_scenario("\"\xFF\"").findings.at(0).code == "bad_json");
}
