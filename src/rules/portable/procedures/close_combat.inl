// Bodies of close_combat.hpp.

namespace reisswitz::portable {

template <ruling::RulingSink R>
int melee_modifier(const MeleeSide& side, WoodAndCover wood_and_cover, R& ruling) {
    int modifier = 0;
    if (side.commander_adjacent) modifier += ruling.modifier(clause::PW_CC_6, +1);
    if (side.in_cover) modifier += ruling.modifier(clause::PW_CC_7, +1);
    // A wood is cover: both at once count double by option only (PW-RULING-21).
    if (side.in_wood && (!side.in_cover || wood_and_cover == WoodAndCover::cumulative))
        modifier += ruling.modifier(clause::PW_WOOD_4, +1);
    if (side.in_river) modifier += ruling.modifier(clause::PW_RIV_3, -1);
    if (side.crossing_trench) modifier += ruling.modifier(clause::PW_TRCH_3, -1);
    if (side.uphill) modifier += ruling.modifier(clause::PW_HILL_1, -1);
    if (side.melee_modifier != 0) modifier += ruling.modifier(house_rule, side.melee_modifier);
    return modifier;
}

template <class D, ruling::RulingSink R>
MeleeHits resolve_melee_dice(const MeleeSide& attacker, const MeleeSide& defender, WoodAndCover wood_and_cover, D& dice,
                             R& ruling, int attacker_who, int defender_who, ruling::Label label) {
    const ruling::Throw attackers{label, attacker_who};
    const ruling::Throw defenders{label, defender_who};
    const auto is_hit = [&](const MeleeSide& side, ruling::Throw thrown, int die) {
        ruling.dice(clause::PW_CC_5, thrown, {&die, 1}, die);
        ruling.verdict(clause::PW_CC_4, side.front_on ? verdict::enemy_in_front : verdict::enemy_on_flank_or_rear,
                       {.unit = thrown.who});
        const int score = die + melee_modifier(side, wood_and_cover, ruling);
        const bool hit = score < side.safe_with();
        ruling.score(clause::PW_CC_2, score, side.safe_with());
        ruling.verdict(clause::PW_CC_1, hit ? verdict::is_hit : verdict::not_hit, {.unit = thrown.who, .value = score});
        return hit;
    };
    // Both throw at once; neither die depends on the other.
    if constexpr (R::explains) {
        const dice::Opposed thrown = dice.opposed(dice::d6, attackers, defenders);
        const bool attacker_hit = is_hit(attacker, attackers, thrown.first);
        return {attacker_hit, is_hit(defender, defenders, thrown.second)};
    } else {
        const auto hit = [&](const MeleeSide& side, ruling::Throw thrown) {
            const int safe_face = side.safe_with() - melee_modifier(side, wood_and_cover, ruling);
            return dice.count(1, dice::d6, dice::Faces::at_least(safe_face, dice::d6), thrown) == 0;
        };
        const bool attacker_hit = hit(attacker, attackers);
        return {attacker_hit, hit(defender, defenders)};
    }
}

template <class D, ruling::RulingSink R>
bool resolve_commander_falls(D& dice, R& ruling, int who) {
    constexpr int highest_die_that_kills = 1;
    const ruling::Throw thrown{label::commander_life, who};
    const int die = dice.roll(dice::d6, thrown);
    const bool falls = die <= highest_die_that_kills;
    ruling.dice(house_rule, thrown, dice.shown(), die);
    ruling.verdict(house_rule, falls ? verdict::commander_falls : verdict::commander_lives, {.unit = who});
    return falls;
}

inline MeleeSide Combatant::side(const Tables& tables) const {
    MeleeSide made = MeleeSide::of(row_of(tables, type));
    made.front_on = front_on;
    made.commander_adjacent = commander_adjacent;
    made.in_cover = in_cover;
    made.in_wood = in_wood;
    made.in_river = in_river;
    made.crossing_trench = crossing_trench;
    return made;
}

inline MeleeSide AttackingCombatant::side(const Tables& tables) const {
    MeleeSide made = Combatant::side(tables);
    made.uphill = uphill;
    return made;
}

template <class D, ruling::RulingSink R>
CloseCombatResult resolve_exchange(const CloseCombat& combat, const CloseCombatResult& before, const Tables& tables,
                                   D& dice, R& ruling, ruling::Label label) {
    constexpr int attacker = 0;
    constexpr int defender = 1;
    const MeleeHits hits = resolve_melee_dice(combat.attacker.side(tables), combat.defender.side(tables),
                                              combat.options.wood_and_cover, dice, ruling, attacker, defender, label);
    CloseCombatResult after = before;
    const auto take_hit = [&](const Combatant& unit, CombatantResult& result, int who, int cargo) {
        Target target = unit.target();
        target.sp = result.sp_left;
        const HitsTaken taken = resolve_hits(target, 1, tables, dice, ruling, who);
        result.hit = true;
        result.sp_left = taken.sp_left;
        result.retreated = taken.retreated;
        result.destroyed = taken.destroyed;
        if (!unit.carried || result.carried->destroyed) return;
        ruling.applies(clause::PW_TRN_4, {.unit = cargo});
        target = *unit.carried;
        target.sp = result.carried->sp_left;
        result.carried = resolve_hits(target, 1, tables, dice, ruling, cargo, label::hit_cargo);
    };
    if (hits.defender) take_hit(combat.defender, after.defender, defender, 3);
    if (hits.attacker) take_hit(combat.attacker, after.attacker, attacker, 2);
    return after;
}

template <ruling::RulingSink R>
CloseCombatResult with_winner(const CloseCombat& combat, CloseCombatResult after, const Tables& tables, R& ruling) {
    const bool attacker_broken = after.attacker.broken();
    const bool defender_broken = after.defender.broken();
    if (attacker_broken == defender_broken) {
        ruling.verdict(clause::PW_RULING_40, verdict::nobody_wins);
        return after;
    }
    const bool attacker_wins = defender_broken;
    after.winner = attacker_wins ? CombatWinner::attacker : CombatWinner::defender;
    const int who = attacker_wins ? 0 : 1;
    ruling.verdict(clause::PW_RULING_40, verdict::wins_combat, {.unit = who});

    const Combatant& winner = attacker_wins ? combat.attacker : combat.defender;
    const CombatantResult& loser = attacker_wins ? after.defender : after.attacker;
    // What a transport had in tow stays when the transport alone is destroyed (PW-RULING-27).
    const bool pair_retreated = loser.retreated > 0 || (loser.carried && loser.carried->retreated > 0);
    const bool hex_is_empty = pair_retreated || (loser.destroyed && (!loser.carried || loser.carried->destroyed));
    const bool may_follow_up =
        row_of(tables, winner.type).follows_up && (attacker_wins || combat.options.defender_follow_up);
    after.may_advance = may_follow_up && hex_is_empty;
    ruling.verdict(clause::PW_CC_8, after.may_advance ? verdict::may_advance : verdict::may_not_advance,
                   {.unit = who, .hex = attacker_wins ? 1 : 0});
    return after;
}

template <class D, ruling::RulingSink R>
CloseCombatResult resolve_close_combat(const CloseCombat& combat, const Tables& tables, D& dice, R& ruling) {
    CloseCombatResult now = resolve_exchange(combat, before_the_first_exchange(combat), tables, dice, ruling);
    while (!combat_is_over(combat, now, tables)) {
        ruling.verdict(house_rule, verdict::fought_again);
        now = resolve_exchange(combat, now, tables, dice, ruling, label::melee_tie);
    }
    return with_winner(combat, now, tables, ruling);
}

}  // namespace reisswitz::portable
