// Bodies of bombardment.hpp.

namespace reisswitz::siege {

template <class D, ruling::RulingSink R>
FallenShot resolve_fall(OnTargetSpread spread, const Tables& tables, D& dice, R& ruling, int gun) {
    const ruling::Throw thrown{label::fall, gun};
    const int die = dice.roll(dice::d10, thrown);
    ruling.dice(clause::SG_GUN_2, thrown, dice.shown(), die);
    const FallOfShot& row = tables.fall_of_shot[static_cast<std::size_t>(die - 1)];

    int yards = 0;
    if (row.fall != Fall::on_target || spread != OnTargetSpread::none) {
        const bool halved = row.fall == Fall::on_target && spread == OnTargetSpread::half_d6;
        const ruling::Throw deviation{label::deviation, gun};
        const int pips = dice.roll(dice::Die{row.die}, deviation);
        ruling.dice(clause::SG_GUN_2, deviation, dice.shown(), pips);
        yards = row.times * (halved ? (pips + 1) / 2 : pips);
    }
    const auto told = [&](ruling::Verdict verdict) {
        ruling.verdict(row.fall == Fall::on_target ? clause::SG_RULING_8 : clause::SG_RULING_9, verdict,
                       {.unit = gun, .value = yards < 0 ? -yards : yards});
    };
    switch (row.fall) {
        case Fall::short_:
            told(verdict::falls_short);
            return {row.fall, 0, yards};
        case Fall::long_:
            told(verdict::falls_long);
            return {row.fall, 0, yards};
        case Fall::left:
            told(verdict::falls_left);
            return {row.fall, yards, 0};
        case Fall::right:
            told(verdict::falls_right);
            return {row.fall, yards, 0};
        case Fall::on_target:
            told(verdict::falls_on_target);
            break;
    }
    return {row.fall, yards, 0};
}

namespace detail {

/// The column that one shot strikes; none: it does not strike the wall.
template <class D, ruling::RulingSink R>
std::optional<int> resolve_column(const GunFire& fire, const Tables& tables, D& dice, R& ruling, int gun) {
    return dice.merged([&](auto& of_the_fall) -> std::optional<int> {
        const FallenShot fallen = resolve_fall(fire.on_target_spread, tables, of_the_fall, ruling, gun);
        if (!fallen.strikes()) {
            ruling.verdict(clause::SG_GUN_2, verdict::strikes_nothing, {.unit = gun});
            return std::nullopt;
        }
        const int column = column_at(fallen.lateral_yd, fire.cell_width_yd);
        ruling.verdict(clause::SG_RULING_20, verdict::strikes_column, {.unit = gun, .hex = column_of_the_aim + column});
        return column;
    });
}

}  // namespace detail

template <class D, ruling::RulingSink R>
int resolve_aimed_damage(const GunFire& fire, const Tables& tables, D& dice, R& ruling, int gun) {
    const bool struck = dice.merged([&](auto& of_the_fall) {
        return detail::resolve_column(fire, tables, of_the_fall, ruling, gun) == std::optional<int>{0};
    });
    return struck ? resolve_strike(fire, tables, dice, ruling, gun) : 0;
}

template <class D, ruling::RulingSink R>
BombardmentShotResult resolve_bombardment_shot(const BombardmentShot& shot, const Tables& tables, D& dice, R& ruling) {
    switch (shot.report) {
        case ShotReport::full: {
            const FallenShot fallen = resolve_fall(shot.on_target_spread, tables, dice, ruling, 0);
            const int damage = fallen.strikes() ? resolve_strike(shot, tables, dice, ruling, 0) : 0;
            return FullShot{fallen.fall, fallen.lateral_yd, fallen.over_yd, damage};
        }
        case ShotReport::column: {
            const std::optional<int> column = detail::resolve_column(shot, tables, dice, ruling, 0);
            if (!column) return WallMissed{};
            return ColumnStruck{.column = *column, .damage = resolve_strike(shot, tables, dice, ruling, 0)};
        }
        case ShotReport::damage:
            break;
    }
    return AimedDamage{resolve_aimed_damage(shot, tables, dice, ruling, 0)};
}

}  // namespace reisswitz::siege
