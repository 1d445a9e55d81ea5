#include "app/look.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdlib>

namespace reisswitz::app {

namespace {

std::string value_of(const Surroundings& surroundings, const char* variable) {
    const char* value = surroundings.variable ? surroundings.variable(variable) : nullptr;
    return value ? value : "";
}

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
    return text;
}

bool speaks_unicode(const Surroundings& surroundings) {
    for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const std::string value = lower(value_of(surroundings, variable));
        if (!value.empty()) return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
    }
    return false;
}

bool has_colours(const Surroundings& surroundings) {
    if (!surroundings.terminal || !value_of(surroundings, "NO_COLOR").empty()) return false;
    const std::string terminal = value_of(surroundings, "TERM");
    if (terminal.empty() || terminal == "dumb") return false;
    if (!value_of(surroundings, "COLORTERM").empty()) return true;
    return terminal.find("256color") != std::string::npos || terminal.find("kitty") != std::string::npos ||
           terminal.starts_with("alacritty") || terminal.starts_with("foot") || terminal.starts_with("iterm");
}

/// A whole number above 0, else 0.
int number(const std::string& text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size() ? std::max(value, 0) : 0;
}

}  // namespace

Look look_of(const Surroundings& surroundings, bool plain, ColourWish colours) {
    Look look;
    if (!plain) {
        look.characters = speaks_unicode(surroundings) ? Characters::unicode : Characters::ascii;
        look.colours =
            colours == ColourWish::always || (colours == ColourWish::as_terminal && has_colours(surroundings));
    }
    const int asked = number(value_of(surroundings, "COLUMNS"));
    const int columns = asked > 0 ? asked : surroundings.columns > 0 ? surroundings.columns : usual_columns;
    look.columns = std::clamp(columns, fewest_columns, most_columns);
    look.rows = std::max(surroundings.rows, 0);
    return look;
}

Surroundings standard_output() {
    Surroundings surroundings;
    surroundings.variable = [](const char* name) { return std::getenv(name); };  // NOLINT(concurrency-mt-unsafe)
    surroundings.terminal = isatty(STDOUT_FILENO) == 1;
    winsize size{};
    if (surroundings.terminal && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) {
        surroundings.columns = size.ws_col;
        surroundings.rows = size.ws_row;
    }
    return surroundings;
}

std::string inked(const Look& look, Ink ink, std::string_view text) {
    if (!look.colours || ink == Ink::plain || text.empty()) return std::string{text};
    const char* code = "";
    switch (ink) {
        case Ink::plain:
            break;
        case Ink::strong:
            code = "1";
            break;
        case Ink::faint:
            code = "38;5;245";
            break;
        case Ink::red:
            code = "1;38;5;167";
            break;
        case Ink::blue:
            code = "1;38;5;75";
            break;
        case Ink::good:
            code = "38;5;71";
            break;
        case Ink::bad:
            code = "1;38;5;167";
            break;
        case Ink::note:
            code = "38;5;179";
            break;
    }
    return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
}

}  // namespace reisswitz::app
