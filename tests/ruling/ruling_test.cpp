#include "ruling/ruling.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <type_traits>

#include "ruling/ruled.hpp"

using namespace reisswitz::ruling;

static_assert(RulingSink<Ruling>);
static_assert(RulingSink<NoRuling>);

// Whoever wants no explanation pays nothing for it.
static_assert(std::is_empty_v<NoRuling>);
static_assert(std::is_trivially_copyable_v<NoRuling>);
static_assert([] {
    NoRuling ruling;
    ruling.applies(Clause{"SK-FIRE-1"});
    ruling.score(Clause{"SK-FIRE-1"}, 4, 5);
    return ruling.modifier(Clause{"SK-FIRE-2"}, -1);
}() == -1);

namespace {

constexpr Clause fire{"SK-FIRE-1"};
constexpr Clause cover{"SK-FIRE-2"};

}  // namespace

TEST_CASE("a ruling keeps what it is told, in order", "[ruling]") {
    Ruling ruling;
    CHECK(ruling.empty());
    const std::array<int, 2> faces{5, 2};
    ruling.applies(fire, {.unit = 3});
    ruling.dice(fire, {{"volley"}, 3}, faces, 7);
    ruling.modifier(cover, -1);
    ruling.score(fire, 6, 5);
    ruling.verdict(fire, Verdict{"hit"}, {.unit = 3, .value = 1, .other = 4});

    const auto& entries = ruling.entries();
    REQUIRE(entries.size() == 5);
    CHECK(entries[0].kind == Entry::Kind::applies);
    CHECK(entries[0].subject == Subject{.unit = 3});
    CHECK(entries[1].kind == Entry::Kind::dice);
    CHECK(entries[1].what.label == Label{"volley"});
    CHECK(entries[1].what.who == 3);
    CHECK(entries[1].faces == std::vector<int>{5, 2});
    CHECK(entries[1].value == 7);
    CHECK(entries[2].kind == Entry::Kind::modifier);
    CHECK(entries[2].clause == cover);
    CHECK(entries[2].value == -1);
    CHECK(entries[3].kind == Entry::Kind::score);
    CHECK(entries[3].value == 6);
    CHECK(entries[3].needed == 5);
    CHECK(entries[4].kind == Entry::Kind::verdict);
    CHECK(entries[4].verdict == Verdict{"hit"});
    CHECK(entries[4].subject == Subject{.unit = 3, .value = 1, .other = 4});
    CHECK_FALSE(ruling.empty());
}

TEST_CASE("a modifier is added where it is told", "[ruling]") {
    Ruling ruling;
    int score = 5;
    score += ruling.modifier(cover, -1);
    CHECK(score == 4);
    NoRuling none;
    score += none.modifier(cover, +2);
    CHECK(score == 6);
}

TEST_CASE("a clause is its id", "[ruling]") {
    const char here[] = "SK-FIRE-1";
    CHECK(Clause{here} == fire);
    CHECK_FALSE(fire == cover);
    CHECK(Clause{} == Clause{""});
}

TEST_CASE("an order is ruled upon, or refused with its clause", "[ruling]") {
    const Ruled<int> hits = 2;
    REQUIRE(hits);
    CHECK(*hits == 2);
    const Ruled<int> refused = tl::unexpected(Refusal{fire, "The target is out of range.", "Come within 3 hexes."});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().clause == fire);
    CHECK(refused.error().message == "The target is out of range.");
    CHECK(refused.error().legal == "Come within 3 hexes.");
}
