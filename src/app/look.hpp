/// What the terminal can show: characters, colours, size.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "app/text.hpp"

namespace reisswitz::app {

/// What the user asks for about colours, whatever the terminal says of itself.
enum class ColourWish : unsigned char { as_terminal, always, never };

/// A terminal of this size when nothing is known about it.
inline constexpr int usual_columns = 80;
/// Bounds of what is believed about a terminal's width: below 40 nothing of ours can be read, beyond 500 it is a
/// mistake.
inline constexpr int fewest_columns = 40;
inline constexpr int most_columns = 500;

struct Look {
    Characters characters = Characters::ascii;
    bool colours = false;  ///< 256 of them
    int columns = usual_columns;
    int rows = 0;  ///< 0: not known, or not a terminal: as many as one likes

    bool unicode() const { return characters == Characters::unicode; }
};

/// What is known of the place that is printed to.
struct Surroundings {
    std::function<const char*(const char*)> variable;  ///< of the environment; null where it is not set
    bool terminal = false;                             ///< it is a terminal, not a file or a pipe
    int columns = 0;                                   ///< as the terminal says; 0: it does not
    int rows = 0;
};

/// Unicode where LC_ALL, LC_CTYPE or LANG (the first that is set) says UTF-8; colours on a terminal that has 256 of
/// them, unless NO_COLOR is set; COLUMNS goes before the terminal's own figure.
/// @param plain  ASCII without colours, whatever the terminal can do
Look look_of(const Surroundings& surroundings, bool plain, ColourWish colours);

/// The surroundings of this process's standard output.
Surroundings standard_output();

/// The ways in which we colour text.
enum class Ink : unsigned char { plain, strong, faint, red, blue, good, bad, note };

/// `text` in that ink; as it is where there are no colours.
std::string inked(const Look& look, Ink ink, std::string_view text);

}  // namespace reisswitz::app
