// Bodies of bombardment.hpp.

#include <numeric>

#include "generated/zones_clauses.hpp"

namespace reisswitz::zones {

inline int BarragesAtTarget::total() const { return std::accumulate(dice.begin(), dice.end(), 0); }

template <ruling::RulingSink R>
BarragesAtTarget barrages_at_target(const Bombardment& bombardment, const Tables& tables, R& ruling) {
    const BombardmentTable& table = tables.bombardment;
    if (bombardment.in_transit_castings > 0) {
        ruling.applies(clause::OZ_ART_4);
        return {bombardment.barrages, table.in_transit_faces};
    }
    if (bombardment.garrison_castings == 0) {
        ruling.verdict(clause::OZ_ART_2, verdict::zone_is_empty);
        return {};
    }
    const Shelter shelter = tables.classes.row(bombardment.zone_class).shelter;
    if (shelter == Shelter::none) {
        ruling.applies(clause::OZ_ART_7);
        return {bombardment.barrages, bombardment.class_a_faces.value_or(table.class_a_faces)};
    }
    BarragesAtTarget barrages{dice_left(bombardment, shelter, table), table.sheltered_faces};
    const int thrown = std::accumulate(bombardment.barrages.begin(), bombardment.barrages.end(), 0);
    ruling.modifier(shelter == Shelter::fewer_dice ? clause::OZ_ART_8 : clause::OZ_ART_9, barrages.total() - thrown);
    return barrages;
}

template <class D, ruling::RulingSink R>
BombardmentResult resolve_bombardment(const Bombardment& bombardment, const Tables& tables, D& dice, R& ruling) {
    const BarragesAtTarget barrages = barrages_at_target(bombardment, tables, ruling);
    int hits = 0;
    int barrage = 0;
    for (const int count : barrages.dice)
        hits += resolve_hits({count, barrages.faces}, clause::OZ_ART_1, {label::barrage, barrage++}, dice, ruling);
    const BombardmentResult result = share_out(bombardment, barrages, hits);
    if (bombardment.in_transit_castings > 0)
        ruling.verdict(clause::OZ_ART_5, verdict::in_transit_loses, {.value = result.in_transit_casualties});
    const int beyond = hits - result.in_transit_casualties;
    if (bombardment.in_transit_castings > 0 && beyond > 0 && bombardment.garrison_castings > 0)
        ruling.applies(clause::OZ_RULING_6);
    if (result.garrison_casualties > 0)
        ruling.verdict(clause::OZ_ART_6, verdict::garrison_loses, {.value = result.garrison_casualties});
    else if (hits == 0 && !barrages.dice.empty())
        ruling.verdict(clause::OZ_ART_1, verdict::barrage_misses);
    return result;
}

}  // namespace reisswitz::zones
