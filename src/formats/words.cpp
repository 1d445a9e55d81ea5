#include "formats/words.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "describe/fault.hpp"

namespace reisswitz::formats {

namespace {

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

/// The code point that begins at `at`, which moves behind it. Of text that is no UTF-8, the bytes as they are.
char32_t next_code(std::string_view text, std::size_t& at) {
    const auto first = static_cast<unsigned char>(text[at++]);
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : first >= 0xC0 ? 1 : 0;
    char32_t code = more == 0 ? first : first & (0x3Fu >> more);
    for (int i = 0; i < more && at < text.size() && continues(text[at]); ++i)
        code = code << 6 | (static_cast<unsigned char>(text[at++]) & 0x3Fu);
    return code;
}

bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code <= 0x9F); }
bool turns_reading(char32_t code) {
    return code == 0x061C || code == 0x200E || code == 0x200F || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}
bool parts_lines(char32_t code) { return code == 0x2028 || code == 0x2029; }
/// U+200B, U+2060 to U+2064, U+FEFF, and the tag characters.
bool has_no_width(char32_t code) {
    return code == 0x200B || (code >= 0x2060 && code <= 0x2064) || code == 0xFEFF ||
           (code >= 0xE0000 && code <= 0xE007F);
}

}  // namespace

std::string HiddenCharacter::described() const {
    const char* what = is_control(code)      ? "a control character"
                       : turns_reading(code) ? "a mark that turns the direction of reading"
                       : parts_lines(code)   ? "a line separator"
                                             : "a character that is not seen";
    return fmt::format("U+{:04X}, {}", static_cast<std::uint32_t>(code), what);
}

std::optional<HiddenCharacter> find_hidden_character(std::string_view text, Lines lines) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t code = next_code(text, at);
        if (code == U'\n' && lines == Lines::several) continue;
        if (is_control(code) || turns_reading(code) || parts_lines(code) || has_no_width(code))
            return HiddenCharacter{code, begin};
    }
    return std::nullopt;
}

std::string found_hidden(std::string_view text, const HiddenCharacter& hidden) {
    if (hidden.at == 0) return fmt::format("The text begins with {}; take it out.", hidden.described());
    return fmt::format("After {} stands {}; take it out.", describe::quote(text.substr(0, hidden.at)),
                       hidden.described());
}

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return !continues(byte); }));
}

bool is_plain_id(std::string_view text, std::size_t longest, char joiner) {
    return !text.empty() && text.size() <= longest && std::all_of(text.begin(), text.end(), [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == joiner;
    });
}

}  // namespace reisswitz::formats
