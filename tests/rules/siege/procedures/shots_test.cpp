#include "rules/siege/procedures/shots.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

ShotsInPeriodResult shots(std::string_view calibre, int moves, int guns = 1) {
    ruling::NoRuling silent;
    return find_shots_in_period({gun(calibre), moves, guns}, tables(), silent);
}

}  // namespace

TEST_CASE("shots in a period (1) and (2): ten 48 pounders, and one 24 pounder, in 16 moves", "[siege][shots][worked]") {
    CHECK(shots("48", 16, 10) == ShotsInPeriodResult{3, 30});
    CHECK(shots("24", 16) == ShotsInPeriodResult{6, 6});
}

TEST_CASE("SG-GUN-1: siege guns fire every 2, 3, 4 and 6 moves, each for itself", "[siege][shots]") {
    const auto [calibre, interval] = GENERATE(table<const char*, int>({{"18", 2}, {"24", 3}, {"32-36", 4}, {"48", 6}}));
    CHECK(row_of(tables(), gun(calibre)).fires_every_moves == interval);
    CHECK(row_of(tables(), gun(calibre)).fires_singly);
    CHECK(shots(calibre, 12 * interval).shots == 12);
}

TEST_CASE("SG-RULING-15: field guns fire every move", "[siege][shots]") {
    const auto* calibre = GENERATE("3-4", "6", "8-9", "12");
    CHECK_FALSE(row_of(tables(), gun(calibre)).fires_singly);
    CHECK(shots(calibre, 7).shots == 7);
}

TEST_CASE("SG-RULING-16: the first shot falls in the first move", "[siege][shots]") {
    CHECK(shots("48", 0).shots == 0);
    CHECK(shots("48", 1).shots == 1);
    CHECK(shots("48", 6).shots == 1);
    CHECK(shots("48", 7).shots == 2);
    CHECK(shots("12", 100'000, 200).shots == 20'000'000);
}

TEST_CASE("SG-TIM-1: an hour is two moves", "[siege][shots]") { CHECK(tables().moves_per_hour == 2); }
