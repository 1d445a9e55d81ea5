#include "rules/portable/procedures/initiative.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

auto thrown(const Initiative& initiative) {
    return [=](auto& dice, auto& ruling) { return resolve_initiative(initiative, dice, ruling); };
}

dice::Rational red_goes_first(const Initiative& initiative) {
    return odds_of(thrown(initiative)).chance([](const InitiativeThrow& one) { return one.first == Side::red; });
}

}  // namespace

TEST_CASE("PW-INIT-1: the higher die goes first", "[portable][initiative]") {
    CHECK(with_dice({5, 3}, thrown({})) == InitiativeThrow{Side::red, 5, 3});
    CHECK(with_dice({3, 5}, thrown({})) == InitiativeThrow{Side::blue, 3, 5});
}

TEST_CASE("PW-RULING-14: ties, by every value of initiative_tie", "[portable][initiative]") {
    SECTION("reroll: thrown again") {
        CHECK(with_dice({4, 4, 2, 2, 6, 1}, thrown({InitiativeTie::reroll, Side::blue})) ==
              InitiativeThrow{Side::red, 6, 1});
        CHECK(red_goes_first({InitiativeTie::reroll, Side::blue}) == part(1, 2));
    }
    SECTION("keep: who went first last turn goes first again") {
        CHECK(with_dice({4, 4}, thrown({InitiativeTie::keep, Side::blue})).first == Side::blue);
        CHECK(red_goes_first({InitiativeTie::keep, Side::blue}) == part(5, 12));
    }
    SECTION("swap: the other") {
        CHECK(with_dice({4, 4}, thrown({InitiativeTie::swap, Side::blue})).first == Side::red);
        CHECK(red_goes_first({InitiativeTie::swap, Side::blue}) == part(7, 12));
    }
    SECTION("on the first turn ties are thrown again whatever the rule") {
        for (InitiativeTie rule : {InitiativeTie::keep, InitiativeTie::swap}) {
            CHECK(with_dice({4, 4, 1, 2}, thrown({rule, std::nullopt})).first == Side::blue);
            CHECK(red_goes_first({rule, std::nullopt}) == part(1, 2));
        }
    }
}

TEST_CASE("initiative (1): by default red and blue are equal", "[portable][initiative][worked]") {
    CHECK(red_goes_first({}) == part(1, 2));
}

TEST_CASE("initiative (2): keep, red went first", "[portable][initiative][worked]") {
    CHECK(red_goes_first({InitiativeTie::keep, Side::red}) == part(7, 12));
}

TEST_CASE("PW-INIT-1, PW-RULING-14: the ruling of the initiative", "[portable][initiative][ruling]") {
    CHECK(clauses_of(ruling_with_dice({4, 4, 6, 1}, thrown({}))) ==
          "PW-INIT-1 PW-INIT-1 PW-RULING-14 PW-RULING-14 PW-INIT-1 PW-INIT-1 PW-INIT-1");
    CHECK(clauses_of(ruling_with_dice({4, 4}, thrown({InitiativeTie::keep, Side::red}))) ==
          "PW-INIT-1 PW-INIT-1 PW-RULING-14 PW-RULING-14 PW-INIT-1");
}
