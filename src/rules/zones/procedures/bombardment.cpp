#include "rules/zones/procedures/bombardment.hpp"

#include <algorithm>

namespace reisswitz::zones {

namespace {

int dice_after(int dice, Shelter shelter, HalfRounding rounding, const BombardmentTable& table) {
    if (shelter == Shelter::fewer_dice) return std::max(dice - table.dice_fewer, 0);
    if (shelter == Shelter::half_dice)
        return (dice + (rounding == HalfRounding::up ? table.dice_divisor - 1 : 0)) / table.dice_divisor;
    return dice;
}

}  // namespace

std::vector<int> dice_left(const Bombardment& bombardment, Shelter shelter, const BombardmentTable& table) {
    std::vector<int> dice = bombardment.barrages;
    if (bombardment.penalty_scope == PenaltyScope::per_barrage) {
        for (int& barrage : dice) barrage = dice_after(barrage, shelter, bombardment.half_rounding, table);
        return dice;
    }
    const int thrown = std::accumulate(dice.begin(), dice.end(), 0);
    int left = dice_after(thrown, shelter, bombardment.half_rounding, table);
    for (int& barrage : dice) {
        barrage = std::min(barrage, left);
        left -= barrage;
    }
    return dice;
}

BombardmentResult share_out(const Bombardment& bombardment, const BarragesAtTarget& barrages, int hits) {
    BombardmentResult result{.dice_rolled = barrages.total(), .to_hit_faces = barrages.faces, .hits = hits};
    result.in_transit_casualties = std::min(hits, bombardment.in_transit_castings);
    const bool lost = bombardment.in_transit_castings > 0 && bombardment.overflow == Overflow::lost;
    if (!lost)
        result.garrison_casualties = std::min(hits - result.in_transit_casualties, bombardment.garrison_castings);
    return result;
}

dice::Odds<BombardmentResult> bombardment_odds(const Bombardment& bombardment, const Tables& tables) {
    ruling::NoRuling silent;
    const BarragesAtTarget barrages = barrages_at_target(bombardment, tables, silent);
    const DiceGroup all{barrages.total(), barrages.faces};
    const auto shares = hits_of({&all, 1});
    const dice::Integer whole = shares.whole.integer();
    dice::Odds<BombardmentResult> odds;
    for (std::size_t i = 0; i < shares.parts.size(); ++i)
        if (shares.parts[i] != dice::Ways{0})
            odds.emplace(share_out(bombardment, barrages, shares.results[i]),
                         dice::Rational{shares.parts[i].integer(), whole});
    return odds;
}

}  // namespace reisswitz::zones
