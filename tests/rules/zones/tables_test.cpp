#include "rules/zones/tables.hpp"

#include <nlohmann/json.hpp>

#include "describe/fault.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::zones;
using namespace reisswitz::zones::test;
using nlohmann::json;

namespace {

json with(const json& changes) {
    std::vector<TableChange> changed;
    return overlay_tables(json::parse(built_in_tables_json()), changes, changed);
}

std::string refusal_of(const json& changes) {
    try {
        read_tables(with(changes));
        return "";
    } catch (const describe::Fault& fault) {
        return fault.code + " " + fault.path;
    }
}

}  // namespace

TEST_CASE("OZ-CLS-8, OZ-CLS-9, OZ-CV-6, OZ-BAS-8: the table of classes", "[zones][tables]") {
    struct Row {
        ZoneClass zone_class;
        int trafficability, capacity, raise, gun_places;
    };
    for (const Row row :
         {Row{ZoneClass::a, 1, 1, 0, 2}, Row{ZoneClass::b, 1, 2, 1, 2}, Row{ZoneClass::c, 2, 2, 1, 2},
          Row{ZoneClass::d, 2, 3, 1, 2}, Row{ZoneClass::e, 3, 0, 2, 2}, Row{ZoneClass::f, 3, 4, 2, 4}}) {
        const ClassRow& found = tables().classes.row(row.zone_class);
        CHECK(found.trafficability == row.trafficability);
        CHECK(found.capacity == row.capacity);
        CHECK(found.raise == row.raise);
        CHECK(found.gun_places == row.gun_places);
    }
}

TEST_CASE("a house rule changes single values and says which", "[zones][tables]") {
    std::vector<TableChange> changed;
    const json tables = overlay_tables(json::parse(built_in_tables_json()),
                                       {{"classes", {{"c", {{"capacity", 3}, {"raise", 1}}}}}}, changed);
    REQUIRE(changed.size() == 1);
    CHECK(changed[0].path == "/classes/c/capacity");
    CHECK(changed[0].was == "2");
    CHECK(changed[0].is == "3");
    CHECK(read_tables(tables).classes.c.capacity == 3);
}

TEST_CASE("a house rule that makes no sense is refused at its place", "[zones][tables]") {
    CHECK(refusal_of({{"weather", 1}}) == "unknown_input /weather");
    CHECK(refusal_of({{"classes", {{"g", json::object()}}}}) == "unknown_input /classes/g");
    CHECK(refusal_of({{"classes", {{"c", {{"capacity", 5}}}}}}) == "out_of_range /classes/c/capacity");
    CHECK(refusal_of({{"classes", {{"c", {{"capacity", 0}}}}}}) == "out_of_range /classes/c/capacity");
    CHECK(refusal_of({{"classes", {{"c", {{"capacity", "3"}}}}}}) == "bad_type /classes/c/capacity");
    CHECK(refusal_of({{"classes", {{"c", {{"capacity", nullptr}}}}}}) == "bad_type /classes/c/capacity");
    CHECK(refusal_of({{"classes", {{"c", {{"shelter", "roof"}}}}}}) == "unknown_value /classes/c/shelter");
    CHECK(refusal_of({{"forts", {{"small", {{"least", 6}}}}}}) == "inconsistent /forts/small");
    CHECK(refusal_of({{"forts", {{"large", {{"most", 13}}}}}}) == "out_of_range /forts/large");
    CHECK(refusal_of({{"melee_dice", {1, 2, 3}}}) == "out_of_range /melee_dice");
    CHECK(refusal_of({{"melee_dice", {1, 2, 3, 4, 5, 6, 7, 8, 9, 21}}}) == "out_of_range /melee_dice/9");
    CHECK(refusal_of({{"intensity", {{"level_one_castings", 25}}}}) == "inconsistent /intensity/level_two_castings");
    CHECK(refusal_of({{"intensity", {{"shattered_ratio", 9'223'372'036'854'775'807}}}}) ==
          "out_of_range /intensity/shattered_ratio");
    CHECK(refusal_of({{"movement", {{"open", {{"wagon", {{"going", "fast"}}}}}}}}) ==
          "unknown_value /movement/open/wagon/going");
}
