/// Contacts as inputs.
#pragma once

#include "rules/campaign/procedures/arrival_form.hpp"
#include "rules/campaign/procedures/contact.hpp"

namespace reisswitz::campaign {

/// Far beyond any day that is asked for: the source's longest start, ten times over.
inline constexpr int latest_hour = 10'000;

inline const auto& fields(Of<ContactQuestion>) {
    constexpr Notes start{.low = 0, .high = 1000, .unit = "hours", .help = "when it sets off"};
    constexpr Notes screen{.low = 0, .high = 20, .unit = "miles", .help = "how far its posts look along the road"};
    constexpr Notes to_crossing{.low = 0, .high = 1000, .unit = "miles", .help = "from its head to the crossing"};
    constexpr Notes length{.low = 0, .high = 100, .unit = "miles", .help = "of the column; at a crossing"};
    static const Fields<ContactQuestion> table{
        {&ContactQuestion::mode, {.required = true, .help = "how the two march"}},
        {&ContactQuestion::speed_a_mph,
         {.required = true, .low = 0, .high = fastest_column_mph, .unit = "miles an hour", .help = "of column A"}},
        {&ContactQuestion::speed_b_mph,
         {.required = true, .low = 0, .high = fastest_column_mph, .unit = "miles an hour", .help = "of column B"}},
        {&ContactQuestion::start_a_h, start},
        {&ContactQuestion::start_b_h, start},
        {&ContactQuestion::until_h, {.low = 0, .high = latest_hour, .unit = "hours", .help = "when to stop looking"}},
        {&ContactQuestion::distance_mi,
         {.low = 0, .high = longest_distance_mi, .unit = "miles", .help = "between them; head on and in pursuit"}},
        {&ContactQuestion::screen_a_mi, screen},
        {&ContactQuestion::screen_b_mi, screen},
        {&ContactQuestion::distance_a_mi, to_crossing},
        {&ContactQuestion::distance_b_mi, to_crossing},
        {&ContactQuestion::length_a_mi, length},
        {&ContactQuestion::length_b_mi, length},
    };
    return table;
}

inline void check(const ContactQuestion& question, const Tables&, const Reader& reader) {
    check_at_least(question.speed_a_mph, slowest_column_mph, "speed_a_mph", reader);
    if (question.mode != ContactMode::crossing) return check_given(question.distance_mi, "distance_mi", reader);
    if (question.speed_b_mph == 0)
        reader.fail(Code::out_of_range, "A column that stands still never comes to a crossing.", "/speed_b_mph");
    check_given(question.distance_a_mi, "distance_a_mi", reader);
    check_given(question.distance_b_mi, "distance_b_mi", reader);
    check_given(question.length_a_mi, "length_a_mi", reader);
    check_given(question.length_b_mi, "length_b_mi", reader);
}

}  // namespace reisswitz::campaign
