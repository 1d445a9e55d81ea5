#include "rules/campaign/tables.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "describe/fault.hpp"
#include "rules/campaign/data.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;
using nlohmann::json;

namespace {

Tables under(const json& changes) {
    std::vector<TableChange> changed;
    return read_tables(overlay(built_in_json(), changes, changed));
}

/// "code path" of the fault; "" when the tables can be read.
std::string fault_of(const json& changes) {
    try {
        under(changes);
        return "";
    } catch (const describe::Fault& fault) {
        return fault.code + " " + fault.path;
    }
}

}  // namespace

TEST_CASE("the tables know their rules", "[campaign][tables]") {
    CHECK(built_in_json().at("rules") == "campaign");
    CHECK(built_in_json().at("version") == 1);
    CHECK(tables().nations.size() == 17);
    CHECK(tables().troop_types.size() == 9);
    CHECK(tables().formations.size() == 9);
}

TEST_CASE("the words of the campaign: 106 clauses, and an option for each value of the tables", "[campaign][tables]") {
    CHECK(book().clauses().size() == 106);
    const json& options = built_in_json().at("options");
    CHECK(book().options().size() == options.size());
    for (const auto& [id, value] : options.items()) {
        INFO(id);
        const ruling::OptionText* option = book().find_option(id);
        REQUIRE(option);
        CHECK(option->preset == (value.is_string() ? value.get<std::string>() : value.dump()));
        if (!option->clause.empty()) {
            REQUIRE(book().find_clause(option->clause));
            CHECK(book().find_clause(option->clause)->option == id);
        }
    }
    for (const ruling::ClauseText& clause : book().clauses()) {
        INFO(clause.id);
        for (const std::string& other : clause.see) CHECK(book().find_clause(other));
        CHECK((clause.option.empty() || book().find_option(clause.option)));
    }
}

TEST_CASE("every house rule in the data folder can be laid over the tables", "[campaign][tables][house]") {
    int rules = 0;
    for (const auto& file : std::filesystem::directory_iterator(REISSWITZ_SOURCE_DIR "/data/campaign/house")) {
        INFO(file.path());
        std::ifstream text(file.path());
        const json rule = json::parse(text);
        CHECK(rule.at("house") == file.path().stem().string());
        std::vector<TableChange> changed;
        CHECK_NOTHROW(read_tables(overlay(built_in_json(), rule.at("changes"), changed)));
        CHECK_FALSE(changed.empty());
        ++rules;
    }
    CHECK(rules == 3);
}

TEST_CASE("every data file of the campaign says where its numbers come from", "[campaign][tables]") {
    for (const auto& file : std::filesystem::directory_iterator(REISSWITZ_SOURCE_DIR "/data/campaign")) {
        const std::string name = file.path().stem().string();
        if (file.is_directory() || name == "clauses") continue;
        INFO(name);
        std::ifstream text(file.path());
        const json block = json::parse(text);
        REQUIRE(block.contains("provenance"));
        CHECK_FALSE(block["provenance"].empty());
    }
}

TEST_CASE("FW-RULING-5: how long a rest has to be", "[campaign][tables]") {
    CHECK(tables().days_to_fresh == std::array{0, 4, 7, 10});
}

TEST_CASE("a house rule changes single values, and lists are replaced whole", "[campaign][tables][house]") {
    std::vector<TableChange> changed;
    const Tables changed_tables = read_tables(overlay(
        built_in_json(),
        {{"nations", {{"infantry_mph", {{"austria", "3/4"}, {"france", "2/1"}}}}}, {"options", {{"edge", "wrap"}}}},
        changed));
    CHECK(changed_tables.nations[static_cast<std::size_t>(find_row(changed_tables.nations, "austria"))].infantry_mph ==
          part(3, 4));
    CHECK(changed_tables.nations[static_cast<std::size_t>(find_row(changed_tables.nations, "naples"))].infantry_mph ==
          part(3, 4));
    CHECK(changed_tables.options.edge == Edge::wrap);
    REQUIRE(changed.size() == 2);
    CHECK(changed[0].path == "/nations/infantry_mph/austria");
    CHECK(changed[0].was == "\"1/1\"");
    CHECK(changed[0].is == "\"3/4\"");
}

TEST_CASE("a house rule may add rows", "[campaign][tables][house]") {
    const Tables more =
        under({{"nations", {{"infantry_mph", {{"sweden", "7/4"}}}, {"moves_as", {{"hanover", "sweden"}}}}},
               {"troop_types", {{"factor", {{"camels", "5/4"}}}}},
               {"formations", {{"pontoon_park", {{"length_mi", 2}}}}}});
    CHECK(find_row(more.nations, "hanover") >= 0);
    CHECK(find_row(more.troop_types, "camels") >= 0);
    CHECK(find_row(more.formations, "pontoon_park") >= 0);
}

TEST_CASE("a house rule that makes no sense is refused at its place", "[campaign][tables][house]") {
    const auto [changes, fault] = GENERATE(table<const char*, const char*>({
        {R"({"sieges":{}})", "unknown_input /sieges"},
        {R"({"nations":3})", "bad_type /nations"},
        {R"({"nations":{"infantry_mph":{"france":0}}})", "out_of_range /nations/infantry_mph/france"},
        {R"({"nations":{"infantry_mph":{"france":"1/1000"}}})", "out_of_range /nations/infantry_mph/france"},
        {R"({"nations":{"infantry_mph":{"france":101}}})", "out_of_range /nations/infantry_mph/france"},
        {R"({"nations":{"infantry_mph":{"france":2.5}}})", "bad_type /nations/infantry_mph/france"},
        {R"({"nations":{"infantry_mph":{"France":2}}})", "out_of_range /nations/infantry_mph/France"},
        {R"({"nations":{"moves_as":{"france":"austria"}}})", "inconsistent /nations/moves_as/france"},
        {R"({"nations":{"moves_as":{"saxony":"prussians"}}})", "unknown_value /nations/moves_as/saxony"},
        {R"({"nations":{"artillery_mph":1}})", "unknown_input /nations/artillery_mph"},
        {R"({"speed_factors":{"road":{"highway":1}}})", "missing_input /column_percent/road/highway"},
        {R"({"speed_factors":{"weather":{"SN":"1/2"}}})", "unknown_value /speed_factors/weather/SN"},
        {R"({"weather_codes":{"snow":"snow"}})", "out_of_range /weather_codes/snow"},
        {R"({"column_percent":{"night":-101}})", "out_of_range /column_percent/night"},
        {R"({"column_percent":{"hill_guns":{"nations":["tyrol"]}}})",
         "unknown_value /column_percent/hill_guns/nations/0"},
        {R"({"weather":{"regions":{"spain":{"spring":["A A A","A A A"]}}}})", "bad_grid /weather/regions/spain/spring"},
        {R"({"weather":{"regions":{"egypt":{}}}})", "missing_input /weather/regions/egypt/spring"},
        {R"({"chokes":{"flow":{"gate":2}}})", "out_of_range /chokes/flow/gate"},
        {R"({"march":{"methods":{"1":{"days_per_week":8}}}})", "out_of_range /march/methods/1/days_per_week"},
        {R"({"march":{"methods":{"1":{"afterwards":["tired"]}}}})", "out_of_range /march/methods/1/afterwards"},
        {R"({"march":{"methods":{"4":{}}}})", "unknown_input /march/methods/4"},
        {R"({"stragglers":{"figures":[0,0,1]}})", "out_of_range /stragglers/figures"},
        {R"({"desertion":{"order":[["green infantry"]]}})", "unknown_value /desertion/order"},
        {R"({"desertion":{"part":"3/2"}})", "out_of_range /desertion/part"},
        {R"({"scouting":{"rows":[{"at_least":1,"result":"observed","information":"none"},{"at_least":1,"result":"observed","information":"none"}]}})",
         "inconsistent /scouting/rows/1/at_least"},
        {R"({"scouting":{"rows":[{"at_least":1}]}})", "missing_input /scouting/rows/0/result"},
        {R"({"scouting":{"average_die":[1,2]}})", "out_of_range /scouting/average_die"},
        {R"({"messages":{"dawn_h":{"summer":13}}})", "out_of_range /messages/dawn_h/summer"},
        {R"({"supply":{"days":4}})", "unknown_input /supply/days"},
        {R"({"options":{"edge":"bounce"}})", "unknown_value /options/edge"},
        {R"({"options":{"method3_days":4}})", "out_of_range /options/method3_days"},
        {R"({"handoff":{"books":{"chess":{}}}})", "unknown_input /handoff/books/chess"},
        {R"({"handoff":{"men_per_figure":0}})", "out_of_range /handoff/men_per_figure"},
    }));
    INFO(changes);
    CHECK(fault_of(json::parse(changes)) == fault);
}
