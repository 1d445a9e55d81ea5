#include "describe/fault.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <nlohmann/json.hpp>

namespace reisswitz::describe {

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

/// Characters above ASCII that a reader cannot see, and that move a cursor, end a line or turn the reading direction.
bool is_invisible(std::uint32_t code) {
    return (code >= 0x80 && code < 0xA0) || code == 0x061C || (code >= 0x200B && code <= 0x200F) ||
           (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF;
}

}  // namespace

std::string_view word(Code code) {
    switch (code) {
        case Code::bad_json:
            return "bad_json";
        case Code::bad_type:
            return "bad_type";
        case Code::missing_input:
            return "missing_input";
        case Code::unknown_input:
            return "unknown_input";
        case Code::unknown_value:
            return "unknown_value";
        case Code::out_of_range:
            return "out_of_range";
        case Code::inconsistent:
            return "inconsistent";
        case Code::too_large:
            return "too_large";
    }
    return "";
}

std::string to_json_text(const Fault& fault) {
    const nlohmann::json error{{"error", {{"code", fault.code}, {"path", fault.path}, {"message", fault.what()}}}};
    return error.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string pointer_step(std::string_view key) {
    std::string step = "/";
    for (char c : key) {
        if (c == '~')
            step += "~0";
        else if (c == '/')
            step += "~1";
        else
            step += c;
    }
    return step;
}

std::string quote(std::string_view text) {
    constexpr std::size_t longest = 60;
    std::string shown = "\"";
    while (!text.empty()) {
        if (shown.size() > longest) return shown + "\"…";
        const auto [code, bytes] = first_character(text);
        if (code == no_character)
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(text.front()));
        else if (code == '"' || code == '\\')
            shown += {'\\', text.front()};
        else if (code < 0x20 || code == 0x7F)
            shown += fmt::format("\\x{:02x}", code);
        else if (is_invisible(code))
            shown += fmt::format("\\u{:04x}", code);
        else
            shown += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return shown + "\"";
}

}  // namespace reisswitz::describe
