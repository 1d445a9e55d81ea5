/// Scouts against a screen as inputs.
#pragma once

#include "rules/campaign/procedures/inputs_form.hpp"
#include "rules/campaign/procedures/scouting.hpp"

namespace reisswitz::describe {

/// 1, 3 or 5.
template <>
struct Scalar<campaign::ScreenBand> {
    static campaign::ScreenBand read(const json& value, const Notes&, const Reader& reader) {
        const std::int64_t miles = read_integer(value, {}, reader);
        for (std::size_t row = 0; row < campaign::screen_bands_mi.size(); ++row)
            if (campaign::screen_bands_mi[row] == miles) return {row};
        reader.fail(Code::unknown_value, "Expected 1, 3 or 5, found " + shown(value) + ".");
    }
    static json write(const campaign::ScreenBand& band, const Notes&, const Reader&) { return band.miles(); }
    static json schema(const Notes&, const Reader&) {
        return {{"type", "integer"}, {"enum", campaign::screen_bands_mi}};
    }
};

}  // namespace reisswitz::describe

namespace reisswitz::campaign {

inline const auto& fields(Of<ScoutContact>) {
    static const Fields<ScoutContact> table{
        {&ScoutContact::scout_squadrons,
         {.required = true, .low = 1, .high = 6, .unit = "squadrons", .help = "strength of the scouting party"}},
        {&ScoutContact::scout_type, {.help = "what cavalry it is"}},
        {&ScoutContact::screen_posts,
         {.required = true, .low = 0, .high = 6, .unit = "posts", .help = "of the screen that it meets"}},
        {&ScoutContact::screen_arm, {.help = "of the posts"}},
        {&ScoutContact::screen_band_mi, {.unit = "miles", .help = "how far out the farthest post stands: 1, 3 or 5"}},
        {&ScoutContact::posture, {.help = "of the posts"}},
    };
    return table;
}

}  // namespace reisswitz::campaign
