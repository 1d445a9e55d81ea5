#include "rules/zones/procedures/traverse_time.hpp"

#include <algorithm>

namespace reisswitz::zones {

int clock_turn(const TraverseTime& traverse, const Tables& tables) {
    std::vector<int> counterattacks = traverse.counterattack_turns;
    std::sort(counterattacks.begin(), counterattacks.end());
    int clock = traverse.start_turn;
    const int wait = tables.classes.row(traverse.path.front()).trafficability;
    for (const int turn : counterattacks)
        if (turn <= clock + wait) clock = turn;
    return clock;
}

int turns_to_traverse(const TraverseTime& traverse, const Tables& tables) {
    int turns = 0;
    for (const ZoneClass zone_class : traverse.path) turns += tables.classes.row(zone_class).trafficability;
    return turns;
}

}  // namespace reisswitz::zones
