#include "rules/portable/procedures/exhaustion.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

ExhaustionResult checked(std::vector<int> initial_sp, int lost_sp, const Tables& numbers = tables()) {
    ruling::NoRuling silent;
    return check_exhaustion({std::move(initial_sp), lost_sp}, numbers, silent, 0);
}

}  // namespace

TEST_CASE("PW-EXH-1: a third of the initial points, rounded up", "[portable][exhaustion]") {
    CHECK(checked({3}, 0).exhaustion_point == 1);
    CHECK(checked({4}, 0).exhaustion_point == 2);
    CHECK(checked({12, 12}, 0).exhaustion_point == 8);
}

TEST_CASE("PW-EXH-2: exhausted when that many are lost", "[portable][exhaustion]") {
    CHECK_FALSE(checked({12, 12}, 7).exhausted);
    CHECK(checked({12, 12}, 8).exhausted);
    CHECK(checked({12, 12}, 24) == ExhaustionResult{24, 8, true, 0});
}

TEST_CASE("exhaustion_point (1): 25 points, 8 lost", "[portable][exhaustion][worked]") {
    CHECK(checked({4, 4, 4, 4, 3, 2, 2, 2}, 8) == ExhaustionResult{25, 9, false, 1});
}

TEST_CASE("exhaustion_point (2): 16 points, 6 lost", "[portable][exhaustion][worked]") {
    CHECK(checked({4, 4, 3, 2, 2, 1}, 6) == ExhaustionResult{16, 6, true, 0});
}

TEST_CASE("a house rule: half instead of a third", "[portable][exhaustion][house]") {
    Tables half = tables();
    half.exhaustion_part = 1;
    half.exhaustion_whole = 2;
    CHECK(checked({12, 12, 2}, 12, half) == ExhaustionResult{26, 13, false, 1});
    CHECK(checked({12, 12, 12, 3}, 0, half).exhaustion_point == 20);
}

TEST_CASE("PW-EXH-1, PW-EXH-2: the ruling of exhaustion", "[portable][exhaustion][ruling]") {
    ruling::Ruling ruling;
    check_exhaustion({{4, 4}, 3}, tables(), ruling, 1);
    CHECK(clauses_of(ruling) == "PW-EXH-1 PW-EXH-2");
    CHECK(ruling.entries().back().verdict == verdict::exhaustion_reached);
}
