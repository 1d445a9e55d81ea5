#include "formats/layout.hpp"

#include <algorithm>

#include "formats/words.hpp"

namespace reisswitz::formats {

namespace {

constexpr std::size_t widest_line = 160;

/// Sentences, rows of a map, lines of road: each has a line of its own.
bool is_list_of_lines(const ordered_json& value) {
    return value.is_array() && value.size() > 1 &&
           std::any_of(value.begin(), value.end(), [](const ordered_json& element) {
               return element.is_string() && element.get_ref<const std::string&>().find(' ') != std::string::npos;
           });
}

bool holds_lines(const ordered_json& value) {
    if (is_list_of_lines(value)) return true;
    return value.is_structured() && std::any_of(value.begin(), value.end(), holds_lines);
}

std::string on_one_line(const ordered_json& value) {
    if (!value.is_structured()) return value.dump();
    std::string text(1, value.is_object() ? '{' : '[');
    for (auto element = value.begin(); element != value.end(); ++element) {
        if (element != value.begin()) text += ", ";
        if (value.is_object()) text += ordered_json(element.key()).dump() + ": ";
        text += on_one_line(*element);
    }
    return text + (value.is_object() ? '}' : ']');
}

void lay_out(const ordered_json& value, std::size_t indent, std::size_t used, bool outermost, std::string& text) {
    if (!outermost && !holds_lines(value)) {
        const std::string line = on_one_line(value);
        if (used + count_characters(line) <= widest_line) {
            text += line;
            return;
        }
    }
    if (!value.is_structured() || value.empty()) {
        text += on_one_line(value);
        return;
    }
    text += value.is_object() ? '{' : '[';
    for (auto element = value.begin(); element != value.end(); ++element) {
        text += element == value.begin() ? "\n" : ",\n";
        std::string head(indent + 2, ' ');
        if (value.is_object()) head += ordered_json(element.key()).dump() + ": ";
        text += head;
        lay_out(*element, indent + 2, count_characters(head) + 1, false, text);
    }
    text += '\n' + std::string(indent, ' ') + (value.is_object() ? '}' : ']');
}

}  // namespace

std::string lay_out(const ordered_json& value) {
    std::string text;
    lay_out(value, 0, 0, true, text);
    return text + '\n';
}

}  // namespace reisswitz::formats
