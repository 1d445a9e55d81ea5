#include <catch2/catch.hpp>

#include "formats/library.hpp"
#include "formats/load.hpp"
#include "small_scenario.hpp"

using namespace reisswitz;
using namespace reisswitz::formats_tests;
using portable::Direction;
using portable::Side;

namespace {

portable::Battle battle_of(const json& scenario) { return formats::load_scenario(scenario.dump()).battle; }

portable::HexIndex at(const portable::Battle& battle, std::string_view name) {
    return hex::find_hex(battle.ground.size(), name);
}

}  // namespace

TEST_CASE("PW-HEX-1: a map is drawn with one letter a hex", "[formats]") {
    const auto battle = battle_of(small_scenario());
    CHECK(battle.title == "A small affair");
    CHECK(battle.ground.size() == hex::BoardSize{9, 8});
    CHECK(battle.ground.at(at(battle, "B2")).woods);
    CHECK(battle.ground.at(at(battle, "C2")).woods);
    CHECK_FALSE(battle.ground.at(at(battle, "D2")).woods);
    CHECK(battle.ground.at(at(battle, "E4")).impassable);
    CHECK(battle.ground.at(at(battle, "D5")).ford);
    CHECK(battle.ground.at(at(battle, "G5")).bridge);
    CHECK(battle.ground.at(at(battle, "I5")).river);
    CHECK(battle.wire_at_start ==
          portable::HexSet{at(battle, "A1"), at(battle, "A2"), at(battle, "B1"), at(battle, "B2")});
}

TEST_CASE("PW-ROAD-1: a line of road marks both sides of each edge that it crosses", "[formats]") {
    const auto battle = battle_of(small_scenario());
    CHECK(battle.ground.road_across(at(battle, "G8"), Direction::n));
    CHECK(battle.ground.road_across(at(battle, "G4"), Direction::nw));
    CHECK(battle.ground.road_across(at(battle, "F3"), Direction::se));
    CHECK(battle.ground.at(at(battle, "G8")).road == portable::DirectionSet{Direction::n});
    CHECK(battle.ground.at(at(battle, "G4")).road == portable::DirectionSet{Direction::s, Direction::nw});
}

TEST_CASE("heights are drawn in the legend, on a map of their own, or hex by hex", "[formats]") {
    json scenario = small_scenario();
    scenario["board"]["legend"]["w"]["elevation"] = 2;
    scenario["board"]["elevation"] = json(std::vector<std::string>(8, "........1"));
    scenario["board"]["elevation"][1] = ". . 4 . . . . . .";
    scenario["board"]["hexes"] = json::parse(R"([{"hex": "I1", "elevation": 5, "built_up": true}])");
    const auto battle = battle_of(scenario);
    CHECK(battle.ground.elevation(at(battle, "B2")) == 2);
    CHECK(battle.ground.elevation(at(battle, "C2")) == 4);
    CHECK(battle.ground.at(at(battle, "C2")).woods);
    CHECK(battle.ground.elevation(at(battle, "I1")) == 5);
    CHECK(battle.ground.at(at(battle, "I1")).built_up);
    CHECK(battle.ground.elevation(at(battle, "I2")) == 0);
    CHECK(battle.ground.elevation(at(battle, "I3")) == 1);
}

TEST_CASE("the roster stands in the order of the rules: red by id, then blue by id", "[formats]") {
    const auto battle = battle_of(small_scenario());
    std::vector<std::string> ids;
    for (const auto& entry : battle.roster) ids.push_back(entry.id);
    CHECK(ids == std::vector<std::string>{"red_chief", "red_foot", "blue_foot", "blue_horse"});
    CHECK(battle.find_unit("blue_foot") == 2);
    CHECK(battle.find_unit("nobody") == portable::no_unit);
    CHECK(battle.entry(1).name == "red_foot");
    CHECK(battle.entry(1).facing == Direction::n);
    CHECK(battle.entry(1).hex == at(battle, "D7"));
    CHECK(battle.sides[0].chief == 0);
    CHECK(battle.sides[1].chief == portable::no_unit);
    CHECK(battle.sides[0].total_sp == 6);
    CHECK(battle.sides[0].exhaustion_point == 2);
    CHECK(battle.sides[1].total_sp == 7);
    CHECK(battle.sides[1].exhaustion_point == 3);
}

TEST_CASE("PW-RULING-42: quality is average unless the scenario gives another", "[formats]") {
    const auto battle = battle_of(small_scenario_with("/units/2/quality", "elite"));
    CHECK(battle.tables.qualities[battle.entry(1).quality].id == "average");
    CHECK(battle.tables.qualities[battle.entry(2).quality].id == "elite");
}

TEST_CASE("a completed battle keeps the chief that was chosen, wherever the roster's order puts him", "[formats]") {
    json scenario = small_scenario();
    scenario["units"].push_back(
        json::parse(R"({"id": "a_general", "side": "red", "type": "commander", "at": "D7 n"})"));
    auto battle = battle_of(scenario);
    CHECK(battle.entry(battle.sides[0].chief).id == "red_chief");
    // Completing it again changes nothing; without a chief the first commander is taken.
    portable::complete(battle);
    CHECK(battle.entry(battle.sides[0].chief).id == "red_chief");
    battle.sides[0].chief = portable::no_unit;
    portable::complete(battle);
    CHECK(battle.entry(battle.sides[0].chief).id == "a_general");
}

TEST_CASE("PW-TRN-1: a towed unit comes with its transport", "[formats]") {
    json scenario = small_scenario();
    scenario["units"].push_back(json::parse(
        R"({"id": "team", "side": "red", "type": "transport", "arrives": {"turn": 3, "at": ["A8", "B8"], "facing": "ne"}, "tows": "gun"})"));
    scenario["units"].push_back(json::parse(R"({"id": "gun", "side": "red", "type": "field_artillery"})"));
    const auto battle = battle_of(scenario);
    const auto& gun = battle.entry(battle.find_unit("gun"));
    CHECK(gun.arrives_on_turn == 3);
    CHECK(gun.entry_hexes == std::vector{at(battle, "A8"), at(battle, "B8")});
    CHECK(gun.facing == Direction::ne);
    CHECK(battle.entry(battle.find_unit("team")).tows == "gun");
}

TEST_CASE("PW-RULING-27: machine guns are towed where the option says so", "[formats]") {
    json scenario = small_scenario_with(R"({"options": {"transport_carries": "artillery_and_machine_guns"}})");
    scenario["units"].push_back(
        json::parse(R"({"id": "team", "side": "red", "type": "transport", "at": "A8 n", "tows": "gun"})"));
    scenario["units"].push_back(json::parse(R"({"id": "gun", "side": "red", "type": "machine_gun", "at": "A8 n"})"));
    CHECK_NOTHROW(battle_of(scenario));
}

TEST_CASE("a deployment zone is made of hexes and blocks; what cannot be entered is left out", "[formats]") {
    const auto battle = battle_of(small_scenario_with("/sides/red/deployment", json{"A4:B5", "E4", "D5", "I8:H7"}));
    std::vector<std::string> zone;
    for (portable::HexIndex hex : *battle.sides[0].deployment)
        zone.push_back(hex::name(battle.ground.size(), hex).str());
    CHECK(zone == std::vector<std::string>{"A4", "B4", "D5", "H7", "H8", "I7", "I8"});
    CHECK_FALSE(battle.sides[1].deployment.has_value());
}

TEST_CASE("PW-RULING-41: terms of victory as the scenario gives them", "[formats]") {
    json scenario = small_scenario();
    scenario["objectives"].push_back(json::parse(R"({"name": "Hill", "hex": "A1", "owner": "blue"})"));
    scenario["victory"] = json::parse(R"([
        {"winner": "red", "objectives": ["Hill", "Ford"]},
        {"winner": "draw", "when": "turn_end", "turn": 5, "holder": "blue", "held_by": "presence", "objectives": ["Hill", "Ford"], "at_least": 1},
        {"winner": "blue", "exhausted": "red"},
        {"winner": "blue", "when": "last_turn_end"}])");
    const auto battle = battle_of(scenario);
    REQUIRE(battle.objectives.size() == 2);
    CHECK_FALSE(battle.objectives[0].owner.has_value());
    CHECK(battle.objectives[1].owner == Side::blue);
    REQUIRE(battle.victory.size() == 4);
    CHECK(battle.victory[0].winner == portable::Outcome::red);
    CHECK(battle.victory[0].when == portable::When::any_turn_end);
    CHECK(battle.victory[0].holder == Side::red);
    CHECK(battle.victory[0].held_by == portable::HeldBy::control);
    CHECK(battle.victory[0].objectives == std::vector<std::size_t>{1, 0});
    CHECK(battle.victory[0].at_least == 2);
    CHECK(battle.victory[1].winner == portable::Outcome::draw);
    CHECK(battle.victory[1].turn == 5);
    CHECK(battle.victory[1].holder == Side::blue);
    CHECK(battle.victory[1].held_by == portable::HeldBy::presence);
    CHECK(battle.victory[1].at_least == 1);
    CHECK(battle.victory[2].exhausted == Side::red);
    CHECK(battle.victory[2].at_least == 0);
    CHECK(battle.victory[3].when == portable::When::last_turn_end);
}

TEST_CASE("PW-RULING-33: wire supply of one side", "[formats]") {
    const auto battle = battle_of(small_scenario_with("/sides/blue/wire_supply", 3));
    CHECK_FALSE(battle.sides[0].wire_supply.has_value());
    CHECK(battle.sides[1].wire_supply == 3);
}

TEST_CASE("the schema names every key of the file and is a schema", "[formats]") {
    const json schema = formats::scenario_schema();
    CHECK(schema.at("$id") == "urn:reisswitz:scenario");
    CHECK(schema.at("additionalProperties") == false);
    for (const auto& built_in : formats::built_in_scenarios()) {
        const json scenario = json::parse(built_in.text);
        for (const auto& [key, value] : scenario.items()) CHECK(schema.at("properties").contains(key));
    }
    CHECK(schema.at("required") == json{"reisswitz", "version", "rules", "id", "title", "board", "sides", "units"});
    CHECK(schema.at("properties").at("units").at("maxItems") == 200);
    CHECK(schema.at("properties")
              .at("board")
              .at("properties")
              .at("legend")
              .at("additionalProperties")
              .at("properties")
              .at("elevation")
              .at("maximum") == 5);
    CHECK(schema.at("properties").at("options").at("properties").at("fog").at("enum") == json{"open", "line_of_sight"});
    CHECK(schema.at("properties").at("summary").contains("description"));
}
