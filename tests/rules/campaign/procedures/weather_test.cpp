#include "rules/campaign/procedures/weather.hpp"

#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "rules/campaign/procedures/weather_long_run.hpp"
#include "throws.hpp"

using namespace reisswitz;
using namespace reisswitz::campaign;
using namespace reisswitz::campaign::test;

namespace {

WeatherGrid grid(int columns, const std::vector<std::string>& codes) {
    WeatherGrid made{.columns = columns, .rows = static_cast<int>(codes.size()) / columns};
    for (const std::string& code : codes) made.cells.push_back(weather(code).row);
    return made;
}

WeatherGrid small_grid() { return grid(3, {"A", "R", "W", "B", "M", "H", "ST", "C", "F"}); }

Rational chance_of_code(const std::vector<std::pair<WeatherStepResult, Rational>>& odds, const std::string& code) {
    Rational chance = 0;
    for (const auto& [result, p] : odds)
        if (result.value.code == code) chance += p;
    return chance;
}

Rational share_of(const std::vector<std::pair<WeatherLongRunResult, Rational>>& odds, const std::string& code) {
    return chance_of(odds, WeatherLongRunResult{{code}});
}

WeatherLongRun long_run(const char* place, Season season, Edge edge) {
    WeatherLongRun question;
    question.region = region(place);
    question.season = season;
    question.edge = edge;
    return question;
}

WeatherStep step_in(const char* place, Season season) {
    WeatherStep step;
    step.region = region(place);
    step.season = season;
    return step;
}

Edge any_edge() { return static_cast<Edge>(*rc::gen::inRange(0, 4)); }

}  // namespace

TEST_CASE("FW-WX-1: there are nine codes", "[campaign][weather]") {
    std::string codes;
    for (const char* code : {"A", "R", "W", "B", "M", "H", "ST", "C", "F"})
        codes += tables().weathers[static_cast<std::size_t>(weather(code).row)].name + " ";
    CHECK(codes == "average rain wind blizzard mist hot storm cold fog ");
    CHECK(tables().weathers.size() == 9);
}

TEST_CASE("FW-WX-2: average weather neither slows nor draws out", "[campaign][weather]") {
    CHECK(row_of(tables(), weather("A")).speed == 1);
    CHECK(row_of(tables(), weather("A")).percent == 0);
}

TEST_CASE("FW-WX-4: twelve grids of fifteen by fifteen, fair in the middle", "[campaign][weather]") {
    CHECK(tables().regions.size() == 3);
    for (const WeatherRegion& place : tables().regions)
        for (const WeatherGrid& season : place.seasons) {
            CHECK(season.columns == 15);
            CHECK(season.rows == 15);
            CHECK(season.at(8, 8) == weather("A").row);
        }
}

TEST_CASE("FW-WX-3, FW-RULING-18: left, right, up and down by the difference of two dice", "[campaign][weather]") {
    WeatherStep step = step_in("central_europe", Season::summer);
    step.report = WeatherReport::cell;
    const auto thrown = [&](std::vector<int> faces) {
        return with_dice(std::move(faces),
                         [&](auto& dice, auto& ruling) { return resolve_weather_step(step, tables(), dice, ruling); })
            .value;
    };
    CHECK(thrown({3, 3, 5, 5}) == WeatherCell{"A", 8, 8});
    CHECK(thrown({6, 1, 1, 1}) == WeatherCell{"A", 3, 8});
    CHECK(thrown({1, 6, 1, 1}) == WeatherCell{"A", 13, 8});
    CHECK(thrown({1, 1, 6, 2}) == WeatherCell{"A", 8, 4});
    CHECK(thrown({1, 1, 2, 6}) == WeatherCell{"A", 8, 12});
    step.days = 2;
    CHECK(thrown({1, 6, 6, 1, 1, 3, 4, 2}) == WeatherCell{"ST", 15, 1});
}

TEST_CASE("FW-RULING-17: the marker at the edge of the grid", "[campaign][weather]") {
    const auto [edge, below, above, far_below] = GENERATE(table<Edge, int, int, int>({
        {Edge::clamp, 1, 15, 1},
        {Edge::reflect, 3, 14, 3},
        {Edge::wrap, 13, 2, 3},
        {Edge::stay, 1, 15, 1},
    }));
    const Axis axis{15, edge};
    CHECK(axis.drift(1, -3) == below);
    CHECK(axis.drift(15, +2) == above);
    CHECK(axis.drift(8, +4) == 12);
    // A side so short that the marker comes round or is mirrored twice.
    CHECK(Axis{3, edge}.drift(1, -4) == far_below);
}

TEST_CASE("weather_step (1): a small grid from its corner", "[campaign][weather][worked]") {
    WeatherStep step;
    step.grid = small_grid();
    step.col = 1;
    step.row = 1;
    step.report = WeatherReport::code;
    const auto odds = weather_step_odds(step, tables());
    CHECK(chance_of_code(odds, "A") == part(49, 144));
    CHECK(chance_of_code(odds, "R") == part(35, 432));
    CHECK(chance_of_code(odds, "M") == part(25, 1296));
}

TEST_CASE("weather_step (2): from the middle", "[campaign][weather][worked]") {
    WeatherStep step = step_in("central_europe", Season::summer);
    const auto cells = weather_step_odds(step, tables());
    CHECK(chance_of(cells, WeatherStepResult{{"A", 8, 8}}) == part(1, 36));
    CHECK(chance_of(cells, WeatherStepResult{{"ST", 13, 3}}) == part(1, 1296));
    CHECK(chance_of_code(cells, "A") == part(323, 324));
}

TEST_CASE("weather_stationary (1): with edges that wrap every cell is as likely", "[campaign][weather][worked]") {
    CHECK(share_of(weather_long_run_odds(long_run("russia", Season::winter, Edge::wrap), tables()), "C") ==
          part(16, 45));
}

TEST_CASE("weather_stationary (2): borders that stop the marker gather it", "[campaign][weather][worked]") {
    CHECK(long_run_of({3, Edge::clamp}) == std::vector<dice::Integer>{3, 1, 3});
    WeatherLongRun question;
    question.grid = grid(3, {"A", "A", "R", "A", "R", "R", "C", "C", "F"});
    const auto shares = weather_long_run_odds(question, tables());
    CHECK(share_of(shares, "A") == part(15, 49));
    CHECK(share_of(shares, "R") == part(13, 49));
    CHECK(share_of(shares, "C") == part(12, 49));
    CHECK(share_of(shares, "F") == part(9, 49));
}

TEST_CASE("FW-WX-4: the long run of the grids is near what they were cut for", "[campaign][weather]") {
    const auto shares = weather_long_run_odds(long_run("russia", Season::winter, Edge::clamp), tables());
    CHECK(dice::to_percent(share_of(shares, "C")) == "38.1 %");
    CHECK(dice::to_percent(share_of(shares, "A")) == "20.0 %");
    const auto spain = weather_long_run_odds(long_run("spain", Season::summer, Edge::clamp), tables());
    CHECK(dice::to_percent(share_of(spain, "H")) == "42.1 %");
}

TEST_CASE("a day of the long run is drawn by digits of base six", "[campaign][weather]") {
    WeatherLongRun question;
    question.grid = small_grid();
    // Seven parts of each axis, 3 to 1 to 3: two dice, thrown again where they come to seven or more.
    const auto drawn = [&](std::vector<int> faces) {
        return with_dice(
                   std::move(faces),
                   [&](auto& dice, auto& ruling) { return resolve_weather_long_run(question, tables(), dice, ruling); })
            .code.text;
    };
    CHECK(drawn({1, 1, 1, 1}) == "A");
    CHECK(drawn({1, 4, 1, 4}) == "M");
    CHECK(drawn({6, 6, 1, 5, 2, 1}) == "F");
    const auto odds =
        odds_of([&](auto& dice, auto& ruling) { return resolve_weather_long_run(question, tables(), dice, ruling); });
    for (const auto& [result, p] : weather_long_run_odds(question, tables())) CHECK(odds.at(result) == p);
}

TEST_CASE("the odds of the weather sum to one, and one day's are those of the dice", "[campaign][property]") {
    REQUIRE(rc::check([] {
        WeatherStep step;
        step.grid = small_grid();
        step.col = *rc::gen::inRange(1, 4);
        step.row = *rc::gen::inRange(1, 4);
        step.edge = any_edge();
        step.report = static_cast<WeatherReport>(*rc::gen::inRange(0, 2));
        const auto odds = weather_step_odds(step, tables());
        const auto listed =
            odds_of([&](auto& dice, auto& ruling) { return resolve_weather_step(step, tables(), dice, ruling); });
        RC_ASSERT(listed.size() == odds.size());
        for (const auto& [result, p] : odds) RC_ASSERT(listed.at(result) == p);
        step.days = *rc::gen::inRange(2, 8);
        RC_ASSERT(sum_of(weather_step_odds(step, tables())) == 1);
    }));
}

TEST_CASE("a day more changes nothing in the long run", "[campaign][property]") {
    REQUIRE(rc::check([] {
        const Axis axis{*rc::gen::inRange(shortest_grid_side, longest_grid_side + 1), any_edge()};
        const auto shares = long_run_of(axis);
        const auto ways = drift_ways(axis);
        for (std::size_t to = 0; to < shares.size(); ++to) {
            dice::Integer comes = 0;
            for (std::size_t from = 0; from < shares.size(); ++from) comes += shares[from] * ways[from][to];
            RC_ASSERT(comes == 36 * shares[to]);
            RC_ASSERT(shares[to] > 0);
            RC_ASSERT(shares[to] == shares[shares.size() - 1 - to]);  // left is as good as right
        }
    }));
}
