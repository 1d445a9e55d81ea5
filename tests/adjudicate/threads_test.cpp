// Several threads at once: requests share the register, the tables and the words of the rule books, and nothing else.

#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <thread>
#include <vector>

#include "adjudicate/register.hpp"
#include "adjudicate/request.hpp"
#include "adjudicate/rolling.hpp"
#include "dice/seeded_dice.hpp"

using namespace reisswitz;

namespace {

constexpr std::size_t threads = 4;

std::vector<std::string> requests() {
    constexpr std::size_t every = 7;  // enough of each procedure
    std::ifstream file(REISSWITZ_SOURCE_DIR "/tests/vectors/portable.jsonl");
    std::vector<std::string> lines;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line); ++number)
        if (number % every == 0) lines.push_back(nlohmann::json::parse(line).at("request").dump());
    return lines;
}

/// The odds, and one adjudication in words.
std::string answer(const std::string& request) {
    const auto read = adjudicate::Request::read(nlohmann::json::parse(request));
    dice::SeededDice dice{dice::Seed::from_word("friday")};
    return adjudicate::answer_line(request) + adjudicate::to_text(read.roll(dice));
}

}  // namespace

TEST_CASE("threads that adjudicate at once get the answers that one gets", "[adjudicate][threads]") {
    const auto asked = requests();
    REQUIRE(asked.size() > 60);
    std::vector<std::vector<std::string>> answers(threads);
    std::vector<std::thread> running;
    // None of them has seen the register before: it is made while all of them want it.
    for (std::size_t t = 0; t < threads; ++t)
        running.emplace_back([&, t] {
            for (std::size_t i = 0; i < asked.size(); ++i)
                answers[t].push_back(answer(asked[(i + t * asked.size() / threads) % asked.size()]));
        });
    for (std::thread& thread : running) thread.join();
    for (std::size_t t = 0; t < threads; ++t)
        for (std::size_t i = 0; i < asked.size(); ++i)
            CHECK(answers[t][i] == answers[0][(i + t * asked.size() / threads) % asked.size()]);
}
