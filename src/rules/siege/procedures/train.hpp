/// A siege train at one column of the wall: how many days it takes until the column is through.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>
#include <vector>

#include "dice/enumerated_dice.hpp"
#include "rules/siege/procedures/bombardment.hpp"
#include "rules/siege/procedures/shots.hpp"
#include "rules/siege/procedures/wall.hpp"

namespace reisswitz::siege {

/// Guns of one calibre at one range.
struct TrainGuns {
    GunRow gun{};
    int count = 1;  ///< guns of the siege train, or batteries of field guns
    int range_yd = 0;
    int fire_factor = 0;
    int guns = 1;  ///< in each battery
};
BOOST_DESCRIBE_STRUCT(TrainGuns, (), (gun, count, range_yd, fire_factor, guns))

/// The procedure `days_to_breach`.
struct DaysToBreach {
    std::vector<TrainGuns> train;
    int hours_a_day = 24;  ///< that they fire
    OnTargetSpread on_target_spread{};
    int cell_width_yd = 5;
    DefenceRow defence{};
    Section section{};
    std::optional<int> defence_value;
    std::optional<int> thickness_ft;
    int damage_before = 0;
    int max_days = 30;

    Wall wall() const { return {defence, section, defence_value, thickness_ft}; }
    /// Points of damage until the column is through; 0: it is.
    int points_left(const Tables& tables) const;
    GunFire fire_of(const TrainGuns& guns) const {
        return {guns.gun, guns.range_yd, guns.fire_factor, guns.guns, on_target_spread, cell_width_yd};
    }
    /// Shots in a day of all guns or batteries of that kind, each loaded when the day begins.
    int shots_a_day(const TrainGuns& guns, const Tables& tables) const {
        return guns.count * shots_in(hours_a_day * tables.moves_per_hour, row_of(tables, guns.gun).fires_every_moves);
    }
};
BOOST_DESCRIBE_STRUCT(DaysToBreach, (),
                      (train, hours_a_day, on_target_spread, cell_width_yd, defence, section, defence_value,
                       thickness_ft, damage_before, max_days))

struct BreachedOnDay {
    bool breached = false;
    int days{};  ///< the day of the breach, from 1; 0: nothing is left to break; those fired when none comes
    friend auto operator<=>(const BreachedOnDay&, const BreachedOnDay&) = default;
};
BOOST_DESCRIBE_STRUCT(BreachedOnDay, (), (breached, days))

/// Day after day until the column is through. Every shot is thrown for; what is told is the end of each day.
/// @param dice  draws the dice of each shot; the kinds of guns are the ordinals, from 1
/// Clauses: SG-GUN-1, SG-GUN-2, SG-GUN-4, SG-TIM-1, SG-RULING-19, SG-RULING-38, SG-RULING-44.
template <class D, ruling::RulingSink R>
BreachedOnDay resolve_days_to_breach(const DaysToBreach& breach, const Tables& tables, D& dice, R& ruling) {
    int left = breach.points_left(tables);
    if (left == 0) {
        ruling.verdict(clause::SG_RULING_44, verdict::nothing_left);
        return {true, 0};
    }
    ruling.verdict(clause::SG_RULING_19, verdict::points_left, {.value = left});
    ruling::NoRuling silent;
    for (int day = 1; day <= breach.max_days; ++day) {
        int kind = 0;
        for (const TrainGuns& guns : breach.train) {
            ++kind;
            const GunFire fire = breach.fire_of(guns);
            for (int shot = breach.shots_a_day(guns, tables); shot > 0; --shot)
                left -= resolve_aimed_damage(fire, tables, dice, silent, kind);
        }
        if (left <= 0) {
            ruling.verdict(clause::SG_RULING_44, verdict::breached_on_day, {.value = day});
            return {true, day};
        }
        ruling.verdict(clause::SG_RULING_38, verdict::points_left_after_day, {.value = left});
    }
    ruling.verdict(clause::SG_RULING_44, verdict::not_breached_in_days, {.value = breach.max_days});
    return {false, breach.max_days};
}

/// The work that the exact odds take: multiplications of one machine word, about a nanosecond each. Clauses: SG-GAP-5.
std::int64_t breach_work(const DaysToBreach& breach, const Tables& tables);
/// Two or three seconds. Ten 48 pounders at a modern wall, followed for a month, need a tenth of it.
inline constexpr std::int64_t most_breach_work = 1'500'000'000;

/// The odds of each day by counting: the damage of all shots is a power of the polynomial of one shot, of which only
/// the terms below the points left are worked out.
dice::Odds<BreachedOnDay> days_to_breach_odds(const DaysToBreach& breach, const Tables& tables);

}  // namespace reisswitz::siege
