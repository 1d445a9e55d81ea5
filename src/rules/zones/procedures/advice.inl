// Bodies of advice.hpp.

#include "generated/zones_clauses.hpp"

namespace reisswitz::zones {

/// Plans that are rarer are left out of the advice.
inline constexpr int rarest_plan_told = 10;  // in a thousand

/// Rounded to nearest. @param number  not below 0
inline int in_a_thousand(const Rational& number) {
    const Rational scaled = number * 2000 + 1;
    return static_cast<int>(numerator(scaled) / (2 * denominator(scaled)));
}

template <ruling::RulingSink R>
AdviceResult answer_advice(const Advice& advice, const Tables& tables, R& ruling) {
    const AllocationGame plans = allocation_game(advice, tables);
    const GameSolution solution = solve(plans.game);
    if constexpr (R::explains) {
        const auto often = [](const Rational& weight) { return in_a_thousand(weight) > rarest_plan_told; };
        ruling.verdict(clause::OZ_ASL_4, verdict::game_is_worth, {.value = in_a_thousand(solution.value)});
        for (std::size_t i = 0; i < plans.attack.size(); ++i) {
            if (!often(solution.row_mix[i])) continue;
            const std::size_t reply = worst_reply(plans.game, i);
            ruling.verdict(clause::OZ_ASL_9, verdict::attack_plan,
                           {.unit = number_of(plans.attack[i]), .value = in_a_thousand(solution.row_mix[i])});
            ruling.verdict(clause::OZ_ASL_9, verdict::worst_reply,
                           {.value = in_a_thousand(plans.game.at(i, reply)), .other = number_of(plans.defence[reply])});
        }
        for (std::size_t j = 0; j < plans.defence.size(); ++j)
            if (often(solution.column_mix[j]))
                ruling.verdict(clause::OZ_ASL_7, verdict::defence_plan,
                               {.unit = number_of(plans.defence[j]), .value = in_a_thousand(solution.column_mix[j])});
        const std::size_t safest = safest_row(plans.game);
        ruling.verdict(
            clause::OZ_ASL_4, verdict::single_plan_gives_away,
            {.unit = number_of(plans.attack[safest]),
             .value = in_a_thousand(solution.value - plans.game.at(safest, worst_reply(plans.game, safest)))});
    }
    return {NinePlaces::of(solution.value)};
}

}  // namespace reisswitz::zones
