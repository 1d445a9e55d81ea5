// Any bytes are JSON or a fault; every value of a document is found again by its pointer.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "describe/fault.hpp"
#include "describe/parse.hpp"

using namespace reisswitz::describe;
using nlohmann::json;

namespace {

void expect(bool holds) {
    if (!holds) std::abort();
}

/// How many values are looked up in one document: enough for any small one, and never slow.
constexpr int most_look_ups = 50;

/// The text from a place on.
std::string_view from(std::string_view text, TextPlace place) {
    for (int line = 1; line < place.line; ++line) text.remove_prefix(text.find('\n') + 1);
    if (place.line == 1 && text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    const auto begins_a_character = [&] { return (static_cast<unsigned char>(text.front()) & 0xC0) != 0x80; };
    for (int column = 1; column < place.column; ++column) {
        text.remove_prefix(1);
        while (!text.empty() && !begins_a_character()) text.remove_prefix(1);
    }
    return text;
}

char first_of(const json& value) {
    if (value.is_object()) return '{';
    if (value.is_array()) return '[';
    if (value.is_string()) return '"';
    return '\0';
}

void look_up(std::string_view text, const json& value, const std::string& pointer, int& left) {
    if (--left < 0) return;
    const TextPlace place = place_of(text, pointer);
    expect(place.line >= 1 && place.column >= 1);
    const std::string_view found = from(text, place);
    expect(!found.empty());
    if (first_of(value) != '\0')
        expect(found.front() == first_of(value));
    else if (value.is_boolean() || value.is_null())
        expect(found.starts_with(value.dump()));
    if (!value.is_structured()) return;
    for (const auto& [key, element] : value.items()) look_up(text, element, pointer + pointer_step(key), left);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text{reinterpret_cast<const char*>(data), size};
    place_of(text, "/inputs/units/0/sp");
    json value;
    try {
        value = parse_json(text);
    } catch (const Fault& fault) {
        expect(fault.code == "bad_json" || fault.code == "too_large");
        expect(json::accept(to_json_text(fault)));
        return 0;
    }
    expect(parse_json(value.dump()) == value);
    int left = most_look_ups;
    look_up(text, value, "", left);
    return 0;
}
