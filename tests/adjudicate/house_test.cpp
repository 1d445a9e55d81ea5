#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "requests.hpp"

using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

namespace {

json changes_of(const std::string& house) {
    std::ifstream file(REISSWITZ_SOURCE_DIR "/data/portable/house/" + house + ".json");
    return json::parse(file).at("changes");
}

json under(const json& house, const char* procedure, const json& inputs) {
    json request = request_of(procedure, inputs);
    request["house"] = house;
    return json::parse(answer_line(request.dump()));
}

}  // namespace

TEST_CASE("a request may change the tables as a house rule does", "[adjudicate][house]") {
    const json exhausted = under(changes_of("half-exhaustion"), "exhaustion_point", {{"initial_sp", {12, 12, 2}}});
    CHECK(exhausted["outcomes"][0]["result"]["exhaustion_point"] == 13);

    const json green = under(changes_of("five-qualities"), "resolve_hit", {{"quality", "green"}, {"sp", 1}});
    CHECK(chance_of(green, {{"sp_left", 0}, {"retreated", 0}, {"destroyed", true}}) == "2/3");

    const json rifles = under(changes_of("light-infantry"), "volley",
                              {{"weapon", "rifle"}, {"range_hexes", 4}, {"units", {{{"id", "a"}, {"sp", 1}}}}});
    CHECK(rifles.contains("outcomes"));
}

TEST_CASE("the next request knows nothing of a house rule", "[adjudicate][house]") {
    under(changes_of("five-qualities"), "resolve_hit", {{"quality", "green"}, {"sp", 1}});
    CHECK(answer_to("resolve_hit", {{"quality", "green"}, {"sp", 1}})["error"]["code"] == "unknown_value");
}

TEST_CASE("a house rule that makes no sense is refused at its place", "[adjudicate][house]") {
    const json inputs = {{"sp", 1}};
    CHECK(under(3, "resolve_hit", inputs)["error"]["path"] == "/house");
    CHECK(under({{"weather", 1}}, "resolve_hit", inputs)["error"]["path"] == "/house/weather");
    CHECK(under({{"qualities", {{"elite", {{"loses_up_to", 7}}}}}}, "resolve_hit", inputs)["error"]["path"] ==
          "/house/qualities/elite/loses_up_to");
}

TEST_CASE("a type's house-rule modifier counts in close combat", "[adjudicate][house]") {
    // Infantry that fights worse by 1 is hit from the front on 1-3 instead of 1-2.
    const json house = {{"units", {{"infantry", {{"melee_modifier", -1}}}}}};
    const json fight = {{"attacker", {{"type", "infantry"}, {"sp", 4}, {"policy", "stand"}}},
                        {"defender", {{"type", "mounted_cavalry"}, {"sp", 3}, {"commander_adjacent", true}}}};
    const json answer = under(house, "close_combat", fight);
    CHECK(answer["outcomes"].size() == 2);
    CHECK(answer["outcomes"][0]["p"] == "1/2");
}
