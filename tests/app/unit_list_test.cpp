#include "app/unit_list.hpp"

#include <catch2/catch.hpp>

#include "../support/approval.hpp"
#include "app/symbols.hpp"
#include "small_battle.hpp"

using namespace reisswitz::app;
using namespace reisswitz::portable;
using reisswitz::support::approve;

namespace {

Look look(int columns, Characters characters) {
    Look made;
    made.columns = columns;
    made.characters = characters;
    return made;
}

}  // namespace

TEST_CASE("the units of both sides as a list") {
    const auto battle = test::battle_with_road();
    const auto view = test::small_view();
    approve("app", "units-80", draw_units(battle, view, look(80, Characters::unicode)));
    approve("app", "units-60-ascii", draw_units(battle, view, look(60, Characters::ascii)));
}

TEST_CASE("all that is known of a unit and of a hex") {
    const auto battle = test::battle_with_road();
    auto view = test::small_view();
    view.units[0].formation = "Graham's force/2nd Brigade";
    const Look as = look(80, Characters::unicode);
    std::string text;
    for (const std::size_t unit : {0u, 3u, 4u, 9u}) text += describe_unit(battle, view, view.units[unit], as) + '\n';
    for (const char* hex : {"G4", "C6", "B6", "I4", "H7", "A1"})
        text += describe_hex(battle, view, reisswitz::hex::find_hex(battle.ground.size(), hex), as);
    approve("app", "units-and-hexes", text);
}

TEST_CASE("PW-RULING-19: a unit in the front of an adjacent enemy is shown as pinned by it") {
    const auto battle = test::small_battle();
    auto view = test::small_view();
    CHECK(state_words(battle, view, view.units[0]) == "in hand, fired, pinned by baker");
    view.units[6].facing = reisswitz::hex::Direction::ne;  // baker looks away
    CHECK(state_words(battle, view, view.units[0]) == "in hand, fired");
}

TEST_CASE("a unit that is remembered, to come or gone says so, and nothing else") {
    const auto battle = test::small_battle();
    auto view = test::small_view();
    ViewUnit& unit = view.units[1];
    unit.moved = true;
    unit.reserve = true;
    unit.arrives_on_turn = 4;
    CHECK(state_words(battle, view, unit) == "arrives on turn 4");
    unit.destroyed = true;
    CHECK(state_words(battle, view, unit) == "destroyed");
    CHECK(state_words(battle, view, view.units[9]) == "seen on turn 2");
}

TEST_CASE("what a seat may not know is not guessed") {
    const auto battle = test::small_battle();
    auto view = test::small_view();
    view.sides[1] = {.side = Side::blue,
                     .name = "Mahdists",
                     .total_sp = {},
                     .lost_sp = {},
                     .exhaustion_point = {},
                     .exhausted = {},
                     .wire_left = {}};
    view.units[6].sp.reset();
    view.units[6].initial_sp.reset();
    CHECK(side_line(view, Side::blue, look(80, Characters::ascii)) == "Mahdists (blue)");
    CHECK(describe_unit(battle, view, view.units[6], look(80, Characters::ascii)).find("strength not known") !=
          std::string::npos);
}

TEST_CASE("names from a scenario do not leave their column") {
    const auto battle = test::small_battle();
    auto view = test::small_view();
    view.units[0].name = "evil \x1b[2J\xE2\x80\xAE name\nwith everything that a name must not hold";
    const std::string list = draw_units(battle, view, look(80, Characters::unicode), Side::red);
    CHECK(list.find('\x1b') == std::string::npos);
    CHECK(list.find("\xE2\x80\xAE") == std::string::npos);
    CHECK(list.find("evil \\x1b") != std::string::npos);
}

TEST_CASE("types of units have two letters, those of house rules too") {
    CHECK(type_code("infantry") == "IN");
    CHECK(type_code("mountain_artillery") == "MA");
    CHECK(type_code("medium_artillery") == "ME");
    CHECK(type_code("light_infantry") == "LI");
    CHECK(type_code("zouaves") == "ZO");
    CHECK(type_code("z") == "Z-");
}
