#include "adjudicate/rolling.hpp"

#include <catch2/catch.hpp>
#include <utility>
#include <vector>

#include "dice/physical_dice.hpp"
#include "requests.hpp"

using namespace reisswitz;
using namespace reisswitz::siege::test;

namespace {

std::string text_of(const char* procedure, const json& inputs, std::vector<int> faces) {
    dice::PhysicalDice dice{std::move(faces)};
    return to_text(adjudicate::Request::read(request_of(procedure, inputs)).roll(dice));
}

}  // namespace

TEST_CASE("SG-GUN-2, SG-GUN-4: the ruling of a shot in words", "[siege][roll]") {
    CHECK(text_of("bombardment_shot", {{"gun", "24"}, {"range_yd", 400}, {"report", "column"}}, {4, 3, 6}) ==
          "where the shot of the gun falls: die 4  [SG-GUN-2]\n"
          "how far the shot of the gun is off: die 3  [SG-GUN-2]\n"
          "The shot falls 6 yards to the left.  [SG-RULING-9]\n"
          "It strikes column 1 to the left.  [SG-RULING-20]\n"
          "average die of the gun: 1 is 2, 2 and 3 are 3, 4 and 5 are 4, 6 is 5: die 6  [SG-GUN-4]\n"
          "The average die comes to 5.  [SG-RULING-7]\n"
          "+15 Damage by gun and range  [SG-GUN-5]\n"
          "It does 20 points of damage.  [SG-GUN-4]\n"
          R"(result: {"column":-1,"damage":20,"hit":true})");
}

TEST_CASE("SG-CHG-2: the ruling of two charges in words", "[siege][roll]") {
    CHECK(text_of("charge_result", {{"target", "gate"}, {"charges", 2}}, {3, 2}) ==
          "Charges that the task requires: 1.  [SG-RULING-28]\n"
          "whether charge 1 goes off as it should: die 3  [SG-CHG-2]\n"
          "It goes off at half strength.  [SG-MIN-2]\n"
          "whether charge 2 goes off as it should: die 2  [SG-CHG-2]\n"
          "It is too strong.  [SG-RULING-27]\n"
          "Quarters of a charge that took effect: 6.  [SG-RULING-26]\n"
          "The task is done.  [SG-CHG-1]\n"
          "The way is choked with rubble.  [SG-RULING-27]\n"
          R"(result: {"charges_required":1,"destroyed":true,"effect_quarters":6,"overpowered":true,"passable":false,)"
          R"("premature":0})");
}

TEST_CASE("SG-CAS-3: the ruling of a fall in words", "[siege][roll]") {
    CHECK(text_of("collapse_casualty", {{"where", "by_wall"}, {"distance_yd", 30}, {"figures", 2}}, {1, 6}) ==
          "the group stands near the fall.  [SG-CAS-3]\n"
          "what happens to figure 1: die 1  [SG-CAS-3]\n"
          "figure 1 is dead.  [SG-CAS-3]\n"
          "what happens to figure 2: die 6  [SG-CAS-3]\n"
          "figure 2 is unharmed.  [SG-CAS-3]\n"
          R"(result: {"dead":1,"injured":0,"knocked_down":0,"stunned":0,"unharmed":1})");
}

TEST_CASE("SG-TIB-2: the ruling of a task in words", "[siege][roll]") {
    CHECK(text_of("task_time", {{"task", "dig_trench"}, {"amount", "1/1"}, {"timber", false}}, {}) ==
          "Portions of the task to be done: 2.  [SG-WRK-5]\n"
          "Hours for each portion: 6.  [SG-TIM-2]\n"
          "The work waits for timber with a quarter of its time to go.  [SG-TIB-2]\n"
          R"(result: {"hours_h":"9/1","moves":"18/1","status":"waiting_timber"})");
}
