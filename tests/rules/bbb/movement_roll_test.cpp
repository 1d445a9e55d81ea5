#include "rules/bbb/procedures/movement_roll.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

auto rolling(const MovementRoll& roll) {
    return [=](auto& dice, auto& ruling) { return resolve_movement_roll(roll, tables(), dice, ruling); };
}

MovementRoll of(Arm arm, State state, Quality quality = Quality::trained) {
    return {.arm = arm, .quality = quality, .state = state, .bases = arm == Arm::artillery ? 1 : 4};
}

MovementRollResult with_score(const MovementRoll& roll, int score) {
    ruling::Ruling ruling;
    return take_move(roll, score, tables(), ruling);
}

int modifier_of(const MovementRoll& roll) {
    ruling::Ruling ruling;
    return movement_modifier(roll, tables(), ruling);
}

const MovementRoll infantry = of(Arm::infantry, State::good_order);
const MovementRoll disrupted = of(Arm::infantry, State::disrupted);
const MovementRoll silenced = of(Arm::artillery, State::silenced);

}  // namespace

TEST_CASE("BBB-MOVE-1: two dice, added together", "[bbb][movement_roll]") {
    CHECK(with_dice({3, 4}, rolling(infantry)).move == Move::full);
    CHECK(with_dice({2, 3}, rolling(infantry)).move == Move::half);
    CHECK(told_with_dice({2, 3}, rolling(infantry)) == "BBB-MOVE-1 BBB-MOVE-2");
}

TEST_CASE("BBB-MOVE-2, BBB-ALLOW-1: the table, row by row", "[bbb][movement_roll]") {
    struct Row {
        int score;
        Move good_order;
        Move disrupted;
        bool rallies;
    };
    for (const Row& row :
         {Row{12, Move::full, Move::full, true}, Row{11, Move::full, Move::full, true},
          Row{10, Move::full, Move::full, true}, Row{9, Move::full, Move::full, true},
          Row{8, Move::full, Move::half, true}, Row{7, Move::full, Move::half, true},
          Row{6, Move::half, Move::none, true}, Row{5, Move::half, Move::none, true},
          Row{4, Move::none, Move::none, false}, Row{2, Move::none, Move::none, false},
          Row{1, Move::retire_half, Move::retire_full, false}, Row{0, Move::retire_half, Move::retire_full, false},
          Row{-1, Move::retire_full, Move::removed, false}, Row{-2, Move::retire_full, Move::removed, false}}) {
        INFO(row.score);
        CHECK(with_score(infantry, row.score).move == row.good_order);
        CHECK(with_score(disrupted, row.score).move == row.disrupted);
        CHECK(with_score(disrupted, row.score).rallied == row.rallies);
    }
    CHECK(with_score(infantry, 7).allowance_in == 12);
    CHECK(with_score(infantry, 5).allowance_in == 6);
    CHECK(with_score(infantry, 3).allowance_in == 0);
    CHECK(with_score(infantry, 0).allowance_in == 6);
    const MovementRoll cavalry = of(Arm::cavalry, State::good_order);
    CHECK(with_score(cavalry, 7).allowance_in == 18);
    CHECK(with_score(cavalry, 5).allowance_in == 9);
    CHECK(with_score(of(Arm::artillery, State::good_order), 7).allowance_in == 12);
}

TEST_CASE(
    "BBB-MOVE-3, BBB-MOVE-3a, BBB-MOVE-3b, BBB-MOVE-3c, BBB-MOVE-3d, BBB-MOVE-3e, BBB-MOVE-3f: "
    "every line that holds counts once",
    "[bbb][movement_roll]") {
    MovementRoll roll = infantry;
    CHECK(modifier_of(roll) == 0);
    roll.in_command = true;
    CHECK(modifier_of(roll) == 1);
    roll.column_or_limbered = true;
    CHECK(modifier_of(roll) == 2);
    roll.passive = true;
    CHECK(modifier_of(roll) == 1);
    roll.fragile = true;
    CHECK(modifier_of(roll) == 1);
    roll.in_rough = true;
    CHECK(modifier_of(roll) == 0);
    roll.lost_bases = 2;
    CHECK(modifier_of(roll) == -2);
    roll.state = State::disrupted;
    CHECK(modifier_of(roll) == -2);
    CHECK(told_with_dice({3, 4}, rolling(roll))
              .starts_with(
                  "BBB-MOVE-1 BBB-MOVE-3a:+1 BBB-MOVE-3b:+1 BBB-MOVE-3d:-1 BBB-MOVE-3e:-1 BBB-ATT-10 BBB-MOVE-3f:-2"));
}

TEST_CASE("BBB-ATT-2, BBB-ATT-3: passive in good order, fragile when disrupted", "[bbb][movement_roll]") {
    MovementRoll roll = infantry;
    roll.passive = true;
    CHECK(modifier_of(roll) == -1);
    roll.state = State::disrupted;
    CHECK(modifier_of(roll) == 0);
    roll.fragile = true;
    CHECK(modifier_of(roll) == -1);
}

TEST_CASE("BBB-RULING-5: command and column may be one line", "[bbb][movement_roll]") {
    MovementRoll roll = infantry;
    roll.in_command = roll.column_or_limbered = true;
    roll.options.modifier_stacking = ModifierStacking::single;
    CHECK(modifier_of(roll) == 1);
    roll.in_command = false;
    CHECK(modifier_of(roll) == 1);
}

TEST_CASE("BBB-ATT-10, BBB-RULING-6: when a unit is spent", "[bbb][movement_roll]") {
    for (const Quality quality : {Quality::raw, Quality::trained, Quality::veteran}) {
        const int threshold = static_cast<int>(quality) + 1;
        CHECK(!is_spent(quality, threshold - 1, {}, tables()));
        CHECK(is_spent(quality, threshold, {}, tables()));
    }
    CHECK(is_spent(Quality::veteran, 1, 1, tables()));
    CHECK(!is_spent(Quality::raw, 4, 5, tables()));
}

TEST_CASE("BBB-MOVE-4, BBB-RULING-7: disrupted units rally on 5, then move", "[bbb][movement_roll]") {
    for (int score = -2; score <= 14; ++score)
        CHECK((with_score(disrupted, score).state_after == StateAfter::good_order) == (score >= 5));
}

TEST_CASE("BBB-MOVE-6, BBB-UNIT-3: who takes back a base", "[bbb][movement_roll]") {
    for (const Quality quality : {Quality::raw, Quality::trained, Quality::veteran})
        for (int score = 7; score <= 13; ++score) {
            MovementRoll roll = of(Arm::infantry, State::good_order, quality);
            roll.lost_bases = 1;
            INFO(score);
            const MovementRollResult result = with_score(roll, score);
            CHECK((result.bases_recovered == 1) == (score >= 11 - static_cast<int>(quality)));
            CHECK((result.recovery == Recovery::with_move) == (result.bases_recovered == 1));
            CHECK(result.move == Move::full);
            roll.lost_bases = 0;
            CHECK(with_score(roll, score).bases_recovered == 0);
            roll = of(Arm::infantry, State::disrupted, quality);
            roll.lost_bases = 1;
            CHECK(with_score(roll, score).bases_recovered == 0);
        }
    MovementRoll choice = of(Arm::infantry, State::good_order, Quality::veteran);
    choice.lost_bases = 1;
    choice.options.recovery = RecoveryWay::instead_of_move;
    CHECK(with_score(choice, 9).recovery == Recovery::instead_of_move);
    CHECK(with_score(choice, 9).bases_recovered == 1);
}

TEST_CASE("BBB-RULING-55: a reduced battery recovers nothing", "[bbb][movement_roll]") {
    CHECK(with_score(of(Arm::artillery, State::good_order, Quality::veteran), 12).bases_recovered == 0);
}

TEST_CASE("BBB-MOVE-7: the last base of a disrupted unit runs", "[bbb][movement_roll]") {
    MovementRoll roll = disrupted;
    CHECK(with_score(roll, 0).bases_lost == 1);
    CHECK(with_score(roll, 0).state_after == StateAfter::disrupted);
    CHECK(with_score(roll, 0).allowance_in == 12);
    roll.bases = 1;
    const MovementRollResult gone = with_score(roll, 0);
    CHECK(gone.move == Move::removed);
    CHECK(gone.state_after == StateAfter::removed);
    CHECK(gone.bases_lost == 1);
    CHECK(gone.allowance_in == 0);
}

TEST_CASE("BBB-RULING-8: less than -1 is -1", "[bbb][movement_roll]") {
    CHECK(with_score(infantry, -2) == with_score(infantry, -1));
    CHECK(with_score(infantry, -1).state_after == StateAfter::disrupted);
    CHECK(with_score(disrupted, -2) == with_score(disrupted, -1));
    CHECK(with_score(disrupted, -1).bases_lost == 4);
}

TEST_CASE("BBB-MOVE-8, BBB-RULING-9: silenced guns move only to retire", "[bbb][movement_roll]") {
    for (int score = -2; score <= 13; ++score) {
        const MovementRollResult result = with_score(silenced, score);
        INFO(score);
        CHECK(result.state_after == StateAfter::silenced);
        CHECK(result.retire_only == (score >= 5));
        CHECK(!result.rallied);
    }
    MovementRoll roll = silenced;
    roll.passive = roll.fragile = true;
    CHECK(modifier_of(roll) == -1);

    roll.options.silenced_row = SilencedRow::disrupted;
    roll.passive = false;
    CHECK(modifier_of(roll) == -1);
    CHECK(with_score(roll, 5).state_after == StateAfter::good_order);
    CHECK(with_score(roll, 5).rallied);
    CHECK(!with_score(roll, 9).retire_only);
    CHECK(with_score(roll, 3).state_after == StateAfter::silenced);
    CHECK(with_score(roll, 1).state_after == StateAfter::removed);

    CHECK(with_score(of(Arm::artillery, State::good_order), -1).state_after == StateAfter::silenced);
}

TEST_CASE("movement_roll (5): veterans in good order", "[bbb][movement_roll][worked]") {
    MovementRoll roll = of(Arm::infantry, State::good_order, Quality::veteran);
    roll.lost_bases = 1;
    roll.in_command = roll.passive = true;
    const auto odds = odds_of(rolling(roll));
    CHECK(odds.chance([](const auto& end) { return end.move == Move::full && end.bases_recovered == 0; }) ==
          part(11, 36));
    CHECK(odds.chance([](const auto& end) { return end.bases_recovered == 1; }) == part(10, 36));
    CHECK(odds.chance([](const auto& end) { return end.move == Move::half; }) == part(9, 36));
    CHECK(odds.chance([](const auto& end) { return end.move == Move::none; }) == part(6, 36));
}

TEST_CASE("movement_roll (6): raw cavalry, disrupted and spent", "[bbb][movement_roll][worked]") {
    MovementRoll roll = of(Arm::cavalry, State::disrupted, Quality::raw);
    roll.bases = 2;
    roll.lost_bases = 1;
    roll.in_command = roll.fragile = true;
    const auto odds = odds_of(rolling(roll));
    CHECK(odds.chance([](const auto& end) { return end.allowance_in == 18 && end.rallied; }) == part(3, 36));
    CHECK(odds.chance([](const auto& end) { return end.allowance_in == 9; }) == part(7, 36));
    CHECK(odds.chance([](const auto& end) { return end.move == Move::none && end.rallied; }) == part(11, 36));
    CHECK(odds.chance([](const auto& end) { return end.move == Move::none && !end.rallied; }) == part(12, 36));
    CHECK(odds.chance([](const auto& end) { return end.bases_lost == 1 && end.allowance_in == 18; }) == part(3, 36));
}
