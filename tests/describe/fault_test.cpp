#include "describe/fault.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace reisswitz::describe;

TEST_CASE("a fault is one line of JSON in the one shape that all errors have", "[describe]") {
    CHECK(to_json_text(Fault{Code::out_of_range, "/inputs/units/0/sp", "Expected 1 to 12, found 13."}) ==
          R"({"error":{"code":"out_of_range","message":"Expected 1 to 12, found 13.","path":"/inputs/units/0/sp"}})");
    CHECK(to_json_text(Fault{std::string{"no_contact"}, "", "The columns do not meet."}) ==
          R"({"error":{"code":"no_contact","message":"The columns do not meet.","path":""}})");
}

TEST_CASE("a fault with bytes that are no text is JSON still", "[describe]") {
    CHECK(
        to_json_text(Fault{Code::bad_json, "/\xff", "a\nb \"c\" \xc3"}) ==
        "{\"error\":{\"code\":\"bad_json\",\"message\":\"a\\nb \\\"c\\\" \xef\xbf\xbd\",\"path\":\"/\xef\xbf\xbd\"}}");
}

TEST_CASE("each code has its word", "[describe]") {
    const auto [code, text] = GENERATE(table<Code, std::string>({
        {Code::bad_json, "bad_json"},
        {Code::bad_type, "bad_type"},
        {Code::missing_input, "missing_input"},
        {Code::unknown_input, "unknown_input"},
        {Code::unknown_value, "unknown_value"},
        {Code::out_of_range, "out_of_range"},
        {Code::inconsistent, "inconsistent"},
        {Code::too_large, "too_large"},
    }));
    CHECK(word(code) == text);
    CHECK(Fault(code, "", "").code == text);
}

TEST_CASE("a step of a JSON pointer has ~ and / escaped", "[describe]") {
    CHECK(pointer_step("sp") == "/sp");
    CHECK(pointer_step("") == "/");
    CHECK(pointer_step("a/b") == "/a~1b");
    CHECK(pointer_step("a~b") == "/a~0b");
    CHECK(pointer_step("~1/") == "/~01~1");
}

TEST_CASE("text is quoted so that nobody is deceived by it", "[describe]") {
    const auto [text, quoted] = GENERATE(table<std::string, std::string>({
        {"", R"("")"},
        {"Osman Digna", R"("Osman Digna")"},
        {"Zündnadel – 東", R"("Zündnadel – 東")"},
        {"a\"b\\c", R"("a\"b\\c")"},
        {"\t\n\r", R"("\x09\x0a\x0d")"},
        {std::string{"a\0b", 3}, R"("a\x00b")"},
        {"\x1b[31mred\x7f", R"("\x1b[31mred\x7f")"},
        {"\xc2\x9b[31m", R"("\u009b[31m")"},                // a control character above ASCII
        {"\u200e\u200f\u061c", R"("\u200e\u200f\u061c")"},  // marks that turn the reading direction
        {"abc\u202efed\u202c", R"("abc\u202efed\u202c")"},  // override
        {"\u2066x\u2069", R"("\u2066x\u2069")"},            // isolate
        {"a\u200bb\ufeffc", R"("a\u200bb\ufeffc")"},        // nothing to be seen
        {"a\u2028b", R"("a\u2028b")"},                      // a line of its own
        {"\u2026\u2013", "\"\u2026\u2013\""},               // ordinary marks of the same block
        {"\xff\xfe", R"("\xff\xfe")"},                      // no UTF-8
        {"\xe2\x80", R"("\xe2\x80")"},                      // cut off
        {"\xc0\xaf", R"("\xc0\xaf")"},                      // overlong
        {"\xed\xa0\x80", R"("\xed\xa0\x80")"},              // half of a pair
        {"\xf4\x90\x80\x80", R"("\xf4\x90\x80\x80")"},      // above the last
        {"\xf0\x9f\x8e\xb2", "\"\xf0\x9f\x8e\xb2\""},
    }));
    CHECK(quote(text) == quoted);
}

TEST_CASE("long text is cut to a line, never inside a character", "[describe]") {
    CHECK(quote(std::string(60, 'a')) == '"' + std::string(60, 'a') + '"');
    CHECK(quote(std::string(61, 'a')) == '"' + std::string(60, 'a') + "\"…");
    CHECK(quote(std::string(1'000'000, 'a')).size() == 65);
    std::string many;
    for (int i = 0; i < 100; ++i) many += "東";
    CHECK(quote(many) == '"' + many.substr(0, 60) + "\"…");
}
