#include "rules/siege/procedures/summons.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

auto summoned(const Summons& summons) {
    return [=](auto& dice, auto& ruling) { return resolve_summons(summons, tables(), dice, ruling); };
}

dice::Rational chance_to_yield(const Summons& summons) {
    return odds_of(summoned(summons)).chance([](bool yields) { return yields; });
}

}  // namespace

TEST_CASE("SG-SUM-1, SG-GAP-4: a governor who is invested, by his walls and his garrison", "[siege][summons]") {
    const auto [type, small, large] =
        GENERATE(table<const char*, dice::Rational, dice::Rational>({{"a", part(2, 3), part(1, 3)},
                                                                     {"b", part(2, 3), part(1, 3)},
                                                                     {"c", part(1, 6), part(1, 6)},
                                                                     {"d", part(0, 1), part(0, 1)},
                                                                     {"e", part(0, 1), part(0, 1)}}));
    INFO(type);
    CHECK(chance_to_yield({.defence = defence(type), .battalions = 8, .optimum_battalions = 18}) == small);
    CHECK(chance_to_yield({.defence = defence(type), .battalions = 9, .optimum_battalions = 18}) == large);
}

TEST_CASE("SG-SUM-2, SG-GAP-4: a governor whose last wall is breached", "[siege][summons]") {
    const auto [type, chance] = GENERATE(
        table<const char*, dice::Rational>({{"a", 1}, {"b", 1}, {"c", 1}, {"d", part(5, 6)}, {"e", part(5, 6)}}));
    INFO(type);
    Summons summons{.defence = defence(type), .at = SummonsAt::breach};
    CHECK(chance_to_yield(summons) == chance);
    // Nobody yields with relief three marches off.
    summons.relief_marches = 3;
    CHECK(chance_to_yield(summons) == 0);
    summons.relief_marches = 4;
    CHECK(chance_to_yield(summons) == chance);
}

TEST_CASE("SG-SUM-1: the ruling of a summons", "[siege][summons][ruling]") {
    const Summons summons{.defence = defence("c")};
    CHECK(with_dice({6}, summoned(summons)));
    CHECK_FALSE(with_dice({5}, summoned(summons)));
    CHECK(clauses_of(ruling_with_dice({5}, summoned(summons))) == "SG-GAP-4 SG-GAP-4 SG-SUM-1");
    CHECK(verdicts_of(ruling_with_dice({}, summoned({.defence = defence("e")}))) == "governor_refuses");
}
