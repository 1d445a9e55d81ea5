#include "rules/siege/procedures/mine.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

auto firing(const Mine& mine) {
    return [=](auto& dice, auto& ruling) { return resolve_mine(mine, tables(), dice, ruling); };
}

dice::Rational diameter_of(const MineResult& result) { return std::get<BuildingsMined>(result.form).diameter_yd; }
int damage_of(const MineResult& result) { return std::get<WallMined>(result.form).damage; }

}  // namespace

TEST_CASE("mine (1): a mine under a wall", "[siege][mine][worked]") {
    const auto odds = odds_of(firing({}));
    CHECK(odds.at(WallMined{Explosion::success, 0, 0, 184}) == part(1, 12));
    CHECK(odds.at(WallMined{Explosion::success, 0, 0, 188}) == part(1, 6));
    CHECK(odds.at(WallMined{Explosion::success, 0, 0, 196}) == part(1, 12));
    CHECK(odds.at(WallMined{Explosion::half, 0, 0, 92}) == part(1, 36));
    CHECK(odds.at(WallMined{Explosion::quarter, 0, 0, 49}) == part(1, 36));
    CHECK(odds.at(WallMined{Explosion::premature, 0, 0, 0}) == part(1, 6));
}

TEST_CASE("mine (2): three barrels under a building, a wagon within 10 yards", "[siege][mine][worked]") {
    const auto odds = odds_of(firing({.target = MineTarget::building, .barrels = 3, .stores_within_10 = 1}));
    CHECK(odds.size() == 5);
    CHECK(odds.at(BuildingsMined{Explosion::success, 0, 0, 60}) == part(1, 2));
    CHECK(odds.at(BuildingsMined{Explosion::half, 0, 0, 30}) == part(1, 6));
    CHECK(odds.at(BuildingsMined{Explosion::quarter, 0, 0, 15}) == part(1, 6));
    CHECK(odds.at(BuildingsMined{Explosion::premature, 0, 0, 0}) == part(1, 9));
    CHECK(odds.at(BuildingsMined{Explosion::premature, 1, 0, 0}) == part(1, 18));
}

TEST_CASE("SG-MIN-2: full on 4 to 6, half on 3, a quarter on 2, too soon on 1", "[siege][mine]") {
    for (int die = 4; die <= 6; ++die) CHECK(damage_of(with_dice({die, 1}, firing({}))) == 184);
    CHECK(damage_of(with_dice({3, 1}, firing({}))) == 92);
    CHECK(damage_of(with_dice({2, 1}, firing({}))) == 46);
    CHECK(damage_of(with_dice({1}, firing({}))) == 0);
    CHECK(verdicts_of(ruling_with_dice({1}, firing({}))) == "powder_premature");
}

TEST_CASE("SG-MIN-1, SG-RULING-23: the four 48 pounders throw one die, rounded down after it", "[siege][mine]") {
    // (3 + 1 + 44) * 4 = 192; (2 - 1 + 44) * 4 = 180.
    CHECK(damage_of(with_dice({4, 3}, firing({.fire_factor = 1}))) == 192);
    CHECK(damage_of(with_dice({2, 1}, firing({.fire_factor = -1}))) == 45);
}

TEST_CASE("SG-RULING-24: barrels widen the circle and do no more to a wall", "[siege][mine]") {
    CHECK(damage_of(with_dice({6, 1}, firing({.barrels = 50}))) == 184);
    CHECK(diameter_of(with_dice({6}, firing({.target = MineTarget::building}))) == 40);
    CHECK(diameter_of(with_dice({6}, firing({.target = MineTarget::building, .barrels = 8}))) == 110);
    CHECK(diameter_of(with_dice({2}, firing({.target = MineTarget::building, .barrels = 8}))) == part(55, 2));
}

TEST_CASE("SG-MIN-3: stores within 10 yards go up on 1 or 2, within 40 on 1", "[siege][mine]") {
    const Mine mine{.target = MineTarget::building, .stores_within_10 = 2, .stores_within_40 = 3};
    const auto result = std::get<BuildingsMined>(with_dice({1, 2, 3, 1, 2, 1}, firing(mine)).form);
    CHECK(result.exploded_within_10 == 1);
    CHECK(result.exploded_within_40 == 2);
}

TEST_CASE("SG-RULING-25: stores are thrown for after an explosion too soon, by option after any", "[siege][mine]") {
    Mine mine{.target = MineTarget::building, .stores_within_10 = 1};
    CHECK(std::get<BuildingsMined>(with_dice({6}, firing(mine)).form).exploded_within_10 == 0);
    mine.sympathetic = Sympathetic::any;
    CHECK(std::get<BuildingsMined>(with_dice({6, 2}, firing(mine)).form).exploded_within_10 == 1);
    CHECK(odds_of(firing(mine)).at(BuildingsMined{Explosion::success, 1, 0, 40}) == part(1, 6));
}

TEST_CASE("SG-MIN-1 to SG-MIN-3: the ruling of a mine", "[siege][mine][ruling]") {
    const auto ruling = ruling_with_dice({3, 2}, firing({.fire_factor = 2}));
    CHECK(clauses_of(ruling) ==
          "SG-MIN-2 SG-MIN-2 SG-GUN-4 SG-RULING-7 SG-GUN-5:+44 SG-RULING-13:+2 SG-GUN-4 SG-GUN-4 SG-RULING-23");
}
