#include "rules/portable/procedures/volley.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

auto dice_of(const VolleyFire& fire) {
    return [=](auto& dice, auto& ruling) { return resolve_volley_dice(fire, dice, ruling, 0); };
}

dice::Rational chance_of_a_hit(const VolleyFire& fire) {
    return odds_of(dice_of(fire)).chance([](int hits) { return hits == 1; });
}

auto volley_of(const Volley& volley) {
    return [=](auto& dice, auto& ruling) { return resolve_volley(volley, tables(), dice, ruling); };
}

}  // namespace

TEST_CASE("PW-FIRE-8: each die of 5 or more hits", "[portable][volley]") {
    for (int die = 1; die <= 6; ++die) CHECK(with_dice({die}, dice_of({.steady = false})) == (die >= 5 ? 1 : 0));
    CHECK(chance_of_a_hit({.steady = false}) == part(1, 3));
}

TEST_CASE("PW-FIRE-9 to PW-FIRE-11, PW-RULING-12: what changes the dice of a volley", "[portable][volley]") {
    CHECK(chance_of_a_hit({.target_in_cover = true, .steady = false}) == part(1, 6));
    CHECK(chance_of_a_hit({.steady = true}) == part(1, 2));
    CHECK(chance_of_a_hit({.steady = false, .commander_near = true}) == part(1, 2));
    CHECK(chance_of_a_hit({.target_in_cover = true, .steady = true}) == part(1, 3));
    CHECK(chance_of_a_hit({.steady = true, .commander_near = true}) == part(2, 3));
    CHECK(chance_of_a_hit({.target_in_cover = true, .steady = true, .commander_near = true}) == part(1, 2));
}

TEST_CASE("PW-RULING-43: no die is too low or too high for its modifiers", "[portable][volley]") {
    CHECK(chance_of_a_hit({.steady = true, .commander_near = true, .fire_modifier = 2}) == 1);
    CHECK(chance_of_a_hit({.target_in_cover = true, .steady = false, .target_modifier = -1}) == 0);
}

TEST_CASE("PW-FIRE-1: small arms throw one die, machine guns three", "[portable][volley]") {
    CHECK(row_of(tables(), firearm("small_arms")).dice == 1);
    CHECK(row_of(tables(), firearm("machine_gun")).dice == 3);
    CHECK(with_dice({5, 1, 6}, dice_of({.dice = 3, .steady = false})) == 2);
}

TEST_CASE("PW-FIRE-8, PW-RULING-39: every enemy in the hex takes every hit, one after the other",
          "[portable][volley]") {
    Volley volley{.weapon = firearm("small_arms"), .units = {{.id = "a", .sp = 2}, {.id = "b", .sp = 1}}};
    CHECK(with_dice({6, 1, 6}, volley_of(volley)).units ==
          std::vector<StruckUnit>{{"a", 1, 1, 0, false}, {"b", 1, 1, 1, false}});
    CHECK(with_dice({1}, volley_of(volley)).units ==
          std::vector<StruckUnit>{{"a", 0, 2, 0, false}, {"b", 0, 1, 0, false}});
}

TEST_CASE("volley (1): machine guns at a unit in cover", "[portable][volley][worked]") {
    const Volley volley{.weapon = firearm("machine_gun"), .target_in_cover = true, .units = {{.id = "a", .sp = 2}}};
    const auto odds = odds_of(volley_of(volley));
    const auto hits = odds.merge_by([](const VolleyResult& result) { return result.hits; });
    CHECK(hits.at(0) == part(8, 27));
    CHECK(hits.at(1) == part(12, 27));
    CHECK(hits.at(2) == part(6, 27));
    CHECK(hits.at(3) == part(1, 27));
    CHECK(odds.at({2, {{"a", 2, 0, 0, true}}}) == part(1, 18));
    CHECK(odds.at({3, {{"a", 3, 0, 0, true}}}) == part(1, 108));
    CHECK(odds.at({3, {{"a", 3, 0, 1, true}}}) == part(1, 108));
}

TEST_CASE("volley (2): one die hits infantry and the commander with it", "[portable][volley][worked]") {
    const Volley volley{
        .weapon = firearm("small_arms"),
        .units = {{.id = "infantry", .sp = 4}, {.id = "commander", .sp = 2, .policy = HitPolicy::stand}}};
    const auto odds = odds_of(volley_of(volley));
    CHECK(odds.at({0, {{"infantry", 0, 4, 0, false}, {"commander", 0, 2, 0, false}}}) == part(1, 2));
    CHECK(odds.at({1, {{"infantry", 1, 3, 0, false}, {"commander", 1, 1, 0, false}}}) == part(1, 4));
    CHECK(odds.at({1, {{"infantry", 1, 4, 1, false}, {"commander", 1, 1, 0, false}}}) == part(1, 4));
}

TEST_CASE("PW-FIRE-8 to PW-FIRE-11: the ruling of a volley", "[portable][volley][ruling]") {
    const ruling::Ruling ruling = ruling_with_dice(
        {4, 2, 6},
        dice_of({.dice = 3, .target_in_cover = true, .steady = true, .commander_near = true, .fire_modifier = 1}));
    CHECK(clauses_of(ruling) == "PW-FIRE-9:-1 PW-FIRE-10:+1 PW-FIRE-11:+1 house rule:+1 PW-FIRE-8 PW-FIRE-1 PW-FIRE-8");
    CHECK(ruling.entries()[5].faces == std::vector{4, 2, 6});
    CHECK(ruling.entries()[5].value == 2);
}
