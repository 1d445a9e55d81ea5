#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "adjudicate/register.hpp"

using namespace reisswitz;

namespace {

namespace fs = std::filesystem;

/// A project of its own in the folder for passing files; gone when the test is.
class SmallProject {
public:
    SmallProject() {
        root_ = fs::temp_directory_path() / ("reisswitz-reference-" + std::to_string(::getpid()));
        fs::remove_all(root_);
        write("docs/procedures/intro/siege.md", "Ask about a siege.\n");
        write("tests/vectors/siege.jsonl",
              R"({"request":{"rules":"siege","procedure":"mine_result","inputs":{}},)"
              R"("answer":{"outcomes":[{"result":{"damage":"1/2","outcome":"half"},"p":"1/6"}]}})"
              "\n");
    }
    ~SmallProject() { fs::remove_all(root_); }
    SmallProject(const SmallProject&) = delete;
    SmallProject& operator=(const SmallProject&) = delete;

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((root_ / name).parent_path());
        std::ofstream(root_ / name, std::ios::binary) << text;
    }
    std::string page(const std::string& book) const {
        std::ifstream in(root_ / "docs/procedures" / (book + ".md"), std::ios::binary);
        return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    }

    /// @return the exit status of the tool
    int refer(const std::string& flags = "") const {
        const std::string command =
            std::string(REISSWITZ_REFERENCE) + " " + flags + " " + root_.string() + " 2>/dev/null";
        return WEXITSTATUS(std::system(command.c_str()));
    }

private:
    fs::path root_;
};

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("every rule book has a page that lists its procedures and all their inputs", "[reference]") {
    const SmallProject project;
    CHECK(project.refer("--check") == 1);
    REQUIRE(project.refer() == 0);
    CHECK(project.refer("--check") == 0);
    for (const adjudicate::RuleBook& book : adjudicate::all_rule_books().books()) {
        const std::string page = project.page(book.id);
        INFO(book.id);
        CHECK(page.starts_with("# " + book.title + ": procedures\n"));
        for (const adjudicate::Procedure& procedure : book.procedures) {
            INFO(procedure.name);
            CHECK(holds(page, "\n## " + procedure.name + "\n\n" + procedure.help + "\n"));
            const nlohmann::json schema = procedure.schema();
            for (const auto& [key, ignored] : schema.at("properties").items())
                CHECK(holds(page, "\n| `" + key + "` | "));
        }
    }
}

TEST_CASE("a page begins with what is written by hand, and shows an example with its odds", "[reference]") {
    const SmallProject project;
    REQUIRE(project.refer() == 0);
    const std::string page = project.page("siege");
    CHECK(holds(page, "Ask about a siege.\n"));
    CHECK(holds(page, "| `damage` | fraction |  |\n"));
    CHECK(holds(page, "| `outcome` | text | `half` |\n"));
    CHECK(holds(page, R"(| `{"damage":"1/2","outcome":"half"}` | 1/6 | 16.7 % |)"));
    CHECK(holds(page, "| `range_yd` | whole number | 0 to 3000 | needed | yards | distance to the wall |\n"));
    CHECK(holds(page, "| `train[].gun` | word |"));
}

TEST_CASE("a page that was changed by hand is not current", "[reference]") {
    const SmallProject project;
    REQUIRE(project.refer() == 0);
    project.write("docs/procedures/siege.md", "by hand");
    CHECK(project.refer("--check") == 1);
}

TEST_CASE("a call that makes no sense is refused", "[reference]") { CHECK(SmallProject{}.refer("--write") == 2); }
