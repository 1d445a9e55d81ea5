/// A siege train as inputs.
#pragma once

#include "rules/siege/procedures/shots_form.hpp"
#include "rules/siege/procedures/train.hpp"
#include "rules/siege/procedures/wall_form.hpp"

namespace reisswitz::siege {

/// Kinds of guns in a train: the calibres of the table, some of them at two ranges.
inline constexpr std::size_t most_kinds_of_guns = 10;
/// A season of open trenches.
inline constexpr int most_days = 120;

inline const auto& fields(Of<TrainGuns>) {
    static const Fields<TrainGuns> table{
        {&TrainGuns::gun, gun_notes},
        {&TrainGuns::count,
         {.low = 1, .high = most_guns_of_a_train, .help = "how many siege guns, or batteries of field guns"}},
        {&TrainGuns::range_yd, range_notes},
        {&TrainGuns::fire_factor, fire_factor_notes},
        {&TrainGuns::guns, guns_notes},
    };
    return table;
}

inline const auto& fields(Of<DaysToBreach>) {
    static const Fields<DaysToBreach> table{
        {&DaysToBreach::train,
         {.required = true, .fewest = 1, .most = most_kinds_of_guns, .help = "the guns, all aimed at one column"}},
        {&DaysToBreach::hours_a_day, {.low = 1, .high = 24, .unit = "hours", .help = "how long they fire each day"}},
        {&DaysToBreach::on_target_spread, spread_notes},
        {&DaysToBreach::cell_width_yd, cell_width_notes},
        {&DaysToBreach::defence, defence_notes},
        {&DaysToBreach::section, section_notes},
        {&DaysToBreach::defence_value, defence_value_notes},
        {&DaysToBreach::thickness_ft, thickness_notes},
        {&DaysToBreach::damage_before, damage_before_notes},
        {&DaysToBreach::max_days, {.low = 1, .high = most_days, .unit = "days", .help = "how many days are followed"}},
    };
    return table;
}

/// @throws Fault siege_guns_fire_singly, too_large
inline void check(const DaysToBreach& breach, const Tables& tables, const Reader& reader) {
    for (std::size_t kind = 0; kind < breach.train.size(); ++kind) {
        Reader of_the_kind = reader;
        of_the_kind.at("train", [&] {
            of_the_kind.at(std::to_string(kind), [&] { check_guns_together(breach.train[kind], tables, of_the_kind); });
        });
    }
    if (breach_work(breach, tables) > most_breach_work)
        reader.fail(Code::too_large,
                    "So many shots at so strong a wall are not worked out exactly: fewer days, fewer kinds of guns or "
                    "a weaker wall.",
                    "/max_days");
}

}  // namespace reisswitz::siege
