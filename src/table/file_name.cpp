#include "table/file_name.hpp"

#include <algorithm>
#include <array>

#include "dice/sha256.hpp"

namespace reisswitz::table {

namespace {

/// Leaves room for the hash and an ending within a hundred bytes.
constexpr std::size_t longest_stem = 64;

/// Names that Windows keeps for devices.
bool is_reserved(std::string_view stem) {
    static constexpr std::array names{"con", "prn", "aux", "nul"};
    if (std::find(names.begin(), names.end(), stem) != names.end()) return true;
    return stem.size() == 4 && (stem.starts_with("com") || stem.starts_with("lpt")) && stem[3] >= '0' && stem[3] <= '9';
}

}  // namespace

std::string safe_file_name(std::string_view name, std::string_view ending) {
    std::string stem;
    for (const char c : name) {
        const bool is_small = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
        const bool is_capital = c >= 'A' && c <= 'Z';
        const char safe = is_small ? c : is_capital ? static_cast<char>(c - 'A' + 'a') : '-';
        const bool repeats = safe == '-' && c != '-' && !stem.empty() && stem.back() == '-';
        if (!repeats) stem += safe;
        if (stem.size() == longest_stem) break;
    }
    const auto first = stem.find_first_not_of('-');
    stem = first == std::string::npos ? "game" : stem.substr(first, stem.find_last_not_of('-') - first + 1);
    // A name that looks like one of ours with a hash gets a hash too.
    const bool ends_like_ours = stem.size() > 17 && stem[stem.size() - 17] == '-' &&
                                stem.find_first_not_of("0123456789abcdef", stem.size() - 16) == std::string::npos;
    if (stem != name || is_reserved(stem) || ends_like_ours)
        stem += "-" + dice::to_hex(dice::sha256(name)).substr(0, 16);
    return stem + std::string{ending};
}

}  // namespace reisswitz::table
