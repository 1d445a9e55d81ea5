/// The firepower of all who fire at one target.
#pragma once

#include <boost/describe.hpp>
#include <vector>

#include "generated/bbb_clauses.hpp"
#include "rules/bbb/exact.hpp"
#include "rules/bbb/procedures/firefight_column.hpp"
#include "rules/bbb/tables.hpp"
#include "rules/bbb/weapon_row.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::bbb {

/// Bases with one weapon at one range, in one state. Clauses: BBB-FF-4, BBB-MULT-1.
struct FiringGroup {
    WeaponRow weapon{};
    int bases = 1;
    Inches range_in;
    bool disrupted = false;
    bool low_ammo = false;
    bool reduced = false;
    bool pivoted = false;
    bool unlimbered = false;
    bool silenced = false;
};
BOOST_DESCRIBE_STRUCT(FiringGroup, (),
                      (weapon, bases, range_in, disrupted, low_ammo, reduced, pivoted, unlimbered, silenced))

struct FireFactorOptions {
    Choice<&Options::halving_floor> halving_floor;
};
BOOST_DESCRIBE_STRUCT(FireFactorOptions, (), (halving_floor))

/// The procedure `fire_factor`.
struct FireFactor {
    std::vector<FiringGroup> groups;
    FireFactorOptions options{};
};
BOOST_DESCRIBE_STRUCT(FireFactor, (), (groups, options))

/// `rocket_shift`: 1 when rockets help; `column`: before any shift.
struct FireFactorResult {
    Firepower firepower;
    int rocket_shift = 0;
    Column column = Column::none;
};
BOOST_DESCRIBE_STRUCT(FireFactorResult, (), (firepower, rocket_shift, column))

/// The factor of one base at that range; 0 beyond the longest. Clauses: BBB-FF-1, BBB-FF-2, BBB-FF-4, BBB-RULING-45.
int factor_at(const Weapon& weapon, const Inches& range);

/// How many reasons there are to halve the factor of a group.
/// Clauses: BBB-MULT-1, BBB-ATT-11, BBB-ATT-12, BBB-ATT-14.
int halvings(const FiringGroup& group);

/// Whether a gun that is low on ammunition may fire at all at that range. Clauses: BBB-MULT-3.
bool close_enough_for_last_rounds(const Inches& range, const Tables& tables);

/// Ordinals in the ruling: the groups in the order of the inputs; "hex" is a column.
/// Clauses: BBB-FF-1 to BBB-FF-5, BBB-MULT-1 to BBB-MULT-4, BBB-FIRE-2, BBB-FIRE-3, BBB-FIRE-4, BBB-RULING-4,
/// BBB-RULING-13.
template <ruling::RulingSink R>
FireFactorResult add_up_fire(const FireFactor& fire, const Tables& tables, R& ruling) {
    FireFactorResult result;
    int who = -1;
    for (const FiringGroup& group : fire.groups) {
        ++who;
        const Weapon& weapon = row_of(tables, group.weapon);
        if (group.silenced) {
            ruling.verdict(clause::BBB_FIRE_2, verdict::group_silent, {.unit = who});
            continue;
        }
        if (weapon.artillery && group.low_ammo && !close_enough_for_last_rounds(group.range_in, tables)) {
            ruling.verdict(clause::BBB_MULT_3, verdict::group_without_ammunition, {.unit = who});
            continue;
        }
        if (weapon.shifts_up_to_in > 0 && group.range_in.value <= weapon.shifts_up_to_in) {
            ruling.verdict(clause::BBB_FF_3, verdict::rockets_help, {.unit = who});
            result.rocket_shift = 1;
        }
        const int factor = factor_at(weapon, group.range_in);
        if (factor == 0) {
            if (weapon.shifts_up_to_in == 0)
                ruling.verdict(clause::BBB_FF_4, verdict::group_out_of_range, {.unit = who});
            continue;
        }
        ruling.verdict(weapon.artillery ? clause::BBB_FF_2 : clause::BBB_FF_1, verdict::group_fires,
                       {.unit = who, .value = factor});
        int halved = halvings(group);
        if (halved > 0) ruling.verdict(clause::BBB_MULT_1, verdict::group_halved, {.unit = who, .value = halved});
        if (halved > tables.fire.most_halvings &&
            fire.options.halving_floor.under(tables.options) == HalvingFloor::quarter) {
            halved = tables.fire.most_halvings;
            ruling.verdict(clause::BBB_RULING_4, verdict::group_keeps_quarter, {.unit = who});
        }
        result.firepower.value += dice::Rational{group.bases * factor, 1 << halved};
    }
    result.column = column_of(result.firepower, tables.firefight);
    if (result.column == Column::none)
        ruling.verdict(clause::BBB_RULING_13, verdict::no_firepower);
    else
        ruling.verdict(clause::BBB_FIRE_4, verdict::column_is, {.hex = static_cast<int>(result.column)});
    return result;
}

}  // namespace reisswitz::bbb
