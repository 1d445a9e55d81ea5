/// JSON text from outside, with limits.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace reisswitz::describe {

/// A scenario of 64 by 64 hexes with two hundred units is below 1 MiB; a request a thousandth of that.
inline constexpr std::size_t longest_json = 16u << 20;

/// The deepest file of ours has seven levels; beyond this somebody is trying our stack.
inline constexpr int deepest_json = 64;

/// @throws Fault bad_json (with line and column), too_large (text too long or nested too deeply); a key given twice
///         in one object is bad_json too, since nobody can tell which was meant
nlohmann::json parse_json(std::string_view text, std::size_t longest = longest_json);

/// The text of a file of at most `longest` bytes.
/// @throws Fault too_large; std::runtime_error naming the file when it cannot be read
std::string read_text_file(const std::string& path, std::size_t longest = longest_json);

/// Line and column, from 1, in characters.
struct TextPlace {
    int line{};
    int column{};
    friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

/// Where the value at a JSON pointer begins, or the nearest value above it that is there; {0, 0} when `text` is not
/// JSON.
TextPlace place_of(std::string_view text, std::string_view pointer);

}  // namespace reisswitz::describe
