// Bodies of movement_roll.hpp.

#include <algorithm>

namespace reisswitz::bbb {

namespace movement_detail {

inline constexpr int unit = 0;

inline StateAfter state_of(State state) { return static_cast<StateAfter>(state); }

/// In inches. Clauses: BBB-ALLOW-1.
inline int full_move(const MovementRoll& roll, const Tables& tables) {
    return roll.state == State::silenced ? tables.movement.silenced_full_in
                                         : tables.movement.full_in[mover_of(roll.arm)];
}

constexpr int allowance(Move move, int full_in) {
    switch (move) {
        case Move::full:
        case Move::retire_full:
            return full_in;
        case Move::half:
        case Move::retire_half:
            return full_in / 2;
        case Move::none:
        case Move::removed:
            break;
    }
    return 0;
}

inline const MoveRow& row_at(int score, const Tables& tables) {
    return *std::find_if(tables.movement.rows.begin(), tables.movement.rows.end(),
                         [&](const MoveRow& row) { return !row.at_least || score >= *row.at_least; });
}

template <ruling::RulingSink R>
void tell_move(const MovementRollResult& result, R& ruling) {
    const ruling::Subject subject{.unit = unit, .value = result.allowance_in};
    switch (result.move) {
        case Move::full:
            ruling.verdict(clause::BBB_MOVE_2, verdict::full_move, subject);
            break;
        case Move::half:
            ruling.verdict(clause::BBB_MOVE_2, verdict::half_move, subject);
            break;
        case Move::none:
            ruling.verdict(clause::BBB_MOVE_2, verdict::no_move, subject);
            break;
        case Move::retire_half:
        case Move::retire_full:
            ruling.verdict(clause::BBB_MOVE_2, verdict::must_retire, subject);
            break;
        case Move::removed:
            break;
    }
    if (result.retire_only) ruling.verdict(clause::BBB_MOVE_8, verdict::only_to_retire, subject);
}

}  // namespace movement_detail

template <ruling::RulingSink R>
int movement_modifier(const MovementRoll& roll, const Tables& tables, R& ruling) {
    const MoveModifiers& modifiers = tables.movement.modifiers;
    const bool disrupted = uses_disrupted_column(roll, tables);
    const bool single = roll.options.modifier_stacking.under(tables.options) == ModifierStacking::single;
    int sum = 0;
    if (roll.in_command) sum += ruling.modifier(clause::BBB_MOVE_3a, modifiers.in_command);
    if (roll.column_or_limbered) {
        if (roll.in_command && single)
            ruling.applies(clause::BBB_RULING_5);
        else
            sum += ruling.modifier(clause::BBB_MOVE_3b, modifiers.column_or_limbered);
    }
    if (roll.passive && !disrupted) sum += ruling.modifier(clause::BBB_MOVE_3c, modifiers.passive);
    if (roll.fragile && disrupted) sum += ruling.modifier(clause::BBB_MOVE_3d, modifiers.fragile);
    if (roll.in_rough) sum += ruling.modifier(clause::BBB_MOVE_3e, modifiers.in_rough);
    if (is_spent(roll.quality, roll.lost_bases, roll.spent_after, tables)) {
        ruling.verdict(clause::BBB_ATT_10, verdict::unit_spent,
                       {.unit = movement_detail::unit, .value = roll.lost_bases});
        sum += ruling.modifier(clause::BBB_MOVE_3f, modifiers.spent);
    }
    return sum;
}

template <ruling::RulingSink R>
MovementRollResult take_move(const MovementRoll& roll, int score, const Tables& tables, R& ruling) {
    using namespace movement_detail;
    const MoveRow& row = row_at(score, tables);
    const MoveCell& cell = uses_disrupted_column(roll, tables) ? row.disrupted : row.good_order;
    MovementRollResult result{.move = cell.move, .state_after = state_of(roll.state)};

    result.bases_lost = std::min(cell.loses, roll.bases);
    if (result.bases_lost > 0)
        ruling.verdict(clause::BBB_MOVE_2, verdict::unit_loses_bases, {.unit = unit, .value = result.bases_lost});
    if (cell.move == Move::removed || result.bases_lost == roll.bases) {
        const bool last_base = cell.move != Move::removed;
        if (!last_base) result.bases_lost = roll.bases;
        result.move = Move::removed;
        result.state_after = StateAfter::removed;
        ruling.verdict(last_base ? clause::BBB_MOVE_7 : clause::BBB_RULING_8, verdict::unit_broken, {.unit = unit});
        return result;
    }
    if (cell.rallies) {
        result.rallied = true;
        result.state_after = StateAfter::good_order;
        ruling.verdict(clause::BBB_MOVE_4, verdict::unit_rallies, {.unit = unit});
    }
    if (cell.disrupts) {
        const bool guns = roll.arm == Arm::artillery;
        result.state_after = guns ? StateAfter::silenced : StateAfter::disrupted;
        ruling.verdict(clause::BBB_RULING_8, guns ? verdict::unit_silenced : verdict::unit_disrupted, {.unit = unit});
    }
    // Artillery has no lost bases (BBB-RULING-55), and a row gives one base (BBB-MOVE-6).
    if (cell.recovers && roll.quality >= *cell.recovers && roll.state == State::good_order && roll.lost_bases > 0) {
        const bool both = roll.options.recovery.under(tables.options) == RecoveryWay::with_move;
        result.bases_recovered = 1;
        result.recovery = both ? Recovery::with_move : Recovery::instead_of_move;
        ruling.verdict(both ? clause::BBB_MOVE_6 : clause::BBB_RULING_7,
                       both ? verdict::unit_recovers : verdict::may_recover, {.unit = unit});
    }
    result.allowance_in = allowance(result.move, full_move(roll, tables));
    result.retire_only =
        result.state_after == StateAfter::silenced && (result.move == Move::full || result.move == Move::half);
    tell_move(result, ruling);
    return result;
}

template <class D, ruling::RulingSink R>
MovementRollResult resolve_movement_roll(const MovementRoll& roll, const Tables& tables, D& dice, R& ruling) {
    const ruling::Throw thrown{label::movement, movement_detail::unit};
    const int natural = dice.sum(2, dice::d6, thrown);
    ruling.dice(clause::BBB_MOVE_1, thrown, dice.shown(), natural);
    const int score = natural + movement_modifier(roll, tables, ruling);
    if (score != natural)
        ruling.verdict(clause::BBB_MOVE_3, verdict::modified_roll, {.unit = movement_detail::unit, .value = score});
    return take_move(roll, score, tables, ruling);
}

}  // namespace reisswitz::bbb
