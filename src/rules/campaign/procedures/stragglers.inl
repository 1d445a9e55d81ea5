// Bodies of stragglers.hpp.

namespace reisswitz::campaign {

template <class D, ruling::RulingSink R>
int resolve_stragglers_of(const MarchedUnit& unit, StragglerRounding rounding, const Tables& tables, D& dice, R& ruling,
                          int who) {
    const ruling::Throw thrown{label::straggler, who};
    const int face = dice.roll(dice::d6, thrown);
    ruling.dice(clause::FW_STR_1, thrown, dice.shown(), face);
    if (unit.fatigue != Fatigue::fresh)
        tell(ruling, clause::FW_STR_2, verdict::straggle_more,
             tables.straggler_factor[static_cast<std::size_t>(unit.fatigue)], {.unit = who});
    const int lost = stragglers_at(face, unit, rounding, tables);
    if (lost > 0 && lost == unit.figures)
        ruling.verdict(clause::FW_RULING_14, verdict::no_more_than_it_has, {.unit = who, .value = lost});
    ruling.verdict(clause::FW_STR_1, verdict::straggle, {.unit = who, .value = lost});
    return lost;
}

template <class D, ruling::RulingSink R>
StragglerRollResult resolve_straggler_roll(const StragglerRoll& roll, const Tables& tables, D& dice, R& ruling) {
    const StragglerRounding rounding = roll.rounding.or_else(tables.options.straggler_rounding);
    StragglerRollResult result;
    int who = 0;
    for (const MarchedUnit& unit : roll.units)
        result.stragglers += resolve_stragglers_of(unit, rounding, tables, dice, ruling, who++);
    ruling.verdict(clause::FW_FOM_6, verdict::stragglers_in_all, {.value = result.stragglers});
    return result;
}

}  // namespace reisswitz::campaign
