/// Questions of a day on which all columns march at once.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "rules/campaign/procedures/contact.hpp"
#include "rules/campaign/procedures/table_row.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// What the clock runs to. Of events at one hour the first of these comes first. Clauses: FW-SIM-1.
enum class MarchEvent : std::uint8_t { courier, scouting_contact, contact, node_arrival };

/// Hours from midnight of day 0, then the kind.
struct MarchMoment {
    Rational hour_h{};
    MarchEvent event{};
    friend bool operator<(const MarchMoment& a, const MarchMoment& b) {
        return a.hour_h < b.hour_h || (a.hour_h == b.hour_h && a.event < b.event);
    }
};

/// How far guns are heard, in miles through the air. Clauses: FW-SIM-5.
inline const Rational& guns_heard_mi(TableRow<Weathers> weather, const Tables& tables) {
    const MessageTables& messages = tables.messages;
    const int row = weather.row < 0 ? find_row(tables.weathers, Weathers::usual) : weather.row;
    for (const WeatherRow muffled : messages.muffled_in)
        if (muffled == row) return messages.guns_heard_muffled_mi;
    return messages.guns_heard_mi;
}

/// A column that turns about needs an hour. Clauses: FW-SIM-4.
inline constexpr int hours_to_turn_about = 1;

/// A column that will not fight, and the one behind it.
struct Withdrawal {
    Rational gap_mi{};  ///< at the contact
    Rational pursuer_mph{};
    Rational withdrawer_mph{};
    Rational contact_h{};  ///< hours of the day
    Rational dusk_h{};
};

/// Whether it is caught before dark, and when. Clauses: FW-SIM-4, FW-CON-1.
inline ContactTime caught_withdrawing(const Withdrawal& column) {
    return contact_time({.mode = ContactMode::pursuit,
                         .speed_a_mph = column.pursuer_mph,
                         .speed_b_mph = column.withdrawer_mph,
                         .start_a_h = column.contact_h + hours_to_turn_about,
                         .start_b_h = column.contact_h + hours_to_turn_about,
                         .until_h = column.dusk_h,
                         .distance_mi = column.gap_mi});
}

/// Whether the umpire goes over to phases of a day. Clauses: FW-PHA-1, FW-RULING-1.
inline bool is_time_for_days(const Rational& miles_apart, const Rational& days_march_mi, const Tables& tables) {
    return miles_apart <= days_march_mi * tables.options.daily_within_days;
}

}  // namespace reisswitz::campaign
