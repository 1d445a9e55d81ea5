#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

/// Two chiefs in the far corners, so that neither side can run out of units.
void chiefs(Skirmish& game, const std::string& reds = "A9 n", const std::string& blues = "I1 s") {
    game.unit(red, "zr", "commander", reds);
    game.unit(blue, "zb", "commander", blues);
}

/// Dice after the shells of a turn: red goes first, a die for its chief and one for the others.
const Tape initiative_to_red{6, 1, 1, 1};

Tape then(Tape dice, const Tape& more) {
    dice.insert(dice.end(), more.begin(), more.end());
    return dice;
}

/// Where the only shell of the last order fell: "E4", or "gone".
std::string shell_hex(const Skirmish& game) {
    for (const Event& event : game.events())
        if (event.kind == EventKind::shell_fell) return game.name(event.hex);
    return "no shell";
}
int score(const Skirmish& game) {
    for (const Event& event : game.events())
        if (event.kind == EventKind::shell_fell) return event.value;
    return -100;
}

TEST_CASE("PW-ART-1, PW-ART-3: each gun reaches its range and no hex more") {
    const auto [type, range] = GENERATE(table<std::string, int>(
        {{"heavy_artillery", 12}, {"medium_artillery", 10}, {"field_artillery", 8}, {"mountain_artillery", 6}}));
    Skirmish game = Skirmish::open(5, 16);
    chiefs(game, "A16 n", "A1 s");
    game.unit(red, "gun", type, "C15 n");
    game.unit(blue, "near", "infantry", "C" + std::to_string(15 - range) + " s");
    game.unit(blue, "far", "infantry", "C" + std::to_string(14 - range) + " s");
    game.begin();
    CHECK(game.offered(red) == Words{"shell gun C" + std::to_string(15 - range), "seal"});
    CHECK(game.give(red, "shell gun C" + std::to_string(14 - range)) == "PW-ART-1");
}

TEST_CASE(
    "PW-ART-2, PW-RULING-38: all batteries fire together; what is destroyed has fired, and stays in the way until the "
    "end") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n", {.sp = 1});
    game.unit(blue, "battery", "field_artillery", "E4 s", {.sp = 1});
    game.unit(blue, "second", "infantry", "E3 s");
    game.begin();
    game.must(red, "shell gun E4");
    SECTION("a sealed order is secret") {
        CHECK(game.told(blue).events.empty());
        CHECK(game.told(red).events.size() == 1);
        game.must(red, "seal");
        for (const ViewUnit& unit : view(game.battle(), game.state(), {blue}).units) CHECK_FALSE(unit.target);
        CHECK(game.offered(red).empty());
        CHECK(game.offers(blue, "shell battery E8"));
    }
    SECTION("both are destroyed") {
        game.must(red, "seal");
        game.must(blue, "shell battery E8");
        // Turn 1: blue's units are resolved first.
        game.must(blue, "seal", then({3, 3, 1, 1}, {6, 1, 1}));
        CHECK(game.thrown() == Words{"shell_landing gun", "shell_landing battery", "hit battery", "hit gun",
                                     "initiative red", "initiative blue", "activation red"});
        CHECK(game.the("gun").status == Status::destroyed);
        CHECK(game.the("battery").status == Status::destroyed);
        CHECK(game.count(EventKind::fell) == 2);
    }
}

TEST_CASE("PW-RULING-38: the fallen are obstacles until the phase ends") {
    Skirmish game = Skirmish::open();
    game.rules().retreat_direction = RetreatDirection::any;
    chiefs(game);
    game.unit(red, "a", "field_artillery", "E8 n");
    game.unit(red, "b", "field_artillery", "E9 n");
    game.unit(blue, "foot", "infantry", "E4 s", {.sp = 1});
    game.unit(blue, "second", "infantry", "E3 s");
    game.begin();
    game.must(red, "shell a E4");
    game.must(red, "shell b E3");
    game.must(red, "seal", {6, 6, 1, 4});
    CHECK(game.the("foot").status == Status::fallen);
    CHECK(game.offers(blue, "retreat second E2"));
    CHECK_FALSE(game.offers(blue, "retreat second E4"));
    game.must(blue, "retreat second E2", initiative_to_red);
    CHECK(game.the("foot").status == Status::destroyed);
}

TEST_CASE("PW-ART-4: a battery fires once a turn, in the artillery phase only") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "shell gun E4");  // the order may be given anew; one shell falls
    game.must(red, "seal", then({1}, initiative_to_red));
    CHECK(game.count(EventKind::shell_fell) == 1);
    game.must(red, "activate gun");
    CHECK(game.give(red, "fire E4") == "PW-ORD-1");
    CHECK(game.the("gun").fired);
}

TEST_CASE("PW-ART-5: every type of unit can be destroyed by shells") {
    const std::string type =
        GENERATE("infantry", "dismounted_cavalry", "mounted_cavalry", "machine_gun", "heavy_artillery",
                 "medium_artillery", "field_artillery", "mountain_artillery", "transport", "commander");
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "heavy_artillery", "E9 n");
    game.unit(blue, "x", type, "E4 ne", {.sp = 1});
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({6, 1}, initiative_to_red));
    CHECK(game.the("x").status == Status::destroyed);
}

TEST_CASE("PW-ART-6, PW-ART-7: the arc ahead, and over units") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "friend", "infantry", "E6 n");
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "ahead", "infantry", "E4 s");
    game.unit(blue, "beside", "infantry", "A8 s");
    game.unit(blue, "edge", "infantry", "H6 s");  // on the right row: three hexes north-east
    game.begin();
    CHECK(game.offers(red, "shell gun E4"));
    CHECK(game.offers(red, "shell gun H6"));
    CHECK(game.give(red, "shell gun A8") == "PW-ART-6");
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({1}, initiative_to_red));
    CHECK(score(game) == 3);  // +2: it sees the target over its friend
}

TEST_CASE("PW-ART-8, PW-ART-9: into close terrain at any depth, out of it from an edge only") {
    Skirmish game{{".........", "....w....", "....w....", "....w....", ".........", ".........", "....w....",
                   "...ww....", "....w...."}};
    chiefs(game);
    game.unit(red, "deep", "field_artillery", "E8 n");
    game.unit(red, "edge", "field_artillery", "E7 n");
    game.unit(blue, "foot", "infantry", "E2 s");
    game.begin();
    CHECK(game.offers(red, "shell edge E2"));
    CHECK(game.give(red, "shell deep E2") == "PW-ART-9");
}

TEST_CASE("PW-ART-10, PW-ART-11, PW-ART-12, PW-ART-13, PW-ART-14: direct, indirect, into cover") {
    const auto [row5, row4, option, total] = GENERATE(
        table<std::string, std::string, FireIntoCover, int>({{".........", ".........", FireIntoCover::indirect, 2},
                                                             {"....w....", ".........", FireIntoCover::indirect, 0},
                                                             {".........", "....w....", FireIntoCover::indirect, -1},
                                                             {".........", "....w....", FireIntoCover::direct, 1},
                                                             {"....w....", "....w....", FireIntoCover::direct, -1}}));
    Skirmish game{
        {".........", ".........", ".........", row4, row5, ".........", ".........", ".........", "........."}};
    game.rules().fire_into_cover = option;
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({1}, initiative_to_red));
    CHECK(score(game) == 1 + total);
}

TEST_CASE("PW-RULING-2: fire_into_cover = direct gives +2 and -1 together") {
    Skirmish game{{".........", ".........", ".........", "....w....", ".........", ".........", ".........",
                   ".........", "........."}};
    game.rules().fire_into_cover = FireIntoCover::direct;
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({1}, initiative_to_red));
    CHECK(game.modifier(clause::PW_ART_13) == -1);
    CHECK(game.modifier(clause::PW_ART_14) == 2);
}

TEST_CASE("PW-ART-12: the four bands") {
    // Indirect into the open, so that the die is the score.
    const auto [die, hex] =
        GENERATE(table<int, std::string>({{1, "E3"}, {2, "E5"}, {3, "E3"}, {4, "E5"}, {5, "E4"}, {6, "E4"}}));
    Skirmish game{{".........", ".........", ".........", ".........", ".........", "....t....", ".........",
                   ".........", "........."}};
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", die >= 5 ? then({die, 1}, initiative_to_red) : then({die}, initiative_to_red));
    CHECK(shell_hex(game) == hex);
    CHECK(game.sp("foot") == (die >= 5 ? 3 : 4));
}

TEST_CASE("PW-RULING-43: less than 1 falls nowhere, and there is no natural 1") {
    Skirmish game{{".........", ".........", ".........", "....w....", "....w....", ".........", ".........",
                   ".........", "........."}};
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({1}, initiative_to_red));
    CHECK(score(game) == 0);
    CHECK(shell_hex(game) == "gone");
}

TEST_CASE("PW-ART-12, PW-RULING-6: through a corner the firing side says left or right") {
    const auto [side, die, hex] = GENERATE(table<std::string, int, std::string>(
        {{"left", 2, "E7"}, {"right", 2, "F7"}, {"left", 1, "F5"}, {"right", 1, "G6"}}));
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "F6 s");
    game.begin();
    CHECK(game.offers(red, "shell gun F6 right"));
    game.must(red, "shell gun F6 " + side);
    game.must(red, "seal", then({die}, initiative_to_red));
    CHECK(shell_hex(game) == hex);
}

TEST_CASE("PW-RULING-6: left or right is refused where the line runs through an edge") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    CHECK(game.give(red, "shell gun E4 right") == "PW-RULING-6");
}

TEST_CASE("PW-ART-12: a shell behind the target may leave the board") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E5 n");
    game.unit(blue, "foot", "infantry", "E1 s");
    game.begin();
    game.must(red, "shell gun E1");
    game.must(red, "seal", then({1}, initiative_to_red));
    CHECK(shell_hex(game) == "gone");
    CHECK(game.cites(clause::PW_HEX_7));
}

TEST_CASE("PW-ART-16: a commander in the hex or next to it, once") {
    const auto [place, bonus] = GENERATE(table<std::string, int>({{"E8 n", 1}, {"E9 n", 1}, {"D8 n", 1}, {"A9 n", 0}}));
    Skirmish game = Skirmish::open();
    chiefs(game, place);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(red, "zs", "commander", place);
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({1}, initiative_to_red));
    CHECK(game.modifier(clause::PW_ART_16) == bonus);
}

TEST_CASE("PW-ART-17, PW-RULING-5: every unit in the hex is hit, friends too") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(red, "own", "infantry", "E5 n");
    game.unit(red, "staff", "commander", "E5 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({2, 1, 1}, {6, 1, 1, 1}));  // 2 + 2: in front
    CHECK(game.sp("own") == 3);
    CHECK(game.sp("staff") == 1);
    CHECK(game.sp("foot") == 4);
    CHECK(game.state().lost_sp[0] == 2);
}

TEST_CASE("PW-RULING-7: short_at_range_1, a shell in front of an adjacent target") {
    const auto option = GENERATE(ShortAtRange1::ineffective, ShortAtRange1::own_hex);
    Skirmish game = Skirmish::open();
    game.rules().short_at_range_1 = option;
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E5 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal",
              option == ShortAtRange1::own_hex ? then({2, 1}, initiative_to_red) : then({2}, initiative_to_red));
    CHECK(shell_hex(game) == (option == ShortAtRange1::own_hex ? "E5" : "gone"));
    CHECK(game.sp("gun") == (option == ShortAtRange1::own_hex ? 1 : 2));
}

TEST_CASE("PW-RULING-1: no shell at an empty hex or at friends") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(red, "own", "infantry", "E6 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    CHECK(game.give(red, "shell gun E5") == "PW-RULING-1");
    CHECK(game.give(red, "shell gun E6") == "PW-RULING-1");
    CHECK(game.give(red, "shell own E4") == "PW-ART-1");
}

TEST_CASE("PW-RULING-3: the cover of the hex aimed at counts, not of the one where the shell falls") {
    Skirmish game{{".........", ".........", "....f....", ".........", ".........", ".........", ".........",
                   ".........", "........."}};
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.unit(blue, "fort", "infantry", "E3 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({1, 1}, initiative_to_red));  // 1 + 2: behind
    CHECK(game.modifier(clause::PW_ART_13) == 0);
    CHECK(game.sp("fort") == 3);
}

/// Turn 1: the gun fires at E4 and misses; then `foot` goes from E4 to E3 and `other` takes its place, or both stay.
Skirmish second_turn(SameTarget option, bool foot_goes) {
    Skirmish game = Skirmish::open();
    game.rules().same_target = option;
    chiefs(game);
    game.unit(red, "gun", "field_artillery", "E9 n");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.unit(blue, "other", "infantry", "D3 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", then({1}, {6, 1, 1, 1}));
    game.must(red, "end", {1, 1});
    if (foot_goes) {
        game.must(blue, "activate foot");
        game.must(blue, "move E3 s");
        game.must(blue, "activate other");
        game.must(blue, "move E4 s");
    } else {
        game.must(blue, "end");
    }
    return game;
}

TEST_CASE("PW-ART-15, PW-RULING-4: the same target as last turn, by each reading of it") {
    const auto [option, at_hex, at_unit] = GENERATE(
        table<SameTarget, int, int>({{SameTarget::hex, 1, 0}, {SameTarget::unit, 0, 1}, {SameTarget::either, 1, 1}}));
    SECTION("the hex, another unit in it") {
        Skirmish game = second_turn(option, true);
        REQUIRE(game.state().turn == 2);
        game.must(red, "shell gun E4");
        game.must(red, "seal", at_hex == 1 ? then({1}, initiative_to_red) : then({1, 1}, initiative_to_red));
        CHECK(game.modifier(clause::PW_ART_15) == at_hex);
    }
    SECTION("the unit, in another hex") {
        Skirmish game = second_turn(option, true);
        game.must(red, "shell gun E3");
        game.must(red, "seal", at_unit == 1 ? then({1, 1}, initiative_to_red) : then({1}, initiative_to_red));
        CHECK(game.modifier(clause::PW_ART_15) == at_unit);
    }
    SECTION("both") {
        Skirmish game = second_turn(option, false);
        game.must(red, "shell gun E4");
        game.must(red, "seal", then({1}, {6, 1, 1, 1}));
        CHECK(game.modifier(clause::PW_ART_15) == 1);
    }
}

TEST_CASE("PW-RULING-37, PW-RULING-38: several shells on one unit, each with its own hit die and place it came from") {
    Skirmish game = Skirmish::open();
    chiefs(game);
    game.unit(red, "a", "field_artillery", "E9 n");
    game.unit(red, "b", "field_artillery", "B7 ne");
    game.unit(blue, "foot", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell a E4");
    game.must(red, "shell b E4");
    game.must(red, "seal", {6, 6, 4});
    CHECK(game.state().hit_from == game.named("E9"));
    game.must(blue, "retreat foot E3", {4});  // it has left the hex; the second hit finds it all the same
    CHECK(game.state().hit_from == game.named("B7"));
    CHECK(game.state().choosing == game.number("foot"));
    game.must(blue, "stand foot", {6, 1, 1, 1});
    CHECK(game.sp("foot") == 3);
    CHECK(game.where("foot") == "E3");
}

}  // namespace
}  // namespace reisswitz::portable::test
