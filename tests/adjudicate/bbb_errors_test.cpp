#include <catch2/catch.hpp>
#include <fstream>

#include "requests.hpp"

using namespace reisswitz::adjudicate::test;
using reisswitz::adjudicate::answer_line;

namespace {

/// A faulty request to Bloody Big Battles: procedure, inputs, and the error it gets.
struct Fault {
    const char* procedure;
    std::string inputs;
    const char* error;
};

void check_faults(std::initializer_list<Fault> faults) {
    for (const Fault& fault : faults) {
        INFO(fault.procedure << " " << fault.inputs);
        CHECK(error_in(std::string{R"({"rules":"bbb","procedure":")"} + fault.procedure + R"(","inputs":)" +
                       fault.inputs + "}") == fault.error);
    }
}

/// One group of fire_factor with something added.
std::string group(const std::string& more) {
    return R"({"groups":[{"weapon":"sm","bases":1,"range_in":3)" + more + "}]}";
}
std::string guns(const std::string& more) {
    return R"({"groups":[{"weapon":"ra","bases":1,"range_in":3)" + more + "}]}";
}

std::string fire_at(const std::string& target, const std::string& more = "") {
    return R"({"firepower":4,"phase":"defensive","target":{)" + target + "}" + more + "}";
}
const std::string infantry = R"("arm":"infantry","quality":"raw","bases":4)";
const std::string battery = R"("arm":"artillery","quality":"raw","bases":1)";

std::string assault(const std::string& attackers, const std::string& defenders, const std::string& more = "") {
    return R"({"attacker":{"units":[)" + attackers + R"(]},"defender":{"units":[)" + defenders + "]}" + more + "}";
}
std::string unit(const std::string& arm, int bases) {
    return R"({"arm":")" + arm + R"(","quality":"raw","bases":)" + std::to_string(bases) + "}";
}

const std::string base = R"({"x_thou":0,"y_thou":0,"facing_tenths_deg":0})";
std::string sight(const std::string& more) {
    return R"({"firer":)" + base + R"(,"target":{"x_thou":0,"y_thou":9000,"facing_tenths_deg":0},)" + more + "}";
}
std::string wood(const std::string& polygon) {
    return sight(R"("areas":[{"kind":"woods","polygon":)" + polygon + "}]");
}

std::string times(int n, const std::string& entry) {
    std::string list = "[";
    for (int i = 0; i < n; ++i) list += (i == 0 ? "" : ",") + entry;
    return list + "]";
}

}  // namespace

TEST_CASE("bbb: fire_factor: faulty inputs", "[adjudicate][errors][bbb]") {
    check_faults({
        {"fire_factor", "{}", "missing_input /inputs/groups"},
        {"fire_factor", R"({"groups":[]})", "out_of_range /inputs/groups"},
        {"fire_factor", R"({"groups":[{"bases":1,"range_in":3}]})", "missing_input /inputs/groups/0/weapon"},
        {"fire_factor", R"({"groups":[{"weapon":"sm","range_in":3}]})", "missing_input /inputs/groups/0/bases"},
        {"fire_factor", R"({"groups":[{"weapon":"sm","bases":1}]})", "missing_input /inputs/groups/0/range_in"},
        {"fire_factor", R"({"groups":[{"weapon":"pike","bases":1,"range_in":3}]})",
         "unknown_value /inputs/groups/0/weapon"},
        {"fire_factor", R"({"groups":[{"weapon":"sm","bases":0,"range_in":3}]})",
         "out_of_range /inputs/groups/0/bases"},
        {"fire_factor", R"({"groups":[{"weapon":"sm","bases":31,"range_in":3}]})",
         "out_of_range /inputs/groups/0/bases"},
        {"fire_factor", group(R"(,"reduced":true)"), "inconsistent /inputs/groups/0/reduced"},
        {"fire_factor", group(R"(,"pivoted":true)"), "inconsistent /inputs/groups/0/pivoted"},
        {"fire_factor", group(R"(,"unlimbered":true)"), "inconsistent /inputs/groups/0/unlimbered"},
        {"fire_factor", group(R"(,"silenced":true)"), "inconsistent /inputs/groups/0/silenced"},
        {"fire_factor", guns(R"(,"disrupted":true)"), "inconsistent /inputs/groups/0/disrupted"},
        {"fire_factor", group(R"(,"low_ammo":1)"), "bad_type /inputs/groups/0/low_ammo"},
        {"fire_factor", group(R"(,"cover":1)"), "unknown_input /inputs/groups/0/cover"},
        {"fire_factor", R"({"groups":[{"weapon":"sm","bases":1,"range_in":3}],"options":{"halving_floor":"half"}})",
         "unknown_value /inputs/options/halving_floor"},
        {"fire_factor", R"({"groups":[{"weapon":"sm","bases":1,"range_in":3}],"options":{"cover_stacking":"sum"}})",
         "unknown_input /inputs/options/cover_stacking"},
        {"fire_factor", R"({"groups":)" + times(21, R"({"weapon":"sm","bases":1,"range_in":3})") + "}",
         "out_of_range /inputs/groups"},
    });
    CHECK(error_in(R"({"rules":"bbb","procedure":"fire_factor","inputs":{"groups":)" +
                   times(20, R"({"weapon":"bla","bases":30,"range_in":"1/3"})") + "}}")
              .empty());
}

TEST_CASE("bbb: measures are whole or fractions, without a sign", "[adjudicate][errors][bbb]") {
    const auto range = [](const std::string& text) {
        return error_in(R"({"rules":"bbb","procedure":"fire_factor","inputs":{"groups":[{"weapon":"sm","bases":1,)"
                        R"("range_in":)" +
                        text + "}]}}");
    };
    CHECK(range("0").empty());
    CHECK(range("1000").empty());
    CHECK(range(R"("5/2")").empty());
    CHECK(range(R"("10/4")").empty());
    CHECK(range(R"("0/7")").empty());
    for (const char* wrong :
         {"2.5", "3.0", "null", "true", "[]", R"("5")", R"("")", R"("5/")", R"("/2")", R"("5/0")", R"("-5/2")",
          R"("5/-2")", R"("+5/2")", R"(" 5/2")", R"("5/2/1")", R"("2.5/1")", R"("0x5/2")", "99999999999999999999"}) {
        INFO(wrong);
        CHECK(range(wrong) == "bad_type /inputs/groups/0/range_in");
    }
    CHECK(range("-1") == "out_of_range /inputs/groups/0/range_in");
    CHECK(range("1001") == "out_of_range /inputs/groups/0/range_in");
    CHECK(range(R"("2001/2")") == "out_of_range /inputs/groups/0/range_in");
    CHECK(range("18446744073709551615") == "out_of_range /inputs/groups/0/range_in");
    CHECK(range('"' + std::string(99, '1') + "/" + std::string(98, '1') + '"').empty());
    CHECK(range('"' + std::string(150, '1') + "/" + std::string(150, '1') + '"') ==
          "bad_type /inputs/groups/0/range_in");
}

TEST_CASE("bbb: firefight: faulty inputs", "[adjudicate][errors][bbb]") {
    check_faults({
        {"firefight", R"({"phase":"defensive","target":{)" + infantry + "}}", "missing_input /inputs/firepower"},
        {"firefight", R"({"firepower":4,"target":{)" + infantry + "}}", "missing_input /inputs/phase"},
        {"firefight", R"({"firepower":4,"phase":"defensive"})", "missing_input /inputs/target"},
        {"firefight", R"({"firepower":10001,"phase":"defensive","target":{)" + infantry + "}}",
         "out_of_range /inputs/firepower"},
        {"firefight", R"({"firepower":"20001/2","phase":"defensive","target":{)" + infantry + "}}",
         "out_of_range /inputs/firepower"},
        {"firefight", R"({"firepower":"4/0","phase":"defensive","target":{)" + infantry + "}}",
         "bad_type /inputs/firepower"},
        {"firefight", R"({"firepower":4.5,"phase":"defensive","target":{)" + infantry + "}}",
         "bad_type /inputs/firepower"},
        {"firefight", R"({"firepower":4,"phase":"night","target":{)" + infantry + "}}", "unknown_value /inputs/phase"},
        {"firefight", fire_at(R"("quality":"raw","bases":4)"), "missing_input /inputs/target/arm"},
        {"firefight", fire_at(R"("arm":"infantry","bases":4)"), "missing_input /inputs/target/quality"},
        {"firefight", fire_at(R"("arm":"infantry","quality":"raw")"), "missing_input /inputs/target/bases"},
        {"firefight", fire_at(R"("arm":"general","quality":"raw","bases":1)"), "unknown_value /inputs/target/arm"},
        {"firefight", fire_at(R"("arm":"infantry","quality":"elite","bases":1)"),
         "unknown_value /inputs/target/quality"},
        {"firefight", fire_at(R"("arm":"infantry","quality":"raw","bases":31)"), "out_of_range /inputs/target/bases"},
        {"firefight", fire_at(R"("arm":"artillery","quality":"raw","bases":2)"), "inconsistent /inputs/target/bases"},
        {"firefight", fire_at(battery + R"(,"disrupted":true)"), "inconsistent /inputs/target/disrupted"},
        {"firefight", fire_at(battery + R"(,"march_column":true)"), "inconsistent /inputs/target/march_column"},
        {"firefight", fire_at(infantry + R"(,"silenced":true)"), "inconsistent /inputs/target/silenced"},
        {"firefight", fire_at(infantry + R"(,"reduced":true)"), "inconsistent /inputs/target/reduced"},
        {"firefight", fire_at(infantry + R"(,"limbered":true)"), "inconsistent /inputs/target/limbered"},
        {"firefight", R"({"firepower":4,"phase":"offensive","target_advanced":true,"target":{)" + infantry + "}}",
         "inconsistent /inputs/target_advanced"},
        {"firefight", fire_at(infantry, R"(,"cover":["woods","town","woods"])"), "inconsistent /inputs/cover"},
        {"firefight", fire_at(infantry, R"(,"cover":["marsh"])"), "unknown_value /inputs/cover/0"},
        {"firefight",
         fire_at(infantry, R"(,"cover":["woods","village","town","fort","rifle_pits","entrenchments","woods"])"),
         "out_of_range /inputs/cover"},
        {"firefight", fire_at(infantry, R"(,"options":{"low_ammo_from":1})"),
         "out_of_range /inputs/options/low_ammo_from"},
        {"firefight", fire_at(infantry, R"(,"options":{"low_ammo_from":14})"),
         "out_of_range /inputs/options/low_ammo_from"},
        {"firefight", fire_at(infantry, R"(,"options":{"low_ammo_from":null})"),
         "bad_type /inputs/options/low_ammo_from"},
        {"firefight", fire_at(infantry, R"(,"options":{"halt_artillery":"yes"})"),
         "bad_type /inputs/options/halt_artillery"},
    });
}

TEST_CASE("bbb: movement_roll: faulty inputs", "[adjudicate][errors][bbb]") {
    check_faults({
        {"movement_roll", R"({"quality":"raw","state":"good_order","bases":1})", "missing_input /inputs/arm"},
        {"movement_roll", R"({"arm":"infantry","quality":"raw","bases":1})", "missing_input /inputs/state"},
        {"movement_roll", R"({"arm":"infantry","quality":"raw","state":"good_order"})", "missing_input /inputs/bases"},
        {"movement_roll", R"({"arm":"general","quality":"raw","state":"good_order","bases":1})",
         "unknown_value /inputs/arm"},
        {"movement_roll", R"({"arm":"infantry","quality":"raw","state":"spent","bases":1})",
         "unknown_value /inputs/state"},
        {"movement_roll", R"({"arm":"infantry","quality":"raw","state":"silenced","bases":1})",
         "inconsistent /inputs/state"},
        {"movement_roll", R"({"arm":"artillery","quality":"raw","state":"disrupted","bases":1})",
         "inconsistent /inputs/state"},
        {"movement_roll", R"({"arm":"artillery","quality":"raw","state":"good_order","bases":2})",
         "inconsistent /inputs/bases"},
        {"movement_roll", R"({"arm":"artillery","quality":"raw","state":"good_order","bases":1,"lost_bases":1})",
         "inconsistent /inputs/lost_bases"},
        {"movement_roll", R"({"arm":"infantry","quality":"raw","state":"good_order","bases":1,"lost_bases":31})",
         "out_of_range /inputs/lost_bases"},
        {"movement_roll", R"({"arm":"infantry","quality":"raw","state":"good_order","bases":1,"spent_after":0})",
         "out_of_range /inputs/spent_after"},
        {"movement_roll", R"({"arm":"infantry","quality":"raw","state":"good_order","bases":1,"spent_after":null})",
         "bad_type /inputs/spent_after"},
        {"movement_roll",
         R"({"arm":"infantry","quality":"raw","state":"good_order","bases":1,"options":{"recovery":"none"}})",
         "unknown_value /inputs/options/recovery"},
    });
}

TEST_CASE("bbb: move_allowance: faulty inputs", "[adjudicate][errors][bbb]") {
    check_faults({
        {"move_allowance", R"({"move":"full"})", "missing_input /inputs/arm"},
        {"move_allowance", R"({"arm":"infantry"})", "missing_input /inputs/move"},
        {"move_allowance", R"({"arm":"infantry","move":"retire_full"})", "unknown_value /inputs/move"},
        {"move_allowance", R"({"arm":"infantry","move":"full","linear_obstacles":11})",
         "out_of_range /inputs/linear_obstacles"},
        {"move_allowance", R"({"arm":"infantry","move":"full","half_actions":3})", "out_of_range /inputs/half_actions"},
        {"move_allowance", R"({"arm":"general","move":"full","half_actions":1,"on_road_in_column":true})",
         "inconsistent /inputs/half_actions"},
        {"move_allowance", R"({"arm":"general","move":"full","on_road_in_column":true})",
         "inconsistent /inputs/on_road_in_column"},
        {"move_allowance", R"({"arm":"infantry","move":"full","options":{"minimum_move_in":7}})",
         "out_of_range /inputs/options/minimum_move_in"},
    });
}

TEST_CASE("bbb: assault: faulty inputs", "[adjudicate][errors][bbb]") {
    const std::string four = unit("infantry", 4);
    check_faults({
        {"assault", R"({"defender":{"units":[)" + four + "]}}", "missing_input /inputs/attacker"},
        {"assault", R"({"attacker":{},"defender":{"units":[)" + four + "]}}", "missing_input /inputs/attacker/units"},
        {"assault", assault("", four), "out_of_range /inputs/attacker/units"},
        {"assault", assault(four + "," + four + "," + four + "," + four + "," + four, four),
         "out_of_range /inputs/attacker/units"},
        {"assault", assault(four + "," + unit("artillery", 1), four), "inconsistent /inputs/attacker/units/1/arm"},
        {"assault", assault(four, four + "," + unit("artillery", 2)), "inconsistent /inputs/defender/units/1/bases"},
        {"assault", assault(four, unit("infantry", 0)), "out_of_range /inputs/defender/units/0/bases"},
        {"assault", assault(four, four, R"(,"terrain":["stream","stream"])"), "inconsistent /inputs/terrain"},
        {"assault", assault(four, four, R"(,"terrain":["river"])"), "unknown_value /inputs/terrain/0"},
        {"assault", assault(four, four, R"(,"terrain":["marsh","woods","village","town","fort","stream","bridge"])"),
         "out_of_range /inputs/terrain"},
        {"assault", assault(four, four, R"(,"options":{"loss_scope":"unit"})"),
         "unknown_value /inputs/options/loss_scope"},
    });
}

TEST_CASE("bbb: evade and general_risk: faulty inputs", "[adjudicate][errors][bbb]") {
    check_faults({
        {"evade", R"({"arm":"cavalry","state":"good_order"})", "missing_input /inputs/charger_arm"},
        {"evade", R"({"arm":"cavalry","state":"good_order","charger_arm":"artillery"})",
         "unknown_value /inputs/charger_arm"},
        {"evade", R"({"arm":"cavalry","state":"silenced","charger_arm":"infantry"})", "inconsistent /inputs/state"},
        {"evade", R"({"arm":"artillery","state":"disrupted","charger_arm":"infantry"})", "inconsistent /inputs/state"},
        {"evade", R"({"arm":"cavalry","state":"good_order","charger_arm":"infantry","limbered":true})",
         "inconsistent /inputs/limbered"},
        {"evade", R"({"arm":"cavalry","state":"good_order","charger_arm":"infantry","linear_obstacles":-1})",
         "out_of_range /inputs/linear_obstacles"},
        {"general_risk", R"({"samples":[]})", "out_of_range /inputs/samples"},
        {"general_risk", R"({"samples":[{"enemy_distance_in":3}]})",
         "missing_input /inputs/samples/0/friend_distance_in"},
        {"general_risk", R"({"samples":[{"enemy_distance_in":"3","friend_distance_in":3}]})",
         "bad_type /inputs/samples/0/enemy_distance_in"},
        {"general_risk", R"({"samples":[{"enemy_distance_in":1001,"friend_distance_in":3}]})",
         "out_of_range /inputs/samples/0/enemy_distance_in"},
        {"general_risk", R"({"samples":)" + times(51, R"({"enemy_distance_in":null,"friend_distance_in":1})") + "}",
         "out_of_range /inputs/samples"},
    });
    CHECK(error_in(R"({"rules":"bbb","procedure":"general_risk","inputs":{"samples":)" +
                   times(50, R"({"enemy_distance_in":null,"friend_distance_in":1})") + "}}")
              .empty());
}

TEST_CASE("bbb: base_geometry: faulty inputs", "[adjudicate][errors][bbb]") {
    const auto with = [](const std::string& firer) { return R"({"target":)" + base + R"(,"firer":)" + firer + "}"; };
    check_faults({
        {"base_geometry", R"({"firer":)" + base + "}", "missing_input /inputs/target"},
        {"base_geometry", with(R"({"x_thou":0,"y_thou":0})"), "missing_input /inputs/firer/facing_tenths_deg"},
        {"base_geometry", with(R"({"x_thou":200001,"y_thou":0,"facing_tenths_deg":0})"),
         "out_of_range /inputs/firer/x_thou"},
        {"base_geometry", with(R"({"x_thou":0,"y_thou":-9223372036854775808,"facing_tenths_deg":0})"),
         "out_of_range /inputs/firer/y_thou"},
        {"base_geometry", with(R"({"x_thou":0,"y_thou":0,"facing_tenths_deg":3600})"),
         "out_of_range /inputs/firer/facing_tenths_deg"},
        {"base_geometry", with(R"({"x_thou":0,"y_thou":0,"facing_tenths_deg":0,"width_thou":0})"),
         "out_of_range /inputs/firer/width_thou"},
        {"base_geometry", with(R"({"x_thou":0,"y_thou":0,"facing_tenths_deg":0,"depth_thou":20001})"),
         "out_of_range /inputs/firer/depth_thou"},
        {"base_geometry", with(R"({"x_thou":0.5,"y_thou":0,"facing_tenths_deg":0})"), "bad_type /inputs/firer/x_thou"},
    });
}

TEST_CASE("bbb: line_of_sight: polygons that are none", "[adjudicate][errors][bbb]") {
    check_faults({
        {"line_of_sight", wood("[[0,0],[10,0]]"), "out_of_range /inputs/areas/0/polygon"},
        {"line_of_sight", wood(times(21, "[0,0]")), "out_of_range /inputs/areas/0/polygon"},
        {"line_of_sight", wood("[[0,0],[10,10],[10,0],[0,10]]"), "inconsistent /inputs/areas/0/polygon"},
        {"line_of_sight", wood("[[0,0],[10,10],[20,20]]"), "inconsistent /inputs/areas/0/polygon"},
        {"line_of_sight", wood("[[0,0],[10,0],[10,0],[0,10]]"), "inconsistent /inputs/areas/0/polygon"},
        {"line_of_sight", wood("[[0,0],[10,0,1],[0,10]]"), "out_of_range /inputs/areas/0/polygon/1"},
        {"line_of_sight", wood(R"([[0,0],{"x":1},[0,10]])"), "bad_type /inputs/areas/0/polygon/1"},
        {"line_of_sight", wood("[[0,0],[10,1.5],[0,10]]"), "bad_type /inputs/areas/0/polygon/1/1"},
        {"line_of_sight", wood("[[0,0],[200001,0],[0,10]]"), "out_of_range /inputs/areas/0/polygon/1/0"},
        {"line_of_sight", sight(R"("contours":[{"level":1,"polygon":[[0,0],[9,9],[9,0],[0,9]]}])"),
         "inconsistent /inputs/contours/0/polygon"},
    });
    std::string corners = "[";
    for (int i = 0; i < 19; ++i) corners += "[" + std::to_string(100 * i) + "," + std::to_string(100 * i * i) + "],";
    CHECK(error_in(R"({"rules":"bbb","procedure":"line_of_sight","inputs":)" + wood(corners + "[0,90000]]") + "}")
              .empty());
}

TEST_CASE("bbb: line_of_sight: other faulty inputs", "[adjudicate][errors][bbb]") {
    const std::string triangle = "[[0,0],[10,0],[0,10]]";
    check_faults({
        {"line_of_sight", R"({"target":)" + base + "}", "missing_input /inputs/firer"},
        {"line_of_sight", sight(R"("areas":[{"kind":"village","polygon":)" + triangle + "}]"),
         "unknown_value /inputs/areas/0/kind"},
        {"line_of_sight", sight(R"("areas":[{"kind":"town"}])"), "missing_input /inputs/areas/0/polygon"},
        {"line_of_sight", sight(R"("areas":)" + times(21, R"({"kind":"town","polygon":)" + triangle + "}")),
         "out_of_range /inputs/areas"},
        {"line_of_sight", sight(R"("contours":[{"level":0,"polygon":)" + triangle + "}]"),
         "out_of_range /inputs/contours/0/level"},
        {"line_of_sight", sight(R"("contours":[{"level":10,"polygon":)" + triangle + "}]"),
         "out_of_range /inputs/contours/0/level"},
        {"line_of_sight", sight(R"("contours":)" + times(21, R"({"level":1,"polygon":)" + triangle + "}")),
         "out_of_range /inputs/contours"},
        {"line_of_sight", sight(R"("others":[{"x_thou":0,"y_thou":5000,"facing_tenths_deg":0}])"),
         "missing_input /inputs/others/0/side"},
        {"line_of_sight", sight(R"("others":[{"x_thou":0,"y_thou":5000,"facing_tenths_deg":0,"side":"own"}])"),
         "unknown_value /inputs/others/0/side"},
        {"line_of_sight",
         sight(R"("others":)" + times(41, R"({"x_thou":0,"y_thou":5000,"facing_tenths_deg":0,"side":"enemy"})")),
         "out_of_range /inputs/others"},
        {"line_of_sight", sight(R"("options":{"thin_cover_blocks":1})"), "bad_type /inputs/options/thin_cover_blocks"},
    });
    CHECK(error_in(
              R"({"rules":"bbb","procedure":"line_of_sight","inputs":)" +
              sight(R"("others":)" + times(40, R"({"x_thou":0,"y_thou":5000,"facing_tenths_deg":17,"side":"enemy"})")) +
              "}")
              .empty());
}

TEST_CASE("bbb: a house rule changes numbers and options, and is refused at its place", "[adjudicate][house][bbb]") {
    const auto under = [](const std::string& house) {
        return json::parse(answer_line(R"({"rules":"bbb","procedure":"fire_factor","house":)" + house +
                                       R"(,"inputs":{"groups":[{"weapon":"ra","bases":1,"range_in":12,)"
                                       R"("reduced":true,"pivoted":true,"unlimbered":true}]}})"));
    };
    const auto power = [](const json& answer) { return answer["outcomes"][0]["result"]["firepower"]; };
    CHECK(power(under("{}")) == "1/1");
    CHECK(power(under(R"({"options":{"halving_floor":"none"}})")) == "1/2");
    CHECK(power(under(R"({"fire":{"most_halvings":1}})")) == "2/1");
    CHECK(under(R"({"fire":{"most_halvings":6}})")["error"]["path"] == "/house/fire/most_halvings");
    CHECK(under(R"({"weather":{}})")["error"]["path"] == "/house/weather");
    CHECK(under("3")["error"]["path"] == "/house");
}

TEST_CASE("bbb: the house rules that come with the program are taken", "[adjudicate][house][bbb]") {
    std::ifstream file(REISSWITZ_SOURCE_DIR "/data/bbb/house/least-move.json");
    const json request{{"rules", "bbb"},
                       {"procedure", "move_allowance"},
                       {"house", json::parse(file).at("changes")},
                       {"inputs", {{"arm", "infantry"}, {"move", "full"}, {"linear_obstacles", 4}}}};
    CHECK(json::parse(answer_line(request.dump()))["outcomes"][0]["result"]["distance_in"] == 3);
}
