#include <catch2/catch.hpp>

#include "requests.hpp"

using namespace reisswitz::siege::test;

namespace {

json under(const json& house, const char* procedure, const json& inputs) {
    json request = request_of(procedure, inputs);
    request["house"] = house;
    return answer_to(request);
}

}  // namespace

TEST_CASE("a request may change the tables as a house rule does", "[siege][house]") {
    const json quicker =
        under({{"guns", {{"48", {{"fires_every_moves", 4}}}}}}, "shots_in_period", {{"gun", "48"}, {"moves", 16}});
    CHECK(quicker["outcomes"][0]["result"]["shots"] == 4);

    const json heavier =
        under({{"guns", {{"68", {{"damage", {60}}, {"fires_every_moves", 8}, {"fires_singly", true}}}}}},
              "bombardment_shot", {{"gun", "68"}, {"range_yd", 10}, {"report", "damage"}});
    CHECK(heavier["outcomes"].back()["result"]["damage"] == 65);

    const json safer = under({{"powder", {{"quarters", {1, 1, 2, 4, 4, 4}}}}}, "mine_result", {{"target", "building"}});
    CHECK(safer["outcomes"].size() == 3);
}

TEST_CASE("a shot that cannot miss is counted", "[siege][house]") {
    json falls = json::array();
    for (int face = 0; face < 10; ++face) falls.push_back({{"fall", "on_target"}, {"times", 1}, {"die", 6}});
    const json house = {{"fall_of_shot", falls}};
    const json wall = {{"gun", "48"}, {"range_yd", 50}, {"defence", "a"}, {"on_target_spread", "none"}};
    const json shots = under(house, "shots_to_breach", wall);
    // 46 to 49 a shot: five never do, six always.
    CHECK(shots["outcomes"] == json::array({{{"p", "1/1"}, {"result", {{"breached", true}, {"shots", 6}}}}}));
    const json days =
        under(house, "days_to_breach",
              {{"train", {{{"gun", "48"}, {"range_yd", 50}}}}, {"defence", "a"}, {"on_target_spread", "none"}});
    CHECK(days["outcomes"] == json::array({{{"p", "1/1"}, {"result", {{"breached", true}, {"days", 1}}}}}));
}

TEST_CASE("the next request knows nothing of a house rule", "[siege][house]") {
    under({{"towns", {{"village", {{"optimum_battalions", 1}}}}}}, "garrison_supply",
          {{"town", "village"}, {"battalions", 1}});
    CHECK(error_in(answer_to("garrison_supply", {{"town", "village"}, {"battalions", 1}})) ==
          "unknown_value /inputs/town");
}

TEST_CASE("a house rule that makes no sense is refused at its place", "[siege][house]") {
    const json inputs = json::object();
    CHECK(error_in(under(3, "mine_result", inputs)) == "bad_type /house");
    CHECK(error_in(under({{"weather", 1}}, "mine_result", inputs)) == "unknown_input /house/weather");
    CHECK(error_in(under({{"mine", {{"guns", 0}}}}, "mine_result", inputs)) == "out_of_range /house/mine/guns");
    CHECK(error_in(under({{"mine", 4}}, "mine_result", inputs)) == "bad_type /house/mine");
    CHECK(error_in(under({{"guns", json::array()}}, "mine_result", inputs)) == "bad_type /house/guns");
}
