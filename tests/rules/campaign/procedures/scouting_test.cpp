#include "rules/campaign/procedures/scouting.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

auto contact_of(const ScoutContact& contact) {
    return [=](auto& dice, auto& ruling) { return resolve_scout_contact(contact, tables(), dice, ruling); };
}

Rational chance(const ScoutContact& contact, ScoutResult wanted) {
    return odds_of(contact_of(contact)).chance([&](const ScoutContactResult& result) {
        return result.result == wanted;
    });
}

ScoutContact any_contact() {
    return {.scout_squadrons = *rc::gen::inRange(1, 7),
            .scout_type = static_cast<ScoutType>(*rc::gen::inRange(0, 3)),
            .screen_posts = *rc::gen::inRange(0, 7),
            .screen_arm = static_cast<ScreenArm>(*rc::gen::inRange(0, 2)),
            .screen_band_mi = {static_cast<std::size_t>(*rc::gen::inRange(0, 3))},
            .posture = static_cast<Posture>(*rc::gen::inRange(0, 2))};
}

}  // namespace

TEST_CASE("FW-SCT-6, scout_contact (1): two light squadrons and a vedette", "[campaign][scouting][worked]") {
    const ScoutContact contact{.scout_squadrons = 2, .screen_posts = 1};
    CHECK(chance(contact, ScoutResult::driven_in) == part(5, 36));
    CHECK(chance(contact, ScoutResult::pushed_back) == part(18, 36));
    CHECK(chance(contact, ScoutResult::observed) == part(12, 36));
    CHECK(chance(contact, ScoutResult::repulsed) == part(1, 36));
}

TEST_CASE("FW-SCT-6, scout_contact (2): a line squadron and two piquets that attack", "[campaign][scouting][worked]") {
    const ScoutContact contact{.scout_squadrons = 1,
                               .scout_type = ScoutType::line,
                               .screen_posts = 2,
                               .screen_arm = ScreenArm::infantry,
                               .screen_band_mi = {0},
                               .posture = Posture::aggressive};
    const auto odds = odds_of(contact_of(contact));
    CHECK(odds.at({ScoutResult::observed, Information::presence, 0, 0}) == part(5, 36));
    CHECK(odds.at({ScoutResult::repulsed, Information::none, 1, 0}) == part(31, 36));
}

TEST_CASE("FW-SCT-1, FW-SCT-2: what each side adds to its die", "[campaign][scouting]") {
    const auto screen = [](ScreenArm arm, std::size_t band) {
        return strength_of_screen({.screen_posts = 1, .screen_arm = arm, .screen_band_mi = {band}}, tables());
    };
    CHECK(screen(ScreenArm::cavalry, 0) == 3);
    CHECK(screen(ScreenArm::cavalry, 1) == 2);
    CHECK(screen(ScreenArm::cavalry, 2) == 1);
    CHECK(screen(ScreenArm::infantry, 0) == 3);
    CHECK(screen(ScreenArm::infantry, 1) == 1);
    CHECK(screen(ScreenArm::infantry, 2) == 0);
    CHECK(strength_of_scouts({.scout_squadrons = 3, .scout_type = ScoutType::light}, tables()) == 4);
    CHECK(strength_of_scouts({.scout_squadrons = 3, .scout_type = ScoutType::line}, tables()) == 3);
    CHECK(strength_of_scouts({.scout_squadrons = 3, .scout_type = ScoutType::irregular}, tables()) == 3);
}

TEST_CASE("FW-SCT-6, FW-RULING-10: the table, row by row", "[campaign][scouting]") {
    const auto [difference, result, information] = GENERATE(table<int, ScoutResult, Information>({
        {9, ScoutResult::driven_in, Information::full},
        {3, ScoutResult::driven_in, Information::full},
        {2, ScoutResult::pushed_back, Information::composition},
        {1, ScoutResult::pushed_back, Information::composition},
        {0, ScoutResult::observed, Information::presence},
        {-1, ScoutResult::observed, Information::presence},
        {-2, ScoutResult::repulsed, Information::none},
        {-3, ScoutResult::repulsed, Information::none},
        {-4, ScoutResult::repulsed, Information::none},
        {-99, ScoutResult::repulsed, Information::none},
    }));
    CHECK(row_for(difference, tables()).result == result);
    CHECK(row_for(difference, tables()).information == information);
    CHECK(row_for(difference, tables()).squadrons_lost == (difference <= -4 ? 1 : 0));
}

TEST_CASE("FW-SCT-5: who meets no post throws no die", "[campaign][scouting]") {
    CHECK(with_dice({}, contact_of({.scout_squadrons = 1, .screen_posts = 0})) ==
          ScoutContactResult{ScoutResult::unopposed, Information::full, 0, 0});
}

TEST_CASE("FW-SCT-6: posts that attack risk more, but never more than were met", "[campaign][scouting]") {
    ScoutContact contact{.scout_squadrons = 6, .screen_posts = 1, .posture = Posture::aggressive};
    CHECK(with_dice({6, 1}, contact_of(contact)).posts_lost == 1);
    contact.screen_posts = 2;
    CHECK(with_dice({6, 1}, contact_of(contact)).posts_lost == 2);
    contact.posture = Posture::defensive;
    CHECK(with_dice({6, 1}, contact_of(contact)).posts_lost == 1);
}

TEST_CASE("FW-SCT-6: the ruling of a contact", "[campaign][scouting][ruling]") {
    const auto ruling = ruling_with_dice({6, 2}, contact_of({.scout_squadrons = 2, .screen_posts = 1}));
    CHECK(ruling::to_text(ruling, book(), {}) ==
          "average die of the scouts: die 6  [FW-SCT-6]\n"
          "The scouts come to 8.  [FW-SCT-6]\n"
          "average die of the screen: die 2  [FW-SCT-6]\n"
          "The screen comes to 5.  [FW-SCT-6]\n"
          "The scouts drive the screen in and see everything.  [FW-SCT-6]\n"
          "Posts lost: 1.  [FW-SCT-6]");
}

TEST_CASE("the odds of every contact sum to one, and more squadrons never see less", "[campaign][property]") {
    REQUIRE(rc::check([] {
        ScoutContact contact = any_contact();
        RC_ASSERT(sum_of(odds_of(contact_of(contact))) == 1);
        const Rational before = chance(contact, ScoutResult::driven_in);
        if (contact.scout_squadrons < 6) ++contact.scout_squadrons;
        RC_ASSERT(chance(contact, ScoutResult::driven_in) >= before);
    }));
}
