#include <signal.h>
#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>
#include <catch2/catch.hpp>

#include <chrono>
#include <cstdio>
#include <random>
#include <thread>

#include "support.hpp"

using namespace reisswitz::store;
using namespace reisswitz::store::test;
using Code = StoreFault::Code;
namespace fs = std::filesystem;

namespace {

/// What a child says that the store has acknowledged.
struct Acknowledgement {
    Head head;
    std::uint64_t word;  ///< of the entry or the die
};

/// Appends to `game`, types dice, goes back, and says so after each, for ever or for so many entries.
void play_on(const fs::path& file, std::uint64_t seed, int said_to, std::int64_t entries = -1) {
    std::mt19937_64 chance{seed};
    Store store = Store::open(file, Mode::read_write);
    for (std::int64_t i = 0; i != entries; ++i) {
        for (bool appended = false; !appended;) {
            Head head = store.head("game");
            const std::uint64_t word = chance();
            const auto fault = fault_of([&] {
                if (chance() % 4 == 0) {
                    head.typed_dice = store.type_die("game", {"red", std::to_string(word), 1}, head);
                } else {
                    const bool undo = head.entry > 0 && chance() % 8 == 0;
                    const auto parent =
                        undo ? static_cast<std::int64_t>(chance() % static_cast<std::uint64_t>(head.entry))
                             : head.entry;
                    const std::string text = std::to_string(word);
                    head = {store.append("game", entry_after(parent, text + std::string(chance() % 3'000, 'x')), head),
                            0};
                    appended = true;
                }
            });
            if (fault && *fault != Code::conflict) _exit(3);
            if (fault) continue;
            const Acknowledgement said{head, word};
            if (write(said_to, &said, sizeof said) != sizeof said) _exit(4);
        }
    }
}

std::optional<Acknowledgement> hear(int from) {
    Acknowledgement said{};
    std::size_t there = 0;
    while (there < sizeof said) {
        const auto got = read(from, reinterpret_cast<char*>(&said) + there, sizeof said - there);
        if (got <= 0) return {};
        there += static_cast<std::size_t>(got);
    }
    return said;
}

pid_t begin_to_play(const fs::path& file, std::uint64_t seed, int (&pipe_ends)[2], std::int64_t entries = -1) {
    if (pipe(pipe_ends) != 0) throw std::runtime_error("no pipe");
    const pid_t child = fork();
    if (child == 0) {
        close(pipe_ends[0]);
        try {
            play_on(file, seed, pipe_ends[1], entries);
        } catch (...) {
            _exit(5);
        }
        _exit(0);
    }
    close(pipe_ends[1]);
    return child;
}

bool says(const std::string& body, std::uint64_t word) { return body.find(std::to_string(word)) != std::string::npos; }

}  // namespace

TEST_CASE("a program killed at any moment has kept what it acknowledged", "[store][crash]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    Store::open(file, Mode::create).begin(game_called("game"), "seed");

    std::mt19937_64 chance{20'240'229};
    std::vector<Acknowledgement> acknowledged;  // of entries, in all rounds
    const int rounds = long_run() ? 200 : 30;
    for (int round = 0; round < rounds; ++round) {
        INFO("round " << round);
        int ends[2];
        const pid_t child = begin_to_play(file, chance(), ends);
        std::optional<Acknowledgement> last;
        const auto note = [&](const Acknowledgement& said) {
            if (said.head.typed_dice == 0) acknowledged.push_back(said);
            last = said;
        };
        for (auto wait_for = chance() % 40; wait_for > 0; --wait_for)
            if (const auto said = hear(ends[0])) note(*said);
        std::this_thread::sleep_for(std::chrono::microseconds(chance() % 1'500));
        kill(child, SIGKILL);
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        REQUIRE(WIFSIGNALED(status));
        while (const auto said = hear(ends[0])) note(*said);
        close(ends[0]);

        const Store store = Store::open(file, round % 2 == 0 ? Mode::read_write : Mode::read_only);
        store.check();
        const Contents contents = contents_of(store);
        const Kept& kept = contents.at("game");
        for (const Acknowledgement& said : acknowledged) {
            REQUIRE(said.head.entry <= kept.head().entry);
            if (!says(kept.entries[static_cast<std::size_t>(said.head.entry) - 1].body, said.word))
                FAIL("entry " << said.head.entry << " is another");
        }
        if (last && last->head.typed_dice > 0 && kept.head().entry == last->head.entry) {
            REQUIRE(kept.head().typed_dice >= last->head.typed_dice);
            CHECK(says(kept.dice[static_cast<std::size_t>(last->head.typed_dice) - 1].body, last->word));
        }
        if (last) {  // at most one more was under way
            const Head head = kept.head();
            const bool die_more = head == Head{last->head.entry, last->head.typed_dice + 1};
            const bool entry_more = head == Head{last->head.entry + 1, 0};
            CHECK((head == last->head || die_more || entry_more));
        }
    }
    CHECK(acknowledged.size() > static_cast<std::size_t>(rounds));
}

TEST_CASE("two programs play on in one game and nothing is lost", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    Store::open(file, Mode::create).begin(game_called("game"), "seed");
    constexpr std::int64_t each = 100;

    int first_ends[2], second_ends[2];
    const pid_t first = begin_to_play(file, 1, first_ends, each);
    const pid_t second = begin_to_play(file, 2, second_ends, each);
    std::vector<Acknowledgement> acknowledged;
    for (const int from : {first_ends[0], second_ends[0]}) {
        while (const auto said = hear(from))
            if (said->head.typed_dice == 0) acknowledged.push_back(*said);
        close(from);
    }
    for (const pid_t child : {first, second}) {
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        CHECK(WIFEXITED(status));
        CHECK(WEXITSTATUS(status) == 0);
    }
    const Store store = Store::open(file, Mode::read_write);
    store.check();
    const Contents contents = contents_of(store);
    CHECK(contents.at("game").entries.size() == 2 * each);
    CHECK(acknowledged.size() == 2 * each);
    std::vector<bool> seen(2 * each);
    for (const Acknowledgement& said : acknowledged) {
        const auto at = static_cast<std::size_t>(said.head.entry) - 1;
        CHECK_FALSE(seen[at]);
        seen[at] = true;
        CHECK(says(contents.at("game").entries[at].body, said.word));
    }
}

SCENARIO("two openings of one game", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    Store red = Store::open(file, Mode::create, std::chrono::milliseconds{20});
    red.begin(game_called("game"), "seed");
    Store blue = Store::open(file, Mode::read_write, std::chrono::milliseconds{20});

    GIVEN("both saw it at its start") {
        WHEN("red appends") {
            red.append("game", entry_after(0, "red"), {0});
            THEN("blue's entry is a conflict that tells where the game stands") {
                std::string sentence;
                CHECK(fault_of([&] { blue.append("game", entry_after(0, "blue"), {0}); }, &sentence) == Code::conflict);
                CHECK_THAT(sentence, Catch::StartsWith(file.native()) &&
                                         Catch::Contains("stands at entry 1 with 0 dice typed, expected entry 0"));
                CHECK(blue.head("game") == Head{1});
                CHECK(all(blue.entries("game")).size() == 1);
            }
            THEN("blue's die is a conflict too") {
                CHECK(fault_of([&] { blue.type_die("game", {}, {0}); }) == Code::conflict);
            }
            THEN("blue reads again and plays on") { CHECK(blue.append("game", entry_after(1, "blue"), {1}) == 2); }
        }
        WHEN("blue is in the middle of reading while red appends") {
            red.append("game", entry_after(0), {0});
            red.append("game", entry_after(1), {1});
            auto reader = blue.entries("game");
            CHECK(reader.next());
            red.append("game", entry_after(2), {2});
            THEN("blue may append as well, and reads on") {
                CHECK(blue.append("game", entry_after(3), {3}) == 4);
                CHECK(reader.next()->number == 2);
                CHECK_FALSE(reader.next());
            }
        }
    }
    GIVEN("another program that holds the file") {
        sqlite3* other = nullptr;
        REQUIRE(sqlite3_open(file.c_str(), &other) == SQLITE_OK);
        REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
        THEN("a change waits, then says that it is busy; reading goes on") {
            std::string sentence;
            CHECK(fault_of([&] { red.append("game", entry_after(0), {0}); }, &sentence) == Code::busy);
            CHECK_THAT(sentence, Catch::StartsWith(file.native()) && Catch::Contains("another program"));
            CHECK(red.head("game") == Head{0});
            CHECK(Store::open(file, Mode::read_only).games().size() == 1);
        }
        WHEN("it lets go") {
            REQUIRE(sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr) == SQLITE_OK);
            THEN("the change goes through") { CHECK(red.append("game", entry_after(0), {0}) == 1); }
        }
        sqlite3_close(other);
    }
}

TEST_CASE("several programs make one store at once and all use the same", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    std::vector<pid_t> children;
    for (int i = 0; i < 6; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            int answer = 1;
            try {
                Store store = Store::open(file, Mode::create);
                store.begin(game_called("game " + std::to_string(i)), "");
                answer = 0;
            } catch (const std::exception& error) {
                std::fprintf(stderr, "%s\n", error.what());
            }
            _exit(answer);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        CHECK(WEXITSTATUS(status) == 0);
    }
    CHECK(Store::open(file, Mode::read_write).games().size() == 6);
    CHECK(folder.names() == std::vector<std::string>{"games.db"});
}
