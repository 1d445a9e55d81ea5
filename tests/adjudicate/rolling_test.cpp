#include "adjudicate/rolling.hpp"

#include <catch2/catch.hpp>

#include "dice/physical_dice.hpp"
#include "dice/seeded_dice.hpp"
#include "requests.hpp"

using namespace reisswitz;
using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

namespace {

Rolling rolled(const char* procedure, const json& inputs, std::vector<int> faces) {
    dice::PhysicalDice dice{std::move(faces)};
    return Request::read(request_of(procedure, inputs)).roll(dice);
}

std::string text_of(const char* procedure, const json& inputs, std::vector<int> faces) {
    return to_text(rolled(procedure, inputs, std::move(faces)));
}

}  // namespace

TEST_CASE("PW-FIRE-8 to PW-FIRE-10: the ruling of a volley in words", "[adjudicate][roll]") {
    CHECK(text_of("volley",
                  {{"weapon", "small_arms"}, {"target_in_cover", true}, {"units", {{{"id", "zouaves"}, {"sp", 4}}}}},
                  {6, 4}) ==
          "-1 Firing at a covered target  [PW-FIRE-9]\n"
          "+1 Firing without having moved  [PW-FIRE-10]\n"
          "the firer hits with 5 or more.  [PW-FIRE-8]\n"
          "fire of the firer: die 6  [PW-FIRE-1]\n"
          "Hits scored by the firer: 1.  [PW-FIRE-8]\n"
          "what the hit does to zouaves: die 4  [PW-HIT-1]\n"
          "zouaves must retreat 1 hex or lose 1 SP.  [PW-HIT-2]\n"
          "zouaves retreats to the next hex.  [PW-DEF-6]\n"
          R"(result: {"hits":1,"units":[{"destroyed":false,"hits":1,"id":"zouaves","retreated":1,"sp_left":4}]})");
}

TEST_CASE("PW-ART-12, PW-ART-14, PW-ART-17: the ruling of a shell in words", "[adjudicate][roll]") {
    CHECK(
        text_of("artillery_fire", {{"target_units", {{{"id", "guard"}, {"sp", 1}}}}}, {3, 2}) ==
        "where the shell of the battery falls: die 3  [PW-ART-12]\n"
        "+2 Direct sight of the target  [PW-ART-14]\n"
        "The shell of the battery falls on the target, the target hex.  [PW-ART-12]\n"
        "guard is hit by the shell in the target hex.  [PW-ART-17]\n"
        "what the hit does to guard: die 2  [PW-HIT-1]\n"
        "guard loses 1 SP and has 0 left.  [PW-HIT-2]\n"
        "guard is destroyed.  [PW-SP-4]\n"
        R"(result: {"landed":"target","units":[{"destroyed":true,"hits":1,"id":"guard","retreated":0,"sp_left":0}]})");
}

TEST_CASE("PW-ART-2: the ruling of a bombardment names batteries and hexes", "[adjudicate][roll]") {
    const std::string text =
        text_of("bombardment",
                {{"batteries", {{{"target", "D4"}}}}, {"units", {{{"id", "a"}, {"sp", 2}, {"hex", "D4"}}}}}, {6, 1});
    CHECK(text.find("The shell of battery 1 falls on the target, D4.") != std::string::npos);
    CHECK(text.find("a is hit by the shell in D4.") != std::string::npos);
}

TEST_CASE("PW-CC-5, PW-RULING-40: the ruling of a close combat in words", "[adjudicate][roll]") {
    const std::string text = text_of(
        "close_combat",
        {{"attacker", {{"type", "infantry"}, {"sp", 2}}}, {"defender", {{"type", "infantry"}, {"sp", 1}}}}, {6, 2, 1});
    CHECK(text.find("close combat of the attacker: die 6  [PW-CC-5]") != std::string::npos);
    CHECK(text.find("score 6, needed 3 or more  [PW-CC-2]") != std::string::npos);
    CHECK(text.find("the defender is hit: 2 is not enough.  [PW-CC-1]") != std::string::npos);
    CHECK(text.find("the attacker wins the close combat.  [PW-RULING-40]") != std::string::npos);
    CHECK(text.find("the attacker may occupy the defender's hex.  [PW-CC-8]") != std::string::npos);
}

TEST_CASE("PW-INIT-1, PW-ACT-2, PW-HIT-2, PW-EXH-1: the rulings of the short procedures", "[adjudicate][roll]") {
    CHECK(text_of("initiative", json::object(), {6, 2}).find("red has the initiative.  [PW-INIT-1]") !=
          std::string::npos);
    CHECK(text_of("activation", {{"chief_commander", true}, {"other_units", 4}}, {1, 2})
              .find("the side may activate 3 of its units.  [PW-ACT-2]") != std::string::npos);
    CHECK(text_of("resolve_hit", {{"sp", 2}}, {1}).find("the unit loses 1 SP and has 1 left.  [PW-HIT-2]") !=
          std::string::npos);
    CHECK(text_of("exhaustion_point", {{"initial_sp", {4, 4}}}, {})
              .find("The Exhaustion Point of the side is 3 SP.  [PW-EXH-1]") != std::string::npos);
}

TEST_CASE("PW-LOS-4, PW-HEX-5, PW-FIRE-6, PW-RULING-26, PW-MOVE-9: the rulings of what is looked up on a board",
          "[adjudicate][roll]") {
    const json board = {{"columns", 9}, {"rows", 8}};
    CHECK(text_of("line_of_sight", {{"board", board}, {"from", "E8"}, {"to", "E4"}, {"units", {"E6"}}}, {})
              .starts_with("The line of sight is blocked in E6.  [PW-LOS-4]"));
    CHECK(text_of("hex_relation", {{"board", board}, {"from", "E8"}, {"to", "E4"}, {"facing", "n"}}, {})
              .starts_with("E4 is 4 hexes away.  [PW-HEX-5]"));
    CHECK(text_of("fire_check",
                  {{"board", board},
                   {"weapon", "small_arms"},
                   {"from", "E6"},
                   {"facing", "n"},
                   {"target", "E4"},
                   {"terrain", {{{"hex", "E4"}, {"woods", true}}, {{"hex", "E5"}, {"woods", true}}}}},
                  {})
              .starts_with("the unit may not fire at E4.  [PW-FIRE-6]"));
    CHECK(text_of("retreat_hexes", {{"board", board}, {"unit", "A1"}, {"hit_from", "A5"}}, {})
              .starts_with("the unit may retreat to B1.  [PW-RULING-26]"));
    CHECK(text_of("reachable",
                  {{"board", board},
                   {"unit", "A1"},
                   {"type", "heavy_artillery"},
                   {"enemies", {{{"hex", "A3"}, {"facing", "s"}}}}},
                  {})
              .starts_with("the unit can reach A2 in 1 steps.  [PW-MOVE-9]"));
}

TEST_CASE("a rolling as JSON: result, ruling and dice", "[adjudicate][roll]") {
    const json rolling = to_json(rolled("resolve_hit", {{"sp", 2}, {"hits", 2}}, {1, 6}));
    CHECK(rolling["result"] == json{{"sp_left", 1}, {"retreated", 1}, {"destroyed", false}});
    CHECK(rolling["dice"][1] ==
          json{{"label", "hit"}, {"what", "what the hit does to the unit"}, {"sides", 6}, {"face", 6}});
    CHECK(rolling["ruling"][0]["clause"] == "PW-HIT-1");
    CHECK(rolling.size() == 3);
}

TEST_CASE("dice that are wanted are named", "[adjudicate][roll]") {
    dice::PhysicalDice dice{{5}};
    const Request request =
        Request::read(request_of("volley", {{"weapon", "small_arms"}, {"units", {{{"id", "zouaves"}, {"sp", 4}}}}}));
    try {
        request.roll(dice);
        FAIL("the tape was too short");
    } catch (const dice::DiceWanted& wanted) {
        CHECK(request.name_of(wanted.thrown_for) == "what the hit does to zouaves");
        CHECK(wanted.count == 1);
        CHECK(wanted.die.sides == 6);
    }
}

TEST_CASE("the same seed rolls the same", "[adjudicate][roll]") {
    const Request request = Request::read(request_of("activation", {{"chief_commander", true}, {"other_units", 30}}));
    const auto roll = [&](const char* seed) {
        dice::SeededDice dice{dice::Seed::from_word(seed)};
        return request.roll(dice).result;
    };
    CHECK(roll("el-teb") == roll("el-teb"));
}
