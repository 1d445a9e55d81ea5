#include <catch2/catch.hpp>

#include "requests.hpp"

using namespace reisswitz::adjudicate::test;
using reisswitz::adjudicate::answer_line;

namespace {

/// A faulty request: procedure, inputs, and the error it gets.
struct Fault {
    const char* procedure;
    const char* inputs;
    const char* error;
};

std::string error_of(const Fault& fault) {
    return error_in(std::string{R"({"rules":"portable","procedure":")"} + fault.procedure + R"(","inputs":)" +
                    fault.inputs + "}");
}

void check_faults(std::initializer_list<Fault> faults) {
    for (const Fault& fault : faults) {
        INFO(fault.procedure << " " << fault.inputs);
        CHECK(error_of(fault) == fault.error);
    }
}

}  // namespace

TEST_CASE("the faulty requests of the specification", "[adjudicate][errors]") {
    check_faults({
        {"volley", R"({"weapon":"pike","units":[{"id":"a","sp":1}]})", "unknown_value /inputs/weapon"},
        {"volley", R"({"weapon":"small_arms","units":[]})", "out_of_range /inputs/units"},
        {"volley", R"({"weapon":"small_arms","units":[{"id":"a","sp":13}]})", "out_of_range /inputs/units/0/sp"},
        {"artillery_fire", R"({"range_hexes":9})", "inconsistent /inputs/range_hexes"},
        {"close_combat",
         R"({"attacker":{"type":"infantry","sp":4,"carried":{"sp":1}},"defender":{"type":"infantry","sp":4}})",
         "inconsistent /inputs/attacker/carried"},
    });
}

TEST_CASE("what is wrong with a request as a whole", "[adjudicate][errors]") {
    CHECK(error_in("") == "bad_json ");
    CHECK(error_in("{") == "bad_json ");
    CHECK(error_in("{} {}") == "bad_json ");
    CHECK(error_in("[1,2]") == "bad_type ");
    CHECK(error_in("null") == "bad_type ");
    CHECK(error_in("{}") == "missing_input /rules");
    CHECK(error_in(R"({"rules":1})") == "bad_type /rules");
    CHECK(error_in(R"({"rules":"chess","procedure":"mate","inputs":{}})") == "unknown_value /rules");
    CHECK(error_in(R"({"rules":"portable"})") == "missing_input /procedure");
    CHECK(error_in(R"({"rules":"portable","procedure":null})") == "bad_type /procedure");
    CHECK(error_in(R"({"rules":"portable","procedure":"mate","inputs":{}})") == "unknown_value /procedure");
    CHECK(error_in(R"({"rules":"portable","procedure":"initiative"})") == "missing_input /inputs");
    CHECK(error_in(R"({"rules":"portable","procedure":"initiative","inputs":[]})") == "bad_type /inputs");
    CHECK(error_in(R"({"rules":"portable","procedure":"initiative","inputs":{},"a/b~c":1})") ==
          "unknown_input /a~1b~0c");
    CHECK(error_in(R"({"rules":"portable","procedure":"initiative","inputs":{"x/y":1}})") ==
          "unknown_input /inputs/x~1y");
    CHECK(error_in(std::string(100, '[')) == "too_large ");
}

TEST_CASE("an error says in a sentence what was found and what was expected", "[adjudicate][errors]") {
    const json answer = answer_to("volley", {{"weapon", "pike"}, {"units", {{{"id", "a"}, {"sp", 1}}}}});
    CHECK(answer["error"]["message"] == "Expected machine_gun or small_arms, found \"pike\".");
    CHECK(answer["error"].size() == 3);
}

TEST_CASE("whole numbers and booleans are not written otherwise", "[adjudicate][errors]") {
    check_faults({
        {"resolve_hit", R"({"sp":2.0})", "bad_type /inputs/sp"},
        {"resolve_hit", R"({"sp":"2"})", "bad_type /inputs/sp"},
        {"resolve_hit", R"({"sp":true})", "bad_type /inputs/sp"},
        {"resolve_hit", R"({"sp":null})", "bad_type /inputs/sp"},
        {"activation", R"({"chief_commander":1,"other_units":4})", "bad_type /inputs/chief_commander"},
        {"resolve_hit", R"({"sp":99999999999999999999})", "bad_type /inputs/sp"},
        {"resolve_hit", R"({"sp":9999999999999999999})", "out_of_range /inputs/sp"},
    });
}

TEST_CASE("initiative and activation: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"initiative", R"({"tie_rule":"toss"})", "unknown_value /inputs/tie_rule"},
        {"initiative", R"({"tie_rule":null})", "bad_type /inputs/tie_rule"},
        {"initiative", R"({"previous_first":"green"})", "unknown_value /inputs/previous_first"},
        {"initiative", R"({"previous_first":3})", "bad_type /inputs/previous_first"},
        {"initiative", R"({"first":"red"})", "unknown_input /inputs/first"},
        {"activation", R"({"other_units":4})", "missing_input /inputs/chief_commander"},
        {"activation", R"({"chief_commander":true})", "missing_input /inputs/other_units"},
        {"activation", R"({"chief_commander":true,"other_units":41})", "out_of_range /inputs/other_units"},
        {"activation", R"({"chief_commander":true,"other_units":-1})", "out_of_range /inputs/other_units"},
        {"activation", R"({"chief_commander":true,"other_units":4,"units":1})", "unknown_input /inputs/units"},
    });
}

TEST_CASE("resolve_hit: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"resolve_hit", R"({})", "missing_input /inputs/sp"},
        {"resolve_hit", R"({"sp":0})", "out_of_range /inputs/sp"},
        {"resolve_hit", R"({"sp":13})", "out_of_range /inputs/sp"},
        {"resolve_hit", R"({"sp":1,"hits":0})", "out_of_range /inputs/hits"},
        {"resolve_hit", R"({"sp":1,"hits":7})", "out_of_range /inputs/hits"},
        {"resolve_hit", R"({"sp":1,"retreat_steps":10})", "out_of_range /inputs/retreat_steps"},
        {"resolve_hit", R"({"sp":1,"quality":"green"})", "unknown_value /inputs/quality"},
        {"resolve_hit", R"({"sp":1,"policy":"run"})", "unknown_value /inputs/policy"},
        {"resolve_hit", R"({"sp":1,"id":"a"})", "unknown_input /inputs/id"},
    });
}

TEST_CASE("artillery_fire and bombardment: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"artillery_fire", R"({"artillery":"small_arms"})", "unknown_value /inputs/artillery"},
        {"artillery_fire", R"({"artillery":"heavy_artillery","range_hexes":13})", "out_of_range /inputs/range_hexes"},
        {"artillery_fire", R"({"range_hexes":0})", "out_of_range /inputs/range_hexes"},
        {"artillery_fire", R"({"artillery":"mountain_artillery","range_hexes":7})", "inconsistent /inputs/range_hexes"},
        {"artillery_fire", R"({"target_units":[{"id":"A","sp":1}]})", "out_of_range /inputs/target_units/0/id"},
        {"artillery_fire", R"({"target_units":[{"id":"","sp":1}]})", "out_of_range /inputs/target_units/0/id"},
        {"artillery_fire", R"({"target_units":[{"sp":1}]})", "missing_input /inputs/target_units/0/id"},
        {"artillery_fire", R"({"target_units":[{"id":"a_name_that_is_much_too_long","sp":1}]})",
         "out_of_range /inputs/target_units/0/id"},
        {"artillery_fire",
         R"({"target_units":[{"id":"a","sp":1}],"behind_units":[{"id":"b","sp":1},{"id":"a","sp":1}]})",
         "inconsistent /inputs/behind_units/1/id"},
        {"artillery_fire", R"({"target_units":{}})", "bad_type /inputs/target_units"},
        {"artillery_fire", R"({"options":{"fire_into_cover":"maybe"}})",
         "unknown_value /inputs/options/fire_into_cover"},
        {"artillery_fire", R"({"options":{"tie":"x"}})", "unknown_input /inputs/options/tie"},
        {"bombardment", R"({"batteries":[],"units":[{"id":"a","sp":1,"hex":"D4"}]})", "out_of_range /inputs/batteries"},
        {"bombardment", R"({"batteries":[{"target":"D4"}],"units":[]})", "out_of_range /inputs/units"},
        {"bombardment", R"({"batteries":[{}],"units":[{"id":"a","sp":1,"hex":"D4"}]})",
         "missing_input /inputs/batteries/0/target"},
        {"bombardment", R"({"batteries":[{"target":"d4"}],"units":[{"id":"a","sp":1,"hex":"D4"}]})",
         "out_of_range /inputs/batteries/0/target"},
        {"bombardment", R"({"batteries":[{"target":"BM1"}],"units":[{"id":"a","sp":1,"hex":"D4"}]})",
         "out_of_range /inputs/batteries/0/target"},
        {"bombardment", R"({"batteries":[{"target":"D4","in_front":"D0"}],"units":[{"id":"a","sp":1,"hex":"D4"}]})",
         "out_of_range /inputs/batteries/0/in_front"},
        {"bombardment",
         R"({"batteries":[{"target":"D4"},{"target":"D4","range_hexes":9}],"units":[{"id":"a","sp":1,"hex":"D4"}]})",
         "inconsistent /inputs/batteries/1/range_hexes"},
        {"bombardment",
         R"({"batteries":[{"target":"D4"}],"units":[{"id":"a","sp":1,"hex":"D4"},{"id":"a","sp":1,"hex":"D5"}]})",
         "inconsistent /inputs/units/1/id"},
    });
    // The last name there is, and the last row.
    CHECK(error_of({"bombardment", R"({"batteries":[{"target":"BL99"}],"units":[{"id":"a","sp":1,"hex":"BL99"}]})", ""})
              .empty());
}

TEST_CASE("volley: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"volley", R"({"units":[{"id":"a","sp":1}]})", "missing_input /inputs/weapon"},
        {"volley", R"({"weapon":"field_artillery","units":[{"id":"a","sp":1}]})", "unknown_value /inputs/weapon"},
        {"volley", R"({"weapon":"small_arms"})", "missing_input /inputs/units"},
        {"volley", R"({"weapon":"small_arms","range_hexes":4,"units":[{"id":"a","sp":1}]})",
         "out_of_range /inputs/range_hexes"},
        {"volley", R"({"weapon":"small_arms","range_hexes":0,"units":[{"id":"a","sp":1}]})",
         "out_of_range /inputs/range_hexes"},
        {"volley", R"({"weapon":"small_arms","units":[{"id":"a","sp":1},{"id":"a","sp":1}]})",
         "inconsistent /inputs/units/1/id"},
        {"volley", R"({"weapon":"small_arms","units":["a"]})", "bad_type /inputs/units/0"},
        {"volley", R"({"weapon":"small_arms","firer_moved":"no","units":[{"id":"a","sp":1}]})",
         "bad_type /inputs/firer_moved"},
    });
}

TEST_CASE("close_combat: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"close_combat", R"({"defender":{"type":"infantry","sp":4}})", "missing_input /inputs/attacker"},
        {"close_combat", R"({"attacker":{"sp":4},"defender":{"type":"infantry","sp":4}})",
         "missing_input /inputs/attacker/type"},
        {"close_combat", R"({"attacker":{"type":"heavy_artillery","sp":4},"defender":{"type":"infantry","sp":4}})",
         "unknown_value /inputs/attacker/type"},
        {"close_combat",
         R"({"attacker":{"type":"infantry","sp":4},"defender":{"type":"infantry","sp":4,"uphill":true}})",
         "unknown_input /inputs/defender/uphill"},
        {"close_combat",
         R"({"attacker":{"type":"infantry","sp":4},"defender":{"type":"infantry","sp":4,"in_river":true,"crossing_trench":true}})",
         "inconsistent /inputs/defender/crossing_trench"},
        {"close_combat",
         R"({"attacker":{"type":"infantry","sp":4},"defender":{"type":"transport","sp":1,"carried":{"sp":0}}})",
         "out_of_range /inputs/defender/carried/sp"},
        {"close_combat",
         R"({"attacker":{"type":"infantry","sp":4},"defender":{"type":"infantry","sp":4},"options":{"defender_follow_up":0}})",
         "bad_type /inputs/options/defender_follow_up"},
    });
    CHECK(
        error_of(
            {"close_combat",
             R"({"attacker":{"type":"infantry","sp":4,"carried":null,"uphill":true},"defender":{"type":"transport","sp":1}})",
             ""})
            .empty());
}

TEST_CASE("exhaustion_point: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"exhaustion_point", R"({"initial_sp":[]})", "out_of_range /inputs/initial_sp"},
        {"exhaustion_point", R"({"initial_sp":[4,13]})", "out_of_range /inputs/initial_sp/1"},
        {"exhaustion_point", R"({"initial_sp":[4,0]})", "out_of_range /inputs/initial_sp/1"},
        {"exhaustion_point", R"({"initial_sp":[4,"4"]})", "bad_type /inputs/initial_sp/1"},
        {"exhaustion_point", R"({"initial_sp":[4,4],"lost_sp":9})", "inconsistent /inputs/lost_sp"},
        {"exhaustion_point", R"({"initial_sp":[4,4],"lost_sp":-1})", "out_of_range /inputs/lost_sp"},
    });
}

TEST_CASE("hex_relation and line_of_sight: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"hex_relation", R"({"board":{"columns":9,"rows":8},"from":"E8","to":"E8","facing":"n"})",
         "inconsistent /inputs/to"},
        {"hex_relation", R"({"board":{"columns":9,"rows":8},"from":"J1","to":"E8","facing":"n"})",
         "out_of_range /inputs/from"},
        {"hex_relation", R"({"board":{"columns":9,"rows":8},"from":"A1","to":"E9","facing":"n"})",
         "out_of_range /inputs/to"},
        {"hex_relation", R"({"board":{"columns":1,"rows":8},"from":"A1","to":"A2","facing":"n"})",
         "out_of_range /inputs/board/columns"},
        {"hex_relation", R"({"board":{"columns":9,"rows":65},"from":"A1","to":"A2","facing":"n"})",
         "out_of_range /inputs/board/rows"},
        {"hex_relation", R"({"board":{"columns":9},"from":"A1","to":"A2","facing":"n"})",
         "missing_input /inputs/board/rows"},
        {"hex_relation", R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","facing":"e"})",
         "unknown_value /inputs/facing"},
        {"hex_relation", R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2"})", "missing_input /inputs/facing"},
        {"hex_relation", R"({"board":{"columns":9,"rows":8},"from":1,"to":"A2","facing":"n"})",
         "bad_type /inputs/from"},
        {"line_of_sight", R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A1"})", "inconsistent /inputs/to"},
        {"line_of_sight", R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","terrain":[{"hex":"Z1"}]})",
         "out_of_range /inputs/terrain/0/hex"},
        {"line_of_sight",
         R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","terrain":[{"hex":"B1"},{"hex":"B1"}]})",
         "inconsistent /inputs/terrain/1/hex"},
        {"line_of_sight",
         R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","terrain":[{"hex":"B1","ford":true}]})",
         "inconsistent /inputs/terrain/0/ford"},
        {"line_of_sight",
         R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","terrain":[{"hex":"B1","bridge":true}]})",
         "inconsistent /inputs/terrain/0/bridge"},
        {"line_of_sight",
         R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","terrain":[{"hex":"B1","elevation":6}]})",
         "out_of_range /inputs/terrain/0/elevation"},
        {"line_of_sight",
         R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","terrain":[{"hex":"B1","road":["north"]}]})",
         "unknown_value /inputs/terrain/0/road/0"},
        {"line_of_sight",
         R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","terrain":[{"hex":"B1","swamp":true}]})",
         "unknown_input /inputs/terrain/0/swamp"},
        {"line_of_sight", R"({"board":{"columns":9,"rows":8},"from":"A1","to":"A2","units":["A1","K1"]})",
         "out_of_range /inputs/units/1"},
    });
}

TEST_CASE("fire_check, retreat_hexes and reachable: faulty inputs", "[adjudicate][errors]") {
    check_faults({
        {"fire_check",
         R"({"board":{"columns":9,"rows":8},"weapon":"small_arms","from":"E6","facing":"n","target":"E6"})",
         "inconsistent /inputs/target"},
        {"fire_check",
         R"({"board":{"columns":9,"rows":8},"weapon":"small_arms","from":"E6","facing":"n","target":"E4","limbered":true})",
         "inconsistent /inputs/limbered"},
        {"fire_check", R"({"board":{"columns":9,"rows":8},"weapon":"bow","from":"E6","facing":"n","target":"E4"})",
         "unknown_value /inputs/weapon"},
        {"fire_check", R"({"board":{"columns":9,"rows":8},"from":"E6","facing":"n","target":"E4"})",
         "missing_input /inputs/weapon"},
        {"retreat_hexes", R"({"board":{"columns":9,"rows":8},"unit":"E4","hit_from":"E4"})",
         "inconsistent /inputs/hit_from"},
        {"retreat_hexes", R"({"board":{"columns":9,"rows":8},"unit":"E4","hit_from":"E5","enemies":["E5","E4"]})",
         "inconsistent /inputs/enemies/1"},
        {"retreat_hexes",
         R"({"board":{"columns":9,"rows":8},"unit":"E4","hit_from":"E5","friends":["E6"],"enemies":["E6"]})",
         "inconsistent /inputs/enemies/0"},
        {"retreat_hexes", R"({"board":{"columns":9,"rows":8},"unit":"E4"})", "missing_input /inputs/hit_from"},
        {"retreat_hexes",
         R"({"board":{"columns":9,"rows":8},"unit":"E4","hit_from":"E5","options":{"retreat_direction":"home"}})",
         "unknown_value /inputs/options/retreat_direction"},
        {"reachable", R"({"board":{"columns":9,"rows":8},"unit":"E4","type":"artillery"})",
         "unknown_value /inputs/type"},
        {"reachable", R"({"board":{"columns":9,"rows":8},"unit":"E4"})", "missing_input /inputs/type"},
        {"reachable", R"({"board":{"columns":9,"rows":8},"unit":"E4","type":"infantry","towing":true})",
         "inconsistent /inputs/towing"},
        {"reachable",
         R"({"board":{"columns":9,"rows":8},"unit":"E4","type":"infantry","enemies":[{"hex":"E4","facing":"n"}]})",
         "inconsistent /inputs/enemies/0/hex"},
        {"reachable",
         R"({"board":{"columns":9,"rows":8},"unit":"E4","type":"infantry","friends":[{"hex":"E5","type":"transport"}],"enemies":[{"hex":"E5","facing":"n"}]})",
         "inconsistent /inputs/enemies/0/hex"},
        {"reachable",
         R"({"board":{"columns":9,"rows":8},"unit":"E4","type":"infantry","friends":[{"hex":"J1","type":"infantry"}]})",
         "out_of_range /inputs/friends/0/hex"},
        {"reachable", R"({"board":{"columns":9,"rows":8},"unit":"E4","type":"infantry","enemies":[{"hex":"E5"}]})",
         "missing_input /inputs/enemies/0/facing"},
    });
    CHECK(
        error_of(
            {"fire_check",
             R"({"board":{"columns":9,"rows":8},"weapon":"machine_gun","from":"E6","facing":"n","target":"E4","limbered":true})",
             ""})
            .empty());
}
