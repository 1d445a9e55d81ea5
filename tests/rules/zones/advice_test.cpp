#include "rules/zones/procedures/advice.hpp"

#include <rapidcheck.h>

#include <functional>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

Advice advice_for(ZoneClass zone_class, std::vector<AdvisedAttacker> attackers,
                  std::vector<AdvisedDefender> defenders) {
    Advice advice;
    advice.zone_class = zone_class;
    advice.attackers = std::move(attackers);
    advice.defenders = std::move(defenders);
    return advice;
}

std::string value_of(const Advice& advice) {
    ruling::NoRuling silent;
    return answer_advice(advice, tables(), silent).value.text;
}

/// One side's units by sector, with the numbers of the sectors told apart.
using Numbered = std::vector<std::vector<std::size_t>>;

void for_each_map(std::size_t units, std::size_t sectors, const std::function<void(const Numbered&)>& visit) {
    std::size_t maps = 1;
    for (std::size_t i = 0; i < units; ++i) maps *= sectors;
    for (std::size_t map = 0; map < maps; ++map) {
        Numbered plan(sectors);
        std::size_t rest = map;
        for (std::size_t unit = 0; unit < units; ++unit, rest /= sectors) plan[rest % sectors].push_back(unit);
        visit(plan);
    }
}

bool is_covered(const Numbered& plan, std::size_t units) {
    bool empty = false, doubled = false;
    for (const auto& sector : plan) {
        empty = empty || sector.empty();
        doubled = doubled || sector.size() > 1;
    }
    return units >= plan.size() ? !empty : !doubled;
}

/// The game as it stands in the text: every map of units to numbered sectors is a plan.
MatrixGame numbered_game(const Advice& advice) {
    const auto sectors = static_cast<std::size_t>(capacity_of(advice.zone_class, advice, tables().classes));
    std::vector<Numbered> attacks, defences;
    for_each_map(advice.attackers.size(), sectors, [&](const Numbered& plan) {
        if (is_covered(plan, advice.attackers.size())) attacks.push_back(plan);
    });
    for_each_map(advice.defenders.size(), sectors, [&](const Numbered& plan) {
        for (const auto& sector : plan) {
            int garrison = 0;
            for (const std::size_t unit : sector)
                garrison += advice.defenders[unit].status == AdvisedStatus::garrison ? 1 : 0;
            if (garrison > 1) return;
        }
        if (is_covered(plan, advice.defenders.size())) defences.push_back(plan);
    });
    const MeleeOptions options = advice.melee();
    const Melee melee{tables(), options, tables().classes.row(advice.zone_class).raise};
    std::vector<std::vector<Rational>> payoff;
    Integer whole = 1;
    for (const Numbered& attack : attacks) {
        auto& row = payoff.emplace_back();
        for (const Numbered& defence : defences) {
            Rational sum = 0, no_defender = 1, nobody = 1;
            for (std::size_t i = 0; i < sectors; ++i) {
                Sector sector;
                for (const std::size_t unit : attack[i])
                    sector.attackers.push_back({advice.attackers[unit].castings, advice.attackers[unit].grade});
                for (const std::size_t unit : defence[i])
                    sector.defenders.push_back({advice.defenders[unit].castings, advice.defenders[unit].grade,
                                                advice.defenders[unit].status == AdvisedStatus::garrison
                                                    ? DefenderStatus::garrison
                                                    : DefenderStatus::reinforcement});
                const auto odds = sector_shares(sector, melee, [](const SectorOutcome& one) { return one.control; });
                const auto chance = [&](Control control) {
                    Rational p = 0;
                    for (std::size_t k = 0; k < odds.results.size(); ++k)
                        if (odds.results[k] == control) p += Rational{odds.parts[k].integer(), odds.whole.integer()};
                    return p;
                };
                sum += chance(Control::attacker) + chance(Control::contested) / 2;
                no_defender *= chance(Control::attacker) + chance(Control::empty);
                nobody *= chance(Control::empty);
            }
            row.push_back(advice.payoff == Payoff::sectors ? sum : Rational{no_defender - nobody});
            whole = lcm(whole, denominator(row.back()));
        }
    }
    MatrixGame game{.whole = whole};
    for (const auto& row : payoff) {
        auto& parts = game.payoff.emplace_back();
        for (const Rational& entry : row) parts.push_back(numerator(entry) * (whole / denominator(entry)));
    }
    return game;
}

}  // namespace

TEST_CASE("OZ-ASL-4: strong and weak on both sides of a village", "[zones][advice][worked]") {
    const Advice advice = advice_for(ZoneClass::c, {{36, 6}, {12, 2}}, {{24, 5}, {12, 2}});
    CHECK(value_of(advice) == "1.219834851");
    CHECK(solve(allocation_game(advice, tables()).game).value == solve(numbered_game(advice)).value);
}

TEST_CASE("OZ-ASL-6: against one battalion one sector is always undefended", "[zones][advice][worked]") {
    CHECK(value_of(advice_for(ZoneClass::c, {{36, 6}, {12, 2}}, {{24, 5}})) == "1.540783001");
    CHECK(value_of(advice_for(ZoneClass::f, {{1, 1}, {1, 1}, {1, 1}}, {})) == "3.000000000");
}

TEST_CASE("OZ-RULING-5: shuffled sectors are worth what numbered ones are", "[zones][advice][property]") {
    REQUIRE(rc::check([] {
        const auto castings = [] { return *rc::gen::inRange(1, 30); };
        const auto grade = [] { return *rc::gen::inRange(1, 4); };
        const ZoneClass zone_class = *rc::gen::element(ZoneClass::b, ZoneClass::d);
        Advice advice;
        advice.zone_class = zone_class;
        advice.payoff = *rc::gen::element(Payoff::sectors, Payoff::capture);
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i) advice.attackers.push_back({castings(), grade()});
        for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
            advice.defenders.push_back(
                {castings(), grade(), i == 1 ? AdvisedStatus::garrison : AdvisedStatus::reinforcement});
        RC_ASSERT(solve(allocation_game(advice, tables()).game).value == solve(numbered_game(advice)).value);
    }));
}

TEST_CASE("a value has nine places, rounded to nearest", "[zones][advice]") {
    CHECK(NinePlaces::of(0).text == "0.000000000");
    CHECK(NinePlaces::of(part(2, 3)).text == "0.666666667");
    CHECK(NinePlaces::of(part(1, 3)).text == "0.333333333");
    CHECK(NinePlaces::of(12).text == "12.000000000");
    CHECK(NinePlaces::of(part(1, 2'000'000'000)).text == "0.000000001");
    CHECK(NinePlaces::of(part(1, 2'000'000'001)).text == "0.000000000");
}

TEST_CASE("OZ-ASL-9, OZ-ASL-7: the ruling of an advice tells both mixes", "[zones][advice][ruling]") {
    ruling::Ruling ruling;
    answer_advice(
        advice_for(ZoneClass::c, {{36, 6}, {12, 2}, {9, 1}}, {{24, 5}, {12, 2}, {5, 1, AdvisedStatus::in_transit}}),
        tables(), ruling);
    CHECK(clauses_of(ruling).starts_with("OZ-ASL-4 OZ-ASL-9 OZ-ASL-9"));
    CHECK(clauses_of(ruling).ends_with("OZ-ASL-7 OZ-ASL-4"));
    int attack = 0, defence = 0;
    for (const ruling::Entry& entry : ruling.entries()) {
        if (entry.verdict == ruling::Verdict{"attack_plan"}) attack += entry.subject.value;
        if (entry.verdict == ruling::Verdict{"defence_plan"}) defence += entry.subject.value;
    }
    CHECK(attack >= 970);
    CHECK(attack <= 1002);
    CHECK(defence >= 970);
    CHECK(defence <= 1002);
}
