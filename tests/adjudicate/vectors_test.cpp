#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "adjudicate/register.hpp"
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

/// A decimal with nine places as billionths.
long long billionths(std::string decimal) {
    const auto point = decimal.find('.');
    REQUIRE(point != std::string::npos);
    REQUIRE(decimal.size() == point + 10);
    return std::stoll(decimal.erase(point, 1));
}

/// The value of a game is found by a solver: it is right within 0.000001.
bool is_as_near_as_a_solver(const json& request, const json& expected, const std::string& text) {
    if (request.at("procedure") != "advise_assault") return false;
    const json answer = json::parse(text);
    if (!answer.contains("outcomes") || answer.at("outcomes").size() != 1) return false;
    const auto value = [](const json& one) {
        return billionths(one.at("outcomes").at(0).at("result").at("value").get<std::string>());
    };
    return std::abs(value(answer) - value(expected)) <= 1000 && answer.at("outcomes").at(0).at("p") == "1/1";
}

/// Every example of one rule book.
/// @param fewest_of_a_procedure  so that a file that has been cut short does not pass
void check_all(const std::filesystem::path& path, int fewest_of_a_procedure) {
    std::ifstream file(path);
    REQUIRE(file);
    std::map<std::string, int> count;
    for (std::string line; std::getline(file, line);) {
        const json example = json::parse(line);
        const std::string request = example.at("request").dump();
        const std::string expected = expected_text(example.at("answer"));
        if (const std::string answer = answer_line(request);
            answer != expected && !is_as_near_as_a_solver(example.at("request"), example.at("answer"), answer)) {
            INFO(request);
            CHECK(answer == expected);
        }
        ++count[example.at("request").at("procedure")];
    }
    const reisswitz::adjudicate::RuleBook* book =
        reisswitz::adjudicate::all_rule_books().find_book(path.stem().string());
    REQUIRE(book);
    for (const auto& procedure : book->procedures) {
        INFO(procedure.name);
        CHECK(count[procedure.name] >= fewest_of_a_procedure);
    }
}

/// The files of a folder, one a rule book, in the order of their names.
std::set<std::filesystem::path> examples_in(const std::filesystem::path& folder) {
    std::set<std::filesystem::path> files;
    if (!std::filesystem::exists(folder)) return files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".jsonl") files.insert(entry.path());
    return files;
}

}  // namespace

TEST_CASE("every published example is answered exactly", "[adjudicate][vectors]") {
    const auto files = examples_in(REISSWITZ_SOURCE_DIR "/tests/vectors");
    CHECK(files.size() == reisswitz::adjudicate::all_rule_books().books().size());
    for (const auto& file : files) check_all(file, 10);
}

TEST_CASE("so is every one of the collection beside the project, where it is", "[adjudicate][vectors]") {
    for (const auto& file : examples_in(REISSWITZ_SOURCE_DIR "/../shared/vectors"))
        // It has no examples of procedures that are ours alone.
        if (reisswitz::adjudicate::all_rule_books().find_book(file.stem().string())) check_all(file, 0);
}
