#include "rules/bbb/procedures/firefight.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;

namespace {

auto firing(const Firefight& fire) {
    return [=](auto& dice, auto& ruling) { return resolve_firefight(fire, tables(), dice, ruling); };
}

/// Fire at four bases of infantry that come on, in the defensive phase.
Firefight at_infantry(Quality quality = Quality::veteran, int power = 9) {
    return {.firepower = firepower(power),
            .phase = FirePhase::defensive,
            .target = {.arm = Arm::infantry, .quality = quality, .bases = 4},
            .target_advanced = true};
}

Firefight at_guns(int power = 9) {
    return {.firepower = firepower(power),
            .phase = FirePhase::offensive,
            .target = {.arm = Arm::artillery, .quality = Quality::veteran, .bases = 1}};
}

int shift_of(const Firefight& fire) {
    ruling::Ruling ruling;
    return firefight_shift(fire, tables(), ruling);
}

FirefightResult taken(const Firefight& fire, Effect effect) {
    ruling::Ruling ruling;
    return take_effect(
        fire, {.disrupted = fire.target.disrupted, .silenced = fire.target.silenced, .reduced = fire.target.reduced},
        effect, tables(), ruling);
}

dice::Rational chance_of(const Firefight& fire, Effect effect) {
    return odds_of(firing(fire)).chance([&](const FirefightResult& result) { return result.effect == effect; });
}

constexpr Effect kinds[] = {Effect::raw, Effect::trained, Effect::veteran, Effect::one, Effect::two, Effect::three};

}  // namespace

TEST_CASE("BBB-FIRE-4, BBB-SCOPE-1: two dice on the first column that is not below the firepower", "[bbb][firefight]") {
    // The sheet's two reminders.
    CHECK(with_dice({3, 3}, firing(at_infantry(Quality::raw, 6))).effect == Effect::miss);
    CHECK(with_dice({4, 5}, firing(at_infantry(Quality::raw, 9))).effect == Effect::one);
    Firefight fire = at_infantry();
    fire.firepower = firepower(50);
    CHECK(with_dice({6, 6}, firing(fire)).column == Column::fp_50_plus);
    fire.firepower = firepower(49);
    CHECK(with_dice({6, 6}, firing(fire)).column == Column::fp_49);
    fire.firepower = firepower(10000);
    CHECK(with_dice({1, 1}, firing(fire)).effect == Effect::one);
}

TEST_CASE("BBB-FIRE-5: chances on one column", "[bbb][firefight]") {
    CHECK(chance_of(at_infantry(Quality::veteran, 6), Effect::miss) == part(15, 36));
    CHECK(chance_of(at_infantry(Quality::veteran, 6), Effect::one) == part(6, 36));
    CHECK(chance_of(at_infantry(Quality::veteran, 9), Effect::one) == part(9, 36));
}

TEST_CASE("BBB-RULING-1: past the ends of the table", "[bbb][firefight]") {
    Firefight weak = at_infantry();
    weak.firepower = firepower(1, 8);
    weak.firer_ragged = true;
    const FirefightResult result = with_dice({6, 6}, firing(weak));
    CHECK(result.column == Column::below_table);
    CHECK(result.effect == Effect::miss);
    CHECK(result.firers_low_ammo);

    Firefight strong = at_infantry();
    strong.firepower = firepower(60);
    strong.firer_rockets = strong.firer_devastating = true;
    CHECK(with_dice({1, 1}, firing(strong)).column == Column::fp_50_plus);

    // Shifts are netted first: three left and three right are none.
    Firefight netted = weak;
    netted.cover = {Cover::town};
    netted.firer_skirmishers = netted.firer_rockets = netted.firer_devastating = true;
    CHECK(with_dice({6, 6}, firing(netted)).column == Column::fp_0_25);
}

TEST_CASE("BBB-SHIFT-1, BBB-FORM-3: horsemen and limbered guns", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    CHECK(shift_of(fire) == 0);
    fire.target.arm = Arm::cavalry;
    CHECK(shift_of(fire) == 1);
    Firefight guns = at_guns();
    CHECK(shift_of(guns) == 0);
    guns.target.limbered = true;
    CHECK(shift_of(guns) == 1);
}

TEST_CASE("BBB-SHIFT-2, BBB-SHIFT-8, BBB-SHIFT-9, BBB-SHIFT-10, BBB-ATT-7, BBB-ATT-8: who fires", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    fire.firer_skirmishers = true;
    CHECK(shift_of(fire) == 1);
    fire.firer_rockets = true;
    CHECK(shift_of(fire) == 2);
    fire.firer_devastating = true;
    CHECK(shift_of(fire) == 3);
    fire.firer_ragged = true;
    CHECK(shift_of(fire) == 2);
}

TEST_CASE("BBB-SHIFT-3, BBB-SHIFT-4, BBB-SHIFT-6, BBB-ATT-5, BBB-ATT-6, BBB-TERR-11: who is fired at",
          "[bbb][firefight]") {
    Firefight fire = at_infantry();
    fire.target.tactically_inept = true;
    CHECK(shift_of(fire) == 1);
    fire.target.on_bridge = true;
    CHECK(shift_of(fire) == 2);
    fire.target.skirmishers = true;
    CHECK(shift_of(fire) == 1);
}

TEST_CASE("BBB-SHIFT-5, BBB-RULING-16, BBB-FORM-2: one shift for column and flank", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    fire.flanking_fire = true;
    CHECK(shift_of(fire) == 1);
    fire.target.march_column = true;
    CHECK(shift_of(fire) == 1);
    fire.options.column_and_flank_stack = true;
    CHECK(shift_of(fire) == 2);
    fire.flanking_fire = false;
    CHECK(shift_of(fire) == 1);
}

TEST_CASE("BBB-SHIFT-7, BBB-TERR-6, BBB-TERR-7, BBB-TERR-8, BBB-TERR-9, BBB-TERR-12, BBB-TERR-13: cover",
          "[bbb][firefight]") {
    const auto worth = [](Cover kind) {
        Firefight fire = at_infantry();
        fire.cover = {kind};
        return -shift_of(fire);
    };
    CHECK(worth(Cover::woods) == 1);
    CHECK(worth(Cover::village) == 1);
    CHECK(worth(Cover::town) == 2);
    CHECK(worth(Cover::fort) == 3);
    CHECK(worth(Cover::rifle_pits) == 1);
    CHECK(worth(Cover::entrenchments) == 2);
}

TEST_CASE("BBB-SHIFT-12, BBB-RULING-15: the best cover, or the sum", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    fire.cover = {Cover::woods, Cover::entrenchments, Cover::village};
    CHECK(shift_of(fire) == -2);
    fire.options.cover_stacking = CoverStacking::sum;
    CHECK(shift_of(fire) == -4);
}

TEST_CASE("BBB-SHIFT-11: nobody is flanked in a town or a fort", "[bbb][firefight]") {
    for (const Cover kind : {Cover::town, Cover::fort}) {
        Firefight fire = at_infantry();
        fire.flanking_fire = true;
        fire.cover = {kind};
        Firefight frontal = fire;
        frontal.flanking_fire = false;
        CHECK(shift_of(fire) == shift_of(frontal));
        CHECK(told_with_dice({1, 1}, firing(fire)).find("BBB-SHIFT-11") != std::string::npos);
    }
}

TEST_CASE("BBB-HIT-1, BBB-HIT-2, BBB-HIT-3, BBB-ATT-1, BBB-ATT-15: who is disrupted and who is halted",
          "[bbb][firefight]") {
    for (const Quality quality : {Quality::raw, Quality::trained, Quality::veteran}) {
        const Firefight fire = at_infantry(quality);
        CHECK(taken(fire, Effect::raw).halted == (quality == Quality::raw));
        CHECK(taken(fire, Effect::trained).halted == (quality != Quality::veteran));
        CHECK(taken(fire, Effect::veteran).halted);
        for (const Effect effect : {Effect::raw, Effect::trained, Effect::veteran}) {
            CHECK(taken(fire, effect).disrupted);
            CHECK(taken(fire, effect).bases_lost == 0);
            CHECK(taken(at_guns(), effect).silenced);
            CHECK(!taken(at_guns(), effect).reduced);
        }
    }
}

TEST_CASE("BBB-HIT-4, BBB-HIT-5, BBB-HIT-6, BBB-UNIT-2: bases lost", "[bbb][firefight]") {
    int bases = 1;
    for (const Effect effect : {Effect::one, Effect::two, Effect::three}) {
        const FirefightResult result = taken(at_infantry(), effect);
        CHECK(result.bases_lost == bases++);
        CHECK(result.disrupted);
        CHECK(result.halted);
        CHECK(!result.destroyed);
    }
    const FirefightResult battery = taken(at_guns(), Effect::one);
    CHECK(battery.silenced);
    CHECK(battery.reduced);
    CHECK(battery.bases_lost == 0);
    CHECK(taken(at_guns(), Effect::two).destroyed);
    CHECK(taken(at_guns(), Effect::three).destroyed);
}

TEST_CASE("BBB-HIT-7, BBB-RULING-12: only defensive fire at who advanced halts", "[bbb][firefight]") {
    for (const Effect effect : kinds) {
        Firefight fire = at_infantry(Quality::raw);
        CHECK(taken(fire, effect).halted);
        fire.target_advanced = false;
        CHECK(!taken(fire, effect).halted);
        fire.phase = FirePhase::offensive;
        CHECK(!taken(fire, effect).halted);
    }
    Firefight guns = at_guns();
    guns.phase = FirePhase::defensive;
    guns.target_advanced = true;
    CHECK(taken(guns, Effect::one).halted);
    guns.options.halt_artillery = false;
    CHECK(!taken(guns, Effect::one).halted);
}

TEST_CASE("BBB-HIT-8, BBB-RULING-11, BBB-UNIT-1: a battery is reduced once and then destroyed", "[bbb][firefight]") {
    Firefight fire = at_guns();
    fire.target.reduced = fire.target.silenced = true;
    const FirefightResult result = taken(fire, Effect::one);
    CHECK(result.destroyed);
    CHECK(result.bases_lost == 1);
    CHECK(!result.silenced);
    CHECK(!result.reduced);
    CHECK(taken(fire, Effect::veteran).reduced);
}

TEST_CASE("BBB-HIT-9: no more bases go than there are", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    fire.target.bases = 2;
    const FirefightResult result = taken(fire, Effect::three);
    CHECK(result.bases_lost == 2);
    CHECK(result.destroyed);
    CHECK(!result.disrupted);
    CHECK(!result.halted);
}

TEST_CASE("BBB-UNIT-4: to be disrupted twice is to be disrupted", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    const FirefightResult fresh = taken(fire, Effect::one);
    fire.target.disrupted = true;
    CHECK(taken(fire, Effect::one) == fresh);
    CHECK(taken(fire, Effect::miss).disrupted);
}

TEST_CASE("BBB-AMMO-1, BBB-RULING-3: the dice as they fell empty the pouches", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    fire.cover = {Cover::fort};
    CHECK(with_dice({5, 6}, firing(fire)).firers_low_ammo);
    CHECK(!with_dice({5, 5}, firing(fire)).firers_low_ammo);
    fire.options.low_ammo_from = 10;
    CHECK(with_dice({5, 5}, firing(fire)).firers_low_ammo);
    fire.options.low_ammo_from = 13;
    CHECK(!with_dice({6, 6}, firing(fire)).firers_low_ammo);
}

TEST_CASE("BBB-RULING-13: without firepower nobody throws", "[bbb][firefight]") {
    Firefight fire = at_infantry();
    fire.firepower = firepower(0);
    fire.target.disrupted = true;
    const FirefightResult result = with_dice({}, firing(fire));
    CHECK(result.effect == Effect::no_fire);
    CHECK(result.column == Column::none);
    CHECK(result.disrupted);
}

TEST_CASE("firefight (3): skirmishers at raw infantry in a wood", "[bbb][firefight][worked]") {
    Firefight fire = at_infantry(Quality::raw);
    fire.firepower = firepower(27, 2);
    fire.target.bases = 5;
    fire.firer_skirmishers = true;
    fire.cover = {Cover::woods};
    const FirefightResult result = with_dice({5, 3}, firing(fire));
    CHECK(result.column == Column::fp_16);
    CHECK(result.bases_lost == 1);
    CHECK(result.disrupted);
    CHECK(result.halted);
    CHECK(chance_of(fire, Effect::miss) == part(3, 36));
    CHECK(chance_of(fire, Effect::raw) == part(3, 36));
    CHECK(chance_of(fire, Effect::trained) == part(4, 36));
    CHECK(chance_of(fire, Effect::veteran) == part(5, 36));
    CHECK(chance_of(fire, Effect::one) == part(15, 36));
    CHECK(chance_of(fire, Effect::two) == part(6, 36));
    CHECK(told_with_dice({5, 3}, firing(fire)) ==
          "BBB-FIRE-4 BBB-SHIFT-2:+1 BBB-SHIFT-7:-1 BBB-FIRE-5 BBB-HIT-4 BBB-HIT-4 BBB-HIT-7");
}

TEST_CASE("firefight (4): a reduced battery in entrenchments", "[bbb][firefight][worked]") {
    Firefight fire = at_guns(12);
    fire.target.reduced = true;
    fire.cover = {Cover::entrenchments};
    CHECK(with_dice({1, 1}, firing(fire)).column == Column::fp_6);
    CHECK(chance_of(fire, Effect::miss) == part(15, 36));
    const auto odds = odds_of(firing(fire));
    CHECK(odds.chance([](const FirefightResult& result) { return result.destroyed; }) == part(6, 36));
    CHECK(odds.chance([](const FirefightResult& result) { return result.destroyed && result.firers_low_ammo; }) ==
          part(3, 36));
}
