/// Strength, loss and exhaustion at each level of the formations of a side.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/portable/battle.hpp"

namespace reisswitz::formats {

/// A formation, or a whole side, with the formations below it.
struct FormationReport {
    std::string name;  ///< its own: "9th Brigade"; of a side, the side's
    int units{};       ///< all levels below it included, as everything here
    int units_left{};
    int initial_sp{};
    int present_sp{};
    int exhaustion_point{};  ///< the fraction of PW-EXH-1; only that of a whole side has a meaning in the rules
    std::vector<portable::UnitIndex> members;  ///< units directly under it, by id
    std::vector<FormationReport> parts;        ///< by name, numbers in names by their value

    int lost_sp() const { return initial_sp - present_sp; }
    bool worn_out() const { return lost_sp() >= exhaustion_point; }
};

/// @param present_sp  strength of each unit of the roster; empty: all are as at the start
FormationReport formation_report(const portable::Battle& battle, portable::Side side,
                                 std::span<const int> present_sp = {});

/// The strength of each unit of the roster now.
template <portable::Capacity capacity>
std::vector<int> present_sp(const portable::Battle& battle, const portable::BasicState<capacity>& state) {
    std::vector<int> strengths;
    for (std::size_t unit = 0; unit < battle.roster.size(); ++unit) strengths.push_back(state.units[unit].sp);
    return strengths;
}

/// The report as a table, one line a formation, those below another indented.
std::string print_formations(const FormationReport& report);

/// Whether one name stands before another where numbers count by their value: "9th Brigade" before "10th Brigade".
bool before_by_name(std::string_view a, std::string_view b);

}  // namespace reisswitz::formats
