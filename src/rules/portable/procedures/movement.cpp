#include "rules/portable/procedures/movement.hpp"

#include <fmt/format.h>

#include "generated/portable_clauses.hpp"

namespace reisswitz::portable {

MoveAllowance move_allowance(const Ground& ground, const Mover& mover) {
    if (mover.artillery && mover.fires) return {};
    const int rate = mover.rate - (mover.fires ? 1 : 0);
    const Terrain& start = ground.at(mover.hex);
    const int one_hex = std::min(rate, 1);
    if (start.trench || start.water()) return {one_hex, one_hex};
    // The road carries a unit out of a wood at its full rate, but only all the way.
    return {start.woods ? one_hex : rate, rate + 1};
}

bool may_fire_after_move(const Ground& ground, const Mover& before_it_moved, int steps, bool every_step_by_road) {
    if (steps == 0) return true;
    Mover firing = before_it_moved;
    firing.fires = true;
    return steps <= move_allowance(ground, firing).of(every_step_by_road);
}

ruling::Clause clause_of(MoveBar bar) {
    switch (bar) {
        case MoveBar::none:
            break;
        case MoveBar::no_step:
        case MoveBar::hex_twice:
            return clause::PW_ORD_1;
        case MoveBar::guns_fired:
            return clause::PW_MOVE_4;
        case MoveBar::not_adjacent:
        case MoveBar::impassable:
            return clause::PW_MOVE_2;
        case MoveBar::river:
            return clause::PW_RULING_30;
        case MoveBar::enemy_there:
            return clause::PW_MOVE_8;
        case MoveBar::pinned:
            return clause::PW_RULING_19;
        case MoveBar::before_other_enemy:
            return clause::PW_MOVE_10;
        case MoveBar::towards_enemy:
            return clause::PW_RULING_24;
        case MoveBar::stopped_by_contact:
            return clause::PW_MOVE_9;
        case MoveBar::stopped_by_wood:
            return clause::PW_WOOD_1;
        case MoveBar::stopped_by_river:
        case MoveBar::too_far_from_river:
            return clause::PW_RIV_1;
        case MoveBar::stopped_by_trench:
        case MoveBar::too_far_from_trench:
            return clause::PW_TRCH_1;
        case MoveBar::stopped_by_wire:
            return clause::PW_WIRE_3;
        case MoveBar::too_far:
            return clause::PW_MOVE_1;
        case MoveBar::too_far_when_firing:
            return clause::PW_MOVE_5;
        case MoveBar::too_far_off_road:
            return clause::PW_ROAD_1;
        case MoveBar::too_far_from_wood:
            return clause::PW_WOOD_2;
        case MoveBar::friend_there:
            return clause::PW_MOVE_7;
        case MoveBar::no_room_for_pair:
            return clause::PW_RULING_28;
    }
    return {};
}

ruling::Refusal move_refusal(const Ground& ground, MoveBar bar, HexIndex hex) {
    const std::string name = hex.on_board() ? hex::name(ground.size(), hex).str() : "a hex off the board";
    const auto sentence = [&]() -> std::string {
        switch (bar) {
            case MoveBar::none:
                break;
            case MoveBar::no_step:
                return "The move names no hex to go to.";
            case MoveBar::guns_fired:
                return "A battery that has fired this turn does not move.";
            case MoveBar::not_adjacent:
                return fmt::format("The path steps to {}, which is not next to the hex before it.", name);
            case MoveBar::hex_twice:
                return fmt::format("The path comes to {} twice.", name);
            case MoveBar::impassable:
                return fmt::format("{} is impassable.", name);
            case MoveBar::river:
                return fmt::format("{} is a river without ford or bridge.", name);
            case MoveBar::enemy_there:
                return fmt::format("{} is held by the enemy.", name);
            case MoveBar::pinned:
                return fmt::format("The unit is pinned: {} is not 2 hexes away from every enemy that faces it.", name);
            case MoveBar::before_other_enemy:
                return fmt::format("The unit is pinned, and {} is in front of another enemy.", name);
            case MoveBar::towards_enemy:
                return fmt::format("The side is exhausted, and {} is nearer to the enemy.", name);
            case MoveBar::stopped_by_contact:
                return fmt::format("In {} the unit comes next to an enemy and stops.", name);
            case MoveBar::stopped_by_wood:
                return fmt::format("The unit enters the wood in {} off the road and stops.", name);
            case MoveBar::stopped_by_river:
                return fmt::format("The unit enters the ford in {} and stops.", name);
            case MoveBar::stopped_by_trench:
                return fmt::format("The unit enters the trench in {} and stops.", name);
            case MoveBar::stopped_by_wire:
                return fmt::format("The wire in {} stops the unit.", name);
            case MoveBar::too_far:
                return fmt::format("{} is farther than the unit can move.", name);
            case MoveBar::too_far_when_firing:
                return fmt::format("{} is too far for a unit that fires this turn.", name);
            case MoveBar::too_far_off_road:
                return fmt::format("The unit reaches {} only if every step is by road.", name);
            case MoveBar::too_far_from_wood:
                return fmt::format("{} is too far: out of a wood a unit moves 1 hex, unless every step is by road.",
                                   name);
            case MoveBar::too_far_from_river:
                return fmt::format("{} is too far: out of a ford a unit moves 1 hex.", name);
            case MoveBar::too_far_from_trench:
                return fmt::format("{} is too far: out of a trench a unit moves 1 hex.", name);
            case MoveBar::friend_there:
                return fmt::format("A friend that shares no hex stands in {}.", name);
            case MoveBar::no_room_for_pair:
                return fmt::format(
                    "A transport with guns in tow cannot end its move in {}, where a friend stands that shares no hex.",
                    name);
        }
        return "";
    };
    return {clause_of(bar), sentence(), ""};
}

std::string reachable_text(const Ground& ground, std::span<const HexIndex> hexes) {
    constexpr std::size_t most_named = 24;
    if (hexes.empty()) return "It cannot move.";
    std::string text = "It can reach ";
    const std::size_t named = std::min(hexes.size(), most_named);
    for (std::size_t i = 0; i < named; ++i) {
        if (i > 0) text += i + 1 == hexes.size() ? " or " : ", ";
        text += hex::name(ground.size(), hexes[i]);
    }
    return text + (named < hexes.size() ? fmt::format(" and {} more hexes.", hexes.size() - named) : ".");
}

}  // namespace reisswitz::portable
