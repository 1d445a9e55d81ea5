/// Standing orders: how an owner answers when he is not asked. Secret; used by the table when he is silent, and by the
/// rules where asking would betray something (PW-FOG-5).
#pragma once

#include <array>
#include <boost/describe.hpp>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "rules/portable/model.hpp"

namespace reisswitz::portable {

enum class StandWhen : std::uint8_t { after_wait, at_once };
BOOST_DESCRIBE_ENUM(StandWhen, after_wait, at_once)
enum class OnHit : std::uint8_t { retreat, stand, stand_unless_last, stand_if_supported };
BOOST_DESCRIBE_ENUM(OnHit, retreat, stand, stand_unless_last, stand_if_supported)
enum class CommandersOrder : std::uint8_t { go, stay };
BOOST_DESCRIBE_ENUM(CommandersOrder, go, stay)
enum class FollowUpOrder : std::uint8_t { no, occupy, occupy_and_fight };
BOOST_DESCRIBE_ENUM(FollowUpOrder, no, occupy, occupy_and_fight)

/// A hex or a direction to go back to.
struct RetreatWish {
    HexIndex hex{};
    std::optional<Direction> direction;
    friend bool operator==(const RetreatWish&, const RetreatWish&) = default;
};

/// The most places that one standing order may list.
inline constexpr std::size_t most_retreat_wishes = 12;

/// What has been ordered; what has not been stays empty.
struct StandingItems {
    std::optional<StandWhen> when;
    std::optional<OnHit> on_hit;
    std::optional<std::vector<RetreatWish>> retreat_to;
    std::optional<CommandersOrder> commanders;
    std::optional<FollowUpOrder> follow_up;
    friend bool operator==(const StandingItems&, const StandingItems&) = default;
};

/// The standing orders of both sides. Clauses: PW-STD-1, PW-STD-2.
struct StandingOrders {
    std::array<StandingItems, 2> all{};                   ///< by side
    std::array<StandingItems, any_battle.units> units{};  ///< a unit's own goes before its side's

    /// The value that holds for a unit: its own, else its side's, else the text's.
    template <class T>
    T value(const Side side, UnitIndex unit, std::optional<T> StandingItems::* item, const T& preset) const {
        if (unit != no_unit && (units[unit].*item)) return *(units[unit].*item);
        return (all[index(side)].*item).value_or(preset);
    }

    friend bool operator==(const StandingOrders&, const StandingOrders&) = default;
};

}  // namespace reisswitz::portable
