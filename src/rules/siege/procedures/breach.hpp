/// How many shots it takes until a column of the wall is through.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "dice/enumerated_dice.hpp"
#include "rules/siege/procedures/bombardment.hpp"
#include "rules/siege/procedures/one_of.hpp"
#include "rules/siege/procedures/wall.hpp"

namespace reisswitz::siege {

/// Odds of each number of shots, or their mean.
enum class BreachMode : std::uint8_t { distribution, expectation };
BOOST_DESCRIBE_ENUM(BreachMode, distribution, expectation)

/// The procedure `shots_to_breach`: always the same gun at the same column.
struct ShotsToBreach : GunFire {
    DefenceRow defence{};
    Section section{};
    std::optional<int> defence_value;
    std::optional<int> thickness_ft;
    int damage_before = 0;
    BreachMode mode{};
    int max_shots = 40;

    Wall wall() const { return {defence, section, defence_value, thickness_ft}; }
    /// Points of damage until the column is through; 0: it is.
    int points_left(const Tables& tables) const;
};
BOOST_DESCRIBE_STRUCT(ShotsToBreach, (GunFire),
                      (defence, section, defence_value, thickness_ft, damage_before, mode, max_shots))

struct BreachedAfter {
    bool breached = false;
    int shots{};  ///< the one that breaches; those fired when none does
    friend auto operator<=>(const BreachedAfter&, const BreachedAfter&) = default;
};
BOOST_DESCRIBE_STRUCT(BreachedAfter, (), (breached, shots))

struct ExpectedShots {
    dice::Rational expected_shots;
    friend std::strong_ordering operator<=>(const ExpectedShots&, const ExpectedShots&) = default;
    friend bool operator==(const ExpectedShots&, const ExpectedShots&) = default;
};
BOOST_DESCRIBE_STRUCT(ExpectedShots, (), (expected_shots))

using ShotsToBreachResult = OneOf<BreachedAfter, ExpectedShots>;

/// Shots until the column is through, or until `max_shots` are fired.
/// @param dice  draws the dice of each shot; the shots are the ordinals of the ruling, from 1
/// Clauses: SG-GUN-2, SG-GUN-4, SG-COL-1, SG-RULING-19, SG-RULING-44.
template <class D, ruling::RulingSink R>
BreachedAfter resolve_breach(const ShotsToBreach& breach, const Tables& tables, D& dice, R& ruling);

/// The same by counting: equal sums of damage are one state, and shots that do nothing are counted apart.
dice::Odds<BreachedAfter> breach_odds(const ShotsToBreach& breach, const Tables& tables);

/// The mean number of shots until the column is through, however long it takes.
/// @pre  nothing is left to break, or the gun can hurt the column
dice::Rational expected_shots(const ShotsToBreach& breach, const Tables& tables);

/// As the procedure answers: odds in one mode, their mean in the other.
dice::Odds<ShotsToBreachResult> shots_to_breach_odds(const ShotsToBreach& breach, const Tables& tables);

/// As the procedure is rolled: in the mode of the mean no dice are thrown.
template <class D, ruling::RulingSink R>
ShotsToBreachResult resolve_shots_to_breach(const ShotsToBreach& breach, const Tables& tables, D& dice, R& ruling) {
    if (breach.mode == BreachMode::expectation) {
        ruling.verdict(clause::SG_RULING_19, verdict::points_left, {.value = breach.points_left(tables)});
        return ExpectedShots{expected_shots(breach, tables)};
    }
    return resolve_breach(breach, tables, dice, ruling);
}

template <class D, ruling::RulingSink R>
BreachedAfter resolve_breach(const ShotsToBreach& breach, const Tables& tables, D& dice, R& ruling) {
    int left = breach.points_left(tables);
    if (left <= 0) {
        ruling.verdict(clause::SG_RULING_44, verdict::nothing_left);
        return {true, 0};
    }
    ruling.verdict(clause::SG_RULING_19, verdict::points_left, {.value = left});
    for (int shot = 1; shot <= breach.max_shots; ++shot) {
        const int damage = resolve_aimed_damage(breach, tables, dice, ruling, shot);
        if (damage == 0) continue;
        left -= damage;
        if (left <= 0) {
            ruling.verdict(clause::SG_RULING_44, verdict::breached_at_shot, {.value = shot});
            return {true, shot};
        }
        ruling.verdict(clause::SG_RULING_19, verdict::points_left, {.value = left});
    }
    ruling.verdict(clause::SG_RULING_44, verdict::not_breached, {.value = breach.max_shots});
    return {false, breach.max_shots};
}

}  // namespace reisswitz::siege
