#include "rules/portable/procedures/activation.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

int dice_for(bool chief, int others) { return activation_dice(chief, others, tables().units_per_activation_die); }

auto thrown(const Activation& activation) {
    return [=](auto& dice, auto& ruling) { return resolve_activation(activation, tables(), dice, ruling, 0); };
}

}  // namespace

TEST_CASE("PW-ACT-3, PW-RULING-13: one die for the chief, one for every five others or part of five",
          "[portable][activation]") {
    CHECK(dice_for(false, 0) == 0);
    CHECK(dice_for(true, 0) == 1);
    CHECK(dice_for(true, 4) == 2);
    CHECK(dice_for(true, 5) == 2);
    CHECK(dice_for(true, 6) == 3);
    CHECK(dice_for(false, 10) == 2);
    CHECK(dice_for(false, 11) == 3);
}

TEST_CASE("PW-ACT-4: a die goes with the chief, and when the others fall to a multiple of five",
          "[portable][activation]") {
    for (int others = 1; others <= 40; ++others) {
        CHECK(dice_for(true, others) - dice_for(false, others) == 1);
        CHECK(dice_for(true, others) - dice_for(true, others - 1) == ((others - 1) % 5 == 0 ? 1 : 0));
    }
}

TEST_CASE("PW-RULING-15: a second commander is one of the others", "[portable][activation]") {
    // Five others: with a further commander they are six and bring a second die; he brings none of his own.
    CHECK(dice_for(true, 5 + 1) == dice_for(true, 5) + 1);
    CHECK(dice_for(true, 4 + 1) == dice_for(true, 4));
}

TEST_CASE("PW-ACT-1, PW-ACT-2, PW-RULING-16: the sum of the dice, but no more than there are units",
          "[portable][activation]") {
    CHECK(with_dice({2, 1}, thrown({true, 4})) == ActivationResult{2, 3, 3});
    CHECK(with_dice({6, 5}, thrown({true, 4})) == ActivationResult{2, 11, 5});
    CHECK(with_dice({}, thrown({false, 0})) == ActivationResult{0, 0, 0});
}

TEST_CASE("activation (1): a commander and four others", "[portable][activation][worked]") {
    const auto units =
        activation_odds({true, 4}, tables()).merge_by([](const ActivationResult& one) { return one.may_activate; });
    CHECK(units.at(2) == part(1, 36));
    CHECK(units.at(3) == part(2, 36));
    CHECK(units.at(4) == part(3, 36));
    CHECK(units.at(5) == part(30, 36));
}

TEST_CASE("activation (2): losing one of eleven takes a die", "[portable][activation][worked]") {
    CHECK(dice_for(false, 10) == 2);
    CHECK(dice_for(false, 11) == 3);
}

TEST_CASE("the variant activation = cards: cards are drawn and not put back", "[portable][activation][variant]") {
    CardPack pack = fresh_pack();
    const auto draw = [&](int die) {
        return with_dice({die}, [&](auto& dice, auto& ruling) { return resolve_card(pack, dice, ruling, 0); });
    };
    CHECK(draw(1).number == 1);
    CHECK(draw(1).number == 1);
    CHECK(draw(1).number == 1);
    CHECK(draw(1).number == 1);
    CHECK(draw(1).number == 2);  // the ones are gone
    CHECK(pack == CardPack{0, 3, 4, 4, 4, 4});
    CHECK(draw(19).number == 6);
    pack.fill(0);
    const DrawnCard drawn = draw(24);
    CHECK(drawn.number == 6);
    CHECK(drawn.pack_made_fresh);
    CHECK(pack == CardPack{4, 4, 4, 4, 4, 3});
}

TEST_CASE("the variant activation = cards: two cards of one number are rarer than two equal dice",
          "[portable][activation][variant]") {
    const Activation by_cards{false, 10, {ActivationBy::cards}};
    const auto total =
        activation_odds(by_cards, tables()).merge_by([](const ActivationResult& one) { return one.total; });
    // Two ones: 4/24 * 3/23.
    CHECK(total.at(2) == part(1, 46));
    CHECK(total.at(12) == part(1, 46));
    CHECK(activation_odds(by_cards, tables()) == odds_of(thrown(by_cards)));
    const auto many = activation_odds({true, 40, {ActivationBy::cards}}, tables());
    CHECK(many.chance([](const ActivationResult&) { return true; }) == 1);
}

TEST_CASE("PW-ACT-1 to PW-ACT-3: the ruling of an activation", "[portable][activation][ruling]") {
    CHECK(clauses_of(ruling_with_dice({2, 3}, thrown({true, 4}))) == "PW-ACT-1 PW-ACT-2");
    CHECK(clauses_of(ruling_with_dice({}, thrown({false, 0}))) == "PW-ACT-3");
}
