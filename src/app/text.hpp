/// Text from files and other people, made safe and measured for a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace reisswitz::app {

/// Which characters a terminal shows.
enum class Characters : unsigned char { ascii, unicode };

/// `text` as it may be printed on one line: control characters, marks that turn the reading direction, characters that
/// are not seen and bytes that are no UTF-8 stand as codes ("\x1b", "\u202e"). With ASCII, accents fall and other
/// characters stand as codes too.
std::string printable(std::string_view text, Characters characters = Characters::unicode);

/// The same line by line: line feeds stay.
std::string printable_lines(std::string_view text, Characters characters = Characters::unicode);

/// How many columns of a terminal printable text takes: two for wide characters, none for combining ones and for
/// changes of colour.
int width_of(std::string_view text);

/// Exactly `width` columns: cut with an ellipsis ("~" in ASCII), or filled with blanks.
std::string fitted(std::string_view text, int width, Characters characters = Characters::unicode);

/// At most `width` columns: cut with an ellipsis ("~" in ASCII).
std::string cut(std::string_view text, int width, Characters characters = Characters::unicode);

/// Lines of at most `width` columns, broken at blanks; line feeds end a line, and a line keeps the blanks it begins
/// with. A word that is longer than a line stands alone.
std::vector<std::string> wrapped(std::string_view text, int width);

/// The same as one text, each line behind `indent` and with a line feed at its end.
std::string paragraph(std::string_view text, int width, std::string_view indent = "");

/// "a, b and c"
std::string joined(const std::vector<std::string>& words, std::string_view last = "and");

/// "1 unit", "3 units"
std::string counted(long long count, std::string_view one, std::string_view many = "");

}  // namespace reisswitz::app
