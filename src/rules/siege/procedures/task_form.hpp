/// A piece of siege work as inputs.
#pragma once

#include "rules/siege/procedures/gun_fire_form.hpp"
#include "rules/siege/procedures/task.hpp"

namespace reisswitz::siege {

/// Least and most of any task: from a few paces of trench to the works round a capital.
inline constexpr int parts_of_the_least_amount = 100;
inline constexpr int greatest_amount = 1000;
/// 6,600 men: more find no room at one task.
inline constexpr int most_figures_at_work = 200;

inline const auto& fields(Of<TaskTime>) {
    static const Fields<TaskTime> table{
        {&TaskTime::task, {.required = true, .help = "what is made"}},
        {&TaskTime::amount,
         {.required = true,
          .help = "unit frontages of works, strips of brush, figure frontages of barricade, yards of tunnel; whole "
                  "numbers of batteries, yards of bridge, trees, charges or ladders: 1/100 to 1000"}},
        {&TaskTime::figures,
         {.low = 1,
          .high = most_figures_at_work,
          .help = "figures that work, half the unit; needed for trees, charges and ladders"}},
        {&TaskTime::doubled, {.help = "twice the men are set to it"}},
        {&TaskTime::timber, {.help = "a train has brought timber"}},
        {&TaskTime::engineers, {.help = "engineers or sappers are there"}},
        {&TaskTime::palisade_rate, {.help = "how much of a unit frontage of palisade is made in its time"}},
    };
    return table;
}

constexpr bool counts_whole_things(Measure measure) {
    return measure == Measure::batteries || measure == Measure::bridge_yards || measure == Measure::items;
}

inline void check_amount(const TaskTime& time, const Task& task, const Tables& tables, const Reader& reader) {
    const bool whole = counts_whole_things(task.measure);
    if (whole && denominator(time.amount) != 1)
        reader.fail(Code::bad_type, fmt::format("Expected a whole number, found \"{}\".", dice::to_text(time.amount)),
                    "/amount");
    const dice::Rational least{1, whole ? 1 : parts_of_the_least_amount};
    if (time.amount < least)
        reader.fail(Code::out_of_range,
                    fmt::format("Expected {} or more, found \"{}\".", whole ? "1" : dice::to_text(least),
                                dice::to_text(time.amount)),
                    "/amount");
    if (task.measure == Measure::tunnel_yards) {
        const dice::Rational longest{tables.tunnel_limit_ft, feet_in_a_yard};
        if (time.amount > longest)
            throw describe::Fault(
                "tunnel_too_long", reader.path() + "/amount",
                fmt::format("A tunnel is at most {} feet long: expected \"{}\" yards or less, found "
                            "\"{}\".",
                            tables.tunnel_limit_ft, dice::to_text(longest), dice::to_text(time.amount)));
    } else if (time.amount > greatest_amount) {
        reader.fail(Code::out_of_range,
                    fmt::format("Expected {} or less, found \"{}\".", greatest_amount, dice::to_text(time.amount)),
                    "/amount");
    }
}

/// @throws Fault cannot_double, tunnel_too_long, too_few_figures
inline void check(const TaskTime& time, const Tables& tables, const Reader& reader) {
    const Task& task = row_of(tables, time.task);
    check_amount(time, task, tables, reader);
    if (time.doubled && !task.doubled)
        throw describe::Fault("cannot_double", reader.path() + "/doubled",
                              "Twice the men do not do this task any faster.");
    if (task.measure != Measure::items) return;
    if (!time.figures) reader.fail(Code::missing_input, "Expected the number of figures that work at it.", "/figures");
    if (batch_of(task, *time.figures) == 0)
        throw describe::Fault("too_few_figures", reader.path() + "/figures",
                              fmt::format("So few cannot do this task: found {}.", *time.figures));
}

}  // namespace reisswitz::siege
