#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "requests.hpp"

using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

namespace {

struct Faulty {
    const char* procedure;
    std::string inputs;
    std::string error;  ///< "code path"; "" when it is answered
};

std::string request_of_campaign(const Faulty& one, const std::string& more = "") {
    return R"({"rules":"campaign","procedure":")" + std::string{one.procedure} + R"(","inputs":)" + one.inputs + more +
           "}";
}

void check_faults(const std::vector<Faulty>& list) {
    for (const Faulty& one : list) {
        INFO(one.procedure << " " << one.inputs.substr(0, 300));
        CHECK(error_in(request_of_campaign(one)) == one.error);
    }
}

/// n times the same entry, with the number for every #.
std::string list_of(int n, const std::string& entry) {
    std::string list = "[";
    for (int i = 0; i < n; ++i) {
        if (i > 0) list += ',';
        for (const char letter : entry) list += letter == '#' ? std::to_string(i) : std::string(1, letter);
    }
    return list + "]";
}

}  // namespace

TEST_CASE("campaign: straggler_roll: faulty inputs", "[adjudicate][campaign][errors]") {
    check_faults({
        {"straggler_roll", R"({})", "missing_input /inputs/units"},
        {"straggler_roll", R"({"units":[]})", "out_of_range /inputs/units"},
        {"straggler_roll", R"({"units":)" + list_of(200, "{}") + "}", ""},
        {"straggler_roll", R"({"units":)" + list_of(201, "{}") + "}", "out_of_range /inputs/units"},
        {"straggler_roll", R"({"units":{}})", "bad_type /inputs/units"},
        {"straggler_roll", R"({"units":[3]})", "bad_type /inputs/units/0"},
        {"straggler_roll", R"({"units":[{"fatigue":"spent"}]})", "unknown_value /inputs/units/0/fatigue"},
        {"straggler_roll", R"({"units":[{"figures":0}]})", "out_of_range /inputs/units/0/figures"},
        {"straggler_roll", R"({"units":[{"figures":501}]})", "out_of_range /inputs/units/0/figures"},
        {"straggler_roll", R"({"units":[{"figures":9999999999999999999}]})", "out_of_range /inputs/units/0/figures"},
        {"straggler_roll", R"({"units":[{"figures":2.0}]})", "bad_type /inputs/units/0/figures"},
        {"straggler_roll", R"({"units":[{"id":"a"}]})", "unknown_input /inputs/units/0/id"},
        {"straggler_roll", R"({"units":[{}],"rounding":"nearest"})", "unknown_value /inputs/rounding"},
        {"straggler_roll", R"({"units":[{}],"rounding":null})", "bad_type /inputs/rounding"},
    });
}

TEST_CASE("campaign: deserters: faulty inputs", "[adjudicate][campaign][errors]") {
    const std::string raw = R"({"id":"u#","arm":"infantry","class":"raw","figures":500})";
    const std::string units = R"([{"id":"a","arm":"artillery","figures":1}])";
    check_faults({
        {"deserters", R"({"units":)" + units + "}", "missing_input /inputs/stragglers"},
        {"deserters", R"({"stragglers":401,"units":)" + units + "}", "out_of_range /inputs/stragglers"},
        {"deserters", R"({"stragglers":-1,"units":)" + units + "}", "out_of_range /inputs/stragglers"},
        {"deserters", R"({"stragglers":400,"units":)" + units + "}", ""},
        {"deserters", R"({"stragglers":5})", "missing_input /inputs/units"},
        {"deserters", R"({"stragglers":5,"units":[]})", "out_of_range /inputs/units"},
        {"deserters", R"({"stragglers":5,"units":)" + list_of(201, raw) + "}", "out_of_range /inputs/units"},
        {"deserters", R"({"stragglers":5,"units":)" + list_of(200, raw) + "}", "too_large /inputs/units"},
        {"deserters", R"({"stragglers":5,"units":)" + list_of(13, raw) + "}", "too_large /inputs/units"},
        {"deserters", R"({"stragglers":5,"units":)" + list_of(12, raw) + "}", ""},
        {"deserters", R"({"stragglers":400,"units":)" + list_of(9, raw) + "}", "too_large /inputs/units"},
        {"deserters", R"({"stragglers":5,"units":[{"arm":"artillery","figures":1}]})",
         "missing_input /inputs/units/0/id"},
        {"deserters", R"({"stragglers":5,"units":[{"id":3,"arm":"artillery","figures":1}]})",
         "bad_type /inputs/units/0/id"},
        {"deserters",
         R"({"stragglers":5,"units":[{"id":")" + std::string(65, 'x') + R"(","arm":"artillery","figures":1}]})",
         "too_large /inputs/units/0/id"},
        {"deserters", R"({"stragglers":5,"units":[{"id":"a","figures":1}]})", "missing_input /inputs/units/0/arm"},
        {"deserters", R"({"stragglers":5,"units":[{"id":"a","arm":"artillery"}]})",
         "missing_input /inputs/units/0/figures"},
        {"deserters", R"({"stragglers":5,"units":[{"id":"a","arm":"infantry","figures":1}]})",
         "missing_input /inputs/units/0/class"},
        {"deserters", R"({"stragglers":5,"units":[{"id":"a","arm":"infantry","class":"green","figures":1}]})",
         "unknown_value /inputs/units/0/class"},
        {"deserters", R"({"stragglers":5,"units":[{"id":"a","arm":"marines","class":"raw","figures":1}]})",
         "unknown_value /inputs/units/0/arm"},
        {"deserters",
         R"({"stragglers":5,"units":[{"id":"a","arm":"artillery","figures":1},{"id":"a","arm":"artillery","figures":1}]})",
         "inconsistent /inputs/units/1/id"},
        {"deserters", R"({"stragglers":5,"rounding":"half","units":)" + units + "}", "unknown_value /inputs/rounding"},
    });
}

TEST_CASE("campaign: a name may be any text", "[adjudicate][campaign]") {
    const json answer = json::parse(answer_line(
        R"({"rules":"campaign","procedure":"deserters","inputs":{"stragglers":5,"units":[{"id":"1er \"L\u00e9ger\"","arm":"artillery","figures":4}]}})"));
    CHECK(answer["outcomes"][0]["result"]["losses"] == json{{"1er \"L\u00e9ger\"", 1}});
}

TEST_CASE("campaign: weather: faulty inputs", "[adjudicate][campaign][errors]") {
    const std::string row31 = R"(")" + [] {
        std::string row = "A";
        for (int i = 1; i < 31; ++i) row += " A";
        return row;
    }() + R"(")";
    const std::string row32 = R"("A )" + row31.substr(1);
    const std::string grid = R"("grid":["A R W","B M H","ST C F"])";
    check_faults({
        {"weather_step", R"({})", "missing_input /inputs/region"},
        {"weather_step", R"({"region":"spain"})", "missing_input /inputs/season"},
        {"weather_step", R"({"season":"spring"})", "missing_input /inputs/region"},
        {"weather_step", R"({"region":"egypt","season":"spring"})", "unknown_value /inputs/region"},
        {"weather_step", R"({"region":"spain","season":"monsoon"})", "unknown_value /inputs/season"},
        {"weather_step", R"({"region":"spain","season":"spring",)" + grid + "}", "inconsistent /inputs/region"},
        {"weather_step", R"({"grid":"A"})", "bad_type /inputs/grid"},
        {"weather_step", R"({"grid":["A A A",3,"A A A"]})", "bad_type /inputs/grid/1"},
        {"weather_step", R"({"grid":[]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":["A A A","A A A"]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":["A A","A A","A A"]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":["A A A","A A A A","A A A"]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":["A A A","A X A","A A A"]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":["A A A","A  A A","A A A"]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":["A A A","A A A ","A A A"]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":["A A A","","A A A"]})", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":)" + list_of(31, row31) + R"(,"days":7})", ""},
        {"weather_step", R"({"grid":)" + list_of(32, row31) + "}", "bad_grid /inputs/grid"},
        {"weather_step", R"({"grid":)" + list_of(31, row32) + "}", "bad_grid /inputs/grid"},
        {"weather_step", "{" + grid + R"(,"col":4})", "out_of_range /inputs/col"},
        {"weather_step", "{" + grid + R"(,"col":0})", "out_of_range /inputs/col"},
        {"weather_step", "{" + grid + R"(,"row":4})", "out_of_range /inputs/row"},
        {"weather_step", "{" + grid + R"(,"days":0})", "out_of_range /inputs/days"},
        {"weather_step", "{" + grid + R"(,"days":8})", "out_of_range /inputs/days"},
        {"weather_step", "{" + grid + R"(,"edge":"bounce"})", "unknown_value /inputs/edge"},
        {"weather_step", "{" + grid + R"(,"report":"row"})", "unknown_value /inputs/report"},
        {"weather_stationary", "{" + grid + R"(,"col":1})", "unknown_input /inputs/col"},
        {"weather_stationary", R"({"grid":)" + list_of(31, row31) + "}", ""},
        {"weather_stationary", R"({})", "missing_input /inputs/region"},
    });
}

TEST_CASE("campaign: march_time and forced_march: faulty inputs", "[adjudicate][campaign][errors]") {
    const std::string french = R"("nation":"france","troop_types":["infantry"])";
    check_faults({
        {"march_time", R"({"troop_types":["infantry"],"distance_mi":1})", "missing_input /inputs/nation"},
        {"march_time", R"({"nation":"france","distance_mi":1})", "missing_input /inputs/troop_types"},
        {"march_time", "{" + french + "}", "missing_input /inputs/distance_mi"},
        {"march_time", R"({"nation":"sweden","troop_types":["infantry"],"distance_mi":1})",
         "unknown_value /inputs/nation"},
        {"march_time", R"({"nation":"france","troop_types":["camels"],"distance_mi":1})",
         "unknown_value /inputs/troop_types/0"},
        {"march_time", R"({"nation":"france","troop_types":[],"distance_mi":1})", "out_of_range /inputs/troop_types"},
        {"march_time", R"({"nation":"france","distance_mi":1,"troop_types":)" + list_of(12, R"("infantry")") + "}", ""},
        {"march_time", R"({"nation":"france","distance_mi":1,"troop_types":)" + list_of(13, R"("infantry")") + "}",
         "out_of_range /inputs/troop_types"},
        {"march_time", "{" + french + R"(,"distance_mi":2001})", "out_of_range /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":"-1/2"})", "out_of_range /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":1.5})", "bad_type /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":"1.5"})", "bad_type /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":"1/0"})", "bad_type /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":"1 /2"})", "bad_type /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":null})", "bad_type /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":")" + std::string(201, '1') + R"("})",
         "bad_type /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":9223372036854775807})", "out_of_range /inputs/distance_mi"},
        {"march_time", "{" + french + R"(,"distance_mi":0})", ""},
        {"march_time", "{" + french + R"(,"distance_mi":1,"road":"rail"})", "unknown_value /inputs/road"},
        {"march_time", "{" + french + R"(,"distance_mi":1,"terrain":"swamp"})", "unknown_value /inputs/terrain"},
        {"march_time", "{" + french + R"(,"distance_mi":1,"weather":"a"})", "unknown_value /inputs/weather"},
        {"march_time", "{" + french + R"(,"distance_mi":1,"fatigue":"spent"})", "unknown_value /inputs/fatigue"},
        {"march_time", "{" + french + R"(,"distance_mi":1,"forced_method":4})", "out_of_range /inputs/forced_method"},
        {"march_time", "{" + french + R"(,"distance_mi":1,"method3_gain":"3/2"})", "out_of_range /inputs/method3_gain"},
        {"march_time", "{" + french + R"(,"distance_mi":1,"pace":1})", "unknown_input /inputs/pace"},
        {"forced_march", R"({"weeks":1,"miles_per_day_mi":1})", "missing_input /inputs/method"},
        {"forced_march", R"({"method":1,"miles_per_day_mi":1})", "missing_input /inputs/weeks"},
        {"forced_march", R"({"method":1,"weeks":1})", "missing_input /inputs/miles_per_day_mi"},
        {"forced_march", R"({"method":0,"weeks":53,"miles_per_day_mi":1})", "out_of_range /inputs/weeks"},
        {"forced_march", R"({"method":0,"weeks":52,"miles_per_day_mi":1})", ""},
        {"forced_march", R"({"method":1,"weeks":5,"miles_per_day_mi":1})", "too_many_weeks /inputs/weeks"},
        {"forced_march", R"({"method":2,"weeks":4,"miles_per_day_mi":1})", "too_many_weeks /inputs/weeks"},
        {"forced_march", R"({"method":3,"weeks":3,"miles_per_day_mi":1})", "too_many_weeks /inputs/weeks"},
        {"forced_march", R"({"method":3,"weeks":1,"miles_per_day_mi":101})", "out_of_range /inputs/miles_per_day_mi"},
        {"forced_march", R"({"method":3,"weeks":1,"miles_per_day_mi":1,"method3_days":4})",
         "out_of_range /inputs/method3_days"},
    });
}

TEST_CASE("campaign: fatigue_after_battle and scout_contact: faulty inputs", "[adjudicate][campaign][errors]") {
    check_faults({
        {"fatigue_after_battle", R"({})", "missing_input /inputs/fatigue"},
        {"fatigue_after_battle", R"({"fatigue":"weary"})", "unknown_value /inputs/fatigue"},
        {"fatigue_after_battle", R"({"fatigue":"spent"})", ""},
        {"fatigue_after_battle", R"({"fatigue":"fresh","forced_march":1})", "bad_type /inputs/forced_march"},
        {"fatigue_after_battle", R"({"fatigue":"fresh","all_fighters_tire":null})",
         "bad_type /inputs/all_fighters_tire"},
        {"fatigue_after_battle", R"({"fatigue":"fresh","action":"siege"})", "unknown_value /inputs/action"},
        {"fatigue_after_battle", R"({"fatigue":"fresh","pursuit_state":"during"})",
         "unknown_value /inputs/pursuit_state"},
        {"scout_contact", R"({"screen_posts":1})", "missing_input /inputs/scout_squadrons"},
        {"scout_contact", R"({"scout_squadrons":1})", "missing_input /inputs/screen_posts"},
        {"scout_contact", R"({"scout_squadrons":0,"screen_posts":1})", "out_of_range /inputs/scout_squadrons"},
        {"scout_contact", R"({"scout_squadrons":7,"screen_posts":1})", "out_of_range /inputs/scout_squadrons"},
        {"scout_contact", R"({"scout_squadrons":1,"screen_posts":7})", "out_of_range /inputs/screen_posts"},
        {"scout_contact", R"({"scout_squadrons":1,"screen_posts":1,"screen_band_mi":2})",
         "unknown_value /inputs/screen_band_mi"},
        {"scout_contact", R"({"scout_squadrons":1,"screen_posts":1,"screen_band_mi":"3"})",
         "bad_type /inputs/screen_band_mi"},
        {"scout_contact", R"({"scout_squadrons":1,"screen_posts":1,"scout_type":"heavy"})",
         "unknown_value /inputs/scout_type"},
        {"scout_contact", R"({"scout_squadrons":1,"screen_posts":1,"screen_arm":"artillery"})",
         "unknown_value /inputs/screen_arm"},
    });
}

TEST_CASE("campaign: column_length and arrival_schedule: faulty inputs", "[adjudicate][campaign][errors]") {
    const std::string unit = R"({"id":"u#","length_mi":1})";
    const std::string units = R"("units":[{"id":"a","length_mi":1}])";
    check_faults({
        {"column_length", R"({})", "missing_input /inputs/elements"},
        {"column_length", R"({"elements":[]})", "out_of_range /inputs/elements"},
        {"column_length", R"({"elements":)" + list_of(24, R"({"type":"corps_hq","count":20})") + "}", ""},
        {"column_length", R"({"elements":)" + list_of(25, R"({"type":"corps_hq"})") + "}",
         "out_of_range /inputs/elements"},
        {"column_length", R"({"elements":[{}]})", "missing_input /inputs/elements/0/type"},
        {"column_length", R"({"elements":[{"type":"legion"}]})", "unknown_value /inputs/elements/0/type"},
        {"column_length", R"({"elements":[{"type":"corps_hq","count":21}]})", "out_of_range /inputs/elements/0/count"},
        {"column_length", R"({"elements":[{"type":"artillery_battery","nation":"sweden"}]})",
         "unknown_value /inputs/elements/0/nation"},
        {"column_length", R"({"elements":[{"type":"bridging_train","length_mi":"9/2"}]})",
         "out_of_range /inputs/elements/0/length_mi"},
        {"column_length", R"({"elements":[{"type":"bridging_train","length_mi":"3/2"}]})",
         "out_of_range /inputs/elements/0/length_mi"},
        {"column_length", R"({"elements":[{"type":"infantry_division","parts":0}]})",
         "out_of_range /inputs/elements/0/parts"},
        {"column_length", R"({"elements":[{"type":"corps_hq"}],"baggage":"front"})", "unknown_value /inputs/baggage"},
        {"column_length", R"({"elements":[{"type":"corps_hq"}],"night":"yes"})", "bad_type /inputs/night"},
        {"column_length", R"({"elements":[{"type":"corps_hq"}],"lengths":"short"})", "unknown_value /inputs/lengths"},
        {"arrival_schedule", R"({"distance_mi":1,"speed_mph":1})", "missing_input /inputs/units"},
        {"arrival_schedule", "{" + units + R"(,"speed_mph":1})", "missing_input /inputs/distance_mi"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1})", "missing_input /inputs/speed_mph"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":0})", "out_of_range /inputs/speed_mph"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":"1/101"})",
         "out_of_range /inputs/speed_mph"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":31})", "out_of_range /inputs/speed_mph"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1001,"speed_mph":1})", "out_of_range /inputs/distance_mi"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":1,"start_clock_h":25})",
         "out_of_range /inputs/start_clock_h"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":1,"march_hours_per_day_h":"1/2"})",
         "out_of_range /inputs/march_hours_per_day_h"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":1,"chokes":[{"at_mi":2,"flow":1}]})",
         "out_of_range /inputs/chokes/0/at_mi"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":1,"chokes":[{"at_mi":1,"flow":0}]})",
         "out_of_range /inputs/chokes/0/flow"},
        {"arrival_schedule", "{" + units + R"(,"distance_mi":1,"speed_mph":1,"chokes":[{"flow":1}]})",
         "missing_input /inputs/chokes/0/at_mi"},
        {"arrival_schedule", R"({"distance_mi":1,"speed_mph":1,"units":)" + list_of(30, unit) + "}", ""},
        {"arrival_schedule", R"({"distance_mi":1,"speed_mph":1,"units":)" + list_of(31, unit) + "}",
         "out_of_range /inputs/units"},
        {"arrival_schedule", R"({"distance_mi":1,"speed_mph":1,"units":[{"id":"a"}]})",
         "missing_input /inputs/units/0/length_mi"},
        {"arrival_schedule", R"({"distance_mi":1,"speed_mph":1,"units":[{"id":"a","length_mi":101}]})",
         "out_of_range /inputs/units/0/length_mi"},
        {"arrival_schedule",
         R"({"distance_mi":1,"speed_mph":1,"units":[{"id":"a","length_mi":1,"formation":{"type":"corps_hq"}}]})",
         "inconsistent /inputs/units/0/formation"},
        {"arrival_schedule",
         R"({"distance_mi":1,"speed_mph":1,"units":[{"id":"a","length_mi":1},{"id":"a","length_mi":1}]})",
         "inconsistent /inputs/units/1/id"},
    });
}

TEST_CASE("campaign: contact_time and courier_time: faulty inputs", "[adjudicate][campaign][errors]") {
    const std::string speeds = R"("speed_a_mph":1,"speed_b_mph":1)";
    check_faults({
        {"contact_time", "{" + speeds + R"(,"distance_mi":1})", "missing_input /inputs/mode"},
        {"contact_time", R"({"mode":"ambush",)" + speeds + R"(,"distance_mi":1})", "unknown_value /inputs/mode"},
        {"contact_time", R"({"mode":"head_on","speed_b_mph":1,"distance_mi":1})", "missing_input /inputs/speed_a_mph"},
        {"contact_time", R"({"mode":"head_on","speed_a_mph":1,"distance_mi":1})", "missing_input /inputs/speed_b_mph"},
        {"contact_time", R"({"mode":"head_on",)" + speeds + "}", "missing_input /inputs/distance_mi"},
        {"contact_time", R"({"mode":"head_on",)" + speeds + R"(,"distance_mi":2001})",
         "out_of_range /inputs/distance_mi"},
        {"contact_time", R"({"mode":"head_on","speed_a_mph":0,"speed_b_mph":1,"distance_mi":1})",
         "out_of_range /inputs/speed_a_mph"},
        {"contact_time", R"({"mode":"head_on","speed_a_mph":1,"speed_b_mph":0,"distance_mi":1})", ""},
        {"contact_time", R"({"mode":"head_on",)" + speeds + R"(,"distance_mi":1,"screen_a_mi":21})",
         "out_of_range /inputs/screen_a_mi"},
        {"contact_time", R"({"mode":"head_on",)" + speeds + R"(,"distance_mi":1,"start_b_h":1001})",
         "out_of_range /inputs/start_b_h"},
        {"contact_time", R"({"mode":"head_on",)" + speeds + R"(,"distance_mi":1,"until_h":-1})",
         "out_of_range /inputs/until_h"},
        {"contact_time", R"({"mode":"head_on",)" + speeds + R"(,"distance_mi":1,"length_a_mi":1})", ""},
        {"contact_time",
         R"({"mode":"crossing","speed_a_mph":1,"speed_b_mph":0,"distance_a_mi":1,"distance_b_mi":1,"length_a_mi":1,"length_b_mi":1})",
         "out_of_range /inputs/speed_b_mph"},
        {"contact_time", R"({"mode":"crossing",)" + speeds + "}", "missing_input /inputs/distance_a_mi"},
        {"contact_time", R"({"mode":"crossing",)" + speeds + R"(,"distance_a_mi":1,"distance_b_mi":1,"length_a_mi":1})",
         "missing_input /inputs/length_b_mi"},
        {"contact_time",
         R"({"mode":"crossing",)" + speeds +
             R"(,"distance_a_mi":1,"distance_b_mi":1001,"length_a_mi":1,"length_b_mi":1})",
         "out_of_range /inputs/distance_b_mi"},
        {"courier_time", R"({})", "missing_input /inputs/distance_mi"},
        {"courier_time", R"({"distance_mi":2001})", "out_of_range /inputs/distance_mi"},
        {"courier_time", R"({"distance_mi":1,"courier_mph":"1/3"})", "out_of_range /inputs/courier_mph"},
        {"courier_time", R"({"distance_mi":1,"courier_mph":21})", "out_of_range /inputs/courier_mph"},
        {"courier_time", R"({"distance_mi":1,"preparation_h":25})", "out_of_range /inputs/preparation_h"},
        {"courier_time", R"({"distance_mi":1,"dawn_h":13})", "out_of_range /inputs/dawn_h"},
        {"courier_time", R"({"distance_mi":1,"dusk_h":11})", "out_of_range /inputs/dusk_h"},
        {"courier_time", R"({"distance_mi":1,"night_factor":"3/2"})", "out_of_range /inputs/night_factor"},
        {"courier_time", R"({"distance_mi":1,"dawn_h":12,"dusk_h":12,"night_factor":0})",
         "inconsistent /inputs/night_factor"},
        {"courier_time", R"({"distance_mi":2000,"courier_mph":"1/2","road":"cross_country","weather":"B"})", ""},
        {"courier_time", R"({"distance_mi":1,"terrain":"hilly"})", "unknown_input /inputs/terrain"},
        {"courier_times", R"({"distance_mi":1})", "unknown_value /procedure"},
    });
}

TEST_CASE("campaign: a house rule holds for one request and is refused at its place", "[adjudicate][campaign][house]") {
    const Faulty march{"march_time", R"({"nation":"austria","troop_types":["infantry"],"distance_mi":6})", ""};
    const auto days = [&](const std::string& house) {
        const json answer = json::parse(answer_line(request_of_campaign(march, house)));
        return answer.contains("error") ? answer["error"]["path"] : answer["outcomes"][0]["result"]["miles_per_day_mi"];
    };
    CHECK(days(R"(,"house":{"nations":{"infantry_mph":{"austria":"3/4"}}})") == "6/1");
    CHECK(days("") == "8/1");
    CHECK(days(R"(,"house":{"nations":{"infantry_mph":{"austria":0}}})") == "/house/nations/infantry_mph/austria");
    CHECK(days(R"(,"house":{"forage":{}})") == "/house/forage");
    const Faulty grid{"weather_stationary", R"({"region":"spain","season":"spring"})", ""};
    CHECK(error_in(request_of_campaign(grid, R"(,"house":{"weather":{"regions":{"spain":{"spring":["A"]}}}})")) ==
          "bad_grid /house/weather/regions/spain/spring");
}
