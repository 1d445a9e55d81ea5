#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <regex>
#include <sstream>

#include "rooms.hpp"
#include "scratch_folder.hpp"

using namespace reisswitz::architecture;

namespace {

std::string as_text(const std::vector<Trespass>& trespasses) {
    std::string text;
    for (const Trespass& trespass : trespasses)
        text += trespass.file + ":" + std::to_string(trespass.line) + ": " + trespass.what + "\n";
    return text;
}

/// The rooms as src/CMakeLists.txt names them, in its order.
std::vector<std::string> folders_in_order() {
    std::ifstream in(REISSWITZ_SOURCE_DIR "/src/CMakeLists.txt");
    std::stringstream text;
    text << in.rdbuf();
    const std::string all = text.str();
    std::smatch found;
    REQUIRE(std::regex_search(all, found, std::regex("foreach\\(room ([^)]*)\\)")));
    std::istringstream words(found[1].str());
    return {std::istream_iterator<std::string>(words), {}};
}

/// A small house: two rooms, two rule books, a table above them.
const House small_house{{"dice", "dice", {}, {}},
                        {"hex", "hex", {}, {}},
                        {"rules/portable", "portable", {"dice"}, {"generated/portable_clauses.hpp"}},
                        {"rules/bbb", "bbb", {"dice", "portable"}, {}},
                        {"table", "table", {"portable"}, {}}};

}  // namespace

TEST_CASE("architecture: no room of ours includes what it may not") {
    const auto trespasses = find_trespasses(read_house(REISSWITZ_HOUSE), REISSWITZ_SOURCE_DIR "/src");
    INFO(as_text(trespasses));
    CHECK(trespasses.empty());
}

TEST_CASE("architecture: the build declares its rooms in the order of the design") {
    const auto order = folders_in_order();
    std::size_t last = 0;
    for (const Room& room : read_house(REISSWITZ_HOUSE)) {
        INFO(room.folder);
        const auto place = std::find(order.begin(), order.end(), room.folder);
        REQUIRE(place != order.end());
        const auto index = static_cast<std::size_t>(place - order.begin());
        CHECK(index >= last);
        last = index;
    }
}

TEST_CASE("architecture: a planted trespass is found, with its file, its line and what was expected") {
    const ScratchFolder scratch;
    const auto [file, text, line, expected] = GENERATE(table<std::string, std::string, std::size_t, std::string>({
        {"dice/die.hpp", "#pragma once\n#include \"table/game.hpp\"\n", 2,
         "\"table/game.hpp\": dice may not include table, which comes after it"},
        {"table/game.hpp", "#include \"hex/line.hpp\"\n", 1,
         "\"hex/line.hpp\": table does not link hex; add it to LINKS if it may be a friend"},
        {"rules/bbb/model.hpp", "// a comment\n\n  #  include \"rules/portable/model.hpp\"\n", 3,
         "\"rules/portable/model.hpp\": the rule book bbb may not include the rule book portable"},
        {"hex/line.cpp", "#include \"generated/portable_clauses.hpp\"\n", 1,
         "\"generated/portable_clauses.hpp\": hex may not include rules/portable, which comes after it"},
        {"table/log.inl", "#include <dice/die.hpp>\n", 1, "<dice/die.hpp> is a file of ours: expected quotation marks"},
        {"table/log.hpp", "#include \"entry.hpp\"\n", 1, "\"entry.hpp\" names no room: paths start at src/"},
        {"table/log.hpp", "#include \"embedded/songs.hpp\"\n", 1,
         "\"embedded/songs.hpp\" is made for no room: see cmake/embed.cmake"},
        {"cellar/wine.hpp", "", 0, "belongs to no room: the rooms stand in src/CMakeLists.txt"},
    }));
    scratch.write(file, text);

    const auto trespasses = find_trespasses(small_house, scratch.path());

    REQUIRE(trespasses.size() == 1);
    CHECK(trespasses[0].file == file);
    CHECK(trespasses[0].line == line);
    CHECK(trespasses[0].what == expected);
}

TEST_CASE("architecture: friends, friends of friends, one's own files and the libraries may be included") {
    const ScratchFolder scratch;
    scratch.write("table/game.hpp",
                  "#include <vector>\n#include \"rules/portable/model.hpp\"\n#include \"dice/die.hpp\"\n"
                  "#include \"generated/portable_clauses.hpp\"\n#include \"table/log.hpp\"\n");
    scratch.write("rules/portable/volley.cpp", "#include \"dice/die.hpp\"\n");
    scratch.write("dice/README.md", "#include \"table/game.hpp\"\n");
    CHECK(as_text(find_trespasses(small_house, scratch.path())).empty());
}

TEST_CASE("architecture: a .cpp includes the header of its name first") {
    const ScratchFolder scratch;
    scratch.write("dice/die.hpp", "#pragma once\n");
    scratch.write("dice/die.cpp", "#include <vector>\n#include \"dice/die.hpp\"\n");
    CHECK(as_text(find_trespasses(small_house, scratch.path())) ==
          "dice/die.cpp:1: expected \"dice/die.hpp\" as the first include\n");
    scratch.write("dice/die.cpp", "#include \"dice/die.hpp\"\n\n#include <vector>\n");
    CHECK(as_text(find_trespasses(small_house, scratch.path())).empty());
}

TEST_CASE("architecture: a list of rooms that is none is refused with its line") {
    const ScratchFolder scratch;
    CHECK_THROWS_WITH(read_house(scratch.path() / "rooms.txt"), Catch::Matchers::EndsWith("cannot be read"));
    CHECK_THROWS_WITH(read_house(scratch.write("rooms.txt", "room dice dice\nfiend hex\n")),
                      Catch::Matchers::Contains("rooms.txt:2: found \"fiend hex\", expected room FOLDER NAME"));
}
