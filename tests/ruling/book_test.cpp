#include "ruling/book.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "words.hpp"

using namespace reisswitz::ruling;
using nlohmann::json;

namespace {

std::vector<std::string> ids(const std::vector<const ClauseText*>& clauses) {
    std::vector<std::string> list;
    for (const ClauseText* clause : clauses) list.push_back(clause->id);
    return list;
}

/// What is wrong with the small book after a change (a JSON patch), or "fine".
std::string fault_after(const char* patch) {
    try {
        Book::read(json::parse(test::small_book).patch(json::parse(patch)).dump());
        return "fine";
    } catch (const std::runtime_error& fault) {
        return fault.what();
    }
}

}  // namespace

TEST_CASE("a book has its clauses, options and words", "[ruling][book]") {
    const Book book = Book::read(test::small_book);
    CHECK(book.id() == "skirmish");
    CHECK(book.title() == "A skirmish");
    CHECK(book.clauses().size() == 4);
    CHECK(book.options().size() == 2);

    const ClauseText* fire = book.find_clause("SK-FIRE-1");
    REQUIRE(fire);
    CHECK(fire->title == "A volley hits on 5 or more");
    CHECK(fire->kind == "clause");
    CHECK(fire->text == "Throw a d6 for each unit.");
    CHECK(fire->where == "Firing, a");
    CHECK(fire->see == std::vector<std::string>{"SK-FIRE-2", "SK-RULING-1"});
    CHECK(fire->option.empty());
    CHECK(book.find_clause("SK-RULING-1")->option == "ties");
    CHECK(book.find_clause("SK-FIRE-2")->where.empty());

    const OptionText* ties = book.find_option("ties");
    REQUIRE(ties);
    CHECK(ties->preset == "again");
    CHECK(ties->clause == "SK-RULING-1");
    REQUIRE(ties->values.size() == 2);
    CHECK(ties->values[1].value == "red");
    CHECK(ties->values[1].text == "red wins");
    CHECK(book.find_option("fog")->clause.empty());
}

TEST_CASE("a book says when it has no such clause, option or word", "[ruling][book]") {
    const Book book = Book::read(test::small_book);
    CHECK(book.find_clause("SK-FIRE-3") == nullptr);
    CHECK(book.find_clause("SK-FIRE") == nullptr);
    CHECK(book.find_clause("") == nullptr);
    CHECK(book.find_option("luck") == nullptr);
    CHECK(book.label("volley") == "volley of {unit}");
    CHECK(book.label("luck") == "luck");
    CHECK(book.verdict("missed") == "{unit} misses");
    CHECK(book.verdict("luck") == "luck");
}

TEST_CASE("a book is searched by the beginning of an id or by a word", "[ruling][book]") {
    const Book book = Book::read(test::small_book);
    CHECK(ids(book.search("SK-FIRE-2")) == std::vector<std::string>{"SK-FIRE-2", "SK-FIRE-20"});
    CHECK(ids(book.search("sk-ruling")) == std::vector<std::string>{"SK-RULING-1"});
    CHECK(ids(book.search("wood")) == std::vector<std::string>{"SK-FIRE-2"});
    CHECK(ids(book.search("COVER")) == std::vector<std::string>{"SK-FIRE-2"});
    CHECK(ids(book.search("throw")) == std::vector<std::string>{"SK-FIRE-1", "SK-RULING-1"});
    CHECK(ids(book.search("zouave")).empty());
    CHECK(book.search("").size() == 4);
}

TEST_CASE("a book without title or options is a book", "[ruling][book]") {
    const Book book = Book::read(R"({"book": "bare", "clauses": [], "labels": {}, "verdicts": {}})");
    CHECK(book.title() == "bare");
    CHECK(book.clauses().empty());
    CHECK(book.options().empty());
}

TEST_CASE("a book that is not of that form is refused with its place", "[ruling][book]") {
    CHECK_THROWS_AS(Book::read(""), std::runtime_error);
    CHECK_THROWS_AS(Book::read("[]"), std::runtime_error);
    CHECK_THROWS_WITH(Book::read("{\"book\": "), Catch::StartsWith("clause texts: "));

    const auto [patch, place] = GENERATE(table<std::string, std::string>({
        {R"([{"op": "remove", "path": "/book"}])", "clause texts: [json"},
        {R"([{"op": "remove", "path": "/clauses"}])", "clause texts: [json"},
        {R"([{"op": "remove", "path": "/labels"}])", "clause texts: [json"},
        {R"([{"op": "remove", "path": "/clauses/2/text"}])", "clause texts: /clauses/2: "},
        {R"([{"op": "replace", "path": "/clauses/3/title", "value": 3}])", "clause texts: /clauses/3: "},
        {R"([{"op": "replace", "path": "/clauses/0", "value": "SK"}])", "clause texts: /clauses/0: "},
        {R"([{"op": "replace", "path": "/clauses/0/see", "value": [1]}])", "clause texts: /clauses/0: "},
        {R"([{"op": "remove", "path": "/options/1/default"}])", "clause texts: /options/1: "},
        {R"([{"op": "remove", "path": "/options/0/values/1/text"}])", "clause texts: /options/0: "},
        {R"([{"op": "replace", "path": "/labels/volley", "value": null}])", "clause texts: /labels/volley: "},
        {R"([{"op": "replace", "path": "/verdicts/hit", "value": ["hit"]}])", "clause texts: /verdicts/hit: "},
    }));
    CAPTURE(patch);
    CHECK_THAT(fault_after(patch.c_str()), Catch::StartsWith(place));
    CHECK(fault_after("[]") == "fine");
}
