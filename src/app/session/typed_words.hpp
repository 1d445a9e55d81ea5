/// The words of a typed line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reisswitz::app {

std::string small_letters(std::string_view text);

/// What stands between blanks.
std::vector<std::string> words_of_line(std::string_view line);

/// A whole number, and nothing else.
std::optional<int> number_in(std::string_view text);

}  // namespace reisswitz::app
