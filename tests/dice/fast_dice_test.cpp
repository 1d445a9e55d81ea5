#include "dice/fast_dice.hpp"

#include <catch2/catch.hpp>
#include <optional>
#include <set>
#include <string>

using namespace reisswitz::dice;

namespace {

std::string dice_of(FastDice dice, Die die, int n = 20) {
    std::string faces;
    for (int i = 0; i < n; ++i) faces += (faces.empty() ? "" : " ") + std::to_string(dice.roll(die, {}));
    return faces;
}

}  // namespace

TEST_CASE("fast dice are the same with every compiler and for ever", "[dice][fast]") {
    CHECK(dice_of({1, 0}, d6) == "6 6 4 5 5 6 3 4 2 4 5 6 5 1 1 1 2 4 4 6");
    CHECK(dice_of({1, 1}, d6) == "1 2 2 3 2 6 5 3 3 4 3 2 3 5 6 4 1 4 5 5");
    CHECK(dice_of({0xFFFFFFFFFFFFFFFF, 0x123456789ABCDEF0}, d100) ==
          "81 78 7 50 39 83 80 8 81 99 98 51 55 42 77 47 50 94 26 19");
}

TEST_CASE("each game and each seed has dice of its own", "[dice][fast]") {
    std::set<std::string> streams;
    for (const std::uint64_t seed : {0ull, 1ull, 2ull, 1ull << 32, 1ull << 63})
        for (const std::uint64_t game : {0ull, 1ull, 2ull, 1ull << 32, 1ull << 63})
            streams.insert(dice_of({seed, game}, d20));
    CHECK(streams.size() == 25);
}

TEST_CASE("what one game throws does not depend on what another threw", "[dice][fast]") {
    FastDice a{7, 1}, b{7, 2};
    std::string faces;
    for (int i = 0; i < 20; ++i) {
        b.sum(i, d100, {});
        faces += (faces.empty() ? "" : " ") + std::to_string(a.roll(d6, {}));
    }
    CHECK(faces == dice_of({7, 1}, d6));
}

TEST_CASE("sums, counts and opposed throws are the same dice one by one", "[dice][fast]") {
    FastDice together{3, 4}, singly{3, 4};
    int sum = 0, fives = 0;
    for (int i = 0; i < 10; ++i) sum += singly.roll(d6, {});
    for (int i = 0; i < 10; ++i) fives += singly.roll(d6, {}) >= 5;
    const int first = singly.roll(d10, {}), second = singly.roll(d10, {});
    CHECK(together.sum(10, d6, {}) == sum);
    CHECK(together.count(10, d6, {5, 6}, {}) == fives);
    CHECK(together.opposed(d10, {}, {}) == Opposed{first, second});
    CHECK(together.sum(0, d6, {}) == 0);
}

TEST_CASE("a fast die shows each of its faces and no other", "[dice][fast]") {
    for (int sides = 1; sides <= largest_die; ++sides) {
        FastDice dice{static_cast<std::uint64_t>(sides), 0};
        std::set<int> faces;
        for (int i = 0; i < 40 * sides + 200; ++i) faces.insert(dice.roll(Die{sides}, {}));
        CAPTURE(sides);
        CHECK(faces.size() == static_cast<std::size_t>(sides));
        CHECK(*faces.begin() == 1);
        CHECK(*faces.rbegin() == sides);
    }
}

TEST_CASE("a fast throw is made again until it comes to something", "[dice][fast]") {
    FastDice dice{5, 6};
    for (int i = 0; i < 100; ++i)
        CHECK(dice.until([](auto& again) -> std::optional<int> {
            const int face = again.roll(d6, {});
            return face < 6 ? std::nullopt : std::optional{face};
        }) == 6);
}

TEST_CASE("fast dice are small and copied with a simulation's state", "[dice][fast]") {
    STATIC_REQUIRE(std::is_trivially_copyable_v<FastDice>);
    STATIC_REQUIRE(sizeof(FastDice) <= 64);
    FastDice dice{1, 2};
    dice.roll(d6, {});
    FastDice copy = dice;
    CHECK(dice_of(copy, d6) == dice_of(dice, d6));
}
