#include "rules/zones/procedures/zone_assault.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

const Sector town_sector{.attackers = {{24, 1}}, .defenders = {{18, 2}}, .attacker_sections = 1};

ZoneAssault assault_on(Place place, std::vector<Sector> sectors) {
    ZoneAssault assault;
    static_cast<Place&>(assault) = place;
    assault.sectors = std::move(sectors);
    return assault;
}

auto assaulting(const ZoneAssault& assault) {
    return [=](auto& dice, auto& ruling) { return resolve_zone_assault(assault, tables(), dice, ruling); };
}

dice::Rational chance_of(const dice::Odds<ZoneAssaultResult>& odds, int won) {
    return odds.chance([&](const ZoneAssaultResult& zone) { return zone.attacker == won; });
}

}  // namespace

TEST_CASE("OZ-ASL-3, OZ-RULING-34: the sectors of a zone are fought for one by one", "[zones][zone_assault][worked]") {
    const auto odds = zone_assault_odds(assault_on({.zone_class = ZoneClass::c}, {town_sector, town_sector}), tables());
    CHECK(odds.at({2, 0, 0, 0, ZoneState::captured}) == part(1'110'688'929, 10'000'000'000));
    CHECK(odds.at({1, 0, 1, 0, ZoneState::contested}) == part(2'222'011'071, 5'000'000'000));
    CHECK(odds.at({0, 0, 2, 0, ZoneState::contested}) == part(4'445'288'929, 10'000'000'000));
    CHECK(sums_to_one(odds));
}

TEST_CASE("OZ-ASL-6, OZ-ASL-9: an undefended sector falls", "[zones][zone_assault][worked]") {
    const Sector undefended{.attackers = {{12, 2}}};
    const Sector held{.attackers = {{12, 2}}, .defenders = {{12, 1}}};
    const auto odds =
        zone_assault_odds(assault_on({.zone_class = ZoneClass::d}, {town_sector, undefended, held}), tables());
    CHECK(odds.at({3, 0, 0, 0, ZoneState::captured}) == part(2'099'601, 25'000'000));
    CHECK(chance_of(odds, 2) == part(2'608'137, 6'250'000));
    CHECK(chance_of(odds, 1) == part(12'467'851, 25'000'000));
}

TEST_CASE("TD-FRT-2, TD-FRT-5: all six sectors of a large fort", "[zones][zone_assault][worked]") {
    const Sector wall{.attackers = {{24, 1}}, .defenders = {{18, 2}}};
    const auto odds = zone_assault_odds(
        assault_on({.feature = Feature::large_fort, .fort_capacity = 6}, std::vector<Sector>(6, wall)), tables());
    dice::Rational all = 1;
    for (int i = 0; i < 6; ++i) all *= part(27, 250);
    CHECK(odds.at({6, 0, 0, 0, ZoneState::captured}) == all);
    CHECK(tables().forts.most_attackers == 2);
}

TEST_CASE("OZ-BAS-2: how a zone stands by its sectors", "[zones][zone_assault]") {
    CHECK(state_of({.attacker = 1, .defender = 1}) == ZoneState::contested);
    CHECK(state_of({.contested = 1}) == ZoneState::contested);
    CHECK(state_of({.attacker = 1, .empty = 2}) == ZoneState::captured);
    CHECK(state_of({.defender = 2, .empty = 1}) == ZoneState::held);
    CHECK(state_of({.empty = 2}) == ZoneState::empty);
}

TEST_CASE("the quick odds of a zone are those of throwing each die", "[zones][zone_assault]") {
    const Sector small{.attackers = {{2, 1}}, .defenders = {{1, 2}}};
    const ZoneAssault assault = assault_on({.zone_class = ZoneClass::b}, {small, small});
    CHECK(zone_assault_odds(assault, tables()) == odds_of(assaulting(assault)));
}

TEST_CASE("OZ-ASL-3: the ruling of an assault ends with the zone", "[zones][zone_assault][ruling]") {
    const ZoneAssault assault = assault_on({.zone_class = ZoneClass::b}, {{.attackers = {{2, 1}}}, {}});
    CHECK(clauses_of(ruling_with_dice({}, assaulting(assault))) == "OZ-ASL-3 OZ-ASL-6 OZ-ASL-3 OZ-ASL-5 OZ-BAS-2");
}
