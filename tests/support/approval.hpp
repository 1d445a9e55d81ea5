/// Approved texts: what a test found is compared with NAME.approved.txt, which a person has read and found good.
///
/// Where the two differ, NAME.received.txt is written beside it and the test fails with the first lines that part. A
/// change is accepted by replacing the approved file, in the same commit as the change that explains it.
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace reisswitz::support {

namespace detail {

inline std::string read(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The lines round the first difference: "-" as approved, "+" as received.
inline std::string difference(const std::string& approved, const std::string& received) {
    constexpr std::size_t lines_before = 3;
    constexpr std::size_t lines_shown = 8;
    const auto was = lines_of(approved);
    const auto is = lines_of(received);
    std::size_t first = 0;
    while (first < was.size() && first < is.size() && was[first] == is[first]) ++first;
    std::string text = "line " + std::to_string(first + 1) + ":\n";
    for (std::size_t i = first < lines_before ? 0 : first - lines_before; i < first; ++i) text += "  " + was[i] + "\n";
    for (std::size_t i = first; i < was.size() && i < first + lines_shown; ++i) text += "- " + was[i] + "\n";
    for (std::size_t i = first; i < is.size() && i < first + lines_shown; ++i) text += "+ " + is[i] + "\n";
    return text;
}

}  // namespace detail

/// Checks `received` against FOLDER/NAME.approved.txt; FOLDER is below tests/.
inline void approve(const std::string& folder, const std::string& name, const std::string& received) {
    const std::filesystem::path place = std::filesystem::path{REISSWITZ_SOURCE_DIR} / "tests" / folder;
    const auto approved_file = place / (name + ".approved.txt");
    const auto received_file = place / (name + ".received.txt");
    const std::string approved = std::filesystem::exists(approved_file) ? detail::read(approved_file) : std::string{};
    if (std::filesystem::exists(approved_file) && approved == received) {
        std::error_code gone_already;
        std::filesystem::remove(received_file, gone_already);
        SUCCEED();
        return;
    }
    std::ofstream(received_file, std::ios::binary) << received;
    if (!std::filesystem::exists(approved_file)) {
        FAIL_CHECK(folder << "/" << name << ".approved.txt is not there yet. Read " << received_file.string()
                          << ", and if it is good, rename it.");
        return;
    }
    FAIL_CHECK(folder << "/" << name << ".approved.txt differs at " << detail::difference(approved, received)
                      << "The whole is in " << received_file.string());
}

}  // namespace reisswitz::support
