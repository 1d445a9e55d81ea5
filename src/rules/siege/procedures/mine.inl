// Bodies of mine.hpp.

namespace reisswitz::siege {

namespace detail {

/// Points that the mine does to the wall above it. Clauses: SG-MIN-1, SG-RULING-23, SG-RULING-24.
template <class D, ruling::RulingSink R>
int resolve_mine_damage(const Mine& mine, int quarters, const Tables& tables, D& dice, R& ruling) {
    if (quarters == 0) return 0;
    // At a range of 0 the row of the gun cannot be blank: it has at least one figure.
    const GunFire guns{.gun = {static_cast<std::int16_t>(tables.find_gun(tables.mine.gun))},
                       .fire_factor = mine.fire_factor,
                       .guns = tables.mine.guns};
    const int damage = resolve_strike(guns, tables, dice, ruling, 0) * quarters / full_effect;
    ruling.verdict(clause::SG_RULING_23, verdict::does_damage, {.unit = 0, .value = damage});
    return damage;
}

}  // namespace detail

template <class D, ruling::RulingSink R>
MineResult resolve_mine(const Mine& mine, const Tables& tables, D& dice, R& ruling) {
    const ruling::Throw thrown{label::mine, 0};
    const int quarters = dice.merged([&](auto& of_the_mine) {
        const int die = of_the_mine.roll(dice::d6, thrown);
        ruling.dice(clause::SG_MIN_2, thrown, of_the_mine.shown(), die);
        return tables.powder.quarters[static_cast<std::size_t>(die - 1)];
    });
    const Explosion outcome = explosion_of(quarters);
    tell_explosion(outcome, ruling, 0);

    int damage = 0;
    dice::Rational diameter = 0;
    if (mine.target == MineTarget::wall) {
        damage = detail::resolve_mine_damage(mine, quarters, tables, dice, ruling);
    } else {
        const int full = tables.mine.building_diameter_yd + tables.mine.further_barrel_yd * (mine.barrels - 1);
        diameter = dice::Rational{full * quarters, full_effect};
        ruling.verdict(clause::SG_MIN_1, verdict::diameter, {.unit = 0, .value = full});
    }

    NearbyStores exploded;
    if (outcome == Explosion::premature || mine.sympathetic == Sympathetic::any) {
        if (outcome != Explosion::premature) ruling.applies(clause::SG_RULING_25);
        exploded = resolve_stores({mine.stores_within_10, mine.stores_within_40}, tables.powder, dice, ruling, 0);
    }
    if (mine.target == MineTarget::wall) return WallMined{outcome, exploded.within_10, exploded.within_40, damage};
    return BuildingsMined{outcome, exploded.within_10, exploded.within_40, diameter};
}

}  // namespace reisswitz::siege
