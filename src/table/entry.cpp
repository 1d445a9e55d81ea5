#include "table/entry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "describe/fault.hpp"
#include "describe/parse.hpp"

namespace reisswitz::table {

namespace {

using describe::Code;
using describe::Fault;

constexpr std::array<std::string_view, 11> kind_words{"start",   "nonce", "order",      "choice", "standing", "lines",
                                                      "consent", "undo",  "correction", "resign", "end"};

json parsed(const std::string& text, const char* place) {
    try {
        return describe::parse_json(text, longest_entry_text);
    } catch (const Fault& fault) {
        throw Fault(fault.code, place + fault.path, fault.what());
    }
}

[[noreturn]] void fail(Code code, const std::string& place, const std::string& message) {
    throw Fault(code, place, message);
}

/// A whole number in its bounds, in an object.
int number_in(const json& object, const char* key, int low, int high, const std::string& place) {
    const auto found = object.find(key);
    if (found == object.end()) fail(Code::missing_input, place, fmt::format("{} is missing.", key));
    const std::string at = place + "/" + key;
    if (!found->is_number_integer()) fail(Code::bad_type, at, "Expected a whole number.");
    const bool fits = found->is_number_unsigned() ? found->get<std::uint64_t>() <= static_cast<std::uint64_t>(high)
                                                  : found->get<std::int64_t>() <= high;
    if (!fits || found->get<std::int64_t>() < low)
        fail(Code::out_of_range, at, fmt::format("Expected {} to {}.", low, high));
    return found->get<int>();
}

void require_text(const Entry& entry, const char* key) {
    const auto found = entry.body.find(key);
    if (found != entry.body.end() && !found->is_string())
        fail(Code::bad_type, fmt::format("/body/{}", key), "Expected a text.");
}

void require_flag(const Entry& entry, const char* key) {
    const auto found = entry.body.find(key);
    if (found != entry.body.end() && !found->is_boolean())
        fail(Code::bad_type, fmt::format("/body/{}", key), "Expected true or false.");
}

}  // namespace

std::string_view word(Kind kind) { return kind_words[static_cast<std::size_t>(kind)]; }

Entry read_entry(const LogEntry& kept) {
    Entry entry{.number = kept.number,
                .parent = kept.parent,
                .seat = kept.seat,
                .hash_after = kept.hash_after,
                .at_ms = kept.at_ms};
    const auto kind = std::find(kind_words.begin(), kind_words.end(), kept.kind);
    if (kind == kind_words.end())
        fail(Code::unknown_value, "/kind",
             fmt::format("{} is no kind of entry; expected start, order, choice, undo and so on.",
                         describe::quote(kept.kind)));
    entry.kind = static_cast<Kind>(kind - kind_words.begin());
    entry.body = parsed(kept.body, "/body");
    entry.events = parsed(kept.events, "/events");
    if (!kept.ruling.empty()) entry.ruling = parsed(kept.ruling, "/ruling");
    if (!entry.body.is_object()) fail(Code::bad_type, "/body", "Expected an object.");
    if (!entry.events.is_array()) fail(Code::bad_type, "/events", "Expected a list.");
    for (const char* key : {"notation", "text", "version", "by", "reason", "winner", "seed", "nonce", "part"})
        require_text(entry, key);
    for (const char* key : {"kept", "free", "answer"}) require_flag(entry, key);
    if (entry.is_decision()) {
        if (!entry.body.contains("order")) fail(Code::missing_input, "/body", "order is missing.");
        dice_of(entry);
    }
    return entry;
}

LogEntry written(const Entry& entry) {
    return {.number = entry.number,
            .parent = entry.parent,
            .kind = std::string{word(entry.kind)},
            .seat = entry.seat,
            .body = canonical(entry.body),
            .events = canonical(entry.events),
            .ruling = entry.ruling.is_null() ? "" : canonical(entry.ruling),
            .hash_after = entry.hash_after,
            .at_ms = entry.at_ms};
}

std::vector<LoggedDie> dice_of(const Entry& entry) {
    std::vector<LoggedDie> dice;
    const auto list = entry.body.find("dice");
    if (list == entry.body.end()) return dice;
    if (!list->is_array()) fail(Code::bad_type, "/body/dice", "Expected a list of dice.");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const json& die = (*list)[i];
        const std::string place = fmt::format("/body/dice/{}", i);
        if (!die.is_object()) fail(Code::bad_type, place, "Expected a die: label, who, die, face.");
        const auto label = die.find("label");
        if (label == die.end() || !label->is_string())
            fail(Code::bad_type, place + "/label", "Expected the label of a die.");
        const int sides = number_in(die, "die", 1, dice::largest_die, place);
        dice.push_back({label->get<std::string>(), number_in(die, "who", -1, 1 << 30, place), sides,
                        number_in(die, "face", 1, sides, place)});
    }
    return dice;
}

json dice_json(const std::vector<dice::Thrown>& thrown) {
    json list = json::array();
    for (const dice::Thrown& die : thrown)
        list.push_back(
            {{"label", die.what.label.id}, {"who", die.what.who}, {"die", die.die.sides}, {"face", die.face}});
    return list;
}

std::vector<int> faces_of(const std::vector<LoggedDie>& dice) {
    std::vector<int> faces;
    for (const LoggedDie& die : dice) faces.push_back(die.face);
    return faces;
}

std::string canonical(const json& value) { return value.dump(); }

bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = first < 0x80   ? 1
                                   : first < 0xC2 ? 0
                                   : first < 0xE0 ? 2
                                   : first < 0xF0 ? 3
                                   : first < 0xF5 ? 4
                                                  : 0;
        if (length == 0 || i + length > text.size()) return false;
        char32_t code = length == 1 ? first : first & (0xFFu >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if ((next & 0xC0u) != 0x80u) return false;
            code = (code << 6) | (next & 0x3Fu);
        }
        const bool too_long = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
        if (too_long || (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF) return false;
        i += length;
    }
    return true;
}

std::string hex_of(const dice::Digest& digest) { return dice::to_hex(digest); }

bool read_hex(std::string_view hex, dice::Digest& out) {
    dice::Digest digest{};
    if (hex.size() != 2 * digest.size()) return false;
    const auto digit = [](char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1; };
    for (std::size_t i = 0; i < digest.size(); ++i) {
        const int high = digit(hex[2 * i]);
        const int low = digit(hex[2 * i + 1]);
        if (high < 0 || low < 0) return false;
        digest[i] = static_cast<std::uint8_t>(high * 16 + low);
    }
    out = digest;
    return true;
}

}  // namespace reisswitz::table
