#include <catch2/catch.hpp>
#include <set>

#include "adjudicate/register.hpp"
#include "adjudicate/request.hpp"
#include "describe/flags.hpp"
#include "dice/physical_dice.hpp"
#include "requests.hpp"

using namespace reisswitz;
using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

namespace {

std::string rolled(const char* procedure, const json& inputs, std::vector<int> faces) {
    dice::PhysicalDice dice{std::move(faces)};
    return to_text(Request::read({{"rules", "campaign"}, {"procedure", procedure}, {"inputs", inputs}}).roll(dice));
}

/// Every input has its line of help, those within others too.
void check_described(const json& schema) {
    CHECK(schema.at("additionalProperties") == false);
    for (const auto& [key, property] : schema.at("properties").items()) {
        INFO(key);
        CHECK(property.contains("description"));
        CHECK((!property.contains("default") || !property["default"].is_null()));
        if (property.contains("properties")) check_described(property);
        if (property.contains("items") && property["items"].contains("properties")) check_described(property["items"]);
    }
}

}  // namespace

TEST_CASE("the campaign has its twelve procedures, and every input is described", "[adjudicate][campaign]") {
    const RuleBook* book = all_rule_books().find_book("campaign");
    REQUIRE(book);
    std::set<std::string> names;
    for (const Procedure& procedure : book->procedures) {
        INFO(procedure.name);
        names.insert(procedure.name);
        CHECK_FALSE(procedure.help.empty());
        check_described(procedure.schema());
    }
    CHECK(names == std::set<std::string>{"arrival_schedule", "column_length", "contact_time", "courier_time",
                                         "deserters", "fatigue_after_battle", "forced_march", "march_time",
                                         "scout_contact", "straggler_roll", "weather_stationary", "weather_step"});
}

TEST_CASE("campaign: what the tables say stands in the description", "[adjudicate][campaign]") {
    const auto& procedures = all_rule_books().find_book("campaign")->procedures;
    const auto preset = [&](const char* procedure, const char* key) {
        return find_procedure(procedures, procedure)->schema()["properties"][key]["default"];
    };
    CHECK(preset("courier_time", "courier_mph") == "5/1");
    CHECK(preset("courier_time", "dusk_h") == "18/1");
    CHECK(preset("march_time", "road") == "main");
    CHECK(preset("march_time", "method3_gain") == "1/5");
    CHECK(preset("weather_step", "edge") == "clamp");
    CHECK(preset("deserters", "rounding") == "nearest");
    CHECK(preset("arrival_schedule", "start_clock_h") == "6/1");
    CHECK(preset("column_length", "lengths") == "standard");
}

TEST_CASE("campaign: a procedure can be called by flags", "[adjudicate][campaign]") {
    const Procedure* march = find_procedure(all_rule_books().find_book("campaign")->procedures, "march_time");
    const json inputs = describe::from_flags(
        {"--nation", "france", "--troop-types", R"(["infantry"])", "--distance", "30", "--weather", "R"},
        march->schema());
    CHECK(march->odds(inputs).outcomes().size() == 1);
}

TEST_CASE("campaign: rulings in words", "[adjudicate][campaign][roll]") {
    CHECK(rolled("straggler_roll", {{"units", {{{"fatigue", "tired"}}}}}, {4}) ==
          "stragglers of unit 1: die 4  [FW-STR-1]\n"
          "Marching in that state multiplies the stragglers of unit 1 by 3/2.  [FW-STR-2]\n"
          "unit 1: 3 figures.  [FW-STR-1]\n"
          "Stragglers in all: 3 figures.  [FW-FOM-6]\n"
          R"(result: {"stragglers":3})");
    CHECK(rolled("weather_step", {{"region", "spain"}, {"season", "winter"}, {"report", "code"}}, {1, 6, 3, 3}) ==
          "how far the weather drifts left: die 1  [FW-WX-3]\n"
          "how far the weather drifts right: die 6  [FW-WX-3]\n"
          "how far the weather drifts up: die 3  [FW-WX-3]\n"
          "how far the weather drifts down: die 3  [FW-WX-3]\n"
          "The marker stands in column 13, row 8.  [FW-RULING-18]\n"
          "The weather is average.  [FW-WX-1]\n"
          R"(result: {"code":"A"})");
    CHECK(
        rolled("contact_time", {{"mode", "pursuit"}, {"speed_a_mph", 1}, {"speed_b_mph", 1}, {"distance_mi", 1}}, {}) ==
        "The screens look 0 miles ahead.  [FW-CON-1]\n"
        "They do not meet in that time.  [FW-CON-1]\n"
        R"(result: {"contact":false})");
}

TEST_CASE("campaign: an amount of a ruling is in its record and comes back from it", "[adjudicate][campaign][roll]") {
    ruling::Ruling ruling;
    ruling.amount({"FW-MOV-1"}, {"road_factor"}, "3/4");
    const ruling::Book& words = *all_rule_books().find_book("campaign")->words;
    const json record = ruling::to_json(ruling, words, {}, ruling::Detail::record);
    CHECK(record[0]["amount"] == "3/4");
    CHECK(record[0]["text"] == "The road: times 3/4.");
    CHECK(ruling::to_json(ruling::from_json(record), words, {}, ruling::Detail::record) == record);
}
