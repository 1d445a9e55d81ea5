#include "rules/bbb/procedures/line_of_sight.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "footprints.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::bbb;
using namespace reisswitz::bbb::test;
using plane::Polygon;

namespace {

LineOfSightResult look(const LineOfSight& question) {
    ruling::Ruling ruling;
    return look_along_lines(question, tables(), ruling);
}

bool sees(const LineOfSight& question) { return look(question).visible; }

/// A strip across the table.
Polygon strip(int from, int to) { return {{-9000, from}, {9000, from}, {9000, to}, {-9000, to}}; }

/// Firer at the origin, target ten inches ahead, the two face to face.
LineOfSight ahead() { return {.firer = {0, 0, 0}, .target = {0, 10000, 1800}}; }

LineOfSight with_area(int from, int to, AreaKind kind = AreaKind::woods) {
    LineOfSight question = ahead();
    question.areas = {{kind, strip(from, to)}};
    return question;
}

LineOfSight with_hill(int from, int to, bool steep = false, int level = 1) {
    LineOfSight question = ahead();
    question.contours = {{level, steep, strip(from, to)}};
    return question;
}

LineOfSight with_friend(LineOfSight question, int y, Allegiance side = Allegiance::friend_) {
    OtherBase other;
    other.y_thou = y;
    other.width_thou = 4000;
    other.side = side;
    question.others.push_back(other);
    return question;
}

}  // namespace

TEST_CASE("BBB-GEO-7: five lines, and one clear one is enough", "[bbb][line_of_sight]") {
    CHECK(look(ahead()).clear_lines == 5);
    LineOfSight half = ahead();
    // A wood that hides the left of the target only.
    half.areas = {{AreaKind::woods, {{-9000, 3000}, {-100, 3000}, {-100, 9000}, {-9000, 9000}}}};
    CHECK(look(half).clear_lines == 4);
    CHECK(look(half).visible);
    // Touching the edge of the wood all along.
    half.areas[0].polygon = {{-9000, 3000}, {0, 3000}, {0, 9000}, {-9000, 9000}};
    CHECK(look(half).clear_lines == 4);
    // The target touches the middle of the firer's front.
    CHECK(look({.firer = {0, 0, 0}, .target = {0, 1000, 0}}).visible);
}

TEST_CASE("BBB-GEO-8, BBB-RULING-37, BBB-TERR-6, BBB-TERR-8, BBB-TERR-9: three inches of woods or houses",
          "[bbb][line_of_sight]") {
    for (const AreaKind kind : {AreaKind::woods, AreaKind::town, AreaKind::fort}) {
        CHECK(sees(with_area(4000, 7000, kind)));
        CHECK(look(with_area(4000, 7001, kind)).clear_lines == 0);
        CHECK(sees(with_area(-2000, 3500, kind)));   // out of it
        CHECK(sees(with_area(6500, 12000, kind)));   // into it: the front edge and the nearest point
        CHECK(!sees(with_area(6000, 12000, kind)));  // 3.5 in to the front edge
    }
    // What lies in two areas is not added up.
    LineOfSight two = with_area(2000, 4000);
    two.areas.push_back({AreaKind::town, strip(5000, 7000)});
    CHECK(sees(two));
    LineOfSight thin = with_area(4000, 4500);
    thin.options.thin_cover_blocks = true;
    CHECK(!sees(thin));
    LineOfSight out_of_it = with_area(-2000, 3000);
    out_of_it.options.thin_cover_blocks = true;
    CHECK(sees(out_of_it));
}

TEST_CASE("BBB-GEO-9, BBB-RULING-38, BBB-TERR-1: hills hide what is behind them", "[bbb][line_of_sight]") {
    CHECK(!sees(with_hill(4000, 6000)));       // over a hill between
    CHECK(sees(with_hill(-2000, 2000)));       // from a hill
    CHECK(sees(with_hill(8000, 12000)));       // up a hill
    CHECK(sees(with_hill(-2000, 12000)));      // along a hill
    LineOfSight dip = with_hill(-2000, 2000);  // down and up again
    dip.contours.push_back({1, false, strip(8000, 12000)});
    CHECK(sees(dip));
    LineOfSight bump = with_hill(-2000, 2000);  // down, and over another hill to the flat
    bump.contours.push_back({1, false, strip(4000, 6000)});
    CHECK(!sees(bump));
    LineOfSight above = with_hill(-2000, 2000, false, 2);  // from level 2 over level 1 to the flat
    above.contours.push_back({1, false, strip(4000, 6000)});
    CHECK(!sees(above));
    LineOfSight down = with_hill(-2000, 2000, false, 2);  // down steps
    down.contours.push_back({1, false, strip(-3000, 5000)});
    CHECK(sees(down));
}

TEST_CASE("BBB-GEO-10, BBB-TERR-2: a steep edge nearer to the lower unit", "[bbb][line_of_sight]") {
    CHECK(sees(with_hill(-2000, 2000, true)));
    CHECK(!sees(with_hill(-2000, 7000, true)));
    CHECK(!sees(with_hill(3000, 12000, true)));
    CHECK(sees(with_hill(8000, 12000, true)));
    CHECK(sees(with_hill(-2000, 7000, false)));
    CHECK(sees(with_hill(-2000, 12000, true)));  // no edge between
    // Exactly half way along the lines to the front edge: equal is clear. The other lines end farther on.
    CHECK(look(with_hill(-2000, 5000, true)).clear_lines == 5);
}

TEST_CASE("BBB-GEO-11, BBB-RULING-39: past other units", "[bbb][line_of_sight]") {
    CHECK(!sees(with_friend(ahead(), 5000)));
    CHECK(!sees(with_friend(ahead(), 5000, Allegiance::enemy)));
    CHECK(sees(with_friend(with_hill(-2000, 2000), 5000)));
    CHECK(!sees(with_friend(with_hill(-2000, 2000), 5000, Allegiance::enemy)));
    CHECK(sees(with_friend(with_hill(-2000, 2000), 4000)));  // exactly 3 in
    CHECK(!sees(with_friend(with_hill(-2000, 2000), 3999)));
    CHECK(sees(with_friend(with_hill(-2000, 2000), 6000)));
    CHECK(!sees(with_friend(with_hill(-2000, 2000), 6001)));
    CHECK(!sees(with_friend(with_hill(-2000, 6000), 5000)));  // the friends stand as high
    // A base that a line only touches.
    LineOfSight beside = ahead();
    OtherBase other;
    other.x_thou = 500;
    other.y_thou = 5000;
    other.side = Allegiance::enemy;
    beside.others = {other};
    CHECK(look(beside).clear_lines == 4);  // all but the one to the edge on that side
}

TEST_CASE("line_of_sight (17): a wood across", "[bbb][line_of_sight][worked]") {
    CHECK(look(with_area(4000, 6500)).clear_lines == 5);
    CHECK(look(with_area(4000, 7500)).clear_lines == 0);
}

TEST_CASE("line_of_sight (18): over friends from a hill", "[bbb][line_of_sight][worked]") {
    const auto with_base = [](LineOfSight question, int y) {
        OtherBase other;
        other.y_thou = y;
        question.others = {other};
        return question;
    };
    CHECK(sees(with_base(with_hill(-2000, 2000), 5000)));
    CHECK(!sees(with_base(with_hill(-2000, 2000), 3500)));
    CHECK(sees(with_hill(-2000, 2000, true)));
    CHECK(!sees(with_hill(-2000, 7000, true)));
}

TEST_CASE("sight does not change in a mirror, and more in the way never shows more",
          "[bbb][line_of_sight][properties]") {
    REQUIRE(rc::check([] {
        LineOfSight question{.firer = plane::test::any_footprint(), .target = plane::test::any_footprint()};
        const int lines = look(question).clear_lines;
        RC_ASSERT(lines == 5);
        const auto any_place = [] {
            return plane::Point{*rc::gen::inRange(-12000, 12001), *rc::gen::inRange(-12000, 12001)};
        };
        const plane::Point corner = any_place();
        const int side = *rc::gen::inRange(1, 9000);
        const Polygon square{corner,
                             {corner.x_thou + side, corner.y_thou},
                             {corner.x_thou + side, corner.y_thou + side},
                             {corner.x_thou, corner.y_thou + side}};
        question.areas = {{AreaKind::woods, square}};
        const int in_the_wood = look(question).clear_lines;

        LineOfSight mirror = question;
        mirror.firer = plane::test::mirrored(question.firer);
        mirror.target = plane::test::mirrored(question.target);
        for (plane::Point& place : mirror.areas[0].polygon) place.x_thou = -place.x_thou;
        RC_ASSERT(look(mirror).clear_lines == in_the_wood);

        LineOfSight thin = question;
        thin.options.thin_cover_blocks = true;
        RC_ASSERT(look(thin).clear_lines <= in_the_wood);

        LineOfSight crowded = question;
        OtherBase other;
        static_cast<plane::Footprint&>(other) = plane::test::any_footprint();
        crowded.others = {other};
        RC_ASSERT(look(crowded).clear_lines <= in_the_wood);
    }));
}
