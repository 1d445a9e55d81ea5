/// The assault on a zone as inputs.
#pragma once

#include <string>

#include "rules/zones/procedures/place_form.hpp"
#include "rules/zones/procedures/sector_form.hpp"
#include "rules/zones/procedures/zone_assault.hpp"

namespace reisswitz::zones {

inline const auto& fields(Of<AssaultedPlace>) {
    static const Fields<AssaultedPlace> table{
        {&AssaultedPlace::sectors,
         {.required = true, .fewest = 1, .most = most_sectors, .help = "the combat sectors in order"}},
        {&AssaultedPlace::cover_rules, {.help = "whether sectors must be covered before any has two units"}},
    };
    return table;
}

/// Clauses: OZ-RULING-5, OZ-ASL-8, OZ-ASL-9.
inline void check_cover(const ZoneAssault& assault, const Reader& reader) {
    std::size_t attackers = 0;
    bool doubled = false, not_attacked = false, undefended = false, reinforced = false;
    for (const Sector& sector : assault.sectors) {
        attackers += sector.attackers.size();
        doubled = doubled || sector.attackers.size() > 1;
        not_attacked = not_attacked || sector.attackers.empty();
        undefended = undefended || sector.defenders.empty();
        reinforced = reinforced || sector.defenders.size() > 1;
    }
    const bool enough = attackers >= assault.sectors.size();
    if (enough && not_attacked)
        reader.fail(Code::inconsistent, "There are attackers enough for every sector, and one has none.", "/sectors");
    if (!enough && doubled)
        reader.fail(Code::inconsistent, "There are fewer attackers than sectors, and one sector has two of them.",
                    "/sectors");
    if (undefended && reinforced)
        reader.fail(Code::inconsistent, "A sector has two defenders while another is undefended.", "/sectors");
}

inline void check(const ZoneAssault& assault, const Tables& tables, const Reader& reader) {
    check_place(assault, tables, reader);
    const auto sectors = static_cast<std::size_t>(sectors_of(assault, tables));
    if (assault.sectors.size() != sectors)
        reader.fail(Code::inconsistent, fmt::format("Expected {} sectors, found {}.", sectors, assault.sectors.size()),
                    "/sectors");
    int guns = 0;
    for (std::size_t i = 0; i < assault.sectors.size(); ++i) {
        check_sector(assault.sectors[i], "/sectors/" + std::to_string(i), reader);
        guns += assault.sectors[i].defender_sections;
    }
    if (guns > gun_places_of(assault, tables))
        reader.fail(
            Code::inconsistent,
            fmt::format("There are places for {} gun sections, found {}.", gun_places_of(assault, tables), guns),
            "/sectors");
    if (is_fort(assault))
        for (const Sector& sector : assault.sectors)
            if (sector.attackers.size() > static_cast<std::size_t>(tables.forts.most_attackers))
                reader.fail(Code::inconsistent,
                            fmt::format("At most {} units attack one sector of a fort, found {}.",
                                        tables.forts.most_attackers, sector.attackers.size()),
                            "/sectors");
    if (assault.cover_rules == CoverRules::enforced) check_cover(assault, reader);
}

}  // namespace reisswitz::zones
