#include "rules/portable/procedures/retreat.hpp"

#include <catch2/catch.hpp>

#include "country.hpp"

using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

struct Position {
    std::string unit = "E4";
    std::string hit_from = "E8";
    std::string friends{};
    std::string enemies{};
    RetreatDirection retreat_direction{};
};

std::string retreats(const Country& country, const Position& at) {
    const HexSet enemies = country.set(at.enemies);
    return country.names(retreat_hexes(country.ground(), country[at.unit], country[at.hit_from],
                                       country.set(at.friends) | enemies, enemies, at.retreat_direction));
}

}  // namespace

TEST_CASE("PW-DEF-6, PW-RULING-26: into an adjacent empty hex that no enemy is next to", "[portable][retreat]") {
    const Country open;
    CHECK(retreats(open, {.hit_from = "E1", .retreat_direction = RetreatDirection::any}) == "D3 D4 E3 E5 F3 F4");
    CHECK(retreats(open, {.hit_from = "E1", .friends = "D3 E5", .retreat_direction = RetreatDirection::any}) ==
          "D4 E3 F3 F4");
    CHECK(retreats(open, {.hit_from = "E1", .enemies = "E6", .retreat_direction = RetreatDirection::any}) ==
          "D3 D4 E3 F3 F4");
    CHECK(retreats(open, {.hit_from = "E1", .enemies = "D3", .retreat_direction = RetreatDirection::any}) ==
          "E5 F3 F4");
}

TEST_CASE("PW-RULING-26: not nearer to where the hit came from, by both values of retreat_direction",
          "[portable][retreat]") {
    CHECK(retreats(Country{}, {}) == "D3 D4 E3 F3 F4");
    CHECK(retreats(Country{}, {.retreat_direction = RetreatDirection::any}) == "D3 D4 E3 E5 F3 F4");
}

TEST_CASE("PW-RULING-26, PW-RULING-30: the hex must be passable, and woods, wire and fords are",
          "[portable][retreat]") {
    const Country country = Country{}.swamp("D3").river("D4").ford("E3").bridge("F3").wood("F4");
    CHECK(retreats(country, {}) == "E3 F3 F4");
}

TEST_CASE("PW-RULING-26: off the board is never a retreat", "[portable][retreat]") {
    CHECK(retreats(Country{}, {.unit = "A1", .hit_from = "A5"}) == "B1");
    CHECK(retreats(Country{}, {.unit = "A1", .hit_from = "E1"}) == "A2");
}

TEST_CASE("retreat_hexes (1): hit by an adjacent enemy", "[portable][retreat][worked]") {
    CHECK(retreats(Country{}, {.hit_from = "E5", .friends = "E3", .enemies = "E5"}) == "D3 F3");
}

TEST_CASE("retreat_hexes (2): hit from afar", "[portable][retreat][worked]") {
    CHECK(retreats(Country{}, {.friends = "E3", .enemies = "E8 C2"}) == "D3 D4 F3 F4");
}

TEST_CASE("PW-STD-3: a unit without a wish goes farthest from the hit, then from the enemy, then by column and row",
          "[portable][retreat]") {
    const Country country;
    const Ground ground = country.ground();
    const auto chosen = [&](std::string_view open, std::string_view hit_from, std::string_view enemies) {
        const HexIndex hex = retreat_without_a_wish(ground, country.set(open), country[hit_from], country.set(enemies));
        return hex.on_board() ? reisswitz::hex::name(country.board(), hex).str() : std::string{"none"};
    };
    CHECK(chosen("D4 E3 F4", "E8", "E8") == "E3");
    CHECK(chosen("D3 D4 E3 F3", "E8", "E8") == "D3");
    CHECK(chosen("D4 F4", "E8", "A8") == "F4");
    CHECK(chosen("D4 F4", "E8", "") == "D4");
    CHECK(chosen("", "E8", "E8") == "none");
}
