#include <catch2/catch.hpp>
#include <initializer_list>
#include <string>

#include "requests.hpp"

using namespace reisswitz::siege::test;

namespace {

/// Inputs, and the error that they get; "" when they are answered.
struct Fault {
    std::string inputs;
    const char* error;
};

void check_faults(const char* procedure, std::initializer_list<Fault> faults) {
    for (const Fault& fault : faults) {
        INFO(procedure << " " << fault.inputs);
        CHECK(error_in(answer_to(procedure, json::parse(fault.inputs))) == fault.error);
    }
}

/// A list of so many of one element, as JSON.
std::string list_of(int count, const std::string& element) {
    std::string list = "[";
    for (int i = 0; i < count; ++i) list += (i > 0 ? "," : "") + element;
    return list + "]";
}

}  // namespace

TEST_CASE("the special errors of the siege rules", "[siege][errors]") {
    check_faults("bombardment_shot",
                 {{R"({"gun":"24","range_yd":1,"guns":2})", "siege_guns_fire_singly /inputs/guns"},
                  {R"({"gun":"32-36","range_yd":1,"guns":12})", "siege_guns_fire_singly /inputs/guns"},
                  {R"({"gun":"12","range_yd":1,"guns":12})", ""}});
    check_faults(
        "shots_to_breach",
        {{R"({"gun":"18","range_yd":1,"guns":2,"defence":"a"})", "siege_guns_fire_singly /inputs/guns"},
         {R"({"gun":"24","range_yd":2000,"defence":"a","mode":"expectation"})", "never /inputs/gun"},
         {R"({"gun":"24","range_yd":50,"cell_width_yd":1,"defence":"a","mode":"expectation"})", "never /inputs/gun"},
         {R"({"gun":"3-4","range_yd":450,"fire_factor":-10,"defence":"a","mode":"expectation"})", "never /inputs/gun"},
         {R"({"gun":"24","range_yd":2000,"defence":"a","damage_before":250,"mode":"expectation"})", ""},
         {R"({"gun":"24","range_yd":2000,"defence":"a"})", ""},
         {R"({"gun":"48","range_yd":50,"defence":"e","mode":"expectation"})", "too_large /inputs/defence"},
         {R"({"gun":"48","range_yd":50,"defence":"e","mode":"expectation","damage_before":3874})",
          "too_large /inputs/defence"},
         {R"({"gun":"48","range_yd":50,"defence":"e","mode":"expectation","damage_before":3875})", ""}});
    check_faults("task_time",
                 {{R"({"task":"tunnel","amount":20,"doubled":true})", "cannot_double /inputs/doubled"},
                  {R"({"task":"cut_trees","amount":20,"figures":4,"doubled":true})", "cannot_double /inputs/doubled"},
                  {R"({"task":"barricade","amount":1,"doubled":true})", "cannot_double /inputs/doubled"},
                  {R"({"task":"tunnel","amount":"200/3"})", ""},
                  {R"({"task":"tunnel","amount":"201/3"})", "tunnel_too_long /inputs/amount"},
                  {R"({"task":"make_ladders","amount":1,"figures":1})", "too_few_figures /inputs/figures"},
                  {R"({"task":"make_ladders","amount":1,"figures":2})", ""}});
    check_faults("wall_collapse", {{R"({"rows":[]})", "bad_grid /inputs/rows"},
                                   {R"({"rows":[""]})", "bad_grid /inputs/rows"},
                                   {R"({"rows":["./","."]})", "bad_grid /inputs/rows"},
                                   {R"({"rows":["./x"]})", "bad_grid /inputs/rows"},
                                   {R"({"rows":["./\u00e9"]})", "bad_grid /inputs/rows"}});
}

TEST_CASE("guns: faulty inputs", "[siege][errors]") {
    check_faults("bombardment_shot",
                 {{R"({"range_yd":1})", "missing_input /inputs/gun"},
                  {R"({"gun":"24"})", "missing_input /inputs/range_yd"},
                  {R"({"gun":"36","range_yd":1})", "unknown_value /inputs/gun"},
                  {R"({"gun":24,"range_yd":1})", "bad_type /inputs/gun"},
                  {R"({"gun":"24","range_yd":-1})", "out_of_range /inputs/range_yd"},
                  {R"({"gun":"24","range_yd":3000})", ""},
                  {R"({"gun":"24","range_yd":3001})", "out_of_range /inputs/range_yd"},
                  {R"({"gun":"24","range_yd":1.5})", "bad_type /inputs/range_yd"},
                  {R"({"gun":"24","range_yd":9223372036854775808})", "out_of_range /inputs/range_yd"},
                  {R"({"gun":"24","range_yd":18446744073709551615})", "out_of_range /inputs/range_yd"},
                  {R"({"gun":"24","range_yd":99999999999999999999})", "bad_type /inputs/range_yd"},
                  {R"({"gun":"24","range_yd":1,"fire_factor":-11})", "out_of_range /inputs/fire_factor"},
                  {R"({"gun":"24","range_yd":1,"fire_factor":21})", "out_of_range /inputs/fire_factor"},
                  {R"({"gun":"12","range_yd":1,"guns":0})", "out_of_range /inputs/guns"},
                  {R"({"gun":"12","range_yd":1,"guns":13})", "out_of_range /inputs/guns"},
                  {R"({"gun":"12","range_yd":1,"on_target_spread":"wide"})", "unknown_value /inputs/on_target_spread"},
                  {R"({"gun":"12","range_yd":1,"cell_width_yd":21})", "out_of_range /inputs/cell_width_yd"},
                  {R"({"gun":"12","range_yd":1,"cell_width_yd":0})", "out_of_range /inputs/cell_width_yd"},
                  {R"({"gun":"12","range_yd":1,"report":"all"})", "unknown_value /inputs/report"},
                  {R"({"gun":"12","range_yd":1,"reports":"full"})", "unknown_input /inputs/reports"}});
    check_faults("shots_in_period", {{R"({"gun":"12"})", "missing_input /inputs/moves"},
                                     {R"({"gun":"12","moves":-1})", "out_of_range /inputs/moves"},
                                     {R"({"gun":"12","moves":100000})", ""},
                                     {R"({"gun":"12","moves":100001})", "out_of_range /inputs/moves"},
                                     {R"({"gun":"12","moves":1,"guns":201})", "out_of_range /inputs/guns"},
                                     {R"({"gun":"48","moves":1,"guns":200})", ""},
                                     {R"({"gun":"mortar","moves":1})", "unknown_value /inputs/gun"}});
}

TEST_CASE("walls: faulty inputs", "[siege][errors]") {
    check_faults("wall_strength", {{R"({})", "missing_input /inputs/defence"},
                                   {R"({"defence":"f"})", "unknown_value /inputs/defence"},
                                   {R"({"defence":"A"})", "unknown_value /inputs/defence"},
                                   {R"({"defence":"a","section":"gate"})", "unknown_value /inputs/section"},
                                   {R"({"defence":"a","defence_value":0})", "out_of_range /inputs/defence_value"},
                                   {R"({"defence":"a","defence_value":101})", "out_of_range /inputs/defence_value"},
                                   {R"({"defence":"a","thickness_ft":61})", "out_of_range /inputs/thickness_ft"},
                                   {R"({"defence":"a","thickness_ft":"5"})", "bad_type /inputs/thickness_ft"},
                                   {R"({"defence":"a","cell_depth_ft":21})", "out_of_range /inputs/cell_depth_ft"},
                                   {R"({"defence":"a","thickness_ft":null})", ""},
                                   {R"({"defence":"a","gun":"24"})", "unknown_input /inputs/gun"}});
    check_faults(
        "shots_to_breach",
        {{R"({"gun":"24","range_yd":1})", "missing_input /inputs/defence"},
         {R"({"gun":"24","range_yd":1,"defence":"a","max_shots":0})", "out_of_range /inputs/max_shots"},
         {R"({"gun":"24","range_yd":1,"defence":"a","max_shots":200})", ""},
         {R"({"gun":"24","range_yd":1,"defence":"a","max_shots":201})", "out_of_range /inputs/max_shots"},
         {R"({"gun":"24","range_yd":1,"defence":"a","damage_before":100001})", "out_of_range /inputs/damage_before"},
         {R"({"gun":"24","range_yd":1,"defence":"a","mode":"mean"})", "unknown_value /inputs/mode"},
         {R"({"gun":"24","range_yd":1,"defence":"a","cell_depth_ft":5})", "unknown_input /inputs/cell_depth_ft"}});
    const std::string wide(60, '.'), too_wide(61, '.');
    check_faults("wall_collapse",
                 {{R"({})", "missing_input /inputs/rows"},
                  {R"({"rows":"./."})", "bad_type /inputs/rows"},
                  {R"({"rows":["./.",3]})", "bad_type /inputs/rows/1"},
                  {R"({"rows":)" + list_of(40, '"' + wide + '"') + "}", ""},
                  {R"({"rows":)" + list_of(41, '"' + wide + '"') + "}", "bad_grid /inputs/rows"},
                  {R"({"rows":)" + list_of(1001, R"(".")") + "}", "bad_grid /inputs/rows"},
                  {R"({"rows":[")" + too_wide + R"("]})", "bad_grid /inputs/rows"},
                  {R"({"rows":["."],"max_unsupported_width":0})", "out_of_range /inputs/max_unsupported_width"},
                  {R"({"rows":["."],"max_unsupported_width":4})", "out_of_range /inputs/max_unsupported_width"}});
}

TEST_CASE("trains: faulty inputs", "[siege][errors]") {
    const std::string one = R"({"gun":"12","range_yd":50})";
    check_faults(
        "days_to_breach",
        {{R"({"defence":"a"})", "missing_input /inputs/train"},
         {R"({"defence":"a","train":[]})", "out_of_range /inputs/train"},
         {R"({"defence":"a","max_days":1,"hours_a_day":1,"train":)" + list_of(10, one) + "}", ""},
         {R"({"defence":"a","train":)" + list_of(11, one) + "}", "out_of_range /inputs/train"},
         {R"({"defence":"a","train":[{"gun":"24","range_yd":1},{"gun":"24","range_yd":1,"guns":2}]})",
          "siege_guns_fire_singly /inputs/train/1/guns"},
         {R"({"defence":"a","train":[{"gun":"24"}]})", "missing_input /inputs/train/0/range_yd"},
         {R"({"defence":"a","train":[{"gun":"24","range_yd":1,"count":201}]})", "out_of_range /inputs/train/0/count"},
         {R"({"defence":"a","train":[{"gun":"24","range_yd":1,"on_target_spread":"d6"}]})",
          "unknown_input /inputs/train/0/on_target_spread"},
         {R"({"defence":"a","hours_a_day":25,"train":[)" + one + "]}", "out_of_range /inputs/hours_a_day"},
         {R"({"defence":"a","max_days":121,"train":[)" + one + "]}", "out_of_range /inputs/max_days"},
         {R"({"defence":"e","max_days":120,"train":[{"gun":"12","range_yd":50,"count":200}]})",
          "too_large /inputs/max_days"}});
}

TEST_CASE("powder: faulty inputs", "[siege][errors]") {
    check_faults("mine_result", {{R"({})", ""},
                                 {R"({"target":"gate"})", "unknown_value /inputs/target"},
                                 {R"({"barrels":0})", "out_of_range /inputs/barrels"},
                                 {R"({"barrels":51})", "out_of_range /inputs/barrels"},
                                 {R"({"fire_factor":21})", "out_of_range /inputs/fire_factor"},
                                 {R"({"stores_within_10":7})", "out_of_range /inputs/stores_within_10"},
                                 {R"({"stores_within_40":-1})", "out_of_range /inputs/stores_within_40"},
                                 {R"({"sympathetic":"always"})", "unknown_value /inputs/sympathetic"},
                                 {R"({"target":null})", "bad_type /inputs/target"}});
    check_faults("charge_result", {{R"({})", "missing_input /inputs/target"},
                                   {R"({"target":"tower"})", "unknown_value /inputs/target"},
                                   {R"({"target":"gate","charges":9})", "out_of_range /inputs/charges"},
                                   {R"({"target":"gate","charges":0})", "out_of_range /inputs/charges"},
                                   {R"({"target":"soft_building","length_cm":61})", "out_of_range /inputs/length_cm"},
                                   {R"({"target":"soft_building","width_cm":0})", "out_of_range /inputs/width_cm"},
                                   {R"({"target":"wall","width_yd":51})", "out_of_range /inputs/width_yd"},
                                   {R"({"target":"wall","depth_yd":21})", "out_of_range /inputs/depth_yd"}});
}

TEST_CASE("casualties: faulty inputs", "[siege][errors]") {
    check_faults("collapse_casualty",
                 {{R"({})", "missing_input /inputs/zone"},
                  {R"({"zone":"far"})", "unknown_value /inputs/zone"},
                  {R"({"where":"tent"})", "unknown_value /inputs/where"},
                  {R"({"where":"on_wall","distance_yd":1001})", "out_of_range /inputs/distance_yd"},
                  {R"({"zone":"near","figures":12})", ""},
                  {R"({"zone":"near","figures":13})", "out_of_range /inputs/figures"},
                  {R"({"zone":"near","figures":60,"report":"dead"})", ""},
                  {R"({"zone":"near","figures":61,"report":"dead"})", "out_of_range /inputs/figures"},
                  {R"({"zone":"near","report":"all"})", "unknown_value /inputs/report"}});
}

TEST_CASE("food: faulty inputs", "[siege][errors]") {
    const auto with_phases = [](const std::string& phases) {
        return R"({"town":"castle","battalions":1,"phases":)" + phases + "}";
    };
    const std::string phase = R"({"weeks":"1/20","battalions":1})";
    check_faults(
        "garrison_supply",
        {{R"({"battalions":1})", "missing_input /inputs/town"},
         {R"({"town":"castle"})", "missing_input /inputs/battalions"},
         {R"({"town":"village","battalions":1})", "unknown_value /inputs/town"},
         {R"({"town":"castle","battalions":0})", "out_of_range /inputs/battalions"},
         {R"({"town":"castle","battalions":401})", "out_of_range /inputs/battalions"},
         {R"({"town":"castle","battalions":1,"optimum_battalions":201})", "out_of_range /inputs/optimum_battalions"},
         {R"({"town":"castle","battalions":1,"stock_weeks":"401/2"})", "out_of_range /inputs/stock_weeks"},
         {R"({"town":"castle","battalions":1,"stock_weeks":"-1/2"})", "out_of_range /inputs/stock_weeks"},
         {R"({"town":"castle","battalions":1,"stock_weeks":"1/0"})", "bad_type /inputs/stock_weeks"},
         {R"({"town":"castle","battalions":1,"stock_weeks":0.5})", "bad_type /inputs/stock_weeks"},
         {R"({"town":"castle","battalions":1,"stock_weeks":"twelve"})", "bad_type /inputs/stock_weeks"},
         {with_phases(list_of(20, phase)), ""},
         {with_phases(list_of(21, phase)), "out_of_range /inputs/phases"},
         {with_phases(R"([{"weeks":1}])"), "missing_input /inputs/phases/0/battalions"},
         {with_phases(R"([{"weeks":1,"battalions":1},{"weeks":201,"battalions":1}])"),
          "out_of_range /inputs/phases/1/weeks"},
         {with_phases(R"([{"weeks":1,"battalions":1,"horses":1}])"), "unknown_input /inputs/phases/0/horses"},
         {with_phases("[7]"), "bad_type /inputs/phases/0"},
         {R"({"town":"castle","battalions":1,"extends_when_smaller":"yes"})",
          "bad_type /inputs/extends_when_smaller"}});
}

TEST_CASE("tasks: faulty inputs", "[siege][errors]") {
    check_faults("task_time",
                 {{R"({"amount":1})", "missing_input /inputs/task"},
                  {R"({"task":"dig_trench"})", "missing_input /inputs/amount"},
                  {R"({"task":"dig_moat","amount":1})", "unknown_value /inputs/task"},
                  {R"({"task":"dig_trench","amount":0})", "out_of_range /inputs/amount"},
                  {R"({"task":"dig_trench","amount":"1/100"})", ""},
                  {R"({"task":"dig_trench","amount":"1/101"})", "out_of_range /inputs/amount"},
                  {R"({"task":"dig_trench","amount":"-1/2"})", "out_of_range /inputs/amount"},
                  {R"({"task":"dig_trench","amount":1000})", ""},
                  {R"({"task":"dig_trench","amount":"100001/100"})", "out_of_range /inputs/amount"},
                  {R"({"task":"dig_trench","amount":0.5})", "bad_type /inputs/amount"},
                  {R"({"task":"dig_trench","amount":"1/0"})", "bad_type /inputs/amount"},
                  {R"({"task":"dig_trench","amount":18446744073709551615})", "out_of_range /inputs/amount"},
                  {R"({"task":"battery","amount":"3/2"})", "bad_type /inputs/amount"},
                  {R"({"task":"battery","amount":"4/2"})", ""},
                  {R"({"task":"pontoon_bridge","amount":"21/2"})", "bad_type /inputs/amount"},
                  {R"({"task":"pontoon_bridge","amount":1001})", "out_of_range /inputs/amount"},
                  {R"({"task":"cut_trees","amount":4})", "missing_input /inputs/figures"},
                  {R"({"task":"cut_trees","amount":4,"figures":0})", "out_of_range /inputs/figures"},
                  {R"({"task":"cut_trees","amount":4,"figures":201})", "out_of_range /inputs/figures"},
                  {R"({"task":"cut_trees","amount":"1/2","figures":2})", "bad_type /inputs/amount"},
                  {R"({"task":"palisade","amount":1,"palisade_rate":"third"})", "unknown_value /inputs/palisade_rate"},
                  {R"({"task":"dig_trench","amount":1,"timber":1})", "bad_type /inputs/timber"}});
}

TEST_CASE("what is wrong with a request as a whole", "[siege][errors]") {
    CHECK(error_in(answer_to({{"rules", "siege"}, {"procedure", "storm"}, {"inputs", json::object()}})) ==
          "unknown_value /procedure");
    CHECK(error_in(answer_to({{"rules", "siege"}, {"procedure", "mine_result"}})) == "missing_input /inputs");
    CHECK(error_in(answer_to({{"rules", "siege"}, {"procedure", "mine_result"}, {"inputs", 3}})) == "bad_type /inputs");
}
