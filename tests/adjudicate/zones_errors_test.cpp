// The faulty requests of the objective zones.

#include <catch2/catch.hpp>

#include "adjudicate/request.hpp"
#include "requests.hpp"

using namespace reisswitz::adjudicate::test;
using reisswitz::adjudicate::answer_line;

namespace {

/// A faulty request: procedure, inputs, and the error it gets; "" where it gets none.
struct Fault {
    const char* procedure;
    const char* inputs;
    const char* error;
};

void check_faults(std::initializer_list<Fault> faults) {
    for (const Fault& fault : faults) {
        INFO(fault.procedure << " " << fault.inputs);
        CHECK(error_in(std::string{R"({"rules":"zones","procedure":")"} + fault.procedure + R"(","inputs":)" +
                       fault.inputs + "}") == fault.error);
    }
}

}  // namespace

TEST_CASE("zones: what is wrong with a request as a whole", "[adjudicate][errors][zones]") {
    CHECK(error_in(R"({"rules":"zones","procedure":"mate","inputs":{}})") == "unknown_value /procedure");
    CHECK(error_in(R"({"rules":"zones","procedure":1,"inputs":{}})") == "bad_type /procedure");
    CHECK(error_in(R"({"rules":"zones"})") == "missing_input /procedure");
    CHECK(error_in(R"({"rules":"zones","procedure":"morale_check"})") == "missing_input /inputs");
    CHECK(error_in(R"({"rules":"zones","procedure":"morale_check","inputs":3})") == "bad_type /inputs");
    CHECK(error_in(R"({"rules":"zone","procedure":"mate","extra":1})") == "unknown_input /extra");
}

TEST_CASE("zones: faulty bombardments", "[adjudicate][errors][zones]") {
    check_faults({
        {"zone_bombardment", R"({"zone_class":"g","barrages":[4],"garrison_castings":9})",
         "unknown_value /inputs/zone_class"},
        {"zone_bombardment", R"({"zone_class":3,"barrages":[4],"garrison_castings":9})",
         "unknown_value /inputs/zone_class"},
        {"zone_bombardment", R"({"zone_class":true,"barrages":[4],"garrison_castings":9})",
         "bad_type /inputs/zone_class"},
        {"zone_bombardment", R"({"zone_class":null,"barrages":[4],"garrison_castings":9})",
         "bad_type /inputs/zone_class"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[0],"garrison_castings":9})",
         "out_of_range /inputs/barrages/0"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[4,21],"garrison_castings":9})",
         "out_of_range /inputs/barrages/1"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[],"garrison_castings":9})",
         "out_of_range /inputs/barrages"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[1,1,1,1,1,1],"garrison_castings":9})", ""},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[1,1,1,1,1,1,1],"garrison_castings":9})",
         "out_of_range /inputs/barrages"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":4,"garrison_castings":9})", "bad_type /inputs/barrages"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[4]})", "missing_input /inputs/garrison_castings"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[4],"garrison_castings":9,"guns":1})",
         "unknown_input /inputs/guns"},
        {"zone_bombardment", R"({"guns":1})", "unknown_input /inputs/guns"},  // before what is missing
        {"zone_bombardment", R"({"zone_class":"b","barrages":[4],"garrison_castings":401})",
         "out_of_range /inputs/garrison_castings"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[4],"garrison_castings":9223372036854775807})",
         "out_of_range /inputs/garrison_castings"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[4],"garrison_castings":18446744073709551615})",
         "out_of_range /inputs/garrison_castings"},
        {"zone_bombardment", R"({"zone_class":"b","barrages":[4],"garrison_castings":1.0})",
         "bad_type /inputs/garrison_castings"},
        {"zone_bombardment", R"({"zone_class":"a","barrages":[4],"garrison_castings":9,"class_a_faces":5})",
         "out_of_range /inputs/class_a_faces"},
        {"zone_bombardment", R"({"zone_class":"a","barrages":[4],"garrison_castings":9,"class_a_faces":null})",
         "bad_type /inputs/class_a_faces"},
        {"zone_bombardment", R"({"zone_class":"a","barrages":[4],"garrison_castings":9,"overflow":"away"})",
         "unknown_value /inputs/overflow"},
    });
}

TEST_CASE("zones: faulty sectors", "[adjudicate][errors][zones]") {
    check_faults({
        {"sector_assault", R"({"zone_class":"b","attacker_sections":1})", "inconsistent /inputs/attacker_sections"},
        {"sector_assault", R"({"zone_class":"b","defenders":[{"castings":5,"grade":1},{"castings":5,"grade":1}]})",
         "inconsistent /inputs/defenders"},
        {"sector_assault", R"({"zone_class":"b","attackers":[{"castings":5,"grade":11}]})",
         "out_of_range /inputs/attackers/0/grade"},
        {"sector_assault", R"({"zone_class":"b","attackers":[{"castings":61,"grade":1}]})",
         "out_of_range /inputs/attackers/0/castings"},
        {"sector_assault", R"({"zone_class":"b","attackers":[{"castings":5}]})",
         "missing_input /inputs/attackers/0/grade"},
        {"sector_assault", R"({"zone_class":"b","attackers":[{"castings":5,"grade":1,"status":"garrison"}]})",
         "unknown_value /inputs/attackers/0/status"},
        {"sector_assault", R"({"zone_class":"b","attackers":[{"castings":5,"grade":1}],"support_unit":1})",
         "out_of_range /inputs/support_unit"},
        {"sector_assault", R"({"zone_class":"b","support_unit":1})", ""},
        {"sector_assault", R"({"zone_class":"b","support_unit":6})", "out_of_range /inputs/support_unit"},
        {"sector_assault", R"({"zone_class":"b","melee_dice":[1,2,3]})", "out_of_range /inputs/melee_dice"},
        {"sector_assault", R"({"zone_class":"b","melee_dice":[1,2,3,4,5,6,7,8,9,21]})",
         "out_of_range /inputs/melee_dice/9"},
        {"sector_assault", R"({"zone_class":"b","works_breached":1})", "bad_type /inputs/works_breached"},
        {"sector_assault", R"({"zone_class":"b","report":"all"})", "unknown_value /inputs/report"},
        {"sector_assault", R"({"zone_class":"b","attackers":{}})", "bad_type /inputs/attackers"},
        {"sector_assault", R"({"zone_class":"b","attackers":["a"]})", "bad_type /inputs/attackers/0"},
        {"sector_fight", R"({"zone_class":"b","attacker":{"castings":5,"grade":1}})", "missing_input /inputs/defender"},
        {"sector_fight",
         R"({"zone_class":"b","attacker":{"castings":5,"grade":1},"defender":{"castings":5,"grade":1},"max_rounds":7})",
         "out_of_range /inputs/max_rounds"},
        {"sector_fight",
         R"({"zone_class":"b","attacker":{"castings":5,"grade":1},"defender":{"castings":5,"grade":1},"strength_basis":"per_unit"})",
         "unknown_input /inputs/strength_basis"},
    });
}

TEST_CASE("zones: faulty assaults on zones and forts", "[adjudicate][errors][zones]") {
    check_faults({
        {"zone_assault", R"({"sectors":[{}]})", "missing_input /inputs/zone_class"},
        {"zone_assault", R"({"zone_class":"a"})", "missing_input /inputs/sectors"},
        {"zone_assault", R"({"zone_class":"a","sectors":[{},{}]})", "inconsistent /inputs/sectors"},
        {"zone_assault", R"({"zone_class":"a","sectors":[]})", "out_of_range /inputs/sectors"},
        {"zone_assault", R"({"zone_class":"e","sectors":[{},{}]})", "missing_input /inputs/base_class"},
        {"zone_assault", R"({"zone_class":"e","base_class":"b","sectors":[{},{}]})",
         "unknown_value /inputs/base_class"},
        {"zone_assault", R"({"zone_class":"b","base_class":"c","sectors":[{},{}]})", "inconsistent /inputs/base_class"},
        {"zone_assault", R"({"zone_class":"b","base_class":null,"sectors":[{},{}]})", "bad_type /inputs/base_class"},
        {"zone_assault", R"({"zone_class":"c","class_c_capacity":3,"sectors":[{},{}]})",
         "inconsistent /inputs/sectors"},
        {"zone_assault", R"({"zone_class":"c","class_c_capacity":4,"sectors":[{},{}]})",
         "unknown_value /inputs/class_c_capacity"},
        {"zone_assault", R"({"zone_class":"c","class_c_capacity":true,"sectors":[{},{}]})",
         "bad_type /inputs/class_c_capacity"},
        {"zone_assault", R"({"zone_class":"c","class_c_capacity":2.0,"sectors":[{},{}]})",
         "bad_type /inputs/class_c_capacity"},
        {"zone_assault", R"({"zone_class":"b","fort_capacity":2,"sectors":[{},{}]})",
         "inconsistent /inputs/fort_capacity"},
        {"zone_assault", R"({"feature":"small_fort","sectors":[{}]})", "missing_input /inputs/fort_capacity"},
        {"zone_assault", R"({"feature":"small_fort","fort_capacity":6,"sectors":[{}]})",
         "out_of_range /inputs/fort_capacity"},
        {"zone_assault", R"({"feature":"large_fort","fort_capacity":5,"sectors":[{}]})",
         "out_of_range /inputs/fort_capacity"},
        {"zone_assault", R"({"feature":"large_fort","fort_capacity":13,"sectors":[{}]})",
         "out_of_range /inputs/fort_capacity"},
        {"zone_assault", R"({"feature":"small_fort","zone_class":"f","fort_capacity":1,"sectors":[{}]})",
         "inconsistent /inputs/zone_class"},
        {"zone_assault", R"({"feature":"small_fort","base_class":"c","fort_capacity":1,"sectors":[{}]})",
         "inconsistent /inputs/base_class"},
        {"zone_assault", R"({"zone_class":"b","sectors":[{},{"attacker_sections":1}]})",
         "inconsistent /inputs/sectors/1/attacker_sections"},
        {"zone_assault", R"({"zone_class":"b","sectors":[{"defender_sections":2},{"defender_sections":1}]})",
         "inconsistent /inputs/sectors"},
        {"zone_assault", R"({"zone_class":"b","sectors":[{"guns":2},{}]})", "unknown_input /inputs/sectors/0/guns"},
    });
}

TEST_CASE("zones: who must be covered before anybody is doubled", "[adjudicate][errors][zones]") {
    const std::string unit = R"({"castings":5,"grade":1})";
    const std::string helper = R"({"castings":5,"grade":1,"status":"reinforcement"})";
    const auto error = [](const std::string& place, const std::string& sectors, const std::string& more = "") {
        return error_in(R"({"rules":"zones","procedure":"zone_assault","inputs":{)" + place + R"(,"sectors":[)" +
                        sectors + "]" + more + "}}");
    };
    const std::string town = R"("zone_class":"d")";
    const auto attacked_by = [](const std::string& units) { return R"({"attackers":[)" + units + "]}"; };
    const auto held_by = [](const std::string& units) { return R"({"defenders":[)" + units + "]}"; };
    const std::string two = unit + "," + unit;
    CHECK(error(town, attacked_by(two) + ",{},{}") == "inconsistent /inputs/sectors");
    CHECK(error(town, attacked_by(two) + ",{},{}", R"(,"cover_rules":"free")").empty());
    CHECK(error(town, attacked_by(two + "," + unit) + ",{},{}") == "inconsistent /inputs/sectors");
    CHECK(error(town, attacked_by(two) + "," + attacked_by(unit) + "," + attacked_by(unit)).empty());
    CHECK(error(town, held_by(unit + "," + helper) + "," + held_by(unit) + ",{}") == "inconsistent /inputs/sectors");
    CHECK(error(town, held_by(unit + "," + helper) + "," + held_by(unit) + "," + held_by(helper)).empty());
    const std::string fort = R"("feature":"small_fort","fort_capacity":1)";
    CHECK(error(fort, attacked_by(two)).empty());
    CHECK(error(fort, attacked_by(two + "," + unit)) == "inconsistent /inputs/sectors");
}

TEST_CASE("zones: faulty questions for advice", "[adjudicate][errors][zones]") {
    check_faults({
        {"advise_assault",
         R"({"zone_class":"a","attackers":[{"castings":5,"grade":1}],"defenders":[{"castings":5,"grade":1},{"castings":5,"grade":1}]})",
         "inconsistent /inputs/defenders"},
        {"advise_assault", R"({"zone_class":"a","attackers":[],"defenders":[]})", "out_of_range /inputs/attackers"},
        {"advise_assault", R"({"zone_class":"a","attackers":[{"castings":5,"grade":1}]})",
         "missing_input /inputs/defenders"},
        {"advise_assault",
         R"({"zone_class":"a","attackers":[{"castings":5,"grade":1}],"defenders":[{"castings":5,"grade":1,"status":"engaged"}]})",
         "unknown_value /inputs/defenders/0/status"},
        {"advise_assault",
         R"({"zone_class":"a","attackers":[{"castings":5,"grade":1}],"defenders":[],"attacker_sections":3})",
         "out_of_range /inputs/attacker_sections"},
        {"advise_assault",
         R"({"zone_class":"a","attackers":[{"castings":5,"grade":1}],"defenders":[],"defender_guns":"melee_dice"})",
         "unknown_input /inputs/defender_guns"},
        {"advise_assault", R"({"zone_class":"e","attackers":[{"castings":5,"grade":1}],"defenders":[]})",
         "missing_input /inputs/base_class"},
    });
}

TEST_CASE("zones: faulty questions about time and room", "[adjudicate][errors][zones]") {
    check_faults({
        {"traverse_time", R"({"path":["c"],"start_turn":3,"counterattack_turns":[4]})",
         "inconsistent /inputs/counterattack_turns"},
        {"traverse_time", R"({"path":["c"],"start_turn":3,"counterattack_turns":[]})", ""},
        {"traverse_time", R"({"path":["c"],"start_turn":3,"event":"capture","counterattack_turns":[5,2]})",
         "out_of_range /inputs/counterattack_turns"},
        {"traverse_time", R"({"path":["c"],"start_turn":1001})", "out_of_range /inputs/start_turn"},
        {"traverse_time", R"({"path":["c","g"],"start_turn":1})", "unknown_value /inputs/path/1"},
        {"traverse_time", R"({"path":[],"start_turn":1})", "out_of_range /inputs/path"},
        {"traverse_time", R"({"path":["a","a","a","a","a","a","a","a","a"],"start_turn":1})",
         "out_of_range /inputs/path"},
        {"capacity_check", R"({"units":3})", "missing_input /inputs/zone_class"},
        {"capacity_check", R"({"units":3,"zone_class":"e"})", "missing_input /inputs/base_class"},
        {"capacity_check", R"({"units":3,"zone_class":"d","fort_capacity":3})", "inconsistent /inputs/fort_capacity"},
        {"capacity_check", R"({"units":3,"feature":"large_fort","zone_class":"f"})", "inconsistent /inputs/zone_class"},
        {"capacity_check", R"({"units":3,"feature":"large_fort"})", "missing_input /inputs/fort_capacity"},
        {"capacity_check", R"({"units":61,"zone_class":"d"})", "out_of_range /inputs/units"},
        {"capacity_check", R"({"zone_class":"d"})", "missing_input /inputs/units"},
    });
}

TEST_CASE("zones: faulty transfers", "[adjudicate][errors][zones]") {
    check_faults({
        {"sector_transfer", R"({"zone_class":"b","sectors":["friendly","empty"],"from":1,"to":3})",
         "out_of_range /inputs/to"},
        {"sector_transfer", R"({"zone_class":"b","sectors":["friendly","empty"],"from":3,"to":1})",
         "out_of_range /inputs/from"},
        {"sector_transfer", R"({"zone_class":"b","sectors":["friendly","empty"],"from":1,"to":5})",
         "out_of_range /inputs/to"},
        {"sector_transfer", R"({"zone_class":"b","sectors":["friendly","empty"],"from":2,"to":1})",
         "inconsistent /inputs/from"},
        {"sector_transfer", R"({"zone_class":"b","sectors":["friendly","enemy"],"from":2,"to":1})",
         "inconsistent /inputs/from"},
        {"sector_transfer", R"({"zone_class":"b","sectors":["friendly"],"from":1,"to":1})",
         "inconsistent /inputs/sectors"},
        {"sector_transfer", R"({"zone_class":"e","sectors":["friendly","empty"],"from":1,"to":2})",
         "missing_input /inputs/base_class"},
    });
}

TEST_CASE("zones: faulty questions about fire, morale and movement", "[adjudicate][errors][zones]") {
    check_faults({
        {"fire_permission", R"({"weapon":"artillery","phase":"initial","shooter":"garrison","target":"outside"})",
         "missing_input /inputs/shooter_zone_class"},
        {"fire_permission",
         R"({"weapon":"artillery","phase":"initial","shooter":"outside","shooter_zone_class":"a","target":"outside"})",
         "inconsistent /inputs/shooter_zone_class"},
        {"fire_permission", R"({"weapon":"artillery","phase":"initial","shooter":"outside","target":"in_transit"})",
         "missing_input /inputs/target_zone_class"},
        {"fire_permission",
         R"({"weapon":"artillery","phase":"initial","shooter":"outside","target":"outside","target_zone_class":"b"})",
         "inconsistent /inputs/target_zone_class"},
        {"fire_permission", R"({"weapon":"bow","phase":"initial","shooter":"outside","target":"outside"})",
         "unknown_value /inputs/weapon"},
        {"morale_check", R"({"morale":"h"})", "unknown_value /inputs/morale"},
        {"morale_check", R"({"morale":"a","fail_faces":[1,2,3,4,5,6,11]})", "out_of_range /inputs/fail_faces/6"},
        {"morale_check", R"({"morale":"a","fail_faces":[1,2,3,4,5,6]})", "out_of_range /inputs/fail_faces"},
        {"wheel_break", R"({"vehicles":true})", "bad_type /inputs/vehicles"},
        {"wheel_break", R"({"vehicles":0})", "out_of_range /inputs/vehicles"},
        {"wheel_break", R"({"vehicles":41})", "out_of_range /inputs/vehicles"},
        {"wheel_break", R"({"vehicles":1,"entries":11})", "out_of_range /inputs/entries"},
        {"terrain_movement", R"({"ground":"sand","troop":"wagon","move_yd":100})", "unknown_value /inputs/ground"},
        {"terrain_movement", R"({"ground":"open","troop":"wagon","move_yd":2001})", "out_of_range /inputs/move_yd"},
        {"terrain_movement", R"({"ground":"open","troop":"wagon"})", "missing_input /inputs/move_yd"},
    });
}

TEST_CASE("zones: faulty boards", "[adjudicate][errors][zones]") {
    const auto error = [](const std::string& rows, const std::string& more = "", const std::string& type = "rough") {
        return error_in(R"({"rules":"zones","procedure":"terrain_validate","inputs":{"terrain_type":")" + type +
                        R"(","cell_yd":50,"rows":)" + rows + more + "}}");
    };
    const std::string square = R"(["..",".."])";
    CHECK(error(square).empty());
    CHECK(error(R"(["..","..."])") == "inconsistent /inputs/rows");
    CHECK(error(R"(["x.",".."])") == "unknown_value /inputs/rows/0");
    CHECK(error(R"(["..",".X"])") == "unknown_value /inputs/rows/1");
    CHECK(error(R"(["..",3])") == "bad_type /inputs/rows/1");
    CHECK(error(R"(["..","."])") == "out_of_range /inputs/rows/1");
    CHECK(error(R"([".."])") == "out_of_range /inputs/rows");
    CHECK(error(square, R"(,"bridges":[{"at":[2,0]}])") == "out_of_range /inputs/bridges/0/at");
    CHECK(error(square, R"(,"fords":[{"at":[0,0]},{"at":[0,2]}])") == "out_of_range /inputs/fords/1/at");
    CHECK(error(square, R"(,"hills":[{"cells":[[0,0],[5,0]]}])") == "out_of_range /inputs/hills/0/cells");
    CHECK(error(square, R"(,"roads":[{"kind":"trail","path":[[0,0],[0,9]]}])") == "out_of_range /inputs/roads/0/path");
    CHECK(error(square, R"(,"roads":[{"kind":"trail","path":[[0,0]]}])") == "out_of_range /inputs/roads/0/path");
    CHECK(error(square, R"(,"roads":[{"kind":"lane","path":[[0,0],[0,1]]}])") == "unknown_value /inputs/roads/0/kind");
    CHECK(error(square, R"(,"fords":[{"at":[0]}])") == "bad_type /inputs/fords/0/at");
    CHECK(error(square, R"(,"fords":[{"at":[0,0,0]}])") == "bad_type /inputs/fords/0/at");
    CHECK(error(square, R"(,"fords":[{"at":{"column":0}}])") == "bad_type /inputs/fords/0/at");
    CHECK(error(square, R"(,"fords":[{"at":[0,true]}])") == "bad_type /inputs/fords/0/at/1");
    CHECK(error(square, R"(,"fords":[{"at":[60,0]}])") == "out_of_range /inputs/fords/0/at/0");
    CHECK(error(square, R"(,"fords":[{"at":[0,-9223372036854775808]}])") == "out_of_range /inputs/fords/0/at/1");
    CHECK(error(square, R"(,"fords":[{"at":[0,0],"width_yd":0}])") == "out_of_range /inputs/fords/0/width_yd");
    CHECK(error(square, R"(,"hills":[{"levels":6,"cells":[]}])") == "out_of_range /inputs/hills/0/levels");
    CHECK(error(square, R"(,"several":1)") == "out_of_range /inputs/several");
    CHECK(error(square, R"(,"several":null)") == "bad_type /inputs/several");
    CHECK(error(square, R"(,"zones":[{"zone_class":"a","width_yd":1}])") == "missing_input /inputs/zones/0/depth_yd");
    CHECK(error(square, "", "desert") == "unknown_value /inputs/terrain_type");
    CHECK(error(square, R"(,"weather":1)") == "unknown_input /inputs/weather");
}
