#include "rules/portable/game/play.hpp"

#include "rules/portable/game/objections.hpp"
#include "rules/portable/game/umpire.hpp"

namespace reisswitz::portable {

namespace {

struct Keep {
    std::vector<Event>& events;
    void operator()(const Event& event) { events.push_back(event); }
};

/// Runs `act` with an umpire over a copy of the state.
template <class Act>
Decided judge(const Battle& battle, const State& state, const StandingOrders& standing, dice::LiveDice& dice, Act act) {
    Decided decided;
    State working = state;
    Keep keep{decided.events};
    Umpire<State, dice::LiveDice, ruling::Ruling, Keep> umpire{battle, working, dice, decided.ruling, keep, &standing};
    act(umpire);
    return decided;
}

}  // namespace

std::optional<ruling::Refusal> find_refusal(const Battle& battle, const State& state, Side side, const Order& order) {
    const Objection objection = find_objection(battle, state, side, order);
    if (!objection) return {};

    ruling::Refusal refusal{objection.clause, objection.sentence, {}};
    // Fire and movement can say more exactly what stands in the way.
    const Legal<State> legal{battle, state, side};
    const Field<State>& field = legal.field();
    const UnitIndex firer = order.kind == OrderKind::shell  ? order.unit
                            : order.kind == OrderKind::fire ? state.active
                                                            : no_unit;
    if (objection.clause == clause::PW_FIRE_5 && firer != no_unit) {
        const FireQuestion question = legal.fire_question(firer, order.hex, *field.weapon(firer));
        const FireReason reason = fire_reason(battle.ground, question, [&] {
            return battle.ground.clear_line(question.from, question.target, legal.held());
        });
        if (reason != FireReason::ok) refusal = fire_refusal(battle.ground, question, reason);
    }
    if (order.kind == OrderKind::move && state.phase == Phase::act && state.active != no_unit &&
        !legal.object_to_moving(state.active))
        legal.with_movement(state.active, [&](const auto& movement) {
            if (auto exact = movement.find_refusal(order.path)) refusal = *exact;
        });
    return refusal;
}

ruling::Ruled<Decided> decide(const Battle& battle, const State& state, const StandingOrders& standing, Side side,
                              const Order& order, dice::LiveDice& dice) {
    if (auto refusal = find_refusal(battle, state, side, order)) return tl::unexpected(std::move(*refusal));
    return judge(battle, state, standing, dice, [&](auto& umpire) { umpire.carry_out(side, order); });
}

std::vector<Order> options(const Battle& battle, const State& state, Side side) {
    std::vector<Order> orders;
    for_each_option(battle, state, side, [&](const Order& order) { orders.push_back(order); });
    return orders;
}

}  // namespace reisswitz::portable
