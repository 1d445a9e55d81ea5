#include "describe/parse.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "describe/fault.hpp"

using namespace reisswitz::describe;
using nlohmann::json;

namespace {

/// "code: message" of what is wrong with a text, or "fine".
std::string fault_of(const std::string& text, std::size_t longest = longest_json) {
    try {
        parse_json(text, longest);
        return "fine";
    } catch (const Fault& fault) {
        CHECK(fault.path.empty());
        return fault.code + ": " + fault.what();
    }
}

std::string nested(int depth) {
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

/// A folder that is gone when the test is.
struct Folder {
    Folder() : path(std::filesystem::temp_directory_path() / ("reisswitz-describe-" + std::to_string(getpid()))) {
        std::filesystem::create_directories(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(path / name, std::ios::binary) << text;
        return path / name;
    }
    std::filesystem::path path;
};

std::string where(const std::string& text, const std::string& pointer) {
    const TextPlace place = place_of(text, pointer);
    return std::to_string(place.line) + ":" + std::to_string(place.column);
}

}  // namespace

TEST_CASE("JSON is read", "[describe][parse]") {
    CHECK(parse_json(R"({"a":[1,-2,true,null,"x"],"b":{}})") ==
          json{{"a", {1, -2, true, nullptr, "x"}}, {"b", json::object()}});
    CHECK(parse_json("\xEF\xBB\xBF 7 ") == 7);
    CHECK(parse_json("18446744073709551615") == 18446744073709551615u);
}

TEST_CASE("what is no JSON is refused with line and column", "[describe][parse]") {
    const std::string unexpected = "something unexpected stands here, or something is missing before it.";
    CHECK(fault_of("") == "bad_json: This is not JSON: line 1, column 1: the text is empty.");
    CHECK(fault_of("{\n  \"a\": 1,\n  \"b\" 2\n}") == "bad_json: This is not JSON: line 3, column 7: " + unexpected);
    CHECK(fault_of("{\"Zündnadel\": x}") == "bad_json: This is not JSON: line 1, column 15: " + unexpected);
    CHECK(fault_of("[1,2") == "bad_json: This is not JSON: line 1, column 5: " + unexpected);
    for (const char* text :
         {"{",  "]",  "nul", "tru", "[1,]",     "{\"a\":1,}", "{a:1}",       "'a'",      "01",   "+1",
          ".5", "1.", "NaN", "1 2", "\"\x01\"", "\"\\x\"",    "\"\\ud800\"", "\"\xff\"", "\xff", "//\n1"})
        CHECK_THAT(fault_of(text), Catch::StartsWith("bad_json: This is not JSON: line "));
    CHECK_THAT(fault_of(std::string{"1\0", 2}), Catch::StartsWith("bad_json: "));
}

TEST_CASE("a number that no computer's number holds is refused", "[describe][parse]") {
    CHECK_THAT(fault_of("1e999"), Catch::StartsWith("bad_json: "));
    CHECK_THAT(fault_of("{\"a\":[-1e999]}"), Catch::StartsWith("bad_json: "));
}

TEST_CASE("a key that stands twice in one object is refused", "[describe][parse]") {
    CHECK(fault_of(R"({"sp":1,"sp":2})") == "bad_json: The key \"sp\" stands twice in one object; keep one of them.");
    CHECK(fault_of(R"({"a":{"b":1},"c":[{"a":1,"\u0061":1}]})") ==
          "bad_json: The key \"a\" stands twice in one object; keep one of them.");
    CHECK(fault_of(R"({"a":{"a":{"a":1}},"b":[{"a":1},{"a":1}]})") == "fine");
}

TEST_CASE("nesting has a limit, however deep it goes on", "[describe][parse]") {
    CHECK(fault_of(nested(deepest_json)) == "fine");
    const std::string too_deep = "too_large: The JSON is nested more than 64 levels deep; flatten it.";
    CHECK(fault_of(nested(deepest_json + 1)) == too_deep);
    CHECK(fault_of(nested(10'000)) == too_deep);
    CHECK(fault_of(std::string(5'000'000, '[')) == too_deep);
    std::string objects;
    for (int i = 0; i < 10'000; ++i) objects += "{\"a\":";
    CHECK(fault_of(objects) == too_deep);
}

TEST_CASE("text that is too long is refused unread", "[describe][parse]") {
    CHECK(fault_of("[1,2]", 5) == "fine");
    CHECK(fault_of("[1,2] ", 5) == "too_large: The JSON has 6 bytes; at most 5 are read.");
    CHECK(fault_of(std::string(longest_json + 1, ' ')) ==
          "too_large: The JSON has 16777217 bytes; at most 16777216 are read.");
}

TEST_CASE("any bytes are JSON or a fault", "[describe][parse]") {
    REQUIRE(rc::check([](const std::string& bytes) {
        fault_of(bytes);
        place_of(bytes, "/a/0");
    }));
    REQUIRE(rc::check([] {
        const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
            "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\\\"\"", "1", "-2e3", "true", "null", " ", "\n", "\\", "\""));
        std::string text;
        for (const std::string& piece : pieces) text += piece;
        RC_ASSERT((fault_of(text) == "fine") || !json::accept(text) ||
                  fault_of(text).find("twice") != std::string::npos);
        place_of(text, "/a/b\"/0");
    }));
}

TEST_CASE("the place of a value is found by its pointer", "[describe][parse]") {
    const std::string text = R"({
  "title": "a {\"b\": [",
  "units": [
    {"id": "x", "sp": 4},
    {"id": "y",
     "sp" :   13, "a/b": {"~": [ ]}}
  ], "Ü": 1, "last": true
}
)";
    REQUIRE(json::accept(text));
    CHECK(where(text, "") == "1:1");
    CHECK(where(text, "/title") == "2:12");
    CHECK(where(text, "/units") == "3:12");
    CHECK(where(text, "/units/0") == "4:5");
    CHECK(where(text, "/units/0/sp") == "4:23");
    CHECK(where(text, "/units/1/sp") == "6:15");
    CHECK(where(text, "/units/1/a~1b/~0") == "6:32");
    CHECK(where(text, "/last") == "7:22");  // Ü is one character
}

TEST_CASE("where a value is missing, the place is that of what it is missing from", "[describe][parse]") {
    const std::string text = "{\"a\":\n [1, {\"b\": 2}]}";
    CHECK(where(text, "/b") == "1:1");
    CHECK(where(text, "/a/2") == "2:2");
    CHECK(where(text, "/a/-") == "2:2");
    CHECK(where(text, "/a/01") == "2:2");
    CHECK(where(text, "/a/1/c/d") == "2:6");
    CHECK(where(text, "/a/1/b/c") == "2:12");
    CHECK(where("\xEF\xBB\xBF{\"a\": 1}", "/a") == "1:7");
    CHECK(where("{\"a\": 1", "/a") == "0:0");
    CHECK(where("", "") == "0:0");
    CHECK(where("{\"a\": 1}", "a") == "1:1");
}

TEST_CASE("every value of a document is found where it stands", "[describe][parse]") {
    REQUIRE(rc::check([] {
        // Numbers from 1 up, each in a place of its own; written with and without line breaks.
        json document = json::object();
        int next = 1000;
        const auto keys = *rc::gen::container<std::set<std::string>>(rc::gen::arbitrary<std::string>());
        for (const std::string& raw : keys) {
            std::string key;
            for (char c : raw) key += static_cast<char>(' ' + static_cast<unsigned char>(c) % 95);
            document[key] = json::array({next, {{"\"/~", next + 1}, {"", next + 2}}});
            next += 3;
        }
        const std::string text = document.dump(*rc::gen::element(-1, 0, 2));
        const json flat = document.flatten();
        for (const auto& [pointer, value] : flat.items()) {
            if (!value.is_number()) continue;
            const TextPlace place = place_of(text, pointer);
            std::size_t line_start = 0;
            for (int line = 1; line < place.line; ++line) line_start = text.find('\n', line_start) + 1;
            RC_ASSERT(text.substr(line_start + static_cast<std::size_t>(place.column) - 1, value.dump().size()) ==
                      value.dump());
        }
    }));
}

TEST_CASE("a file is read whole", "[describe][parse]") {
    const Folder folder;
    CHECK(read_text_file(folder.write("empty.json", "")) == "");
    const std::string text(200'000, 'x');
    CHECK(read_text_file(folder.write("long.json", text)) == text);
    CHECK(read_text_file(folder.write("limit.json", "12345"), 5) == "12345");
}

TEST_CASE("a file that is too large is not read to its end", "[describe][parse]") {
    const Folder folder;
    const std::string file = folder.write("six.json", "123456");
    try {
        read_text_file(file, 5);
        FAIL("it was read");
    } catch (const Fault& fault) {
        CHECK(fault.code == "too_large");
        CHECK(fault.path == "");
        CHECK(fault.what() == file + " has more than 5 bytes; that is more than is read.");
    }
    // 2 GB without a byte on the disk; and one that never ends.
    const std::string huge = folder.write("huge.json", "");
    std::filesystem::resize_file(huge, std::uintmax_t{1} << 31);
    CHECK_THROWS_AS(read_text_file(huge), Fault);
    CHECK_THROWS_AS(read_text_file("/dev/zero"), Fault);
}

TEST_CASE("a file that cannot be read says which", "[describe][parse]") {
    const Folder folder;
    const std::string missing = folder.path / "missing.json";
    CHECK_THROWS_WITH(read_text_file(missing),
                      missing + ": the file cannot be opened; check that it is there and may be read.");
    CHECK_THROWS_WITH(read_text_file(folder.path), Catch::StartsWith(folder.path.string() + ": "));
    CHECK_THROWS_AS(read_text_file(""), std::runtime_error);
}
