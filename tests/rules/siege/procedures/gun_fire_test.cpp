#include "rules/siege/procedures/gun_fire.hpp"

#include <catch2/catch.hpp>
#include <optional>
#include <vector>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

std::optional<int> modifier(std::string_view calibre, int range_yd) {
    return range_modifier(row_of(tables(), gun(calibre)), range_yd, tables());
}

auto strike_of(const GunFire& fire) {
    return [=](auto& dice, auto& ruling) { return resolve_strike(fire, tables(), dice, ruling, 0); };
}

}  // namespace

TEST_CASE("SG-GUN-5, SG-RULING-34: the damage table, row by row as it is printed", "[siege][guns]") {
    const auto [calibre, row] =
        GENERATE(table<const char*, std::vector<int>>({{"3-4", {6, 5, 4, 3, 2, 1, 0}},
                                                       {"6", {8, 7, 6, 5, 4, 3, 1, 0}},
                                                       {"8-9", {10, 9, 8, 7, 6, 5, 3, 1, 0}},
                                                       {"12", {12, 11, 10, 9, 8, 7, 5, 3, 1, 0}},
                                                       {"18", {16, 15, 14, 13, 12, 11, 9, 5, 3, 1}},
                                                       {"24", {22, 21, 20, 19, 18, 15, 11, 9, 5, 3, 1, 0}},
                                                       {"32-36", {32, 31, 31, 29, 28, 23, 17, 11, 9, 5, 3, 1, 0}},
                                                       {"48", {44, 43, 42, 41, 37, 32, 25, 14, 11, 9, 5, 3, 1}}}));
    const std::vector<int> farthest{50, 100, 150, 250, 350, 450, 550, 700, 900, 1000, 1150, 1250, 1350};
    INFO(calibre);
    for (std::size_t band = 0; band < farthest.size(); ++band) {
        INFO(farthest[band]);
        const std::optional<int> printed = band < row.size() ? std::optional<int>{row[band]} : std::nullopt;
        CHECK(modifier(calibre, farthest[band]) == printed);
        if (band > 0) CHECK(modifier(calibre, farthest[band - 1] + 1) == printed);
    }
    CHECK(modifier(calibre, 0) == row.front());
    CHECK(modifier(calibre, 1351) == std::nullopt);
}

TEST_CASE("SG-RULING-11: a range on a border counts in the nearer column", "[siege][guns]") {
    CHECK(modifier("24", 50) == 22);
    CHECK(modifier("24", 51) == 21);
}

TEST_CASE("SG-RULING-10: the column printed 1000-1500 ends at 1150 yards", "[siege][guns]") {
    CHECK(modifier("24", 1150) == 1);
    CHECK(modifier("24", 1151) == 0);
}

TEST_CASE("SG-RULING-14: the 36 pounder has the row 32-36", "[siege][guns]") {
    CHECK(tables().find_gun("32-36") >= 0);
    CHECK(tables().find_gun("36") == -1);
}

TEST_CASE("SG-RULING-7: the average die has the faces 2, 3, 3, 4, 4, 5", "[siege][guns]") {
    std::vector<int> faces;
    for (int face = 1; face <= 6; ++face) {
        faces.push_back(with_dice({face}, [](auto& dice, auto&) { return roll_average_die(tables(), dice, {}); }));
    }
    CHECK(faces == std::vector{2, 3, 3, 4, 4, 5});
}

TEST_CASE("SG-GUN-4: average die, fire factor and modifier, times the guns", "[siege][guns]") {
    const GunFire battery{.gun = gun("8-9"), .range_yd = 150, .fire_factor = 1, .guns = 4};
    CHECK(with_dice({1}, strike_of(battery)) == (2 + 1 + 8) * 4);
    CHECK(with_dice({6}, strike_of(battery)) == (5 + 1 + 8) * 4);
    CHECK(clauses_of(ruling_with_dice({6}, strike_of(battery))) ==
          "SG-GUN-4 SG-RULING-7 SG-GUN-5:+8 SG-RULING-13:+1 SG-GUN-4 SG-GUN-4");
}

TEST_CASE("SG-RULING-13, SG-GAP-1: the fire factor is 0 unless one is given", "[siege][guns]") {
    CHECK(tables().fire_factors.size() == 1);
    CHECK(tables().fire_factors.front().nation == "default");
    CHECK(tables().fire_factors.front().value == 0);
    CHECK(GunFire{}.fire_factor == 0);
}

TEST_CASE("SG-RULING-12: the die still counts where the table has 0, and nothing where it is blank", "[siege][guns]") {
    CHECK(with_dice({6}, strike_of({.gun = gun("24"), .range_yd = 1250})) == 5);
    CHECK(with_dice({}, strike_of({.gun = gun("24"), .range_yd = 1251})) == 0);
    CHECK(verdicts_of(ruling_with_dice({}, strike_of({.gun = gun("24"), .range_yd = 1251}))) == "beyond_reach");
}

TEST_CASE("SG-RULING-17: damage is never below 0", "[siege][guns]") {
    const GunFire feeble{.gun = gun("3-4"), .range_yd = 450, .fire_factor = -5, .guns = 6};
    CHECK(with_dice({1}, strike_of(feeble)) == 0);
    CHECK(with_dice({6}, strike_of(feeble)) == 6);
}
