#include "rules/portable/procedures/hits.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

auto hits(const Target& target, int count) {
    return [=](auto& dice, auto& ruling) { return resolve_hits(target, count, tables(), dice, ruling, 0); };
}

}  // namespace

TEST_CASE("PW-HIT-1, PW-HIT-2: the table of hits, row by row", "[portable][hits]") {
    struct Row {
        const char* quality;
        int loses_up_to;
    };
    const Row row = GENERATE(Row{"elite", 2}, Row{"average", 3}, Row{"poor", 4});
    CAPTURE(row.quality);
    for (int die = 1; die <= 6; ++die) {
        CAPTURE(die);
        const HitEffect effect = with_dice({die}, [&](auto& dice, auto& ruling) {
            return resolve_hit_die(row_of(tables(), quality(row.quality)), dice, ruling, 0);
        });
        CHECK(effect == (die <= row.loses_up_to ? HitEffect::loses_sp : HitEffect::must_retreat_or_lose_sp));
    }
}

TEST_CASE("PW-RULING-42: a unit of which nothing is said is average", "[portable][hits]") {
    CHECK(row_of(tables(), QualityRow{}).id == "average");
    CHECK(odds_of(hits({.sp = 1}, 1)) == odds_of(hits({.quality = quality("average"), .sp = 1}, 1)));
}

TEST_CASE("PW-HIT-3, PW-DEC-3: a unit that will not or cannot retreat loses a point", "[portable][hits]") {
    const Target stands{.sp = 3, .policy = HitPolicy::stand};
    const Target cornered{.sp = 3, .retreat_steps = 0};
    for (int die = 1; die <= 6; ++die) {
        CHECK(with_dice({die}, hits(stands, 1)) == HitsTaken{2, 0, false});
        CHECK(with_dice({die}, hits(cornered, 1)) == HitsTaken{2, 0, false});
    }
    CHECK(with_dice({4}, hits({.sp = 3}, 1)) == HitsTaken{3, 1, false});
}

TEST_CASE("PW-SP-3, PW-SP-4: points are lost for good, and at none the unit is destroyed", "[portable][hits]") {
    CHECK(with_dice({1, 2}, hits({.sp = 3}, 2)) == HitsTaken{1, 0, false});
    CHECK(with_dice({1, 2, 3}, hits({.sp = 3}, 3)) == HitsTaken{0, 0, true});
}

TEST_CASE("PW-RULING-37: one die for each hit until the unit is destroyed, and a retreat answers one hit",
          "[portable][hits]") {
    CHECK(with_dice({6, 6, 1}, hits({.sp = 2}, 3)) == HitsTaken{1, 2, false});
    // The third and fourth hit find nobody: no die is thrown for them.
    CHECK(with_dice({6, 1, 1}, hits({.sp = 2}, 4)) == HitsTaken{0, 1, true});
    CHECK(with_dice({6, 6}, hits({.sp = 2, .retreat_steps = 1}, 2)) == HitsTaken{1, 1, false});
}

TEST_CASE("resolve_hit (1): a poor unit with one point", "[portable][hits][worked]") {
    const auto odds = odds_of(hits({.quality = quality("poor"), .sp = 1}, 1));
    CHECK(odds.size() == 2);
    CHECK(odds.at({0, 0, true}) == part(2, 3));
    CHECK(odds.at({1, 1, false}) == part(1, 3));
}

TEST_CASE("resolve_hit (2): an elite unit hit twice with one retreat open", "[portable][hits][worked]") {
    const auto odds = odds_of(hits({.quality = quality("elite"), .sp = 3, .retreat_steps = 1}, 2));
    CHECK(odds.size() == 2);
    CHECK(odds.at({1, 0, false}) == part(1, 9));
    CHECK(odds.at({2, 1, false}) == part(8, 9));
}

TEST_CASE("PW-HIT-1 to PW-HIT-3: the ruling of a hit names what decided", "[portable][hits][ruling]") {
    CHECK(clauses_of(ruling_with_dice({2}, hits({.sp = 2}, 1))) == "PW-HIT-1 PW-HIT-2");
    CHECK(clauses_of(ruling_with_dice({5}, hits({.sp = 2}, 1))) == "PW-HIT-1 PW-HIT-2 PW-DEF-6");
    CHECK(clauses_of(ruling_with_dice({5}, hits({.sp = 1, .policy = HitPolicy::stand}, 1))) ==
          "PW-HIT-1 PW-HIT-2 PW-HIT-3 PW-SP-4");
}
