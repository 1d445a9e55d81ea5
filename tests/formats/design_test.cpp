#include <algorithm>
#include <catch2/catch.hpp>

#include "formats/findings.hpp"
#include "small_scenario.hpp"

using namespace reisswitz;
using namespace reisswitz::formats_tests;

namespace {

/// A field without obstacles: two of infantry, a gun, cavalry and a commander a side, none of which draws a warning.
json plain_field() {
    return json::parse(R"({
      "reisswitz": "scenario", "version": 1, "rules": "portable", "id": "field", "title": "A field",
      "board": {"columns": 9, "rows": 8},
      "sides": {"red": {"name": "Red"}, "blue": {"name": "Blue"}},
      "units": [
        {"id": "red_foot", "side": "red", "type": "infantry", "at": "D8 n"},
        {"id": "red_line", "side": "red", "type": "infantry", "at": "C8 n"},
        {"id": "red_gun", "side": "red", "type": "field_artillery", "at": "E8 n"},
        {"id": "red_chief", "side": "red", "type": "commander", "at": "D8 n"},
        {"id": "red_horse", "side": "red", "type": "mounted_cavalry", "at": "I8 n"},
        {"id": "blue_foot", "side": "blue", "type": "infantry", "at": "D1 s"},
        {"id": "blue_line", "side": "blue", "type": "infantry", "at": "C1 s"},
        {"id": "blue_gun", "side": "blue", "type": "field_artillery", "at": "E1 s"},
        {"id": "blue_chief", "side": "blue", "type": "commander", "at": "D1 s"},
        {"id": "blue_horse", "side": "blue", "type": "mounted_cavalry", "at": "I1 s"}
      ]
    })");
}

json plain_field_with(const std::string& patch) {
    json scenario = plain_field();
    scenario.merge_patch(json::parse(patch));
    return scenario;
}

json plain_field_and(const std::string& unit) {
    json scenario = plain_field();
    scenario["units"].push_back(json::parse(unit));
    return scenario;
}

struct Warning {
    std::string code;
    std::string path;
    std::string message;
};

void check_only_warning(const json& scenario, const Warning& expected) {
    const auto validation = formats::validate_scenario(scenario.dump(1));
    INFO(formats::print_findings(validation.findings, "scenario"));
    CHECK(validation.valid());
    REQUIRE(validation.findings.size() == 1);
    CHECK(validation.findings[0].severity == formats::Severity::warning);
    CHECK(validation.findings[0].code == expected.code);
    CHECK(validation.findings[0].path == expected.path);
    CHECK(validation.findings[0].message == expected.message);
}

/// A warning among others.
void check_warning(const json& scenario, const Warning& expected) {
    const auto validation = formats::validate_scenario(scenario.dump(1));
    INFO(formats::print_findings(validation.findings, "scenario"));
    CHECK(validation.valid());
    const auto found =
        std::find_if(validation.findings.begin(), validation.findings.end(), [&](const formats::Finding& finding) {
            return finding.code == expected.code && finding.path == expected.path;
        });
    REQUIRE(found != validation.findings.end());
    CHECK(found->message == expected.message);
}

json without_unit(json scenario, const std::string& id) {
    json& units = scenario["units"];
    for (std::size_t i = 0; i < units.size(); ++i)
        if (units[i]["id"] == id) units.erase(i--);
    return scenario;
}

/// The plain field with blue's gun in a fort, eight hexes from where red's infantry starts.
json with_fort(const std::string& patch = "{}") {
    json scenario = plain_field_with(R"({"board": {"hexes": [{"hex": "E1", "fortification": true}]}})");
    scenario.merge_patch(json::parse(patch));
    return scenario;
}

}  // namespace

TEST_CASE("a plain field draws no warning", "[formats][design]") {
    const auto validation = formats::validate_scenario(plain_field().dump());
    CHECK(validation.valid());
    CHECK(validation.findings.empty());
}

TEST_CASE("a weapon that cannot reach the guns which it should silence", "[formats][design]") {
    check_only_warning(with_fort(), {"range_too_short", "/units/0/type",
                                     "small_arms reaches 3 hexes. The guns dug in at E1 reach 8 and stand 8 hexes from "
                                     "where it starts: it is under "
                                     "their fire for 3 turns before it can answer. Of this side only field_artillery "
                                     "can silence them from there."});
    // From nearer it is an approach like any other.
    json near = with_fort();
    near["units"][0]["at"] = "E6 n";
    CHECK(formats::validate_scenario(near.dump()).findings.empty());
}

TEST_CASE("an assault on dug-in guns by a side that has none", "[formats][design]") {
    json scenario = without_unit(
        with_fort(
            R"({"objectives": [{"name": "Fort", "hex": "E1"}], "victory": [{"winner": "red", "objectives": ["Fort"]}]})"),
        "red_gun");
    check_warning(scenario, {"no_artillery", "/objectives/0",
                             "Red must take \"Fort\" from the guns dug in at E1 and has no artillery of its own."});
    check_warning(scenario, {"range_too_short", "/units/0/type",
                             "small_arms reaches 3 hexes. The guns dug in at E1 reach 8 and stand 8 hexes from where "
                             "it starts: it is under their fire "
                             "for 3 turns before it can answer. No weapon of this side reaches so far at this scale; "
                             "give it longer guns or bring it on "
                             "nearer, unless this is meant."});
}

TEST_CASE("entries that are blocked, inside the board, crowded or too late", "[formats][design]") {
    const auto arriving = [](const std::string& arrives) {
        return plain_field_and(R"({"id": "late", "side": "red", "type": "infantry", "arrives": )" + arrives + "}");
    };
    CHECK(formats::validate_scenario(arriving(R"({"turn": 2, "at": ["A8"], "facing": "n"})").dump()).findings.empty());
    check_only_warning(arriving(R"({"turn": 2, "at": ["C8"], "facing": "n"})"),
                       {"entry_blocked", "/units/10/arrives/at",
                        "C8 is held at the start by \"red_line\"; \"late\" waits outside until it is free."});
    check_only_warning(arriving(R"({"turn": 2, "at": ["E5"], "facing": "n"})"),
                       {"entry_inside", "/units/10/arrives/at/0",
                        "E5 is not at the edge of the board; \"late\" would appear in the middle of it."});
    check_only_warning(
        arriving(R"({"turn": 31, "at": ["A8"], "facing": "n"})"),
        {"never_arrives", "/units/10/arrives/turn", "\"late\" arrives on turn 31; the battle ends with turn 30."});

    json walled = arriving(R"({"turn": 2, "at": ["A8"], "facing": "n"})");
    walled["board"]["hexes"] = json::parse(
        R"([{"hex": "A7", "impassable": true}, {"hex": "B7", "impassable": true}, {"hex": "B8", "impassable": true}])");
    check_only_warning(walled,
                       {"entry_blocked", "/units/10/arrives/at",
                        "\"late\" can enter the board but not leave the hex: nothing round it can be entered."});

    json pocket = arriving(R"({"turn": 2, "at": ["A8"], "facing": "n"})");
    pocket["board"]["hexes"] = json::parse(
        R"([{"hex": "A6", "impassable": true}, {"hex": "B6", "impassable": true}, {"hex": "B7", "impassable": true}, {"hex": "B8", "impassable": true}])");
    check_only_warning(pocket, {"entry_blocked", "/units/10/arrives/at",
                                "From where \"late\" enters no way leads to an enemy or an objective."});

    json crowd = arriving(R"({"turn": 2, "at": ["A8"], "facing": "n"})");
    crowd["units"].push_back(json::parse(
        R"({"id": "later", "side": "red", "type": "infantry", "arrives": {"turn": 2, "at": ["A8"], "facing": "n"}})"));
    check_only_warning(
        crowd, {"entry_crowded", "/units/10/arrives/at",
                "2 units arrive on turn 2 by the same way, which has 1 hex; the rest wait outside for later turns."});
}

TEST_CASE("an objective that nobody can reach, or not in time", "[formats][design]") {
    const std::string aim =
        R"("objectives": [{"name": "Peak", "hex": "I4"}], "victory": [{"winner": "red", "objectives": ["Peak"]}])";
    const std::string rock = R"("board": {"hexes": [{"hex": "I4", "impassable": true}]})";
    check_warning(plain_field_with("{" + aim + "," + rock + "}"),
                  {"objective_out_of_reach", "/objectives/0/hex", "Nobody can reach \"Peak\" at I4."});
    check_warning(plain_field_with("{" + aim + "," + rock + "}"),
                  {"objective_out_of_reach", "/victory/0/objectives", "Red can reach 0 of them, too few for 1."});
    check_only_warning(
        plain_field_with("{" + aim + R"(, "turn_limit": 1})"),
        {"objective_too_far", "/victory/0/objectives",
         "Red needs until turn 2 for the march alone; the term is looked at for the last time on turn 1."});
    check_only_warning(
        plain_field_with(
            R"({"objectives": [{"name": "Peak", "hex": "I4"}], "victory": [{"winner": "red", "exhausted": "blue"}]})"),
        {"objective_unused", "/objectives/0", "No term of victory names \"Peak\"."});
    check_only_warning(
        plain_field_with(R"({"victory": [{"winner": "red", "when": "turn_end", "turn": 40}]})"),
        {"never_looked_at", "/victory/0/turn", "The battle ends with turn 30; the end of turn 40 does not come."});
}

TEST_CASE("a river without a crossing keeps a side from its objective", "[formats][design]") {
    json scenario = plain_field_with(
        R"({"objectives": [{"name": "Gate", "hex": "E2"}], "victory": [{"winner": "red", "objectives": ["Gate"]}], "board": {"legend": {"r": {"river": true}}}})");
    scenario["board"]["map"] = json(std::vector<std::string>(8, "........."));
    scenario["board"]["map"][3] = "rrrrrrrrr";
    check_only_warning(scenario,
                       {"objective_out_of_reach", "/victory/0/objectives", "Red can reach 0 of them, too few for 1."});
    scenario["board"]["hexes"] = json::parse(R"([{"hex": "A4", "bridge": true}])");
    CHECK(formats::validate_scenario(scenario.dump()).findings.empty());
}

TEST_CASE("PW-ACT-3: activation dice that cannot move an army", "[formats][design]") {
    json scenario = plain_field_with(R"({"tables": {"units_per_activation_die": 100}})");
    for (const std::string column : {"A", "B", "C", "D", "E", "F", "G", "H", "I"})
        scenario["units"].push_back({{"id", "more_" + std::string(1, static_cast<char>(std::tolower(column[0])))},
                                     {"side", "red"},
                                     {"type", "infantry"},
                                     {"at", column + "7 n"}});
    for (const std::string column : {"A"})
        scenario["units"].push_back({{"id", "rear_" + std::string(1, static_cast<char>(std::tolower(column[0])))},
                                     {"side", "red"},
                                     {"type", "infantry"},
                                     {"at", column + "8 n"}});
    check_only_warning(scenario, {"too_few_activations", "/sides/red",
                                  "Red throws 2 activation dice for 15 units: 7.0 activations a turn on average, fewer "
                                  "than half of them (PW-ACT-3). Give it fewer and stronger units."});
}

TEST_CASE("PW-EXH-1: a side that is exhausted when it loses one unit", "[formats][design]") {
    check_only_warning(without_unit(plain_field(), "red_line"),
                       {"brittle_side", "/sides/red",
                        "Red is exhausted at 4 SP lost; \"red_foot\" alone has 4 (PW-EXH-1). Give it more units."});
}

TEST_CASE("a side without a commander", "[formats][design]") {
    check_only_warning(
        without_unit(plain_field(), "blue_chief"),
        {"no_commander", "/sides/blue/chief",
         "Blue has no commander: it throws a die less, and no battery or volley gets his +1 (PW-ACT-3, PW-ART-16)."});
}

TEST_CASE("a unit that can neither move nor fire", "[formats][design]") {
    json scenario = plain_field_with(
        R"({"tables": {"units": {"statue": {"class": "infantry", "sp": 4, "move": 0, "melee": [3, 5]}}}})");
    scenario["units"].push_back(json::parse(R"({"id": "statue", "side": "red", "type": "statue", "at": "A8 n"})"));
    check_only_warning(scenario,
                       {"idle_unit", "/units/10",
                        "\"statue\" will never move or fire: the type statue does not move, and it has no weapon."});

    json shut_in = plain_field_and(R"({"id": "hermit", "side": "red", "type": "mounted_cavalry", "at": "A1 n"})");
    shut_in["board"]["hexes"] =
        json::parse(R"([{"hex": "A2", "impassable": true}, {"hex": "B1", "impassable": true}])");
    check_only_warning(shut_in,
                       {"idle_unit", "/units/10",
                        "\"hermit\" will never move or fire: no hex round it can be entered, and it has no weapon."});

    json in_a_wood = plain_field_with(
        R"({"tables": {"units": {"fixed_gun": {"class": "artillery", "sp": 2, "move": 0, "weapon": "field_artillery", "armed": true, "melee": [4, 5]}}}})");
    in_a_wood["units"].push_back(json::parse(R"({"id": "fixed", "side": "red", "type": "fixed_gun", "at": "A8 n"})"));
    in_a_wood["board"]["hexes"] = json::parse(
        R"([{"hex": "A8", "woods": true}, {"hex": "A7", "woods": true}, {"hex": "B7", "woods": true}, {"hex": "B8", "woods": true}])");
    check_warning(in_a_wood, {"idle_unit", "/units/10",
                              "\"fixed\" will never move or fire beyond the next hex: the type fixed_gun does not "
                              "move, and it stands in the middle of close terrain (PW-RULING-11)."});
}

TEST_CASE("a deployment zone with too little room", "[formats][design]") {
    json scenario = plain_field_with(R"({"sides": {"red": {"deployment": ["A6", "A7", "D8"]}}})");
    for (const char* id : {"one", "two", "three"})
        scenario["units"].push_back({{"id", id}, {"side", "red"}, {"type", "infantry"}});
    check_only_warning(scenario, {"zone_too_small", "/sides/red/deployment",
                                  "3 units wait to be set up, each in a hex of its own, but the zone has room for 2."});
    scenario["sides"]["red"]["deployment"][0] = "A6:B6";
    CHECK(formats::validate_scenario(scenario.dump()).findings.empty());
}

TEST_CASE("letters that are not drawn, roads into the water, small boards, empty starts", "[formats][design]") {
    check_only_warning(plain_field_with(R"({"board": {"legend": {"w": {"woods": true}}}})"),
                       {"unused_letter", "/board/legend/w", "\"w\" stands nowhere on the map."});
    check_only_warning(
        plain_field_with(R"({"board": {"hexes": [{"hex": "A4", "river": true}], "roads": ["A3 A4 A5"]}})"),
        {"road_cut", "/board/roads/0",
         "The road leads through A4, which nobody can enter; a river needs a bridge or ford there."});
    json small = plain_field_with(R"({"board": {"columns": 7}})");
    small["units"][4]["at"] = "A8 n";
    small["units"][9]["at"] = "A1 s";
    check_only_warning(
        small,
        {"small_board", "/board",
         "The board has 7 columns and 8 rows; below 8 of each artillery commands all of it from the first turn."});
    json nobody = plain_field();
    for (std::size_t unit = 0; unit < 5; ++unit) {
        nobody["units"][unit].erase("at");
        nobody["units"][unit]["arrives"] = json::parse(R"({"turn": 2, "at": ["A8", "B8", "C8", "D8"], "facing": "n"})");
    }
    check_only_warning(nobody, {"nobody_at_start", "/sides/red",
                                "All units of Red arrive later; the board is the enemy's until then."});
}
