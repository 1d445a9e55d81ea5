/// The blast of a magazine.
#pragma once

#include <optional>

#include "rules/siege/procedures/casualties.hpp"

namespace reisswitz::siege {

/// Where a figure stands from the door of the magazine.
struct BeforeTheDoor {
    int angle_degrees = 0;  ///< from straight ahead of the door, 0 to 180
    int distance_yd = 0;
};

/// The blast goes out by the door. None: the walls shelter, or it is too far. Clauses: SG-CAS-5, SG-RULING-6.
constexpr std::optional<Zone> zone_of_blast(const BeforeTheDoor& figure, const MagazineBlast& blast) {
    if (figure.angle_degrees > blast.arc_degrees || figure.distance_yd > blast.near_yd) return std::nullopt;
    return figure.distance_yd <= blast.close_yd ? Zone::close : Zone::near;
}

}  // namespace reisswitz::siege
