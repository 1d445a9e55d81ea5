#include "dice/seeded_dice.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

using namespace reisswitz::dice;

namespace {

const Seed one = Seed::from_word("1");

Occasion occasion(int turn, int order) { return Occasion{}.with(turn).with(order); }

/// The faces of n dice of one occasion, as a line of digits.
std::string dice_of(const Seed& seed, const Occasion& when, Die die, Throw what, int n = 30) {
    SeededDice dice{seed};
    dice.at([&] { return when; });
    std::string faces;
    for (int i = 0; i < n; ++i) faces += (faces.empty() ? "" : " ") + std::to_string(dice.roll(die, what));
    return faces;
}

constexpr Throw volley_of_a{{"volley"}, 1};
constexpr Throw volley_of_b{{"volley"}, 2};

}  // namespace

TEST_CASE("seeded dice are the same with every compiler and for ever", "[dice][seeded]") {
    CHECK(one.hex() == "0316c8217ac926e117082c9c7faeb36141ac9da2237a774caabc3cada63c3d6d");
    CHECK(dice_of(one, {}, d6, {}, 20) == "3 5 6 4 4 5 4 5 5 4 2 3 5 4 3 6 4 1 3 6");
    CHECK(dice_of(one, occasion(3, 12), d6, volley_of_a, 20) == "2 1 2 1 6 2 1 3 1 2 3 4 1 1 5 2 3 3 1 5");
    CHECK(dice_of(one, occasion(3, 12), d10, volley_of_a, 20) == "2 4 1 7 6 1 3 8 6 9 1 9 2 8 1 4 3 3 9 8");
    CHECK(dice_of(one, occasion(-1, 1'000'000'007), d100, {{"officer"}}, 20) ==
          "32 40 55 13 87 4 71 49 19 6 41 58 73 61 45 88 12 43 95 28");
    CHECK(dice_of(one.mixed_with({"a", "b"}), {}, d6, {}, 20) == "5 5 2 4 5 3 2 5 4 3 4 2 3 1 3 5 4 5 2 5");
}

TEST_CASE("the same occasion, label and unit throw the same dice", "[dice][seeded]") {
    CHECK(dice_of(one, occasion(3, 12), d6, volley_of_a) == dice_of(one, occasion(3, 12), d6, volley_of_a));

    SeededDice dice{one};
    dice.at([] { return occasion(3, 12); });
    const int first = dice.roll(d6, volley_of_a), second = dice.roll(d6, volley_of_a);
    dice.at([] { return occasion(4, 1); });
    dice.sum(10, d6, volley_of_a);
    dice.at([] { return occasion(3, 12); });
    CHECK(dice.roll(d6, volley_of_a) == first);
    CHECK(dice.roll(d6, volley_of_a) == second);
}

TEST_CASE("another turn, order, label, unit, die or seed throws other dice", "[dice][seeded]") {
    const std::set<std::string> all{
        dice_of(one, occasion(3, 12), d6, volley_of_a),
        dice_of(one, occasion(4, 12), d6, volley_of_a),
        dice_of(one, occasion(3, 13), d6, volley_of_a),
        dice_of(one, occasion(12, 3), d6, volley_of_a),
        dice_of(one, Occasion{}.with(3), d6, volley_of_a),
        dice_of(one, occasion(3, 12).with(0), d6, volley_of_a),
        dice_of(one, occasion(3, 12), d6, volley_of_b),
        dice_of(one, occasion(3, 12), d6, {{"volley"}}),
        dice_of(one, occasion(3, 12), d6, {{"volle"}, 1}),
        dice_of(one, occasion(3, 12), d6, {{"melee"}, 1}),
        dice_of(Seed::from_word("2"), occasion(3, 12), d6, volley_of_a),
        dice_of(one.mixed_with({""}), occasion(3, 12), d6, volley_of_a),
    };
    CHECK(all.size() == 12);
    // A d12 is no d6 with its faces doubled up.
    CHECK(dice_of(one, occasion(3, 12), Die{6}, volley_of_a) != dice_of(one, occasion(3, 12), Die{12}, volley_of_a));
}

TEST_CASE("the dice of one unit do not change when dice for another fall in between", "[dice][seeded]") {
    SeededDice alone{one}, among{one};
    alone.at([] { return occasion(1, 1); });
    among.at([] { return occasion(1, 1); });
    for (int i = 0; i < 100; ++i) {
        among.sum(i % 5, d6, volley_of_b);
        among.opposed(d10, {{"initiative"}, 0}, {{"initiative"}, 1});
        CHECK(among.roll(d6, volley_of_a) == alone.roll(d6, volley_of_a));
    }
}

TEST_CASE("a throw of several dice is the same dice one by one", "[dice][seeded]") {
    SeededDice together{one}, singly{one};
    int sum = 0;
    for (int i = 0; i < 20; ++i) sum += singly.roll(d6, volley_of_a);
    CHECK(together.sum(20, d6, volley_of_a) == sum);

    SeededDice counted{one};
    int sixes = 0;
    for (const Thrown& die : singly.thrown()) sixes += die.face == 6;
    CHECK(counted.count(20, d6, {6}, volley_of_a) == sixes);
}

TEST_CASE("equal labels in one occasion are independent dice", "[dice][seeded]") {
    // Of 3600 pairs 600 should be equal, give or take 22; were they one die, all would be.
    SeededDice dice{one};
    int equal = 0;
    for (int turn = 0; turn < 3600; ++turn) {
        dice.at([&] { return occasion(turn, 0); });
        equal += dice.roll(d6, volley_of_a) == dice.roll(d6, volley_of_a);
    }
    CHECK(equal > 600 - 4 * 22);
    CHECK(equal < 600 + 4 * 22);
}

TEST_CASE("a seed is read from what it is written as", "[dice][seeded]") {
    Seed seed;
    REQUIRE(Seed::parse(one.hex(), seed));
    CHECK(seed == one);
    CHECK(Seed{}.hex() == std::string(64, '0'));

    std::string upper = one.hex();
    for (char& c : upper) c = static_cast<char>(c >= 'a' ? c - 'a' + 'A' : c);
    Seed again;
    REQUIRE(Seed::parse(upper, again));
    CHECK(again == one);

    for (const std::string& bad : {std::string{}, one.hex().substr(1), one.hex() + "0", "g" + one.hex().substr(1),
                                   " " + one.hex().substr(1), std::string(63, '0') + "\n"}) {
        CHECK_FALSE(Seed::parse(bad, seed));
        CHECK(seed == one);
    }
}

TEST_CASE("a word gives the same seed always, and no other word gives it", "[dice][seeded]") {
    CHECK(Seed::from_word("1") == one);
    CHECK_FALSE(Seed::from_word("1 ") == one);
    CHECK_FALSE(Seed::from_word("") == Seed{});
    CHECK(Seed::random().hex() != Seed::random().hex());
}

TEST_CASE("the commitment is the SHA-256 of the seed's 32 bytes", "[dice][seeded]") {
    CHECK(Seed{}.commitment() == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    CHECK(one.commitment() == "6a90632bbfb04a17bacb2e5de64b8869ba2d5827be2fc81a3a64bcd64a97bd14");
}

TEST_CASE("nonces are mixed in with their number and order", "[dice][seeded]") {
    CHECK(one.mixed_with({}) == one);
    const std::set<std::string> all{
        one.hex(),
        one.mixed_with({""}).hex(),
        one.mixed_with({"a"}).hex(),
        one.mixed_with({"a", ""}).hex(),
        one.mixed_with({"a", "b"}).hex(),
        one.mixed_with({"b", "a"}).hex(),
        one.mixed_with({"ab"}).hex(),
        one.mixed_with({"a b"}).hex(),
        Seed::from_word("2").mixed_with({"a"}).hex(),
    };
    CHECK(all.size() == 9);
    CHECK(one.mixed_with({"a", "b"}) == one.mixed_with({"a", "b"}));
    CHECK(one.mixed_with({std::string(10'000, 'x')}).hex().size() == 64);
}
