/// How often greedy beats random on the symmetric field, with sides swapped: a hundred battles, seeds 1 to 50 twice.
#include <iostream>

#include "players/player.hpp"
#include "scenario.hpp"

int main() {
    using namespace reisswitz;
    using namespace reisswitz::portable;
    const Battle battle = test::scenario("symmetric");
    int won = 0, drawn = 0, lost = 0;
    for (std::uint64_t game = 0; game < 100; ++game) {
        const Side greedy_side = game % 2 == 0 ? Side::red : Side::blue;
        const auto greedy = players::make_player("greedy", 0);
        const auto random = players::make_player("random", game);
        State now = starting_state<State>(battle);
        const StandingOrders standing;
        dice::SeededDice dice{dice::Seed::from_word("duel " + std::to_string(game / 2 + 1))};
        while (now.phase != Phase::over) {
            const Side side = test::side_to_move(battle, now);
            const auto decided = decide(battle, now, standing, side,
                                        players::ask(side == greedy_side ? *greedy : *random, battle, now, side), dice);
            for (const Event& event : decided->events) evolve(battle, now, event);
        }
        const Outcome victory = greedy_side == Side::red ? Outcome::red : Outcome::blue;
        (now.outcome == victory ? won : now.outcome == Outcome::draw ? drawn : lost) += 1;
    }
    std::cout << "greedy against random, symmetric, sides swapped: " << won << " won, " << drawn << " drawn, " << lost
              << " lost of 100\n";
    return won >= 95 ? 0 : 1;
}
