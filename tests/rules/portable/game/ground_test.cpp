#include <catch2/catch.hpp>

#include "field.hpp"
#include "generated/portable_clauses.hpp"

namespace reisswitz::portable::test {
namespace {

Words column_e(const std::string& from_north) {
    Words rows(9, ".........");
    for (std::size_t i = 0; i < from_north.size(); ++i) rows[i][4] = from_north[i];
    return rows;
}
bool reaches(Skirmish& game, const std::string& hex) {
    for (const Order& order : options(game.battle(), game.state(), red))
        if (order.kind == OrderKind::move && game.name(order.path.last()) == hex) return true;
    return false;
}
/// Red `a` at E8 is active; blue is far away.
Skirmish march(const Words& rows, const std::string& type = "infantry") {
    Skirmish game{rows};
    game.unit(red, "a", type, "E8 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "b", "infantry", "A1 s");
    return game;
}

TEST_CASE("PW-ROAD-1, PW-RULING-31, PW-RULING-32: one hex more when the whole move is by road, woods no hindrance") {
    Skirmish game = march(column_e(".....ww.."));
    game.road({"E8", "E7", "E6", "E5", "E4"});
    game.acting("a");
    CHECK(reaches(game, "E5"));
    CHECK_FALSE(reaches(game, "E4"));
    CHECK_FALSE(reaches(game, "G6"));
    game.must(red, "move E7 E6 E5 n");
    CHECK(game.the("a").steps == 3);
}

TEST_CASE("PW-WOOD-1, PW-WOOD-2, PW-RULING-31: a wood stops; out of one or through it a hex a turn") {
    Skirmish game = march(column_e("......w.."));
    game.acting("a");
    CHECK(reaches(game, "E7"));
    CHECK(game.give(red, "move E7 E6 n") == "PW-WOOD-1");
    game.must(red, "move E7 n");
    Skirmish inside = march(column_e(".......w."));
    inside.acting("a");
    CHECK(reaches(inside, "E7"));
    CHECK(inside.give(red, "move E7 E6 n") == "PW-WOOD-2");
}

TEST_CASE(
    "PW-RIV-1, PW-RIV-2, PW-RULING-30: into a ford and stop, one hex out of it, no fire from it; no river without "
    "one") {
    Skirmish game = march(column_e("......o.."));
    game.acting("a");
    CHECK(game.give(red, "move E7 E6 n") == "PW-RIV-1");
    CHECK(reaches(game, "E7"));
    Skirmish in_it = march(column_e(".......o."));
    in_it.unit(blue, "near", "infantry", "E5 s");
    in_it.acting("a");
    CHECK(in_it.give(red, "move E7 D6 n") == "PW-RIV-1");
    CHECK(in_it.give(red, "fire E5") == "PW-RIV-2");
    Skirmish bridge = march(column_e("......=.."));
    bridge.acting("a");
    CHECK(reaches(bridge, "E6"));
    Skirmish river = march(column_e("......~.."));
    river.acting("a");
    CHECK(river.give(red, "move E7 n") == "PW-RULING-30");
}

TEST_CASE("PW-RIV-2: a battery in a river has no shell") {
    Skirmish game{column_e(".......o.")};
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.begin({6, 1, 1});
    CHECK(game.state().phase == Phase::choose_unit);
}

TEST_CASE("PW-WIRE-1, PW-WIRE-2, PW-WIRE-3, PW-RULING-33: laying, stopping, clearing") {
    Skirmish game = march(Words(9, "........."));
    game.acting("a");
    game.must(red, "lay_wire");
    CHECK(game.state().phase == Phase::choose_unit);  // no move, fire or attack beside it
    CHECK_FALSE(game.state().wire.contains(game.named("E8")));
    game.must(red, "end", {1});
    game.must(blue, "end", {6, 1, 6});
    CHECK(game.state().turn == 2);
    CHECK(game.state().wire.contains(game.named("E8")));
    game.must(red, "activate a");
    CHECK(game.give(red, "lay_wire") == "PW-WIRE-1");
    SECTION("it does not hold who stands in it") { CHECK(reaches(game, "E6")); }
    SECTION("clearing it") {
        game.must(red, "clear_wire");
        game.must(red, "end", {1});
        game.must(blue, "end", {6, 1, 6});
        CHECK_FALSE(game.state().wire.contains(game.named("E8")));
    }
}

TEST_CASE("PW-WIRE-3: wire stops a mover of either side") {
    Skirmish game = march(Words(9, "........."));
    game.wire("E7");
    game.acting("a");
    CHECK(game.give(red, "move E7 E6 n") == "PW-WIRE-3");
    CHECK(reaches(game, "E7"));
}

TEST_CASE("PW-RULING-33: no work after a move or a shot, none finished elsewhere") {
    Skirmish game = march(Words(9, "........."));
    game.unit(blue, "x", "infantry", "E5 s");
    game.acting("a");
    game.must(red, "fire E5", {1});
    CHECK(game.give(red, "lay_wire") == "PW-RULING-33");
    game.must(red, "done");
    game.must(red, "activate spare");
    game.must(red, "lay_wire", {6});
    CHECK(game.the("spare").work == Work::lay_wire);
    game.happen({.kind = EventKind::retreated, .unit = game.number("spare"), .hex = game.named("A8")});
    game.must(blue, "end", {6, 1, 6});
    CHECK(game.state().wire.empty());
}

TEST_CASE("PW-RULING-33: wire_supply, without limit, a number, spent when a laying is finished") {
    const int layings = GENERATE(as<int>{}, WireSupply::unlimited, 0, 1);
    Skirmish game = march(Words(9, "........."));
    game.rules().wire_supply = {layings};
    game.acting("a");
    if (layings == 0) {
        CHECK(game.give(red, "lay_wire") == "PW-RULING-33");
        return;
    }
    game.must(red, "lay_wire");
    CHECK(game.state().wire_left[0] == layings);
    game.must(red, "activate spare");
    CHECK(game.offers(red, "lay_wire") == (layings != 1));  // one that has been begun is spoken for
    game.must(red, "done", {1});
    game.must(blue, "end", {6, 1, 6});
    CHECK(game.state().wire_left[0] == (layings == 1 ? 0 : WireSupply::unlimited));
}

TEST_CASE("PW-TRCH-1, PW-TRCH-2, PW-RULING-29: crossing a trench, then manning it, then out of it") {
    Skirmish game = march(column_e("......e.."));
    game.unit(blue, "x", "infantry", "E4 s");
    game.acting("a");
    CHECK(game.give(red, "move E7 E6 n") == "PW-TRCH-1");
    game.must(red, "move E7 n");
    CHECK(game.the("a").trench == InTrench::crossing);
    game.must(red, "end", {1});
    SECTION("no fire while crossing, no cover") {
        game.happen({.kind = EventKind::activated, .unit = game.number("x")});
        game.must(blue, "fire E7", {1});
        CHECK(game.modifier(clause::PW_FIRE_9) == 0);
    }
    SECTION("manned when the turn ends: cover, fire, one hex out") {
        game.must(blue, "end", {6, 1, 6});
        CHECK(game.the("a").trench == InTrench::manning);
        CHECK(game.count(EventKind::trench_manned) == 1);
        game.must(red, "activate a");
        CHECK(game.offers(red, "fire E4"));
        CHECK(reaches(game, "E6"));
        CHECK(game.give(red, "move E6 D6 n") == "PW-TRCH-1");
    }
}

TEST_CASE("PW-TRCH-2: no fire in the turn of crossing") {
    Skirmish game = march(column_e("......e.."));
    game.unit(blue, "x", "infantry", "E5 s");
    game.acting("a");
    game.must(red, "move E7 n");
    CHECK(game.state().phase == Phase::choose_unit);  // an enemy in range, yet nothing it could do
}

TEST_CASE("PW-RULING-34: houses do not slow, hills do not either") {
    const char terrain = GENERATE('t', 'f', '3');
    Words rows = column_e("......" + std::string(1, terrain) + "..");
    Skirmish game = march(rows);
    game.acting("a");
    CHECK(reaches(game, "E6"));
}

TEST_CASE("PW-RULING-36: remount, off or a turn's work") {
    const auto option = GENERATE(Remount::off, Remount::one_turn);
    Skirmish game = march(Words(9, "........."), "dismounted_cavalry");
    game.rules().remount = option;
    game.acting("a");
    if (option == Remount::off) {
        CHECK(game.give(red, "remount") == "PW-RULING-36");
        return;
    }
    game.must(red, "remount");
    game.must(red, "end", {1});
    game.must(blue, "end", {6, 1, 6});
    CHECK(game.battle().tables.types[game.the("a").type].id == "mounted_cavalry");
    CHECK(game.sp("a") == 3);
    game.must(red, "activate a");
    CHECK(reaches(game, "E5"));  // three hexes now
    CHECK(game.offered(red, "fire").empty());
}

}  // namespace
}  // namespace reisswitz::portable::test
