#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "data_file.hpp"

using namespace reisswitz::data_tests;

namespace {

const Json& unit(const Json& tables, const std::string& type) { return tables.at("units").at(type); }

/// The range of the weapon that a unit carries.
int range_of(const Json& tables, const std::string& type) {
    return tables.at("weapons").at(unit(tables, type).at("weapon").get<std::string>()).at("range");
}

}  // namespace

TEST_CASE("the tables know their rules and hold the ten types of unit") {
    const Json tables = read_json("tables.json");
    CHECK(tables.at("rules") == "portable");
    CHECK(tables.at("version") == 1);
    CHECK(tables.at("units").size() == 10);
    CHECK(tables.at("weapons").size() == 6);
}

TEST_CASE("PW-SP-1: the starting strength of each type") {
    const Json tables = read_json("tables.json");
    const auto [type, strength_points] = GENERATE(table<std::string, int>({{"infantry", 4},
                                                                           {"dismounted_cavalry", 3},
                                                                           {"mounted_cavalry", 3},
                                                                           {"machine_gun", 2},
                                                                           {"heavy_artillery", 2},
                                                                           {"medium_artillery", 2},
                                                                           {"field_artillery", 2},
                                                                           {"mountain_artillery", 2},
                                                                           {"transport", 1},
                                                                           {"commander", 2}}));
    INFO(type);
    CHECK(unit(tables, type).at("sp") == strength_points);
}

TEST_CASE("PW-ART-1: the range of each gun") {
    const Json tables = read_json("tables.json");
    const auto [type, range_hexes] = GENERATE(table<std::string, int>(
        {{"heavy_artillery", 12}, {"medium_artillery", 10}, {"field_artillery", 8}, {"mountain_artillery", 6}}));
    INFO(type);
    CHECK(unit(tables, type).at("class") == "artillery");
    CHECK(range_of(tables, type) == range_hexes);
    CHECK(tables.at("weapons").at(type).at("artillery") == true);
    CHECK(tables.at("weapons").at(type).at("dice") == 1);
}

TEST_CASE("PW-MOVE-1: the movement of each type") {
    const Json tables = read_json("tables.json");
    const auto [type, move_hexes] = GENERATE(table<std::string, int>({{"infantry", 2},
                                                                      {"dismounted_cavalry", 2},
                                                                      {"mounted_cavalry", 3},
                                                                      {"machine_gun", 2},
                                                                      {"heavy_artillery", 1},
                                                                      {"medium_artillery", 1},
                                                                      {"field_artillery", 2},
                                                                      {"mountain_artillery", 2},
                                                                      {"transport", 2},
                                                                      {"commander", 3}}));
    INFO(type);
    CHECK(unit(tables, type).at("move") == move_hexes);
}

TEST_CASE("PW-FIRE-1: small arms throw one die, machine guns three, both to 3 hexes") {
    const Json tables = read_json("tables.json");
    const auto [weapon, range_hexes, dice] =
        GENERATE(table<std::string, int, int>({{"small_arms", 3, 1}, {"machine_gun", 3, 3}}));
    INFO(weapon);
    CHECK(tables.at("weapons").at(weapon) == Json{{"range", range_hexes}, {"dice", dice}, {"artillery", false}});
}

TEST_CASE("PW-RULING-8: who carries what") {
    const Json tables = read_json("tables.json");
    const auto [type, weapon] = GENERATE(table<std::string, Json>({{"infantry", "small_arms"},
                                                                   {"dismounted_cavalry", "small_arms"},
                                                                   {"mounted_cavalry", nullptr},
                                                                   {"machine_gun", "machine_gun"},
                                                                   {"transport", nullptr},
                                                                   {"commander", nullptr}}));
    INFO(type);
    CHECK(unit(tables, type).at("weapon") == weapon);
    CHECK(unit(tables, type).at("armed") == !weapon.is_null());
}

TEST_CASE("PW-CC-2: the score with which each type is not hit, from the front and from flank or rear") {
    const Json tables = read_json("tables.json");
    const auto [type, row, front, flank] =
        GENERATE(table<std::string, std::string, int, int>({{"infantry", "infantry", 3, 5},
                                                            {"dismounted_cavalry", "dismounted_cavalry", 3, 5},
                                                            {"mounted_cavalry", "mounted_cavalry", 2, 4},
                                                            {"machine_gun", "machine_gun", 3, 5},
                                                            {"heavy_artillery", "artillery", 4, 5},
                                                            {"medium_artillery", "artillery", 4, 5},
                                                            {"field_artillery", "artillery", 4, 5},
                                                            {"mountain_artillery", "artillery", 4, 5},
                                                            {"transport", "transport", 5, 6},
                                                            {"commander", "commander", 3, 3}}));
    INFO(type);
    CHECK(unit(tables, type).at("melee") == Json{front, flank});
    CHECK(unit(tables, type).at("melee_row") == row);
}

TEST_CASE("PW-CC-8: infantry and cavalry follow up, nobody else") {
    const Json tables = read_json("tables.json");
    const std::set<std::string> classes{"infantry", "cavalry"};
    for (const auto& [type, row] : tables.at("units").items()) {
        INFO(type);
        CHECK(row.at("follows_up") == classes.contains(row.at("class")));
    }
}

TEST_CASE("PW-MOVE-7: transports and commanders share a hex, nobody else") {
    const Json tables = read_json("tables.json");
    const std::set<std::string> classes{"transport", "commander"};
    for (const auto& [type, row] : tables.at("units").items()) {
        INFO(type);
        CHECK(row.at("shares_hex") == classes.contains(row.at("class")));
    }
}

TEST_CASE("PW-HIT-2: up to which score each quality loses a strength point") {
    const Json tables = read_json("tables.json");
    CHECK(tables.at("qualities") ==
          Json{{"elite", {{"loses_up_to", 2}}}, {"average", {{"loses_up_to", 3}}}, {"poor", {{"loses_up_to", 4}}}});
}

TEST_CASE("PW-EXH-1: exhaustion is one third") {
    CHECK(read_json("tables.json").at("exhaustion_fraction") == Json{1, 3});
}

TEST_CASE("PW-ACT-3: one activation die for five units") {
    CHECK(read_json("tables.json").at("units_per_activation_die") == 5);
}

TEST_CASE("PW-LOS-3: woods and houses stand one level high, works none") {
    CHECK(read_json("tables.json").at("terrain_height") ==
          Json{{"woods", 1}, {"built_up", 1}, {"fortification", 0}, {"trench", 0}});
}

TEST_CASE("PW-RULING-41: a battle lasts 30 turns unless the scenario says otherwise") {
    CHECK(read_json("tables.json").at("turn_limit") == 30);
}

TEST_CASE("the tables carry the source's rules: no modifier by type, nobody is forced to retreat") {
    const Json tables = read_json("tables.json");
    for (const auto& [type, row] : tables.at("units").items()) {
        INFO(type);
        CHECK(row.size() == 13);
        for (const char* modifier : {"fire_modifier", "target_modifier", "melee_modifier"})
            CHECK(row.at(modifier) == 0);
        CHECK(row.at("must_retreat") == false);
    }
}

TEST_CASE("options and variants of the tables are the defaults of the clause texts") {
    const Json tables = read_json("tables.json");
    const Json book = read_json("clauses.json");
    for (const char* key : {"options", "variants"}) {
        CHECK(tables.at(key).size() == book.at(key).size());
        for (const Json& option : book.at(key)) {
            INFO(option.at("id").get<std::string>());
            const Json& value = tables.at(key).at(option.at("id").get<std::string>());
            const std::string word = value.is_string() ? value.get<std::string>() : value.dump();
            CHECK(word == option.at("default").get<std::string>());
        }
    }
}
