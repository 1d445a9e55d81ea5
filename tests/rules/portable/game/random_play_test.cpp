#include <catch2/catch.hpp>

#include <nlohmann/json.hpp>

#include "rules/portable/game/encode.hpp"
#include "rules/portable/game/event_json.hpp"
#include "rules/portable/game/notation.hpp"
#include "rules/portable/game/objections.hpp"
#include "scenario.hpp"

namespace reisswitz::portable::test {
namespace {

const std::vector<std::string> all_scenarios{"symmetric", "first-steps", "the-ford",   "tax-column",
                                             "el-teb",    "gun-convoy",  "fog-patrol", "wavre"};

std::string bytes(const Battle& battle, const State& state) { return encode(battle, state, StandingOrders{}); }

TEST_CASE("PW-TURN-1 to PW-TURN-5, PW-EXH-4, PW-RULING-41: every scenario comes to its end whatever is ordered") {
    const std::string id = GENERATE(from_range(all_scenarios));
    INFO(id);
    const Battle battle = scenario(id);
    int orders = 0;
    const State end =
        play_carelessly(battle, 1, [&](const State&, Side, const Order&, const Decided&, const State&) { ++orders; });
    CHECK(end.phase == Phase::over);
    CHECK(end.outcome != Outcome::none);
    CHECK(end.turn <= battle.tables.turn_limit);
    CHECK(orders > 10);
}

TEST_CASE("PW-ORD-1, PW-ORD-2: an order survives JSON and its notation") {
    const Battle battle = scenario("the-ford");
    play_carelessly(battle, 3, [&](const State& before, Side side, const Order& order, const Decided&, const State&) {
        CHECK(order_from_json(battle, before, side, to_json(battle, order)) == order);
        const auto read = read_notation(battle, before, side, to_notation(battle, order));
        REQUIRE(read);
        REQUIRE(read->size() == 1);
        INFO(to_notation(battle, order));
        CHECK(read->front() == order);
    });
}

TEST_CASE("an event survives JSON") {
    const Battle battle = scenario("gun-convoy");
    play_carelessly(battle, 4,
                    [&](const State& before, Side, const Order&, const Decided& decided, const State& after) {
                        State folded = before;
                        for (const Event& event : decided.events)
                            evolve(battle, folded, event_from_json(battle, to_json(battle, event)));
                        CHECK(bytes(battle, folded) == bytes(battle, after));
                    });
}

}  // namespace
}  // namespace reisswitz::portable::test
