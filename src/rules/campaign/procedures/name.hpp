/// What a unit is called in a request: any text, since rosters are written by people.
#pragma once

#include <compare>
#include <cstddef>
#include <string>

namespace reisswitz::campaign {

struct Name {
    std::string text{};
    friend auto operator<=>(const Name&, const Name&) = default;
};

/// In bytes: enough for the title of a regiment; results that repeat it many times stay small.
inline constexpr std::size_t longest_name = 64;

}  // namespace reisswitz::campaign
