/// A march as inputs.
#pragma once

#include "rules/campaign/procedures/inputs_form.hpp"
#include "rules/campaign/procedures/march.hpp"

namespace reisswitz::campaign {

inline constexpr Notes road_notes{.help = "class of the road"};
inline constexpr Notes terrain_notes{.help = "country that it crosses"};
inline constexpr Notes weather_notes{.help = "code of the day's weather"};
inline constexpr Notes fatigue_notes{.help = "how weary they are"};
inline constexpr Notes method3_gain_notes{.low = 0, .high = 1, .help = "part that a day of the third method gains"};

inline const auto& fields(Of<March>) {
    static const Fields<March> table{
        {&March::nation, {.required = true, .help = "whose troops they are"}},
        {&March::troop_types, {.required = true, .fewest = 1, .most = 12, .help = "what marches in the column"}},
        {&March::distance_mi,
         {.required = true, .low = 0, .high = longest_distance_mi, .unit = "miles", .help = "by road"}},
        {&March::road, road_notes},
        {&March::terrain, terrain_notes},
        {&March::weather, weather_notes},
        {&March::fatigue, fatigue_notes},
        {&March::forced_method, {.low = 0, .high = most_march_method, .help = "method of forced march; 0: none"}},
        {&March::method3_gain, method3_gain_notes},
    };
    return table;
}

}  // namespace reisswitz::campaign
