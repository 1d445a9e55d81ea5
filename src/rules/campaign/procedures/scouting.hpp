/// Scouts against the posts of a screen.
#pragma once

#include <algorithm>
#include <boost/describe.hpp>
#include <compare>
#include <cstdint>

#include "dice/source.hpp"
#include "rules/campaign/procedures/tell.hpp"
#include "rules/campaign/tables.hpp"

namespace reisswitz::campaign {

/// Heavy cavalry does not scout (FW-SCT-1).
enum class ScoutType : std::uint8_t { light, line, irregular };
BOOST_DESCRIBE_ENUM(ScoutType, light, line, irregular)

/// Piquets of infantry, vedettes of cavalry (FW-SCT-1).
enum class ScreenArm : std::uint8_t { infantry, cavalry };
BOOST_DESCRIBE_ENUM(ScreenArm, infantry, cavalry)

enum class Posture : std::uint8_t { aggressive, defensive };
BOOST_DESCRIBE_ENUM(Posture, aggressive, defensive)

/// How far out the farthest post stands: a number of screen_bands_mi (FW-SCT-2).
struct ScreenBand {
    std::size_t row = 1;
    int miles() const { return screen_bands_mi[row]; }
};

/// The procedure `scout_contact`.
struct ScoutContact {
    int scout_squadrons = 1;
    ScoutType scout_type{};
    int screen_posts{};  ///< met, by the bearing of the approach (FW-SCT-5)
    ScreenArm screen_arm = ScreenArm::cavalry;
    ScreenBand screen_band_mi{};
    Posture posture = Posture::defensive;
};
BOOST_DESCRIBE_STRUCT(ScoutContact, (),
                      (scout_squadrons, scout_type, screen_posts, screen_arm, screen_band_mi, posture))

struct ScoutContactResult {
    ScoutResult result{};
    Information information{};
    int squadrons_lost{};
    int posts_lost{};
    friend auto operator<=>(const ScoutContactResult&, const ScoutContactResult&) = default;
};
BOOST_DESCRIBE_STRUCT(ScoutContactResult, (), (result, information, squadrons_lost, posts_lost))

/// What the screen adds to its die. Clauses: FW-SCT-6.
inline int strength_of_screen(const ScoutContact& contact, const Tables& tables) {
    const bool far_infantry = contact.screen_arm == ScreenArm::infantry && contact.screen_band_mi.row > 0;
    return contact.screen_posts + tables.scouting.band[contact.screen_band_mi.row] +
           (far_infantry ? tables.scouting.infantry_far : 0);
}

/// What the scouts add to theirs. Clauses: FW-SCT-6.
inline int strength_of_scouts(const ScoutContact& contact, const Tables& tables) {
    return contact.scout_squadrons + tables.scouting.scouts[static_cast<std::size_t>(contact.scout_type)];
}

/// The row for a difference of scouts less screen. Clauses: FW-SCT-6.
inline const ScoutRow& row_for(int difference, const Tables& tables) {
    const auto& rows = tables.scouting.rows;
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const ScoutRow& row) { return difference >= row.at_least; });
    return found == rows.end() ? rows.back() : *found;
}

/// @param dice  draws one d6 for each side, labelled "scouts" and "screen", read as an average die; none when no post
///              is met
/// Clauses: FW-SCT-1, FW-SCT-2, FW-SCT-5, FW-SCT-6, FW-RULING-10.
template <class D, ruling::RulingSink R>
ScoutContactResult resolve_scout_contact(const ScoutContact& contact, const Tables& tables, D& dice, R& ruling) {
    if (contact.screen_posts == 0) {
        ruling.verdict(clause::FW_SCT_5, verdict::unopposed);
        return {ScoutResult::unopposed, Information::full, 0, 0};
    }
    const auto total = [&](ruling::Label label, int strength, ruling::Verdict words) {
        const int face = dice.roll(dice::d6, {label});
        const int average = tables.scouting.average_die[static_cast<std::size_t>(face - 1)];
        ruling.dice(clause::FW_SCT_6, {label}, dice.shown(), average);
        ruling.verdict(clause::FW_SCT_6, words, {.value = average + strength});
        return average + strength;
    };
    const int scouts = total(label::scouts, strength_of_scouts(contact, tables), verdict::scouts_total);
    const int screen = total(label::screen, strength_of_screen(contact, tables), verdict::screen_total);
    const ScoutRow& row = row_for(scouts - screen, tables);
    const bool aggressive = contact.posture == Posture::aggressive;
    const ScoutContactResult result{
        .result = row.result,
        .information = row.information,
        .squadrons_lost =
            std::min(aggressive ? row.squadrons_lost_aggressive : row.squadrons_lost, contact.scout_squadrons),
        .posts_lost = std::min(aggressive ? row.posts_lost_aggressive : row.posts_lost, contact.screen_posts)};
    const ruling::Verdict words[] = {verdict::unopposed, verdict::scouts_drive_in, verdict::scouts_push_back,
                                     verdict::scouts_observe, verdict::scouts_repulsed};
    ruling.verdict(clause::FW_SCT_6, words[static_cast<std::size_t>(result.result)]);
    if (result.squadrons_lost > 0)
        ruling.verdict(clause::FW_SCT_6, verdict::squadrons_are_lost, {.value = result.squadrons_lost});
    if (result.posts_lost > 0) ruling.verdict(clause::FW_SCT_6, verdict::posts_are_lost, {.value = result.posts_lost});
    return result;
}

}  // namespace reisswitz::campaign
