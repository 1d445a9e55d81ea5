/// Shots to a breach as inputs.
#pragma once

#include "rules/siege/procedures/aimed_shot.hpp"
#include "rules/siege/procedures/breach.hpp"
#include "rules/siege/procedures/one_of_form.hpp"
#include "rules/siege/procedures/wall_form.hpp"

namespace reisswitz::siege {

/// Beyond it the fractions of a mean grow to thousands of digits.
inline constexpr int most_points_for_a_mean = 4000;
/// Each shot is an outcome of its own with a fraction as long as the shots before it.
inline constexpr int most_shots_followed = 200;

inline const auto& fields(Of<ShotsToBreach>) {
    static const Fields<ShotsToBreach> table{
        {&ShotsToBreach::gun, gun_notes},
        {&ShotsToBreach::range_yd, range_notes},
        {&ShotsToBreach::fire_factor, fire_factor_notes},
        {&ShotsToBreach::guns, guns_notes},
        {&ShotsToBreach::on_target_spread, spread_notes},
        {&ShotsToBreach::cell_width_yd, cell_width_notes},
        {&ShotsToBreach::defence, defence_notes},
        {&ShotsToBreach::section, section_notes},
        {&ShotsToBreach::defence_value, defence_value_notes},
        {&ShotsToBreach::thickness_ft, thickness_notes},
        {&ShotsToBreach::damage_before, damage_before_notes},
        {&ShotsToBreach::mode, {.help = "the odds of each number of shots, or the mean number"}},
        {&ShotsToBreach::max_shots,
         {.low = 1, .high = most_shots_followed, .unit = "shots", .help = "how many shots are followed"}},
    };
    return table;
}

/// @throws Fault siege_guns_fire_singly, never, too_large
inline void check(const ShotsToBreach& breach, const Tables& tables, const Reader& reader) {
    check_guns_together(breach, tables, reader);
    const int left = breach.points_left(tables);
    if (breach.mode != BreachMode::expectation || left == 0) return;
    if (!aimed_shot(breach, tables).can_hurt())
        throw describe::Fault("never", reader.path() + "/gun", "This gun never hurts the column that it aims at.");
    if (left > most_points_for_a_mean)
        reader.fail(Code::too_large,
                    fmt::format("The mean is worked out for at most {} points, found {} left to break.",
                                most_points_for_a_mean, left),
                    "/defence");
}

}  // namespace reisswitz::siege
