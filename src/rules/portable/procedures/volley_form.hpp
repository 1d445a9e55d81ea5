/// A volley as inputs.
#pragma once

#include "rules/portable/procedures/hits_form.hpp"
#include "rules/portable/procedures/volley.hpp"

namespace reisswitz::portable {

inline const auto& fields(Of<Volley>) {
    static const Fields<Volley> table{
        {&Volley::weapon, {.required = true, .help = "what the firer fires"}},
        {&Volley::range_hexes, {.low = 1, .unit = "hexes", .help = "distance to the target; it has no effect"}},
        {&Volley::target_in_cover, {.help = "an enemy in the target hex is in cover"}},
        {&Volley::firer_moved, {.help = "the firer has moved this turn"}},
        {&Volley::commander_near, {.help = "a commander of its side is in its hex or adjacent"}},
        {&Volley::units, {.required = true, .fewest = 1, .most = 4, .help = "all enemies in the target hex"}},
    };
    return table;
}

inline void check(const Volley& volley, const Tables& tables, const Reader& reader) {
    const int range = row_of(tables, volley.weapon).range;
    if (volley.range_hexes > range)
        reader.fail(Code::out_of_range, fmt::format("Expected 1 to {}, found {}.", range, volley.range_hexes),
                    "/range_hexes");
    DistinctIds{}.check(volley.units, "units", reader);
}

}  // namespace reisswitz::portable
