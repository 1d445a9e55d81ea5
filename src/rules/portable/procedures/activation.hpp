/// How many units a side may activate.
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/enumerated_dice.hpp"
#include "dice/source.hpp"
#include "generated/portable_clauses.hpp"
#include "rules/portable/model.hpp"
#include "rules/portable/options.hpp"
#include "rules/portable/procedures/house_rule.hpp"
#include "rules/portable/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::portable {

/// How many dice a side throws (or cards it draws).
/// @param other_units  all but the chief: further commanders count here, and so does each of a towing pair
/// Clauses: PW-ACT-3, PW-ACT-4, PW-RULING-13, PW-RULING-15.
constexpr int activation_dice(bool chief_commander, int other_units, int units_per_activation_die) {
    return (chief_commander ? 1 : 0) + (other_units + units_per_activation_die - 1) / units_per_activation_die;
}

/// The throw of activation dice.
///
/// @param count   of dice; none: the total is 0 and nothing is thrown
/// @param dice    draws that many d6, labelled "activation"
/// @param ruling  receives the dice
/// @param side    ordinal of the side
/// @return        their sum
/// Clauses: PW-ACT-1, PW-ACT-2.
template <class D, ruling::RulingSink R>
int resolve_activation_dice(int count, D& dice, R& ruling, int side);

/// A pack of activation cards: how many are left of each number, 1 to 6.
using CardPack = std::array<std::uint8_t, 6>;

constexpr CardPack fresh_pack() {
    CardPack pack{};
    pack.fill(cards_of_each_number);
    return pack;
}

struct DrawnCard {
    int number{};
    bool pack_made_fresh = false;  ///< the pack was empty and was made anew before this card
};

/// The variant `activation = cards`: one card, which leaves the pack.
///
/// @param dice  draws one die with as many faces as there are cards in the pack, labelled "card": the cards counted
///              from the lowest number up
template <class D, ruling::RulingSink R>
DrawnCard resolve_card(CardPack& pack, D& dice, R& ruling, int side);

struct ActivationOptions {
    ActivationBy activation{};
};
BOOST_DESCRIBE_STRUCT(ActivationOptions, (), (activation))

/// The procedure `activation`. With cards, from a fresh pack.
struct Activation {
    bool chief_commander = false;
    int other_units{};
    ActivationOptions options{};
};
BOOST_DESCRIBE_STRUCT(Activation, (), (chief_commander, other_units, options))

/// `may_activate` is the total, or all units where there are fewer (PW-RULING-16).
struct ActivationResult {
    int dice{};
    int total{};
    int may_activate{};
    friend auto operator<=>(const ActivationResult&, const ActivationResult&) = default;
};
BOOST_DESCRIBE_STRUCT(ActivationResult, (), (dice, total, may_activate))

/// Clauses: PW-ACT-1 to PW-ACT-4, PW-RULING-13, PW-RULING-15, PW-RULING-16.
template <class D, ruling::RulingSink R>
ActivationResult resolve_activation(const Activation& activation, const Tables& tables, D& dice, R& ruling, int side);

/// Exact odds; draws from a pack are merged by what is left in it.
dice::Odds<ActivationResult> activation_odds(const Activation& activation, const Tables& tables);

}  // namespace reisswitz::portable

#include "rules/portable/procedures/activation.inl"
