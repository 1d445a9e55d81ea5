#include "formats/house.hpp"

#include <catch2/catch.hpp>

#include "describe/fault.hpp"
#include "formats/load.hpp"
#include "small_scenario.hpp"

using namespace reisswitz;
using namespace reisswitz::formats_tests;
using formats::load_scenario;

namespace {

/// Each change as "by: path was -> is".
std::vector<std::string> changes_of(const formats::LoadedScenario& loaded) {
    std::vector<std::string> lines;
    for (const auto& applied : loaded.changes)
        for (const auto& change : applied.changes)
            lines.push_back(applied.by + ": " + change.path + " " + change.was + " -> " + change.is);
    return lines;
}

}  // namespace

TEST_CASE("the house rules that a scenario can name", "[formats][house]") {
    CHECK(formats::built_in_house_rules() == std::vector<std::string>{"card-activation", "commanders-at-risk",
                                                                      "five-qualities", "half-exhaustion",
                                                                      "light-infantry"});
    for (const std::string& name : formats::built_in_house_rules()) {
        INFO(name);
        CHECK(formats::find_house_rule(name).house == name);
        CHECK_NOTHROW(load_scenario(small_scenario_with("/house", json::array({name})).dump()));
    }
}

TEST_CASE("what a scenario changes is listed in the order in which it was laid over", "[formats][house]") {
    const auto loaded = load_scenario(small_scenario_with(R"({
        "house": ["half-exhaustion"], "turn_limit": 12,
        "options": {"fog": "line_of_sight"}, "variants": {"melee_tie": "fought_again"},
        "tables": {"units": {"infantry": {"sp": 5}}, "exhaustion_fraction": [2, 3]}})")
                                          .dump());
    CHECK(changes_of(loaded) == std::vector<std::string>{
                                    "house rule half-exhaustion: /exhaustion_fraction [1,3] -> [1,2]",
                                    "scenario: /exhaustion_fraction [1,2] -> [2,3]",
                                    "scenario: /units/infantry/sp 4 -> 5",
                                    "scenario: /options/fog \"open\" -> \"line_of_sight\"",
                                    "scenario: /variants/melee_tie \"stands\" -> \"fought_again\"",
                                    "scenario: /turn_limit 30 -> 12",
                                });
    CHECK(loaded.battle.tables.turn_limit == 12);
    CHECK(loaded.battle.in_fog());
    CHECK(loaded.battle.entry(loaded.battle.find_unit("red_foot")).initial_sp == 5);
    CHECK(loaded.battle.sides[0].exhaustion_point == 5);  // two thirds of 7
    CHECK(loaded.battle.sides[1].exhaustion_point == 6);  // two thirds of 8
}

TEST_CASE("what is asked for with the game goes over the scenario's own", "[formats][house]") {
    formats::Additions additions{
        .house = {formats::find_house_rule("half-exhaustion")}, .options = {R"({"fog":"open"})"}, .variants = {}};
    const auto loaded =
        load_scenario(small_scenario_with(R"({"options": {"fog": "line_of_sight"}})").dump(), additions);
    CHECK_FALSE(loaded.battle.in_fog());
    CHECK(changes_of(loaded) == std::vector<std::string>{
                                    "scenario: /options/fog \"open\" -> \"line_of_sight\"",
                                    "house rule half-exhaustion: /exhaustion_fraction [1,3] -> [1,2]",
                                    "game: /options/fog \"line_of_sight\" -> \"open\"",
                                });
}

TEST_CASE("a change that changes nothing is no change", "[formats][house]") {
    const auto loaded = load_scenario(small_scenario_with(R"({"options": {"fog": "open"}, "turn_limit": 30})").dump());
    CHECK(loaded.changes.empty());
}

TEST_CASE("a battle is made again from the tables that a game has kept", "[formats][house]") {
    const std::string text = small_scenario_with(R"({"house": ["five-qualities"]})").dump();
    const auto loaded = load_scenario(text);
    const auto again = formats::load_battle(text, loaded.tables_json);
    CHECK(again.tables.qualities.size() == 5);
    CHECK(again.sides[0].total_sp == loaded.battle.sides[0].total_sp);
    // Tables of another time hold, whatever is built in now.
    json kept = json::parse(loaded.tables_json);
    kept["units"]["infantry"]["sp"] = 9;
    CHECK(formats::load_battle(text, kept.dump()).entry(0).initial_sp == 2);  // red_chief
    CHECK(formats::load_battle(text, kept.dump()).entry(1).initial_sp == 9);  // red_foot
}

TEST_CASE("a house rule that spoils the tables is named", "[formats][house]") {
    const auto rule = formats::read_house_rule(
        R"({"house": "slow", "title": "Slow", "text": "All are slow.", "changes": {"units": {"infantry": {"move": -1}}}})");
    try {
        load_scenario(small_scenario().dump(), {.house = {rule}, .options = {}, .variants = {}});
        FAIL("nothing was thrown");
    } catch (const describe::Fault& fault) {
        CHECK(fault.code == "out_of_range");
        CHECK(fault.path.empty());
        CHECK(std::string{fault.what()} == "House rule slow, /units/infantry/move: Expected 0 to 8, found -1.");
    }
}

TEST_CASE("a house rule's file is checked", "[formats][house]") {
    const auto [text, path] = GENERATE(table<std::string, std::string>({
        {R"({"house": "A B", "title": "t", "text": "t", "changes": {"turn_limit": 3}})", "/house"},
        {R"({"house": "a", "title": "t\u202e", "text": "t", "changes": {"turn_limit": 3}})", "/title"},
        {R"({"house": "a", "title": "t", "text": "t", "changes": {}})", "/changes"},
        {R"({"house": "a", "title": "t", "changes": {"turn_limit": 3}})", "/text"},
        {R"({"house": "a", "title": "t", "text": "t", "changes": 3})", "/changes"},
    }));
    INFO(text);
    try {
        formats::read_house_rule(text);
        FAIL("nothing was thrown");
    } catch (const describe::Fault& fault) {
        CHECK(fault.path == path);
    }
    CHECK_THROWS_WITH(formats::find_house_rule("luck"),
                      "There is no house rule \"luck\"; expected card-activation, commanders-at-risk, five-qualities, "
                      "half-exhaustion or light-infantry.");
}
