#include <catch2/catch.hpp>
#include <cstdlib>

#include "scratch_folder.hpp"

namespace {

/// Runs a tool of the build on files below a scratch folder; its complaints go to complaints.txt there.
int run(const ScratchFolder& scratch, const std::string& tool, const std::string& arguments) {
    const std::string command =
        "cd '" + scratch.path().string() + "' && '" + tool + "' " + arguments + " 2> complaints.txt";
    const int status = std::system(command.c_str());
    return WEXITSTATUS(status);
}

int name_clauses(const ScratchFolder& scratch, const std::string& json) {
    scratch.write("clauses.json", json);
    return run(scratch, REISSWITZ_CLAUSES_TOOL, "portable clauses.json clauses.hpp");
}

}  // namespace

TEST_CASE("architecture: embedded bytes are written as a literal that holds each of them") {
    const ScratchFolder scratch;
    scratch.write("data/words.txt", "one \"line\"\\\nwhat?\tend");
    REQUIRE(run(scratch, REISSWITZ_EMBED_TOOL, "words out/words.cpp . ./data/words.txt") == 0);
    const std::string source = scratch.read("out/words.cpp");
    CHECK_THAT(source, Catch::Matchers::Contains("\"one \\\"line\\\"\\\\\\012\"\n    \"what\\077\\011end\""));
    CHECK_THAT(source, Catch::Matchers::Contains("{\"data/words.txt\", {bytes_0, 21}}"));
    CHECK_THAT(source, Catch::Matchers::Contains("std::span<const File> words() {"));
}

TEST_CASE("architecture: embedding a file that is not there names it") {
    const ScratchFolder scratch;
    CHECK(run(scratch, REISSWITZ_EMBED_TOOL, "words words.cpp . none.txt") == 3);
    CHECK(scratch.read("complaints.txt") == "embed: none.txt: cannot be read\n");
}

TEST_CASE("architecture: clauses, labels and verdicts become names") {
    const ScratchFolder scratch;
    REQUIRE(name_clauses(scratch, R"({"book":"portable","prefix":"PW",
        "clauses":[{"id":"PW-FIRE-1","title":"t","text":"x"},{"id":"PW-RULING-12","title":"t","text":"x"}],
        "labels":{"volley":"a","2d6":"b","double":"c"},"verdicts":{"missed":"d"}})") == 0);
    const std::string header = scratch.read("clauses.hpp");
    for (const char* line :
         {"inline constexpr ruling::Clause PW_FIRE_1{\"PW-FIRE-1\"};",
          "inline constexpr ruling::Clause PW_RULING_12{\"PW-RULING-12\"};",
          "inline constexpr ruling::Label volley{\"volley\"};", "inline constexpr ruling::Label _2d6{\"2d6\"};",
          "inline constexpr ruling::Label double_{\"double\"};",
          "inline constexpr ruling::Verdict missed{\"missed\"};"})
        CHECK_THAT(header, Catch::Matchers::Contains(line));
}

TEST_CASE("architecture: a book may have clauses of several prefixes") {
    const ScratchFolder scratch;
    REQUIRE(name_clauses(scratch, R"({"book":"portable","prefix":["PW","TD"],
        "clauses":[{"id":"PW-A-1","title":"t","text":"x"},{"id":"TD-A-1","title":"t","text":"x","place":"game"}]})") ==
            0);
    CHECK_THAT(scratch.read("clauses.hpp"), Catch::Matchers::Contains("Clause TD_A_1{\"TD-A-1\"};"));
    CHECK(name_clauses(scratch, R"({"book":"portable","prefix":["PW","TD"],
        "clauses":[{"id":"SG-A-1","title":"t","text":"x"}]})") == 3);
}

TEST_CASE("architecture: clauses that cannot be named are refused with their place") {
    const ScratchFolder scratch;
    const auto [json, complaint] = GENERATE(table<std::string, std::string>({
        {R"([])", ": expected an object"},
        {R"({"book":"bbb"})", "/book: expected \"portable\""},
        {R"({"book":"portable","prefix":"PW"})", "/clauses: expected a list of clauses"},
        {R"({"book":"portable","prefix":[],"clauses":[]})", "/prefix: expected at least one prefix"},
        {R"({"book":"portable","prefix":["PW",3],"clauses":[]})", "/prefix: expected the prefix of the clause ids"},
        {R"({"book":"portable","prefix":"PW","clauses":[{"id":"PW-A-1","title":"t"}]})",
         "/clauses/0/text: expected a text that is not empty"},
        {R"({"book":"portable","prefix":"PW","clauses":[{"id":"SG-A-1","title":"t","text":"x"}]})",
         "/clauses/0/id: found \"SG-A-1\", expected PW-…"},
        {R"({"book":"portable","prefix":"PW","clauses":[],"labels":{"a b":"x","a-b":"y"}})",
         "/labels/a-b: \"a-b\" and \"a b\" would both be called a_b"},
    }));
    CHECK(name_clauses(scratch, json) == 3);
    CHECK_THAT(scratch.read("complaints.txt"), Catch::Matchers::Contains(complaint));
    CHECK(scratch.read("clauses.hpp").empty());
}
