#include "rules/zones/procedures/sector_assault.hpp"

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;

namespace {

SectorAssault assault_on(ZoneClass zone_class, Sector sector, MeleeOptions options = {},
                         SectorReport report = SectorReport::joint) {
    SectorAssault assault;
    assault.zone_class = zone_class;
    static_cast<Sector&>(assault) = std::move(sector);
    static_cast<MeleeOptions&>(assault) = std::move(options);
    assault.report = report;
    return assault;
}

auto fighting(const SectorAssault& assault) {
    return [=](auto& dice, auto& ruling) { return resolve_sector_assault(assault, tables(), dice, ruling); };
}

const Sector town_sector{.attackers = {{24, 1}}, .defenders = {{18, 2}}, .attacker_sections = 1};

dice::Rational chance_of(const dice::Odds<SectorAssaultResult>& odds, SectorState state) {
    return odds.chance([&](const SectorAssaultResult& result) { return result.state == state; });
}

}  // namespace

TEST_CASE("OZ-CV-2, OZ-CV-3: each unit throws once, and both sides together", "[zones][sector_assault]") {
    // Three attacking dice hit on 0 to 2, two defending ones too.
    const auto result = with_dice({10, 2, 5, 1, 9}, fighting(assault_on(ZoneClass::d, town_sector)));
    CHECK(result.casualties->defender == 2);
    CHECK(result.casualties->attacker == 1);
    CHECK(result.state == SectorState::engaged_attacker_ahead);
}

TEST_CASE("OZ-PM-1, OZ-PM-2, OZ-PM-3: the sector of a town, worked out by hand", "[zones][sector_assault][worked]") {
    const auto odds = sector_assault_odds(assault_on(ZoneClass::d, town_sector), tables());
    CHECK(chance_of(odds, SectorState::shattered) == part(33'327, 100'000));
    CHECK(chance_of(odds, SectorState::engaged_attacker_ahead) == part(8'181, 100'000));
    CHECK(chance_of(odds, SectorState::engaged) == part(58'492, 100'000));
    const auto as_one =
        sector_assault_odds(assault_on(ZoneClass::d, town_sector, {.triple_of_zero = TripleOfZero::one}), tables());
    CHECK(chance_of(as_one, SectorState::shattered) == part(2'457, 100'000));
}

TEST_CASE("OZ-RULING-24: several attackers in one sector of a fortification", "[zones][sector_assault][worked]") {
    const Sector sector{.attackers = {{24, 3}, {16, 2}}, .defenders = {{22, 2}}};
    const auto odds = sector_assault_odds(assault_on(ZoneClass::f, sector, {}, SectorReport::state), tables());
    CHECK(odds.size() == 3);
    CHECK(chance_of(odds, SectorState::shattered) == part(52'353, 156'250));
    CHECK(chance_of(odds, SectorState::engaged) == part(16'079, 31'250));
    CHECK(chance_of(odds, SectorState::engaged_attacker_ahead) == part(11'751, 78'125));
}

TEST_CASE("the quick odds of an assault are those of throwing each die", "[zones][sector_assault]") {
    const Sector crowded{.attackers = {{3, 2}, {12, 1, AttackerStatus::engaged}},
                         .defenders = {{2, 1}, {1, 2, DefenderStatus::in_transit}},
                         .attacker_sections = 1,
                         .support_unit = 1};
    for (const auto report : {SectorReport::joint, SectorReport::state}) {
        const SectorAssault assault =
            assault_on(ZoneClass::e, crowded, {.attacker_outfought = AttackerOutfought::mirror}, report);
        CHECK(sector_assault_odds(assault, tables()) == odds_of(fighting(assault)));
    }
    for (const Sector& quiet : {Sector{}, Sector{.attackers = {{3, 2}}}, Sector{.defenders = {{3, 2}}}})
        CHECK(sector_assault_odds(assault_on(ZoneClass::b, quiet), tables()).size() == 1);
}

TEST_CASE("OZ-CV-8, OZ-CV-6: the ruling of an assault", "[zones][sector_assault][ruling]") {
    const ruling::Ruling ruling = ruling_with_dice({10, 2, 5, 1, 9}, fighting(assault_on(ZoneClass::d, town_sector)));
    CHECK(clauses_of(ruling) ==
          "OZ-CV-1 OZ-CV-4:+2 OZ-CV-8 OZ-CV-8 OZ-CV-2 OZ-CV-1 OZ-CV-6:+1 OZ-CV-8 OZ-CV-8 OZ-CV-3 "
          "OZ-RULING-16 OZ-RULING-16 OZ-PM-2");
    CHECK(ruling.entries()[4].faces == std::vector{0, 2, 5});
    CHECK(clauses_of(ruling_with_dice({}, fighting(assault_on(ZoneClass::d, {.attackers = {{1, 1}}})))) == "OZ-ASL-6");
}
