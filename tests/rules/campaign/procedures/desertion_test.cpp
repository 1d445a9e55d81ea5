#include "rules/campaign/procedures/desertion.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

auto desertion_of(const Desertion& desertion) {
    return [=](auto& dice, auto& ruling) { return resolve_desertion(desertion, tables(), dice, ruling); };
}

RosterUnit unit(const char* id, Arm arm, Class quality, int figures = 20) { return {{id}, arm, quality, figures}; }
RosterUnit battery(const char* id, int figures) { return {{id}, Arm::artillery, {}, figures}; }

Losses losses(std::vector<Loss> units) { return {std::move(units)}; }

std::string order_of(const Desertion& desertion) {
    std::string order;
    for (const std::size_t i : order_of_desertion(desertion, tables())) order += desertion.units[i].id.text;
    return order;
}

}  // namespace

TEST_CASE("FW-DES-2, FW-DES-3: the poorest throw first, and the guns come last", "[campaign][desertion]") {
    CHECK(order_of({.units = {battery("i", 4), unit("h", Arm::cavalry, Class::elite),
                              unit("f", Arm::cavalry, Class::veteran), unit("e", Arm::infantry, Class::veteran),
                              unit("d", Arm::cavalry, Class::trained), unit("c", Arm::infantry, Class::trained),
                              unit("b", Arm::cavalry, Class::raw), unit("a", Arm::infantry, Class::raw)}}) ==
          "abcdefhi");
}

TEST_CASE("FW-RULING-23: units of one class throw in the order of the roster, the elite of both arms together",
          "[campaign][desertion]") {
    CHECK(order_of({.units = {unit("c", Arm::cavalry, Class::elite), unit("a", Arm::infantry, Class::raw),
                              unit("d", Arm::infantry, Class::elite), unit("b", Arm::infantry, Class::raw)}}) ==
          "abcd");
}

TEST_CASE("FW-DES-1, FW-DES-4, FW-RULING-15: a fifth of the stragglers, to the nearest", "[campaign][desertion]") {
    const auto count = [](int stragglers, Said<Rounding> rounding) {
        return count_deserters({.stragglers = stragglers, .rounding = rounding}, tables());
    };
    CHECK(count(10, {}) == 2);
    CHECK(count(20, {}) == 4);
    CHECK(count(22, {}) == 4);
    CHECK(count(23, {}) == 5);
    CHECK(count(22, Rounding::up) == 5);
    CHECK(count(24, Rounding::down) == 4);
    CHECK(count(0, Rounding::up) == 0);
}

TEST_CASE("deserters (1): two battalions, raw and elite", "[campaign][desertion][worked]") {
    const Desertion desertion{.stragglers = 10,
                              .units = {unit("g", Arm::infantry, Class::elite), unit("c", Arm::infantry, Class::raw)}};
    const auto odds = desertion_odds(desertion, tables());
    CHECK(chance_of(odds, {2, 8, losses({{{"c"}, 2}}), 0}) == part(1, 2));
    CHECK(chance_of(odds, {2, 8, losses({{{"c"}, 1}, {{"g"}, 1}}), 0}) == part(1, 9));
    CHECK(chance_of(odds, {2, 8, losses({{{"c"}, 1}}), 1}) == part(1, 18));
    CHECK(chance_of(odds, {2, 8, losses({{{"g"}, 2}}), 0}) == part(1, 6));
    CHECK(chance_of(odds, {2, 8, losses({{{"g"}, 1}}), 1}) == part(1, 18));
    CHECK(chance_of(odds, {2, 8, losses({}), 2}) == part(1, 9));
}

TEST_CASE("deserters (2), FW-DES-3: the guns give what the dice do not find", "[campaign][desertion][worked]") {
    const Desertion desertion{.stragglers = 22, .units = {unit("r", Arm::infantry, Class::raw, 3), battery("b", 4)}};
    const auto odds = desertion_odds(desertion, tables());
    CHECK(chance_of(odds, {4, 18, losses({{{"b"}, 1}, {{"r"}, 3}}), 0}) == part(1, 3));
    CHECK(chance_of(odds, {4, 18, losses({{{"b"}, 4}}), 0}) == part(1, 3));
}

TEST_CASE("FW-RULING-16, FW-RULING-30: who is not found in one pass stays to be found", "[campaign][desertion]") {
    const Desertion desertion{.stragglers = 20, .units = {unit("a", Arm::infantry, Class::trained)}};
    const DesertionResult result = with_dice({3}, desertion_of(desertion));
    CHECK(result == DesertionResult{4, 16, losses({{{"a"}, 1}}), 3});
    CHECK(clauses_of(ruling_with_dice({3}, desertion_of(desertion))) ==
          "FW-DES-1 FW-RULING-15 FW-DES-2 FW-DES-2 FW-RULING-16");
}

TEST_CASE("FW-DES-2: nobody throws when all are found", "[campaign][desertion]") {
    const Desertion desertion{.stragglers = 5,
                              .units = {unit("a", Arm::infantry, Class::raw), unit("b", Arm::infantry, Class::elite)}};
    CHECK(with_dice({6}, desertion_of(desertion)).losses == losses({{{"a"}, 1}}));
}

TEST_CASE("the odds of desertion are those of the dice", "[campaign][property]") {
    REQUIRE(rc::check([] {
        Desertion desertion{.stragglers = *rc::gen::inRange(0, 60)};
        const int units = *rc::gen::inRange(1, 5);
        for (int i = 0; i < units; ++i) {
            const auto arm = static_cast<Arm>(*rc::gen::inRange(0, 3));
            RosterUnit made{{std::string(1, static_cast<char>('a' + i))}, arm, {}, *rc::gen::inRange(1, 9)};
            if (arm != Arm::artillery) made.quality = static_cast<Class>(*rc::gen::inRange(0, 4));
            desertion.units.push_back(std::move(made));
        }
        desertion.rounding = static_cast<Rounding>(*rc::gen::inRange(0, 3));
        const auto odds = desertion_odds(desertion, tables());
        RC_ASSERT(sum_of(odds) == 1);
        RC_ASSERT(odds.size() == count_desertion_outcomes(desertion, tables()));
        const auto listed = odds_of(desertion_of(desertion));
        RC_ASSERT(listed.size() == odds.size());
        for (const auto& [result, p] : odds) {
            RC_ASSERT(listed.at(result) == p);
            int lost = result.unallocated;
            for (const Loss& loss : result.losses.units) lost += loss.figures;
            RC_ASSERT(lost == result.deserters);
            RC_ASSERT(result.deserters + result.returned == desertion.stragglers);
        }
    }));
}

TEST_CASE("what would fill memory is counted before it is listed", "[campaign][desertion]") {
    Desertion desertion{.stragglers = most_stragglers};
    for (char id = 'a'; id < 'a' + 8; ++id)
        desertion.units.push_back({{std::string(1, id)}, Arm::infantry, Class::raw, 500});
    CHECK(count_desertion_outcomes(desertion, tables()) == 390'625);
    desertion.units.push_back({{"i"}, Arm::infantry, Class::raw, 500});
    CHECK(count_desertion_outcomes(desertion, tables()) > most_desertion_outcomes);
}
