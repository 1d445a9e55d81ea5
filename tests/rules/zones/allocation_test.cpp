#include "rules/zones/procedures/allocation.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace reisswitz::zones;

namespace {

std::size_t distinct(const std::vector<Plan>& plans) { return std::set<Plan>(plans.begin(), plans.end()).size(); }

}  // namespace

TEST_CASE("OZ-ASL-9, OZ-RULING-5: plans of the attacker", "[zones][allocation]") {
    // Stirling's numbers, times the ways to give the sections away.
    CHECK(attack_plans(5, 0, 3).size() == 25);
    CHECK(attack_plans(5, 2, 3).size() == 25 * 6);
    CHECK(attack_plans(5, 2, 4).size() == 10 * 10);
    CHECK(attack_plans(4, 1, 2).size() == 7 * 2);
    CHECK(attack_plans(2, 0, 4).size() == 1);  // fewer units than sectors: none has two
    CHECK(attack_plans(5, 2, 1).size() == 1);
    CHECK(distinct(attack_plans(5, 2, 4)) == 100);
}

TEST_CASE("OZ-ASL-7, OZ-ASL-8: plans of the defender", "[zones][allocation]") {
    CHECK(defence_plans(4, 0, 3).size() == 6);
    CHECK(defence_plans(4, 0b0011, 3).size() == 5);  // the two of the garrison never together
    CHECK(defence_plans(2, 0b11, 3).size() == 1);
    CHECK(defence_plans(3, 0b111, 3).size() == 1);
    CHECK(defence_plans(0, 0, 3).size() == 1);
    CHECK(defence_plans(4, 0b1111, 4).size() == 1);
}

TEST_CASE("OZ-ASL-10: sections support sectors that have units", "[zones][allocation]") {
    for (const Plan& plan : attack_plans(2, 2, 4))
        for (const Party& party : plan.parties) CHECK((party.sections == 0 || party.units != 0));
}

TEST_CASE("OZ-ASL-4: a plan in words", "[zones][allocation]") {
    Plan plan;
    plan.parties[0] = {0b00101, 0};
    plan.parties[1] = {0b00010, 1};
    plan.parties[2] = {0b11000, 2};
    CHECK(plan_in_words(number_of(plan)) == "1 and 3; 2 with 1 section; 4 and 5 with 2 sections");
    plan = {};
    plan.parties[0] = {0b01101, 0};
    CHECK(plan_in_words(number_of(plan)) == "1, 3 and 4");
    CHECK(plan_in_words(number_of({})) == "nobody");
    std::set<int> numbers;
    for (const Plan& one : attack_plans(5, 2, 4)) numbers.insert(number_of(one));
    CHECK(numbers.size() == 100);
}
