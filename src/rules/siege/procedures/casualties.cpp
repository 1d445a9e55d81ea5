#include "rules/siege/procedures/casualties.hpp"

#include <array>
#include <cstdint>

namespace reisswitz::siege {

namespace {

/// Gives each number of the figures that are left to each of the fates from `fate` on.
/// @param ways     in which the figures before have met their fates
/// @param visit    visit(counts, ways)
template <class Visit>
void for_each_share(const std::array<int, fates>& faces, int fate, int figures, CasualtyCounts& counts,
                    std::uint64_t ways, Visit& visit) {
    if (fate == fates) {
        if (figures == 0) visit(counts, ways);
        return;
    }
    int& count = count_of(counts, static_cast<Fate>(fate));
    std::uint64_t chosen = ways;  // times the ways to choose `taken` of `figures` and their faces
    for (int taken = 0; taken <= figures; ++taken) {
        if (taken > 0) {
            if (faces[static_cast<std::size_t>(fate)] == 0) break;
            chosen = chosen * static_cast<std::uint64_t>(figures - taken + 1) / static_cast<std::uint64_t>(taken) *
                     static_cast<std::uint64_t>(faces[static_cast<std::size_t>(fate)]);
        }
        count = taken;
        for_each_share(faces, fate + 1, figures - taken, counts, chosen, visit);
    }
    count = 0;
}

}  // namespace

int& count_of(CasualtyCounts& counts, Fate fate) {
    switch (fate) {
        case Fate::dead:
            return counts.dead;
        case Fate::injured:
            return counts.injured;
        case Fate::stunned:
            return counts.stunned;
        case Fate::knocked_down:
            return counts.knocked_down;
        case Fate::unharmed:
            break;
    }
    return counts.unharmed;
}

dice::Odds<CollapseCasualtyResult> collapse_casualty_odds(const CollapseCasualty& casualty, const Tables& tables) {
    const std::optional<Zone> zone = casualty.in_zone(tables.casualties);
    if (!zone || casualty.report == CasualtyReport::dead)
        return dice::exact_odds([&](dice::EnumeratedDice& dice) {
            ruling::NoRuling silent;
            return resolve_collapse_casualty(casualty, tables, dice, silent);
        });
    std::array<int, fates> faces{};
    for (const Fate fate : detail::fates_in(*zone, tables.casualties)) ++faces[static_cast<std::size_t>(fate)];
    std::uint64_t whole = 1;
    for (int figure = 0; figure < casualty.figures; ++figure) whole *= static_cast<std::uint64_t>(dice::d6.sides);

    dice::Odds<CollapseCasualtyResult> odds;
    const auto visit = [&](const CasualtyCounts& counts, std::uint64_t ways) {
        odds.emplace(counts, dice::Rational{ways, whole});
    };
    CasualtyCounts counts;
    for_each_share(faces, 0, casualty.figures, counts, 1, visit);
    return odds;
}

}  // namespace reisswitz::siege
