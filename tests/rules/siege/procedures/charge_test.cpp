#include "rules/siege/procedures/charge.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

auto firing(const Charges& charges) {
    return [=](auto& dice, auto& ruling) { return resolve_charges(charges, tables(), dice, ruling); };
}

WayBlown way(const ChargesResult& result) { return std::get<WayBlown>(result.form); }
ChargesBlown blown(const ChargesResult& result) { return std::get<ChargesBlown>(result.form); }

dice::Rational chance_of_passing(int charges) {
    return odds_of(firing({.target = ChargeTarget::gate, .charges = charges})).chance([](const ChargesResult& result) {
        return way(result).passable;
    });
}

}  // namespace

TEST_CASE("charge (1): one charge at a gate", "[siege][charge][worked]") {
    const auto odds = odds_of(firing({}));
    CHECK(chance_of_passing(1) == part(1, 2));
    CHECK(odds.chance([](const auto& result) { return way(result).destroyed && !way(result).passable; }) == part(1, 6));
    CHECK(odds.chance([](const auto& result) { return way(result).effect_quarters == 2; }) == part(1, 6));
    CHECK(odds.chance([](const auto& result) { return way(result).premature == 1; }) == part(1, 6));
}

TEST_CASE("charge (2): two charges at a gate open it in 11 of 18", "[siege][charge][worked]") {
    CHECK(chance_of_passing(2) == part(11, 18));
    // Two halves are a whole.
    CHECK(way(with_dice({3, 3}, firing({.charges = 2}))).passable);
}

TEST_CASE("SG-CHG-1: one charge blows in a gate or door, a small building, two yards of wall", "[siege][charge]") {
    const auto target = GENERATE(ChargeTarget::gate, ChargeTarget::door, ChargeTarget::soft_building,
                                 ChargeTarget::hard_building, ChargeTarget::wall);
    CHECK(charges_required({.target = target}, tables().charge) == 1);
}

TEST_CASE("SG-RULING-28: larger tasks take more charges", "[siege][charge]") {
    const auto required = [](const Charges& charges) { return charges_required(charges, tables().charge); };
    CHECK(required({.target = ChargeTarget::soft_building, .length_cm = 8, .width_cm = 3}) == 1);
    CHECK(required({.target = ChargeTarget::soft_building, .length_cm = 5, .width_cm = 5}) == 2);
    CHECK(required({.target = ChargeTarget::hard_building, .length_cm = 9, .width_cm = 5}) == 4);
    CHECK(required({.target = ChargeTarget::hard_building, .length_cm = 5}) == 2);
    CHECK(required({.target = ChargeTarget::wall, .width_yd = 3, .depth_yd = 2}) == 4);
    CHECK(required({.target = ChargeTarget::wall, .width_yd = 50, .depth_yd = 20}) == 500);
    CHECK(required({.target = ChargeTarget::soft_building, .length_cm = 60, .width_cm = 60}) == 150);
    CHECK(required({.target = ChargeTarget::gate, .length_cm = 60, .width_cm = 60}) == 1);
}

TEST_CASE("SG-RULING-26: effects add up in quarters, four for each charge required", "[siege][charge]") {
    const Charges wall{.target = ChargeTarget::wall, .charges = 3, .width_yd = 4};
    CHECK(blown(with_dice({6, 3, 2}, firing(wall))) == ChargesBlown{false, false, 0, 7, 2});
    CHECK(blown(with_dice({6, 3, 3}, firing(wall))) == ChargesBlown{true, false, 0, 8, 2});
    CHECK(blown(with_dice({1, 1, 4}, firing(wall))) == ChargesBlown{false, false, 2, 4, 2});
}

TEST_CASE("SG-CHG-2, SG-RULING-27: a 2 is too strong for gates and buildings, and chokes the way", "[siege][charge]") {
    CHECK(way(with_dice({2}, firing({}))).overpowered);
    CHECK(way(with_dice({2}, firing({}))).destroyed);
    CHECK_FALSE(way(with_dice({2}, firing({}))).passable);
    CHECK_FALSE(way(with_dice({6, 2}, firing({.charges = 2}))).passable);
    CHECK(blown(with_dice({2}, firing({.target = ChargeTarget::hard_building}))) == ChargesBlown{true, true, 0, 4, 1});
    CHECK(blown(with_dice({2}, firing({.target = ChargeTarget::wall}))) == ChargesBlown{false, false, 0, 1, 1});
}

TEST_CASE("equal sums of charges are one state: eight charges are as quick as one", "[siege][charge]") {
    const auto odds = odds_of(firing({.charges = 8}));
    CHECK(odds.size() < 200);
    // All eight too soon.
    CHECK(odds.at(WayBlown{{false, false, 8, 0, 1}, false}) == dice::Rational{1, 1679616});
}

TEST_CASE("SG-CHG-1, SG-CHG-2: the ruling of charges", "[siege][charge][ruling]") {
    const auto ruling = ruling_with_dice({1, 2}, firing({.charges = 2}));
    CHECK(verdicts_of(ruling) ==
          "charges_required powder_premature powder_too_strong quarters_done task_done way_choked");
    CHECK(clauses_of(ruling) ==
          "SG-RULING-28 SG-CHG-2 SG-MIN-2 SG-CHG-2 SG-RULING-27 SG-RULING-26 SG-CHG-1 SG-RULING-27");
}
