#include "rules/bbb/procedures/assault.hpp"

#include <algorithm>

namespace reisswitz::bbb {

const AssaultUnit* FightingSide::principal() const {
    const auto found =
        std::find_if(units_.begin(), units_.end(), [](const AssaultUnit& unit) { return unit.bases > 0; });
    return found == units_.end() ? nullptr : &*found;
}

int FightingSide::bases() const {
    int sum = 0;
    for (const AssaultUnit& unit : units_) sum += unit.bases;
    return sum;
}

bool FightingSide::in_depth(const Tables& tables) const {
    return in_depth_ && principal() && principal()->bases >= tables.assault.least_bases_in_depth;
}

int FightingSide::lose_from(AssaultUnit& unit, int bases) {
    const int gone = std::min(bases, unit.bases);
    unit.bases -= gone;
    unit.lost_bases += gone;
    lost_ += gone;
    return gone;
}

void FightingSide::lose(int bases, LossScope scope) {
    for (AssaultUnit& unit : units_) {
        const int gone = lose_from(unit, bases);
        if (scope == LossScope::side) bases -= gone;
    }
}

void FightingSide::disrupt() {
    for (AssaultUnit& unit : units_) unit.disrupted = true;
}

int terrain_against_attacker(const std::vector<AssaultTerrain>& terrain, CoverStacking stacking, const Tables& tables) {
    int ground = 0;
    int slope = 0;
    int water = 0;
    for (const AssaultTerrain kind : terrain) {
        const int worth = tables.assault.terrain[kind];
        switch (kind) {
            case AssaultTerrain::marsh:
            case AssaultTerrain::woods:
            case AssaultTerrain::village:
            case AssaultTerrain::town:
            case AssaultTerrain::fort:
            case AssaultTerrain::rifle_pits:
            case AssaultTerrain::entrenchments:
                ground = stacking == CoverStacking::sum ? ground + worth : std::max(ground, worth);
                break;
            case AssaultTerrain::gentle_slope:
            case AssaultTerrain::steep_slope:
                slope = std::max(slope, worth);
                break;
            case AssaultTerrain::stream:
            case AssaultTerrain::bridge:
                water = std::max(water, worth);
                break;
        }
    }
    return std::min(ground + slope + water, tables.assault.most_terrain);
}

int numbers_modifier(int bases, int others, const Tables& tables) {
    for (const NumbersRow& row : tables.assault.numbers)
        if (bases * row.to >= others * row.bases) return row.modifier;
    return 0;
}

std::optional<AssaultBand> band_of(int difference, const Tables& tables) {
    const Bands& bands = tables.assault.bands;
    if (difference >= bands.attacker_plus_7.at_least) return AssaultBand::attacker_plus_7;
    if (difference >= bands.attacker_plus_4.at_least) return AssaultBand::attacker_plus_4;
    if (difference >= bands.attacker_plus_1.at_least) return AssaultBand::attacker_plus_1;
    if (-difference >= bands.defender_plus_7.at_least) return AssaultBand::defender_plus_7;
    if (-difference >= bands.defender_plus_4.at_least) return AssaultBand::defender_plus_4;
    if (-difference >= bands.defender_plus_1.at_least) return AssaultBand::defender_plus_1;
    return std::nullopt;
}

const BandResult& result_of(AssaultBand band, const Tables& tables) {
    const Bands& bands = tables.assault.bands;
    switch (band) {
        case AssaultBand::attacker_plus_7:
            return bands.attacker_plus_7;
        case AssaultBand::attacker_plus_4:
            return bands.attacker_plus_4;
        case AssaultBand::attacker_plus_1:
            return bands.attacker_plus_1;
        case AssaultBand::defender_plus_1:
            return bands.defender_plus_1;
        case AssaultBand::defender_plus_4:
            return bands.defender_plus_4;
        case AssaultBand::defender_plus_7:
            return bands.defender_plus_7;
        case AssaultBand::draw_attacker_destroyed:
        case AssaultBand::draw_defender_destroyed:
        case AssaultBand::draw_both_destroyed:
            break;
    }
    static const BandResult nothing{.at_least = 0, .winner = {.disrupted = false}, .loser = {.disrupted = false}};
    return nothing;
}

}  // namespace reisswitz::bbb
