#include "describe/schema.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>
#include <vector>

#include "example.hpp"

using namespace reisswitz::describe;
using test::Unit;
using test::Volley;

namespace {

/// Somebody else's validator over our schema.
class Validator {
public:
    explicit Validator(const json& document) {
        valijson::SchemaParser(valijson::SchemaParser::kDraft7)
            .populateSchema(valijson::adapters::NlohmannJsonAdapter{document}, schema_);
    }
    bool accepts(const json& value) {
        valijson::Validator strict{valijson::Validator::kStrongTypes};
        return strict.validate(schema_, valijson::adapters::NlohmannJsonAdapter{value}, nullptr);
    }

private:
    valijson::Schema schema_;
};

bool reader_accepts(const json& value) {
    try {
        from_json<Volley>(value, test::words);
        return true;
    } catch (const Fault& fault) {
        // What two members may not say together, and the bounds of fractions, stand in no schema.
        if (fault.path == "/weight" && fault.code == "out_of_range") {
            json rest = value;
            rest.erase("weight");
            return reader_accepts(rest);
        }
        return fault.code == "inconsistent";
    }
}

/// Values that are right, nearly right, or wrong.
rc::Gen<json> any_scalar() {
    return rc::gen::oneOf(rc::gen::map(rc::gen::inRange(-2, 15), [](int n) { return json(n); }),
                          rc::gen::element<json>(json(), true, false, 2.5, "", "a", "average", "infantry", "none",
                                                 "1/2", "1/0", "-03/04", "x", std::int64_t{1'000'000'000'000},
                                                 18446744073709551615u, json::array(), json::object()));
}

rc::Gen<json> any_unit() {
    return rc::gen::exec([] {
        json unit = json::object();
        if (*rc::gen::inRange(0, 10) > 0) unit["id"] = *rc::gen::element<json>("a", "b", "", 7);
        if (*rc::gen::inRange(0, 3) == 0)
            unit["arm"] = *rc::gen::element<json>("infantry", "cavalry", "none", "none_", 1);
        if (*rc::gen::inRange(0, 3) == 0) unit["sp"] = *any_scalar();
        if (*rc::gen::inRange(0, 3) == 0) unit["carried_sp"] = *rc::gen::element<json>(json(), 0, 1, 2, 3, "1");
        if (*rc::gen::inRange(0, 20) == 0) unit["hp"] = 1;
        return unit;
    });
}

rc::Gen<json> any_request() {
    return rc::gen::exec([] {
        json request = json::object();
        if (*rc::gen::inRange(0, 20) > 0) request["firer"] = *any_unit();
        if (*rc::gen::inRange(0, 20) > 0) {
            std::vector<json> targets;
            for (int more = *rc::gen::inRange(0, 5); more > 0; more -= 3) targets.push_back(*any_unit());
            request["targets"] = std::move(targets);
        }
        if (*rc::gen::inRange(0, 4) == 0)
            request["dice"] = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8));
        for (const char* key :
             {"range_hexes", "target_in_cover", "weight", "limit", "quality", "serial", "small", "range"})
            if (*rc::gen::inRange(0, 8) == 0) request[key] = *any_scalar();
        return request;
    });
}

}  // namespace

TEST_CASE("the schema of a struct, exactly", "[describe][schema]") {
    CHECK(schema_of<Unit>() == json::parse(R"({
        "type": "object",
        "additionalProperties": false,
        "required": ["id"],
        "properties": {
            "id": {"type": "string", "description": "name of the unit"},
            "arm": {"type": "string", "enum": ["infantry", "cavalry", "none"], "default": "infantry"},
            "sp": {"type": "integer", "minimum": 1, "maximum": 12, "default": 4},
            "carried_sp": {"type": ["integer", "null"], "minimum": 1, "maximum": 2, "default": null}
        }})"));

    const json volley = schema_of<Volley>(test::words);
    CHECK(volley["required"] == json{"firer", "targets"});
    CHECK(volley["properties"].size() == 11);
    CHECK(volley["properties"]["firer"] == schema_of<Unit>());
    CHECK(volley["properties"]["range_hexes"] ==
          json::parse(R"-({"type": "integer", "minimum": 1, "maximum": 3, "default": 2,
        "description": "distance to the target (hexes)"})-"));
    CHECK(volley["properties"]["targets"] ==
          json{{"type", "array"}, {"minItems", 1}, {"maxItems", 3}, {"items", schema_of<Unit>()}});
    CHECK(volley["properties"]["dice"] == json::parse(R"({"type": "array", "minItems": 0, "maxItems": 4,
        "items": {"type": "integer", "minimum": 1, "maximum": 6}, "default": []})"));
    CHECK(volley["properties"]["weight"] == json::parse(R"({"type": ["integer", "string"],
        "pattern": "^-?[0-9]+(/0*[1-9][0-9]*)?$", "maxLength": 200, "default": "1/2"})"));
    CHECK(volley["properties"]["limit"]["type"] == json{"integer", "string", "null"});
    CHECK(volley["properties"]["quality"] ==
          json::parse(R"({"type": "string", "enum": ["elite", "average", "poor"], "default": "average"})"));
    CHECK(volley["properties"]["small"] ==
          json::parse(R"({"type": "integer", "minimum": 0, "maximum": 255, "default": 0})"));
    CHECK(volley["properties"]["firer_moved"] == json::parse(R"({"type": "boolean", "default": true})"));
}

TEST_CASE("a schema that has no type of its own allows null by a choice", "[describe][schema]") {
    CHECK(detail::or_null(json::parse(R"({"oneOf": [{"const": "unlimited"}, {"type": "integer"}]})")) ==
          json::parse(R"({"anyOf": [{"oneOf": [{"const": "unlimited"}, {"type": "integer"}]}, {"type": "null"}]})"));
    CHECK(detail::or_null(json::parse(R"({"type": "string", "enum": ["a", "b"]})")) ==
          json::parse(R"({"type": ["string", "null"], "enum": ["a", "b", null]})"));
}

TEST_CASE("a published schema has its head", "[describe][schema]") {
    const json schema = published(schema_of<Unit>(), "unit:1", "A unit");
    CHECK(schema["$schema"] == "http://json-schema.org/draft-07/schema#");
    CHECK(schema["$id"] == "urn:reisswitz:unit:1");
    CHECK(schema["title"] == "A unit");
    CHECK(schema["properties"] == schema_of<Unit>()["properties"]);
}

TEST_CASE("what we write, our schema allows", "[describe][schema]") {
    Validator validator{schema_of<Volley>(test::words)};
    Volley volley;
    volley.firer.id = "a";
    volley.targets = {Unit{.id = "b"}};
    CHECK(validator.accepts(to_json_value(volley, test::words)));
    volley.limit = test::Rational{-7, 3};
    volley.targets[0].carried_sp = 1;
    CHECK(validator.accepts(to_json_value(volley, test::words)));
}

TEST_CASE("the schema allows what the reader reads, and nothing else", "[describe][schema]") {
    Validator validator{schema_of<Volley>(test::words)};
    int right = 0, wrong = 0;
    REQUIRE(rc::check([&] {
        // Requests that are right throughout are rare, so many are drawn.
        for (int i = 0; i < 30; ++i) {
            const json request = *any_request();
            const bool read = reader_accepts(request);
            ++(read ? right : wrong);
            RC_LOG() << request.dump();
            RC_ASSERT(validator.accepts(request) == read);
        }
    }));
    CHECK(right > 0);
    CHECK(wrong > 0);
}
