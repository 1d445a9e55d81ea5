// Bodies of initiative.hpp.

namespace reisswitz::portable {

template <class D, ruling::RulingSink R>
InitiativeThrow resolve_initiative(const Initiative& initiative, D& dice, R& ruling) {
    const ruling::Throw reds{label::initiative, static_cast<int>(Side::red)};
    const ruling::Throw blues{label::initiative, static_cast<int>(Side::blue)};
    const bool tie_is_thrown_again = initiative.tie_rule == InitiativeTie::reroll || !initiative.previous_first;

    const InitiativeThrow thrown = dice.until([&](auto& again) -> std::optional<InitiativeThrow> {
        const dice::Opposed both = again.opposed(dice::d6, reds, blues);
        ruling.dice(clause::PW_INIT_1, reds, {&both.first, 1}, both.first);
        ruling.dice(clause::PW_INIT_1, blues, {&both.second, 1}, both.second);
        if (both.first != both.second)
            return InitiativeThrow{both.first > both.second ? Side::red : Side::blue, both.first, both.second};
        ruling.verdict(clause::PW_RULING_14, verdict::initiative_tied, {.value = both.first});
        if (tie_is_thrown_again) {
            ruling.verdict(clause::PW_RULING_14, verdict::initiative_thrown_again);
            return std::nullopt;
        }
        const bool keeps = initiative.tie_rule == InitiativeTie::keep;
        const Side first = keeps ? *initiative.previous_first : enemy_of(*initiative.previous_first);
        ruling.verdict(clause::PW_RULING_14, keeps ? verdict::initiative_kept : verdict::initiative_swapped,
                       {.side = static_cast<int>(first)});
        return InitiativeThrow{first, both.first, both.second};
    });
    ruling.verdict(clause::PW_INIT_1, verdict::initiative_won, {.side = static_cast<int>(thrown.first)});
    return thrown;
}

}  // namespace reisswitz::portable
