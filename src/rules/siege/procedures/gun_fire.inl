// Bodies of gun_fire.hpp.

namespace reisswitz::siege {

template <class D, ruling::RulingSink R>
int resolve_strike(const GunFire& fire, const Tables& tables, D& dice, R& ruling, int gun) {
    const std::optional<int> modifier = range_modifier(row_of(tables, fire.gun), fire.range_yd, tables);
    if (!modifier) {
        ruling.verdict(clause::SG_GUN_5, verdict::beyond_reach, {.unit = gun});
        return 0;
    }
    const ruling::Throw thrown{label::strike, gun};
    const int die = roll_average_die(tables, dice, thrown);
    ruling.dice(clause::SG_GUN_4, thrown, dice.shown(), die);
    ruling.verdict(clause::SG_RULING_7, verdict::average_die, {.unit = gun, .value = die});
    ruling.modifier(clause::SG_GUN_5, *modifier);
    if (fire.fire_factor != 0) ruling.modifier(clause::SG_RULING_13, fire.fire_factor);
    if (fire.guns > 1) ruling.verdict(clause::SG_GUN_4, verdict::guns_fire, {.unit = gun, .value = fire.guns});
    const int damage = damage_of_strike(die, fire.fire_factor, *modifier, fire.guns);
    ruling.verdict(damage > 0 ? clause::SG_GUN_4 : clause::SG_RULING_17, verdict::does_damage,
                   {.unit = gun, .value = damage});
    return damage;
}

}  // namespace reisswitz::siege
