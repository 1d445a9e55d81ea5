// Bodies of firefight.hpp.

#include <algorithm>

namespace reisswitz::bbb {

namespace firefight_detail {

inline constexpr int firers = 0;
inline constexpr int target = 1;

inline bool has(const std::vector<Cover>& cover, Cover kind) {
    return std::find(cover.begin(), cover.end(), kind) != cover.end();
}

/// Columns to the left.
inline int cover_of(const Firefight& fire, const Tables& tables) {
    const bool sum = fire.options.cover_stacking.under(tables.options) == CoverStacking::sum;
    int worth = 0;
    for (const Cover kind : fire.cover) {
        const int one = tables.fire.cover[kind];
        worth = sum ? worth + one : std::max(worth, one);
    }
    return worth;
}

/// Whether an effect stops an advancing unit of that quality. Clauses: BBB-HIT-1 to BBB-HIT-6.
constexpr bool stops(Effect effect, Quality quality) {
    switch (effect) {
        case Effect::no_fire:
        case Effect::miss:
            return false;
        case Effect::raw:
            return quality == Quality::raw;
        case Effect::trained:
            return quality <= Quality::trained;
        case Effect::veteran:
        case Effect::one:
        case Effect::two:
        case Effect::three:
            break;
    }
    return true;
}

constexpr int bases_of(Effect effect) {
    return effect < Effect::one ? 0 : static_cast<int>(effect) - static_cast<int>(Effect::one) + 1;
}

constexpr ruling::Clause clause_of(Effect effect) {
    switch (effect) {
        case Effect::no_fire:
        case Effect::miss:
            break;
        case Effect::raw:
            return clause::BBB_HIT_1;
        case Effect::trained:
            return clause::BBB_HIT_2;
        case Effect::veteran:
            return clause::BBB_HIT_3;
        case Effect::one:
            return clause::BBB_HIT_4;
        case Effect::two:
            return clause::BBB_HIT_5;
        case Effect::three:
            return clause::BBB_HIT_6;
    }
    return clause::BBB_FIRE_5;
}

}  // namespace firefight_detail

template <ruling::RulingSink R>
int firefight_shift(const Firefight& fire, const Tables& tables, R& ruling) {
    const FireTarget& target = fire.target;
    const Shifts& shifts = tables.fire.shifts;
    int shift = 0;
    const auto add = [&](bool holds, ruling::Clause clause, int value) {
        if (holds) shift += ruling.modifier(clause, value);
    };
    add(target.arm == Arm::cavalry || target.limbered, clause::BBB_SHIFT_1, shifts.mounted_or_limbered);
    add(fire.firer_skirmishers, clause::BBB_SHIFT_2, shifts.firer_skirmishers);
    add(target.tactically_inept, clause::BBB_SHIFT_3, shifts.tactically_inept);
    add(target.on_bridge, clause::BBB_SHIFT_4, shifts.on_bridge);

    using firefight_detail::has;
    bool flanking = fire.flanking_fire;
    if (flanking && (has(fire.cover, Cover::town) || has(fire.cover, Cover::fort))) {
        flanking = false;
        ruling.verdict(clause::BBB_SHIFT_11, verdict::no_flank_in_town, {.unit = firefight_detail::target});
    }
    add(target.march_column || flanking, clause::BBB_SHIFT_5, shifts.column_or_flank);
    add(target.march_column && flanking && fire.options.column_and_flank_stack.under(tables.options),
        clause::BBB_RULING_16, shifts.column_or_flank);

    add(target.skirmishers, clause::BBB_SHIFT_6, shifts.target_skirmishers);
    const int cover = firefight_detail::cover_of(fire, tables);
    add(cover != 0, fire.cover.size() > 1 ? clause::BBB_SHIFT_12 : clause::BBB_SHIFT_7, -cover);
    add(fire.firer_rockets, clause::BBB_SHIFT_8, shifts.rockets);
    add(fire.firer_devastating, clause::BBB_SHIFT_9, shifts.devastating);
    add(fire.firer_ragged, clause::BBB_SHIFT_10, shifts.ragged);
    return shift;
}

template <ruling::RulingSink R>
FirefightResult take_effect(const Firefight& fire, FirefightResult before, Effect effect, const Tables& tables,
                            R& ruling) {
    using namespace firefight_detail;
    const FireTarget& unit = fire.target;
    FirefightResult result = before;
    result.effect = effect;
    if (effect == Effect::miss) {
        ruling.verdict(clause::BBB_FIRE_5, verdict::fire_misses, {.unit = target});
        return result;
    }
    const ruling::Clause clause = clause_of(effect);
    const bool artillery = unit.arm == Arm::artillery;
    const int bases = bases_of(effect);
    const bool destroyed = artillery ? bases > 1 || (bases == 1 && before.reduced) : bases >= unit.bases;
    if (destroyed) {
        ruling.verdict(artillery && bases == 1 ? clause::BBB_HIT_8
                       : bases > unit.bases    ? clause::BBB_HIT_9
                                               : clause,
                       verdict::unit_destroyed, {.unit = target});
        result.bases_lost = unit.bases;
        result.destroyed = true;
        result.disrupted = result.silenced = result.reduced = false;
        return result;
    }
    if (artillery) {
        result.silenced = true;
        result.reduced = before.reduced || bases == 1;
        ruling.verdict(clause, bases == 1 ? verdict::unit_reduced : verdict::unit_silenced, {.unit = target});
    } else {
        result.bases_lost = bases;
        result.disrupted = true;
        if (bases > 0) ruling.verdict(clause, verdict::unit_loses_bases, {.unit = target, .value = bases});
        ruling.verdict(clause, verdict::unit_disrupted, {.unit = target});
    }
    const bool can_be_halted = fire.phase == FirePhase::defensive && fire.target_advanced &&
                               (!artillery || fire.options.halt_artillery.under(tables.options));
    result.halted = can_be_halted && stops(effect, unit.quality);
    if (result.halted) ruling.verdict(clause::BBB_HIT_7, verdict::unit_halted, {.unit = target});
    return result;
}

template <class D, ruling::RulingSink R>
FirefightResult resolve_firefight(const Firefight& fire, const Tables& tables, D& dice, R& ruling) {
    using namespace firefight_detail;
    FirefightResult result{
        .disrupted = fire.target.disrupted, .silenced = fire.target.silenced, .reduced = fire.target.reduced};
    result.column = column_of(fire.firepower, tables.firefight);
    if (result.column == Column::none) {
        ruling.verdict(clause::BBB_RULING_13, verdict::no_fire);
        result.effect = Effect::no_fire;
        return result;
    }
    ruling.verdict(clause::BBB_FIRE_4, verdict::column_is, {.hex = static_cast<int>(result.column)});
    if (const int shift = firefight_shift(fire, tables, ruling); shift != 0) {
        result.column = shifted(result.column, shift);
        ruling.verdict(clause::BBB_FIRE_4, verdict::column_after_shifts, {.hex = static_cast<int>(result.column)});
    }
    const bool off_table = result.column == Column::below_table;
    if (off_table) ruling.verdict(clause::BBB_RULING_1, verdict::below_table, {.unit = target});

    const ruling::Throw thrown{label::firefight, target};
    const int roll = dice.sum(2, dice::d6, thrown);
    ruling.dice(clause::BBB_FIRE_5, thrown, dice.shown(), roll);
    result.firers_low_ammo = roll >= fire.options.low_ammo_from.under(tables.options);
    const Effect effect = off_table ? Effect::miss : tables.firefight.effect(static_cast<int>(result.column), roll);
    result = take_effect(fire, result, effect, tables, ruling);
    if (result.firers_low_ammo) ruling.verdict(clause::BBB_AMMO_1, verdict::firers_low, {.unit = firers});
    return result;
}

}  // namespace reisswitz::bbb
