#include "rules/siege/procedures/task.hpp"

#include <catch2/catch.hpp>

#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::siege;
using namespace reisswitz::siege::test;

namespace {

TaskTimeResult time_of(const TaskTime& time) {
    ruling::NoRuling silent;
    return find_task_time(time, tables(), silent);
}

dice::Rational hours(std::string_view word, const dice::Rational& amount) {
    return time_of({.task = task(word), .amount = amount}).hours_h;
}
dice::Rational hours(std::string_view word, int items, int figures) {
    return time_of({.task = task(word), .amount = items, .figures = figures}).hours_h;
}

}  // namespace

TEST_CASE("SG-TSK-1, SG-WRK-5: half a unit frontage of trench in 6 hours", "[siege][task]") {
    CHECK(hours("dig_trench", part(1, 2)) == 6);
    CHECK(hours("dig_trench", 5) == 60);
}
TEST_CASE("SG-TSK-2: half a unit frontage of gabions in 6 hours", "[siege][task]") {
    CHECK(hours("fill_gabions", part(1, 2)) == 6);
}
TEST_CASE("SG-TSK-3: half a unit frontage of stakes in 4 hours", "[siege][task]") {
    CHECK(hours("plant_stakes", part(1, 2)) == 4);
}
TEST_CASE("SG-TSK-4: half a unit frontage of chevaux de frise in 4 hours", "[siege][task]") {
    CHECK(hours("chevaux_de_frise", part(1, 2)) == 4);
}
TEST_CASE("SG-TSK-5, SG-RULING-32: each figure at work fells two trees an hour", "[siege][task]") {
    CHECK(hours("cut_trees", 40, 20) == 1);
    CHECK(hours("cut_trees", 41, 20) == 2);
    CHECK(hours("cut_trees", 34, 3) == 6);
}
TEST_CASE("SG-TSK-3, SG-TSK-5: trees for a row of stakes two feet apart", "[siege][task]") {
    CHECK(trees_for_stakes(16, tables()) == 3);    // 24 stakes
    CHECK(trees_for_stakes(100, tables()) == 19);  // 150
    CHECK(trees_for_stakes(0, tables()) == 0);
}
TEST_CASE("SG-TSK-6: a strip of brush in an hour", "[siege][task]") { CHECK(hours("cut_brush", 3) == 3); }
TEST_CASE("SG-TSK-7: a battery in 12 hours", "[siege][task]") { CHECK(hours("battery", 2) == 24); }
TEST_CASE("SG-TSK-8: ten yards of tunnel in 5 hours, 200 feet at most", "[siege][task]") {
    CHECK(hours("tunnel", 64) == 32);
    CHECK(tables().tunnel_limit_ft == 200);
}
TEST_CASE("SG-TSK-9: a charge a figure in an hour", "[siege][task]") { CHECK(hours("set_charges", 37, 5) == 8); }
TEST_CASE("SG-TSK-10: two figures make a ladder in 4 hours", "[siege][task]") {
    CHECK(hours("make_ladders", 10, 8) == 12);
    CHECK(hours("make_ladders", 44, 19) == 20);  // nine at a time
    CHECK(batch_of(row_of(tables(), task("make_ladders")), 1) == 0);
}
TEST_CASE("SG-TSK-11: ten yards of pontoon bridge in 2 hours, each that is begun", "[siege][task]") {
    CHECK(hours("pontoon_bridge", 30) == 6);
    CHECK(hours("pontoon_bridge", 31) == 8);
}
TEST_CASE("SG-TSK-12: ten yards of trestle bridge in 6 hours", "[siege][task]") {
    CHECK(hours("trestle_bridge", 192) == 120);
}
TEST_CASE("SG-TSK-13: a quarter of a figure frontage of barricade in an hour", "[siege][task]") {
    CHECK(hours("barricade", part(17, 4)) == 17);
}
TEST_CASE("SG-TSK-14, SG-RULING-2: a quarter, or half, of a unit frontage of palisade in 6 hours", "[siege][task]") {
    CHECK(hours("palisade", 1) == 24);
    CHECK(time_of({.task = task("palisade"), .amount = 1, .palisade_rate = PalisadeRate::half}).hours_h == 12);
    CHECK(time_of({.task = task("palisade"), .amount = 1, .doubled = true}).hours_h == 12);
    CHECK(time_of({.task = task("dig_trench"), .amount = 1, .palisade_rate = PalisadeRate::half}).hours_h == 12);
}

TEST_CASE("SG-TIM-2: the example: 12 hours of earth and then 12 of palisade", "[siege][task]") {
    const dice::Rational earth = hours("dig_trench", 1);
    const dice::Rational palisade =
        time_of({.task = task("palisade"), .amount = 1, .palisade_rate = PalisadeRate::half}).hours_h;
    CHECK(earth + palisade == 24);
}

TEST_CASE("SG-TIM-1: the time of a task in moves", "[siege][task]") {
    CHECK(time_of({.task = task("cut_brush"), .amount = part(5, 4)}).moves == part(5, 2));
}

TEST_CASE("SG-LAB-1, SG-LAB-2, SG-RULING-3, SG-RULING-33: what twice the men can speed up", "[siege][task]") {
    const auto [word, doubled] = GENERATE(table<const char*, bool>({{"dig_trench", true},
                                                                    {"fill_gabions", true},
                                                                    {"plant_stakes", true},
                                                                    {"chevaux_de_frise", true},
                                                                    {"cut_trees", false},
                                                                    {"cut_brush", true},
                                                                    {"battery", true},
                                                                    {"tunnel", false},
                                                                    {"set_charges", false},
                                                                    {"make_ladders", false},
                                                                    {"pontoon_bridge", true},
                                                                    {"trestle_bridge", true},
                                                                    {"barricade", false},
                                                                    {"palisade", true}}));
    INFO(word);
    CHECK(row_of(tables(), task(word)).doubled == doubled);
    if (doubled) CHECK(time_of({.task = task(word), .amount = 2, .doubled = true}).hours_h * 2 == hours(word, 2));
}

TEST_CASE("SG-RULING-4: what needs timber to start, to finish, or never", "[siege][task]") {
    const auto [word, timber] = GENERATE(table<const char*, Timber>({{"dig_trench", Timber::to_finish},
                                                                     {"fill_gabions", Timber::to_start},
                                                                     {"plant_stakes", Timber::to_start},
                                                                     {"chevaux_de_frise", Timber::to_start},
                                                                     {"cut_trees", Timber::none},
                                                                     {"cut_brush", Timber::none},
                                                                     {"battery", Timber::to_finish},
                                                                     {"tunnel", Timber::to_start},
                                                                     {"set_charges", Timber::none},
                                                                     {"make_ladders", Timber::to_start},
                                                                     {"pontoon_bridge", Timber::to_start},
                                                                     {"trestle_bridge", Timber::to_start},
                                                                     {"barricade", Timber::none},
                                                                     {"palisade", Timber::to_start}}));
    INFO(word);
    CHECK(row_of(tables(), task(word)).timber == timber);
    const TaskTimeResult without = time_of({.task = task(word), .amount = 4, .figures = 8, .timber = false});
    CHECK(without.status == (timber == Timber::none        ? TaskStatus::done
                             : timber == Timber::to_finish ? TaskStatus::waiting_timber
                                                           : TaskStatus::cannot_start));
}

TEST_CASE("SG-TIB-2: a trench without timber waits with a quarter of its time to go", "[siege][task]") {
    const TaskTimeResult waiting = time_of({.task = task("dig_trench"), .amount = 1, .timber = false});
    CHECK(waiting == TaskTimeResult{TaskStatus::waiting_timber, 9, 18});
}

TEST_CASE("SG-ENG-1: without engineers no charge is set", "[siege][task]") {
    const TaskTime charges{.task = task("set_charges"), .amount = 1, .figures = 4, .engineers = false};
    CHECK(time_of(charges) == TaskTimeResult{TaskStatus::cannot_start, 0, 0});
    CHECK(time_of({.task = task("dig_trench"), .amount = 1, .engineers = false}).status == TaskStatus::done);
}

TEST_CASE("tasks (1) and (2): a trench without timber, and ten ladders", "[siege][task][worked]") {
    CHECK(time_of({.task = task("dig_trench"), .amount = 1, .timber = false}).moves == 18);
    CHECK(time_of({.task = task("make_ladders"), .amount = 10, .figures = 8}) ==
          TaskTimeResult{TaskStatus::done, 12, 24});
}

TEST_CASE("SG-WRK-5, SG-LAB-1: the ruling of a task", "[siege][task][ruling]") {
    ruling::Ruling ruling;
    find_task_time({.task = task("battery"), .amount = 1, .doubled = true, .timber = false}, tables(), ruling);
    CHECK(clauses_of(ruling) == "SG-WRK-5 SG-TIM-2 SG-LAB-1 SG-TIB-2");
}
