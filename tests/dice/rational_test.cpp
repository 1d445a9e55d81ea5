#include "dice/rational.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <string>
#include <tuple>

using namespace reisswitz::dice;

namespace {

std::string read(const std::string& text) {
    Rational value{99};
    return parse_rational(text, value) ? to_text(value) : "refused, left at " + to_text(value);
}

}  // namespace

TEST_CASE("a rational is written reduced, with its denominator", "[dice][rational]") {
    CHECK(to_text(Rational{10, 24}) == "5/12");
    CHECK(to_text(Rational{1}) == "1/1");
    CHECK(to_text(Rational{0}) == "0/1");
    CHECK(to_text(Rational{-3, 6}) == "-1/2");
    CHECK(to_text(Rational{Integer{1}, pow(Integer{10}, 40)}) == "1/1" + std::string(40, '0'));
}

TEST_CASE("a rational is read from num/den or a whole number", "[dice][rational]") {
    const auto [text, value] = GENERATE(table<std::string, std::string>({
        {"5/12", "5/12"},
        {"10/24", "5/12"},
        {"7", "7/1"},
        {"0", "0/1"},
        {"-1/2", "-1/2"},
        {"-0", "0/1"},
        {"0/5", "0/1"},
        {"007", "7/1"},
        {"08/010", "4/5"},
        {"000", "0/1"},
    }));
    CAPTURE(text);
    CHECK(read(text) == value);
}

TEST_CASE("what is no rational is refused and changes nothing", "[dice][rational]") {
    const std::string text = GENERATE(as<std::string>{}, "", "-", "/", "1/", "/2", "1/0", "0/0", "1/000", "+1", "1/-2",
                                      "--1", " 1", "1 ", "1 /2", "1.5", "1e3", "0x10", "1/2/3", "½", "1/2\n", "١");
    CAPTURE(text);
    CHECK(read(text) == "refused, left at 99/1");
}

TEST_CASE("a rational has at most 200 characters", "[dice][rational]") {
    CHECK(read(std::string(longest_rational, '9')) == std::string(200, '9') + "/1");
    CHECK(read(std::string(longest_rational + 1, '9')) == "refused, left at 99/1");
    CHECK(read(std::string(1'000'000, '1')) == "refused, left at 99/1");
}

TEST_CASE("a rational that was written is read back", "[dice][rational]") {
    REQUIRE(rc::check([](std::int64_t num, std::uint32_t den) {
        const Rational value{Integer{num}, Integer{den} + 1};
        Rational again;
        RC_ASSERT(parse_rational(to_text(value), again));
        RC_ASSERT(again == value);
    }));
}

TEST_CASE("a probability is shown in per cent, rounded half up", "[dice][rational]") {
    CHECK(to_percent(Rational{5, 12}) == "41.7 %");
    CHECK(to_percent(Rational{5, 12}, 2) == "41.67 %");
    CHECK(to_percent(Rational{5, 12}, 0) == "42 %");
    CHECK(to_percent(Rational{0}) == "0.0 %");
    CHECK(to_percent(Rational{1}) == "100.0 %");
    CHECK(to_percent(Rational{1, 2000}) == "0.1 %");  // 0.05 is half way
    CHECK(to_percent(Rational{1, 2001}) == "0.0 %");
    CHECK(to_percent(Rational{1, 1000}, 4) == "0.1000 %");
    CHECK(to_percent(Rational{Integer{1}, pow(Integer{6}, 30)}) == "0.0 %");
}
