#include "adjudicate/chart.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "requests.hpp"

using namespace reisswitz;
using namespace reisswitz::adjudicate;
using namespace reisswitz::adjudicate::test;

namespace {

Distribution odds_of(const char* procedure, const json& inputs) {
    return Request::read(request_of(procedure, inputs)).odds();
}

}  // namespace

TEST_CASE("a chart has the likeliest outcome first, with percentage, fraction and bar", "[adjudicate][chart]") {
    const Distribution odds({{R"({"hits":0})", {1, 6}}, {R"({"hits":1})", {1, 2}}, {R"({"hits":2})", {1, 3}}});
    CHECK(chart(odds, {.width = 32, .unicode = false}) ==
          "  50.0 %  1/2  ########  hits 1\n"
          "  33.3 %  1/3  #####     hits 2\n"
          "  16.7 %  1/6  ###       hits 0");
    CHECK(chart(odds, {.width = 32, .unicode = true}) ==
          "  50.0 %  1/2  ████████  hits 1\n"
          "  33.3 %  1/3  █████▎    hits 2\n"
          "  16.7 %  1/6  ██▋       hits 0");
}

TEST_CASE("what is the same in every outcome is said once", "[adjudicate][chart]") {
    const std::string drawn = chart(
        odds_of("volley", {{"weapon", "small_arms"}, {"units", {{{"id", "zouaves"}, {"sp", 4}}}}}), {.unicode = false});
    CHECK(drawn.starts_with("always: zouaves.destroyed no\n"));
    CHECK(drawn.find("hits 0") != std::string::npos);
    CHECK(drawn.find("zouaves.retreated 1") != std::string::npos);
}

TEST_CASE("a chart of what is certain is one line", "[adjudicate][chart]") {
    CHECK(chart(odds_of("exhaustion_point", {{"initial_sp", {4, 4}}})) ==
          "certain: exhausted no, exhaustion_point 3, sp_to_exhaustion 3, total_sp 8");
    CHECK(chart(Distribution{}).empty());
}

TEST_CASE("what is too long for a page is told short: fractions nobody reads, outcomes beyond forty",
          "[adjudicate][chart]") {
    const dice::Rational tiny{1, dice::Integer{"100000000000000000000"}};
    CHECK(
        chart(Distribution({{R"({"hits":0})", 1 - tiny}, {R"({"hits":1})", tiny}}), {.width = 32, .unicode = false}) ==
        " 100.0 %    ########  hits 0\n"
        "   0.0 %              hits 1\n"
        "(--json has all of them, as exact fractions.)");
    std::vector<Outcome> many;
    for (int i = 0; i < 50; ++i) many.push_back({"{\"hits\":" + std::to_string(i) + "}", {1, 50}});
    const std::string drawn = chart(Distribution(many), {.unicode = false});
    CHECK(std::count(drawn.begin(), drawn.end(), '\n') == 41);
    CHECK(drawn.find("  20.0 %  10 further outcomes together\n(--json has") != std::string::npos);
}
