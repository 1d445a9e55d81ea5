#include <catch2/catch.hpp>

#include "dice/fast_dice.hpp"
#include "rules/portable/game/encode.hpp"
#include "rules/portable/game/umpire.hpp"
#include "scenario.hpp"

namespace reisswitz::portable::test {
namespace {

struct Keep {
    std::vector<Event>& events;
    void operator()(const Event& event) { events.push_back(event); }
};

TEST_CASE("the umpire's own state is that of its events, folded", "[property]") {
    const std::string id =
        GENERATE("first-steps", "the-ford", "tax-column", "el-teb", "gun-convoy", "fog-patrol", "wavre");
    const Battle battle = scenario(id);
    State state = starting_state<State>(battle);
    dice::FastDice dice{17, 3};
    Choices choices{23};
    for (int i = 0; i < 400 && state.phase != Phase::over; ++i) {
        const Side side = side_to_move(battle, state);
        const Order order = careless_order(options(battle, state, side), choices);
        State folded = state;
        std::vector<Event> events;
        Keep keep{events};
        ruling::NoRuling none;
        Umpire<State, dice::FastDice, ruling::NoRuling, Keep> umpire{battle, state, dice, none, keep};
        umpire.carry_out(side, order);
        for (const Event& event : events) evolve(battle, folded, event);
        INFO(i);
        REQUIRE(encode(battle, folded, {}) == encode(battle, state, {}));
    }
}

}  // namespace
}  // namespace reisswitz::portable::test
