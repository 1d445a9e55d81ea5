#include "rules/campaign/procedures/column_length.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

Column column_of(std::vector<Element> elements, ColumnConditions conditions = {}) {
    Column column;
    static_cast<ColumnConditions&>(column) = conditions;
    column.elements = std::move(elements);
    return column;
}

Rational length(const Column& column) { return column_length(column, tables()).length_mi; }
Rational length(const char* type, ColumnConditions conditions = {}) {
    return length(column_of({{.type = formation(type)}}, conditions));
}

}  // namespace

TEST_CASE("FW-COL-1, FW-COL-2, FW-COL-3, FW-COL-4, FW-COL-5, FW-COL-6: lengths of formations", "[campaign][column]") {
    const auto [type, troops_mi, with_baggage_mi] = GENERATE(table<const char*, Rational, Rational>({
        {"infantry_division", part(7, 2), 5},
        {"cavalry_brigade", 1, 2},
        {"artillery_battery", 1, 1},
        {"bridging_train", 3, 3},
        {"army_hq", 2, 2},
        {"corps_hq", 1, 1},
    }));
    INFO(type);
    CHECK(length(type, {.baggage = Baggage::none}) == troops_mi);
    CHECK(length(type) == with_baggage_mi);
}

TEST_CASE("FW-COL-4: a bridging train is as long as is said", "[campaign][column]") {
    CHECK(length(column_of({{.type = formation("bridging_train"), .length_mi = part(5, 2)}})) == part(5, 2));
    CHECK(length(column_of({{.type = formation("army_hq"), .length_mi = Rational{4}}})) == 2);
}

TEST_CASE("FW-COL-7, FW-COL-8, FW-RULING-7: thirds of a division, and brigades that are divisions",
          "[campaign][column]") {
    for (const char* third : {"british_division", "infantry_brigade"}) {
        CHECK(length(third, {.baggage = Baggage::none}) == part(7, 6));
        CHECK(length(third) == part(5, 3));
    }
    CHECK(length("prussian_brigade") == length("infantry_division"));
}

TEST_CASE("FW-RULING-22, FW-MOV-3: who is hurried leaves the baggage", "[campaign][column]") {
    CHECK(baggage_of(true, Baggage::with_unit) == Baggage::none);
    CHECK(baggage_of(false, Baggage::rear) == Baggage::rear);
}

TEST_CASE("FW-MAP-2: a column is its counters in their order", "[campaign][column]") {
    const Column column =
        column_of({{.type = formation("corps_hq")}, {.type = formation("infantry_division"), .count = 2}});
    const ColumnLength result = column_length(column, tables());
    REQUIRE(result.elements.size() == 2);
    CHECK(result.elements[1] == ElementPlace{1, 10});
}

TEST_CASE("FW-COL-9: baggage with its unit, behind all, or left behind", "[campaign][column]") {
    const std::vector<Element> elements{{.type = formation("infantry_division")}, {.type = formation("corps_hq")}};
    CHECK(column_length(column_of(elements), tables()) == ColumnLength{{{0, 5}, {5, 1}}, 0, 6});
    CHECK(column_length(column_of(elements, {.baggage = Baggage::rear}), tables()) ==
          ColumnLength{{{0, part(7, 2)}, {part(7, 2), 1}}, part(3, 2), 6});
    CHECK(column_length(column_of(elements, {.baggage = Baggage::none}), tables()).length_mi == part(9, 2));
}

TEST_CASE("FW-COL-10, FW-COL-13, FW-RULING-9, column_length (1): mountain guns in the mountains",
          "[campaign][column][worked]") {
    const Column column = column_of({{.type = formation("infantry_division")},
                                     {.type = formation("cavalry_brigade")},
                                     {.type = formation("artillery_battery"), .nation = nation("austria")}},
                                    {.terrain = terrain("mountain")});
    CHECK(column_length(column, tables()) ==
          ColumnLength{{{0, 6}, {6, part(12, 5)}, {part(42, 5), part(11, 10)}}, 0, part(19, 2)});
    CHECK(told([&](auto& ruling) { work_out_column(column, tables(), ruling); }) ==
          "Ground: 20 points of a hundred.  [FW-COL-11]\n"
          "0 is 6 miles long.  [FW-COL-9]\n"
          "1 is 12/5 miles long.  [FW-COL-9]\n"
          "2, built for this country: -10 points of a hundred.  [FW-COL-13]\n"
          "2 is 11/10 miles long.  [FW-COL-9]\n"
          "The column is 19/2 miles long.  [FW-COL-10]");
}

TEST_CASE("FW-COL-13: only batteries of the three nations, and 5 points in hills", "[campaign][column]") {
    const auto battery = [](const char* of) {
        return length(
            column_of({{.type = formation("artillery_battery"), .nation = nation(of)}}, {.terrain = terrain("hilly")}));
    };
    for (const char* hill_nation : {"austria", "bavaria", "wurttemberg"}) CHECK(battery(hill_nation) == part(105, 100));
    CHECK(battery("france") == part(11, 10));
    CHECK(length(column_of({{.type = formation("cavalry_brigade"), .nation = nation("austria")}},
                           {.terrain = terrain("hilly")})) == part(22, 10));
}

TEST_CASE("FW-COL-11, FW-COL-14, FW-RULING-19: points of a hundred are added up and applied once",
          "[campaign][column]") {
    CHECK(length("corps_hq", {.road = road("track"),
                              .terrain = terrain("hilly"),
                              .weather = weather("B"),
                              .fatigue = Fatigue::exhausted,
                              .night = true,
                              .choke = true}) == part(260, 100));
}

TEST_CASE("FW-COL-12, FW-RULING-8, FW-CHK-1, column_length (2): a brigade alone does not queue",
          "[campaign][column][worked]") {
    CHECK(length("cavalry_brigade", {.choke = true}) == 2);
    CHECK(length("infantry_brigade", {.choke = true}) == part(5, 3));
    CHECK(length("british_division", {.choke = true}) == part(25, 12));
    CHECK(length(column_of({{.type = formation("cavalry_brigade"), .count = 2}}, {.choke = true})) == 5);
}

TEST_CASE("FW-COL-1: by composition a formation is as long as what is in it", "[campaign][column]") {
    const auto with = [](const char* type, int parts, Lengths lengths) {
        return length(column_of({{.type = formation(type), .parts = parts}}, {.lengths = lengths}));
    };
    CHECK(with("infantry_division", 9, Lengths::composition) == part(5, 2));
    CHECK(with("infantry_division", 9, Lengths::standard) == 5);
    CHECK(with("cavalry_brigade", 3, Lengths::composition) == part(12, 5));
    CHECK(with("artillery_battery", 8, Lengths::composition) == part(8, 7));
    CHECK(with("corps_hq", 8, Lengths::composition) == 1);
    CHECK(length("infantry_division", {.lengths = Lengths::composition}) == 5);
}

TEST_CASE("elements stand one behind the other, and their order does not change the length", "[campaign][property]") {
    REQUIRE(rc::check([] {
        Column column;
        for (int i = *rc::gen::inRange(1, 6); i > 0; --i)
            column.elements.push_back({.type = {static_cast<std::int16_t>(
                                           *rc::gen::inRange(0, static_cast<int>(tables().formations.size())))},
                                       .count = *rc::gen::inRange(1, 21)});
        column.baggage = static_cast<Baggage>(*rc::gen::inRange(0, 3));
        column.night = *rc::gen::arbitrary<bool>();
        column.choke = *rc::gen::arbitrary<bool>();
        const ColumnLength result = column_length(column, tables());
        Rational at = 0;
        for (const ElementPlace& place : result.elements) {
            RC_ASSERT(place.offset_mi == at);
            at += place.length_mi;
        }
        RC_ASSERT(at + result.rear_baggage_mi == result.length_mi);
        std::reverse(column.elements.begin(), column.elements.end());
        RC_ASSERT(column_length(column, tables()).length_mi == result.length_mi);
    }));
}
