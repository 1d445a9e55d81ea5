#include "rules/portable/procedures/close_combat.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

MeleeSide side_of(std::string_view type, bool front_on = true) {
    MeleeSide side = MeleeSide::of(row_of(tables(), melee_type(type)));
    side.front_on = front_on;
    return side;
}

/// Whether a side is hit when it throws that die.
bool is_hit(const MeleeSide& side, int die, WoodAndCover wood_and_cover = {}) {
    return with_dice({die, 6}, [&](auto& dice, auto& ruling) {
        return resolve_melee_dice(side, side_of("mounted_cavalry"), wood_and_cover, dice, ruling, 0, 1).attacker;
    });
}

int modifier(const MeleeSide& side, WoodAndCover wood_and_cover = {}) {
    ruling::NoRuling silent;
    return melee_modifier(side, wood_and_cover, silent);
}

CloseCombat combat_of(std::string_view attacker, int attacker_sp, std::string_view defender, int defender_sp) {
    CloseCombat combat;
    combat.attacker.type = melee_type(attacker);
    combat.attacker.sp = attacker_sp;
    combat.defender.type = melee_type(defender);
    combat.defender.sp = defender_sp;
    return combat;
}

auto fought(const CloseCombat& combat) {
    return [=](auto& dice, auto& ruling) { return resolve_close_combat(combat, tables(), dice, ruling); };
}

dice::Odds<CloseCombatResult> odds(const CloseCombat& combat) { return close_combat_odds(combat, tables()); }

CombatantResult left(int sp, bool hit = false, int retreated = 0) {
    return {.hit = hit, .sp_left = sp, .retreated = retreated, .destroyed = sp == 0};
}

}  // namespace

TEST_CASE("PW-CC-1, PW-CC-2: the table of close combat, row by row and die by die", "[portable][close_combat]") {
    struct Row {
        const char* type;
        int front;
        int flank_or_rear;
    };
    const Row row =
        GENERATE(Row{"infantry", 3, 5}, Row{"dismounted_cavalry", 3, 5}, Row{"mounted_cavalry", 2, 4},
                 Row{"machine_gun", 3, 5}, Row{"artillery", 4, 5}, Row{"transport", 5, 6}, Row{"commander", 3, 3});
    CAPTURE(row.type);
    for (int die = 1; die <= 6; ++die) {
        CAPTURE(die);
        CHECK(is_hit(side_of(row.type, true), die) == (die < row.front));
        CHECK(is_hit(side_of(row.type, false), die) == (die < row.flank_or_rear));
    }
}

TEST_CASE("PW-CC-4: the side on which the enemy stands, not the attack, chooses the column",
          "[portable][close_combat]") {
    CHECK_FALSE(is_hit(side_of("infantry", true), 4));
    CHECK(is_hit(side_of("infantry", false), 4));
}

TEST_CASE("PW-CC-5, PW-DICE-1: both sides throw, the attacker first", "[portable][close_combat]") {
    const auto hits = with_dice({1, 6}, [](auto& dice, auto& ruling) {
        return resolve_melee_dice(side_of("infantry"), side_of("infantry"), {}, dice, ruling, 0, 1);
    });
    CHECK(hits == MeleeHits{.attacker = true, .defender = false});
}

TEST_CASE("PW-CC-6, PW-CC-7, PW-HILL-1, PW-RIV-3, PW-TRCH-3, PW-WOOD-4: what changes a die in close combat",
          "[portable][close_combat]") {
    CHECK(modifier({}) == 0);
    CHECK(modifier({.commander_adjacent = true}) == +1);
    CHECK(modifier({.in_cover = true}) == +1);
    CHECK(modifier({.in_wood = true}) == +1);
    CHECK(modifier({.in_river = true}) == -1);
    CHECK(modifier({.crossing_trench = true}) == -1);
    CHECK(modifier({.uphill = true}) == -1);
    CHECK(modifier({.melee_modifier = -1}) == -1);
    CHECK(modifier({.commander_adjacent = true, .in_cover = true, .uphill = true}) == +1);
}

TEST_CASE("PW-RULING-21: a wood counts once or twice, by both values of wood_and_cover", "[portable][close_combat]") {
    const MeleeSide in_a_wood{.in_cover = true, .in_wood = true};
    CHECK(modifier(in_a_wood, WoodAndCover::single) == +1);
    CHECK(modifier(in_a_wood, WoodAndCover::cumulative) == +2);
    CHECK(modifier({.in_wood = true}, WoodAndCover::cumulative) == +1);
    CHECK(modifier({.in_cover = true}, WoodAndCover::cumulative) == +1);
}

TEST_CASE("PW-RULING-21: counted twice, infantry in a wood cannot be hit from the front", "[portable][close_combat]") {
    MeleeSide side = side_of("infantry");
    side.in_cover = side.in_wood = true;
    CHECK(is_hit(side, 1, WoodAndCover::single));
    CHECK_FALSE(is_hit(side, 1, WoodAndCover::cumulative));
}

TEST_CASE("the dice of odds and of play agree on who is hit", "[portable][close_combat]") {
    const MeleeSide attacker = side_of("infantry");
    MeleeSide defender = side_of("artillery", false);
    defender.in_cover = true;
    const auto resolve = [&](auto& dice, auto& ruling) {
        return resolve_melee_dice(attacker, defender, {}, dice, ruling, 0, 1);
    };
    const auto silent_odds = odds_of(resolve);
    dice::Odds<MeleeHits> counted;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) counted[with_dice({first, second}, resolve)] += part(1, 36);
    CHECK(silent_odds == counted);
}

TEST_CASE("close_combat (1): infantry against the flank of infantry that cannot retreat",
          "[portable][close_combat][worked]") {
    CloseCombat combat = combat_of("infantry", 4, "infantry", 1);
    combat.defender.front_on = false;
    combat.defender.retreat_steps = 0;
    const auto outcomes = odds(combat);
    CHECK(outcomes.at({left(4), left(0, true), CombatWinner::attacker, true}) == part(4, 9));
    CHECK(outcomes.at({left(3, true), left(0, true), CombatWinner::attacker, true}) == part(1, 9));
    CHECK(outcomes.at({left(4, true, 1), left(0, true), CombatWinner::none, false}) == part(1, 9));
    CHECK(outcomes.at({left(4, true, 1), left(1), CombatWinner::defender, true}) == part(1, 18));
}

TEST_CASE("close_combat (2), PW-TRN-4, PW-RULING-27: cavalry against a transport with a battery",
          "[portable][close_combat][worked]") {
    CloseCombat combat = combat_of("mounted_cavalry", 3, "transport", 1);
    combat.attacker.policy = HitPolicy::stand;
    combat.defender.carried = Target{.sp = 2, .policy = HitPolicy::stand};
    const auto outcomes = odds(combat);
    CHECK(outcomes.chance([](const CloseCombatResult& end) { return end.attacker.hit; }) == part(1, 6));
    CHECK(outcomes.chance([](const CloseCombatResult& end) { return end.defender.hit; }) == part(2, 3));
    CombatantResult transport = left(0, true);
    transport.carried = HitsTaken{.sp_left = 1};
    CHECK(outcomes.at({left(3), transport, CombatWinner::attacker, false}) == part(5, 18));
    transport = left(1, true, 1);
    transport.carried = HitsTaken{.sp_left = 1};
    CHECK(outcomes.at({left(3), transport, CombatWinner::attacker, true}) == part(5, 18));
}

TEST_CASE("PW-DICE-1: hit dice in the order defender, its cargo, attacker, its cargo", "[portable][close_combat]") {
    CloseCombat combat = combat_of("transport", 1, "transport", 1);
    combat.attacker.carried = Target{.sp = 2};
    combat.defender.carried = Target{.sp = 2};
    // Both hit; the defender's team is destroyed, its guns go back; the attacker's team goes back, its guns lose a
    // point.
    const auto end = with_dice({1, 1, /*defender*/ 1, 6, /*attacker*/ 6, 1}, fought(combat));
    CHECK(end.defender.destroyed);
    CHECK(end.defender.carried == HitsTaken{2, 1, false});
    CHECK(end.attacker.retreated == 1);
    CHECK(end.attacker.carried == HitsTaken{1, 0, false});
    CHECK(end.winner == CombatWinner::none);
}

TEST_CASE("PW-RULING-40: both or neither broken, and nobody wins", "[portable][close_combat]") {
    const CloseCombat combat = combat_of("infantry", 2, "infantry", 2);
    CHECK(with_dice({6, 6}, fought(combat)).winner == CombatWinner::none);
    CHECK(with_dice({1, 1, 6, 6}, fought(combat)).winner == CombatWinner::none);
    CHECK(with_dice({1, 1, 6, 1}, fought(combat)).winner == CombatWinner::attacker);
    CHECK(with_dice({1, 6, 6}, fought(combat)).winner == CombatWinner::defender);
}

TEST_CASE("PW-CC-8: infantry and cavalry follow up, others do not", "[portable][close_combat]") {
    for (const char* type : {"infantry", "dismounted_cavalry", "mounted_cavalry"})
        CHECK(with_dice({6, 1, 6}, fought(combat_of(type, 2, "infantry", 2))).may_advance);
    for (const char* type : {"machine_gun", "artillery", "transport", "commander"})
        CHECK_FALSE(with_dice({6, 1, 6}, fought(combat_of(type, 2, "infantry", 2))).may_advance);
}

TEST_CASE("PW-RULING-40: the defender that wins follows up, by both values of defender_follow_up",
          "[portable][close_combat]") {
    CloseCombat combat = combat_of("infantry", 2, "infantry", 2);
    CHECK(with_dice({1, 6, 6}, fought(combat)).may_advance);
    combat.options.defender_follow_up = false;
    const auto end = with_dice({1, 6, 6}, fought(combat));
    CHECK(end.winner == CombatWinner::defender);
    CHECK_FALSE(end.may_advance);
    // The attacker is not concerned.
    CHECK(with_dice({6, 1, 6}, fought(combat)).may_advance);
}

TEST_CASE("the variant melee_tie: fought again until somebody gives way", "[portable][close_combat][variant]") {
    CloseCombat combat = combat_of("infantry", 1, "infantry", 1);
    combat.options.melee_tie = MeleeTie::fought_again;
    // Nobody is hit twice over, then the defender falls.
    CHECK(with_dice({6, 6, 5, 5, 3, 2, 1}, fought(combat)) ==
          CloseCombatResult{left(1), left(0, true), CombatWinner::attacker, true});

    // With one point each and no retreat, every hit is the end: of 8/9 * ... the rounds without a hit do not count.
    combat.attacker.retreat_steps = combat.defender.retreat_steps = 0;
    const auto outcomes = odds(combat);
    // Hit on 1-2: both 1/9, one alone 2/9 each, neither 4/9.
    CHECK(outcomes.at({left(1), left(0, true), CombatWinner::attacker, true}) == part(2, 5));
    CHECK(outcomes.at({left(0, true), left(1), CombatWinner::defender, true}) == part(2, 5));
    CHECK(outcomes.at({left(0, true), left(0, true), CombatWinner::none, false}) == part(1, 5));
    CHECK(outcomes.size() == 3);
}

TEST_CASE("the variant melee_tie: exact odds of twelve points against twelve", "[portable][close_combat][variant]") {
    CloseCombat combat = combat_of("infantry", most_sp, "infantry", most_sp);
    combat.attacker.policy = combat.defender.policy = HitPolicy::stand;
    combat.options.melee_tie = MeleeTie::fought_again;
    const auto outcomes = odds(combat);
    const auto attacker =
        outcomes.chance([](const CloseCombatResult& end) { return end.winner == CombatWinner::attacker; });
    const auto defender =
        outcomes.chance([](const CloseCombatResult& end) { return end.winner == CombatWinner::defender; });
    CHECK(attacker == defender);
    CHECK(outcomes.chance([](const CloseCombatResult&) { return true; }) == 1);
}

TEST_CASE("the variant melee_tie: a combat in which nobody can be hit is not fought for ever",
          "[portable][close_combat][variant]") {
    CloseCombat combat = combat_of("mounted_cavalry", 3, "mounted_cavalry", 3);
    combat.attacker.commander_adjacent = combat.defender.commander_adjacent = true;
    combat.options.melee_tie = MeleeTie::fought_again;
    const auto outcomes = odds(combat);
    CHECK(outcomes.size() == 1);
    CHECK(outcomes.at({left(3), left(3), CombatWinner::none, false}) == 1);
    CHECK(with_dice({1, 1}, fought(combat)).winner == CombatWinner::none);
}

TEST_CASE("the variant melee_tie: the default is the exchange of the sheet", "[portable][close_combat][variant]") {
    const CloseCombat combat = combat_of("infantry", 3, "artillery", 2);
    CHECK(odds(combat) == odds_of(fought(combat)));
}

TEST_CASE("the variant commander_life: a commander falls on a 1", "[portable][close_combat][variant]") {
    for (int die = 1; die <= 6; ++die)
        CHECK(with_dice({die}, [](auto& dice, auto& ruling) { return resolve_commander_falls(dice, ruling, 0); }) ==
              (die == 1));
}

TEST_CASE("PW-CC-1 to PW-CC-8: the ruling of a close combat", "[portable][close_combat][ruling]") {
    CloseCombat combat = combat_of("infantry", 2, "infantry", 1);
    combat.attacker.uphill = true;
    combat.defender.commander_adjacent = true;
    combat.defender.in_cover = true;
    combat.defender.front_on = false;
    CHECK(clauses_of(ruling_with_dice({6, 2, 1}, fought(combat))) ==
          "PW-CC-5 PW-CC-4 PW-HILL-1:-1 PW-CC-2 PW-CC-1 "
          "PW-CC-5 PW-CC-4 PW-CC-6:+1 PW-CC-7:+1 PW-CC-2 PW-CC-1 "
          "PW-HIT-1 PW-HIT-2 PW-SP-4 PW-RULING-40 PW-CC-8");
}
