#include "rules/siege/procedures/casualties.hpp"

#include <catch2/catch.hpp>
#include <string>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

auto near_a_fall(const CollapseCasualty& casualty) {
    return [=](auto& dice, auto& ruling) { return resolve_collapse_casualty(casualty, tables(), dice, ruling); };
}

CasualtyCounts counts(const CollapseCasualtyResult& result) { return std::get<CasualtyCounts>(result.form); }

std::string zone_of(Place place, int distance_yd) {
    const auto zone = zone_at(place, distance_yd, tables().casualties);
    return !zone ? "none" : *zone == Zone::close ? "close" : "near";
}

}  // namespace

TEST_CASE("SG-CAS-2: each face for a figure that stands close", "[siege][casualties]") {
    const CollapseCasualty one{.zone = Zone::close};
    for (int die = 1; die <= 3; ++die) CHECK(counts(with_dice({die}, near_a_fall(one))) == CasualtyCounts{.dead = 1});
    CHECK(counts(with_dice({4}, near_a_fall(one))) == CasualtyCounts{.injured = 1});
    CHECK(counts(with_dice({5}, near_a_fall(one))) == CasualtyCounts{.stunned = 1});
    CHECK(counts(with_dice({6}, near_a_fall(one))) == CasualtyCounts{.unharmed = 1});
}

TEST_CASE("SG-CAS-3: each face for a figure that stands near", "[siege][casualties]") {
    CHECK(counts(with_dice({1, 2, 3, 4, 5, 6}, near_a_fall({.zone = Zone::near, .figures = 6}))) ==
          CasualtyCounts{1, 1, 1, 2, 1});
}

TEST_CASE("SG-CAS-1, SG-RULING-29: where a figure counts as close, near, or out of harm", "[siege][casualties]") {
    CHECK(zone_of(Place::in_building, 1000) == "close");
    CHECK(zone_of(Place::on_falling_wall, 1000) == "close");
    CHECK(zone_of(Place::by_wall, 20) == "close");
    CHECK(zone_of(Place::by_wall, 21) == "near");
    CHECK(zone_of(Place::by_wall, 40) == "near");
    CHECK(zone_of(Place::by_wall, 41) == "none");
    CHECK(zone_of(Place::on_wall, 0) == "near");
    CHECK(zone_of(Place::on_wall, 20) == "near");
    CHECK(zone_of(Place::on_wall, 21) == "none");
    CHECK(zone_of(Place::by_gate, 10) == "close");
    CHECK(zone_of(Place::by_gate, 11) == "none");
}

TEST_CASE("a zone that is named wins over a place", "[siege][casualties]") {
    const CollapseCasualty both{.zone = Zone::near, .where = Place::in_building};
    CHECK(counts(with_dice({2}, near_a_fall(both))) == CasualtyCounts{.injured = 1});
}

TEST_CASE("SG-RULING-29: nobody throws outside all zones", "[siege][casualties]") {
    CollapseCasualty safe{.where = Place::by_gate, .distance_yd = 11, .figures = 5};
    CHECK(counts(with_dice({}, near_a_fall(safe))) == CasualtyCounts{.unharmed = 5});
    CHECK(collapse_casualty_odds(safe, tables()).at(CasualtyCounts{.unharmed = 5}) == 1);
    safe.report = CasualtyReport::dead;
    CHECK(collapse_casualty_odds(safe, tables()).at(DeadCount{0}) == 1);
}

TEST_CASE("casualties (1): one figure close", "[siege][casualties][worked]") {
    const auto odds = collapse_casualty_odds({.zone = Zone::close}, tables());
    CHECK(odds.at(CasualtyCounts{.dead = 1}) == part(1, 2));
    CHECK(odds.at(CasualtyCounts{.injured = 1}) == part(1, 6));
    CHECK(odds.at(CasualtyCounts{.stunned = 1}) == part(1, 6));
    CHECK(odds.at(CasualtyCounts{.unharmed = 1}) == part(1, 6));
}

TEST_CASE("casualties (2): three figures on the wall 15 yards off", "[siege][casualties][worked]") {
    const auto odds = collapse_casualty_odds(
        {.where = Place::on_wall, .distance_yd = 15, .figures = 3, .report = CasualtyReport::dead}, tables());
    CHECK(odds.at(DeadCount{0}) == part(125, 216));
    CHECK(odds.at(DeadCount{1}) == part(25, 72));
    CHECK(odds.at(DeadCount{2}) == part(5, 72));
    CHECK(odds.at(DeadCount{3}) == part(1, 216));
}

TEST_CASE("counting the ways gives the odds of the dice", "[siege][casualties]") {
    const auto zone = GENERATE(Zone::close, Zone::near);
    const auto figures = GENERATE(1, 2, 4);
    const CollapseCasualty casualty{.zone = zone, .figures = figures};
    CHECK(collapse_casualty_odds(casualty, tables()) == odds_of(near_a_fall(casualty)));
}

TEST_CASE("the most figures that are asked for", "[siege][casualties]") {
    CHECK(collapse_casualty_odds({.zone = Zone::near, .figures = 12}, tables()).size() == 1820);
    CHECK(
        collapse_casualty_odds({.zone = Zone::close, .figures = 60, .report = CasualtyReport::dead}, tables()).size() ==
        61);
}

TEST_CASE("SG-CAS-2: the ruling of a fall", "[siege][casualties][ruling]") {
    CHECK(verdicts_of(ruling_with_dice({2, 5}, near_a_fall({.zone = Zone::close, .figures = 2}))) ==
          "zone_close figure_dead figure_stunned");
    CHECK(verdicts_of(ruling_with_dice(
              {2, 5}, near_a_fall({.zone = Zone::close, .figures = 2, .report = CasualtyReport::dead}))) ==
          "zone_close figures_dead");
}
