/// The screen of a column, and which of its posts an approach meets.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "rules/campaign/procedures/scouting.hpp"

namespace reisswitz::campaign {

/// One post of the diagram of a column. Clauses: FW-SCT-1, FW-SCT-2, FW-SCT-4.
struct ScreenPost {
    int bearing_degrees{};  ///< 0 to 359 clockwise from the line of march (FW-MAP-3)
    ScreenBand band{};      ///< from the column, however long that is
    ScreenArm arm{};
    Posture posture{};
};

/// Posts are met that stand within so many degrees of the bearing of the approach. Clauses: FW-SCT-7.
inline constexpr int degrees_met = 45;

/// What an approach meets, as the procedure scout_contact wants it.
struct PostsMet {
    int posts{};
    ScreenBand band{};  ///< of the farthest
    ScreenArm arm = ScreenArm::cavalry;
    Posture posture = Posture::defensive;
};

/// Degrees between two bearings, 0 to 180.
inline int degrees_between(int a, int b) {
    const int apart = std::abs(a - b) % 360;
    return std::min(apart, 360 - apart);
}

/// Posts of other sides are not shifted. Arm and posture are those of the majority; with as many of each, cavalry and
/// defensive.
/// @param approach_degrees  where the enemy comes from, 0 to 359 from the line of march
/// Clauses: FW-SCT-5, FW-SCT-7.
inline PostsMet posts_met(const std::vector<ScreenPost>& screen, int approach_degrees) {
    PostsMet met{.band = {0}};
    int infantry = 0;
    int aggressive = 0;
    for (const ScreenPost& post : screen) {
        if (degrees_between(post.bearing_degrees, approach_degrees) > degrees_met) continue;
        ++met.posts;
        met.band.row = std::max(met.band.row, post.band.row);
        infantry += post.arm == ScreenArm::infantry ? 1 : 0;
        aggressive += post.posture == Posture::aggressive ? 1 : 0;
    }
    if (2 * infantry > met.posts) met.arm = ScreenArm::infantry;
    if (2 * aggressive > met.posts) met.posture = Posture::aggressive;
    return met;
}

/// What the party does next. Clauses: FW-SCT-7.
enum class RidesOn : std::uint8_t { on, stays, home };
constexpr RidesOn rides_after(ScoutResult result) {
    if (result == ScoutResult::repulsed) return RidesOn::home;
    return result == ScoutResult::observed ? RidesOn::stays : RidesOn::on;
}

}  // namespace reisswitz::campaign
