#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include <set>

#include "field.hpp"
#include "formats/library.hpp"
#include "rules/portable/book.hpp"
#include "scenario.hpp"

namespace reisswitz::portable::test {
namespace {

const std::vector<std::string> scenarios{"symmetric", "first-steps", "the-ford",   "tax-column",
                                         "el-teb",    "gun-convoy",  "fog-patrol", "wavre"};

template <class Enum>
Enum any_of() {
    constexpr auto values = boost::mp11::mp_size<boost::describe::describe_enumerators<Enum>>::value;
    return static_cast<Enum>(*rc::gen::inRange(0, static_cast<int>(values)));
}

/// A scenario under any mix of options and house rules. Fog and hidden rosters as they are in it.
Battle any_battle_at_all() {
    Battle battle = scenario(*rc::gen::elementOf(scenarios));
    Options& options = battle.tables.options;
    options.fire_into_cover = any_of<FireIntoCover>();
    options.same_target = any_of<SameTarget>();
    options.short_at_range_1 = any_of<ShortAtRange1>();
    options.steady_fire = any_of<SteadyFire>();
    options.initiative_tie = any_of<InitiativeTie>();
    options.front_hexes = any_of<FrontHexes>();
    options.pivot_is_move = *rc::gen::arbitrary<bool>();
    options.contact_obliges = *rc::gen::arbitrary<bool>();
    options.wood_and_cover = any_of<WoodAndCover>();
    options.commander_melee = any_of<CommanderMelee>();
    options.exhausted_attack = any_of<ExhaustedAttack>();
    options.exhausted_test = any_of<ExhaustedTest>();
    options.exhaustion_check = any_of<ExhaustionCheck>();
    options.retreat_direction = any_of<RetreatDirection>();
    options.transport_carries = any_of<TransportCarries>();
    options.wire_supply = {*rc::gen::inRange(-1, 3)};
    options.facing_after_retreat = any_of<FacingAfterRetreat>();
    options.towed_hits = any_of<TowedHits>();
    options.remount = any_of<Remount>();
    options.defender_follow_up = *rc::gen::arbitrary<bool>();
    options.hidden_rosters = *rc::gen::arbitrary<bool>();
    battle.tables.variants = {any_of<MeleeTie>(), any_of<CommanderLife>(), any_of<ActivationBy>()};
    return battle;
}

bool same(const Battle& battle, const State& a, const State& b) {
    return encode(battle, a, {}) == encode(battle, b, {});
}
bool is_listed(const std::vector<Order>& orders, const Order& order) {
    return std::find(orders.begin(), orders.end(), order) != orders.end();
}

/// An order with one of its parts replaced.
Order perturbed(const Battle& battle, Order order, Choices& choices) {
    const auto any_unit = [&] { return static_cast<UnitIndex>(choices.of(static_cast<std::size_t>(battle.units()))); };
    const auto any_hex = [&] {
        return HexIndex{static_cast<std::uint16_t>(choices.of(static_cast<std::size_t>(battle.ground.size().hexes())))};
    };
    switch (choices.of(9)) {
        case 0:
            order.unit = any_unit();
            break;
        case 1:
            order.hex = any_hex();
            break;
        case 2:
            order.facing = static_cast<Direction>(choices.of(6));
            break;
        case 3:
            order.tie_side = TieSide::right;
            break;
        case 4:
            order.steady = true;
            break;
        case 5:
            order.with[0] = any_unit();
            break;
        case 6:
            order.kind = static_cast<OrderKind>(choices.of(static_cast<std::size_t>(OrderKind::occupy) + 1));
            break;
        case 7:
            if (order.path.length < longest_move) order.path.push(any_hex());
            break;
        default:
            if (order.path.length > 0)
                order.path.hexes[choices.of(order.path.length)] = any_hex();
            else
                order.unit = no_unit;
    }
    return order;
}

TEST_CASE("PW-ORD-1: what is listed is accepted, what is not is refused by a clause of the book", "[property]") {
    REQUIRE(rc::check("options and decide agree", [] {
        const Battle battle = any_battle_at_all();
        const auto game = static_cast<std::uint64_t>(*rc::gen::inRange(0, 1'000'000));
        Choices choices{game + 1};
        play_carelessly(
            battle, game,
            [&](const State& before, Side side, const Order&, const Decided&, const State&) {
                if (choices.of(8) != 0) return;
                const std::vector<Order> orders = options(battle, before, side);
                for (std::size_t i = 0; i < std::min<std::size_t>(orders.size(), 40); ++i)
                    RC_ASSERT(!find_refusal(battle, before, side, orders[choices.of(orders.size())]));
                for (int i = 0; i < 30; ++i) {
                    const Order other = perturbed(battle, orders[choices.of(orders.size())], choices);
                    const auto refusal = find_refusal(battle, before, side, other);
                    RC_ASSERT(is_listed(orders, other) == !refusal.has_value());
                    if (refusal) RC_ASSERT(book().find_clause(refusal->clause.id) != nullptr);
                }
                const Side other_side = enemy_of(side);
                const std::vector<Order> theirs = options(battle, before, other_side);
                const Order order = orders[choices.of(orders.size())];
                RC_ASSERT(is_listed(theirs, order) == !find_refusal(battle, before, other_side, order).has_value());
            },
            250);
    }));
}

TEST_CASE("PW-EXH-4, PW-RULING-41: every battle ends, under every mix of options", "[property]") {
    REQUIRE(rc::check("ends", [] {
        const Battle battle = any_battle_at_all();
        const State end = play_carelessly(battle, static_cast<std::uint64_t>(*rc::gen::inRange(0, 1'000'000)),
                                          [](const State&, Side, const Order&, const Decided&, const State&) {});
        RC_ASSERT(end.phase == Phase::over);
        RC_ASSERT(end.turn <= battle.tables.turn_limit);
        for (const Side side : both_sides) {
            int sp = 0;
            for (int i = 0; i < battle.units(); ++i)
                if (battle.roster[static_cast<std::size_t>(i)].side == side)
                    sp += end.units[static_cast<std::size_t>(i)].sp;
            RC_ASSERT(sp + end.lost_sp[index(side)] == battle.sides[index(side)].total_sp);
        }
    }));
}

TEST_CASE("PW-MOVE-7, PW-MOVE-8, PW-RULING-35: who stands where is in order after every decision", "[property]") {
    REQUIRE(rc::check("stacking", [] {
        const Battle battle = any_battle_at_all();
        play_carelessly(battle, static_cast<std::uint64_t>(*rc::gen::inRange(0, 1'000'000)),
                        [&](const State&, Side, const Order&, const Decided&, const State& after) {
                            if (after.phase == Phase::setup || after.phase == Phase::before) return;
                            std::set<int> fighters;
                            std::set<std::pair<int, int>> held;
                            const Field<State> field{battle, after};
                            field.for_each_present([&](UnitIndex u) {
                                const int hex = field.unit(u).hex.value;
                                RC_ASSERT(field.unit(u).hex.on_board());
                                if (!field.alive(u)) return;
                                held.insert({hex, static_cast<int>(field.side(u))});
                                if (!field.type(u).shares_hex) RC_ASSERT(fighters.insert(hex).second);
                                if (field.unit(u).partner != no_unit) {
                                    RC_ASSERT(field.unit(field.unit(u).partner).partner == u);
                                    RC_ASSERT(field.unit(field.unit(u).partner).hex == field.unit(u).hex);
                                }
                            });
                            for (const auto& [hex, side] : held) RC_ASSERT(side == 0 || held.count({hex, 0}) == 0);
                        });
    }));
}

TEST_CASE("PW-DICE-1: the same order brings the same dice, and a tape of them the same events", "[property]") {
    const std::string id = GENERATE(from_range(scenarios));
    const Battle battle = scenario(id);
    Choices choices{5};
    const StandingOrders standing;
    play_carelessly(
        battle, 11,
        [&](const State& before, Side side, const Order& order, const Decided& decided, const State& after) {
            if (choices.of(5) != 0) return;
            dice::SeededDice again{dice::Seed::from_word("11")};
            const auto repeated = decide(battle, before, standing, side, order, again);
            REQUIRE(repeated);
            CHECK(repeated->events == decided.events);
            // Without a die it asks for the first; each longer tape asks for the next, and the whole tape gives the
            // same.
            Tape tape;
            for (std::size_t i = 0; i <= again.thrown().size(); ++i) {
                dice::PhysicalDice typed{tape};
                try {
                    const auto by_hand = decide(battle, before, standing, side, order, typed);
                    CHECK(i == again.thrown().size());
                    CHECK(by_hand->events == decided.events);
                } catch (const dice::DiceWanted& wanted) {
                    REQUIRE(i < again.thrown().size());
                    CHECK(wanted.thrown_for.label == again.thrown()[i].what.label);
                    CHECK(wanted.thrown_for.who == again.thrown()[i].what.who);
                    CHECK(wanted.die == again.thrown()[i].die);
                    tape.push_back(again.thrown()[i].face);
                }
            }
            State folded = before;
            for (const Event& event : repeated->events) evolve(battle, folded, event);
            CHECK(same(battle, folded, after));
        });
}

TEST_CASE("PW-FOG-2, PW-DICE-1: dice do not depend on what is hidden", "[property]") {
    const Battle battle = scenario("fog-patrol");
    const StandingOrders standing;
    int compared = 0;
    for (std::uint64_t game = 1; game <= 20; ++game)
        play_carelessly(battle, game,
                        [&](const State& before, Side side, const Order& order, const Decided&, const State&) {
                            State other = before;
                            other.lost_sp[index(enemy_of(side))] =
                                static_cast<std::uint16_t>(other.lost_sp[index(enemy_of(side))] + 1);
                            for (int i = 0; i < battle.units(); ++i)
                                if (battle.side_of(static_cast<UnitIndex>(i)) != side) {
                                    other.units[static_cast<std::size_t>(i)].activated = true;
                                    other.units[static_cast<std::size_t>(i)].last_seen_turn = 1;
                                }
                            dice::SeededDice one{dice::Seed::from_word("s")};
                            dice::SeededDice two{dice::Seed::from_word("s")};
                            (void)decide(battle, before, standing, side, order, one);
                            (void)decide(battle, other, standing, side, order, two);
                            if (one.thrown().empty()) return;
                            REQUIRE_FALSE(two.thrown().empty());
                            CHECK(one.thrown()[0].face == two.thrown()[0].face);
                            ++compared;
                        });
    CHECK(compared > 0);
}

}  // namespace
}  // namespace reisswitz::portable::test
