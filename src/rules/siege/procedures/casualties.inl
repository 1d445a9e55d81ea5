// Bodies of casualties.hpp.

namespace reisswitz::siege {

namespace detail {

template <ruling::RulingSink R>
void tell_fate(Fate fate, ruling::Clause clause, R& ruling, int figure) {
    switch (fate) {
        case Fate::dead:
            ruling.verdict(clause, verdict::figure_dead, {.unit = figure});
            break;
        case Fate::injured:
            ruling.verdict(clause, verdict::figure_injured, {.unit = figure});
            break;
        case Fate::stunned:
            ruling.verdict(clause, verdict::figure_stunned, {.unit = figure});
            break;
        case Fate::knocked_down:
            ruling.verdict(clause, verdict::figure_knocked_down, {.unit = figure});
            break;
        case Fate::unharmed:
            ruling.verdict(clause, verdict::figure_unharmed, {.unit = figure});
            break;
    }
}

inline const std::vector<Fate>& fates_in(Zone zone, const Casualties& casualties) {
    return zone == Zone::close ? casualties.close : casualties.near;
}

/// The faces of a d6 on which a figure dies.
inline dice::Faces deadly_faces(const std::vector<Fate>& by_face) {
    const auto or_none = [&](int face) { return by_face[static_cast<std::size_t>(face - 1)] == Fate::dead ? face : 0; };
    return {or_none(1), or_none(2), or_none(3), or_none(4), or_none(5), or_none(6)};
}

}  // namespace detail

template <class D, ruling::RulingSink R>
CollapseCasualtyResult resolve_collapse_casualty(const CollapseCasualty& casualty, const Tables& tables, D& dice,
                                                 R& ruling) {
    const std::optional<Zone> zone = casualty.in_zone(tables.casualties);
    if (!zone) {
        ruling.verdict(clause::SG_RULING_29, verdict::zone_none, {.unit = 0});
        if (casualty.report == CasualtyReport::dead) return DeadCount{0};
        return CasualtyCounts{.unharmed = casualty.figures};
    }
    const bool close = *zone == Zone::close;
    const ruling::Clause clause = close ? clause::SG_CAS_2 : clause::SG_CAS_3;
    ruling.verdict(clause, close ? verdict::zone_close : verdict::zone_near, {.unit = 0});
    const std::vector<Fate>& by_face = detail::fates_in(*zone, tables.casualties);

    if (casualty.report == CasualtyReport::dead) {
        const ruling::Throw thrown{label::casualties, 0};
        const int dead = dice.count(casualty.figures, dice::d6, detail::deadly_faces(by_face), thrown);
        ruling.dice(clause, thrown, dice.shown(), dead);
        ruling.verdict(clause, verdict::figures_dead, {.unit = 0, .value = dead});
        return DeadCount{dead};
    }
    CasualtyCounts counts;
    for (int figure = 1; figure <= casualty.figures; ++figure) {
        const ruling::Throw thrown{label::casualty, figure};
        const int die = dice.roll(dice::d6, thrown);
        ruling.dice(clause, thrown, dice.shown(), die);
        const Fate fate = by_face[static_cast<std::size_t>(die - 1)];
        ++count_of(counts, fate);
        detail::tell_fate(fate, clause, ruling, figure);
    }
    return counts;
}

}  // namespace reisswitz::siege
