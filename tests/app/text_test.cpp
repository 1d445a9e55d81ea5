#include "app/text.hpp"

#include <catch2/catch.hpp>

using namespace reisswitz::app;

TEST_CASE("text from outside is printed as text, whatever is in it") {
    const auto [text, shown] = GENERATE(table<std::string, std::string>({
        {"Black Watch", "Black Watch"},
        {"Gérard", "Gérard"},
        {"red \x1b[31malert", "red \\x1b[31malert"},
        {"bell\a and feed\n", "bell\\x07 and feed\\x0a"},
        {"a\xE2\x80\xAE"
         "b",
         "a\\u202eb"},
        {"no\xE2\x80\x8Bwidth", "no\\u200bwidth"},
        {"\xEF\xBB\xBFmark", "\\ufeffmark"},
        {"c1 \xC2\x9B", "c1 \\u009b"},
        {"half \xE2\x82", "half \\xe2\\x82"},
        {"overlong \xC0\xAF", "overlong \\xc0\\xaf"},
        {"surrogate \xED\xA0\x80", "surrogate \\xed\\xa0\\x80"},
        {"", ""},
    }));
    CHECK(printable(text) == shown);
}

TEST_CASE("text for an ASCII terminal loses its accents, and what has no letter there stands as a code") {
    CHECK(printable("Gérard, Châtelet, Straße", Characters::ascii) == "Gerard, Chatelet, Strase");
    CHECK(printable("“halt” – 3…", Characters::ascii) == "\"halt\" - 3...");
    CHECK(printable("東", Characters::ascii) == "\\u6771");
}

TEST_CASE("the width of text is what a terminal gives it") {
    CHECK(width_of("infantry") == 8);
    CHECK(width_of("Gérard") == 6);
    CHECK(width_of("e\xCC\x81") == 1);  // a letter and a combining accent
    CHECK(width_of("東京") == 4);
    CHECK(width_of("↗●…") == 3);
    CHECK(width_of("") == 0);
    CHECK(width_of("\x1b[1;31mNot allowed:\x1b[0m no") == 15);
}

TEST_CASE("text is fitted into columns by its width, not its bytes") {
    CHECK(fitted("Gérard", 8) == "Gérard  ");
    CHECK(fitted("Gérard", 4) == "Gér…");
    CHECK(fitted("Gerard", 4, Characters::ascii) == "Ger~");
    CHECK(fitted("東京都", 5) == "東京…");
    CHECK(fitted("東京都", 4) == "東… ");  // half a character is none
    CHECK(fitted("abc", 0).empty());
}

TEST_CASE("lines are broken at blanks, and keep the margin they begin with") {
    CHECK(wrapped("the square walks over open ground", 12) ==
          std::vector<std::string>{"the square", "walks over", "open ground"});
    CHECK(wrapped("  a list item that is long", 12) ==
          std::vector<std::string>{"  a list", "  item that", "  is long"});
    CHECK(wrapped("first\n\nsecond", 20) == std::vector<std::string>{"first", "", "second"});
    CHECK(wrapped("unbreakable", 4) == std::vector<std::string>{"unbreakable"});
    CHECK(wrapped("", 10).empty());
}

TEST_CASE("counts and lists read as sentences do") {
    CHECK(counted(1, "hex", "hexes") == "1 hex");
    CHECK(counted(2, "hex", "hexes") == "2 hexes");
    CHECK(counted(0, "unit") == "0 units");
    CHECK(joined({"red"}) == "red");
    CHECK(joined({"red", "blue", "grey"}) == "red, blue and grey");
}
