// Rulings of the objective zones in words, the register, and house rules.

#include <catch2/catch.hpp>
#include <set>

#include "adjudicate/rolling.hpp"
#include "dice/physical_dice.hpp"
#include "requests.hpp"

using namespace reisswitz;
using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

namespace {

json zones_request(const char* procedure, const json& inputs) {
    return {{"rules", "zones"}, {"procedure", procedure}, {"inputs", inputs}};
}

std::string text_of(const char* procedure, const json& inputs, std::vector<int> faces = {}) {
    dice::PhysicalDice dice{std::move(faces)};
    return to_text(Request::read(zones_request(procedure, inputs)).roll(dice));
}

json under(const json& house, const char* procedure, const json& inputs) {
    json request = zones_request(procedure, inputs);
    request["house"] = house;
    return json::parse(answer_line(request.dump()));
}

const json town_sector = {{"attackers", {{{"castings", 24}, {"grade", 1}}}},
                          {"defenders", {{{"castings", 18}, {"grade", 2}}}},
                          {"attacker_sections", 1}};

}  // namespace

TEST_CASE("the objective zones have their thirteen procedures, with every input described", "[adjudicate][zones]") {
    const RuleBook* book = all_rule_books().find_book("zones");
    REQUIRE(book);
    std::set<std::string> names;
    for (const Procedure& procedure : book->procedures) {
        names.insert(procedure.name);
        INFO(procedure.name);
        CHECK_FALSE(procedure.help.empty());
        const json schema = procedure.schema();
        CHECK(schema.at("additionalProperties") == false);
        for (const auto& [key, property] : schema.at("properties").items()) {
            INFO(key);
            CHECK((property.contains("description") || property.contains("properties")));
            if (property.contains("default")) CHECK_FALSE(property.at("default").is_null());
        }
    }
    CHECK(names == std::set<std::string>{"advise_assault", "capacity_check", "fire_permission", "morale_check",
                                         "sector_assault", "sector_fight", "sector_transfer", "terrain_movement",
                                         "terrain_validate", "traverse_time", "wheel_break", "zone_assault",
                                         "zone_bombardment"});
}

TEST_CASE("OZ-CV-1, OZ-CV-8, OZ-PM-2: the ruling of an assault in words", "[adjudicate][zones][roll]") {
    json inputs = town_sector;
    inputs["zone_class"] = "d";
    CHECK(
        text_of("sector_assault", inputs, {10, 2, 5, 1, 9}) ==
        "attacker 1 throws 1 dice by its grade.  [OZ-CV-1]\n"
        "+2 Two dice a section  [OZ-CV-4]\n"
        "attacker 1 fights at Assault Intensity Level 3.  [OZ-CV-8]\n"
        "attacker 1 hits with each die below 3.  [OZ-CV-8]\n"
        "melee dice of attacker 1 (a ten is a 0): dice 0, 2, 5 = 2  [OZ-CV-2]\n"
        "defender 1 throws 2 dice by its grade.  [OZ-CV-1]\n"
        "+1 The raise of a zone  [OZ-CV-6]\n"
        "defender 1 fights at Assault Intensity Level 3.  [OZ-CV-8]\n"
        "defender 1 hits with each die below 3.  [OZ-CV-8]\n"
        "melee dice of defender 1 (a ten is a 0): dice 1, 9 = 1  [OZ-CV-3]\n"
        "The attackers of the sector lose 1 castings.  [OZ-RULING-16]\n"
        "The defenders of the sector lose 2 castings.  [OZ-RULING-16]\n"
        "The defenders of the sector are engaged, and the attackers are ahead.  [OZ-PM-2]\n"
        R"(result: {"attacker_casualties":1,"control":"contested","defender_casualties":2,"state":"engaged_attacker_ahead"})");
}

TEST_CASE("OZ-ASL-3: the ruling of a whole zone names sectors", "[adjudicate][zones][roll]") {
    const std::string text = text_of("zone_assault", {{"zone_class", "c"}, {"sectors", {town_sector, town_sector}}},
                                     {10, 2, 5, 1, 9, 9, 9, 9, 9, 9});
    CHECK(text.find("melee dice of attacker 1 of sector 2 (a ten is a 0): dice 9, 9, 9 = 0  [OZ-CV-2]") !=
          std::string::npos);
    CHECK(text.find("All units in sector 2 are engaged.  [OZ-PM-3]") != std::string::npos);
    CHECK(text.find("The zone is contested.  [OZ-BAS-2]") != std::string::npos);
}

TEST_CASE("OZ-ASL-4: the ruling of an advice tells plans", "[adjudicate][zones][roll]") {
    const std::string text = text_of(
        "advise_assault", {{"zone_class", "c"},
                           {"attackers", {{{"castings", 36}, {"grade", 6}}, {{"castings", 12}, {"grade", 2}}}},
                           {"defenders", {{{"castings", 24}, {"grade", 5}}, {{"castings", 12}, {"grade", 2}}}}});
    CHECK(
        text.starts_with("To the attacker the assault is worth 1220 thousandths.  [OZ-ASL-4]\n"
                         "Attack with 1; 2, sectors shuffled: 1000 times in a thousand.  [OZ-ASL-9]\n"));
    CHECK(text.find("The defender does best with 1; 2, sectors shuffled: 1000 times in a thousand.  [OZ-ASL-7]") !=
          std::string::npos);
    CHECK(text.ends_with(R"(result: {"value":"1.219834851"})"));
}

TEST_CASE("TD-TAC-7, OZ-GAP-4, OZ-ART-8, TD-CHK-2: the rulings of the short procedures", "[adjudicate][zones][roll]") {
    CHECK(
        text_of("wheel_break", {{"vehicles", 2}}, {10, 4}).find("vehicle 1 breaks a wheel and is lost.  [TD-TAC-7]") !=
        std::string::npos);
    CHECK(text_of("morale_check", {{"morale", "d"}}, {4}).find("the unit holds.  [OZ-MOR-1]") != std::string::npos);
    CHECK(
        text_of("zone_bombardment", {{"zone_class", "d"}, {"barrages", {2}}, {"garrison_castings", 9}}, {10})
            .starts_with("-1 Fire at classes B to D  [OZ-ART-8]\nfire of barrage 1 (a ten is a 0): die 0  [OZ-ART-1]"));
    CHECK(text_of("terrain_validate", {{"terrain_type", "wooded"}, {"cell_yd", 50}, {"rows", {"..", ".."}}})
              .find("The board breaks this rule.  [TD-CHK-2]") != std::string::npos);
    CHECK(
        text_of("sector_transfer",
                {{"zone_class", "f"}, {"sectors", {"friendly", "enemy", "friendly", "empty"}}, {"from", 1}, {"to", 3}})
            .starts_with("The way to sector 3 is blocked.  [OZ-BAS-5]"));
}

TEST_CASE("a request may change the numbers of the zones", "[adjudicate][zones][house]") {
    const json room =
        under({{"classes", {{"c", {{"capacity", 3}}}}}}, "capacity_check", {{"zone_class", "c"}, {"units", 3}});
    CHECK(room["outcomes"][0]["result"]["garrison"] == 3);
    const json morale = under({{"morale_fail_faces", {{"a", 5}}}}, "morale_check", {{"morale", "a"}});
    CHECK(morale["outcomes"][0]["p"] == "1/2");
    const json wheels = under({{"wheel_break_faces", 0}}, "wheel_break", {{"vehicles", 2}});
    CHECK(wheels["outcomes"].size() == 1);
    CHECK(under({{"weather", 1}}, "wheel_break", {{"vehicles", 2}})["error"]["path"] == "/house/weather");
    CHECK(under({{"classes", {{"c", {{"raise", 9}}}}}}, "wheel_break", {{"vehicles", 2}})["error"]["path"] ==
          "/house/classes/c/raise");
}

TEST_CASE("requests at the limits are answered within seconds", "[adjudicate][zones][limits]") {
    const json strong = {{"castings", 60}, {"grade", 10}};
    const json many_dice = {{"melee_dice", json::array({20, 20, 20, 20, 20, 20, 20, 20, 20, 20})}};
    json sector = {{"zone_class", "f"},
                   {"attackers", json::array({strong, strong, strong, strong, strong, strong})},
                   {"attacker_sections", 8},
                   {"report", "state"}};
    sector.update(many_dice);
    json helper = strong;
    helper["status"] = "engaged";
    sector["defenders"] = json::array({helper, helper, helper, helper, helper, helper});
    CHECK(json::parse(answer_line(zones_request("sector_assault", sector).dump())).contains("outcomes"));
    json advice = {{"zone_class", "f"},
                   {"attackers", json::array({strong, strong, strong, strong, strong})},
                   {"defenders", json::array({strong, strong, strong, strong})},
                   {"attacker_sections", 2},
                   {"payoff", "capture"}};
    CHECK(json::parse(answer_line(zones_request("advise_assault", advice).dump())).contains("outcomes"));
    CHECK(json::parse(answer_line(zones_request("wheel_break", {{"vehicles", 40}, {"entries", 10}}).dump()))
              .at("outcomes")
              .size() == 41);
}
