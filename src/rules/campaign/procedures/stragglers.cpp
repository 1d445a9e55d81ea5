#include "rules/campaign/procedures/stragglers.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <map>

namespace reisswitz::campaign {

namespace {

constexpr std::size_t word_bits = 64;

}  // namespace

int units_that_throw(const Element& element, StragglerUnit by, const Tables& tables) {
    const Formation& formation = row_of(tables, element.type);
    if (formation.part.empty()) return 0;
    if (formation.guns || by == StragglerUnit::counter) return element.count;
    return element.count * element.parts.or_else(rounded(formation.parts, Rounding::nearest));
}

int stragglers_at(int face, const MarchedUnit& unit, StragglerRounding rounding, const Tables& tables) {
    const Rational lost = tables.straggler_factor[static_cast<std::size_t>(unit.fatigue)] *
                          tables.straggler_figures[static_cast<std::size_t>(face - 1)];
    return std::min(rounded(lost, rounding == StragglerRounding::up ? Rounding::up : Rounding::down), unit.figures);
}

std::vector<std::pair<StragglerRollResult, Rational>> straggler_roll_odds(const StragglerRoll& roll,
                                                                          const Tables& tables) {
    using dice::Integer;
    const StragglerRounding rounding = roll.rounding.or_else(tables.options.straggler_rounding);
    Integer whole = 1;
    for (std::size_t i = 0; i < roll.units.size(); ++i) whole *= dice::d6.sides;
    // In how many ways so many figures are lost, for all numbers of figures at once: one long number, of which each
    // stretch of some words is one of these. Adding a unit is then a few shifts.
    const std::size_t words = msb(whole) / word_bits + 1;
    Integer ways = 1;
    for (const MarchedUnit& unit : roll.units) {
        std::map<int, int> faces;  // by the figures that this unit loses
        for (int face = 1; face <= dice::d6.sides; ++face) ++faces[stragglers_at(face, unit, rounding, tables)];
        Integer after = 0;
        for (const auto& [lost, count] : faces)
            after += (ways << (word_bits * words * static_cast<std::size_t>(lost))) * count;
        ways = std::move(after);
    }
    std::vector<std::uint64_t> all;
    export_bits(ways, std::back_inserter(all), word_bits, false);
    std::vector<std::pair<StragglerRollResult, Rational>> odds;
    for (std::size_t at = 0; at < all.size(); at += words) {
        Integer here;
        import_bits(here, all.begin() + static_cast<std::ptrdiff_t>(at),
                    all.begin() + static_cast<std::ptrdiff_t>(std::min(at + words, all.size())), word_bits, false);
        if (here != 0) odds.push_back({{static_cast<int>(at / words)}, {here, whole}});
    }
    return odds;
}

}  // namespace reisswitz::campaign
