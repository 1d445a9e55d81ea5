#include "rules/bbb/procedures/move_allowance.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

MoveAllowanceResult work_out(const MoveAllowance& move) {
    ruling::Ruling ruling;
    return work_out_allowance(move, tables(), ruling);
}

int distance(const MoveAllowance& move) { return work_out(move).distance_in; }

}  // namespace

TEST_CASE("BBB-ALLOW-1, BBB-MOVE-9: full and half moves", "[bbb][move_allowance]") {
    CHECK(distance({.arm = Mover::infantry}) == 12);
    CHECK(distance({.arm = Mover::artillery}) == 12);
    CHECK(distance({.arm = Mover::cavalry}) == 18);
    CHECK(distance({.arm = Mover::general}) == 18);
    CHECK(distance({.arm = Mover::infantry, .move = MoveGiven::half}) == 6);
    CHECK(distance({.arm = Mover::cavalry, .move = MoveGiven::half}) == 9);
    CHECK(distance({.arm = Mover::cavalry, .move = MoveGiven::none}) == 0);
}

TEST_CASE("BBB-ALLOW-2: actions of half a move", "[bbb][move_allowance]") {
    CHECK(distance({.arm = Mover::infantry, .half_actions = 1}) == 6);
    CHECK(distance({.arm = Mover::infantry, .half_actions = 2}) == 0);
    CHECK(work_out({.arm = Mover::infantry, .half_actions = 2}).legal);
    CHECK(work_out({.arm = Mover::cavalry, .move = MoveGiven::half, .half_actions = 1}).legal);
    CHECK(!work_out({.arm = Mover::cavalry, .move = MoveGiven::half, .half_actions = 2}).legal);
    CHECK(!work_out({.arm = Mover::cavalry, .move = MoveGiven::none, .half_actions = 1}).legal);
}

TEST_CASE("BBB-ALLOW-3, BBB-RULING-33, BBB-TERR-2, BBB-TERR-3, BBB-TERR-5: what the ground takes",
          "[bbb][move_allowance]") {
    const auto lost = [](MoveAllowance move) {
        MoveAllowance plain{.arm = move.arm};
        return distance(plain) - distance(move);
    };
    for (const Mover arm : {Mover::infantry, Mover::cavalry, Mover::artillery}) {
        const int each = arm == Mover::infantry ? 3 : 6;
        CHECK(lost({.arm = arm, .outside_front_arc = true}) == 3);
        CHECK(lost({.arm = arm, .difficult_terrain = true}) == each);
        CHECK(lost({.arm = arm, .linear_obstacles = 1}) == each);
        CHECK(lost({.arm = arm, .linear_obstacles = 2}) == 2 * each);
    }
}

TEST_CASE("BBB-RULING-29: generals pay nothing", "[bbb][move_allowance]") {
    CHECK(distance({.arm = Mover::general,
                    .outside_front_arc = true,
                    .difficult_terrain = true,
                    .linear_obstacles = most_obstacles}) == 18);
}

TEST_CASE("BBB-ALLOW-5, BBB-TERR-10: a road doubles what is left", "[bbb][move_allowance]") {
    CHECK(distance({.arm = Mover::infantry, .on_road_in_column = true}) == 24);
    CHECK(distance({.arm = Mover::cavalry, .linear_obstacles = 1, .on_road_in_column = true}) == 24);
}

TEST_CASE("BBB-ALLOW-9, BBB-RULING-34: the least move, where there is one", "[bbb][move_allowance]") {
    MoveAllowance move{.arm = Mover::infantry, .linear_obstacles = 5};
    CHECK(distance(move) == 0);
    move.options.minimum_move_in = 3;
    CHECK(distance(move) == 3);
    move.half_actions = 2;
    CHECK(distance(move) == 0);
}

TEST_CASE("BBB-ALLOW-10, BBB-RULING-35: actions first, penalties whole, the road last", "[bbb][move_allowance]") {
    CHECK(distance({.arm = Mover::cavalry, .outside_front_arc = true, .half_actions = 1, .on_road_in_column = true}) ==
          12);
    MoveAllowance move{.arm = Mover::artillery, .linear_obstacles = 2, .half_actions = 1, .on_road_in_column = true};
    move.options.minimum_move_in = 2;
    CHECK(distance(move) == 4);
}

TEST_CASE("move_allowance (7), (8): infantry in the rough, guns on a road", "[bbb][move_allowance][worked]") {
    MoveAllowance rough{
        .arm = Mover::infantry, .outside_front_arc = true, .difficult_terrain = true, .linear_obstacles = 1};
    CHECK(distance(rough) == 3);
    rough.linear_obstacles = 2;
    CHECK(distance(rough) == 0);
    rough.options.minimum_move_in = 3;
    CHECK(distance(rough) == 3);
    CHECK(distance({.arm = Mover::artillery, .half_actions = 1, .on_road_in_column = true}) == 12);
    CHECK(work_out({.arm = Mover::artillery, .move = MoveGiven::half, .half_actions = 1}).legal);
    CHECK(!work_out({.arm = Mover::artillery, .move = MoveGiven::half, .half_actions = 2}).legal);
}

TEST_CASE("worse ground never carries farther", "[bbb][move_allowance][properties]") {
    REQUIRE(rc::check([] {
        MoveAllowance move{.arm = *rc::gen::element(Mover::infantry, Mover::cavalry, Mover::artillery),
                           .move = *rc::gen::element(MoveGiven::full, MoveGiven::half, MoveGiven::none),
                           .linear_obstacles = *rc::gen::inRange(0, most_obstacles),
                           .half_actions = *rc::gen::inRange(0, 3),
                           .on_road_in_column = *rc::gen::arbitrary<bool>()};
        move.options.minimum_move_in = *rc::gen::inRange(0, longest_minimum_move_in + 1);
        const int before = distance(move);
        RC_ASSERT(before >= 0);
        MoveAllowance worse = move;
        ++worse.linear_obstacles;
        RC_ASSERT(distance(worse) <= before);
        worse = move;
        worse.difficult_terrain = worse.outside_front_arc = true;
        RC_ASSERT(distance(worse) <= before);
    }));
}
