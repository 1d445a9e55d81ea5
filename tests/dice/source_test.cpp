#include "dice/source.hpp"

#include <catch2/catch.hpp>
#include <optional>
#include <string>
#include <vector>

#include "dice/enumerated_dice.hpp"
#include "dice/fast_dice.hpp"
#include "dice/physical_dice.hpp"
#include "dice/seeded_dice.hpp"

using namespace reisswitz::dice;

static_assert(DiceSource<LiveDice>);
static_assert(DiceSource<SeededDice>);
static_assert(DiceSource<PhysicalDice>);
static_assert(DiceSource<RecordedDice>);
static_assert(DiceSource<EnumeratedDice>);
static_assert(DiceSource<FastDice>);

// Rulings are written for whoever watches, and for nobody else.
static_assert(LiveDice::explains && !EnumeratedDice::explains && !FastDice::explains);

namespace {

/// Whoever is hit first loses; every primitive is used once.
struct Skirmish {
    template <DiceSource Dice>
    std::string operator()(Dice& dice) const {
        dice.at([] { return Occasion{}.with(1); });
        const bool red_begins = dice.until([](auto& again) -> std::optional<bool> {
            const Opposed thrown = again.opposed(d6, {{"initiative"}, 0}, {{"initiative"}, 1});
            if (thrown.first == thrown.second) return {};
            return thrown.first > thrown.second;
        });
        const int hits = dice.count(3, d6, {5, 6}, {{"volley"}, 2});
        const int panic = dice.merged([](auto& piece) { return piece.sum(2, d6, {{"panic"}, 3}); });
        const int last = dice.roll(d10, {{"officer"}});
        return std::string{red_begins ? "red" : "blue"} + " " + std::to_string(hits) + " " + std::to_string(panic) +
               " " + std::to_string(last);
    }
};

}  // namespace

TEST_CASE("one procedure serves every source", "[dice][source]") {
    const auto odds = exact_odds(Skirmish{});
    CHECK(odds.size() == 2 * 4 * 11 * 10);

    PhysicalDice typed{{4, 4, 2, 5, /**/ 6, 1, 5, /**/ 3, 4, /**/ 10}};
    CHECK(Skirmish{}(typed) == "blue 2 7 10");
    CHECK(odds.count("blue 2 7 10") == 1);

    SeededDice seeded{Seed::from_word("1")};
    CHECK(odds.count(Skirmish{}(seeded)) == 1);

    FastDice fast{1, 1};
    CHECK(odds.count(Skirmish{}(fast)) == 1);
}

TEST_CASE("live dice tell every die that fell, in order, and show the last throw", "[dice][source]") {
    PhysicalDice dice{{4, 4, 2, 5, 6, 1, 5, 3, 4, 10}};
    Skirmish{}(dice);
    std::string told;
    for (const Thrown& die : dice.thrown())
        told += std::string{die.what.label.id} + ":" + std::to_string(die.what.who) + " d" +
                std::to_string(die.die.sides) + "=" + std::to_string(die.face) + "; ";
    CHECK(told ==
          "initiative:0 d6=4; initiative:1 d6=4; initiative:0 d6=2; initiative:1 d6=5; "
          "volley:2 d6=6; volley:2 d6=1; volley:2 d6=5; panic:3 d6=3; panic:3 d6=4; officer:-1 d10=10; ");
    CHECK(std::vector<int>(dice.shown().begin(), dice.shown().end()) == std::vector<int>{10});

    PhysicalDice duel{{3, 5}};
    duel.opposed(d6, {}, {});
    CHECK(std::vector<int>(duel.shown().begin(), duel.shown().end()) == std::vector<int>{3, 5});
    duel.sum(0, d6, {});
    CHECK(duel.shown().empty());
}

TEST_CASE("live dice refuse throws that nobody can make", "[dice][source]") {
    PhysicalDice dice{{}};
    CHECK_THROWS_WITH(dice.sum(101, d6, {}), "dice: a throw of 101 dice with 6 faces");
    CHECK_THROWS_AS(dice.sum(-1, d6, {}), std::logic_error);
    CHECK_THROWS_AS(dice.roll(Die{0}, {}), std::logic_error);
    CHECK_THROWS_AS(dice.roll(Die{101}, {}), std::logic_error);
}

TEST_CASE("a live throw that ties a thousand times is a fault in the dice", "[dice][source]") {
    SeededDice dice{Seed::from_word("1")};
    CHECK_THROWS_AS(dice.until([](auto& again) -> std::optional<int> {
        again.roll(d6, {});
        return {};
    }),
                    std::logic_error);
    CHECK(dice.thrown().size() == 1000);
}
