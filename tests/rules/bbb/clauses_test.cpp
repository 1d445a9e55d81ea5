#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "rules/bbb/book.hpp"

using namespace reisswitz;

TEST_CASE("every clause has its words and leads to clauses that there are", "[bbb][book]") {
    const ruling::Book& book = bbb::book();
    std::set<std::string> options;
    for (const auto& option : book.options()) {
        options.insert(option.id);
        INFO(option.id);
        CHECK(book.find_clause(option.clause));
        CHECK(option.values.front().value == option.preset);
    }
    CHECK(options.size() == 29);
    for (const auto& clause : book.clauses()) {
        INFO(clause.id);
        CHECK(clause.text.ends_with('.'));
        for (const std::string& other : clause.see) CHECK(book.find_clause(other));
        CHECK((clause.option.empty() || options.contains(clause.option)));
    }
    CHECK(book.clauses().size() == 236);
}
