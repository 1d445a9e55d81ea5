/// The roll that tells what a unit may do in its movement phase.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/source.hpp"
#include "generated/bbb_clauses.hpp"
#include "rules/bbb/spent.hpp"
#include "rules/bbb/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

struct MovementRollOptions {
    Choice<&Options::modifier_stacking> modifier_stacking;
    Choice<&Options::recovery> recovery;
    Choice<&Options::silenced_row> silenced_row;
};
BOOST_DESCRIBE_STRUCT(MovementRollOptions, (), (modifier_stacking, recovery, silenced_row))

/// The procedure `movement_roll`.
struct MovementRoll {
    Arm arm{};
    Quality quality{};
    State state{};
    int bases = 1;
    int lost_bases = 0;
    SpentAfter spent_after;
    bool in_command = false;
    bool column_or_limbered = false;
    bool passive = false;
    bool fragile = false;
    bool in_rough = false;
    MovementRollOptions options{};
};
BOOST_DESCRIBE_STRUCT(MovementRoll, (),
                      (arm, quality, state, bases, lost_bases, spent_after, in_command, column_or_limbered, passive,
                       fragile, in_rough, options))

enum class StateAfter : std::uint8_t { good_order, disrupted, silenced, removed };
BOOST_DESCRIBE_ENUM(StateAfter, good_order, disrupted, silenced, removed)

/// Whether a lost base comes back, and at what price.
enum class Recovery : std::uint8_t { none, with_move, instead_of_move };
BOOST_DESCRIBE_ENUM(Recovery, none, with_move, instead_of_move)

/// `allowance_in`: before any costs. `state_after`: before a silenced battery retires by choice. `retire_only`: the
/// move may be used for that alone.
struct MovementRollResult {
    Move move{};
    int allowance_in{};
    bool rallied = false;
    StateAfter state_after{};
    int bases_lost{};
    int bases_recovered{};
    Recovery recovery{};
    bool retire_only = false;
    friend auto operator<=>(const MovementRollResult&, const MovementRollResult&) = default;
};
BOOST_DESCRIBE_STRUCT(MovementRollResult, (),
                      (move, allowance_in, rallied, state_after, bases_lost, bases_recovered, recovery, retire_only))

/// Whether the unit rolls in the right-hand column. Clauses: BBB-ATT-12, BBB-RULING-9.
inline bool uses_disrupted_column(const MovementRoll& roll, const Tables& tables) {
    return roll.state == State::disrupted ||
           (roll.state == State::silenced && roll.options.silenced_row.under(tables.options) == SilencedRow::disrupted);
}

/// What the modifiers add up to.
/// Clauses: BBB-MOVE-3, BBB-MOVE-3a to BBB-MOVE-3f, BBB-ATT-2, BBB-ATT-3, BBB-ATT-10, BBB-FORM-2, BBB-FORM-3,
/// BBB-GEN-2, BBB-RULING-5.
template <ruling::RulingSink R>
int movement_modifier(const MovementRoll& roll, const Tables& tables, R& ruling);

/// What a modified throw gives.
/// Clauses: BBB-MOVE-2, BBB-MOVE-4, BBB-MOVE-6 to BBB-MOVE-8, BBB-ATT-1, BBB-UNIT-3, BBB-RULING-7 to BBB-RULING-9,
/// BBB-RULING-55.
template <ruling::RulingSink R>
MovementRollResult take_move(const MovementRoll& roll, int score, const Tables& tables, R& ruling);

/// One movement roll. Only arms roll; generals move without (BBB-MOVE-9).
///
/// @param dice    draws two d6 added together, labelled "movement"
/// @param ruling  receives the dice, the modifiers with their clauses, and what the unit may do; ordinal 0 is the unit
/// Clauses: BBB-MOVE-1 to BBB-MOVE-8.
template <class D, ruling::RulingSink R>
MovementRollResult resolve_movement_roll(const MovementRoll& roll, const Tables& tables, D& dice, R& ruling);

}  // namespace reisswitz::bbb

#include "rules/bbb/procedures/movement_roll.inl"
