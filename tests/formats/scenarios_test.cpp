#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "formats/findings.hpp"
#include "formats/formation.hpp"
#include "formats/library.hpp"
#include "formats/load.hpp"

using namespace reisswitz;
using formats::load_scenario;
using portable::Arm;
using portable::Battle;
using portable::Side;

namespace {

Battle battle_of(const std::string& id, const formats::Additions& additions = {}) {
    return load_scenario(formats::find_scenario(id).text, additions).battle;
}

/// Each warning of a scenario as "code path".
std::vector<std::string> warnings_of(const std::string& id) {
    std::vector<std::string> warnings;
    for (const formats::Finding& finding : formats::validate_scenario(formats::find_scenario(id).text).findings)
        warnings.push_back(finding.code + " " + finding.path);
    return warnings;
}

int activation_dice(const Battle& battle, Side side) {
    const bool chief = battle.sides[portable::index(side)].chief != portable::no_unit;
    const auto units = std::count_if(battle.roster.begin(), battle.roster.end(),
                                     [&](const auto& entry) { return entry.side == side; });
    const int per_die = battle.tables.units_per_activation_die;
    return chief + (static_cast<int>(units) - chief + per_die - 1) / per_die;
}

/// How many units of each type a side has.
std::map<std::string, int> types_of(const Battle& battle, Side side) {
    std::map<std::string, int> types;
    for (const auto& entry : battle.roster)
        if (entry.side == side) ++types[battle.tables.type(entry.type).id];
    return types;
}

std::string hex_of(const Battle& battle, portable::HexIndex hex) { return hex::name(battle.ground.size(), hex).str(); }

portable::HexIndex at(const Battle& battle, std::string_view name) { return hex::find_hex(battle.ground.size(), name); }

}  // namespace

TEST_CASE("the scenarios that come with the game", "[formats][scenarios]") {
    std::vector<std::string> ids;
    for (const auto& scenario : formats::built_in_scenarios()) ids.emplace_back(scenario.id);
    CHECK(ids == std::vector<std::string>{"el-teb", "first-steps", "fog-patrol", "gun-convoy", "symmetric",
                                          "tax-column", "the-ford", "wavre"});
}

TEST_CASE("every scenario is in order, tells its sides what to do and names what it rests on", "[formats][scenarios]") {
    for (const auto& built_in : formats::built_in_scenarios()) {
        INFO(built_in.id);
        const auto loaded = load_scenario(built_in.text);
        CHECK(loaded.scenario.id == built_in.id);
        CHECK_FALSE(loaded.scenario.summary.text.empty());
        CHECK_FALSE(loaded.scenario.assumptions.empty());
        for (Side side : portable::both_sides) {
            CHECK(loaded.battle.sides[portable::index(side)].briefing.size() > 100);
            CHECK(loaded.battle.sides[portable::index(side)].chief != portable::no_unit);
        }
        CHECK_FALSE(loaded.battle.victory.empty());
    }
    for (const char* historical : {"el-teb", "tax-column", "wavre"}) {
        INFO(historical);
        CHECK_FALSE(load_scenario(formats::find_scenario(historical).text).scenario.sources.empty());
    }
}

TEST_CASE("every scenario's file is laid out as the program writes it", "[formats][scenarios]") {
    for (const auto& built_in : formats::built_in_scenarios()) {
        INFO(built_in.id);
        CHECK(formats::save_scenario(formats::read_scenario(built_in.text)) == built_in.text);
    }
}

TEST_CASE("the tax column: 26 against 39 strength points", "[formats][scenarios]") {
    const Battle battle = battle_of("tax-column");
    CHECK(battle.sides[0].total_sp == 26);
    CHECK(battle.sides[1].total_sp == 39);
    CHECK(battle.sides[0].exhaustion_point == 9);
    CHECK(battle.sides[1].exhaustion_point == 13);
    CHECK(activation_dice(battle, Side::red) == 3);
    CHECK(activation_dice(battle, Side::blue) == 4);
    CHECK(battle.ground.size() == hex::BoardSize{9, 8});
    CHECK(battle.tables.turn_limit == 15);
    CHECK(types_of(battle, Side::red) ==
          std::map<std::string, int>{
              {"commander", 1}, {"field_artillery", 1}, {"infantry", 4}, {"machine_gun", 1}, {"mounted_cavalry", 1}});
    CHECK(types_of(battle, Side::blue) == std::map<std::string, int>{{"commander", 1},
                                                                     {"infantry", 4},
                                                                     {"mountain_artillery", 1},
                                                                     {"mounted_cavalry", 2},
                                                                     {"tribal_infantry", 6}});
    for (const char* ridge : {"C4", "D4", "F5", "G5"}) CHECK(battle.ground.elevation(at(battle, ridge)) == 1);
    CHECK(battle.ground.at(at(battle, "E1")).close());
    CHECK(battle.tables.weapon_of(static_cast<portable::TypeIndex>(battle.tables.find_type("tribal_infantry"))) ==
          nullptr);
    for (const auto& entry : battle.roster)
        CHECK(battle.tables.qualities[entry.quality].id == (entry.side == Side::red ? "average" : "poor"));
    CHECK(warnings_of("tax-column").empty());

    const Battle halves = battle_of(
        "tax-column", {.house = {formats::find_house_rule("half-exhaustion")}, .options = {}, .variants = {}});
    CHECK(halves.sides[0].exhaustion_point == 13);
    CHECK(halves.sides[1].exhaustion_point == 20);
}

TEST_CASE("El Teb: 43 British strength points against 64", "[formats][scenarios]") {
    const Battle battle = battle_of("el-teb");
    CHECK(battle.sides[0].name == "British");
    CHECK(battle.sides[1].name == "Mahdist");
    CHECK(battle.sides[0].total_sp == 43);
    CHECK(battle.sides[1].total_sp == 64);
    CHECK(battle.sides[0].exhaustion_point == 15);
    CHECK(battle.sides[1].exhaustion_point == 22);
    CHECK(activation_dice(battle, Side::red) == 4);
    CHECK(activation_dice(battle, Side::blue) == 5);
    CHECK(battle.ground.size() == hex::BoardSize{16, 14});
    CHECK(battle.tables.turn_limit == 16);
    CHECK(types_of(battle, Side::red) ==
          std::map<std::string, int>{
              {"commander", 1}, {"hand_drawn_gun", 2}, {"infantry", 6}, {"machine_gun", 2}, {"mounted_cavalry", 3}});
    CHECK(types_of(battle, Side::blue) == std::map<std::string, int>{{"commander", 1},
                                                                     {"field_artillery", 3},
                                                                     {"infantry", 3},
                                                                     {"machine_gun", 1},
                                                                     {"mounted_cavalry", 2},
                                                                     {"spearmen", 9}});
    CHECK(battle.tables.type(static_cast<portable::TypeIndex>(battle.tables.find_type("hand_drawn_gun"))).move == 1);
    const auto elite = std::count_if(battle.roster.begin(), battle.roster.end(), [&](const auto& entry) {
        return battle.tables.qualities[entry.quality].id == "elite";
    });
    CHECK(elite == 2);
    for (const char* trench : {"F5", "G5", "H5", "I5", "J5"}) CHECK(battle.ground.at(at(battle, trench)).trench);
    for (const char* battery : {"F6", "J4"}) CHECK(battle.ground.at(at(battle, battery)).fortification);
    for (const char* house : {"H4", "I4"}) CHECK(battle.ground.at(at(battle, house)).built_up);
    CHECK(battle.options().remount == portable::Remount::one_turn);
}

TEST_CASE("PW-ART-1, PW-FIRE-1: the program tells the designer of El Teb that his weapons are too short",
          "[formats][scenarios]") {
    CHECK(warnings_of("el-teb") == std::vector<std::string>{"range_too_short /units/8/type",
                                                            "range_too_short /units/9/type",
                                                            "range_too_short /units/2/type"});
    const auto findings = formats::validate_scenario(formats::find_scenario("el-teb").text).findings;
    CHECK(findings.at(0).message ==
          "machine_gun reaches 3 hexes. The guns dug in at F5, F6 and J4 reach 8 and stand 6 to 8 hexes from where it "
          "starts: it is "
          "under their fire for 3 turns before it can answer. Of this side only mountain_artillery can silence them "
          "from there.");
    CHECK(findings.at(0).severity == formats::Severity::warning);
}

TEST_CASE("Wavre: the Prussian corps by brigade, the French wing by corps", "[formats][scenarios]") {
    const Battle battle = battle_of("wavre");
    CHECK(battle.ground.size() == hex::BoardSize{14, 12});
    CHECK(battle.tables.turn_limit == 20);
    CHECK(battle.sides[0].total_sp == 97);
    CHECK(battle.sides[0].exhaustion_point == 33);
    CHECK(battle.sides[1].total_sp == 62);
    CHECK(battle.sides[1].exhaustion_point == 21);
    CHECK(activation_dice(battle, Side::red) == 7);
    CHECK(activation_dice(battle, Side::blue) == 6);

    const auto prussians = formats::formation_report(battle, Side::blue);
    REQUIRE(prussians.parts.size() == 1);
    std::vector<std::pair<std::string, int>> brigades;
    for (const auto& brigade : prussians.parts[0].parts) brigades.emplace_back(brigade.name, brigade.initial_sp);
    CHECK(brigades == std::vector<std::pair<std::string, int>>{{"9th Brigade", 15},
                                                               {"10th Brigade", 10},
                                                               {"11th Brigade", 10},
                                                               {"12th Brigade", 10},
                                                               {"Reserve cavalry", 11}});
    CHECK(types_of(battle, Side::blue)["infantry"] == 9);

    std::map<std::string, int> corps;
    for (const auto& part : formats::formation_report(battle, Side::red).parts) corps[part.name] = part.initial_sp;
    CHECK(corps == std::map<std::string, int>{{"Cavalry Corps (Exelmans)", 13},
                                              {"III Corps (Vandamme)", 32},
                                              {"IV Corps (Gérard)", 34},
                                              {"Light cavalry (Soult)", 4},
                                              {"Staff", 6},
                                              {"Teste", 8}});

    std::map<int, int> arrivals;
    for (const auto& entry : battle.roster)
        if (entry.side == Side::red) ++arrivals[entry.arrives_on_turn];
    CHECK(arrivals == std::map<int, int>{{0, 10}, {2, 5}, {4, 10}, {10, 2}, {12, 3}});
    CHECK(warnings_of("wavre").empty());
}

TEST_CASE("PW-RULING-30: the Dyle is crossed by its four bridges only", "[formats][scenarios]") {
    const Battle battle = battle_of("wavre");
    std::vector<std::string> crossings;
    for (int hex = 0; hex < battle.ground.size().hexes(); ++hex)
        if (const portable::HexIndex here{static_cast<std::uint16_t>(hex)};
            battle.ground.at(here).river && battle.ground.at(here).enterable())
            crossings.push_back(hex_of(battle, here));
    CHECK(crossings == std::vector<std::string>{"C10", "F8", "I7", "L5"});

    // From the south bank nobody comes to the north when the bridges are taken away.
    std::vector<bool> reached(static_cast<std::size_t>(battle.ground.size().hexes()));
    std::vector<portable::HexIndex> waiting{at(battle, "I12")};
    while (!waiting.empty()) {
        const portable::HexIndex here = waiting.back();
        waiting.pop_back();
        if (reached[here.value]) continue;
        reached[here.value] = true;
        for (portable::HexIndex next : battle.ground.neighbours(here))
            if (next.on_board() && !battle.ground.at(next).river) waiting.push_back(next);
    }
    CHECK(reached[at(battle, "A12").value]);
    CHECK(reached[at(battle, "N5").value]);
    CHECK_FALSE(reached[at(battle, "A1").value]);
    CHECK_FALSE(reached[at(battle, "N1").value]);
    int built_up = 0;
    for (const char* wavre : {"I6", "I7", "I8"}) built_up += battle.ground.at(at(battle, wavre)).built_up;
    CHECK(built_up == 3);
}

TEST_CASE("the learning scenarios are small and draw no warning", "[formats][scenarios]") {
    for (const char* id : {"first-steps", "the-ford"}) {
        INFO(id);
        const Battle battle = battle_of(id);
        CHECK(battle.ground.size() == hex::BoardSize{9, 8});
        CHECK(battle.units() == 12);
        CHECK(battle.sides[0].total_sp == battle.sides[1].total_sp);
        CHECK(warnings_of(id).empty());
    }
    for (const auto& entry : battle_of("first-steps").roster)
        CHECK(battle_of("first-steps").tables.type(entry.type).arm != Arm::artillery);
    const Battle ford = battle_of("the-ford");
    CHECK(ford.ground.at(at(ford, "D5")).ford);
    CHECK(ford.ground.at(at(ford, "G5")).bridge);
    CHECK(ford.wire_at_start == portable::HexSet{at(ford, "D4"), at(ford, "E4")});
}

TEST_CASE("the symmetric scenario is its own mirror image", "[formats][scenarios]") {
    const Battle battle = battle_of("symmetric");
    const hex::BoardSize size = battle.ground.size();
    REQUIRE(size == hex::BoardSize{13, 9});
    CHECK(battle.units() == 24);
    const auto mirrored = [&](portable::HexIndex hex) {
        const auto [column, row] = hex::place_of(size, hex);
        return hex::hex_at(size, {size.columns - 1 - column, row});
    };
    for (int hex = 0; hex < size.hexes(); ++hex) {
        const portable::HexIndex here{static_cast<std::uint16_t>(hex)};
        CHECK(battle.ground.at(here) == battle.ground.at(mirrored(here)));
    }
    for (int unit = 0; unit < 12; ++unit) {
        const auto& red = battle.roster[static_cast<std::size_t>(unit)];
        const auto& blue = battle.roster[static_cast<std::size_t>(unit + 12)];
        CHECK(red.id.substr(3) == blue.id.substr(4));
        CHECK(red.type == blue.type);
        CHECK(red.quality == blue.quality);
        CHECK(red.initial_sp == blue.initial_sp);
        CHECK(mirrored(red.hex) == blue.hex);
        CHECK(hex::clock(red.facing) + hex::clock(blue.facing) == hex::directions_round_a_hex);
    }
    CHECK(warnings_of("symmetric").empty());
}

TEST_CASE("PW-FOG-1: the patrols are set up by their players", "[formats][scenarios]") {
    const Battle battle = battle_of("fog-patrol");
    CHECK(battle.in_fog());
    CHECK(battle.options().hidden_rosters);
    for (const auto& entry : battle.roster) CHECK_FALSE(entry.hex.on_board());
    CHECK(battle.sides[0].deployment->size() == 20);
    CHECK(battle.tables.find_type("light_infantry") >= 0);
    CHECK(warnings_of("fog-patrol").empty());
}

TEST_CASE("PW-TRN-1: the long guns come behind their teams", "[formats][scenarios]") {
    const Battle battle = battle_of("gun-convoy");
    for (const auto& [team, gun] : {std::pair{"team_1", "long_gun_1"}, std::pair{"team_2", "long_gun_2"}}) {
        const auto& transport = battle.entry(battle.find_unit(team));
        CHECK(transport.tows == gun);
        CHECK(battle.entry(battle.find_unit(gun)).hex == transport.hex);
        CHECK(battle.entry(battle.find_unit(gun)).facing == transport.facing);
    }
    CHECK(warnings_of("gun-convoy").empty());
}
