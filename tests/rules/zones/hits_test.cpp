#include "rules/zones/procedures/hits.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

constexpr ruling::Clause any_clause{"OZ-CV-2"};

int hits_with(std::vector<int> faces, DiceGroup group) {
    return with_dice(std::move(faces),
                     [&](auto& dice, auto& ruling) { return resolve_hits(group, any_clause, {}, dice, ruling); });
}

}  // namespace

TEST_CASE("a die hits when it shows less than its number of faces, a ten being a 0", "[zones][hits]") {
    for (int faces = 1; faces <= 10; ++faces)
        for (int shown = 1; shown <= 10; ++shown) CHECK(hits_with({shown}, {1, faces}) == (shown % 10 < faces ? 1 : 0));
    CHECK(hits_with({10, 1, 2, 3}, {4, 2}) == 2);
    CHECK(hits_with({}, {0, 3}) == 0);
}

TEST_CASE("a ruling shows the faces as they are marked", "[zones][hits]") {
    const ruling::Ruling ruling = ruling_with_dice(
        {10, 9}, [](auto& dice, auto& told) { return resolve_hits({2, 1}, any_clause, {}, dice, told); });
    REQUIRE(ruling.entries().size() == 1);
    CHECK(ruling.entries().front().faces == std::vector{0, 9});
    CHECK(ruling.entries().front().value == 1);
}

TEST_CASE("the odds of hits are those of throwing each die", "[zones][hits]") {
    const std::vector<DiceGroup> groups{{2, 3}, {1, 1}, {1, 3}};
    const auto shares = hits_of(groups);
    CHECK(shares.whole == dice::Ways{10'000});
    const auto slow = odds_of([&](auto& dice, auto& ruling) {
        int hits = 0;
        for (const DiceGroup group : groups) hits += resolve_hits(group, any_clause, {}, dice, ruling);
        return hits;
    });
    REQUIRE(shares.results.size() == 5);
    for (std::size_t i = 0; i < shares.results.size(); ++i)
        CHECK(slow.at(shares.results[i]) == dice::Rational{shares.parts[i].integer(), shares.whole.integer()});
}

TEST_CASE("OZ-RULING-16: hits beyond the last casting are casualties of the last", "[zones][hits]") {
    const DiceGroup three{3, 5};
    const auto capped = casualties_of(hits_of({&three, 1}), 1);
    REQUIRE(capped.results == std::vector{0, 1});
    CHECK(capped.parts[0] == dice::Ways{125});
    CHECK(capped.parts[1] == dice::Ways{875});
    CHECK(casualties_of(hits_of({&three, 1}), 9).results.size() == 4);
}
