#include "app/session/typed_words.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

namespace reisswitz::app {

std::string small_letters(std::string_view text) {
    std::string small{text};
    std::transform(small.begin(), small.end(), small.begin(), [](unsigned char c) { return std::tolower(c); });
    return small;
}

std::vector<std::string> words_of_line(std::string_view line) {
    std::vector<std::string> words;
    while (!line.empty()) {
        const auto end = line.find_first_of(" \t");
        if (end != 0) words.emplace_back(line.substr(0, end));
        if (end == std::string_view::npos) break;
        line.remove_prefix(end + 1);
    }
    return words;
}

std::optional<int> number_in(std::string_view text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
    return value;
}

}  // namespace reisswitz::app
