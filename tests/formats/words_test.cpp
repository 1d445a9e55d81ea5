#include "formats/words.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace reisswitz::formats;

TEST_CASE("a name with control characters or marks of reading direction is found out, with the code", "[formats]") {
    const auto [text, at, described] = GENERATE(table<std::string, int, std::string>({
        {"Sabre\x07", 5, "U+0007, a control character"},
        {"\ttab", 0, "U+0009, a control character"},
        {"line\nfeed", 4, "U+000A, a control character"},
        {"delete\x7F", 6, "U+007F, a control character"},
        {"next line\xC2\x85", 9, "U+0085, a control character"},
        {"\xE2\x80\xAEreversed", 0, "U+202E, a mark that turns the direction of reading"},
        {"Völker\xE2\x80\x8F", 7, "U+200F, a mark that turns the direction of reading"},
        {"a\xE2\x81\xA6isolate", 1, "U+2066, a mark that turns the direction of reading"},
        {"\xD8\x9Cmark", 0, "U+061C, a mark that turns the direction of reading"},
        {"para\xE2\x80\xA9graph", 4, "U+2029, a line separator"},
        {"zero\xE2\x80\x8Bwidth", 4, "U+200B, a character that is not seen"},
        {"\xEF\xBB\xBF"
         "bom",
         0, "U+FEFF, a character that is not seen"},
        {"tag\xF3\xA0\x81\x81", 3, "U+E0041, a character that is not seen"},
    }));
    INFO(described);
    const auto hidden = find_hidden_character(text);
    REQUIRE(hidden.has_value());
    CHECK(hidden->at == static_cast<std::size_t>(at));
    CHECK(hidden->described() == described);
}

TEST_CASE("letters of any script are no fault, nor a line feed where lines may follow", "[formats]") {
    for (const char* text : {"", "King's Royal Rifles", "Völkermarkt 1. Bataillon", "Ὁπλῖται", "التل",
                             "صحرا\xE2\x80\x8Cنورد", "騎兵", "🐎"})
        CHECK_FALSE(find_hidden_character(text).has_value());
    CHECK_FALSE(find_hidden_character("one\ntwo", Lines::several).has_value());
    CHECK(find_hidden_character("one\rtwo", Lines::several).has_value());
}

TEST_CASE("the length of a text is counted in characters", "[formats]") {
    CHECK(count_characters("") == 0);
    CHECK(count_characters("Bülow") == 5);
    CHECK(count_characters("騎兵") == 2);
}

TEST_CASE("an id is made of small letters, digits and its joiner", "[formats]") {
    CHECK(is_plain_id("el-teb", 48, '-'));
    CHECK(is_plain_id("first_foot_2", 24, '_'));
    for (const char* text : {"", "El-Teb", "el teb", "el_teb", "el/teb", "..", "é"}) {
        INFO(text);
        CHECK_FALSE(is_plain_id(text, 48, '-'));
    }
    CHECK(is_plain_id(std::string(24, 'a'), 24, '_'));
    CHECK_FALSE(is_plain_id(std::string(25, 'a'), 24, '_'));
}
