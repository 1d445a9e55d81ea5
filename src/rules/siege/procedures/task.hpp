/// How long a piece of siege work takes.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "dice/rational.hpp"
#include "generated/siege_clauses.hpp"
#include "rules/siege/procedures/table_row.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// The procedure `task_time`.
struct TaskTime {
    TaskRow task{};
    dice::Rational amount = 0;   ///< as the task measures it
    std::optional<int> figures;  ///< at work: half the unit (SG-RULING-32); for items only
    bool doubled = false;        ///< twice the men (SG-LAB-1)
    bool timber = true;          ///< a train has brought it
    bool engineers = true;       ///< are there
    PalisadeRate palisade_rate{};
};
BOOST_DESCRIBE_STRUCT(TaskTime, (), (task, amount, figures, doubled, timber, engineers, palisade_rate))

enum class TaskStatus : std::uint8_t { done, waiting_timber, cannot_start };
BOOST_DESCRIBE_ENUM(TaskStatus, done, waiting_timber, cannot_start)

/// `hours_h`, `moves`: until it is done, or until it must wait.
struct TaskTimeResult {
    TaskStatus status{};
    dice::Rational hours_h;
    dice::Rational moves;
    friend bool operator==(const TaskTimeResult&, const TaskTimeResult&) = default;
};
BOOST_DESCRIBE_STRUCT(TaskTimeResult, (), (status, hours_h, moves))

/// Items that so many figures make at one go; 0: too few. Clauses: SG-TSK-5, SG-TSK-9, SG-TSK-10.
int batch_of(const Task& task, int figures);

/// The portions of that task; more than one time for all of them. Clauses: SG-TSK-1 to SG-TSK-14, SG-RULING-2.
/// @pre  of items: figures are given, and enough for a batch
dice::Rational portions_of(const TaskTime& time, const Task& task);

/// Rounded down to a whole number, for a ruling.
int whole_part(const dice::Rational& number);

/// Trees for so much of a single row of stakes. Clauses: SG-TSK-3, SG-TSK-5, SG-RULING-37.
int trees_for_stakes(int row_yd, const Tables& tables);

/// Times of one task; what follows upon another task adds its time to that (SG-TIM-2).
/// Clauses: SG-TSK-1 to SG-TSK-14, SG-WRK-5, SG-TIM-1, SG-TIM-2, SG-LAB-1, SG-LAB-2, SG-TIB-2, SG-ENG-1, SG-RULING-2,
/// SG-RULING-3, SG-RULING-4, SG-RULING-32, SG-RULING-33.
template <ruling::RulingSink R>
TaskTimeResult find_task_time(const TaskTime& time, const Tables& tables, R& ruling) {
    const Task& task = row_of(tables, time.task);
    if (task.engineers && !time.engineers) {
        ruling.verdict(clause::SG_ENG_1, verdict::work_cannot_start_engineers);
        return {TaskStatus::cannot_start, 0, 0};
    }
    if (task.timber == Timber::to_start && !time.timber) {
        ruling.verdict(clause::SG_RULING_4, verdict::work_cannot_start_timber);
        return {TaskStatus::cannot_start, 0, 0};
    }
    const dice::Rational portions = portions_of(time, task);
    ruling.verdict(task.measure == Measure::items ? clause::SG_RULING_32 : clause::SG_WRK_5, verdict::portions,
                   {.value = whole_part(portions)});
    ruling.verdict(clause::SG_TIM_2, verdict::hours_each, {.value = task.hours});
    dice::Rational hours = portions * task.hours;
    if (time.doubled) {
        ruling.applies(clause::SG_LAB_1);
        hours /= 2;
    }
    TaskStatus status = TaskStatus::done;
    if (task.timber == Timber::to_finish && !time.timber) {
        status = TaskStatus::waiting_timber;
        hours *= 1 - tables.timbering_part;
    }
    ruling.verdict(status == TaskStatus::done ? clause::SG_TIM_1 : clause::SG_TIB_2,
                   status == TaskStatus::done ? verdict::work_done : verdict::work_waits);
    return {status, hours, hours * tables.moves_per_hour};
}

}  // namespace reisswitz::siege
