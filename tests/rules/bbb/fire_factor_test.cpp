#include "rules/bbb/procedures/fire_factor.hpp"

#include <catch2/catch.hpp>
#include <map>
#include <string>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

FireFactorResult add_up(const std::vector<FiringGroup>& groups, HalvingFloor floor = HalvingFloor::quarter) {
    ruling::Ruling ruling;
    return add_up_fire({.groups = groups, .options = {floor}}, tables(), ruling);
}

dice::Rational fire_of(const FiringGroup& group, HalvingFloor floor = HalvingFloor::quarter) {
    return add_up({group}, floor).firepower.value;
}

int factor(const char* word, int range) { return factor_at(row_of(tables(), weapon(word)), inches(range)); }

}  // namespace

TEST_CASE("BBB-FF-1, BBB-ATT-11: factors of small arms, row by row", "[bbb][fire_factor]") {
    const std::map<std::string, std::vector<int>> sheet{
        {"sm", {1, 0, 0, 0}}, {"ml", {1, 1, 1, 0}}, {"ng", {2, 1, 0, 0}}, {"eb", {2, 1, 1, 0}},
        {"lb", {2, 2, 1, 1}}, {"rr", {3, 3, 2, 2}}, {"rc", {3, 2, 0, 0}}};
    for (const auto& [word, factors] : sheet)
        for (std::size_t i = 0; i < 4; ++i) {
            INFO(word << " at " << 3 * (i + 1));
            CHECK(factor(word.c_str(), static_cast<int>(3 * (i + 1))) == factors[i]);
        }
    CHECK(fire_of({.weapon = weapon("lb"), .bases = 3, .range_in = inches(6), .low_ammo = true}) == 3);
}

TEST_CASE("BBB-FF-2: factors of the guns, row by row", "[bbb][fire_factor]") {
    const std::map<std::string, std::vector<int>> sheet{
        {"sa", {9, 3, 2, 0}}, {"ra", {6, 4, 3, 1}}, {"bla", {9, 5, 4, 2}}, {"mg", {12, 6, 0, 0}}};
    const std::vector<int> ranges{3, 12, 18, 24};
    for (const auto& [word, factors] : sheet)
        for (std::size_t i = 0; i < 4; ++i) {
            INFO(word << " at " << ranges[i]);
            CHECK(factor(word.c_str(), ranges[i]) == factors[i]);
        }
}

TEST_CASE("BBB-FF-4, BBB-RULING-45: a limit is within the range", "[bbb][fire_factor]") {
    const Weapon& musket = row_of(tables(), weapon("sm"));
    CHECK(factor_at(musket, inches(0)) == 1);
    CHECK(factor_at(musket, inches(3)) == 1);
    CHECK(factor_at(musket, inches(3001, 1000)) == 0);
    CHECK(factor_at(row_of(tables(), weapon("ra")), inches(24001, 1000)) == 0);
}

TEST_CASE("no weapon is better at a greater range", "[bbb][fire_factor]") {
    for (const Weapon& one : tables().weapons.rows)
        for (int range = 1; range <= 25; ++range) {
            INFO(one.id << " at " << range);
            CHECK(factor_at(one, inches(range)) <= factor_at(one, inches(range - 1)));
        }
}

TEST_CASE("BBB-FF-3, BBB-SHIFT-8, BBB-RULING-13: rockets help others and have no fire of their own",
          "[bbb][fire_factor]") {
    const FiringGroup rockets{.weapon = weapon("rkt"), .bases = 1, .range_in = inches(6)};
    CHECK(add_up({rockets}).rocket_shift == 1);
    CHECK(add_up({rockets}).firepower == firepower(0));
    CHECK(add_up({rockets}).column == Column::none);

    FiringGroup other = rockets;
    other.range_in = inches(25, 4);
    CHECK(add_up({other}).rocket_shift == 0);
    other = rockets;
    other.silenced = true;
    CHECK(add_up({other}).rocket_shift == 0);
    other = rockets;
    other.low_ammo = true;
    CHECK(add_up({other}).rocket_shift == 0);
    other.range_in = inches(3);
    CHECK(add_up({other}).rocket_shift == 1);
}

TEST_CASE("BBB-FF-5, BBB-FIRE-3: all who fire at one target add up", "[bbb][fire_factor]") {
    const FireFactorResult result = add_up({{.weapon = weapon("ml"), .bases = 4, .range_in = inches(9)},
                                            {.weapon = weapon("ra"), .bases = 1, .range_in = inches(18)},
                                            {.weapon = weapon("sm"), .bases = 5, .range_in = inches(9)}});
    CHECK(result.firepower == firepower(7));
    CHECK(result.column == Column::fp_9);
}

TEST_CASE("BBB-MULT-1, BBB-ATT-12, BBB-ATT-14, BBB-SCOPE-2: each reason halves exactly", "[bbb][fire_factor]") {
    CHECK(fire_of({.weapon = weapon("ml"), .bases = 3, .range_in = inches(9), .disrupted = true}) == part(3, 2));
    CHECK(fire_of({.weapon = weapon("ml"), .bases = 3, .range_in = inches(9), .low_ammo = true}) == part(3, 2));
    const FiringGroup battery{.weapon = weapon("bla"), .bases = 1, .range_in = inches(12)};
    for (bool FiringGroup::* reason : {&FiringGroup::reduced, &FiringGroup::pivoted, &FiringGroup::unlimbered}) {
        FiringGroup halved = battery;
        halved.*reason = true;
        CHECK(fire_of(halved) == part(5, 2));
    }
}

TEST_CASE("BBB-MULT-2, BBB-RULING-4: two reasons make a quarter, three no less", "[bbb][fire_factor]") {
    FiringGroup battery{
        .weapon = weapon("ra"), .bases = 1, .range_in = inches(12), .reduced = true, .unlimbered = true};
    CHECK(fire_of(battery) == 1);
    battery.pivoted = true;
    CHECK(fire_of(battery) == 1);
    CHECK(fire_of(battery, HalvingFloor::none) == part(1, 2));
}

TEST_CASE("BBB-MULT-3: guns low on ammunition fire at half, and only close", "[bbb][fire_factor]") {
    FiringGroup battery{.weapon = weapon("sa"), .bases = 1, .range_in = inches(3), .low_ammo = true};
    CHECK(fire_of(battery) == part(9, 2));
    battery.range_in = inches(31, 10);
    CHECK(fire_of(battery) == 0);
}

TEST_CASE("BBB-MULT-4: a fraction above a heading is in the next column", "[bbb][fire_factor]") {
    const auto column = [](int numerator, int denominator) {
        return column_of(firepower(numerator, denominator), tables().firefight);
    };
    CHECK(column(6, 1) == Column::fp_6);
    CHECK(column(601, 100) == Column::fp_9);
    CHECK(column(1, 8) == Column::fp_0_25);
    CHECK(column(1, 3) == Column::fp_0_5);
}

TEST_CASE("BBB-FIRE-2, BBB-ATT-13: a silenced battery does not fire", "[bbb][fire_factor]") {
    CHECK(fire_of({.weapon = weapon("bla"), .bases = 1, .range_in = inches(3), .silenced = true}) == 0);
}

TEST_CASE("fire_factor (1): muskets out of reach, rockets alone", "[bbb][fire_factor][worked]") {
    const FireFactorResult result = add_up({{.weapon = weapon("ml"), .bases = 4, .range_in = inches(9)},
                                            {.weapon = weapon("sa"), .range_in = inches(12), .low_ammo = true},
                                            {.weapon = weapon("rkt"), .range_in = inches(6)}});
    CHECK(result.firepower == firepower(4));
    CHECK(result.column == Column::fp_4);
    CHECK(result.rocket_shift == 1);
}

TEST_CASE("fire_factor (2): halves and quarters", "[bbb][fire_factor][worked]") {
    const FireFactorResult result =
        add_up({{.weapon = weapon("lb"), .bases = 3, .range_in = inches(6), .disrupted = true},
                {.weapon = weapon("ra"), .range_in = inches(12), .reduced = true, .unlimbered = true}});
    CHECK(result.firepower == firepower(4));
    CHECK(result.column == Column::fp_4);
}
