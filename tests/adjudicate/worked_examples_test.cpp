// The worked examples of the specification's last word on each procedure, as requests.

#include <catch2/catch.hpp>

#include "requests.hpp"

using namespace reisswitz::adjudicate::test;

namespace {

json outcomes_by(const json& answer, const char* key) {
    json merged = json::object();
    for (const json& outcome : answer.at("outcomes"))
        merged[outcome.at("result").at(key).dump()].push_back(outcome.at("p"));
    return merged;
}

}  // namespace

TEST_CASE("initiative, worked examples: PW-INIT-1, PW-RULING-14", "[adjudicate][worked]") {
    const json even = answer_to("initiative", json::object());
    CHECK(chance_of(even, {{"first", "red"}}) == "1/2");
    CHECK(chance_of(even, {{"first", "blue"}}) == "1/2");
    const json keep = answer_to("initiative", {{"tie_rule", "keep"}, {"previous_first", "red"}});
    CHECK(chance_of(keep, {{"first", "red"}}) == "7/12");
}

TEST_CASE("activation, worked examples: PW-ACT-2, PW-ACT-3, PW-RULING-13", "[adjudicate][worked]") {
    const json five = answer_to("activation", {{"chief_commander", true}, {"other_units", 4}});
    CHECK(chance_of(five, {{"dice", 2}, {"total", 2}, {"may_activate", 2}}) == "1/36");
    CHECK(chance_of(five, {{"dice", 2}, {"total", 3}, {"may_activate", 3}}) == "1/18");
    CHECK(chance_of(five, {{"dice", 2}, {"total", 4}, {"may_activate", 4}}) == "1/12");
    CHECK(chance_of(five, {{"dice", 2}, {"total", 12}, {"may_activate", 5}}) == "1/36");
    // "total":10 comes before "total":5 in an order of bytes.
    CHECK(five.at("outcomes").front().at("result").at("total") == 2);
    CHECK(
        outcomes_by(answer_to("activation", {{"chief_commander", false}, {"other_units", 10}}), "dice").contains("2"));
    CHECK(
        outcomes_by(answer_to("activation", {{"chief_commander", false}, {"other_units", 11}}), "dice").contains("3"));
}

TEST_CASE("resolve_hit, worked examples: PW-HIT-1 to PW-HIT-3", "[adjudicate][worked]") {
    const json poor = answer_to("resolve_hit", {{"quality", "poor"}, {"sp", 1}});
    CHECK(chance_of(poor, {{"sp_left", 0}, {"retreated", 0}, {"destroyed", true}}) == "2/3");
    CHECK(chance_of(poor, {{"sp_left", 1}, {"retreated", 1}, {"destroyed", false}}) == "1/3");
    const json elite = answer_to("resolve_hit", {{"quality", "elite"}, {"sp", 3}, {"hits", 2}, {"retreat_steps", 1}});
    CHECK(chance_of(elite, {{"sp_left", 1}, {"retreated", 0}, {"destroyed", false}}) == "1/9");
    CHECK(chance_of(elite, {{"sp_left", 2}, {"retreated", 1}, {"destroyed", false}}) == "8/9");
}

TEST_CASE("artillery_fire, worked examples: PW-ART-12 to PW-ART-17", "[adjudicate][worked]") {
    const json covered =
        answer_to("artillery_fire", {{"target_in_cover", true},
                                     {"target_units", {{{"id", "guard"}, {"quality", "elite"}, {"sp", 4}}}},
                                     {"in_front_units", {{{"id", "line"}, {"sp", 1}}}}});
    CHECK(chance_of(covered, {{"landed", "ineffective"}, {"units", json::array()}}) == "1/6");
    CHECK(chance_of(covered, {{"landed", "behind"}, {"units", json::array()}}) == "1/3");
    const auto unit = [](const char* id, int sp, int retreated) {
        return json{{"id", id}, {"hits", 1}, {"sp_left", sp}, {"retreated", retreated}, {"destroyed", sp == 0}};
    };
    CHECK(chance_of(covered, {{"landed", "in_front"}, {"units", {unit("line", 0, 0)}}}) == "1/6");
    CHECK(chance_of(covered, {{"landed", "in_front"}, {"units", {unit("line", 1, 1)}}}) == "1/6");
    CHECK(chance_of(covered, {{"landed", "target"}, {"units", {unit("guard", 3, 0)}}}) == "1/18");
    CHECK(chance_of(covered, {{"landed", "target"}, {"units", {unit("guard", 4, 1)}}}) == "1/9");
    const json certain = answer_to("artillery_fire", {{"commander_near", true}, {"same_target_last_turn", true}});
    CHECK(chance_of(certain, {{"landed", "target"}, {"units", json::array()}}) == "1/1");
}

TEST_CASE("bombardment, worked examples: PW-ART-2, PW-RULING-37", "[adjudicate][worked]") {
    const json stands = {{"id", "a"}, {"sp", 4}, {"policy", "stand"}, {"hex", "D4"}};
    const json two =
        answer_to("bombardment", {{"batteries", {{{"target", "D4"}}, {{"target", "D4"}}}}, {"units", {stands}}});
    const auto after = [](int hits, int sp) {
        return json{
            {"units", {{{"id", "a"}, {"hits", hits}, {"sp_left", sp}, {"retreated", 0}, {"destroyed", sp == 0}}}}};
    };
    CHECK(chance_of(two, after(0, 4)) == "1/9");
    CHECK(chance_of(two, after(1, 3)) == "4/9");
    CHECK(chance_of(two, after(2, 2)) == "4/9");
    const json in_front =
        answer_to("bombardment", {{"batteries", {{{"target", "D4"}, {"in_front", "D5"}}}},
                                  {"units", {{{"id", "a"}, {"sp", 1}, {"policy", "stand"}, {"hex", "D5"}}}}});
    CHECK(chance_of(in_front, after(1, 0)) == "1/6");
    CHECK(chance_of(in_front, after(0, 1)) == "5/6");
}

TEST_CASE("volley, worked examples: PW-FIRE-8 to PW-FIRE-11", "[adjudicate][worked]") {
    const json machine_guns = answer_to(
        "volley", {{"weapon", "machine_gun"}, {"target_in_cover", true}, {"units", {{{"id", "a"}, {"sp", 2}}}}});
    const auto after = [](int hits, int sp, int retreated) {
        return json{
            {"hits", hits},
            {"units",
             {{{"id", "a"}, {"hits", hits}, {"sp_left", sp}, {"retreated", retreated}, {"destroyed", sp == 0}}}}};
    };
    CHECK(chance_of(machine_guns, after(0, 2, 0)) == "8/27");
    CHECK(chance_of(machine_guns, after(2, 0, 0)) == "1/18");
    CHECK(chance_of(machine_guns, after(3, 0, 0)) == "1/108");
    CHECK(chance_of(machine_guns, after(3, 0, 1)) == "1/108");
}

TEST_CASE("close_combat, worked examples: PW-CC-1 to PW-CC-8, PW-TRN-4", "[adjudicate][worked]") {
    const json flank = answer_to(
        "close_combat", {{"attacker", {{"type", "infantry"}, {"sp", 4}}},
                         {"defender", {{"type", "infantry"}, {"sp", 1}, {"front_on", false}, {"retreat_steps", 0}}}});
    const auto side = [](bool hit, int sp, int retreated) {
        return json{{"hit", hit}, {"sp_left", sp}, {"retreated", retreated}, {"destroyed", sp == 0}};
    };
    CHECK(chance_of(flank, {{"attacker", side(false, 4, 0)},
                            {"defender", side(true, 0, 0)},
                            {"winner", "attacker"},
                            {"may_advance", true}}) == "4/9");
    CHECK(chance_of(flank, {{"attacker", side(true, 3, 0)},
                            {"defender", side(true, 0, 0)},
                            {"winner", "attacker"},
                            {"may_advance", true}}) == "1/9");
    CHECK(chance_of(flank, {{"attacker", side(true, 4, 1)},
                            {"defender", side(true, 0, 0)},
                            {"winner", "none"},
                            {"may_advance", false}}) == "1/9");
    CHECK(chance_of(flank, {{"attacker", side(true, 4, 1)},
                            {"defender", side(false, 1, 0)},
                            {"winner", "defender"},
                            {"may_advance", true}}) == "1/18");

    const json team =
        answer_to("close_combat",
                  {{"attacker", {{"type", "mounted_cavalry"}, {"sp", 3}, {"policy", "stand"}}},
                   {"defender", {{"type", "transport"}, {"sp", 1}, {"carried", {{"sp", 2}, {"policy", "stand"}}}}}});
    json transport = side(true, 0, 0);
    transport["carried"] = {{"sp_left", 1}, {"retreated", 0}, {"destroyed", false}};
    CHECK(chance_of(team, {{"attacker", side(false, 3, 0)},
                           {"defender", transport},
                           {"winner", "attacker"},
                           {"may_advance", false}}) == "5/18");
}

TEST_CASE("exhaustion_point, worked examples: PW-EXH-1, PW-EXH-2", "[adjudicate][worked]") {
    CHECK(result_of("exhaustion_point", {{"initial_sp", {4, 4, 4, 4, 3, 2, 2, 2}}, {"lost_sp", 8}}) ==
          json{{"total_sp", 25}, {"exhaustion_point", 9}, {"exhausted", false}, {"sp_to_exhaustion", 1}});
    CHECK(result_of("exhaustion_point", {{"initial_sp", {4, 4, 3, 2, 2, 1}}, {"lost_sp", 6}}) ==
          json{{"total_sp", 16}, {"exhaustion_point", 6}, {"exhausted", true}, {"sp_to_exhaustion", 0}});
}

TEST_CASE("hex_relation, worked examples: PW-HEX-5 to PW-HEX-9", "[adjudicate][worked]") {
    const auto relation = [](const char* from, const char* to, const char* facing) {
        return result_of("hex_relation",
                         {{"board", {{"columns", 9}, {"rows", 8}}}, {"from", from}, {"to", to}, {"facing", facing}});
    };
    const json ahead = relation("E8", "E4", "n");
    CHECK(ahead["distance"] == 4);
    CHECK(ahead["bearings"] == json{"n"});
    CHECK(ahead["in_front"] == json{"E5"});
    CHECK(ahead["behind"] == json{"E3"});
    const json corner = relation("E8", "F6", "n");
    CHECK(corner["distance"] == 2);
    CHECK(corner["bearings"] == json{"n", "ne"});
    CHECK(corner["in_front"] == json{"E7", "F7"});
    CHECK(corner["behind"] == json{"F5", "G6"});
    const json aside = relation("E8", "G6", "n");
    CHECK(aside["distance"] == 3);
    CHECK(aside["in_front"] == json{"F6"});
    CHECK(aside["behind"] == json{"H5"});
    const json flank = relation("D4", "E5", "n");
    CHECK(flank["distance"] == 1);
    CHECK(flank["bearings"] == json{"se"});
    CHECK(flank["in_arc"] == false);
    CHECK(flank["side"] == "flank");
}

TEST_CASE("line_of_sight, worked examples: PW-LOS-1 to PW-LOS-5", "[adjudicate][worked]") {
    const auto look = [](const char* from, const char* to, const json& terrain) {
        return result_of("line_of_sight",
                         {{"board", {{"columns", 9}, {"rows", 8}}}, {"from", from}, {"to", to}, {"terrain", terrain}});
    };
    const json wood = {{"hex", "E7"}, {"woods", true}};
    const json clear = look("E8", "F6", json::array({wood}));
    CHECK(clear["clear"] == true);
    const json both = look("E8", "F6", {wood, {{"hex", "F7"}, {"built_up", true}}});
    CHECK(both["clear"] == false);
    CHECK(both["blocked_by"] == json{"E7", "F7"});
    const json hill = {{"hex", "E8"}, {"elevation", 2}};
    CHECK(look("E8", "E4", {hill, wood})["clear"] == true);
    const json low = look("E8", "E4", {hill, {{"hex", "E5"}, {"woods", true}}});
    CHECK(low["clear"] == false);
    CHECK(low["blocked_by"] == json{"E5"});
    CHECK(look("A1", "C1", {{{"hex", "B1"}, {"woods", true}}})["clear"] == false);
}

TEST_CASE("fire_check, worked examples: PW-FIRE-6, PW-FIRE-9, PW-ART-11", "[adjudicate][worked]") {
    const auto fire = [](const char* weapon, const char* from, const char* target, const json& terrain) {
        return result_of("fire_check", {{"board", {{"columns", 9}, {"rows", 8}}},
                                        {"weapon", weapon},
                                        {"from", from},
                                        {"target", target},
                                        {"facing", "n"},
                                        {"terrain", terrain}});
    };
    CHECK(fire("small_arms", "E6", "E4",
               {{{"hex", "E4"}, {"woods", true}}, {{"hex", "E5"}, {"woods", true}}})["reason"] == "too_deep");
    const json covered = fire("small_arms", "E6", "E4", {{{"hex", "E4"}, {"woods", true}}});
    CHECK(covered["legal"] == true);
    CHECK(covered["target_in_cover"] == true);
    const json gun = fire("field_artillery", "E8", "E3", {{{"hex", "E5"}, {"woods", true}}});
    CHECK(gun["legal"] == true);
    CHECK(gun["line_of_sight"] == false);
    CHECK(gun["fire"] == "indirect");
}

TEST_CASE("retreat_hexes, worked examples: PW-DEF-6, PW-RULING-26", "[adjudicate][worked]") {
    const auto retreat = [](const char* hit_from, const json& enemies) {
        return result_of("retreat_hexes", {{"board", {{"columns", 9}, {"rows", 8}}},
                                           {"unit", "E4"},
                                           {"hit_from", hit_from},
                                           {"friends", {"E3"}},
                                           {"enemies", enemies}})["hexes"];
    };
    CHECK(retreat("E5", {"E5"}) == json{"D3", "F3"});
    CHECK(retreat("E8", {"E8", "C2"}) == json{"D3", "D4", "F3", "F4"});
}

TEST_CASE("reachable, worked examples: PW-RULING-19, PW-RULING-31, PW-ROAD-1", "[adjudicate][worked]") {
    const auto steps = [](const json& inputs) {
        json by_hex = json::object();
        const json found = result_of("reachable", inputs);
        for (const json& reached : found.at("hexes")) by_hex[reached["hex"].get<std::string>()] = reached["steps"];
        return by_hex;
    };
    const json board = {{"columns", 9}, {"rows", 8}};
    CHECK(steps({{"board", board},
                 {"unit", "E5"},
                 {"type", "infantry"},
                 {"enemies", json::array({json{{"hex", "E4"}, {"facing", "s"}}})}}) == json{{"D5", 1},
                                                                                            {"E6", 1},
                                                                                            {"F5", 1},
                                                                                            {"C5", 2},
                                                                                            {"C6", 2},
                                                                                            {"D6", 2},
                                                                                            {"E7", 2},
                                                                                            {"F6", 2},
                                                                                            {"G5", 2},
                                                                                            {"G6", 2}});
    const json by_road = steps({{"board", board},
                                {"unit", "E8"},
                                {"type", "infantry"},
                                {"terrain",
                                 {{{"hex", "E8"}, {"road", json::array({"n"})}},
                                  {{"hex", "E7"}, {"woods", true}, {"road", json::array({"n", "s"})}},
                                  {{"hex", "E6"}, {"road", json::array({"n", "s"})}},
                                  {{"hex", "E5"}, {"road", json::array({"s"})}}}}});
    CHECK(by_road["E7"] == 1);
    CHECK(by_road["E6"] == 2);
    CHECK(by_road["E5"] == 3);
    CHECK(by_road["D6"] == 2);
    CHECK(by_road["F6"] == 2);
}
