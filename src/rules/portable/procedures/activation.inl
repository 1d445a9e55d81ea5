// Bodies of activation.hpp.

namespace reisswitz::portable {

template <class D, ruling::RulingSink R>
int resolve_activation_dice(int count, D& dice, R& ruling, int side) {
    if (count == 0) {
        ruling.verdict(clause::PW_ACT_3, verdict::no_activation, {.side = side});
        return 0;
    }
    const ruling::Throw thrown{label::activation, side};
    const int total = dice.sum(count, dice::d6, thrown);
    ruling.dice(clause::PW_ACT_1, thrown, dice.shown(), total);
    return total;
}

template <class D, ruling::RulingSink R>
DrawnCard resolve_card(CardPack& pack, D& dice, R& ruling, int side) {
    const auto cards_in = [](const CardPack& cards) {
        int count = 0;
        for (const std::uint8_t of_a_number : cards) count += of_a_number;
        return count;
    };
    DrawnCard drawn;
    if (cards_in(pack) == 0) {
        pack = fresh_pack();
        drawn.pack_made_fresh = true;
    }
    const ruling::Throw thrown{label::card, side};
    int card = dice.roll(dice::Die{cards_in(pack)}, thrown);
    for (std::uint8_t& of_this_number : pack) {
        ++drawn.number;
        if (card <= of_this_number) {
            --of_this_number;
            break;
        }
        card -= of_this_number;
    }
    ruling.dice(house_rule, thrown, {&drawn.number, 1}, drawn.number);
    return drawn;
}

template <class D, ruling::RulingSink R>
ActivationResult resolve_activation(const Activation& activation, const Tables& tables, D& dice, R& ruling, int side) {
    const int count =
        activation_dice(activation.chief_commander, activation.other_units, tables.units_per_activation_die);
    int total = 0;
    if (activation.options.activation == ActivationBy::cards && count > 0) {
        ruling.verdict(house_rule, verdict::cards_drawn, {.side = side});
        CardPack pack = fresh_pack();
        for (int card = 0; card < count; ++card) total += resolve_card(pack, dice, ruling, side).number;
    } else {
        total = resolve_activation_dice(count, dice, ruling, side);
    }
    const int units = activation.other_units + (activation.chief_commander ? 1 : 0);
    const int may_activate = total < units ? total : units;
    if (count > 0) ruling.verdict(clause::PW_ACT_2, verdict::may_activate, {.value = may_activate, .side = side});
    return {count, total, may_activate};
}

}  // namespace reisswitz::portable
