/// What a player may know of his own side by the level of his command.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "rules/campaign/procedures/whole.hpp"

namespace reisswitz::campaign {

/// The highest first. Clauses: FW-CMD-1.
enum class Level : std::uint8_t { commander_in_chief, army, corps, division, brigade, regiment };
BOOST_DESCRIBE_ENUM(Level, commander_in_chief, army, corps, division, brigade, regiment)

/// How much a report may tell of a unit.
enum class Insight : std::uint8_t {
    nothing,      ///< not even that it is there
    composition,  ///< corps, divisions and brigades by number, no state
    fair_idea,    ///< strength to the tenth, weariness exactly, as last reported (FW-RULING-2)
    all,          ///< the full details
};
BOOST_DESCRIBE_ENUM(Insight, nothing, composition, fair_idea, all)

/// @param own  the unit stands under this player's command
/// Clauses: FW-CMD-1, FW-CMD-2.
constexpr Insight insight_of(Level level, bool own) {
    switch (level) {
        case Level::commander_in_chief:
            return Insight::composition;
        case Level::army:
            return own ? Insight::composition : Insight::nothing;
        case Level::corps:
            return own ? Insight::fair_idea : Insight::nothing;
        case Level::division:
        case Level::brigade:
        case Level::regiment:
            break;
    }
    return own ? Insight::all : Insight::nothing;
}

/// Strength in tenths of the start, to the nearest. Clauses: FW-RULING-2.
inline int tenths_of_start(int figures, int figures_at_start) {
    return rounded(dice::Rational{10 * figures, figures_at_start}, Rounding::nearest);
}

}  // namespace reisswitz::campaign
