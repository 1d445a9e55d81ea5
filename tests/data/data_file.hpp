/// The data of a rule book as it lies in the source folder.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace reisswitz::data_tests {

using Json = nlohmann::json;

inline std::filesystem::path data_folder() { return std::filesystem::path(REISSWITZ_SOURCE_DIR) / "data" / "portable"; }

inline std::string read_text(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error(path.string() + ": cannot be read");
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline Json read_json(const std::string& name) { return Json::parse(read_text(data_folder() / name)); }

}  // namespace reisswitz::data_tests
