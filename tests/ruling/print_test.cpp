#include "ruling/print.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "words.hpp"

using namespace reisswitz::ruling;

namespace {

const Book book = Book::read(test::small_book);

const Names names{.unit = [](int unit) { return unit == 3 ? std::string{"3rd Foot"} : "unit " + std::to_string(unit); },
                  .hex = [](int hex) { return "E" + std::to_string(hex); },
                  .side = [](int side) { return std::string{side == 0 ? "red" : "blue"}; }};

constexpr Clause fire{"SK-FIRE-1"};
constexpr Clause cover{"SK-FIRE-2"};

Ruling volley() {
    Ruling ruling;
    ruling.applies(fire, {.unit = 3});
    ruling.dice(fire, {{"volley"}, 3}, std::array{6}, 6);
    ruling.modifier(cover, -1);
    ruling.modifier(fire, 0);
    ruling.score(fire, 5, 5);
    ruling.verdict(fire, Verdict{"hit"}, {.unit = 3, .value = 1, .hex = 6, .other = 9});
    return ruling;
}

}  // namespace

TEST_CASE("a ruling reads aloud", "[ruling][print]") {
    CHECK(to_text(volley(), book, names) ==
          "A volley hits on 5 or more (3rd Foot)  [SK-FIRE-1]\n"
          "volley of 3rd Foot: die 6  [SK-FIRE-1]\n"
          "-1 Cover  [SK-FIRE-2]\n"
          "+0 A volley hits on 5 or more  [SK-FIRE-1]\n"
          "score 5, needed 5 or more  [SK-FIRE-1]\n"
          "3rd Foot hits unit 9 in E6, 1 SP  [SK-FIRE-1]");
}

TEST_CASE("a ruling as JSON", "[ruling][print]") {
    CHECK(to_json(volley(), book, names) == nlohmann::json::parse(R"-([
        {"kind": "applies", "clause": "SK-FIRE-1", "text": "A volley hits on 5 or more (3rd Foot)"},
        {"kind": "dice", "clause": "SK-FIRE-1", "text": "volley of 3rd Foot: die 6", "label": "volley", "dice": [6],
         "value": 6},
        {"kind": "modifier", "clause": "SK-FIRE-2", "text": "-1 Cover", "value": -1},
        {"kind": "modifier", "clause": "SK-FIRE-1", "text": "+0 A volley hits on 5 or more", "value": 0},
        {"kind": "score", "clause": "SK-FIRE-1", "text": "score 5, needed 5 or more", "value": 5, "needed": 5},
        {"kind": "verdict", "clause": "SK-FIRE-1", "text": "3rd Foot hits unit 9 in E6, 1 SP", "verdict": "hit"}])-"));
}

TEST_CASE("no ruling is no text", "[ruling][print]") {
    CHECK(to_text({}, book, names).empty());
    CHECK(to_json({}, book, names) == nlohmann::json::array());
}

TEST_CASE("several dice are told with what they come to", "[ruling][print]") {
    Ruling ruling;
    ruling.dice(fire, {{"initiative"}, 1}, std::array{5, 2, 6}, 2);
    CHECK(to_text(ruling, book, names) == "initiative of blue: dice 5, 2, 6 = 2  [SK-FIRE-1]");
}

TEST_CASE("dice whose faces were not kept are told by their value", "[ruling][print]") {
    Ruling ruling;
    ruling.dice(fire, {{"volley"}, 3}, {}, 4);
    CHECK(to_text(ruling, book, names) == "volley of 3rd Foot: die 4  [SK-FIRE-1]");
}

TEST_CASE("what the book has no words for is called by its id", "[ruling][print]") {
    Ruling ruling;
    ruling.applies(Clause{"SK-NEW-1"});
    ruling.dice(Clause{}, {{"luck"}}, std::array{1}, 1);
    ruling.verdict(Clause{"SK-NEW-1"}, Verdict{"stands"});
    CHECK(to_text(ruling, book, names) ==
          "SK-NEW-1  [SK-NEW-1]\n"
          "luck: die 1\n"
          "stands  [SK-NEW-1]");
}

TEST_CASE("without names, ordinals stand as numbers", "[ruling][print]") {
    Ruling ruling;
    ruling.verdict(fire, Verdict{"hit"}, {.unit = 3, .value = 1, .hex = 6, .other = 9});
    CHECK(to_text(ruling, book, {}) == "3 hits 9 in 6, 1 SP  [SK-FIRE-1]");
}

TEST_CASE("places in words are filled in", "[ruling][print]") {
    const Subject all{.unit = 3, .value = -2, .hex = 5, .side = 1, .other = 7};
    const auto [words, text] = GENERATE(table<std::string, std::string>({
        {"", ""},
        {"nothing to fill in", "nothing to fill in"},
        {"{unit}", "3rd Foot"},
        {"{unit}{other}{hex}{side}{value}", "3rd Footunit 7E5blue-2"},
        {"{unit} and {unit}", "3rd Foot and 3rd Foot"},
        {"{men} of {unit}", "{men} of 3rd Foot"},
        {"{unit", "{unit"},
        {"unit}", "unit}"},
        {"{}", "{}"},
        {"a } b { c {hex}", "a } b { c {hex}"},
    }));
    CHECK(fill_in(words, all, names) == text);
    CHECK(fill_in("{unit}{other}{hex}{side}|{value}", {}, names) == "|-1");
}

TEST_CASE("a name is put in as it is, never filled in again", "[ruling][print]") {
    const Names odd{.unit = [](int) { return std::string{"{hex} {"}; }, .hex = {}, .side = {}};
    CHECK(fill_in("{unit} at {hex}", {.unit = 1, .hex = 2}, odd) == "{hex} { at 2");
}
