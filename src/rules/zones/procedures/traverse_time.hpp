/// When a unit may leave a zone again.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>
#include <vector>

#include "generated/zones_clauses.hpp"
#include "rules/zones/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::zones {

/// What starts the clock.
enum class ClockEvent : std::uint8_t { enter, capture };
BOOST_DESCRIBE_ENUM(ClockEvent, enter, capture)

enum class TraverseArm : std::uint8_t { infantry, cavalry, artillery };
BOOST_DESCRIBE_ENUM(TraverseArm, infantry, cavalry, artillery)

enum class ExitBy : std::uint8_t { any_side, road };
BOOST_DESCRIBE_ENUM(ExitBy, any_side, road)

/// The procedure `traverse_time`. Turns are those of the game.
struct TraverseTime {
    std::vector<ZoneClass> path;  ///< the zone that the unit is in, and adjacent ones that it goes on through
    int start_turn{};
    ClockEvent event{};
    std::vector<int> counterattack_turns;
    TraverseArm arm{};
    bool road = false;  ///< the last zone has a road out
};
BOOST_DESCRIBE_STRUCT(TraverseTime, (), (path, start_turn, event, counterattack_turns, arm, road))

struct TraverseTimeResult {
    int exit_turn{};
    ExitBy exit_by{};
};
BOOST_DESCRIBE_STRUCT(TraverseTimeResult, (), (exit_turn, exit_by))

/// The turn from which trafficability counts. Clauses: OZ-RULING-19.
int clock_turn(const TraverseTime& traverse, const Tables& tables);

/// Turns to pass all zones. Clauses: OZ-CLS-8, OZ-TRF-1, OZ-RULING-20.
int turns_to_traverse(const TraverseTime& traverse, const Tables& tables);

/// Clauses: OZ-TRF-1 to OZ-TRF-4, OZ-RULING-19, OZ-RULING-20.
template <ruling::RulingSink R>
TraverseTimeResult answer_traverse_time(const TraverseTime& traverse, const Tables& tables, R& ruling) {
    const int clock = clock_turn(traverse, tables);
    const int turns = turns_to_traverse(traverse, tables);
    const bool by_road = traverse.arm != TraverseArm::infantry && traverse.road;
    ruling.verdict(clock != traverse.start_turn ? clause::OZ_RULING_19 : clause::OZ_TRF_1, verdict::clock_starts,
                   {.value = clock});
    ruling.verdict(traverse.path.size() > 1 ? clause::OZ_RULING_20 : clause::OZ_CLS_8, verdict::turns_needed,
                   {.value = turns});
    ruling.verdict(traverse.event == ClockEvent::capture ? clause::OZ_TRF_3 : clause::OZ_TRF_2, verdict::may_leave_from,
                   {.value = clock + turns});
    if (by_road) ruling.applies(clause::OZ_TRF_4);
    return {clock + turns, by_road ? ExitBy::road : ExitBy::any_side};
}

}  // namespace reisswitz::zones
