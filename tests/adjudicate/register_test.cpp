#include "adjudicate/register.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "describe/flags.hpp"
#include "requests.hpp"

using namespace reisswitz;
using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

TEST_CASE("the Portable Wargame has its thirteen procedures", "[adjudicate][register]") {
    const RuleBook* book = all_rule_books().find_book("portable");
    REQUIRE(book);
    std::set<std::string> names;
    for (const Procedure& procedure : book->procedures) {
        names.insert(procedure.name);
        CHECK_FALSE(procedure.help.empty());
    }
    CHECK(names == std::set<std::string>{"activation", "artillery_fire", "bombardment", "close_combat",
                                         "exhaustion_point", "fire_check", "hex_relation", "initiative",
                                         "line_of_sight", "reachable", "resolve_hit", "retreat_hexes", "volley"});
    CHECK(find_procedure(book->procedures, "mate") == nullptr);
    CHECK(all_rule_books().find_book("chess") == nullptr);
}

TEST_CASE("every input of every procedure is described", "[adjudicate][register]") {
    for (const Procedure& procedure : all_rule_books().find_book("portable")->procedures) {
        INFO(procedure.name);
        const json schema = procedure.schema();
        for (const auto& [key, property] : schema.at("properties").items()) {
            INFO(key);
            CHECK((property.contains("description") || property.contains("properties")));
        }
        CHECK(schema.at("additionalProperties") == false);
    }
}

TEST_CASE("the schema bounds the range by the weapons of the tables", "[adjudicate][register]") {
    const auto& procedures = all_rule_books().find_book("portable")->procedures;
    CHECK(find_procedure(procedures, "artillery_fire")->schema()["properties"]["range_hexes"]["maximum"] == 12);
    CHECK(find_procedure(procedures, "volley")->schema()["properties"]["range_hexes"]["maximum"] == 3);
    CHECK(find_procedure(procedures, "bombardment")
              ->schema()["properties"]["batteries"]["items"]["properties"]["range_hexes"]["maximum"] == 12);
    CHECK(find_procedure(procedures, "volley")->schema()["properties"]["weapon"]["enum"] ==
          json{"machine_gun", "small_arms"});
    CHECK(find_procedure(procedures, "artillery_fire")->schema()["properties"]["artillery"]["default"] ==
          "field_artillery");
    CHECK(find_procedure(procedures, "resolve_hit")->schema()["properties"]["quality"]["default"] == "average");
}

TEST_CASE("a procedure can be called by flags made from its schema", "[adjudicate][register]") {
    const Procedure* volley = find_procedure(all_rule_books().find_book("portable")->procedures, "volley");
    const json inputs = describe::from_flags(
        {"--weapon", "small_arms", "--cover", "--firer-moved", "--units", R"([{"id":"a","sp":1}])"}, volley->schema());
    CHECK(inputs["target_in_cover"] == true);
    CHECK(volley->odds(inputs).outcomes().size() == 3);
}
