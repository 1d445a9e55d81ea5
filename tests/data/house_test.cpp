#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "data_file.hpp"

using namespace reisswitz::data_tests;

namespace {

std::vector<std::string> house_files() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(data_folder() / "house"))
        names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

/// The tables with the single values that a house rule changes laid over them.
Json tables_under(const std::string& house_file) {
    Json tables = read_json("tables.json");
    tables.merge_patch(read_json("house/" + house_file).at("changes"));
    return tables;
}

}  // namespace

TEST_CASE("the house rules that come with the game") {
    CHECK(house_files() == std::vector<std::string>{"card-activation.json", "commanders-at-risk.json",
                                                    "five-qualities.json", "half-exhaustion.json",
                                                    "light-infantry.json"});
}

TEST_CASE("a house rule has a name, words for a player and changes of the shape of the tables") {
    const Json tables = read_json("tables.json");
    const std::string file = GENERATE(from_range(house_files()));
    INFO(file);
    const Json house = read_json("house/" + file);
    CHECK(house.at("house").get<std::string>() + ".json" == file);
    CHECK_FALSE(house.at("title").get<std::string>().empty());
    CHECK(house.at("text").get<std::string>().ends_with('.'));
    CHECK_FALSE(house.at("changes").empty());
    for (const auto& [key, change] : house.at("changes").items()) {
        INFO(key);
        REQUIRE(tables.contains(key));
        CHECK(change.type() == tables.at(key).type());
    }
}

TEST_CASE("under every house rule the tables still agree with themselves") {
    const std::string file = GENERATE(from_range(house_files()));
    INFO(file);
    const Json tables = tables_under(file);
    const Json infantry = tables.at("units").at("infantry");
    const std::set<std::string> rows{"infantry",  "dismounted_cavalry", "mounted_cavalry", "machine_gun",
                                     "artillery", "transport",          "commander"};
    for (const auto& [type, row] : tables.at("units").items()) {
        INFO(type);
        for (const auto& [key, value] : infantry.items()) CHECK(row.contains(key));
        CHECK(row.size() == infantry.size());
        CHECK(rows.contains(row.at("melee_row")));
        CHECK(row.at("armed") == !row.at("weapon").is_null());
        if (!row.at("weapon").is_null()) CHECK(tables.at("weapons").contains(row.at("weapon").get<std::string>()));
    }
    std::set<int> scores;
    for (const auto& [quality, row] : tables.at("qualities").items()) {
        const int loses_up_to = row.at("loses_up_to");
        CHECK(loses_up_to >= 0);
        CHECK(loses_up_to <= 6);
        CHECK(scores.insert(loses_up_to).second);
    }
    const Json book = read_json("clauses.json");
    for (const Json& variant : book.at("variants")) {
        const Json chosen = tables.at("variants").at(variant.at("id").get<std::string>());
        const Json& values = variant.at("values");
        CHECK(
            std::any_of(values.begin(), values.end(), [&](const Json& value) { return value.at("value") == chosen; }));
    }
}

TEST_CASE("each house rule changes what it says") {
    CHECK(tables_under("half-exhaustion.json").at("exhaustion_fraction") == Json{1, 2});
    CHECK(tables_under("five-qualities.json").at("qualities").size() == 5);
    CHECK(tables_under("five-qualities.json").at("qualities").at("veteran").at("loses_up_to") == 2);
    CHECK(tables_under("light-infantry.json").at("units").size() == 11);
    CHECK(tables_under("light-infantry.json").at("weapons").at("rifle").at("range") == 4);
    CHECK(tables_under("commanders-at-risk.json").at("variants").at("commander_life") == "check");
    CHECK(tables_under("card-activation.json").at("variants").at("activation") == "cards");
}
