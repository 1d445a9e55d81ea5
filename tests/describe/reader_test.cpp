#include "describe/reader.hpp"

#include <catch2/catch.hpp>
#include <limits>
#include <string>
#include <vector>

#include "example.hpp"

using namespace reisswitz::describe;
using test::Arm;
using test::Rational;
using test::Unit;
using test::Volley;

namespace {

const json least = json::parse(R"({"firer":{"id":"a"},"targets":[{"id":"b"}]})");

/// The least request with changes (a JSON merge patch).
json with(const char* patch) {
    json request = least;
    request.merge_patch(json::parse(patch));
    return request;
}

Volley read_volley(const json& value) { return from_json<Volley>(value, test::words); }

/// "code path message" of what is wrong, or "fine".
std::string fault_of(const json& value, const std::string& path = "") {
    try {
        from_json<Volley>(value, test::words, path);
        return "fine";
    } catch (const Fault& fault) {
        return fault.code + " " + fault.path + " " + fault.what();
    }
}

/// The same with one member changed.
std::string fault_at(const char* key, const json& member) {
    json request = least;
    request[key] = member;
    return fault_of(request);
}

}  // namespace

TEST_CASE("what is not given keeps its preset", "[describe][reader]") {
    const Volley volley = read_volley(least);
    Volley expected;
    expected.firer.id = "a";
    expected.targets = {Unit{.id = "b"}};
    CHECK(volley == expected);
    CHECK(volley.range.value == 2);
    CHECK(volley.weight == Rational{1, 2});
    CHECK(volley.quality == "average");
}

TEST_CASE("every kind of member is read and written alike", "[describe][reader]") {
    const json full = json::parse(R"({
        "range_hexes": 3, "target_in_cover": true, "firer_moved": false,
        "firer": {"id": "a", "arm": "cavalry", "sp": 12, "carried_sp": 2},
        "targets": [{"id": "b", "arm": "none", "sp": 1, "carried_sp": null},
                    {"id": "Ü\n", "arm": "infantry", "sp": 4, "carried_sp": 1}],
        "dice": [1, 6], "weight": "1/3", "limit": "-7/2", "quality": "elite", "serial": -9007199254740991, "small": 255})");
    const Volley volley = read_volley(full);
    CHECK(volley.range.value == 3);
    CHECK(volley.firer == Unit{"a", Arm::cavalry, 12, 2});
    CHECK(volley.targets[0].arm == Arm::none_);
    CHECK_FALSE(volley.targets[0].carried_sp.has_value());
    CHECK(volley.dice == std::vector<int>{1, 6});
    CHECK(volley.weight == Rational{1, 3});
    CHECK(volley.limit == Rational{-7, 2});
    CHECK(volley.serial == -9007199254740991);
    CHECK(volley.small == 255);
    CHECK(to_json_value(volley, test::words) == full);
}

TEST_CASE("a whole number will do for a rational, which is written as a fraction", "[describe][reader]") {
    const Volley volley = read_volley(with(R"({"weight": 1, "limit": 12345678901234567890})"));
    CHECK(volley.weight == 1);
    CHECK(volley.limit == Rational{"12345678901234567890"});
    const json written = to_json_value(volley, test::words);
    CHECK(written["weight"] == "1/1");
    CHECK(written["limit"] == "12345678901234567890/1");
}

TEST_CASE("null stands for nothing where that is allowed, and nowhere else", "[describe][reader]") {
    CHECK_FALSE(read_volley(with(R"({"firer":{"carried_sp":2}})")).firer.carried_sp == std::nullopt);
    json request = least;
    request["limit"] = nullptr;
    CHECK_FALSE(read_volley(request).limit.has_value());
    CHECK(fault_at("range_hexes", nullptr) == "bad_type /range_hexes Expected a whole number, found null.");
    CHECK(fault_at("target_in_cover", nullptr) == "bad_type /target_in_cover Expected true or false, found null.");
    CHECK(fault_at("targets", nullptr) == "bad_type /targets Expected a list, found null.");
    CHECK(fault_at("firer", nullptr) == "bad_type /firer Expected an object, found null.");
    CHECK(fault_at("quality", nullptr) == "bad_type /quality Expected a string, found null.");
    CHECK(fault_at("weight", nullptr) ==
          "bad_type /weight Expected a whole number or a fraction such as \"5/2\", found null.");
}

TEST_CASE("a number is whole or it is no number of ours", "[describe][reader]") {
    CHECK(fault_at("range_hexes", 2.0) ==
          "bad_type /range_hexes Expected a whole number, found a number with a point or of more than 19 digits.");
    CHECK_THAT(fault_at("range_hexes", json::parse("1e0")), Catch::StartsWith("bad_type /range_hexes "));
    CHECK_THAT(fault_at("range_hexes", json::parse("-123456789012345678901234567890")),
               Catch::StartsWith("bad_type /range_hexes "));
    CHECK(fault_at("range_hexes", true) == "bad_type /range_hexes Expected a whole number, found true or false.");
    CHECK(fault_at("range_hexes", "2") == "bad_type /range_hexes Expected a whole number, found a string.");
    CHECK(fault_at("target_in_cover", 1) == "bad_type /target_in_cover Expected true or false, found a whole number.");
    CHECK(fault_at("target_in_cover", "true") == "bad_type /target_in_cover Expected true or false, found a string.");
    CHECK_THAT(fault_at("weight", 0.5), Catch::StartsWith("bad_type /weight "));
}

TEST_CASE("a number keeps to its bounds", "[describe][reader]") {
    CHECK(fault_at("range_hexes", 1) == "fine");
    CHECK(fault_at("range_hexes", 3) == "fine");
    CHECK(fault_at("range_hexes", 0) == "out_of_range /range_hexes Expected 1 to 3, found 0.");
    CHECK(fault_at("range_hexes", 4) == "out_of_range /range_hexes Expected 1 to 3, found 4.");
    CHECK(fault_at("range_hexes", std::numeric_limits<std::int64_t>::min()) ==
          "out_of_range /range_hexes Expected 1 to 3, found -9223372036854775808.");
    CHECK(fault_at("range_hexes", 18446744073709551615u) ==
          "out_of_range /range_hexes Expected 1 to 3, found 18446744073709551615.");
    CHECK(fault_at("dice", {1, 7}) == "out_of_range /dice/1 Expected 1 to 6, found 7.");
    CHECK(fault_at("weight", "3/2") == "out_of_range /weight Expected 0 to 1, found \"3/2\".");
    CHECK(fault_at("weight", -1) == "out_of_range /weight Expected 0 to 1, found -1.");
    CHECK(fault_at("serial", 9007199254740992) ==
          "out_of_range /serial Expected -9007199254740991 to 9007199254740991, found 9007199254740992.");
}

TEST_CASE("a number without bounds keeps to what its type holds, and to a thousand million", "[describe][reader]") {
    CHECK(fault_at("small", 256) == "out_of_range /small Expected 0 to 255, found 256.");
    CHECK(fault_at("small", -1) == "out_of_range /small Expected 0 to 255, found -1.");
    CHECK(from_json<int>(1'000'000'000) == 1'000'000'000);
    CHECK_THROWS_WITH(from_json<int>(1'000'000'001), "Expected -1000000000 to 1000000000, found 1000000001.");
    CHECK_THROWS_WITH(from_json<unsigned>(-1), "Expected 0 to 1000000000, found -1.");
    CHECK_THROWS_AS(from_json<std::uint64_t>(18446744073709551615u), Fault);
    CHECK_THROWS_AS(from_json<std::int8_t>(128), Fault);
    CHECK(from_json<std::int8_t>(-128) == -128);
}

TEST_CASE("a fraction is num/den", "[describe][reader]") {
    CHECK(fault_at("limit", "007/010") == "fine");
    CHECK(fault_at("limit", "1/0") ==
          "bad_type /limit Expected a whole number or a fraction such as \"5/2\", found \"1/0\".");
    CHECK_THAT(fault_at("limit", ""), Catch::StartsWith("bad_type /limit "));
    CHECK_THAT(fault_at("limit", "0.5"), Catch::StartsWith("bad_type /limit "));
    CHECK_THAT(fault_at("limit", std::string(100'000, '1')), Catch::StartsWith("bad_type /limit "));
    CHECK_THAT(fault_at("limit", json::array({1})), Catch::EndsWith("found a list."));
}

TEST_CASE("a list keeps to its lengths", "[describe][reader]") {
    CHECK(fault_at("targets", json::array()) == "out_of_range /targets Expected 1 to 3 entries, found 0.");
    json four = json::array();
    for (const char* id : {"b", "c", "d", "e"}) four.push_back({{"id", id}});
    CHECK(fault_at("targets", four) == "out_of_range /targets Expected 1 to 3 entries, found 4.");
    four.erase(0);
    CHECK(fault_at("targets", four) == "fine");
    CHECK(fault_at("targets", json{{"id", "b"}}) == "bad_type /targets Expected a list, found an object.");
    CHECK_THROWS_WITH(from_json<std::vector<int>>(json(std::vector<int>(1001))),
                      "Expected 0 to 1000 entries, found 1001.");
}

TEST_CASE("a word is one of its list", "[describe][reader]") {
    CHECK(fault_of(with(R"({"firer":{"arm":"pike"}})")) ==
          "unknown_value /firer/arm Expected infantry, cavalry or none, found \"pike\".");
    CHECK(fault_of(with(R"({"firer":{"arm":"none_"}})")) ==
          "unknown_value /firer/arm Expected infantry, cavalry or none, found \"none_\".");
    CHECK(fault_of(with(R"({"firer":{"arm":"Infantry"}})")) ==
          "unknown_value /firer/arm Expected infantry, cavalry or none, found \"Infantry\".");
    CHECK(fault_of(with(R"({"firer":{"arm":0}})")) == "bad_type /firer/arm Expected a string, found a whole number.");
    CHECK(word_of(Arm::none_) == "none");
}

TEST_CASE("a vocabulary comes with the rule data", "[describe][reader]") {
    CHECK(fault_at("quality", "green") == "unknown_value /quality Expected elite, average or poor, found \"green\".");
    const Vocabularies house_rule{{"qualities", {"elite", "average", "poor", "green"}}};
    CHECK(from_json<Volley>(with(R"({"quality":"green"})"), house_rule).quality == "green");
    CHECK_THROWS_AS(from_json<Volley>(with(R"({"quality":"poor"})")), std::logic_error);
}

TEST_CASE("a required member that is missing is named", "[describe][reader]") {
    CHECK(fault_of(json::parse(R"({"targets":[{"id":"b"}]})")) == "missing_input /firer \"firer\" is missing.");
    CHECK(fault_of(json::parse(R"({"firer":{"id":"a"},"targets":[{"id":"b"},{"sp":3}]})")) ==
          "missing_input /targets/1/id \"id\" is missing: name of the unit.");
}

TEST_CASE("a member that is not known is named, with those that are", "[describe][reader]") {
    CHECK(fault_of(with(R"({"firer":{"hp":3}})")) ==
          "unknown_input /firer/hp \"hp\" is not known here; expected id, arm, sp or carried_sp.");
    CHECK_THAT(fault_at("range", 2), Catch::StartsWith("unknown_input /range "));  // its key is range_hexes
}

TEST_CASE("a path is escaped and goes on from where the value stands", "[describe][reader]") {
    CHECK_THAT(fault_at("a/b~c", 1), Catch::StartsWith("unknown_input /a~1b~0c "));
    CHECK_THAT(fault_at("", 1), Catch::StartsWith("unknown_input / \"\" is not known"));
    CHECK_THAT(fault_of(with(R"({"firer":{"sp":13}})"), "/inputs"),
               Catch::StartsWith("out_of_range /inputs/firer/sp "));
}

TEST_CASE("what is no object at all", "[describe][reader]") {
    CHECK(fault_of(json::array()) == "bad_type  Expected an object, found a list.");
    CHECK(fault_of(json("volley"), "/inputs") == "bad_type /inputs Expected an object, found a string.");
}

TEST_CASE("members are checked together when all have been read", "[describe][reader]") {
    CHECK(fault_of(with(R"({"targets":[{"id":"b"},{"id":"a"}]})"), "/inputs") ==
          "inconsistent /inputs/targets/1/id The unit fires at itself.");
}

TEST_CASE("values are shown and listed for messages", "[describe][reader]") {
    CHECK(shown(json("a\nb")) == R"("a\x0ab")");
    CHECK(shown(json(-3)) == "-3");
    CHECK(shown(json::array({1})) == "a list");
    CHECK(shown(json::object()) == "an object");
    CHECK(listed({}) == "nothing");
    CHECK(listed({"a"}) == "a");
    CHECK(listed({"a", "b"}) == "a or b");
    CHECK(listed({"a", "b", "c"}) == "a, b or c");
}
