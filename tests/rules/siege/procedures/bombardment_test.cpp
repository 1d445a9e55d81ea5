#include "rules/siege/procedures/bombardment.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

auto fall_with(OnTargetSpread spread) {
    return [=](auto& dice, auto& ruling) { return resolve_fall(spread, tables(), dice, ruling, 0); };
}

BombardmentShot shot_of(std::string_view calibre, int range_yd, ShotReport report, int guns = 1) {
    BombardmentShot shot;
    shot.gun = gun(calibre);
    shot.range_yd = range_yd;
    shot.guns = guns;
    shot.report = report;
    return shot;
}

auto shooting(const BombardmentShot& shot) {
    return [=](auto& dice, auto& ruling) { return resolve_bombardment_shot(shot, tables(), dice, ruling); };
}

}  // namespace

TEST_CASE("SG-GUN-2, SG-RULING-9: the ten falls of a shot, in yards", "[siege][bombardment]") {
    const auto [die, second, fall, lateral, over] = GENERATE(table<int, int, Fall, int, int>({
        {1, 7, Fall::short_, 0, -35},
        {2, 7, Fall::short_, 0, -14},
        {3, 4, Fall::left, -20, 0},
        {4, 4, Fall::left, -8, 0},
        {5, 4, Fall::on_target, -4, 0},
        {6, 4, Fall::on_target, 4, 0},
        {7, 4, Fall::right, 8, 0},
        {8, 4, Fall::right, 20, 0},
        {9, 7, Fall::long_, 0, 14},
        {10, 7, Fall::long_, 0, 35},
    }));
    INFO(die);
    CHECK(with_dice({die, second}, fall_with(OnTargetSpread::d6)) == FallenShot{fall, lateral, over});
}

TEST_CASE("SG-RULING-8: a shot on the target spreads by a die, by half of it, or not at all", "[siege][bombardment]") {
    CHECK(with_dice({5, 3}, fall_with(OnTargetSpread::d6)).lateral_yd == -3);
    CHECK(with_dice({5, 3}, fall_with(OnTargetSpread::half_d6)).lateral_yd == -2);
    CHECK(with_dice({6, 6}, fall_with(OnTargetSpread::half_d6)).lateral_yd == 3);
    CHECK(with_dice({6}, fall_with(OnTargetSpread::none)).lateral_yd == 0);
    CHECK(with_dice({7, 3}, fall_with(OnTargetSpread::none)).lateral_yd == 6);
    CHECK(with_dice({7, 3}, fall_with(OnTargetSpread::half_d6)).lateral_yd == 6);
}

TEST_CASE("SG-RULING-20, SG-COL-1: columns from the one that is centred on the aim", "[siege][bombardment]") {
    CHECK(column_at(0, 5) == 0);
    CHECK(column_at(2, 5) == 0);
    CHECK(column_at(3, 5) == 1);
    CHECK(column_at(7, 5) == 1);
    CHECK(column_at(8, 5) == 2);
    CHECK(column_at(-3, 5) == -1);
    CHECK(column_at(30, 5) == 6);
    // Between two columns the outer one.
    CHECK(column_at(2, 4) == 1);
    CHECK(column_at(-2, 4) == -1);
    CHECK(column_at(1, 1) == 1);
}

TEST_CASE("bombardment (1): a 24 pounder at 400 yards and the column that is aimed at",
          "[siege][bombardment][worked]") {
    const auto odds = odds_of(shooting(shot_of("24", 400, ShotReport::damage)));
    CHECK(odds.size() == 5);
    CHECK(odds.at(AimedDamage{0}) == part(9, 10));
    CHECK(odds.at(AimedDamage{17}) == part(1, 60));
    CHECK(odds.at(AimedDamage{18}) == part(1, 30));
    CHECK(odds.at(AimedDamage{19}) == part(1, 30));
    CHECK(odds.at(AimedDamage{20}) == part(1, 60));
}

TEST_CASE("bombardment (2): four 8 to 9 pounders at 150 yards and the column beside", "[siege][bombardment][worked]") {
    const auto odds = odds_of(shooting(shot_of("8-9", 150, ShotReport::column, 4)));
    CHECK(odds.at(ColumnStruck{.column = -1, .damage = 40}) == part(7, 360));
    CHECK(odds.chance([](const BombardmentShotResult& result) {
        const auto* struck = std::get_if<ColumnStruck>(&result.form);
        return struck && struck->column == -1;
    }) == part(7, 60));
    CHECK(odds.at(WallMissed{}) == part(2, 5));
}

TEST_CASE("SG-GUN-2: left and right are the mirror of each other, and so are short and long", "[siege][bombardment]") {
    const auto odds = odds_of(shooting(shot_of("48", 600, ShotReport::full)));
    for (const auto& [result, p] : odds) {
        FullShot mirrored = std::get<FullShot>(result.form);
        mirrored.lateral_yd = -mirrored.lateral_yd;
        mirrored.over_yd = -mirrored.over_yd;
        const auto other = [](Fall fall) {
            return fall == Fall::short_  ? Fall::long_
                   : fall == Fall::long_ ? Fall::short_
                   : fall == Fall::left  ? Fall::right
                   : fall == Fall::right ? Fall::left
                                         : Fall::on_target;
        };
        mirrored.fall = other(mirrored.fall);
        CHECK(odds.at(mirrored) == p);
    }
}

TEST_CASE("SG-GUN-2, SG-GUN-4: no die for damage where none can be done", "[siege][bombardment]") {
    CHECK(with_dice({1, 3}, shooting(shot_of("24", 400, ShotReport::full))) ==
          BombardmentShotResult{FullShot{Fall::short_, 0, -15, 0}});
    CHECK(with_dice({3, 1}, shooting(shot_of("24", 400, ShotReport::damage))) == BombardmentShotResult{AimedDamage{0}});
    CHECK(with_dice({3, 1, 6}, shooting(shot_of("24", 400, ShotReport::column))) ==
          BombardmentShotResult{ColumnStruck{.column = -1, .damage = 20}});
    CHECK(with_dice({10, 1}, shooting(shot_of("24", 400, ShotReport::column))) == BombardmentShotResult{WallMissed{}});
    CHECK(with_dice({5, 1}, shooting(shot_of("24", 2000, ShotReport::column))) ==
          BombardmentShotResult{ColumnStruck{.column = 0, .damage = 0}});
}

TEST_CASE("SG-GUN-2, SG-GUN-4, SG-RULING-20: the ruling of a shot", "[siege][bombardment][ruling]") {
    const auto ruling = ruling_with_dice({6, 2, 4}, shooting(shot_of("24", 400, ShotReport::column)));
    CHECK(clauses_of(ruling) ==
          "SG-GUN-2 SG-GUN-2 SG-RULING-8 SG-RULING-20 SG-GUN-4 SG-RULING-7 SG-GUN-5:+15 SG-GUN-4");
    CHECK(verdicts_of(ruling) == "falls_on_target strikes_column average_die does_damage");
    CHECK(ruling.entries()[3].subject.hex == column_of_the_aim);
}
