#include "rules/zones/procedures/morale.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

auto checking(const MoraleCheck& check) {
    return [=](auto& dice, auto& ruling) { return resolve_morale_check(check, tables(), dice, ruling); };
}

dice::Rational chance_to_pass(const MoraleCheck& check) {
    return odds_of(checking(check)).chance([](const MoraleResult& result) { return result.passed; });
}

}  // namespace

TEST_CASE("OZ-GAP-4, OZ-MOR-1: A fails on one face, each letter after it on one more", "[zones][morale][worked]") {
    int faces = 1;
    for (const Morale morale : {Morale::a, Morale::b, Morale::c, Morale::d, Morale::e, Morale::f, Morale::g})
        CHECK(chance_to_pass({.morale = morale}) == part(10 - faces++, 10));
    CHECK_FALSE(with_dice({3}, checking({.morale = Morale::d})).passed);
    CHECK(with_dice({4}, checking({.morale = Morale::d})).passed);
    CHECK(with_dice({9}, checking({.morale = Morale::d})).passed);
    CHECK_FALSE(with_dice({10}, checking({.morale = Morale::d})).passed);
}

TEST_CASE("OZ-GAP-4: other faces may be given", "[zones][morale][worked]") {
    const std::vector faces{0, 2, 3, 4, 5, 6, 10};
    CHECK(odds_of(checking({Morale::a, faces})).size() == 1);
    CHECK(chance_to_pass({Morale::a, faces}) == 1);
    CHECK(chance_to_pass({Morale::g, faces}) == 0);
}
