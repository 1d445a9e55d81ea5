// Bodies of shelling.hpp.

namespace reisswitz::portable {

template <ruling::RulingSink R>
int shell_modifier(const Shell& shell, FireIntoCover fire_into_cover, R& ruling) {
    const bool direct = shell.line_of_sight && (!shell.target_in_cover || fire_into_cover == FireIntoCover::direct);
    int modifier = 0;
    if (shell.target_in_cover) modifier += ruling.modifier(clause::PW_ART_13, -1);
    if (direct) modifier += ruling.modifier(clause::PW_ART_14, +2);
    if (shell.same_target_last_turn) modifier += ruling.modifier(clause::PW_ART_15, +1);
    if (shell.commander_near) modifier += ruling.modifier(clause::PW_ART_16, +1);
    if (shell.fire_modifier != 0) modifier += ruling.modifier(house_rule, shell.fire_modifier);
    return modifier;
}

constexpr Landed landing_of(int score, int range_hexes, ShortAtRange1 short_at_range_1) {
    if (score >= 5) return Landed::target;
    switch (score) {
        case 4:
        case 2:
            return range_hexes == 1 && short_at_range_1 == ShortAtRange1::ineffective ? Landed::ineffective
                                                                                      : Landed::in_front;
        case 3:
        case 1:
            return Landed::behind;
        default:
            return Landed::ineffective;
    }
}

template <class D, ruling::RulingSink R>
Landing resolve_landing(const Shell& shell, const ShellingOptions& options, D& dice, R& ruling, int battery,
                        const ShellHexes& hexes) {
    const ruling::Throw thrown{label::shell_landing, battery};
    const int die = dice.roll(dice::d6, thrown);
    ruling.dice(clause::PW_ART_12, thrown, dice.shown(), die);
    const int score = die + shell_modifier(shell, options.fire_into_cover, ruling);
    const Landed landed = landing_of(score, shell.range_hexes, options.short_at_range_1);
    const auto told = [&](ruling::Verdict where, int hex) {
        if (hex < 0)
            ruling.verdict(clause::PW_HEX_7, verdict::shell_off_board, {.unit = battery, .value = score});
        else
            ruling.verdict(clause::PW_ART_12, where, {.unit = battery, .value = score, .hex = hex});
    };
    switch (landed) {
        case Landed::target:
            told(verdict::shell_on_target, hexes.target);
            break;
        case Landed::in_front:
            told(verdict::shell_in_front, hexes.in_front);
            break;
        case Landed::behind:
            told(verdict::shell_behind, hexes.behind);
            break;
        case Landed::ineffective: {
            const bool own_hex = score == 4 || score == 2;
            ruling.verdict(own_hex ? clause::PW_RULING_7 : clause::PW_ART_12, verdict::shell_ineffective,
                           {.unit = battery, .value = score});
            break;
        }
    }
    return {landed, score};
}

inline const std::vector<NamedTarget>* ArtilleryFire::units_in(Landed landed) const {
    switch (landed) {
        case Landed::target:
            return &target_units;
        case Landed::in_front:
            return &in_front_units;
        case Landed::behind:
            return &behind_units;
        case Landed::ineffective:
            break;
    }
    return nullptr;
}

template <class D, ruling::RulingSink R>
ArtilleryFireResult resolve_artillery_fire(const ArtilleryFire& fire, const Tables& tables, D& dice, R& ruling) {
    ArtilleryFireResult result;
    result.landed = dice.merged([&](auto& of_the_shell) {
        return resolve_landing(fire.shell(), fire.options, of_the_shell, ruling, 0, {0, 1, 2}).landed;
    });
    const std::vector<NamedTarget>* units = fire.units_in(result.landed);
    if (!units) return result;
    int who = 1;
    if (units != &fire.target_units) who += static_cast<int>(fire.target_units.size());
    if (units == &fire.behind_units) who += static_cast<int>(fire.in_front_units.size());
    const int hex = units == &fire.target_units ? 0 : units == &fire.in_front_units ? 1 : 2;
    if (units->empty()) ruling.verdict(clause::PW_ART_17, verdict::shell_hits_nobody, {.hex = hex});
    result.units.reserve(units->size());
    for (const NamedTarget& unit : *units) {
        ruling.verdict(clause::PW_ART_17, verdict::shell_hits_unit, {.unit = who, .hex = hex});
        result.units.push_back(resolve_struck_unit(unit, 1, tables, dice, ruling, who));
        ++who;
    }
    return result;
}

template <class D, ruling::RulingSink R>
BombardmentResult resolve_bombardment(const Bombardment& bombardment, const Tables& tables, D& dice, R& ruling) {
    const auto ordinal = [](const hex::ColumnRow& place) { return place.column * 100 + place.row; };
    const auto ordinal_of_any = [&](const std::optional<hex::ColumnRow>& place) {
        return place ? ordinal(*place) : -1;
    };

    // Nobody suffers before the last battery has fired (PW-ART-2).
    const std::vector<int> hits = dice.merged([&](auto& shells) {
        std::vector<int> on_unit(bombardment.units.size(), 0);
        int battery_number = 0;
        for (const BombardingBattery& battery : bombardment.batteries) {
            const ShellHexes hexes{ordinal(battery.target), ordinal_of_any(battery.in_front),
                                   ordinal_of_any(battery.behind)};
            const Landed landed = shells.merged([&](auto& of_the_shell) {
                return resolve_landing(battery.shell(), bombardment.options, of_the_shell, ruling, battery_number,
                                       hexes)
                    .landed;
            });
            ++battery_number;
            std::optional<hex::ColumnRow> fell;
            if (landed == Landed::target) fell = battery.target;
            if (landed == Landed::in_front) fell = battery.in_front;
            if (landed == Landed::behind) fell = battery.behind;
            if (!fell) continue;
            for (std::size_t unit = 0; unit < on_unit.size(); ++unit)
                if (bombardment.units[unit].hex == *fell) ++on_unit[unit];
        }
        return on_unit;
    });

    BombardmentResult result;
    result.units.reserve(hits.size());
    int who = static_cast<int>(bombardment.batteries.size());
    for (std::size_t unit = 0; unit < hits.size(); ++unit) {
        const BombardedUnit& struck = bombardment.units[unit];
        for (int hit = 0; hit < hits[unit]; ++hit)
            ruling.verdict(clause::PW_ART_17, verdict::shell_hits_unit, {.unit = who, .hex = ordinal(struck.hex)});
        result.units.push_back(resolve_struck_unit(struck.named(), hits[unit], tables, dice, ruling, who));
        ++who;
    }
    return result;
}

}  // namespace reisswitz::portable
