#include "players/player.hpp"

#include "players/greedy.hpp"
#include "players/random.hpp"

namespace reisswitz::players {

const std::vector<std::string>& player_names() {
    static const std::vector<std::string> names{"random", "greedy"};
    return names;
}

std::unique_ptr<Player> make_player(std::string_view name, std::uint64_t seed) {
    if (name == "random") return std::make_unique<RandomPlayer>(seed);
    if (name == "greedy") return std::make_unique<GreedyPlayer>();
    return nullptr;
}

Order ask(Player& player, const Battle& battle, const State& state, Side side) {
    const Position known = portable::known_to(battle, state, side);
    Order order = player.choose(known, side);
    if (known.battle.get() == &battle) return order;
    const auto own_number = [&](portable::UnitIndex& unit) {
        if (unit != portable::no_unit) unit = battle.find_unit(known.battle->entry(unit).id);
    };
    own_number(order.unit);
    for (portable::UnitIndex& unit : order.with) own_number(unit);
    return order;
}

}  // namespace reisswitz::players
