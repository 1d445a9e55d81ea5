#include "rules/portable/procedures/fire_check.hpp"

#include <fmt/format.h>

#include "generated/portable_clauses.hpp"

namespace reisswitz::portable {

bool may_fire_out(const Ground& ground, HexIndex from, HexIndex target) {
    for (const Direction direction : hex::bearings(ground.board().vector(from, target))) {
        const HexIndex next = ground.neighbour(from, direction);
        if (next.on_board() && !ground.at(next).close()) return true;
    }
    return false;
}

bool may_fire_in(const Ground& ground, HexIndex from, HexIndex target) {
    for (const HexIndex before : hex::in_front_of(ground.size(), from, target))
        if (before.on_board() && !ground.at(before).close()) return true;
    return false;
}

ruling::Refusal fire_refusal(const Ground& ground, const FireQuestion& question, FireReason reason) {
    const auto name = [&](HexIndex hex) { return hex::name(ground.size(), hex).str(); };
    const std::string from = name(question.from);
    const std::string target = name(question.target);
    switch (reason) {
        case FireReason::ok:
            break;
        case FireReason::cannot_fire:
            if (question.limbered) return {clause::PW_RULING_28, "A unit in tow does not fire.", ""};
            if (question.crossing_trench)
                return {clause::PW_TRCH_2, "A unit that is crossing a trench does not fire.", ""};
            return {clause::PW_RIV_2, fmt::format("{} is a river, and a unit in a river does not fire.", from), ""};
        case FireReason::out_of_range:
            return {question.artillery ? clause::PW_ART_1 : clause::PW_FIRE_1,
                    fmt::format("{} is {} hexes away; the range is {}.", target,
                                ground.distance(question.from, question.target), question.range),
                    ""};
        case FireReason::out_of_arc:
            return {question.artillery ? clause::PW_ART_6 : clause::PW_FIRE_4,
                    fmt::format("{} is outside the arc of a unit in {} that faces {}.", target, from,
                                hex::name(question.facing)),
                    ""};
        case FireReason::not_on_edge:
            return {question.artillery ? clause::PW_ART_9 : clause::PW_FIRE_7,
                    fmt::format("{} is not on the edge of its woods, buildings or works towards {}.", from, target),
                    ""};
        case FireReason::too_deep:
            return {clause::PW_FIRE_6, fmt::format("{} lies more than 1 hex inside woods, buildings or works.", target),
                    ""};
        case FireReason::no_line_of_sight:
            return {clause::PW_FIRE_5, fmt::format("There is no line of sight from {} to {}.", from, target), ""};
    }
    return {};
}

}  // namespace reisswitz::portable
