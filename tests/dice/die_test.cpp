#include "dice/die.hpp"

#include <catch2/catch.hpp>

using namespace reisswitz::dice;

TEST_CASE("faces that count hold what they were given and no more", "[dice]") {
    constexpr Faces five_or_six{5, 6};
    STATIC_REQUIRE(five_or_six.contains(5));
    STATIC_REQUIRE(five_or_six.contains(6));
    STATIC_REQUIRE(!five_or_six.contains(4));
    STATIC_REQUIRE(five_or_six.count_on(d6) == 2);
    STATIC_REQUIRE(Faces{}.count_on(d100) == 0);
}

TEST_CASE("faces reach from 1 to 100 and leave out what no die shows", "[dice]") {
    constexpr Faces edges{1, 64, 65, 100};
    STATIC_REQUIRE(edges.contains(1));
    STATIC_REQUIRE(edges.contains(64));
    STATIC_REQUIRE(edges.contains(65));
    STATIC_REQUIRE(edges.contains(100));
    STATIC_REQUIRE(edges.count_on(d100) == 4);
    STATIC_REQUIRE(edges.count_on(d20) == 1);

    constexpr Faces beyond{-1, 0, 101, 128, 1000};
    STATIC_REQUIRE(beyond.count_on(d100) == 0);
    STATIC_REQUIRE(!beyond.contains(0));
    STATIC_REQUIRE(!beyond.contains(101));
}

TEST_CASE("at least a score: all faces below 1, none above the die", "[dice]") {
    STATIC_REQUIRE(Faces::at_least(5, d6).count_on(d6) == 2);
    STATIC_REQUIRE(Faces::at_least(-3, d6).count_on(d6) == 6);
    STATIC_REQUIRE(Faces::at_least(7, d6).count_on(d6) == 0);
    STATIC_REQUIRE(Faces::at_least(96, d100).count_on(d100) == 5);
    STATIC_REQUIRE(!Faces::at_least(5, d6).contains(7));
}

TEST_CASE("a label is its word, wherever that is kept", "[dice]") {
    const char here[] = "volley";
    CHECK(Label{here} == Label{"volley"});
    CHECK_FALSE(Label{"volley"} == Label{"melee"});
    CHECK(Label{} == Label{""});
}
