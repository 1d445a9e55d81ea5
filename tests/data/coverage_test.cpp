#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "data_file.hpp"

using namespace reisswitz::data_tests;

namespace {

namespace fs = std::filesystem;

/// A small project of its own in the folder for passing files; gone when the test is.
class SmallProject {
public:
    SmallProject() {
        root_ = fs::temp_directory_path() / ("reisswitz-coverage-" + std::to_string(::getpid()));
        fs::remove_all(root_);
        write("data/game/clauses.json", R"({"title": "A Game", "clauses": [
            {"id": "GM-RUN-1", "title": "Run | walk"}, {"id": "GM-RUN-10", "title": "Stop"}]})");
        write("src/run.cpp", "applies(clause::GM_RUN_1);\n");
        write("src/stop.hpp", "/// Clauses: GM-RUN-10.\n");
        write("tests/run_test.cpp", "SCENARIO(\"GM-RUN-1 and \"\n         \"GM-RUN-10: run and stop\") {}\n");
    }
    ~SmallProject() { fs::remove_all(root_); }
    SmallProject(const SmallProject&) = delete;
    SmallProject& operator=(const SmallProject&) = delete;

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((root_ / name).parent_path());
        std::ofstream(root_ / name, std::ios::binary) << text;
    }
    std::string page() const { return read_text(root_ / "docs/coverage.md"); }

    /// @return the exit status of the coverage tool
    int cover(const std::string& flags = "") const {
        const std::string command =
            std::string(REISSWITZ_COVERAGE) + " " + flags + " " + root_.string() + " 2>/dev/null";
        return WEXITSTATUS(std::system(command.c_str()));
    }

private:
    fs::path root_;
};

}  // namespace

SCENARIO("the page of coverage lists each clause with its code and its tests") {
    const SmallProject project;
    CHECK(project.cover("--check") == 1);
    REQUIRE(project.cover() == 0);
    CHECK(project.cover("--check") == 0);
    CHECK(project.page().ends_with(
        "## A Game (`game`)\n\n2 clauses: 2 in the code, 2 in tests.\n\n| clause | | code | tests "
        "|\n|---|---|---|---|\n"
        "| GM-RUN-1 | Run \\| walk | [run.cpp](../src/run.cpp) | [run_test.cpp](../tests/run_test.cpp) |\n"
        "| GM-RUN-10 | Stop | [stop.hpp](../src/stop.hpp) | [run_test.cpp](../tests/run_test.cpp) |\n"));
}

SCENARIO("a clause without a test is shown, and is a fault even when the page is current") {
    const SmallProject project;
    WHEN("the only test is commented out") {
        project.write("tests/run_test.cpp", "// SCENARIO(\"GM-RUN-1\") {}\nSCENARIO(\"GM-RUN-10\") {}\n");
        REQUIRE(project.cover() == 0);
        CHECK(project.cover("--check") == 1);
        CHECK(project.page().find("[run.cpp](../src/run.cpp) | **missing** |") != std::string::npos);
    }
    WHEN("the id stands in the test but not in its name") {
        project.write("tests/run_test.cpp", "SCENARIO(\"GM-RUN-10\") { CHECK(found == \"GM-RUN-1\"); }\n");
        REQUIRE(project.cover() == 0);
        CHECK(project.cover("--check") == 1);
    }
    WHEN("a longer number begins with it") {
        project.write("tests/run_test.cpp", "TEST_CASE(\"GM-RUN-10\") {}\nTEST_CASE(\"GM-RUN-11\") {}\n");
        REQUIRE(project.cover() == 0);
        CHECK(project.page().find("2 in the code, 1 in tests") != std::string::npos);
    }
}

SCENARIO("a clause that only a game can show is listed as such, and is no fault") {
    const SmallProject project;
    project.write("data/game/clauses.json", R"({"title": "A Game", "clauses": [
        {"id": "GM-RUN-1", "title": "Run"}, {"id": "GM-END-1", "title": "End", "place": "game"}]})");
    REQUIRE(project.cover() == 0);
    CHECK(project.cover("--check") == 0);
    CHECK(project.page().find("1 in tests. 1 can be shown only by a game that runs.") != std::string::npos);
    CHECK(project.page().find("| GM-END-1 | End | in a game | in a game |") != std::string::npos);
    project.write("data/game/clauses.json", R"({"title": "A Game", "clauses": [
        {"id": "GM-RUN-1", "title": "Run", "place": "table"}]})");
    CHECK(project.cover("--check") == 3);
}

SCENARIO("the coverage tool tells a wrong call from a broken project") {
    const SmallProject project;
    CHECK(project.cover("--chekc") == 2);
    project.write("data/game/clauses.json", "{");
    CHECK(project.cover() == 3);
}
