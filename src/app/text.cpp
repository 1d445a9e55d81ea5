#include "app/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <clocale>
#include <cstdint>
#include <cwchar>

namespace reisswitz::app {

namespace {

constexpr std::uint32_t no_character = 0xFFFFFFFF;

struct Character {
    std::uint32_t code;
    std::size_t bytes;
};

/// The first character of UTF-8 text; `no_character` and one byte where the bytes spell none.
Character first_character(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::uint32_t first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < bytes) return {no_character, 1};
    std::uint32_t code = first & (0x7Fu >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {no_character, 1};
        code = code << 6 | (byte(i) & 0x3F);
    }
    const bool overlong = code < (bytes == 4 ? 0x10000u : bytes == 3 ? 0x800u : 0x80u);
    if (overlong || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return {no_character, 1};
    return {code, bytes};
}

/// Characters that are not seen, or that move the cursor, end a line or turn the reading direction.
bool is_hidden(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xAD || code == 0x061C ||
           (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF || (code >= 0xFFF0 && code <= 0xFFFB) ||
           (code >= 0xE0000 && code <= 0xE0FFF);
}

/// U+00C0 to U+00FF without their accents, for terminals that know ASCII only.
constexpr std::string_view without_accents = "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty";
static_assert(without_accents.size() == 64);

/// What ASCII writes for a character beyond it; empty: nothing is close to it.
std::string_view in_ascii(std::uint32_t code) {
    if (code >= 0xC0 && code <= 0xFF) return without_accents.substr(code - 0xC0, 1);
    switch (code) {
        case 0xA0:
            return " ";
        case 0x2010:
        case 0x2011:
        case 0x2012:
        case 0x2013:
        case 0x2014:
        case 0x2212:
            return "-";
        case 0x2018:
        case 0x2019:
            return "'";
        case 0x201C:
        case 0x201D:
            return "\"";
        case 0x2026:
            return "...";
        case 0x152:
            return "OE";
        case 0x153:
            return "oe";
        default:
            return "";
    }
}

/// The columns of each character as the C library's tables have them, whatever the user's locale is.
class Measure {
public:
    Measure() : utf8_(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr)) {}
    Measure(const Measure&) = delete;
    Measure& operator=(const Measure&) = delete;
    ~Measure() {
        if (utf8_) freelocale(utf8_);
    }

    int operator()(std::string_view text) const {
        const locale_t before = utf8_ ? uselocale(utf8_) : nullptr;
        int columns = 0;
        while (!text.empty()) {
            if (const std::size_t ink = length_of_ink(text)) {
                text.remove_prefix(ink);
                continue;
            }
            const Character next = first_character(text);
            columns += width(next.code);
            text.remove_prefix(next.bytes);
        }
        if (before) uselocale(before);
        return columns;
    }

private:
    /// The bytes of a change of colour that the text begins with.
    static std::size_t length_of_ink(std::string_view text) {
        if (!text.starts_with("\x1b[")) return 0;
        const auto end = text.find('m');
        return end == std::string_view::npos ? 0 : end + 1;
    }

    static int width(std::uint32_t code) {
        if (code < 0x7F) return 1;
        if (code == no_character) return 1;
        return std::max(wcwidth(static_cast<wchar_t>(code)), 0);
    }

    locale_t utf8_;
};

/// As many characters of `text` as go into `width` columns.
std::string_view beginning(std::string_view text, int width) {
    std::size_t end = 0;
    int used = 0;
    while (end < text.size()) {
        const std::size_t bytes = first_character(text.substr(end)).bytes;
        const int more = width_of(text.substr(end, bytes));
        if (used + more > width) break;
        used += more;
        end += bytes;
    }
    return text.substr(0, end);
}

}  // namespace

std::string printable(std::string_view text, Characters characters) {
    std::string shown;
    while (!text.empty()) {
        const auto [code, bytes] = first_character(text);
        if (code == no_character) {
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
        } else if (is_hidden(code)) {
            shown += code < 0x80 ? fmt::format("\\x{:02x}", code) : fmt::format("\\u{:04x}", code);
        } else if (code < 0x80 || characters == Characters::unicode) {
            shown += text.substr(0, bytes);
        } else {
            const std::string_view close = in_ascii(code);
            shown += close.empty() ? fmt::format("\\u{:04x}", code) : std::string{close};
        }
        text.remove_prefix(bytes);
    }
    return shown;
}

std::string printable_lines(std::string_view text, Characters characters) {
    std::string shown;
    while (!text.empty()) {
        const auto feed = text.find('\n');
        shown += printable(text.substr(0, feed), characters);
        if (feed == std::string_view::npos) break;
        shown += '\n';
        text.remove_prefix(feed + 1);
    }
    return shown;
}

int width_of(std::string_view text) {
    if (std::all_of(text.begin(), text.end(),
                    [](char c) { return static_cast<unsigned char>(c) < 0x80 && c != '\x1b'; }))
        return static_cast<int>(text.size());
    static const Measure measure;
    return measure(text);
}

std::string cut(std::string_view text, int width, Characters characters) {
    if (width_of(text) <= width) return std::string{text};
    if (width <= 0) return "";
    return std::string{beginning(text, width - 1)} + (characters == Characters::unicode ? "…" : "~");
}

std::string fitted(std::string_view text, int width, Characters characters) {
    std::string fits = cut(text, width, characters);
    fits.append(static_cast<std::size_t>(std::max(width - width_of(fits), 0)), ' ');
    return fits;
}

std::vector<std::string> wrapped(std::string_view text, int width) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto feed = text.find('\n');
        std::string_view paragraph = text.substr(0, feed);
        text.remove_prefix(feed == std::string_view::npos ? text.size() : feed + 1);
        const std::string margin{paragraph.substr(0, std::min(paragraph.find_first_not_of(' '), paragraph.size()))};
        std::string line = margin;
        bool empty = true;
        for (std::string_view rest = paragraph.substr(margin.size()); !rest.empty();) {
            const auto blank = rest.find(' ');
            const std::string_view word = rest.substr(0, blank);
            if (!empty && width_of(line) + 1 + width_of(word) > width) {
                lines.push_back(line);
                line = margin;
                empty = true;
            }
            if (!empty) line += ' ';
            line += word;
            empty = false;
            rest.remove_prefix(std::min(rest.find_first_not_of(' ', std::min(blank, rest.size())), rest.size()));
        }
        lines.push_back(empty ? "" : line);
    }
    return lines;
}

std::string paragraph(std::string_view text, int width, std::string_view indent) {
    std::string out;
    for (const std::string& line : wrapped(text, std::max(width - width_of(indent), 20))) {
        if (!line.empty()) out += fmt::format("{}{}", indent, line);
        out += '\n';
    }
    return out;
}

std::string joined(const std::vector<std::string>& words, std::string_view last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? fmt::format(" {} ", last) : ", ";
        text += words[i];
    }
    return text;
}

std::string counted(long long count, std::string_view one, std::string_view many) {
    if (count == 1) return fmt::format("1 {}", one);
    return many.empty() ? fmt::format("{} {}s", count, one) : fmt::format("{} {}", count, many);
}

}  // namespace reisswitz::app
