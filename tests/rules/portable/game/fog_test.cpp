#include <catch2/catch.hpp>

#include "describe/reader.hpp"
#include "field.hpp"
#include "generated/portable_clauses.hpp"
#include "rules/portable/book.hpp"
#include "rules/portable/game/event_json.hpp"
#include "rules/portable/game/imagine.hpp"
#include "ruling/print.hpp"
#include "scenario.hpp"

namespace reisswitz::portable::test {
namespace {

std::string view_text(const Battle& battle, const State& state, Side side) {
    return describe::to_json_value(view(battle, state, {side})).dump();
}
std::string told_text(const Battle& battle, const Decided& told) {
    std::string text;
    for (const Event& event : told.events) text += to_json(battle, event).dump() + "\n";
    const ruling::Names names{[&](int u) { return battle.entry(static_cast<UnitIndex>(u)).id; },
                              [&](int h) { return std::to_string(h); }, [](int s) { return std::to_string(s); }};
    return text + ruling::to_text(told.ruling, book(), names);
}
std::string options_text(const Battle& battle, const State& state, Side side) {
    std::string text;
    for (const Order& order : options(battle, state, side)) text += to_notation(battle, order) + "\n";
    return text;
}
const ViewUnit* find(const View& view, const std::string& id) {
    for (const ViewUnit& unit : view.units)
        if (unit.id == id) return &unit;
    return nullptr;
}

/// Red `a` at E8; blue `x` in a wood at E4 and blue `far` behind a wood; a fog.
Skirmish in_fog(const std::string& hidden_hex = "E4") {
    Skirmish game{{".........", ".........", "...wwww..", "...wwww..", ".........", ".........", ".........",
                   ".........", "........."}};
    game.rules().fog = Fog::line_of_sight;
    game.unit(red, "a", "mounted_cavalry", "E8 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "x", "infantry", hidden_hex + " s");
    game.unit(blue, "y", "infantry", "H8 s");
    return game;
}

TEST_CASE("PW-FOG-1: in the open by a clear line, in cover only from the next hex or when it has fired") {
    Skirmish game = in_fog();
    game.part_of(red);
    const auto seen = [&](const std::string& id) {
        return sees(Field<State>{game.battle(), game.state()}, red, game.number(id));
    };
    CHECK(seen("y"));
    CHECK_FALSE(seen("x"));
    game.the("x").shown = true;
    CHECK(seen("x"));
    game.the("x").shown = false;
    game.the("a").hex = game.named("E5");
    CHECK(seen("x"));
}

TEST_CASE("PW-FOG-1, PW-FOG-2: of a unit that goes out of sight it is told that it does, and not where to") {
    Skirmish game = in_fog("E5");
    game.part_of(blue);
    SECTION("into a wood") {
        game.must(blue, "activate x");
        game.must(blue, "move E4 sw");
        CHECK(game.where("x") == "E4");
        const std::string told = told_text(game.battle(), game.told(red));
        CHECK(told.find("E4") == std::string::npos);
        CHECK(told.find(std::to_string(game.named("E4").value)) == std::string::npos);
        CHECK(told.find("lost_sight") != std::string::npos);
        CHECK(told.find("facing") == std::string::npos);
        CHECK(told_text(game.battle(), game.told(blue)).find("E4") != std::string::npos);
    }
    SECTION("from one open hex to another it is told where it stands, not by which way") {
        game.the("y").hex = game.named("H7");
        game.must(blue, "activate y");
        game.must(blue, "move H8 H9 s");
        const std::string told = told_text(game.battle(), game.told(red));
        CHECK(told.find("\"path\":[\"H9\"]") != std::string::npos);
    }
    SECTION("beaten back out of sight") {
        game.the("a").hex = game.named("A8");
        game.part_of(red);
        game.must(red, "activate spare");
        game.the("spare").hex = game.named("E8");
        game.must(red, "fire E5", {6, 4});
        game.must(blue, "retreat x E4");
        const std::string told = told_text(game.battle(), game.told(red));
        CHECK(told.find("E4") == std::string::npos);
        CHECK(told.find("retreats to") == std::string::npos);
        CHECK(told.find("lost_sight") != std::string::npos);
    }
}

TEST_CASE("PW-FOG-2: unseen units and the enemy's numbers are not sent") {
    Skirmish game = in_fog();
    game.part_of(blue, 2);
    game.state().lost_sp[1] = 1;
    game.state().exhausted[1] = true;
    const View seen = view(game.battle(), game.state(), {red});
    CHECK(find(seen, "x") == nullptr);
    REQUIRE(find(seen, "y"));
    CHECK(find(seen, "y")->hex == "H8");
    CHECK_FALSE(seen.activations_left);
    CHECK_FALSE(seen.sides[1].lost_sp);
    CHECK_FALSE(seen.sides[1].exhausted);
    CHECK_FALSE(seen.sides[1].total_sp);
    CHECK(seen.sides[0].lost_sp == 0);
}

TEST_CASE("PW-FOG-2: wire is known to who laid it, stands in it or has had a clear line to it") {
    Skirmish game{{".........", ".........", "...wwww..", ".........", ".........", ".........", ".........",
                   ".........", "........."}};
    game.rules().fog = Fog::line_of_sight;
    game.wire("E6");
    game.wire("E1");
    game.unit(red, "a", "infantry", "E8 n");
    game.unit(blue, "x", "infantry", "F2 s");
    game.begin({6, 1, 6});
    CHECK(game.state().wire_known[0].contains(game.named("E6")));
    CHECK_FALSE(game.state().wire_known[0].contains(game.named("E1")));
    CHECK(game.state().wire_known[1].contains(game.named("E1")));
    CHECK(view(game.battle(), game.state(), {red}).wire == Words{"E6"});
}

TEST_CASE("PW-FOG-3: a move stops next to an enemy nobody had seen, and faces it") {
    Skirmish game = in_fog();
    game.acting("a");
    CHECK(game.offers(red, "move E7 E6 E5 ne"));
    game.must(red, "move E7 E6 E5 ne");
    CHECK(game.where("a") == "E5");
    CHECK(game.facing("a") == "n");
    CHECK(game.count(EventKind::glimpsed) >= 1);
    CHECK(game.offers(red, "attack E4 x"));
}

TEST_CASE("PW-FOG-3: unknown wire stops") {
    Skirmish game{{".........", ".........", ".........", ".........", ".........", ".........", "....t....",
                   ".........", "........."}};
    game.rules().fog = Fog::line_of_sight;
    game.unit(red, "a", "mounted_cavalry", "E8 n");
    game.unit(red, "spare", "infantry", "A9 n");
    game.unit(blue, "x", "infantry", "A1 s");
    game.acting("a");
    game.state().wire.insert(game.named("E6"));
    game.must(red, "move E7 E6 E5 n");
    CHECK(game.where("a") == "E6");
    CHECK(game.state().wire_known[0].contains(game.named("E6")));
    CHECK(game.cites(clause::PW_WIRE_3));
}

TEST_CASE("PW-FOG-3, PW-HIT-3: a retreat next to an unseen enemy is none: a point lost, and that enemy shown") {
    Skirmish game{{".........", "....w....", ".........", ".........", ".........", ".........", ".........",
                   ".........", "........."}};
    game.rules().fog = Fog::line_of_sight;
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(red, "hidden", "infantry", "E2 s");
    game.unit(blue, "x", "infantry", "E4 s");
    game.unit(blue, "zb", "infantry", "I1 s");
    game.acting("a");
    game.must(red, "fire E4", {6, 4});
    REQUIRE(game.offers(blue, "retreat x E3"));
    game.must(blue, "retreat x E3");
    CHECK(game.where("x") == "E4");
    CHECK(game.sp("x") == 3);
    CHECK(game.cites(clause::PW_FOG_3));
    bool shown_to_blue = false;
    for (const Event& event : game.told(blue).events)
        shown_to_blue = shown_to_blue || (event.kind == EventKind::glimpsed && event.unit == game.number("hidden"));
    CHECK(shown_to_blue);
    for (const Event& event : game.told(red).events) CHECK(event.kind != EventKind::glimpsed);
}

TEST_CASE("PW-FOG-3: what is aimed at a hex hits unseen enemies in it too; same_target = unit looks at what is seen") {
    SECTION("unseen in the target hex") {
        Skirmish game = in_fog();
        game.unit(blue, "shooter", "commander", "E4 s");
        game.part_of(red);
        game.the("shooter").shown = true;
        game.happen({.kind = EventKind::activated, .unit = game.number("spare")});
        game.the("spare").hex = game.named("E6");
        CHECK(game.wants(red, "fire E4", {6}) == "hit shooter");
        CHECK(game.wants(red, "fire E4", {6, 1}) == "hit x");
    }
    SECTION("an unseen unit that stood in last turn's target gives no +1") {
        Skirmish game = in_fog();
        game.rules().same_target = SameTarget::unit;
        game.unit(red, "gun", "field_artillery", "E9 n");
        game.unit(blue, "shooter", "commander", "E4 s");
        game.begin({6, 1, 6});
        game.state().phase = Phase::artillery_orders;
        game.state().ready = {false, true};
        game.the("shooter").shown = true;
        game.the("gun").target_last = game.named("F3");
        game.the("x").revealed_last = game.named("F3");
        game.must(red, "shell gun E4");
        game.must(red, "seal", {1, 6, 1, 6});
        CHECK(game.modifier(clause::PW_ART_15) == 0);
    }
}

TEST_CASE("PW-FOG-4: the firing side is told where its shell fell; the other side where it has eyes") {
    Skirmish game{{".........", ".........", ".........", ".........", "...www...", ".........", ".........",
                   ".........", "........."}};
    game.rules().fog = Fog::line_of_sight;
    game.unit(red, "gun", "field_artillery", "E8 n");
    game.unit(red, "eye", "infantry", "H4 n");
    game.unit(blue, "x", "infantry", "E4 s");
    game.begin();
    game.must(red, "shell gun E4");
    game.must(red, "seal", {6, 1, 6, 1, 6});
    const auto shells = [&](Side reader) {
        std::vector<Event> fell;
        for (const Event& event : game.told(reader).events)
            if (event.kind == EventKind::shell_fell) fell.push_back(event);
        return fell;
    };
    REQUIRE(shells(red).size() == 1);
    CHECK(shells(red)[0].unit == game.number("gun"));
    REQUIRE(shells(blue).size() == 1);
    CHECK(game.name(shells(blue)[0].hex) == "E4");
    CHECK_FALSE(shells(blue)[0].from.on_board());
}

TEST_CASE("PW-FOG-5, PW-STD-1: a unit that the enemy does not see answers by standing order, without a pause") {
    const auto [on_hit, sp] = GENERATE(table<OnHit, int>({{OnHit::stand, 1}, {OnHit::retreat, 2}}));
    Skirmish game = in_fog();
    game.unit(blue, "shooter", "commander", "E4 s");
    game.standing.all[1].on_hit = on_hit;
    game.part_of(red);
    game.the("shooter").shown = true;
    game.the("spare").hex = game.named("E6");
    game.the("x").sp = 2;
    game.happen({.kind = EventKind::activated, .unit = game.number("spare")});
    game.must(red, "fire E4", {6, 1, 4});
    CHECK(game.state().choosing == no_unit);
    CHECK(game.sp("x") == sp);
    CHECK((game.where("x") == "E4") == (on_hit == OnHit::stand));
    CHECK(told_text(game.battle(), game.told(red)).find("\"x\"") == std::string::npos);
}

TEST_CASE("PW-FOG-5: a seat is told only its own decisions") {
    Skirmish game = in_fog();
    game.unit(red, "gun", "field_artillery", "D8 ne");
    game.begin();
    REQUIRE(game.state().phase == Phase::artillery_orders);
    // Red has something to aim at, blue has no battery: neither is told anything of the other.
    CHECK(view(game.battle(), game.state(), {red}).owes);
    CHECK_FALSE(view(game.battle(), game.state(), {blue}).owes);
    for (const Event& event : game.told(red).events) CHECK((event.kind != EventKind::sealed || event.side == red));
    CHECK(view(game.battle(), game.state(), {blue}).phase == Phase::artillery_orders);
}

TEST_CASE("PW-FOG-2, PW-FOG-5: two battles that differ in what is hidden look the same") {
    // x stands at E4 in one, at F3 in the other, with another strength; red cannot see it in either.
    Skirmish one = in_fog("E4");
    Skirmish two = in_fog("F3");
    for (Skirmish* game : {&one, &two}) game->begin({6, 1, 6});
    two.the("x").sp = 2;
    two.state().lost_sp[1] = 2;
    two.state().wire_left[1] = 3;
    for (const std::string& line :
         {std::string{"activate a"}, std::string{"move E7 n"}, std::string{"activate spare"}, std::string{"turn ne"}}) {
        INFO(line);
        CHECK(view_text(one.battle(), one.state(), red) == view_text(two.battle(), two.state(), red));
        CHECK(options_text(one.battle(), one.state(), red) == options_text(two.battle(), two.state(), red));
        one.must(red, line, line == "turn ne" ? Tape{1} : Tape{});
        two.must(red, line, line == "turn ne" ? Tape{1} : Tape{});
        CHECK(told_text(one.battle(), one.told(red)) == told_text(two.battle(), two.told(red)));
    }
    const Position knows_one = known_to(one.battle(), one.state(), red);
    const Position knows_two = known_to(two.battle(), two.state(), red);
    CHECK(encode(*knows_one.battle, knows_one.state, {}) == encode(*knows_two.battle, knows_two.state, {}));
}

TEST_CASE("hidden_rosters: quality, points, hit dice and losses of the enemy are not sent, that he is hit is") {
    Skirmish game = Skirmish::open();
    game.rules().hidden_rosters = true;
    game.unit(red, "a", "infantry", "E6 n");
    game.unit(blue, "x", "infantry", "E4 s", {.sp = 3, .quality = "elite"});
    game.acting("a");
    game.must(red, "fire E4", {6, 1});
    const View reds = view(game.battle(), game.state(), {red});
    REQUIRE(find(reds, "x"));
    CHECK_FALSE(find(reds, "x")->sp);
    CHECK_FALSE(find(reds, "x")->quality);
    CHECK_FALSE(find(reds, "x")->initial_sp);
    CHECK_FALSE(reds.sides[1].lost_sp);
    CHECK_FALSE(reds.sides[1].exhaustion_point);
    CHECK(reds.sides[1].exhausted == false);
    CHECK(find(reds, "a")->sp == 4);
    CHECK(find(view(game.battle(), game.state(), {blue}), "x")->sp == 2);
    for (const Event& event : game.told(red).events) CHECK(event.kind != EventKind::lost_sp);
    const std::string text = told_text(game.battle(), game.told(red));
    const std::string own = told_text(game.battle(), game.told(blue));
    CHECK(text != own);
    const Decided reds_card = game.told(red);
    for (const ruling::Entry& entry : reds_card.ruling.entries())
        CHECK_FALSE((entry.kind == ruling::Entry::Kind::dice && entry.what.label == label::hit));
}

/// Moves every unit that the side neither sees nor remembers to another hidden place, where there is one.
State shuffled(const Battle& battle, const State& state, Side side, Choices& choices) {
    State other = state;
    for (int i = 0; i < battle.units(); ++i) {
        const auto u = static_cast<UnitIndex>(i);
        if (battle.side_of(u) == side || other.units[u].status != Status::on_board || other.units[u].partner != no_unit)
            continue;
        if (sees(Field<State>{battle, other}, side, u)) continue;
        for (int tries = 0; tries < 20; ++tries) {
            State moved = other;
            const HexIndex hex{
                static_cast<std::uint16_t>(choices.of(static_cast<std::size_t>(battle.ground.size().hexes())))};
            if (!battle.ground.at(hex).enterable() || Field<State>{battle, other}.holds(hex, Side::red) ||
                Field<State>{battle, other}.holds(hex, Side::blue))
                continue;
            moved.units[u].hex = hex;
            moved.units[u].trench = InTrench::none;
            if (sees(Field<State>{battle, moved}, side, u)) continue;
            moved.units[u].sp = static_cast<std::uint8_t>(1 + choices.of(3));
            other = moved;
            break;
        }
    }
    return other;
}

TEST_CASE("PW-FOG-1, PW-FOG-2, PW-FOG-5: whatever is hidden, view and options are the same bytes", "[property]") {
    const int seed = GENERATE(range(1, 6));
    const Battle battle = scenario("fog-patrol");
    Choices choices{static_cast<std::uint64_t>(seed) + 100};
    int compared = 0;
    play_carelessly(battle, static_cast<std::uint64_t>(seed),
                    [&](const State&, Side, const Order&, const Decided&, const State& after) {
                        if (after.phase == Phase::over || choices.of(4) != 0) return;
                        for (const Side side : both_sides) {
                            const State other = shuffled(battle, after, side, choices);
                            CHECK(view_text(battle, after, side) == view_text(battle, other, side));
                            CHECK(options_text(battle, after, side) == options_text(battle, other, side));
                            const Position one = known_to(battle, after, side);
                            const Position two = known_to(battle, other, side);
                            CHECK(encode(*one.battle, one.state, {}) == encode(*two.battle, two.state, {}));
                            ++compared;
                        }
                    });
    CHECK(compared > 20);
}

TEST_CASE("PW-FOG-2: what a seat knows is enough for its orders, and what it imagines agrees with it", "[property]") {
    const std::string id = GENERATE("fog-patrol", "the-ford", "gun-convoy");
    const Battle battle = scenario(id);
    dice::FastDice dice{7, 1};
    int compared = 0;
    Choices choices{9};
    play_carelessly(battle, 2, [&](const State&, Side, const Order&, const Decided&, const State& after) {
        if (after.phase == Phase::over || choices.of(6) != 0) return;
        const Side side = side_to_move(battle, after);
        const Position known = known_to(battle, after, side);
        CHECK(options_text(battle, after, side) == options_text(*known.battle, known.state, side));
        const Position imagined = imagine(known, side, dice);
        const View real = view(battle, after, {side});
        const View guess = view(*imagined.battle, imagined.state, {side});
        for (const ViewUnit& unit : real.units) {
            if (!unit.seen || !unit.hex) continue;
            const ViewUnit* there = find(guess, unit.id);
            REQUIRE(there);
            CHECK(there->hex == unit.hex);
            CHECK(there->facing == unit.facing);
            CHECK(there->type == unit.type);
            if (unit.sp) CHECK(there->sp == unit.sp);
        }
        ++compared;
    });
    CHECK(compared > 5);
}

}  // namespace
}  // namespace reisswitz::portable::test
