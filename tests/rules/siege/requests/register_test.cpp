#include "adjudicate/register.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "describe/flags.hpp"
#include "requests.hpp"
#include "rules/siege/book.hpp"

using namespace reisswitz;
using namespace reisswitz::siege::test;

namespace {

const adjudicate::RuleBook& siege_book() { return *adjudicate::all_rule_books().find_book("siege"); }

}  // namespace

TEST_CASE("the siege rules have their eleven procedures", "[siege][register]") {
    std::set<std::string> names;
    for (const adjudicate::Procedure& procedure : siege_book().procedures) {
        names.insert(procedure.name);
        CHECK(procedure.help.ends_with('.'));
    }
    CHECK(names == std::set<std::string>{"bombardment_shot", "charge_result", "collapse_casualty", "days_to_breach",
                                         "garrison_supply", "mine_result", "shots_in_period", "shots_to_breach",
                                         "task_time", "wall_collapse", "wall_strength"});
}

TEST_CASE("every input of every procedure is described", "[siege][register]") {
    for (const adjudicate::Procedure& procedure : siege_book().procedures) {
        INFO(procedure.name);
        const json schema = procedure.schema();
        CHECK(schema.at("additionalProperties") == false);
        for (const auto& [key, property] : schema.at("properties").items()) {
            INFO(key);
            CHECK(property.contains("description"));
        }
    }
}

TEST_CASE("the schemas know the words of the tables", "[siege][register]") {
    const auto schema_of = [](const char* name) {
        return adjudicate::find_procedure(siege_book().procedures, name)->schema()["properties"];
    };
    CHECK(schema_of("bombardment_shot")["gun"]["enum"] == json{"12", "18", "24", "3-4", "32-36", "48", "6", "8-9"});
    CHECK(schema_of("wall_strength")["defence"]["enum"] == json{"a", "b", "c", "d", "e"});
    CHECK(schema_of("wall_collapse")["rows"]["maxItems"] == 40);
    CHECK(schema_of("task_time")["task"]["enum"].size() == 14);
}

TEST_CASE("a procedure can be called by flags made from its schema", "[siege][register]") {
    const auto* shot = adjudicate::find_procedure(siege_book().procedures, "bombardment_shot");
    const json inputs = describe::from_flags({"--gun", "24", "--range", "400", "--report", "damage"}, shot->schema());
    CHECK(shot->odds(inputs).outcomes().size() == 5);
    const auto* strength = adjudicate::find_procedure(siege_book().procedures, "wall_strength");
    CHECK(strength->odds(describe::from_flags({"--defence", "e", "--thickness", "10"}, strength->schema()))
              .outcomes()
              .size() == 1);
}

TEST_CASE("the words of the siege rules", "[siege][register]") {
    CHECK(siege::book().id() == "siege");
    CHECK(siege::book().clauses().size() == 119);
    CHECK(siege::book().options().size() == 13);
    CHECK(siege::book().find_option("governor")->preset == "player");
    for (const ruling::ClauseText& clause : siege::book().clauses()) {
        INFO(clause.id);
        CHECK(clause.id.starts_with("SG-"));
        CHECK(clause.text.ends_with('.'));
        for (const std::string& other : clause.see) CHECK(siege::book().find_clause(other) != nullptr);
        if (!clause.option.empty()) CHECK(siege::book().find_option(clause.option) != nullptr);
    }
}
