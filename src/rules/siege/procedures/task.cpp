#include "rules/siege/procedures/task.hpp"

namespace reisswitz::siege {

namespace {

using dice::Integer;
using dice::Rational;

Integer floor_of(const Rational& number) { return numerator(number) / denominator(number); }
Integer ceiling_of(const Rational& number) {
    return (numerator(number) + denominator(number) - 1) / denominator(number);
}

}  // namespace

int batch_of(const Task& task, int figures) { return floor_of(task.portion * figures).convert_to<int>(); }

Rational portions_of(const TaskTime& time, const Task& task) {
    const bool at_half = time.palisade_rate == PalisadeRate::half && task.portion_at_half != 0;
    const Rational& portion = at_half ? task.portion_at_half : task.portion;
    switch (task.measure) {
        case Measure::items:
            return ceiling_of(time.amount / batch_of(task, *time.figures));
        case Measure::bridge_yards:
            return ceiling_of(time.amount / portion);
        case Measure::unit_frontages:
        case Measure::strips:
        case Measure::batteries:
        case Measure::tunnel_yards:
        case Measure::figure_frontages:
            break;
    }
    return time.amount / portion;
}

int whole_part(const Rational& number) { return floor_of(number).convert_to<int>(); }

int trees_for_stakes(int row_yd, const Tables& tables) {
    const Rational stakes{row_yd * feet_in_a_yard, tables.stake_interval_ft};
    return ceiling_of(stakes / tables.stakes_per_tree).convert_to<int>();
}

}  // namespace reisswitz::siege
