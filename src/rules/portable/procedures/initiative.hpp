/// Who goes first.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <optional>

#include "dice/source.hpp"
#include "generated/portable_clauses.hpp"
#include "rules/portable/model.hpp"
#include "rules/portable/options.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::portable {

/// The procedure `initiative`. `previous_first` went first last turn; none on turn 1, when ties are thrown again
/// whatever the rule.
struct Initiative {
    InitiativeTie tie_rule{};
    std::optional<Side> previous_first;
};
BOOST_DESCRIBE_STRUCT(Initiative, (), (tie_rule, previous_first))

struct InitiativeResult {
    Side first{};
    friend auto operator<=>(const InitiativeResult&, const InitiativeResult&) = default;
};
BOOST_DESCRIBE_STRUCT(InitiativeResult, (), (first))

/// The throw that decided.
struct InitiativeThrow {
    Side first{};
    int red{};   ///< red's die
    int blue{};  ///< blue's
    friend auto operator<=>(const InitiativeThrow&, const InitiativeThrow&) = default;
};

/// @param dice    draws a d6 for red, then one for blue, labelled "initiative"; again after a tie, where ties are
/// @param ruling  receives both dice, ties and who goes first; sides by their ordinals
/// Clauses: PW-INIT-1, PW-RULING-14, PW-DICE-1.
template <class D, ruling::RulingSink R>
InitiativeThrow resolve_initiative(const Initiative& initiative, D& dice, R& ruling);

}  // namespace reisswitz::portable

#include "rules/portable/procedures/initiative.inl"
