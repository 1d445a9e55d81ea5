/// What becomes of figures near a wall, building or gate that comes down.
#pragma once

#include <boost/describe.hpp>
#include <compare>
#include <cstdint>
#include <optional>

#include "dice/enumerated_dice.hpp"
#include "generated/siege_clauses.hpp"
#include "rules/siege/procedures/one_of.hpp"
#include "rules/siege/tables.hpp"
#include "ruling/ruling.hpp"

namespace reisswitz::siege {

/// SG-CAS-2, SG-CAS-3.
enum class Zone : std::uint8_t { close, near };
BOOST_DESCRIBE_ENUM(Zone, close, near)

/// Where a figure stands. `by_wall`: beside or behind the falling part; `on_wall`: on the same wall beside it.
enum class Place : std::uint8_t { in_building, on_falling_wall, on_wall, by_wall, by_gate };
BOOST_DESCRIBE_ENUM(Place, in_building, on_falling_wall, on_wall, by_wall, by_gate)

/// None: out of harm. Clauses: SG-CAS-1, SG-CAS-2, SG-CAS-3, SG-RULING-29.
constexpr std::optional<Zone> zone_at(Place place, int distance_yd, const Casualties& casualties) {
    switch (place) {
        case Place::in_building:
        case Place::on_falling_wall:
            return Zone::close;
        case Place::on_wall:
            if (distance_yd <= casualties.on_wall_near_yd) return Zone::near;
            break;
        case Place::by_wall:
            if (distance_yd <= casualties.by_wall_close_yd) return Zone::close;
            if (distance_yd <= casualties.by_wall_near_yd) return Zone::near;
            break;
        case Place::by_gate:
            if (distance_yd <= casualties.by_gate_close_yd) return Zone::close;
            break;
    }
    return std::nullopt;
}

/// Every fate counted, or the dead only.
enum class CasualtyReport : std::uint8_t { counts, dead };
BOOST_DESCRIBE_ENUM(CasualtyReport, counts, dead)

/// The procedure `collapse_casualty`. A zone that is named wins over a place.
struct CollapseCasualty {
    std::optional<Zone> zone;
    std::optional<Place> where;
    int distance_yd = 0;
    int figures = 1;
    CasualtyReport report{};

    std::optional<Zone> in_zone(const Casualties& casualties) const {
        return zone ? zone : zone_at(*where, distance_yd, casualties);
    }
};
BOOST_DESCRIBE_STRUCT(CollapseCasualty, (), (zone, where, distance_yd, figures, report))

struct CasualtyCounts {
    int dead{};
    int injured{};
    int stunned{};
    int knocked_down{};
    int unharmed{};
    friend auto operator<=>(const CasualtyCounts&, const CasualtyCounts&) = default;
};
BOOST_DESCRIBE_STRUCT(CasualtyCounts, (), (dead, injured, stunned, knocked_down, unharmed))

struct DeadCount {
    int dead{};
    friend auto operator<=>(const DeadCount&, const DeadCount&) = default;
};
BOOST_DESCRIBE_STRUCT(DeadCount, (), (dead))

using CollapseCasualtyResult = OneOf<CasualtyCounts, DeadCount>;

/// The number of those who met that fate.
int& count_of(CasualtyCounts& counts, Fate fate);

/// @param dice  draws a d6 a figure: labelled "casualty" each, or with `report` = dead all at once, "casualties";
///              none where nobody can be hurt
/// The figures are the ordinals of the ruling, from 1; 0 is all of them.
/// Clauses: SG-CAS-1, SG-CAS-2, SG-CAS-3, SG-RULING-29.
template <class D, ruling::RulingSink R>
CollapseCasualtyResult resolve_collapse_casualty(const CollapseCasualty& casualty, const Tables& tables, D& dice,
                                                 R& ruling);

/// The same by counting in how many ways so many figures meet each fate.
dice::Odds<CollapseCasualtyResult> collapse_casualty_odds(const CollapseCasualty& casualty, const Tables& tables);

}  // namespace reisswitz::siege

#include "rules/siege/procedures/casualties.inl"
