/// Carries out one order: rolls its dice and tells all that happens until somebody has to decide again. Nothing outside
/// the state it is given changes; every event it tells has already been applied to that state.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "dice/occasion.hpp"
#include "dice/source.hpp"
#include "rules/portable/game/evolve.hpp"
#include "rules/portable/game/legal.hpp"
#include "rules/portable/game/options.hpp"
#include "rules/portable/game/standing.hpp"
#include "rules/portable/game/standing_answer.hpp"
#include "rules/portable/procedures/activation.hpp"
#include "rules/portable/procedures/close_combat.hpp"
#include "rules/portable/procedures/hits.hpp"
#include "rules/portable/procedures/initiative.hpp"
#include "rules/portable/procedures/shelling.hpp"
#include "rules/portable/procedures/volley.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::portable {

/// Nobody keeps the events: for simulation, where the state is all that counts.
struct NoEvents {
    constexpr void operator()(const Event&) {}
};

/// Judge of a battle.
/// @tparam S     a BasicState; it is moved on in place
/// @tparam D     dice::DiceSource
/// @tparam R     ruling::RulingSink
/// @tparam Sink  called with every event, after the state has taken it
template <class S, dice::DiceSource D, ruling::RulingSink R, class Sink>
class Umpire {
public:
    Umpire(const Battle& battle, S& state, D& dice, R& ruling, Sink& sink, const StandingOrders* standing = nullptr)
        : battle_(battle),
          state_(state),
          dice_(dice),
          ruling_(ruling),
          sink_(sink),
          standing_(standing),
          field_(battle, state) {}

    /// Carries out an order against which nothing stands (find_objection).
    void carry_out(Side side, const Order& order);

private:
    // ---- telling what happens ----------------------------------------------------------------------------------
    void tell(const Event& event) {
        evolve(battle_, state_, event);
        sink_(event);
        if (battle_.in_fog()) look_round(event);
    }
    /// Fog: whatever comes into sight is remembered from now on (PW-FOG-1).
    void look_round(const Event& event);

    /// The dice that follow belong to this occasion: turn, phase, actor, number of its act, order.
    void at(int phase, int actor, const Order& order) {
        dice_.at([&] {
            dice::Occasion occasion;
            occasion.with(state_.turn).with(phase).with(actor).with(state_.active).with(state_.acts);
            occasion.with(state_.hits_done).with(state_.melee_step);
            add(occasion, order);
            return occasion;
        });
    }
    static void add(dice::Occasion& occasion, const Order& order) {
        occasion.with(static_cast<int>(order.kind))
            .with(order.unit)
            .with(order.hex.value)
            .with(static_cast<int>(order.facing));
        occasion.with(static_cast<int>(order.tie_side)).with(order.steady ? 1 : 0);
        for (HexIndex hex : order.path) occasion.with(hex.value);
        for (UnitIndex unit : order.with) occasion.with(unit);
    }

    // ---- the turn, state by state ------------------------------------------------------------------------------
    void begin();
    void begin_first_turn();
    void begin_artillery();
    void resolve_artillery();
    void end_artillery();
    void begin_part(Side side);
    void end_part();
    void end_turn();
    void finish_works();
    void arrive();
    bool finish_if_over();
    bool any_shell_possible(Side side) const;
    void settle_objectives();
    void check_exhaustion();
    void end(Outcome outcome, EndReason reason) {
        tell({.kind = EventKind::over, .value = static_cast<int>(outcome), .value2 = static_cast<int>(reason)});
        ruling_.verdict(clause::PW_RULING_41, verdict::battle_over, {.value = state_.turn});
        ruling_.verdict(clause::PW_RULING_41, outcome == Outcome::draw ? verdict::battle_drawn : verdict::side_wins,
                        {.side = outcome == Outcome::blue ? 1 : 0});
    }
    int held(const VictoryTerm& term) const;
    bool met(const VictoryTerm& term) const;
    Outcome by_losses() const;

    // ---- hits --------------------------------------------------------------------------------------------------
    void strike(UnitIndex unit);
    void resolve_hits();
    UnitIndex next_struck() const;
    int hits_on(UnitIndex unit) const;
    HexIndex source_of_hit(UnitIndex unit, int number) const;
    void lose_point(UnitIndex unit);
    /// @retval true  the owner must be asked; the state says so
    bool retreat_or_lose(UnitIndex unit);
    void go_back(UnitIndex unit, HexIndex hex, const Order* order);
    void remove_fallen();
    void hits_are_resolved();

    // ---- close combat ------------------------------------------------------------------------------------------
    void fight(UnitIndex attacker, UnitIndex defender, const Order& order, bool again = false);
    void throw_melee(ruling::Label what);
    MeleeSide melee_side(UnitIndex unit, HexIndex against_hex) const;
    void resolve_melee();
    UnitIndex melee_unit(int step) const;
    void end_melee();
    void check_commanders();
    void offer_follow_up();
    void end_combat();

    // ---- activations -------------------------------------------------------------------------------------------
    void go_on_acting();
    void go_on_choosing();
    void finish_unit();
    void move(const Order& order);

    /// The only order open to a side, if there is but one.
    std::optional<Order> only_order(Side side) const {
        std::optional<Order> only;
        int count = 0;
        for_each_option(battle_, state_, side, [&](const Order& order) {
            if (++count == 1) only = order;
        });
        return count == 1 ? only : std::nullopt;
    }

    const Quality& quality(UnitIndex unit) const { return battle_.tables.qualities[battle_.entry(unit).quality]; }

    const Battle& battle_;
    S& state_;
    D& dice_;
    R& ruling_;
    Sink& sink_;
    const StandingOrders* standing_;
    Field<S> field_;
    Order order_{};  // the one being carried out
};

}  // namespace reisswitz::portable

#include "rules/portable/game/umpire.inl"
