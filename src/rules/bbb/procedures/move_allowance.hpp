/// How far a unit comes with the move that it has.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <cstdint>

#include "generated/bbb_clauses.hpp"
#include "rules/bbb/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// What the movement roll has given.
enum class MoveGiven : std::uint8_t { full, half, none };
BOOST_DESCRIBE_ENUM(MoveGiven, full, half, none)

struct MoveAllowanceOptions {
    Choice<&Options::minimum_move_in> minimum_move_in;
};
BOOST_DESCRIBE_STRUCT(MoveAllowanceOptions, (), (minimum_move_in))

/// The procedure `move_allowance`. `half_actions`: changes of formation, limbering up, deploying, pivoting.
struct MoveAllowance {
    Mover arm{};
    MoveGiven move{};
    bool outside_front_arc = false;
    bool difficult_terrain = false;
    int linear_obstacles = 0;
    int half_actions = 0;
    bool on_road_in_column = false;
    MoveAllowanceOptions options{};
};
BOOST_DESCRIBE_STRUCT(MoveAllowance, (),
                      (arm, move, outside_front_arc, difficult_terrain, linear_obstacles, half_actions,
                       on_road_in_column, options))

/// `legal`: false where the actions cost more than the move.
struct MoveAllowanceResult {
    bool legal = true;
    int distance_in{};
};
BOOST_DESCRIBE_STRUCT(MoveAllowanceResult, (), (legal, distance_in))

/// What the ground takes, in inches.
/// Clauses: BBB-ALLOW-3, BBB-TERR-2, BBB-TERR-3, BBB-TERR-5, BBB-TERR-6, BBB-TERR-8, BBB-RULING-29, BBB-RULING-33.
inline int ground_penalty(Mover arm, bool difficult_terrain, int linear_obstacles, const Penalties& penalties) {
    return (difficult_terrain ? penalties.difficult_terrain_in[arm] : 0) +
           linear_obstacles * penalties.linear_obstacle_in[arm];
}

/// Ordinal 0 in the ruling is the unit.
/// Clauses: BBB-ALLOW-1 to BBB-ALLOW-3, BBB-ALLOW-5, BBB-ALLOW-9, BBB-ALLOW-10, BBB-TERR-10, BBB-RULING-34,
/// BBB-RULING-35.
template <ruling::RulingSink R>
MoveAllowanceResult work_out_allowance(const MoveAllowance& move, const Tables& tables, R& ruling) {
    constexpr int unit = 0;
    const int full = tables.movement.full_in[move.arm];
    const int given = move.move == MoveGiven::full ? full : move.move == MoveGiven::half ? full / 2 : 0;
    ruling.verdict(clause::BBB_ALLOW_1,
                   move.move == MoveGiven::full   ? verdict::full_move
                   : move.move == MoveGiven::half ? verdict::half_move
                                                  : verdict::no_move,
                   {.unit = unit, .value = given});
    const int actions = move.half_actions * (full / 2);
    if (actions > 0) ruling.verdict(clause::BBB_ALLOW_2, verdict::action_costs, {.unit = unit, .value = actions});
    const int budget = given - actions;
    if (budget < 0) {
        ruling.verdict(clause::BBB_ALLOW_10, verdict::too_dear, {.unit = unit});
        return {.legal = false, .distance_in = 0};
    }
    const Penalties& penalties = tables.movement.penalties;
    const int penalty = (move.outside_front_arc ? penalties.outside_front_arc_in[move.arm] : 0) +
                        ground_penalty(move.arm, move.difficult_terrain, move.linear_obstacles, penalties);
    if (penalty > 0) ruling.verdict(clause::BBB_ALLOW_3, verdict::penalties_cost, {.unit = unit, .value = penalty});
    const int least = std::min(move.options.minimum_move_in.under(tables.options), budget);
    int distance = budget - penalty;
    if (distance < least) {
        distance = least;
        ruling.verdict(clause::BBB_ALLOW_9, verdict::least_move, {.unit = unit, .value = least});
    }
    if (move.on_road_in_column) {
        distance *= tables.movement.road_times;
        ruling.verdict(clause::BBB_ALLOW_5, verdict::road_doubles, {.unit = unit});
    }
    ruling.verdict(clause::BBB_ALLOW_10, verdict::may_go, {.unit = unit, .value = distance});
    return {.legal = true, .distance_in = distance};
}

}  // namespace reisswitz::bbb
