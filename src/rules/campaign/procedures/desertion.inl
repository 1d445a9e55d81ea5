// Bodies of desertion.hpp.

#include <algorithm>

namespace reisswitz::campaign {

namespace desertion {

/// The result for figures lost by the ordinal of the unit.
DesertionResult result_of(const Desertion& desertion, int deserters, const std::vector<int>& lost);

}  // namespace desertion

template <class D, ruling::RulingSink R>
DesertionResult resolve_desertion(const Desertion& desertion, const Tables& tables, D& dice, R& ruling) {
    const int deserters = count_deserters(desertion, tables);
    ruling.verdict(clause::FW_DES_1, verdict::stragglers_return, {.value = desertion.stragglers - deserters});
    ruling.verdict(clause::FW_RULING_15, verdict::stragglers_desert, {.value = deserters});
    std::vector<int> lost(desertion.units.size());
    int wanting = deserters;
    for (const std::size_t i : order_of_desertion(desertion, tables)) {
        if (wanting == 0) break;
        const RosterUnit& unit = desertion.units[i];
        const int who = static_cast<int>(i);
        if (unit.arm == Arm::artillery) {
            lost[i] = std::min(wanting, unit.figures);
            ruling.verdict(clause::FW_DES_3, verdict::artillery_gives, {.unit = who, .value = lost[i]});
        } else {
            const ruling::Throw thrown{label::deserter, who};
            const int face = dice.roll(dice::d6, thrown);
            ruling.dice(clause::FW_DES_2, thrown, dice.shown(), face);
            lost[i] = std::min({tables.straggler_figures[static_cast<std::size_t>(face - 1)], wanting, unit.figures});
            ruling.verdict(clause::FW_DES_2, verdict::unit_loses_deserters, {.unit = who, .value = lost[i]});
        }
        wanting -= lost[i];
    }
    if (wanting > 0) ruling.verdict(clause::FW_RULING_16, verdict::deserters_wanting, {.value = wanting});
    return desertion::result_of(desertion, deserters, lost);
}

}  // namespace reisswitz::campaign
