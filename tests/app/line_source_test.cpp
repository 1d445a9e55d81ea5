#include "app/line_source.hpp"

#include <catch2/catch.hpp>
#include <sstream>

using namespace reisswitz::app;

TEST_CASE("lines of a pipe come one after the other, until the end") {
    std::istringstream in("activate gordons\r\n\nlast without a feed");
    PlainLines lines(in);
    CHECK(lines.read("never shown").text == "activate gordons");
    CHECK(lines.read("").text.empty());
    const TypedLine last = lines.read("");
    CHECK(last.kind == TypedLine::Kind::line);
    CHECK(last.text == "last without a feed");
    CHECK(lines.read("").kind == TypedLine::Kind::end);
    CHECK_FALSE(lines.is_interactive());
}

TEST_CASE("a line that never ends is not kept in memory") {
    std::istringstream in(std::string(1'000'000, 'x') + "\nnext\n");
    PlainLines lines(in);
    const TypedLine first = lines.read("");
    CHECK(first.too_long);
    CHECK(first.text.size() == longest_typed_line + 1);
    CHECK(lines.read("").text == "next");
}

TEST_CASE("Tab completes what is certain, and shows what is not") {
    const std::vector<std::string> words{"activate", "attack", "end"};
    CHECK(complete("e", words).insert == "nd ");
    CHECK(complete("act", words).insert == "ivate ");
    CHECK(complete("ACT", words).insert == "ivate ");
    const Completion open = complete("a", words);
    CHECK(open.insert.empty());
    CHECK(open.shown == std::vector<std::string>{"activate", "attack"});
    CHECK(complete("x", words).shown.empty());
    CHECK(complete("gor", {"gordons_1", "gordons_2"}).insert == "dons_");
    CHECK(complete("d4", {"D4"}).insert == " ");
}

TEST_CASE("the last word of a line is the one being typed") {
    CHECK(last_word("move D4 n") == "n");
    CHECK(last_word("move D4 ").empty());
    CHECK(last_word("move") == "move");
    CHECK(last_word("").empty());
}
