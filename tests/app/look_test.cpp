#include "app/look.hpp"

#include <catch2/catch.hpp>
#include <map>

using namespace reisswitz::app;

namespace {

Surroundings in(std::map<std::string, std::string> variables, bool terminal = true, int columns = 0) {
    Surroundings surroundings;
    surroundings.terminal = terminal;
    surroundings.columns = columns;
    surroundings.variable = [variables = std::move(variables)](const char* name) -> const char* {
        const auto found = variables.find(name);
        return found == variables.end() ? nullptr : found->second.c_str();
    };
    return surroundings;
}

}  // namespace

TEST_CASE("unicode is spoken where the first locale variable that is set says UTF-8") {
    CHECK(look_of(in({{"LANG", "en_GB.UTF-8"}}), false, ColourWish::as_terminal).unicode());
    CHECK(look_of(in({{"LC_CTYPE", "C.utf8"}}), false, ColourWish::as_terminal).unicode());
    CHECK_FALSE(look_of(in({{"LC_ALL", "C"}, {"LANG", "en_GB.UTF-8"}}), false, ColourWish::as_terminal).unicode());
    CHECK_FALSE(look_of(in({}), false, ColourWish::as_terminal).unicode());
    CHECK_FALSE(look_of(in({{"LANG", "en_GB.UTF-8"}}), true, ColourWish::as_terminal).unicode());
}

TEST_CASE("colours are used on terminals that have 256 of them, and not against the user's wish") {
    const std::map<std::string, std::string> colourful{{"TERM", "xterm-256color"}};
    CHECK(look_of(in(colourful), false, ColourWish::as_terminal).colours);
    CHECK(look_of(in({{"TERM", "xterm"}, {"COLORTERM", "truecolor"}}), false, ColourWish::as_terminal).colours);
    CHECK_FALSE(look_of(in({{"TERM", "xterm"}}), false, ColourWish::as_terminal).colours);
    CHECK_FALSE(look_of(in({{"TERM", "dumb"}, {"COLORTERM", "truecolor"}}), false, ColourWish::as_terminal).colours);
    CHECK_FALSE(look_of(in({{"TERM", "xterm-256color"}, {"NO_COLOR", "1"}}), false, ColourWish::as_terminal).colours);
    CHECK(look_of(in({{"TERM", "xterm-256color"}, {"NO_COLOR", ""}}), false, ColourWish::as_terminal).colours);
    CHECK_FALSE(look_of(in(colourful, false), false, ColourWish::as_terminal).colours);
    CHECK(look_of(in(colourful, false), false, ColourWish::always).colours);
    CHECK_FALSE(look_of(in(colourful), false, ColourWish::never).colours);
    CHECK_FALSE(look_of(in(colourful), true, ColourWish::always).colours);
}

TEST_CASE("the width is what COLUMNS says, else the terminal, else 80, and never absurd") {
    CHECK(look_of(in({{"COLUMNS", "132"}}, true, 100), false, ColourWish::never).columns == 132);
    CHECK(look_of(in({}, true, 100), false, ColourWish::never).columns == 100);
    CHECK(look_of(in({}), false, ColourWish::never).columns == 80);
    CHECK(look_of(in({{"COLUMNS", "wide"}}), false, ColourWish::never).columns == 80);
    CHECK(look_of(in({{"COLUMNS", "5"}}), false, ColourWish::never).columns == fewest_columns);
    CHECK(look_of(in({{"COLUMNS", "99999"}}), false, ColourWish::never).columns == most_columns);
}

TEST_CASE("ink without colours leaves text as it is") {
    Look look;
    CHECK(inked(look, Ink::red, "British") == "British");
    look.colours = true;
    CHECK(inked(look, Ink::strong, "British") == "\x1b[1mBritish\x1b[0m");
    CHECK(inked(look, Ink::strong, "").empty());
}
