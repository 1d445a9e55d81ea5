#include "dice/physical_dice.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "dice/seeded_dice.hpp"
#include "random_procedure.hpp"

using namespace reisswitz::dice;

namespace {

constexpr Throw to_hit{{"volley"}, 7};
constexpr Throw loss{{"loss"}, 9};

/// Three dice to hit on 5 or 6, one die for each hit.
template <class Dice>
int resolve(Dice& dice) {
    const int hits = dice.count(3, d6, {5, 6}, to_hit);
    int lost = 0;
    for (int i = 0; i < hits; ++i) lost += dice.roll(d6, loss) <= 3;
    return lost;
}

}  // namespace

TEST_CASE("where the tape ends, the procedure names the dice it wants", "[dice][physical]") {
    std::vector<int> tape;
    const auto wanted = [&] {
        PhysicalDice dice{tape};
        try {
            return "done: " + std::to_string(resolve(dice));
        } catch (const DiceWanted& want) {
            return std::string{want.thrown_for.label.id} + " of " + std::to_string(want.thrown_for.who) + ": " +
                   std::to_string(want.count) + "d" + std::to_string(want.die.sides);
        }
    };
    CHECK(wanted() == "volley of 7: 3d6");
    tape = {5};
    CHECK(wanted() == "volley of 7: 2d6");
    tape = {5, 6, 1};
    CHECK(wanted() == "loss of 9: 1d6");
    tape = {5, 6, 1, 3};
    CHECK(wanted() == "loss of 9: 1d6");
    tape = {5, 6, 1, 3, 4};
    CHECK(wanted() == "done: 1");
}

TEST_CASE("a tape that is too long says how much of it was used", "[dice][physical]") {
    PhysicalDice dice{{1, 2, 3, 6, 6}};
    CHECK(resolve(dice) == 0);
    CHECK(dice.used() == 3);
}

TEST_CASE("a face that the die does not have is named with its place", "[dice][physical]") {
    const int typed = GENERATE(0, 7, -1, 100);
    PhysicalDice dice{{5, typed, 1}};
    try {
        resolve(dice);
        FAIL("a face of " << typed << " was taken");
    } catch (const BadFace& bad) {
        CHECK(bad.face == typed);
        CHECK(bad.position == 1);
        CHECK(bad.die == d6);
        CHECK(bad.thrown_for.label == Label{"volley"});
    }
    CHECK(dice.used() == 1);
    CHECK(dice.thrown().empty());  // the throw did not come about
}

TEST_CASE("typing dice one at a time ends where typing them at once does", "[dice][physical]") {
    REQUIRE(rc::check([](std::uint32_t word) {
        const auto procedure = *test::any_procedure();
        SeededDice seeded{Seed::from_word(std::to_string(word))};
        const int result = procedure(seeded);

        std::vector<int> tape;
        for (;;) {
            PhysicalDice dice{tape};
            try {
                RC_ASSERT(procedure(dice) == result);
                RC_ASSERT(dice.used() == tape.size());
                break;
            } catch (const DiceWanted& wanted) {
                const Thrown& next = seeded.thrown().at(tape.size());
                RC_ASSERT(wanted.die == next.die);
                RC_ASSERT(wanted.thrown_for.label == next.what.label);
                tape.push_back(next.face);
            }
        }
        RC_ASSERT(tape.size() == seeded.thrown().size());
    }));
}

TEST_CASE("a recorded game throws what the seeded one threw", "[dice][recorded]") {
    SeededDice seeded{Seed::from_word("el-teb")};
    std::vector<int> results, record;
    for (int turn = 1; turn <= 50; ++turn) {
        seeded.at([&] { return Occasion{}.with(turn); });
        results.push_back(resolve(seeded));
    }
    for (const Thrown& die : seeded.thrown()) record.push_back(die.face);

    RecordedDice recorded{record};
    for (int turn = 1; turn <= 50; ++turn) {
        recorded.at([&] { return Occasion{}.with(turn); });
        CHECK(resolve(recorded) == results[static_cast<std::size_t>(turn - 1)]);
    }
    CHECK(recorded.used() == record.size());
}
