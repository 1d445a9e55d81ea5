#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data_file.hpp"
#include "ruling/book.hpp"

using namespace reisswitz::data_tests;

namespace {

/// The families of the specification in its order, and how many clauses each has.
const std::vector<std::pair<std::string, int>> families{
    {"SP", 4},   {"TURN", 5}, {"ART", 17}, {"INIT", 1}, {"ACT", 4},    {"MOVE", 10}, {"FIRE", 11},
    {"CC", 9},   {"HIT", 3},  {"EXH", 4},  {"TRN", 4},  {"ROAD", 1},   {"HILL", 1},  {"RIV", 3},
    {"WOOD", 4}, {"WIRE", 3}, {"TRCH", 3}, {"DEF", 6},  {"HEX", 9},    {"LOS", 6},   {"FOG", 5},
    {"DEC", 3},  {"DICE", 1}, {"ORD", 3},  {"STD", 4},  {"RULING", 44}};

std::vector<std::string> expected_ids() {
    std::vector<std::string> ids;
    for (const auto& [family, count] : families)
        for (int number = 1; number <= count; ++number) ids.push_back("PW-" + family + "-" + std::to_string(number));
    return ids;
}

/// The options in their order, with their values and the ruling behind each.
struct ExpectedOption {
    std::string id;
    std::vector<std::string> values;  ///< the default first
    int ruling;                       ///< 0: none
};

const std::vector<ExpectedOption> expected_options{
    {"fire_into_cover", {"indirect", "direct"}, 2},
    {"same_target", {"hex", "unit", "either"}, 4},
    {"short_at_range_1", {"ineffective", "own_hex"}, 7},
    {"steady_fire", {"at_the_time", "whole_turn"}, 12},
    {"initiative_tie", {"reroll", "keep", "swap"}, 14},
    {"front_hexes", {"three", "one"}, 17},
    {"pivot_is_move", {"true", "false"}, 18},
    {"contact_obliges", {"false", "true"}, 20},
    {"wood_and_cover", {"single", "cumulative"}, 21},
    {"commander_melee", {"adjacent", "same_or_adjacent"}, 22},
    {"exhausted_attack", {"adjacent_only", "never"}, 24},
    {"exhausted_test", {"nearest", "any"}, 24},
    {"exhaustion_check", {"end_of_turn", "at_once"}, 25},
    {"retreat_direction", {"not_closer", "any"}, 26},
    {"transport_carries", {"artillery", "artillery_and_machine_guns"}, 27},
    {"wire_supply", {"unlimited"}, 33},
    {"facing_after_retreat", {"keep", "face_enemy", "face_away"}, 44},
    {"towed_hits", {"single", "double"}, 27},
    {"remount", {"off", "one_turn"}, 36},
    {"defender_follow_up", {"true", "false"}, 40},
    {"fog", {"open", "line_of_sight"}, 0},
    {"hidden_rosters", {"false", "true"}, 0},
};

bool is_identifier(std::string_view word) {
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_'; };
    return !word.empty() && word.front() >= 'a' && word.front() <= 'z' && std::all_of(word.begin(), word.end(), plain);
}

std::size_t words_in(const std::string& text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), ' ')) + 1;
}

/// The places in braces; an unclosed brace counts as a place with the rest of the text in it.
std::set<std::string> places_in(const std::string& text) {
    std::set<std::string> places;
    for (auto open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1))
        places.insert(text.substr(open + 1, text.find('}', open) - open - 1));
    return places;
}

}  // namespace

TEST_CASE("the clauses of the Portable Wargame are those of the specification, in its order") {
    const Json book = read_json("clauses.json");
    CHECK(book.at("book") == "portable");
    CHECK(book.at("prefix") == "PW");

    std::vector<std::string> ids;
    for (const Json& clause : book.at("clauses")) ids.push_back(clause.at("id"));
    CHECK(ids == expected_ids());
    CHECK(ids.size() == 168);
    CHECK(std::set<std::string>(ids.begin(), ids.end()).size() == ids.size());
}

TEST_CASE("every clause has a title, a text of its own and references that exist") {
    const Json book = read_json("clauses.json");
    const std::vector<std::string> ids = expected_ids();
    const std::set<std::string> kinds{"clause", "default", "ruling", "definition"};
    const std::set<std::string> keys{"id", "title", "kind", "text", "where", "see", "option"};
    std::set<std::string> options;
    for (const Json& option : book.at("options")) options.insert(option.at("id"));

    std::set<std::string> texts;
    for (const Json& clause : book.at("clauses")) {
        const std::string id = clause.at("id");
        INFO(id);
        const std::string title = clause.at("title");
        const std::string text = clause.at("text");
        CHECK(words_in(title) >= 3);
        CHECK(words_in(title) <= 6);
        CHECK(text.ends_with('.'));
        CHECK(texts.insert(text).second);
        CHECK_FALSE(clause.at("where").get<std::string>().empty());
        CHECK(kinds.contains(clause.at("kind")));
        CHECK((clause.at("kind") == "ruling") == id.starts_with("PW-RULING-"));
        for (const auto& [key, value] : clause.items()) CHECK(keys.contains(key));
        for (const Json& other : clause.at("see")) {
            CHECK(std::find(ids.begin(), ids.end(), other.get<std::string>()) != ids.end());
            CHECK(other != id);
        }
        if (clause.contains("option")) CHECK(options.contains(clause.at("option")));
        CHECK(std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }));
    }
}

TEST_CASE("every option has its values, the default among them, and its ruling") {
    const Json book = read_json("clauses.json");
    const Json& options = book.at("options");
    REQUIRE(options.size() == expected_options.size());
    for (std::size_t i = 0; i < expected_options.size(); ++i) {
        const ExpectedOption& expected = expected_options[i];
        const Json& option = options[i];
        INFO(expected.id);
        std::vector<std::string> values;
        for (const Json& value : option.at("values")) {
            values.push_back(value.at("value"));
            CHECK(value.at("text").get<std::string>().ends_with('.'));
        }
        CHECK(option.at("id") == expected.id);
        CHECK(values == expected.values);
        CHECK(option.at("default") == expected.values.front());
        CHECK(option.at("text").get<std::string>().ends_with('.'));
        if (expected.ruling == 0) {
            CHECK(option.at("ruling").is_null());
        } else {
            CHECK(option.at("ruling") == "PW-RULING-" + std::to_string(expected.ruling));
        }
    }
}

TEST_CASE("a ruling that names an option is one of the rulings behind that option") {
    const Json book = read_json("clauses.json");
    for (const Json& option : book.at("options")) {
        if (option.at("ruling").is_null()) continue;
        INFO(option.at("id").get<std::string>());
        const Json& clauses = book.at("clauses");
        CHECK(std::any_of(clauses.begin(), clauses.end(), [&](const Json& clause) {
            return clause.at("id") == option.at("ruling") && clause.contains("option");
        }));
    }
}

TEST_CASE("each variant of a procedure has the text of the sheet as its default") {
    const Json book = read_json("clauses.json");
    std::vector<std::pair<std::string, std::string>> found;
    for (const Json& variant : book.at("variants")) {
        found.emplace_back(variant.at("id"), variant.at("default"));
        CHECK(variant.at("values").front().at("value") == variant.at("default"));
        CHECK(variant.at("values").size() == 2);
    }
    CHECK(found == std::vector<std::pair<std::string, std::string>>{
                       {"melee_tie", "stands"}, {"commander_life", "none"}, {"activation", "dice"}});
}

TEST_CASE("names of dice and of verdicts are identifiers, and their places can be filled") {
    const Json book = read_json("clauses.json");
    const std::set<std::string> places{"unit", "other", "hex", "side", "value"};
    for (const char* key : {"labels", "verdicts"}) {
        CHECK_FALSE(book.at(key).empty());
        for (const auto& [name, words] : book.at(key).items()) {
            INFO(key << " " << name);
            CHECK(is_identifier(name));
            for (const std::string& place : places_in(words)) CHECK(places.contains(place));
        }
    }
    // Dice that a whole side throws name the side, all others a unit.
    const std::set<std::string> of_a_side{"initiative", "activation", "card"};
    for (const auto& [name, words] : book.at("labels").items())
        CHECK(places_in(words) == std::set<std::string>{of_a_side.contains(name) ? "side" : "unit"});
}

TEST_CASE("the engine reads the clause texts") {
    const auto book = reisswitz::ruling::Book::read(read_text(data_folder() / "clauses.json"));
    CHECK(book.id() == "portable");
    CHECK(book.clauses().size() == 168);
    REQUIRE(book.find_clause("PW-FIRE-8") != nullptr);
    CHECK(book.find_clause("PW-FIRE-8")->title == "Each 5 or 6 hits");
    REQUIRE(book.find_option("pivot_is_move") != nullptr);
    CHECK(book.find_option("pivot_is_move")->preset == "true");
    CHECK(book.label("volley") == "fire of {unit}");
}
