#include "rules/siege/tables.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "describe/fault.hpp"
#include "rules/siege/book.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using nlohmann::json;

namespace {

json built_in() { return json::parse(built_in_tables_json()); }

/// "code path" of what is wrong with the tables under that house rule; "" when nothing is.
std::string fault_under(const json& house) {
    try {
        std::vector<TableChange> changes;
        read_tables(overlay_tables(built_in(), house, changes));
        return "";
    } catch (const describe::Fault& fault) {
        return fault.code + " " + fault.path;
    }
}

}  // namespace

TEST_CASE("the tables know their rules, and their options are those of the book", "[siege][tables]") {
    const json tables = built_in();
    CHECK(tables.at("rules") == "siege");
    CHECK(tables.at("options").size() == book().options().size());
    for (const ruling::OptionText& option : book().options()) {
        INFO(option.id);
        const json& value = tables.at("options").at(option.id);
        CHECK((value.is_string() ? value.get<std::string>() : value.dump()) == option.preset);
    }
}

TEST_CASE("a house rule changes single values and is told what they were", "[siege][tables]") {
    std::vector<TableChange> changes;
    const json house = {{"guns", {{"48", {{"fires_every_moves", 4}}}}}, {"stock_weeks", 12}};
    const Tables tables = read_tables(overlay_tables(built_in(), house, changes));
    CHECK(tables.guns[static_cast<std::size_t>(tables.find_gun("48"))].fires_every_moves == 4);
    REQUIRE(changes.size() == 1);
    CHECK(changes[0].path == "/guns/48/fires_every_moves");
    CHECK(changes[0].was == "6");
    CHECK(changes[0].is == "4");
}

TEST_CASE("a house rule may add a calibre, a town, a task", "[siege][tables]") {
    std::vector<TableChange> changes;
    const json house = {
        {"guns", {{"68", {{"damage", {60, 55}}, {"fires_every_moves", 8}, {"fires_singly", true}}}}},
        {"towns", {{"village", {{"optimum_battalions", 1}}}}},
        {"tasks",
         {{"dig_well",
           {{"measure", "batteries"}, {"portion", 1}, {"hours", 9}, {"doubled", false}, {"timber", "none"}}}}}};
    const Tables tables = read_tables(overlay_tables(built_in(), house, changes));
    CHECK(tables.find_gun("68") >= 0);
    CHECK(tables.find_town("village") >= 0);
    CHECK(tables.find_task("dig_well") >= 0);
    CHECK(tables.find_defence("f") == -1);
}

TEST_CASE("tables that make no sense are refused at their place", "[siege][tables]") {
    CHECK(fault_under({{"weather", 1}}) == "unknown_input /weather");
    CHECK(fault_under({{"guns", {{"48", {{"damage", json::array()}}}}}}) == "out_of_range /guns/48/damage");
    CHECK(fault_under({{"guns", {{"48", {{"damage", json(std::vector<int>(14, 1))}}}}}}) ==
          "inconsistent /guns/48/damage");
    CHECK(fault_under({{"guns", {{"48", {{"damage", {1001}}}}}}}) == "out_of_range /guns/48/damage/0");
    CHECK(fault_under({{"guns", {{"48", {{"weight", 1}}}}}}) == "unknown_input /guns/48/weight");
    CHECK(fault_under({{"guns", {{"4/8", {{"damage", {1}}}}}}}) == "out_of_range /guns/4~18");
    CHECK(fault_under({{"guns", {{"68", {{"damage", {1}}}}}}}) == "missing_input /guns/68/fires_every_moves");
    CHECK(fault_under({{"range_bands_yd", {50, 50}}}) == "inconsistent /range_bands_yd");
    CHECK(fault_under({{"fall_of_shot", json::array()}}) == "out_of_range /fall_of_shot");
    CHECK(fault_under({{"average_die", {1, 2, 3}}}) == "out_of_range /average_die");
    CHECK(fault_under({{"powder", {{"quarters", {0, 1, 2, 3, 4, 4}}}}}) == "out_of_range /powder/quarters/3");
    CHECK(fault_under({{"mine", {{"gun", "100"}}}}) == "unknown_value /mine/gun");
    CHECK(fault_under({{"tasks", {{"tunnel", {{"portion", 0}}}}}}) == "out_of_range /tasks/tunnel/portion");
    CHECK(fault_under({{"tasks", {{"tunnel", {{"portion", 0.5}}}}}}) == "bad_type /tasks/tunnel/portion");
    CHECK(fault_under({{"casualties", {{"close", {"dead"}}}}}) == "out_of_range /casualties/close");
    CHECK(fault_under({{"casualties", {{"near", {"dead", "dead", "dead", "dead", "dead", "lost"}}}}}) ==
          "unknown_value /casualties/near/5");
    CHECK(fault_under({{"options", {{"sortie", "never"}}}}) == "unknown_value /options/sortie");
    CHECK(fault_under({{"options", {{"governor", "auto"}}}}) == "");
    CHECK(fault_under({{"towns", 3}}) == "bad_type /towns");
    CHECK(fault_under({{"moves_per_hour", 0}}) == "out_of_range /moves_per_hour");
    CHECK(fault_under({{"timbering_part", "3/2"}}) == "out_of_range /timbering_part");
    CHECK(fault_under({{"fire_factor", {{"french", 21}}}}) == "out_of_range /fire_factor/french");
    CHECK(fault_under({{"fire_factor", {{"french", 4}}}}) == "");
}
