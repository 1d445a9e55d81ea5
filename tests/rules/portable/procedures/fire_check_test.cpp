#include "rules/portable/procedures/fire_check.hpp"

#include <catch2/catch.hpp>

#include "country.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::portable;
using namespace reisswitz::portable::test;

namespace {

struct Shot {
    std::string weapon = "small_arms";
    std::string from = "E6";
    Direction facing = Direction::n;
    std::string target = "E4";
    std::string units{};
    bool crossing_trench = false;
    bool limbered = false;
    bool target_crossing_trench = false;
    FireIntoCover fire_into_cover{};
};

FireQuestion question_of(const Country& country, const Shot& shot) {
    const Weapon& weapon = tables().weapons[static_cast<std::size_t>(tables().find_weapon(shot.weapon))];
    return {.from = country[shot.from],
            .facing = shot.facing,
            .target = country[shot.target],
            .range = weapon.range,
            .artillery = weapon.artillery,
            .crossing_trench = shot.crossing_trench,
            .limbered = shot.limbered,
            .target_crossing_trench = shot.target_crossing_trench};
}

FireCheck check(const Country& country, const Shot& shot) {
    return check_fire(country.ground(), country.set(shot.units), question_of(country, shot), shot.fire_into_cover);
}

FireReason reason(const Country& country, const Shot& shot) { return check(country, shot).reason; }

std::string clause_against(const Country& country, const Shot& shot) {
    const FireReason why = reason(country, shot);
    const ruling::Refusal refusal = fire_refusal(country.ground(), question_of(country, shot), why);
    CHECK(refusal.message.empty() == (why == FireReason::ok));
    return refusal.clause.id;
}

constexpr const char* field_gun = "field_artillery";

}  // namespace

TEST_CASE("PW-FIRE-1, PW-FIRE-2: small arms and machine guns reach three hexes", "[portable][fire_check]") {
    const Country open;
    for (const char* weapon : {"small_arms", "machine_gun"}) {
        CHECK(reason(open, {.weapon = weapon, .target = "E3"}) == FireReason::ok);
        CHECK(reason(open, {.weapon = weapon, .target = "E2"}) == FireReason::out_of_range);
    }
    CHECK(check(open, {.target = "E3"}).distance == 3);
    CHECK(clause_against(open, {.target = "E2"}) == "PW-FIRE-1");
}

TEST_CASE("PW-ART-1, PW-ART-3: the ranges of the guns, row by row", "[portable][fire_check]") {
    struct Row {
        const char* gun;
        int range;
    };
    const Row row = GENERATE(Row{"heavy_artillery", 12}, Row{"medium_artillery", 10}, Row{"field_artillery", 8},
                             Row{"mountain_artillery", 6});
    CAPTURE(row.gun);
    const Country open{4, 20};
    const auto target = [&](int distance) { return "B" + std::to_string(20 - distance); };
    CHECK(reason(open, {.weapon = row.gun, .from = "B20", .target = target(row.range)}) == FireReason::ok);
    CHECK(reason(open, {.weapon = row.gun, .from = "B20", .target = target(row.range + 1)}) ==
          FireReason::out_of_range);
    CHECK(clause_against(open, {.weapon = row.gun, .from = "B20", .target = target(row.range + 1)}) == "PW-ART-1");
}

TEST_CASE("PW-FIRE-4, PW-ART-6: the arc of 120 degrees holds three hexes next to the unit", "[portable][fire_check]") {
    const Country open;
    for (const char* in : {"E5", "D5", "F5"}) CHECK(reason(open, {.target = in}) == FireReason::ok);
    for (const char* out : {"D6", "F6", "E7"}) CHECK(reason(open, {.target = out}) == FireReason::out_of_arc);
    CHECK(clause_against(open, {.target = "E7"}) == "PW-FIRE-4");
    CHECK(clause_against(open, {.weapon = field_gun, .target = "E7"}) == "PW-ART-6");
}

TEST_CASE("PW-FIRE-5, PW-RULING-9: units in the way stop small arms", "[portable][fire_check]") {
    const Country open;
    CHECK(reason(open, {.units = "E5"}) == FireReason::no_line_of_sight);
    CHECK(clause_against(open, {.units = "E5"}) == "PW-FIRE-5");
    // Those at the two ends do not.
    CHECK(reason(open, {.units = "E6 E4"}) == FireReason::ok);
}

TEST_CASE("PW-ART-7: guns fire over units", "[portable][fire_check]") {
    const FireCheck over = check(Country{}, {.weapon = field_gun, .units = "E5"});
    CHECK(over.legal());
    CHECK(over.line_of_sight);
    CHECK(over.fire == FireKind::direct);
}

TEST_CASE("PW-ART-10, PW-ART-11, PW-LOS-6: direct and indirect fire", "[portable][fire_check]") {
    CHECK(check(Country{}, {.weapon = field_gun}).fire == FireKind::direct);
    CHECK(check(Country{}.wood("E5"), {.weapon = field_gun}).fire == FireKind::indirect);
    CHECK(check(Country{}.wood("E4"), {.weapon = field_gun}).fire == FireKind::indirect);
}

TEST_CASE("PW-RULING-2: a seen target in cover, by both values of fire_into_cover", "[portable][fire_check]") {
    const Country wood = Country{}.wood("E4");
    CHECK(check(wood, {.weapon = field_gun}).fire == FireKind::indirect);
    CHECK(check(wood, {.weapon = field_gun, .fire_into_cover = FireIntoCover::direct}).fire == FireKind::direct);
    const Country hidden = Country{}.wood("E4 E5");
    CHECK(check(hidden, {.weapon = field_gun, .fire_into_cover = FireIntoCover::direct}).fire == FireKind::indirect);
}

TEST_CASE("PW-ART-8: guns fire into close terrain at any depth", "[portable][fire_check]") {
    CHECK(reason(Country{}.wood("E4 E5"), {.weapon = field_gun}) == FireReason::ok);
}

TEST_CASE("PW-FIRE-6, PW-RULING-11: other fire reaches the outermost hex of close terrain", "[portable][fire_check]") {
    CHECK(reason(Country{}.houses("E4"), {}) == FireReason::ok);
    CHECK(reason(Country{}.works("E4 E5"), {}) == FireReason::too_deep);
    CHECK(clause_against(Country{}.works("E4 E5"), {}) == "PW-FIRE-6");
    // Through a corner one open hex of the two in front is enough.
    CHECK(reason(Country{}.works("F4 E5"), {.target = "F4"}) == FireReason::ok);
    CHECK(reason(Country{}.works("F4 E5 F5"), {.target = "F4"}) == FireReason::too_deep);
}

TEST_CASE("PW-FIRE-7, PW-ART-9, PW-RULING-11: fire out of close terrain from its edge only", "[portable][fire_check]") {
    CHECK(reason(Country{}.works("E6"), {}) == FireReason::ok);
    CHECK(reason(Country{}.works("E6 E5"), {}) == FireReason::not_on_edge);
    CHECK(clause_against(Country{}.works("E6 E5"), {}) == "PW-FIRE-7");
    CHECK(clause_against(Country{}.works("E6 E5"), {.weapon = field_gun}) == "PW-ART-9");
    // Where the line leaves by a corner, one open hex of the two is enough.
    CHECK(reason(Country{}.works("E6 E5"), {.weapon = field_gun, .target = "F4"}) == FireReason::ok);
    CHECK(reason(Country{}.works("E6 E5 F5"), {.weapon = field_gun, .target = "F4"}) == FireReason::not_on_edge);
}

TEST_CASE("PW-WOOD-3, PW-RULING-11: inside a wood fire reaches one hex", "[portable][fire_check]") {
    const Country deep = Country{}.wood("E3 E4 E5 E6 E7 D4 D5 D6 F4 F5 F6");
    CHECK(reason(deep, {.target = "E5"}) == FireReason::ok);
    CHECK(reason(deep, {.target = "E4"}) == FireReason::not_on_edge);
}

TEST_CASE("PW-RIV-2, PW-TRCH-2, PW-RULING-28: who cannot fire at all", "[portable][fire_check]") {
    CHECK(clause_against(Country{}.ford("E6"), {}) == "PW-RIV-2");
    CHECK(reason(Country{}.ford("E6"), {}) == FireReason::cannot_fire);
    CHECK(reason(Country{}.bridge("E6"), {}) == FireReason::ok);
    CHECK(clause_against(Country{}.trench("E6"), {.crossing_trench = true}) == "PW-TRCH-2");
    CHECK(reason(Country{}.trench("E6"), {}) == FireReason::ok);
    CHECK(clause_against(Country{}, {.weapon = field_gun, .limbered = true}) == "PW-RULING-28");
}

TEST_CASE("PW-RULING-3, PW-RULING-29, PW-DEF-2, PW-DEF-4: what is cover", "[portable][fire_check]") {
    CHECK(check(Country{}.wood("E4"), {}).target_in_cover);
    CHECK(check(Country{}.houses("E4"), {}).target_in_cover);
    CHECK(check(Country{}.works("E4"), {}).target_in_cover);
    CHECK(check(Country{}.trench("E4"), {}).target_in_cover);
    CHECK_FALSE(check(Country{}.hill("E4", 2), {}).target_in_cover);
    CHECK_FALSE(check(Country{}.trench("E4"), {.target_crossing_trench = true}).target_in_cover);
    CHECK(check(Country{}.wood("E4"), {.target_crossing_trench = true}).target_in_cover);
}

TEST_CASE("the first reason is given, in the order of the specification", "[portable][fire_check]") {
    // In a river, too far away and behind the unit.
    CHECK(reason(Country{9, 12}.ford("E6"), {.target = "E12"}) == FireReason::cannot_fire);
    CHECK(reason(Country{9, 12}, {.target = "E12"}) == FireReason::out_of_range);
    CHECK(reason(Country{}.works("E6 E7 E8"), {.target = "E8"}) == FireReason::out_of_arc);
    CHECK(reason(Country{}.works("E6 E5 E4"), {}) == FireReason::not_on_edge);
    CHECK(reason(Country{}.works("E4 E5"), {.units = "E5"}) == FireReason::too_deep);
}

TEST_CASE("fire_check (1): two woods deep", "[portable][fire_check][worked]") {
    CHECK(reason(Country{}.wood("E4 E5"), {}) == FireReason::too_deep);
}

TEST_CASE("fire_check (2): into the edge of a wood", "[portable][fire_check][worked]") {
    const FireCheck legal = check(Country{}.wood("E4"), {});
    CHECK(legal.legal());
    CHECK(legal.target_in_cover);
}

TEST_CASE("fire_check (3): a field gun over a wood", "[portable][fire_check][worked]") {
    const FireCheck legal = check(Country{}.wood("E5"), {.weapon = field_gun, .from = "E8", .target = "E3"});
    CHECK(legal.legal());
    CHECK_FALSE(legal.line_of_sight);
    CHECK(legal.fire == FireKind::indirect);
}
