#include "rules/campaign/procedures/screen.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz::campaign;

TEST_CASE("FW-SCT-5, FW-SCT-7, FW-MAP-3: the posts within 45 degrees of the approach are met", "[campaign][screen]") {
    const std::vector<ScreenPost> screen{{0, {2}, ScreenArm::cavalry, Posture::aggressive},
                                         {45, {0}, ScreenArm::infantry, Posture::aggressive},
                                         {90, {1}, ScreenArm::infantry, Posture::defensive},
                                         {315, {1}, ScreenArm::cavalry, Posture::defensive},
                                         {180, {1}, ScreenArm::cavalry, Posture::defensive}};
    CHECK(posts_met(screen, 0).posts == 3);
    CHECK(posts_met(screen, 0).band.miles() == 5);
    CHECK(posts_met(screen, 359).posts == 2);
    CHECK(posts_met(screen, 46).posts == 2);
    CHECK(posts_met(screen, 250).posts == 0);
}

TEST_CASE("FW-SCT-7: arm and posture of the majority, cavalry and defensive among equals", "[campaign][screen]") {
    std::vector<ScreenPost> screen{{0, {0}, ScreenArm::infantry, Posture::aggressive},
                                   {10, {0}, ScreenArm::cavalry, Posture::defensive}};
    CHECK(posts_met(screen, 0).arm == ScreenArm::cavalry);
    CHECK(posts_met(screen, 0).posture == Posture::defensive);
    screen.push_back({20, {1}, ScreenArm::infantry, Posture::aggressive});
    CHECK(posts_met(screen, 0).arm == ScreenArm::infantry);
    CHECK(posts_met(screen, 0).posture == Posture::aggressive);
}

TEST_CASE("FW-SCT-7: who rides on, who stays, who rides home", "[campaign][screen]") {
    CHECK(rides_after(ScoutResult::unopposed) == RidesOn::on);
    CHECK(rides_after(ScoutResult::driven_in) == RidesOn::on);
    CHECK(rides_after(ScoutResult::pushed_back) == RidesOn::on);
    CHECK(rides_after(ScoutResult::observed) == RidesOn::stays);
    CHECK(rides_after(ScoutResult::repulsed) == RidesOn::home);
}

TEST_CASE("FW-SCT-2, FW-SCT-4: a post has its distance from the column, whatever the column's length",
          "[campaign][screen]") {
    for (std::size_t row = 0; row < screen_bands_mi.size(); ++row)
        CHECK(ScreenPost{.band = {row}}.band.miles() == std::vector{1, 3, 5}[row]);
}
