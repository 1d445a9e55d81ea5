#include "rules/portable/procedures/activation.hpp"

#include <algorithm>

#include "dice/chain.hpp"

namespace reisswitz::portable {

namespace {

/// A pack of which some cards have been drawn.
struct Drawing {
    CardPack pack = fresh_pack();
    int total{};
    friend bool operator<(const Drawing& a, const Drawing& b) {
        return a.total != b.total ? a.total < b.total : a.pack < b.pack;
    }
};

}  // namespace

dice::Odds<ActivationResult> activation_odds(const Activation& activation, const Tables& tables) {
    ruling::NoRuling silent;
    if (activation.options.activation == ActivationBy::dice)
        return dice::exact_odds(
            [&](dice::EnumeratedDice& dice) { return resolve_activation(activation, tables, dice, silent, 0); });

    const int count =
        activation_dice(activation.chief_commander, activation.other_units, tables.units_per_activation_die);
    const auto draw = [&](Drawing drawing, dice::EnumeratedDice& dice) {
        drawing.total += resolve_card(drawing.pack, dice, silent, 0).number;
        return drawing;
    };
    const int units = activation.other_units + (activation.chief_commander ? 1 : 0);
    return dice::odds_after(Drawing{}, count, draw, [](const Drawing&) { return false; })
        .merge_by(
            [&](const Drawing& drawn) { return ActivationResult{count, drawn.total, std::min(drawn.total, units)}; });
}

}  // namespace reisswitz::portable
