/// Figures near a fall as inputs.
#pragma once

#include "rules/siege/procedures/casualties.hpp"
#include "rules/siege/procedures/gun_fire_form.hpp"
#include "rules/siege/procedures/one_of_form.hpp"

namespace reisswitz::siege {

/// Two thousand men: more stand at no one place.
inline constexpr int most_figures = 60;
/// Where every fate is counted, each combination is an outcome: already 1820 of them.
inline constexpr int most_figures_counted = 12;

inline const auto& fields(Of<CollapseCasualty>) {
    static const Fields<CollapseCasualty> table{
        {&CollapseCasualty::zone, {.help = "how near the figures are; it wins over where they stand"}},
        {&CollapseCasualty::where, {.help = "where they stand; needed where no zone is given"}},
        {&CollapseCasualty::distance_yd,
         {.low = 0, .high = 1000, .unit = "yards", .help = "how far from the fall, where it matters"}},
        {&CollapseCasualty::figures,
         {.low = 1, .high = most_figures, .help = "how many; at most 12 where every fate is counted"}},
        {&CollapseCasualty::report, {.help = "every fate counted, or the dead only"}},
    };
    return table;
}

inline void check(const CollapseCasualty& casualty, const Tables&, const Reader& reader) {
    if (!casualty.zone && !casualty.where)
        reader.fail(Code::missing_input, "Expected a zone, or where the figures stand.", "/zone");
    if (casualty.report == CasualtyReport::counts && casualty.figures > most_figures_counted)
        reader.fail(
            Code::out_of_range,
            fmt::format("Every fate is counted for 1 to {} figures, found {}.", most_figures_counted, casualty.figures),
            "/figures");
}

}  // namespace reisswitz::siege
