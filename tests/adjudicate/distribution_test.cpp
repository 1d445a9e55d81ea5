#include "adjudicate/distribution.hpp"

#include <catch2/catch.hpp>

#include "adjudicate/result_text.hpp"
#include "requests.hpp"
#include "rules/portable/procedures/close_combat_form.hpp"

using namespace reisswitz;
using namespace reisswitz::adjudicate;

TEST_CASE("outcomes are sorted by the bytes of their results, and equal ones are merged",
          "[adjudicate][distribution]") {
    const Distribution odds({{R"({"total":5})", {1, 4}},
                             {R"({"total":10})", {1, 4}},
                             {R"({"total":5})", {1, 4}},
                             {R"({"total":3})", {1, 4}}});
    REQUIRE(odds.outcomes().size() == 3);
    CHECK(odds.outcomes()[0].result == R"({"total":10})");
    CHECK(odds.outcomes()[1].result == R"({"total":3})");
    CHECK(odds.outcomes()[2].p == dice::Rational(1, 2));
    CHECK(
        to_json_text(odds) ==
        R"({"outcomes":[{"result":{"total":10},"p":"1/4"},{"result":{"total":3},"p":"1/4"},{"result":{"total":5},"p":"1/2"}]})");
    CHECK(to_json_text(Distribution{}) == R"({"outcomes":[]})");
}

TEST_CASE("results are written the same with and without a tree", "[adjudicate][distribution]") {
    portable::CloseCombatResult result;
    result.attacker = {.hit = true, .sp_left = 3, .retreated = 1};
    result.defender.carried = portable::HitsTaken{.sp_left = 2, .retreated = 0, .destroyed = false};
    result.winner = portable::CombatWinner::defender;
    CHECK(result_text(result) == describe::to_json_value(result).dump());
}

TEST_CASE("the probabilities of every answer are reduced and sum to one", "[adjudicate][distribution]") {
    using namespace adjudicate::test;
    for (const auto& [procedure, inputs] : std::vector<std::pair<const char*, json>>{
             {"initiative", {{"tie_rule", "swap"}, {"previous_first", "blue"}}},
             {"activation", {{"chief_commander", true}, {"other_units", 40}}},
             {"resolve_hit", {{"sp", 12}, {"hits", 6}}},
             {"close_combat",
              {{"attacker", {{"type", "infantry"}, {"sp", 2}}}, {"defender", {{"type", "commander"}, {"sp", 2}}}}}}) {
        INFO(procedure);
        dice::Rational sum = 0;
        const json answer = answer_to(procedure, inputs);
        for (const json& outcome : answer.at("outcomes")) {
            dice::Rational p;
            const std::string text = outcome.at("p");
            REQUIRE(dice::parse_rational(text, p));
            CHECK(dice::to_text(p) == text);
            sum += p;
        }
        CHECK(sum == 1);
    }
}
