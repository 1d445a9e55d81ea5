#include "describe/flags.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "example.hpp"

using namespace reisswitz::describe;

namespace {

const json volley_schema = schema_of<test::Volley>(test::words);

json flags(std::vector<std::string> arguments) { return from_flags(arguments, volley_schema); }

std::string fault_of(std::vector<std::string> arguments) {
    try {
        return "fine: " + flags(std::move(arguments)).dump();
    } catch (const Fault& fault) {
        const std::string message = fault.what();
        return fault.code + " " + fault.path + " " + message.substr(0, message.find('\n'));
    }
}

}  // namespace

TEST_CASE("flags spell out the JSON of a request", "[describe][flags]") {
    CHECK(flags({}) == json::object());
    CHECK(flags({"--range-hexes", "2", "--target-in-cover", "--firer.id", "a", "--firer.arm", "cavalry", "--targets",
                 R"([{"id":"b"}])", "--weight", "2/3", "--quality", "poor"}) == json::parse(R"({
        "range_hexes": 2, "target_in_cover": true, "firer": {"id": "a", "arm": "cavalry"}, "targets": [{"id": "b"}],
        "weight": "2/3", "quality": "poor"})"));
}

TEST_CASE("a flag may be written as in JSON, with = or shortened", "[describe][flags]") {
    CHECK(flags({"--range_hexes=3"}) == json{{"range_hexes", 3}});
    CHECK(flags({"--range", "3"}) == json{{"range_hexes", 3}});
    CHECK(flags({"--cover"}) == json{{"target_in_cover", true}});
    CHECK(flags({"--moved"}) == json{{"firer_moved", true}});
    CHECK(flags({"--firer.carried", "1"}) == json::parse(R"({"firer": {"carried_sp": 1}})"));
}

TEST_CASE("a flag of yes or no", "[describe][flags]") {
    CHECK(flags({"--not-moved"}) == json{{"firer_moved", false}});
    CHECK(flags({"--no-target-in-cover"}) == json{{"target_in_cover", false}});
    CHECK(flags({"--cover", "false", "--moved", "true"}) ==
          json::parse(R"({"target_in_cover": false, "firer_moved": true})"));
    CHECK(flags({"--cover=false"}) == json{{"target_in_cover", false}});
    CHECK(fault_of({"--no-cover=true"}) ==
          "inconsistent /target_in_cover \"--no-cover=true\" says no and takes no value.");
    CHECK(fault_of({"--no-cover", "true"}) == "unknown_input  \"true\" is not a flag; flags begin with --. There are:");
    CHECK(fault_of({"--no-range"}) == "unknown_input  There is no flag \"--no-range\". There are:");
}

TEST_CASE("a value is a word or JSON, as the schema has it", "[describe][flags]") {
    CHECK(flags({"--weight", "1"}) == json{{"weight", 1}});
    CHECK(flags({"--weight", "1/2"}) == json{{"weight", "1/2"}});
    CHECK(flags({"--limit", "null"}) == json{{"limit", nullptr}});
    CHECK(flags({"--firer.id", "7"}) == json::parse(R"({"firer": {"id": "7"}})"));
    CHECK(flags({"--firer.id", "null"}) == json::parse(R"({"firer": {"id": "null"}})"));
    CHECK(flags({"--firer.id", "--x"}) == json::parse(R"({"firer": {"id": "--x"}})"));
    CHECK(flags({"--firer.id", ""}) == json::parse(R"({"firer": {"id": ""}})"));
    CHECK(flags({"--firer.id=a=b"}) == json::parse(R"({"firer": {"id": "a=b"}})"));
    CHECK(flags({"--range", "two"}) == json{{"range_hexes", "two"}});  // the reader says what it wants
    CHECK(flags({"--range", "2.5"}) == json{{"range_hexes", 2.5}});
    CHECK(flags({"--dice", "[1,2]"}) == json::parse(R"({"dice": [1, 2]})"));
    CHECK(fault_of({"--dice", "1,2"}) == "bad_json /dice --dice wants a list in JSON, found \"1,2\".");
    CHECK_THAT(fault_of({"--targets", R"([{"id":"a","id":"b"}])"}), Catch::StartsWith("bad_json "));
}

TEST_CASE("a value whose schema is a choice", "[describe][flags]") {
    const json wire = json::parse(R"({"type": "object", "properties": {
        "wire_supply": {"oneOf": [{"const": "unlimited"}, {"type": "integer", "minimum": 0, "maximum": 1000}]}}})");
    CHECK(from_flags({"--wire", "unlimited"}, wire) == json{{"wire_supply", "unlimited"}});
    CHECK(from_flags({"--wire", "3"}, wire) == json{{"wire_supply", 3}});
}

TEST_CASE("flags that cannot be", "[describe][flags]") {
    CHECK(fault_of({"--range", "2", "--range-hexes", "3"}) ==
          "inconsistent /range_hexes --range-hexes is given twice.");
    CHECK(fault_of({"--moved", "--not-moved"}) == "inconsistent /firer_moved --firer-moved is given twice.");
    CHECK(fault_of({"--range"}) == "missing_input /range_hexes \"--range\" wants a value.");
    CHECK(fault_of({"2"}) == "unknown_input  \"2\" is not a flag; flags begin with --. There are:");
    CHECK(fault_of({"-r"}) == "unknown_input  \"-r\" is not a flag; flags begin with --. There are:");
    CHECK(fault_of({"--"}) == "unknown_input  There is no flag \"--\". There are:");
    CHECK(fault_of({"--="}) == "unknown_input  There is no flag \"--=\". There are:");
    CHECK(fault_of({"--bayonets"}) == "unknown_input  There is no flag \"--bayonets\". There are:");
    CHECK(fault_of({"--firer."}) == "unknown_input  There is no flag \"--firer.\". There are:");
    CHECK(fault_of({"--\x1b[2J"}) == "unknown_input  There is no flag \"--\\x1b[2J\". There are:");
}

TEST_CASE("a flag that might be two is none", "[describe][flags]") {
    const json two = json::parse(R"({"type": "object", "properties": {
        "range": {"type": "integer"}, "range_hexes": {"type": "integer"}, "range_inches": {"type": "integer"},
        "red_ready": {"type": "boolean"}, "blue_ready": {"type": "boolean"}}})");
    CHECK(from_flags({"--range", "1"}, two) == json{{"range", 1}});  // its whole name
    CHECK_THROWS_AS(from_flags({"--ready"}, two), Fault);
    CHECK_THROWS_AS(from_flags({"--not-ready"}, two), Fault);
}

TEST_CASE("an unknown flag lists the flags there are, as the help does", "[describe][flags]") {
    try {
        flags({"--bayonets"});
        FAIL("it was taken");
    } catch (const Fault& fault) {
        CHECK(fault.what() == "There is no flag \"--bayonets\". There are:\n" + flags_help(volley_schema));
    }
    CHECK(flags_help(volley_schema) ==
          "  --dice JSON  ([])\n"
          "  --firer.arm infantry|cavalry|none  (\"infantry\")\n"
          "  --firer.carried-sp 1..2  (null)\n"
          "  --firer.id VALUE  name of the unit\n"
          "  --firer.sp 1..12  (4)\n"
          "  --firer-moved  (true)\n"
          "  --limit VALUE  (null)\n"
          "  --quality elite|average|poor  (\"average\")\n"
          "  --range-hexes 1..3  (2)  distance to the target (hexes)\n"
          "  --serial VALUE  (0)\n"
          "  --small 0..255  (0)\n"
          "  --target-in-cover  (false)\n"
          "  --targets JSON\n"
          "  --weight VALUE  (\"1/2\")\n");
}

TEST_CASE("what flags spell out, the reader reads", "[describe][flags]") {
    const auto volley = from_json<test::Volley>(
        flags({"--range", "3", "--not-moved", "--firer.id", "a", "--targets", R"([{"id":"b"}])"}), test::words);
    CHECK(volley.range.value == 3);
    CHECK_FALSE(volley.firer_moved);
    CHECK(volley.firer.id == "a");
}
