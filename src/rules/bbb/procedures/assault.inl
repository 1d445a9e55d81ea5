// Bodies of assault.hpp.

namespace reisswitz::bbb {

namespace assault_detail {

inline constexpr int who_attacks = 0;
inline constexpr int who_defends = 1;

/// Advantages less penalties of one side; each is told with the sign that it has for the attacker.
/// @param sign  +1 for the attacker, -1 for the defender
template <ruling::RulingSink R>
int side_modifier(const FightingSide& side, int sign, const Tables& tables, R& ruling) {
    const AssaultUnit& unit = *side.principal();
    const AssaultModifiers& modifiers = tables.assault.modifiers;
    int sum = 0;
    const auto add = [&](bool holds, ruling::Clause clause, int value) {
        if (holds) sum += ruling.modifier(clause, sign * value);
    };
    add(unit.aggressive, clause::BBB_ASLT_3d, modifiers.aggressive);
    add(side.in_depth(tables), clause::BBB_ASLT_3e, modifiers.in_depth);
    add(unit.disrupted, clause::BBB_ASLT_3f, -modifiers.disrupted);
    add(unit.low_ammo, clause::BBB_ASLT_3g, -modifiers.low_ammo);
    add(unit.fragile, clause::BBB_ASLT_3h, -modifiers.fragile);
    add(is_spent(unit.quality, unit.lost_bases, unit.spent_after, tables), clause::BBB_ASLT_3i, -modifiers.spent);
    return sum;
}

/// Outflanking counts nothing in a town or a fort.
inline bool has_no_flank(const std::vector<AssaultTerrain>& terrain) {
    for (const AssaultTerrain kind : terrain)
        if (kind == AssaultTerrain::town || kind == AssaultTerrain::fort) return true;
    return false;
}

/// What a result does to one side; gives the distance that it retires.
template <ruling::RulingSink R>
int suffer(FightingSide& side, const SideResult& result, LossScope scope, int who, const Tables& tables, R& ruling) {
    const AssaultUnit* before = side.principal();
    if (result.loses > 0) {
        const int lost_before = side.lost();
        side.lose(result.loses, scope);
        ruling.verdict(clause::BBB_ASLT_6, verdict::unit_loses_bases,
                       {.unit = who, .value = side.lost() - lost_before});
    }
    const AssaultUnit* principal = side.principal();
    if (!principal) {
        ruling.verdict(clause::BBB_ASLT_4, verdict::side_destroyed, {.unit = who});
        return 0;
    }
    if (principal != before) ruling.verdict(clause::BBB_RULING_17, verdict::next_takes_over, {.unit = who});
    if (result.disrupted) {
        side.disrupt();
        ruling.verdict(clause::BBB_ASLT_7,
                       principal->arm == Arm::artillery ? verdict::unit_silenced : verdict::unit_disrupted,
                       {.unit = who});
    }
    const int retires = result.retires_full ? tables.movement.full_in[mover_of(principal->arm)] : result.retires_in;
    if (retires > 0) ruling.verdict(clause::BBB_ASLT_4, verdict::unit_retires, {.unit = who, .value = retires});
    return retires;
}

template <ruling::RulingSink R>
void tell_licences(Licence exploitation, Licence occupation, R& ruling) {
    const ruling::Subject winner{.unit = who_attacks};
    if (exploitation != Licence::none)
        ruling.verdict(clause::BBB_ASLT_4, exploitation == Licence::must ? verdict::must_exploit : verdict::may_exploit,
                       winner);
    if (occupation != Licence::none)
        ruling.verdict(clause::BBB_ASLT_4, occupation == Licence::must ? verdict::must_occupy : verdict::may_occupy,
                       winner);
}

inline AssaultResult ended(int rounds, AssaultBand band, const FightingSide& attacker, const FightingSide& defender) {
    const auto disrupted = [](const FightingSide& side) { return side.principal() && side.principal()->disrupted; };
    return {.rounds = rounds,
            .band = band,
            .attacker_bases_lost = attacker.lost(),
            .attacker_destroyed = !attacker.principal(),
            .attacker_disrupted = disrupted(attacker),
            .defender_bases_lost = defender.lost(),
            .defender_destroyed = !defender.principal(),
            .defender_disrupted = disrupted(defender)};
}

}  // namespace assault_detail

template <ruling::RulingSink R>
int assault_modifier(const Assault& assault, const FightingSide& attacker, const FightingSide& defender,
                     const Tables& tables, R& ruling) {
    int sum = 0;
    const int ground =
        terrain_against_attacker(assault.terrain, assault.options.cover_stacking.under(tables.options), tables);
    if (ground != 0) sum += ruling.modifier(clause::BBB_ASLT_3a, -ground);
    if (assault.outflanked) {
        if (assault_detail::has_no_flank(assault.terrain))
            ruling.verdict(clause::BBB_ASLT_3b, verdict::no_outflanking, {.unit = assault_detail::who_defends});
        else
            sum += ruling.modifier(clause::BBB_ASLT_3b, tables.assault.outflanked);
    }
    const int numbers = numbers_modifier(attacker.bases(), defender.bases(), tables) -
                        numbers_modifier(defender.bases(), attacker.bases(), tables);
    if (numbers != 0) sum += ruling.modifier(clause::BBB_ASLT_3c, numbers);
    sum += assault_detail::side_modifier(attacker, +1, tables, ruling);
    sum += assault_detail::side_modifier(defender, -1, tables, ruling);
    return sum;
}

template <class D, ruling::RulingSink R>
AssaultResult resolve_assault(const Assault& assault, const Tables& tables, D& dice, R& ruling) {
    namespace detail = assault_detail;
    const LossScope scope = assault.options.loss_scope.under(tables.options);
    FightingSide attacker{assault.attacker};
    FightingSide defender{assault.defender};
    for (int round = 1;; ++round) {
        const int modifier = assault_modifier(assault, attacker, defender, tables, ruling);
        const ruling::Label label = round == 1 ? label::assault : label::assault_again;
        const std::optional<AssaultBand> band = dice.merged([&](auto& of_this_round) {
            const ruling::Throw attackers{label, detail::who_attacks};
            const ruling::Throw defenders{label, detail::who_defends};
            const dice::Opposed thrown = of_this_round.opposed(dice::d6, attackers, defenders);
            ruling.dice(clause::BBB_ASLT_2, attackers, {&thrown.first, 1}, thrown.first);
            ruling.dice(clause::BBB_ASLT_2, defenders, {&thrown.second, 1}, thrown.second);
            const int difference = thrown.first - thrown.second + modifier;
            ruling.verdict(clause::BBB_ASLT_4,
                           difference < 0   ? verdict::final_difference_against
                           : difference > 0 ? verdict::final_difference
                                            : verdict::no_difference,
                           {.value = difference < 0 ? -difference : difference});
            return band_of(difference, tables);
        });
        if (band) {
            const BandResult& decided = result_of(*band, tables);
            const bool attacker_wins = *band <= AssaultBand::attacker_plus_1;
            ruling.verdict(clause::BBB_ASLT_4, attacker_wins ? verdict::attacker_wins : verdict::defender_wins);
            const int attacker_retires = detail::suffer(attacker, attacker_wins ? decided.winner : decided.loser, scope,
                                                        detail::who_attacks, tables, ruling);
            const int defender_retires = detail::suffer(defender, attacker_wins ? decided.loser : decided.winner, scope,
                                                        detail::who_defends, tables, ruling);
            detail::tell_licences(decided.exploitation, decided.occupation, ruling);
            AssaultResult result = detail::ended(round, *band, attacker, defender);
            result.attacker_retire_in = attacker_retires;
            result.defender_retire_in = defender_retires;
            result.exploitation = decided.exploitation;
            result.occupation = decided.occupation;
            return result;
        }
        ruling.verdict(clause::BBB_ASLT_5, verdict::drawn);
        const SideResult draw{.loses = tables.assault.draw_loses};
        detail::suffer(attacker, draw, scope, detail::who_attacks, tables, ruling);
        detail::suffer(defender, draw, scope, detail::who_defends, tables, ruling);
        if (attacker.principal() && defender.principal()) continue;
        const AssaultBand end = attacker.principal()   ? AssaultBand::draw_defender_destroyed
                                : defender.principal() ? AssaultBand::draw_attacker_destroyed
                                                       : AssaultBand::draw_both_destroyed;
        AssaultResult result = detail::ended(round, end, attacker, defender);
        if (end == AssaultBand::draw_defender_destroyed) result.occupation = Licence::must;
        detail::tell_licences(result.exploitation, result.occupation, ruling);
        return result;
    }
}

}  // namespace reisswitz::bbb
