/// What a battle does to weary troops.
#pragma once

#include <boost/describe.hpp>
#include <compare>

#include "rules/campaign/procedures/said.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

enum class Action : std::uint8_t { battle, scouting_skirmish };
BOOST_DESCRIBE_ENUM(Action, battle, scouting_skirmish)

/// The procedure `fatigue_after_battle`.
struct FatigueAfterBattle {
    Condition fatigue{};
    bool forced_march = false;
    Said<bool> all_fighters_tire{};
    Action action{};
    Said<PursuitState> pursuit_state{};
};
BOOST_DESCRIBE_STRUCT(FatigueAfterBattle, (), (fatigue, forced_march, all_fighters_tire, action, pursuit_state))

struct FatigueAfterBattleResult {
    Condition fatigue{};
    bool may_pursue = false;
    bool may_move = false;
    bool forced_march_ends = false;
    friend auto operator<=>(const FatigueAfterBattleResult&, const FatigueAfterBattleResult&) = default;
};
BOOST_DESCRIBE_STRUCT(FatigueAfterBattleResult, (), (fatigue, may_pursue, may_move, forced_march_ends))

/// One step worse; spent troops stay spent. Clauses: FW-FOM-7, FW-RULING-11.
constexpr Condition one_step_worse(Condition now) {
    return now == Condition::spent ? now : static_cast<Condition>(static_cast<int>(now) + 1);
}

/// Clauses: FW-FOM-8.
constexpr bool may_pursue(Condition judged) { return judged == Condition::fresh || judged == Condition::tired; }

/// Clauses: FW-FOM-7, FW-FOM-8, FW-RULING-11 to FW-RULING-13.
template <ruling::RulingSink R>
FatigueAfterBattleResult work_out_fatigue(const FatigueAfterBattle& troops, const Tables& tables, R& ruling) {
    const bool all_tire = troops.all_fighters_tire.or_else(tables.options.all_fighters_tire);
    const PursuitState judged_when = troops.pursuit_state.or_else(tables.options.pursuit_state);
    const bool battle = troops.action == Action::battle;
    const bool tires = battle && (troops.forced_march || all_tire);
    const Condition after = tires ? one_step_worse(troops.fatigue) : troops.fatigue;
    const Condition judged = judged_when == PursuitState::after ? after : troops.fatigue;
    const FatigueAfterBattleResult result{.fatigue = after,
                                          .may_pursue = may_pursue(judged),
                                          .may_move = after != Condition::spent,
                                          .forced_march_ends = battle && troops.forced_march};
    if (!battle)
        ruling.verdict(clause::FW_FOM_7, verdict::skirmish_tires_nobody);
    else if (tires && troops.fatigue == Condition::spent)
        ruling.verdict(clause::FW_RULING_11, verdict::spent_stays_spent);
    else
        tell(ruling, tires ? clause::FW_FOM_7 : clause::FW_RULING_12,
             tires ? verdict::battle_tires : verdict::battle_does_not_tire, words_of(after));
    if (result.forced_march_ends) ruling.verdict(clause::FW_FOM_7, verdict::forced_march_is_over);
    ruling.verdict(judged == after ? clause::FW_FOM_8 : clause::FW_RULING_13,
                   result.may_pursue ? verdict::may_pursue : verdict::may_not_pursue);
    if (!result.may_move) ruling.verdict(clause::FW_FOM_7, verdict::cannot_march);
    return result;
}

}  // namespace reisswitz::campaign
