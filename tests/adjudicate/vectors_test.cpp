#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicate/request.hpp"

using nlohmann::json;
using reisswitz::adjudicate::answer_line;

namespace {

/// The answer as the contract writes it: the results compact with sorted keys, the rest in the order of the file.
std::string expected_text(const json& answer) {
    std::string text = "{\"outcomes\":[";
    for (const json& outcome : answer.at("outcomes")) {
        if (text.back() != '[') text += ',';
        text += "{\"result\":" + outcome.at("result").dump() + ",\"p\":" + outcome.at("p").dump() + "}";
    }
    return text + "]}";
}

void check_all(const std::filesystem::path& path) {
    std::ifstream file(path);
    REQUIRE(file);
    std::map<std::string, int> count;
    for (std::string line; std::getline(file, line);) {
        const json example = json::parse(line);
        const std::string request = example.at("request").dump();
        const std::string expected = expected_text(example.at("answer"));
        if (const std::string answer = answer_line(request); answer != expected) {
            INFO(request);
            CHECK(answer == expected);
        }
        ++count[example.at("request").at("procedure")];
    }
    CHECK(count.size() == 13);
    CHECK(count["initiative"] == 13);
    for (const auto& [procedure, examples] : count) {
        INFO(procedure);
        CHECK(examples >= 13);
    }
}

}  // namespace

TEST_CASE("every published example of the Portable Wargame is answered exactly", "[adjudicate][portable][vectors]") {
    check_all(REISSWITZ_SOURCE_DIR "/tests/vectors/portable.jsonl");
}

TEST_CASE("so is every one of the collection beside the project, where it is", "[adjudicate][portable][vectors]") {
    const std::filesystem::path path = REISSWITZ_SOURCE_DIR "/../shared/vectors/portable.jsonl";
    if (std::filesystem::exists(path)) check_all(path);
}
