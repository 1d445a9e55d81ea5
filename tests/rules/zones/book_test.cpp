#include "rules/zones/book.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "embedded/data_zones.hpp"

using namespace reisswitz;
using nlohmann::json;

namespace {

json clauses_json() {
    for (const auto& file : embedded::data_zones())
        if (file.path.ends_with("clauses.json")) return json::parse(file.bytes);
    return {};
}

/// The families of the specification, and how many clauses each has.
const std::map<std::string, int> families{
    {"OZ-DSP", 5}, {"OZ-CLS", 8},  {"OZ-CAP", 3}, {"OZ-TRF", 4},  {"OZ-MOR", 2},     {"OZ-BAS", 13},
    {"OZ-ART", 9}, {"OZ-ASL", 10}, {"OZ-CV", 8},  {"OZ-PM", 6},   {"TD-GEO", 5},     {"TD-GDL", 8},
    {"TD-MAJ", 6}, {"TD-FRT", 7},  {"TD-TAC", 9}, {"OZ-GAME", 3}, {"OZ-RULING", 38}, {"TD-RULING", 16},
    {"OZ-GAP", 7}, {"TD-CHK", 23}, {"TD-WARN", 5}};

}  // namespace

TEST_CASE("the clauses are those of the specification", "[zones][book]") {
    std::map<std::string, int> found;
    for (const auto& clause : zones::book().clauses()) ++found[clause.id.substr(0, clause.id.rfind('-'))];
    CHECK(found == families);
}

TEST_CASE("every clause has words of its own, and refers to clauses and options that are there", "[zones][book]") {
    std::set<std::string> texts;
    for (const auto& clause : zones::book().clauses()) {
        INFO(clause.id);
        CHECK(clause.text.ends_with('.'));
        CHECK(texts.insert(clause.text).second);
        CHECK_FALSE(clause.where.empty());
        for (const std::string& other : clause.see) CHECK(zones::book().find_clause(other));
        if (!clause.option.empty()) CHECK(zones::book().find_option(clause.option));
    }
    for (const auto& option : zones::book().options()) {
        INFO(option.id);
        CHECK((option.clause.empty() || zones::book().find_clause(option.clause)));
        CHECK(std::any_of(option.values.begin(), option.values.end(),
                          [&](const auto& value) { return value.value == option.preset; }));
    }
}

TEST_CASE("what only a running game can show is marked so", "[zones][book]") {
    int game = 0;
    const json book = clauses_json();
    for (const json& clause : book.at("clauses")) {
        if (!clause.contains("place")) continue;
        INFO(clause.at("id"));
        CHECK(clause.at("place") == "game");
        ++game;
    }
    CHECK(game > 0);
}
