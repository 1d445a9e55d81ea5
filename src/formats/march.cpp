#include "formats/march.hpp"

#include <functional>
#include <queue>
#include <utility>

namespace reisswitz::formats {

namespace {

using portable::Battle;
using portable::Direction;
using portable::HexIndex;
using portable::Terrain;

/// Woods, fords, trenches and wire end a move (PW-WOOD-1, PW-RIV-1, PW-TRCH-1, PW-WIRE-3); woods not on a road.
bool ends_move(const Battle& battle, HexIndex from, Direction step, HexIndex to) {
    const Terrain& terrain = battle.ground.at(to);
    if (terrain.water() || terrain.trench || battle.wire_at_start.contains(to)) return true;
    return terrain.woods && !battle.ground.road_across(from, step);
}

bool has_roads(const Battle& battle) {
    for (int hex = 0; hex < battle.ground.size().hexes(); ++hex)
        if (!battle.ground.at({static_cast<std::uint16_t>(hex)}).road.empty()) return true;
    return false;
}

}  // namespace

std::vector<int> turns_of_march(const Battle& battle, const std::vector<HexIndex>& starts, int move, int first_turn) {
    using Time = std::pair<int, int>;  // turn, steps made in it
    const int rate = move == 0 ? 0 : move + has_roads(battle);
    const auto hexes = static_cast<std::size_t>(battle.ground.size().hexes());
    std::vector<Time> best(hexes, Time{never, 0});
    using Visit = std::pair<Time, HexIndex>;
    std::priority_queue<Visit, std::vector<Visit>, std::greater<>> waiting;
    const auto reach = [&](HexIndex hex, Time time) {
        Time& known = best[hex.value];
        if (known.first != never && known <= time) return;
        known = time;
        waiting.emplace(time, hex);
    };
    for (HexIndex start : starts) reach(start, {first_turn, 0});
    while (!waiting.empty() && rate > 0) {
        const auto [time, from] = waiting.top();
        waiting.pop();
        if (best[from.value] != time) continue;
        const auto [turn, steps] = time;
        for (Direction step : hex::all_directions) {
            const HexIndex to = battle.ground.neighbour(from, step);
            if (!to.on_board() || !battle.ground.at(to).enterable()) continue;
            const Time next = steps < rate ? Time{turn, steps + 1} : Time{turn + 1, 1};
            reach(to, ends_move(battle, from, step, to) ? Time{next.first, rate} : next);
        }
    }
    std::vector<int> turns;
    turns.reserve(hexes);
    for (const Time& time : best) turns.push_back(time.first);
    return turns;
}

}  // namespace reisswitz::formats
