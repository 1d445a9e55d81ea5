/// The named rulings of the campaign: each option with its values, the default first.
#pragma once

#include <boost/describe.hpp>
#include <cstdint>

#include "dice/rational.hpp"

namespace reisswitz::campaign {

/// FW-RULING-14, FW-RULING-15.
enum class Rounding : std::uint8_t { up, down, nearest };
BOOST_DESCRIBE_ENUM(Rounding, up, down, nearest)
/// FW-RULING-14.
enum class StragglerRounding : std::uint8_t { up, down };
BOOST_DESCRIBE_ENUM(StragglerRounding, up, down)
/// FW-RULING-13.
enum class PursuitState : std::uint8_t { after, before };
BOOST_DESCRIBE_ENUM(PursuitState, after, before)
/// FW-RULING-17.
enum class Edge : std::uint8_t { clamp, reflect, wrap, stay };
BOOST_DESCRIBE_ENUM(Edge, clamp, reflect, wrap, stay)
/// FW-RULING-10. The word of the first is "default".
enum class Scouting : std::uint8_t { default_, table };
BOOST_DESCRIBE_ENUM(Scouting, default_, table)
/// FW-RULING-25.
enum class StragglerUnit : std::uint8_t { battalion, counter };
BOOST_DESCRIBE_ENUM(StragglerUnit, battalion, counter)
/// Lengths of formations as the text has them, or in proportion to what is in them (FW-COL-1 to FW-COL-3).
enum class Lengths : std::uint8_t { standard, composition };
BOOST_DESCRIBE_ENUM(Lengths, standard, composition)

struct Options {
    int daily_within_days = 2;          ///< FW-RULING-1
    dice::Rational method3_gain{1, 5};  ///< FW-RULING-3
    int method3_days = 7;               ///< FW-RULING-4
    bool all_fighters_tire = false;     ///< FW-RULING-12
    PursuitState pursuit_state{};
    StragglerRounding straggler_rounding{};
    Rounding deserter_rounding = Rounding::nearest;
    Edge edge{};
    Scouting scouting{};
    bool second_pass = true;  ///< FW-RULING-16
    StragglerUnit straggler_unit{};
    Lengths lengths{};
};
BOOST_DESCRIBE_STRUCT(Options, (),
                      (daily_within_days, method3_gain, method3_days, all_fighters_tire, pursuit_state,
                       straggler_rounding, deserter_rounding, edge, scouting, second_pass, straggler_unit, lengths))

}  // namespace reisswitz::campaign
