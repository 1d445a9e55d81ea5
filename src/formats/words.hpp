/// What a name or a text in a file may hold: characters that a reader sees, and sees in the order in which they stand.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace reisswitz::formats {

/// A character that must not stand in a text: it cannot be seen, or it changes how the rest is seen.
struct HiddenCharacter {
    char32_t code{};
    std::size_t at{};  ///< the byte of the text with which it begins

    /// "U+202E, a mark that turns the direction of reading"
    std::string described() const;
};

enum class Lines { one, several };

/// The first control character, mark of reading direction, line separator or character without width in a UTF-8 text.
/// With several lines a line feed is no fault. Joiners, which some scripts need, are none either.
std::optional<HiddenCharacter> find_hidden_character(std::string_view text, Lines lines = Lines::one);

/// A sentence about it, with what stands before it and so can be shown: "After "Guard " stands U+202E, …; take it out."
std::string found_hidden(std::string_view text, const HiddenCharacter& hidden);

/// Characters (code points) of a UTF-8 text.
std::size_t count_characters(std::string_view text);

/// Whether a text is 1 to `longest` of a-z, 0-9 and the character that joins words in it: "el-teb", "first_foot".
bool is_plain_id(std::string_view text, std::size_t longest, char joiner);

}  // namespace reisswitz::formats
