#include <catch2/catch.hpp>

#include "requests.hpp"

using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

TEST_CASE("an answer is written as the contract says, to the byte", "[adjudicate][answer]") {
    CHECK(answer_line(R"({"rules":"portable","procedure":"resolve_hit","inputs":{"sp":1}})") ==
          R"({"outcomes":[{"result":{"destroyed":false,"retreated":1,"sp_left":1},"p":"1/2"},)"
          R"({"result":{"destroyed":true,"retreated":0,"sp_left":0},"p":"1/2"}]})");
    CHECK(answer_line(
              R"({"rules":"portable","procedure":"activation","inputs":{"chief_commander":false,"other_units":0}})") ==
          R"({"outcomes":[{"result":{"dice":0,"may_activate":0,"total":0},"p":"1/1"}]})");
}

TEST_CASE("the order of keys in a request does not matter", "[adjudicate][answer]") {
    CHECK(answer_line(R"({"inputs":{"hits":2,"sp":3},"procedure":"resolve_hit","rules":"portable"})") ==
          answer_line(R"({"rules":"portable","procedure":"resolve_hit","inputs":{"sp":3,"hits":2}})"));
}

TEST_CASE("options of the procedures: each value has its effect", "[adjudicate][answer][options]") {
    const auto differs = [](const char* procedure, const json& inputs, const json& option, const json& other) {
        json one = inputs;
        json two = inputs;
        one["options"] = option;
        two["options"] = other;
        const json answer = answer_to(procedure, one);
        CHECK(answer.contains("outcomes"));
        return answer != answer_to(procedure, two);
    };
    CHECK(differs("artillery_fire", {{"target_in_cover", true}}, {{"fire_into_cover", "indirect"}},
                  {{"fire_into_cover", "direct"}}));
    CHECK(differs("artillery_fire", {{"range_hexes", 1}}, {{"short_at_range_1", "ineffective"}},
                  {{"short_at_range_1", "own_hex"}}));
    const json in_a_wood = {{"attacker", {{"type", "infantry"}, {"sp", 2}}},
                            {"defender", {{"type", "infantry"}, {"sp", 2}, {"in_wood", true}, {"in_cover", true}}}};
    CHECK(differs("close_combat", in_a_wood, {{"wood_and_cover", "single"}}, {{"wood_and_cover", "cumulative"}}));
    CHECK(differs("close_combat", in_a_wood, {{"defender_follow_up", true}}, {{"defender_follow_up", false}}));
    CHECK(differs("close_combat", in_a_wood, {{"melee_tie", "stands"}}, {{"melee_tie", "fought_again"}}));
    CHECK(differs("activation", {{"chief_commander", true}, {"other_units", 9}}, {{"activation", "dice"}},
                  {{"activation", "cards"}}));
    const json board = {{"columns", 9}, {"rows", 8}};
    CHECK(differs("retreat_hexes", {{"board", board}, {"unit", "E4"}, {"hit_from", "E8"}},
                  {{"retreat_direction", "not_closer"}}, {{"retreat_direction", "any"}}));
    CHECK(differs("reachable",
                  {{"board", board},
                   {"unit", "E5"},
                   {"type", "infantry"},
                   {"exhausted", true},
                   {"enemies", {{{"hex", "E1"}, {"facing", "s"}}, {{"hex", "E8"}, {"facing", "n"}}}}},
                  {{"exhausted_test", "nearest"}}, {{"exhausted_test", "any"}}));
    CHECK(differs("fire_check",
                  {{"board", board},
                   {"weapon", "field_artillery"},
                   {"from", "E6"},
                   {"facing", "n"},
                   {"target", "E4"},
                   {"terrain", {{{"hex", "E4"}, {"woods", true}}}}},
                  {{"fire_into_cover", "indirect"}}, {{"fire_into_cover", "direct"}}));
}
