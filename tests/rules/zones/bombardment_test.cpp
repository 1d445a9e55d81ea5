#include "rules/zones/procedures/bombardment.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

auto firing(const Bombardment& bombardment) {
    return [=](auto& dice, auto& ruling) { return resolve_bombardment(bombardment, tables(), dice, ruling); };
}

BarragesAtTarget at_target(const Bombardment& bombardment) {
    ruling::NoRuling silent;
    return barrages_at_target(bombardment, tables(), silent);
}

}  // namespace

TEST_CASE("OZ-ART-8, OZ-RULING-3: classes B, C and D are hit on 0 by a die fewer of each barrage",
          "[zones][bombardment][worked]") {
    const Bombardment bombardment{.zone_class = ZoneClass::d, .barrages = {4, 4}, .garrison_castings = 30};
    const auto odds = bombardment_odds(bombardment, tables());
    CHECK(odds.at({6, 1, 0, 0, 0}) == part(531'441, 1'000'000));
    CHECK(odds.at({6, 1, 1, 0, 1}) == part(177'147, 500'000));
    CHECK(odds == odds_of(firing(bombardment)));
    for (const ZoneClass zone_class : {ZoneClass::b, ZoneClass::c, ZoneClass::d})
        CHECK(at_target({.zone_class = zone_class, .barrages = {1, 3}, .garrison_castings = 1}).dice ==
              std::vector{0, 2});
    CHECK(at_target({.zone_class = ZoneClass::c,
                     .barrages = {1, 3},
                     .garrison_castings = 1,
                     .penalty_scope = PenaltyScope::total})
              .total() == 3);
}

TEST_CASE("OZ-ART-9, OZ-RULING-4: classes E and F are hit on 0 by half the dice, rounded down",
          "[zones][bombardment]") {
    Bombardment bombardment{.zone_class = ZoneClass::e, .barrages = {5, 1}, .garrison_castings = 9};
    CHECK(at_target(bombardment).dice == std::vector{2, 0});
    CHECK(at_target(bombardment).faces == 1);
    bombardment.half_rounding = HalfRounding::up;
    CHECK(at_target(bombardment).dice == std::vector{3, 1});
    bombardment.penalty_scope = PenaltyScope::total;
    CHECK(at_target(bombardment).dice == std::vector{3, 0});
    bombardment.zone_class = ZoneClass::f;
    CHECK(at_target(bombardment).total() == 3);
}

TEST_CASE("OZ-ART-4, OZ-CAP-2: units on the road are hit on 0 and 1 by every die", "[zones][bombardment][worked]") {
    const Bombardment bombardment{
        .zone_class = ZoneClass::f, .barrages = {5}, .in_transit_castings = 2, .garrison_castings = 24};
    CHECK(at_target(bombardment).faces == 2);
    const auto odds = bombardment_odds(bombardment, tables());
    CHECK(odds.at({5, 2, 3, 2, 1}) == part(32, 625));
    CHECK(odds == odds_of(firing(bombardment)));
}

TEST_CASE("OZ-ART-5, OZ-ART-6, OZ-RULING-6: units In-Transit lose castings before the garrison does",
          "[zones][bombardment]") {
    Bombardment bombardment{
        .zone_class = ZoneClass::b, .barrages = {3}, .in_transit_castings = 1, .garrison_castings = 1};
    CHECK(with_dice({10, 1, 10}, firing(bombardment)) == BombardmentResult{3, 2, 3, 1, 1});
    bombardment.overflow = Overflow::lost;
    CHECK(with_dice({10, 1, 10}, firing(bombardment)) == BombardmentResult{3, 2, 3, 1, 0});
    bombardment.in_transit_castings = 0;
    CHECK(with_dice({10, 5}, firing(bombardment)) == BombardmentResult{2, 1, 1, 0, 1});
}

TEST_CASE("OZ-ART-7, OZ-CLS-1, OZ-GAP-2: class A is shot at like skirmishers in the field", "[zones][bombardment]") {
    Bombardment bombardment{.zone_class = ZoneClass::a, .barrages = {3, 2}, .garrison_castings = 5};
    CHECK(at_target(bombardment).total() == 5);
    CHECK(at_target(bombardment).faces == tables().field_barrage_faces.skirmish_order);
    bombardment.class_a_faces = 2;
    CHECK(at_target(bombardment).faces == 2);
}

TEST_CASE("OZ-ART-2: an empty zone suffers nothing, and no die is thrown", "[zones][bombardment]") {
    const Bombardment bombardment{.zone_class = ZoneClass::c, .barrages = {6}};
    CHECK(with_dice({}, firing(bombardment)) == BombardmentResult{});
    CHECK(bombardment_odds(bombardment, tables()).at({}) == 1);
}

TEST_CASE("OZ-ART-1: the ruling of a bombardment", "[zones][bombardment][ruling]") {
    CHECK(clauses_of(ruling_with_dice(
              {10, 5, 6}, firing({.zone_class = ZoneClass::d, .barrages = {2, 3}, .garrison_castings = 30}))) ==
          "OZ-ART-8:-2 OZ-ART-1 OZ-ART-1 OZ-ART-6");
    CHECK(clauses_of(ruling_with_dice(
              {10, 1},
              firing(
                  {.zone_class = ZoneClass::d, .barrages = {2}, .in_transit_castings = 1, .garrison_castings = 30}))) ==
          "OZ-ART-4 OZ-ART-1 OZ-ART-5 OZ-RULING-6 OZ-ART-6");
    CHECK(clauses_of(ruling_with_dice({}, firing({.barrages = {2}}))) == "OZ-ART-2");
}
