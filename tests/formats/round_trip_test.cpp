#include <rapidcheck.h>

#include <catch2/catch.hpp>

#include "formats/library.hpp"
#include "formats/scenario.hpp"

using namespace reisswitz;
using namespace reisswitz::formats;

namespace {

/// Words as a designer may write them, quotes, backslashes and foreign letters among them.
rc::Gen<std::string> words() {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
                            "a", "Z", " ", "\"", "\\", "/", "~", "\t", "é", "騎", "🐎", "\x01", "0")),
                        [](const std::vector<std::string>& letters) {
                            std::string text;
                            for (const std::string& letter : letters) text += letter;
                            return text;
                        });
}

rc::Gen<Prose> prose() {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(words()),
                        [](const std::vector<std::string>& lines) {
                            Prose made;
                            for (std::size_t i = 0; i < lines.size(); ++i) made.text += (i == 0 ? "" : "\n") + lines[i];
                            return made;
                        });
}

rc::Gen<std::vector<std::string>> list_of_words(std::size_t most = 1000) {
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(words()), [most](std::vector<std::string> list) {
        if (list.size() > most) list.resize(most);
        return list;
    });
}

rc::Gen<MapRows> rows() {
    const auto row = rc::gen::container<std::string>(rc::gen::element('.', 'w', '"', '\\', '5', '~'));
    return rc::gen::map(rc::gen::container<std::vector<std::string>>(row), [](std::vector<std::string> list) {
        if (list.size() > 64) list.resize(64);
        return MapRows{std::move(list)};
    });
}

rc::Gen<int> between(int low, int high) { return rc::gen::inRange(low, high + 1); }

template <class T>
rc::Gen<std::optional<T>> maybe(rc::Gen<T> gen) {
    return rc::gen::mapcat(rc::gen::arbitrary<bool>(), [gen](bool is_there) -> rc::Gen<std::optional<T>> {
        if (!is_there) return rc::gen::just(std::optional<T>{});
        return rc::gen::map(gen, [](T value) { return std::optional<T>{std::move(value)}; });
    });
}

rc::Gen<portable::Side> side() { return rc::gen::element(portable::Side::red, portable::Side::blue); }
rc::Gen<hex::Direction> direction() {
    return rc::gen::map(between(0, 5), [](int clock) { return static_cast<hex::Direction>(clock); });
}

LegendTerrain any_terrain() {
    const auto flag = rc::gen::arbitrary<bool>();
    return {.name = *words(),
            .elevation = *between(0, 5),
            .woods = *flag,
            .built_up = *flag,
            .fortification = *flag,
            .trench = *flag,
            .river = *flag,
            .ford = *flag,
            .bridge = *flag,
            .impassable = *flag};
}

HexPlan any_hex() {
    const auto flag = maybe(rc::gen::arbitrary<bool>());
    return {.hex = *words(),
            .elevation = *maybe(between(0, 5)),
            .woods = *flag,
            .built_up = *flag,
            .fortification = *flag,
            .trench = *flag,
            .river = *flag,
            .ford = *flag,
            .bridge = *flag,
            .impassable = *flag};
}

UnitPlan any_unit() {
    UnitPlan unit{.id = *words(),
                  .name = *words(),
                  .side = *side(),
                  .type = *words(),
                  .quality = *words(),
                  .sp = *maybe(between(1, 12)),
                  .at = *maybe(words()),
                  .arrives = {},
                  .formation = *words(),
                  .tows = *words()};
    if (*rc::gen::arbitrary<bool>()) {
        auto hexes = *list_of_words(64);
        if (hexes.empty()) hexes.emplace_back("A1");
        unit.arrives = Arrival{.turn = *between(2, 1000), .at = hexes, .facing = *direction()};
    }
    return unit;
}

SidePlan any_side() {
    return {.name = *words(),
            .briefing = *prose(),
            .chief = *maybe(words()),
            .deployment = *list_of_words(),
            .wire_supply = *maybe(between(0, 1000))};
}

VictoryPlan any_term() {
    return {.winner = *rc::gen::element(Winner::red, Winner::blue, Winner::draw),
            .when = *rc::gen::element(portable::When::any_turn_end, portable::When::last_turn_end,
                                      portable::When::turn_end),
            .turn = *maybe(between(1, 1000)),
            .holder = *maybe(side()),
            .held_by = *rc::gen::element(portable::HeldBy::control, portable::HeldBy::presence),
            .objectives = *list_of_words(16),
            .at_least = *maybe(between(1, 16)),
            .exhausted = *maybe(side())};
}

template <class Make>
auto some(int most, Make make) {
    std::vector<decltype(make())> list;
    for (int left = *between(0, most); left > 0; --left) list.push_back(make());
    return list;
}

/// A scenario of the right form; it need not make sense.
Scenario any_scenario() {
    Scenario made;
    made.id = *words();
    made.title = *words();
    made.date = *words();
    made.place = *words();
    made.summary = *prose();
    made.scale = {*words(), *words(), *words()};
    made.sources = some(3, [] { return Source{*words(), *words(), *words()}; });
    made.assumptions = *list_of_words(100);
    made.turn_limit = *maybe(between(1, 1000));
    made.house = *list_of_words(32);
    made.options.json =
        *rc::gen::element<std::string>("", R"({"fog":"line_of_sight"})", R"({"remount":"one_turn","wire_supply":3})");
    made.variants.json = *rc::gen::element<std::string>("", R"({"activation":"cards"})");
    made.tables.json = *rc::gen::element<std::string>("", R"({"units":{"infantry":{"sp":5}}})",
                                                      R"({"a":[1,null,"x y"],"b":{"c":{}}})");
    made.board.columns = *between(2, 64);
    made.board.rows = *between(2, 64);
    made.board.map = *rows();
    made.board.elevation = *rows();
    for (char letter : std::string{"!\".0A\\w~"})
        if (*rc::gen::arbitrary<bool>()) made.board.legend.letters.push_back({letter, any_terrain()});
    made.board.roads = *list_of_words(400);
    made.board.hexes = some(4, any_hex);
    made.board.wire = *list_of_words();
    made.sides = {any_side(), any_side()};
    made.units = {any_unit(), any_unit()};
    for (UnitPlan& unit : some(4, any_unit)) made.units.push_back(std::move(unit));
    made.objectives = some(4, [] { return ObjectivePlan{*words(), *words(), *maybe(side())}; });
    made.victory = some(4, any_term);
    return made;
}

}  // namespace

TEST_CASE("a scenario that is written is read back the same", "[formats]") {
    REQUIRE(rc::check("write and read", [] {
        const Scenario scenario = any_scenario();
        const std::string text = save_scenario(scenario);
        RC_ASSERT(read_scenario(std::string_view{text}) == scenario);
        RC_ASSERT(save_scenario(read_scenario(std::string_view{text})) == text);
    }));
}

TEST_CASE("what has its default value is not written", "[formats]") {
    Scenario scenario;
    scenario.id = "empty";
    scenario.board.columns = scenario.board.rows = 8;
    scenario.units = {{.id = "a", .type = "infantry"}, {.id = "b", .side = portable::Side::blue, .type = "infantry"}};
    CHECK(save_scenario(scenario) == R"({
  "reisswitz": "scenario",
  "version": 1,
  "rules": "portable",
  "id": "empty",
  "title": "",
  "board": {"columns": 8, "rows": 8},
  "sides": {"red": {"name": ""}, "blue": {"name": ""}},
  "units": [{"id": "a", "side": "red", "type": "infantry"}, {"id": "b", "side": "blue", "type": "infantry"}]
}
)");
}

TEST_CASE("a text of several lines is a list in the file", "[formats]") {
    const auto text = [](const std::string& summary) {
        return R"({"reisswitz": "scenario", "version": 1, "rules": "portable", "id": "x", "title": "x", "board": {"columns": 2, "rows": 2},
                   "sides": {"red": {"name": "r"}, "blue": {"name": "b"}}, "units": [{"id": "a", "side": "red", "type": "infantry"}, {"id": "b", "side": "blue", "type": "infantry"}],
                   "summary": )" +
               summary + "}";
    };
    CHECK(read_scenario(std::string_view{text("\"one\"")}).summary.text == "one");
    CHECK(read_scenario(std::string_view{text(R"(["one", "", "two"])")}).summary.text == "one\n\ntwo");
    CHECK(read_scenario(std::string_view{text("[]")}).summary.text.empty());
}
