#include "formats/formation.hpp"

#include <catch2/catch.hpp>
#include <memory>

#include "formats/load.hpp"
#include "small_scenario.hpp"

using namespace reisswitz;
using namespace reisswitz::formats_tests;
using formats::formation_report;

namespace {

portable::Battle corps() {
    json scenario = small_scenario();
    scenario["units"] = json::parse(R"([
        {"id": "chief", "side": "red", "type": "commander", "at": "A8 n"},
        {"id": "foot_1", "side": "red", "type": "infantry", "at": "B8 n", "formation": "I Corps/9th Brigade"},
        {"id": "foot_2", "side": "red", "type": "infantry", "sp": 3, "at": "C8 n", "formation": "I Corps/9th Brigade"},
        {"id": "foot_3", "side": "red", "type": "infantry", "at": "D8 n", "formation": "I Corps/10th Brigade"},
        {"id": "gun", "side": "red", "type": "field_artillery", "at": "E8 n", "formation": "I Corps"},
        {"id": "enemy", "side": "blue", "type": "infantry", "at": "A1 s"}])");
    scenario["sides"]["red"]["chief"] = "chief";
    return formats::load_scenario(scenario.dump()).battle;
}

}  // namespace

TEST_CASE("PW-SP-2, PW-EXH-1: strength and exhaustion point at each level of the formations", "[formats]") {
    const auto report = formation_report(corps(), portable::Side::red);
    CHECK(report.name == "Red");
    CHECK(report.units == 5);
    CHECK(report.initial_sp == 15);
    CHECK(report.present_sp == 15);
    CHECK(report.exhaustion_point == 5);
    CHECK_FALSE(report.worn_out());
    CHECK(report.members == std::vector<portable::UnitIndex>{0});
    REQUIRE(report.parts.size() == 1);
    const auto& corps_report = report.parts[0];
    CHECK(corps_report.name == "I Corps");
    CHECK(corps_report.initial_sp == 13);
    CHECK(corps_report.exhaustion_point == 5);
    CHECK(corps_report.members == std::vector<portable::UnitIndex>{4});
    REQUIRE(corps_report.parts.size() == 2);
    CHECK(corps_report.parts[0].name == "9th Brigade");
    CHECK(corps_report.parts[0].initial_sp == 7);
    CHECK(corps_report.parts[0].exhaustion_point == 3);
    CHECK(corps_report.parts[1].name == "10th Brigade");
}

TEST_CASE("PW-SP-3, PW-SP-4: losses count up through the formations", "[formats]") {
    const portable::Battle battle = corps();
    const auto state = std::make_unique<portable::State>();
    for (std::size_t unit = 0; unit < battle.roster.size(); ++unit)
        state->units[unit].sp = static_cast<std::uint8_t>(battle.roster[unit].initial_sp);
    state->units[1].sp = 0;  // foot_1 is destroyed
    state->units[2].sp = 2;  // foot_2 has lost one
    const auto report = formation_report(battle, portable::Side::red, formats::present_sp(battle, *state));
    CHECK(report.present_sp == 10);
    CHECK(report.lost_sp() == 5);
    CHECK(report.units_left == 4);
    CHECK(report.worn_out());
    const auto& brigades = report.parts[0].parts;
    CHECK(brigades[0].lost_sp() == 5);
    CHECK(brigades[0].units_left == 1);
    CHECK(brigades[0].worn_out());
    CHECK(brigades[1].lost_sp() == 0);
    CHECK_FALSE(brigades[1].worn_out());
    CHECK(formats::print_formations(report) ==
          "Red                10 of  15 SP,   5 lost of   5,  4 of  5 units, exhausted\n"
          "  I Corps           8 of  13 SP,   5 lost of   5,  3 of  4 units, exhausted\n"
          "    9th Brigade     2 of   7 SP,   5 lost of   3,  1 of  2 units, exhausted\n"
          "    10th Brigade    4 of   4 SP,   0 lost of   2,  1 of  1 units\n");
}

TEST_CASE("numbers in the names of formations count by their value", "[formats]") {
    using formats::before_by_name;
    CHECK(before_by_name("9th Brigade", "10th Brigade"));
    CHECK_FALSE(before_by_name("10th Brigade", "9th Brigade"));
    CHECK(before_by_name("1st Division", "1st Division, reserve"));
    CHECK(before_by_name("I Corps", "II Corps"));
    CHECK_FALSE(before_by_name("7", "7"));
    CHECK((before_by_name("07", "7") != before_by_name("7", "07")));
    CHECK(before_by_name("99999999999999999999", "100000000000000000000"));
}
