/// What a campaign speaks of: how weary troops are, what they are, how good they are.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

namespace reisswitz::campaign {

/// How weary troops are that march. Clauses: FW-FOM-1 to FW-FOM-3, FW-STR-2.
enum class Fatigue : std::uint8_t { fresh, tired, exhausted };
BOOST_DESCRIBE_ENUM(Fatigue, fresh, tired, exhausted)

/// How weary troops are, those included that no longer march. Clauses: FW-FOM-7.
enum class Condition : std::uint8_t { fresh, tired, exhausted, spent };
BOOST_DESCRIBE_ENUM(Condition, fresh, tired, exhausted, spent)

/// How a unit fares in a week after a forced march if it marches on. Clauses: FW-FOM-1 to FW-FOM-5.
enum class WeekAfter : std::uint8_t { fresh, tired, exhausted, must_rest, rested };
BOOST_DESCRIBE_ENUM(WeekAfter, fresh, tired, exhausted, must_rest, rested)

enum class Arm : std::uint8_t { infantry, cavalry, artillery };
BOOST_DESCRIBE_ENUM(Arm, infantry, cavalry, artillery)

/// The poorest first. Clauses: FW-DES-2.
enum class Class : std::uint8_t { raw, trained, veteran, elite };
BOOST_DESCRIBE_ENUM(Class, raw, trained, veteran, elite)

enum class Season : std::uint8_t { spring, summer, autumn, winter };
BOOST_DESCRIBE_ENUM(Season, spring, summer, autumn, winter)

/// What an encounter of scouts with a screen came to. Clauses: FW-SCT-6, FW-SCT-7.
enum class ScoutResult : std::uint8_t { unopposed, driven_in, pushed_back, observed, repulsed };
BOOST_DESCRIBE_ENUM(ScoutResult, unopposed, driven_in, pushed_back, observed, repulsed)

/// What scouts learn: units and strengths; arms and numbers of units; that somebody is there, and where he goes.
enum class Information : std::uint8_t { full, composition, presence, none };
BOOST_DESCRIBE_ENUM(Information, full, composition, presence, none)

/// A number of figures of which each stands for so many men that no unit has more of them.
inline constexpr int most_figures = 500;

}  // namespace reisswitz::campaign
