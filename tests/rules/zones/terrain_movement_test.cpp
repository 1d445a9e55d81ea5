#include "rules/zones/procedures/terrain_movement.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

constexpr std::array all_troops{Troop::formed_infantry,  Troop::skirmish_infantry,  Troop::formed_cavalry,
                                Troop::skirmish_cavalry, Troop::dismounted_cavalry, Troop::wagon,
                                Troop::limbered_gun,     Troop::unlimbered_gun};

TerrainMovementResult through(Ground ground, Troop troop, int move = 100, int charge = 150) {
    ruling::Ruling ruling;
    const auto result = answer_terrain_movement({ground, troop, move, charge}, tables(), ruling);
    CHECK_FALSE(ruling.empty());
    return result;
}

/// Move and charge; -1 and -1 where the ground may not be entered.
std::pair<int, int> rates(Ground ground, Troop troop, int move = 100, int charge = 150) {
    const auto result = through(ground, troop, move, charge);
    return result.may_enter ? std::pair{result.move_yd, result.charge_yd} : std::pair{-1, -1};
}

constexpr std::pair barred{-1, -1};

}  // namespace

TEST_CASE("TD-RULING-14, TD-GDL-2, TD-TAC-3: open ground, streams and bushes do not hinder", "[zones][movement]") {
    for (const Ground ground : {Ground::open, Ground::stream_fordable, Ground::bushes})
        for (const Troop troop : all_troops) CHECK(rates(ground, troop) == std::pair{100, has_wheels(troop) ? 0 : 150});
    CHECK(through(Ground::bushes, Troop::wagon).blocks_los);
    CHECK_FALSE(through(Ground::bushes, Troop::wagon).blocks_kill_zone);
    CHECK_FALSE(through(Ground::open, Troop::wagon).blocks_los);
}

TEST_CASE("TD-TAC-6: light woods", "[zones][movement][worked]") {
    CHECK(rates(Ground::light_woods, Troop::formed_infantry) == std::pair{40, 0});
    CHECK(rates(Ground::light_woods, Troop::formed_cavalry, 30, 90) == std::pair{30, 0});
    CHECK(rates(Ground::light_woods, Troop::skirmish_cavalry) == std::pair{100, 150});
    CHECK(rates(Ground::light_woods, Troop::wagon) == barred);
    CHECK(rates(Ground::light_woods, Troop::limbered_gun) == barred);
    CHECK(rates(Ground::light_woods, Troop::unlimbered_gun, 100) == std::pair{20, 0});
    CHECK(through(Ground::light_woods, Troop::wagon).blocks_kill_zone);
}

TEST_CASE("TD-TAC-5, TD-RULING-7: heavy woods", "[zones][movement]") {
    for (const Troop troop :
         {Troop::formed_infantry, Troop::formed_cavalry, Troop::wagon, Troop::limbered_gun, Troop::unlimbered_gun})
        CHECK(rates(Ground::heavy_woods, troop) == barred);
    CHECK(rates(Ground::heavy_woods, Troop::skirmish_infantry) == std::pair{60, 60});
    CHECK(through(Ground::heavy_woods, Troop::wagon).blocks_los);
}

TEST_CASE("TD-TAC-7: rough patches, and who throws for his wheels", "[zones][movement][worked]") {
    CHECK(rates(Ground::rough, Troop::formed_infantry) == std::pair{60, 60});
    CHECK(rates(Ground::rough, Troop::formed_cavalry) == barred);
    CHECK(rates(Ground::rough, Troop::skirmish_infantry) == std::pair{100, 150});
    for (const Troop troop : all_troops) CHECK(through(Ground::rough, troop).wheel_roll == has_wheels(troop));
    CHECK_FALSE(through(Ground::open, Troop::wagon).wheel_roll);
}

TEST_CASE("TD-GDL-7, TD-RULING-10: half of movement and charge at a ford, rounded down", "[zones][movement][worked]") {
    CHECK(rates(Ground::ford, Troop::skirmish_cavalry, 125, 225) == std::pair{62, 112});
    CHECK(rates(Ground::ford, Troop::wagon, 75, 0) == std::pair{37, 0});
}

TEST_CASE("TD-GDL-4, TD-GDL-2: rivers and steep banks are not passed", "[zones][movement]") {
    for (const Ground ground : {Ground::river, Ground::stream_steep})
        for (const Troop troop : all_troops) CHECK(rates(ground, troop) == barred);
}

TEST_CASE("TD-TAC-4, TD-RULING-11, TD-RULING-6: who goes into buildings", "[zones][movement]") {
    for (const Troop troop : {Troop::formed_cavalry, Troop::skirmish_cavalry, Troop::wagon, Troop::limbered_gun})
        CHECK(rates(Ground::building, troop) == barred);
    CHECK(rates(Ground::building, Troop::dismounted_cavalry) == std::pair{100, 150});
    CHECK(rates(Ground::building, Troop::unlimbered_gun) == std::pair{100, 0});
    for (const Ground ground : {Ground::open, Ground::light_woods, Ground::heavy_woods, Ground::rough, Ground::ford})
        CHECK(rates(ground, Troop::dismounted_cavalry) == rates(ground, Troop::skirmish_infantry));
}
