#include <catch2/catch.hpp>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "describe/fault.hpp"
#include "describe/parse.hpp"
#include "formats/findings.hpp"
#include "formats/library.hpp"

using namespace reisswitz;

namespace {

/// A folder for one test, gone afterwards.
class ScratchFolder {
public:
    ScratchFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "reisswitz-formats-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        path_ = name;
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

std::string code_of_first_finding(const std::string& text) {
    return formats::validate_scenario(text).findings.at(0).code;
}

}  // namespace

TEST_CASE("JSON nested ten thousand deep is refused, not followed", "[formats]") {
    constexpr std::size_t depth = 10'000;
    CHECK(code_of_first_finding(std::string(depth, '[') + std::string(depth, ']')) == "too_large");
    std::string objects;
    for (std::size_t i = 0; i < depth; ++i) objects += "{\"a\":";
    CHECK(code_of_first_finding(objects + "1" + std::string(depth, '}')) == "too_large");
    CHECK(code_of_first_finding(std::string(depth, '[')) == "too_large");
}

TEST_CASE("a file of two gigabytes is refused without being read whole", "[formats]") {
    const ScratchFolder folder;
    const std::string path = folder / "huge.json";
    std::ofstream{path} << "{";
    std::filesystem::resize_file(path, 2'000'000'000);  // a hole: it takes no room on the disk
    const auto start = std::chrono::steady_clock::now();
    try {
        formats::find_scenario(path);
        FAIL("nothing was thrown");
    } catch (const describe::Fault& fault) {
        CHECK(fault.code == "too_large");
        CHECK(std::string{fault.what()}.find("more than 16777216 bytes") != std::string::npos);
    }
    // Reading 16 MiB takes hundredths of a second; two gigabytes would take many.
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(5));
}

TEST_CASE("a text longer than any scenario is refused before it is parsed", "[formats]") {
    CHECK(code_of_first_finding(std::string(describe::longest_json + 1, ' ')) == "too_large");
}

TEST_CASE("a scenario is found by id or by path", "[formats]") {
    CHECK(formats::find_scenario("el-teb").name == "el-teb");
    const ScratchFolder folder;
    const std::string path = folder / "el-teb";
    std::ofstream{path} << "my own";
    CHECK(formats::find_scenario(path).text == "my own");
    CHECK_THROWS_WITH(formats::find_scenario("waterloo\a"),
                      "\"waterloo\\x07\": there is neither a scenario nor a file of that name. The scenarios that come "
                      "with the game: el-teb, first-steps, fog-patrol, gun-convoy, symmetric, tax-column, the-ford, "
                      "wavre.");
    CHECK_THROWS_AS(formats::find_scenario((folder / ".").string()), std::runtime_error);
}
