#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

/// Red `a` in E5 faces blue `x` in E4; further units of both far away.
Skirmish contact(const Words& rows = Words(9, "........."), const std::string& type = "infantry",
                 const std::string& facing = "s") {
    Skirmish game{rows};
    game.unit(red, "a", type, "E5 n");
    game.unit(red, "zr", "infantry", "A9 n");
    game.unit(blue, "x", "infantry", "E4 " + facing);
    game.unit(blue, "zb", "infantry", "I1 s");
    return game;
}
Words ground_with(const std::string& hex, char terrain) {
    Words rows(9, ".........");
    rows[static_cast<std::size_t>(hex[1] - '1')][static_cast<std::size_t>(hex[0] - 'A')] = terrain;
    return rows;
}

TEST_CASE("PW-CC-1, PW-CC-2, PW-CC-4, PW-CC-5: both throw one die, each by its own column") {
    Skirmish front = contact();
    front.acting("a");
    CHECK(front.wants(red, "attack E4 x", {}) == "melee a");
    CHECK(front.wants(red, "attack E4 x", {3}) == "melee x");
    CHECK(front.wants(red, "attack E4 x", {3, 3}) == "");  // 3 and more: not hit from the front
    CHECK(front.wants(red, "attack E4 x", {2, 3}) == "hit a");
    CHECK(front.wants(red, "attack E4 x", {2, 2}) == "hit x");  // the defender's hit die first
    CHECK(front.wants(red, "attack E4 x", {2, 2, 1}) == "hit a");
    Skirmish rear = contact(Words(9, "........."), "infantry", "n");
    rear.acting("a");
    CHECK(rear.wants(red, "attack E4 x", {3, 4}) == "hit x");
    CHECK(rear.wants(red, "attack E4 x", {3, 5}) == "");
}

TEST_CASE("PW-CC-6, PW-RULING-22: a commander beside the unit, by option in its hex too") {
    const auto [place, option, bonus] =
        GENERATE(table<std::string, CommanderMelee, int>({{"E6 n", CommanderMelee::adjacent, 1},
                                                          {"E5 n", CommanderMelee::adjacent, 0},
                                                          {"E5 n", CommanderMelee::same_or_adjacent, 1},
                                                          {"E8 n", CommanderMelee::same_or_adjacent, 0}}));
    Skirmish game = contact();
    game.rules().commander_melee = option;
    game.unit(red, "chief", "commander", place);
    game.acting("a");
    game.must(red, "attack E4 x", {6, 6});
    CHECK(game.modifier(clause::PW_CC_6) == bonus);
}

TEST_CASE("PW-CC-7, PW-WOOD-4, PW-RULING-21: cover helps once, a wood by option twice") {
    const auto [terrain, option, sum] = GENERATE(table<char, WoodAndCover, int>({{'t', WoodAndCover::single, 1},
                                                                                 {'w', WoodAndCover::single, 1},
                                                                                 {'w', WoodAndCover::cumulative, 2},
                                                                                 {'t', WoodAndCover::cumulative, 1},
                                                                                 {'.', WoodAndCover::single, 0}}));
    Skirmish game = contact(ground_with("E4", terrain));
    game.rules().wood_and_cover = option;
    game.acting("a");
    game.must(red, "attack E4 x", {6, 6});
    CHECK(game.modifier(clause::PW_CC_7) + game.modifier(clause::PW_WOOD_4) == sum);
}

TEST_CASE("PW-HILL-1, PW-RIV-3, PW-TRCH-3, PW-RULING-34: uphill, in a river, crossing a trench") {
    SECTION("uphill") {
        Skirmish game = contact(ground_with("E4", '2'));
        game.acting("a");
        game.must(red, "attack E4 x", {6, 6});
        CHECK(game.modifier(clause::PW_HILL_1) == -1);
    }
    SECTION("downhill") {
        Skirmish game = contact(ground_with("E5", '2'));
        game.acting("a");
        game.must(red, "attack E4 x", {6, 6});
        CHECK(game.modifier(clause::PW_HILL_1) == 0);
    }
    SECTION("river") {
        Skirmish game = contact(ground_with("E5", 'o'));
        game.acting("a");
        game.must(red, "attack E4 x", {6, 6});
        CHECK(game.modifier(clause::PW_RIV_3) == -1);
    }
    SECTION("bridge") {
        Skirmish game = contact(ground_with("E5", '='));
        game.acting("a");
        game.must(red, "attack E4 x", {6, 6});
        CHECK(game.modifier(clause::PW_RIV_3) == 0);
    }
    SECTION("crossing a trench: no cover, and -1") {
        Skirmish game{ground_with("E5", 'e')};
        game.unit(red, "a", "infantry", "E6 n");
        game.unit(red, "zr", "infantry", "A9 n");
        game.unit(blue, "x", "infantry", "E4 s");
        game.acting("a");
        game.must(red, "move E5 n");
        game.must(red, "attack E4 x", {6, 6});
        CHECK(game.modifier(clause::PW_TRCH_3) == -1);
        CHECK(game.modifier(clause::PW_CC_7) == 0);
    }
}

TEST_CASE("PW-CC-8: the winner may occupy the hex and fight again") {
    Skirmish game = contact();
    game.acting("a");
    game.must(red, "attack E4 x", {6, 1, 4});
    CHECK(game.offered(blue, "retreat") == Words{"retreat x D3", "retreat x E3", "retreat x F3"});
    game.must(blue, "retreat x E3");
    CHECK(game.state().phase == Phase::follow_up);
    CHECK(game.offered(red) == Words{"occupy n", "done"});  // next to the beaten enemy it faces him
    game.must(red, "occupy n");
    CHECK(game.where("a") == "E4");
    CHECK(game.offered(red) == Words{"attack E3 x", "done"});
    game.must(red, "attack E3 x", {6, 1, 1});
    CHECK(game.sp("x") == 3);
    CHECK(game.state().phase == Phase::choose_unit);  // nobody won: the activation is over
    CHECK(game.state().active == no_unit);
}

TEST_CASE("PW-CC-8: artillery and machine guns win, but do not follow up") {
    const std::string type = GENERATE("machine_gun", "field_artillery", "commander", "transport");
    Skirmish game = contact(Words(9, "........."), type);
    game.acting("a");
    game.must(red, "attack E4 x", {6, 1, 4});
    game.must(blue, "retreat x E3");
    CHECK(game.state().phase == Phase::choose_unit);
    CHECK(game.where("a") == "E5");
    CHECK(game.cites(clause::PW_CC_8));
}

TEST_CASE("PW-RULING-40: the defender that wins may follow up, by option not") {
    const bool may = GENERATE(true, false);
    Skirmish game = contact();
    game.rules().defender_follow_up = may;
    game.acting("a");
    game.must(red, "attack E4 x", {1, 6, 4});
    CHECK(game.state().choosing == game.number("a"));
    game.must(red, "retreat a E6");
    if (!may) {
        CHECK(game.state().phase == Phase::choose_unit);
        return;
    }
    CHECK(game.state().phase == Phase::follow_up);
    CHECK(game.offered(red).empty());
    game.must(blue, "occupy s");
    CHECK(game.where("x") == "E5");
    game.must(blue, "attack E6 a", {6, 6});
    CHECK(game.state().phase == Phase::choose_unit);
    CHECK(game.state().in_turn == red);  // a win changes nothing about activations
    CHECK_FALSE(game.the("x").activated);
    CHECK(game.the("a").activated);
}

TEST_CASE("PW-RULING-40: both broken or neither: nobody wins; both are judged on the positions before either moves") {
    Skirmish game = contact();
    game.acting("a");
    game.must(red, "attack E4 x", {1, 1, 4, 4});
    CHECK(game.thrown() == Words{"melee a", "melee x", "hit x", "hit a"});
    CHECK(game.offered(red).empty());  // the defender first
    game.must(blue, "retreat x E3");
    CHECK(game.offered(red) == Words{"retreat a D5", "retreat a E6", "retreat a F5", "stand a"});
    game.must(red, "retreat a E6");
    CHECK(game.state().phase == Phase::choose_unit);
    CHECK(game.cites(clause::PW_RULING_40));
}

TEST_CASE("PW-CC-9, PW-RULING-20: one attack, the last thing in an activation, to the front") {
    Skirmish game = contact();
    game.unit(blue, "y", "infantry", "E6 n");
    game.acting("a");
    CHECK(game.give(red, "attack E6 y") == "PW-RULING-20");
    game.must(red, "fire E4", {1});
    game.must(red, "attack E4 x", {6, 6});
    CHECK(game.state().phase == Phase::choose_unit);
    CHECK(game.give(red, "attack E4 x") == "PW-ORD-1");
}

TEST_CASE(
    "PW-RULING-20: a battery that fired and one that is limbered do not attack; a unit may be attacked more than "
    "once") {
    Skirmish game = Skirmish::open();
    game.unit(red, "gun", "field_artillery", "E5 n");
    game.unit(red, "b", "infantry", "D4 ne");
    game.unit(blue, "x", "infantry", "E4 s");
    game.unit(blue, "zb", "infantry", "I1 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", {4, 1, 6, 1, 6});
    CHECK(game.sp("x") == 3);
    game.must(red, "activate b");
    game.must(red, "attack E4 x", {6, 6});
    game.must(red, "activate gun", {6});
    CHECK(game.state().in_turn == blue);  // it may neither move nor attack, so red is done
}

TEST_CASE("PW-RULING-23: the fighter of a hex is attacked first; commanders may go along with him") {
    Skirmish game = contact();
    game.unit(blue, "staff", "commander", "E4 s");
    game.unit(blue, "cart", "transport", "E4 s");
    game.acting("a");
    CHECK(game.offered(red, "attack") == Words{"attack E4 x"});
    CHECK(game.give(red, "attack E4 staff") == "PW-RULING-23");
    game.must(red, "attack E4 x", {6, 1, 4});
    CHECK(game.offers(blue, "retreat x E3 with staff"));
    CHECK(game.give(blue, "retreat x E3 with cart") == "PW-RULING-23");
    SECTION("they go along") {
        game.must(blue, "retreat x E3 with staff");
        CHECK(game.where("staff") == "E3");
        // The transport still holds the hex: it cannot be occupied, but attacked.
        CHECK(game.offered(red) == Words{"attack E4 cart", "done"});
        CHECK(game.give(red, "occupy n") == "PW-RULING-23");
    }
    SECTION("they stay") {
        game.must(blue, "retreat x E3");
        CHECK(game.where("staff") == "E4");
        CHECK(game.offered(red, "attack") == Words{"attack E4 cart", "attack E4 staff"});
        game.must(red, "attack E4 staff", {6, 2, 1});
        CHECK(game.sp("staff") == 1);
    }
}

TEST_CASE("PW-RULING-33: whoever occupies a hex leaves his work undone") {
    Skirmish game = contact();
    game.part_of(red);
    game.the("x").work = Work::lay_wire;
    game.happen({.kind = EventKind::activated, .unit = game.number("a")});
    game.must(red, "attack E4 x", {1, 6, 4});
    game.must(red, "retreat a E6");
    game.must(blue, "occupy s");
    CHECK(game.the("x").work == Work::none);
}

TEST_CASE("PW-RULING-44: facing after a retreat") {
    const auto [option, facing] =
        GENERATE(table<FacingAfterRetreat, std::string>({{FacingAfterRetreat::keep, "se"},
                                                         {FacingAfterRetreat::face_enemy, "s"},
                                                         {FacingAfterRetreat::face_away, "n"}}));
    Skirmish game = contact(Words(9, "........."), "infantry", "se");
    game.rules().facing_after_retreat = option;
    game.acting("a");
    game.must(red, "attack E4 x", {6, 1, 4});
    game.must(blue, "retreat x E3");
    CHECK(game.facing("x") == facing);
}

TEST_CASE("PW-RULING-40: house rule melee_tie = fought_again: what nobody wins is fought again at once") {
    Skirmish game = contact();
    game.variants().melee_tie = MeleeTie::fought_again;
    game.acting("a");
    CHECK(game.wants(red, "attack E4 x", {6, 6}) == "melee_tie a");
    game.must(red, "attack E4 x", {6, 6, 6, 1, 4});
    game.must(blue, "retreat x E3");
    CHECK(game.state().phase == Phase::follow_up);
}

TEST_CASE("PW-CC-6: house rule commander_life = check: who helped a unit that is hit throws for his life") {
    const auto [place, option, throws] =
        GENERATE(table<std::string, CommanderMelee, bool>({{"E6 n", CommanderMelee::adjacent, true},
                                                           {"E5 n", CommanderMelee::adjacent, false},
                                                           {"E5 n", CommanderMelee::same_or_adjacent, true},
                                                           {"A1 n", CommanderMelee::adjacent, false}}));
    Skirmish game = contact();
    game.variants().commander_life = CommanderLife::check;
    game.rules().commander_melee = option;
    game.unit(red, "chief", "commander", place);
    game.acting("a");
    // The attacker is hit and loses a point.
    const Tape tape{1, 6, 1};
    CHECK(game.wants(red, "attack E4 x", tape) == (throws ? "commander_life chief" : ""));
    if (!throws) return;
    game.must(red, "attack E4 x", {1, 6, 1, 1});
    CHECK(game.the("chief").status == Status::destroyed);
    CHECK(game.state().lost_sp[0] == 3);
}

}  // namespace
}  // namespace reisswitz::portable::test
