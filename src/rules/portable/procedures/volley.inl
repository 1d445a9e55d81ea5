// Bodies of volley.hpp.

namespace reisswitz::portable {

/// PW-FIRE-8.
inline constexpr int lowest_score_that_hits = 5;

template <ruling::RulingSink R>
int volley_modifier(const VolleyFire& fire, R& ruling) {
    int modifier = 0;
    if (fire.target_in_cover) modifier += ruling.modifier(clause::PW_FIRE_9, -1);
    if (fire.steady) modifier += ruling.modifier(clause::PW_FIRE_10, +1);
    if (fire.commander_near) modifier += ruling.modifier(clause::PW_FIRE_11, +1);
    if (fire.fire_modifier != 0) modifier += ruling.modifier(house_rule, fire.fire_modifier);
    if (fire.target_modifier != 0) modifier += ruling.modifier(house_rule, fire.target_modifier);
    return modifier;
}

template <class D, ruling::RulingSink R>
int resolve_volley_dice(const VolleyFire& fire, D& dice, R& ruling, int firer) {
    const int least_face = lowest_score_that_hits - volley_modifier(fire, ruling);
    ruling.verdict(clause::PW_FIRE_8, verdict::hits_at_least, {.unit = firer, .value = least_face});
    const ruling::Throw thrown{label::volley, firer};
    const int hits = dice.count(fire.dice, dice::d6, dice::Faces::at_least(least_face, dice::d6), thrown);
    ruling.dice(clause::PW_FIRE_1, thrown, dice.shown(), hits);
    ruling.verdict(clause::PW_FIRE_8, hits > 0 ? verdict::volley_hits : verdict::volley_misses,
                   {.unit = firer, .value = hits});
    return hits;
}

template <class D, ruling::RulingSink R>
VolleyResult resolve_volley(const Volley& volley, const Tables& tables, D& dice, R& ruling) {
    const VolleyFire fire{.dice = row_of(tables, volley.weapon).dice,
                          .target_in_cover = volley.target_in_cover,
                          .steady = !volley.firer_moved,
                          .commander_near = volley.commander_near};
    VolleyResult result{.hits = resolve_volley_dice(fire, dice, ruling, 0)};
    result.units.reserve(volley.units.size());
    int who = 1;
    for (const NamedTarget& unit : volley.units)
        result.units.push_back(resolve_struck_unit(unit, result.hits, tables, dice, ruling, who++));
    return result;
}

}  // namespace reisswitz::portable
