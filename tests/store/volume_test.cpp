#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <catch2/catch.hpp>

#include "fault_vfs.hpp"
#include "support.hpp"

using namespace reisswitz::store;
using namespace reisswitz::store::test;

namespace {

long peak_kib() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

#if defined(__SANITIZE_ADDRESS__)
constexpr bool counts_memory_only_in_sqlite = true;  // the sanitizer keeps what was freed
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
constexpr bool counts_memory_only_in_sqlite = true;
#else
constexpr bool counts_memory_only_in_sqlite = false;
#endif
#else
constexpr bool counts_memory_only_in_sqlite = false;
#endif

/// Reads both ways in a process of its own, whose peak nothing else has raised. Answers 0 if all was as it must be.
int read_in_bounded_memory(const std::filesystem::path& file, std::int64_t entries, long most_kib) {
    const Store store = Store::open(file, Mode::read_only);
    const auto read = [&](EntryReader reader, std::int64_t most) {
        std::int64_t seen = 0;
        while (seen < most && reader.next()) ++seen;
        return seen;
    };
    read(store.entries("long"), 1'000);
    const long before = peak_kib();
    sqlite3_memory_highwater(1);
    if (read(store.entries("long"), entries + 1) != entries) return 1;
    if (read(store.branch("long"), entries + 1) != entries / 2 + entries / 4) return 2;
    if (sqlite3_memory_highwater(0) > most_kib * 1'024) return 3;
    if (!counts_memory_only_in_sqlite && peak_kib() - before > most_kib) return 4;
    return 0;
}

}  // namespace

TEST_CASE("a log of 100,000 entries is read in bounded memory", "[store]") {
    const Folder folder;
    constexpr std::int64_t entries = 100'000;
    {
        const FaultVfs disk;  // without a fault, but it never waits for a sync
        Store store = Store::open(folder / "games.db", Mode::create);
        store.begin(game_called("long"), "");
        Entry entry = entry_after(0);
        entry.body = "\"" + std::string(long_run() ? 700 : 200, 'x') + "\"";
        store.together([&] {
            for (std::int64_t i = 0; i < entries; ++i) {
                // In the middle a quarter of the log is taken back.
                entry.parent = i == entries / 2 ? entries / 4 : i;
                store.append("long", entry, {i});
            }
        });
    }
    CHECK(std::filesystem::file_size(folder / "games.db") > 30'000'000);

    const pid_t child = fork();
    if (child == 0) {
        int answer = 9;
        try {
            answer = read_in_bounded_memory(folder / "games.db", entries, 8 * 1'024);
        } catch (...) {
        }
        _exit(answer);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 0);
}
