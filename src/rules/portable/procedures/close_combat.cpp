#include "rules/portable/procedures/close_combat.hpp"

#include "dice/chain.hpp"

namespace reisswitz::portable {

CloseCombatResult before_the_first_exchange(const CloseCombat& combat) {
    const auto unhurt = [](const Combatant& unit) {
        CombatantResult result{.sp_left = unit.sp};
        if (unit.carried) result.carried = HitsTaken{.sp_left = unit.carried->sp};
        return result;
    };
    return {.attacker = unhurt(combat.attacker), .defender = unhurt(combat.defender)};
}

bool combat_is_over(const CloseCombat& combat, const CloseCombatResult& after, const Tables& tables) {
    if (combat.options.melee_tie == MeleeTie::stands || after.attacker.broken() || after.defender.broken()) return true;
    ruling::NoRuling silent;
    const auto can_be_hit = [&](const MeleeSide& side) {
        return 1 + melee_modifier(side, combat.options.wood_and_cover, silent) < side.safe_with();
    };
    return !can_be_hit(combat.attacker.side(tables)) && !can_be_hit(combat.defender.side(tables));
}

dice::Odds<CloseCombatResult> close_combat_odds(const CloseCombat& combat, const Tables& tables) {
    struct Stage {
        bool begun = false;
        CloseCombatResult now;
        auto operator<=>(const Stage&) const = default;
    };
    ruling::NoRuling silent;
    const auto exchange = [&](const Stage& stage, dice::EnumeratedDice& dice) {
        return Stage{true, resolve_exchange(combat, stage.now, tables, dice, silent)};
    };
    const auto finished = [&](const Stage& stage) { return stage.begun && combat_is_over(combat, stage.now, tables); };
    const auto result = [&](const Stage& end) { return with_winner(combat, end.now, tables, silent); };
    const Stage start{false, before_the_first_exchange(combat)};

    if (combat.options.melee_tie == MeleeTie::stands)
        return dice::exact_odds([&](dice::EnumeratedDice& dice) { return result(exchange(start, dice)); });
    return dice::odds_to_the_end(start, exchange, finished).ends.merge_by(result);
}

}  // namespace reisswitz::portable
