#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>
#include <catch2/catch.hpp>

#include <cstdio>

#include "fault_vfs.hpp"
#include "support.hpp"

using namespace reisswitz::store;
using namespace reisswitz::store::test;
using Code = StoreFault::Code;
namespace fs = std::filesystem;

namespace {

/// An evening's play: two games, dice, an undo, one game erased.
std::vector<Step> evening() {
    std::vector<Step> steps{begin(game_called("one"), "seed"), begin(game_called("two"), "seed two")};
    for (std::int64_t i = 0; i < 4; ++i) steps.push_back(append("one", entry_after(i), {i}));
    steps.push_back(type("two", {"red", "5", 1}, {0, 0}));
    steps.push_back(type("two", {"red", "3", 2}, {0, 1}));
    steps.push_back(append("two", entry_after(0, std::string(9'000, 'x')), {0, 2}));
    steps.push_back(append("one", entry_after(1, "undo"), {4}));
    steps.push_back(append("one", entry_after(5), {5}));
    steps.push_back(type("one", {"blue", "1", 3}, {6, 0}));
    steps.push_back(erase("two"));
    steps.push_back(append("one", entry_after(6), {6, 1}));
    return steps;
}
constexpr std::size_t break_of_the_evening = 7;  ///< after so many steps the file is closed and opened again

/// What the store holds after each number of steps.
std::vector<Contents> contents_after(const std::vector<Step>& steps) {
    std::vector<Contents> after(1);
    for (const Step& step : steps) {
        after.push_back(after.back());
        step.plain(after.back());
    }
    return after;
}

struct Evening {
    std::size_t acknowledged = 0;
    bool opened = false;
    std::optional<Code> fault;
};

/// Plays until something fails.
Evening play(const fs::path& file, const std::vector<Step>& steps) {
    Evening evening;
    evening.fault = fault_of([&] {
        std::optional<Store> store;
        for (const Step& step : steps) {
            if (evening.acknowledged == break_of_the_evening) store.reset();
            if (!store) store = Store::open(file, Mode::create);
            evening.opened = true;
            step.real(*store);
            ++evening.acknowledged;
        }
    });
    return evening;
}

Contents reopened(const fs::path& file) {
    Store store = Store::open(file, Mode::read_write);
    store.check();
    return contents_of(store);
}

/// Nothing is left beside the file once it is closed.
void nothing_is_left_beside(const Folder& folder) { CHECK(folder.names() == std::vector<std::string>{"games.db"}); }

}  // namespace

TEST_CASE("a disk that is full at any write loses nothing acknowledged", "[store][faults]") {
    const auto [code, lasting] = GENERATE(table<int, bool>(
        {{SQLITE_FULL, true}, {SQLITE_FULL, false}, {SQLITE_IOERR_WRITE, true}, {SQLITE_IOERR_WRITE, false}}));
    const auto steps = evening();
    const auto after = contents_after(steps);

    int n = 1;
    for (bool failed = true; failed; ++n) {
        INFO("write " << n << " fails with " << code << (lasting ? " and all after it" : ""));
        const Folder folder;
        const fs::path file = folder / "games.db";
        FaultVfs disk;
        disk.fail_write(n, code, lasting);
        const Evening evening = play(file, steps);
        failed = disk.has_failed();
        disk.recover();

        if (evening.fault) {
            CHECK(evening.fault == (code == SQLITE_FULL ? Code::disk_full : Code::io_failed));
        } else {
            CHECK(evening.acknowledged == steps.size());
        }
        if (!evening.opened) {  // it could not be made
            CHECK(folder.names().empty());
            continue;
        }
        CHECK(reopened(file) == after[evening.acknowledged]);
        nothing_is_left_beside(folder);
    }
    CHECK(n > 60);
}

TEST_CASE("once there is room again the same store goes on", "[store][faults]") {
    const auto steps = evening();
    const auto after = contents_after(steps);
    int n = 1;
    for (bool failed = true; failed; ++n) {
        INFO("write " << n << " fails");
        const Folder folder;
        FaultVfs disk;
        std::optional<Store> store = Store::open(folder / "games.db", Mode::create);
        disk.fail_write(n, SQLITE_FULL, true);
        for (std::size_t done = 0; done < steps.size(); ++done) {
            const auto fault = fault_of([&] { steps[done].real(*store); });
            if (!fault) continue;
            CHECK(fault == Code::disk_full);
            CHECK(contents_of(*store) == after[done]);
            disk.recover();
            steps[done].real(*store);
        }
        failed = disk.has_failed();
        CHECK(contents_of(*store) == after.back());
        store.reset();
        disk.recover();
        CHECK(reopened(folder / "games.db") == after.back());
    }
    CHECK(n > 40);
}

TEST_CASE("a full disk undoes all that was to be written together", "[store][faults]") {
    const auto steps = evening();
    int n = 1;
    for (bool failed = true; failed; ++n) {
        INFO("write " << n << " fails");
        const Folder folder;
        FaultVfs disk;
        std::optional<Store> store = Store::open(folder / "games.db", Mode::create);
        disk.fail_write(n, SQLITE_FULL, false);
        const auto fault = fault_of([&] {
            store->together([&] {
                for (const Step& step : steps) (void)fault_of([&] { step.real(*store); });
            });
        });
        failed = disk.has_failed();
        const Contents kept = contents_of(*store);
        CHECK(kept == (fault ? Contents{} : contents_after(steps).back()));
        disk.recover();
        store.reset();
        CHECK(reopened(folder / "games.db") == kept);
    }
}

TEST_CASE("a sync that fails is not acknowledged, and what was acknowledged stays", "[store][faults]") {
    const auto steps = evening();
    const auto after = contents_after(steps);
    int n = 1;
    for (bool failed = true; failed; ++n) {
        INFO("sync " << n << " fails");
        const Folder folder;
        FaultVfs disk;
        disk.fail_sync(n, SQLITE_IOERR_FSYNC);
        const Evening evening = play(folder / "games.db", steps);
        failed = disk.has_failed();
        disk.recover();
        if (evening.fault) CHECK(evening.fault == Code::io_failed);
        if (!evening.opened) continue;
        const Contents kept = reopened(folder / "games.db");
        const bool just_that = kept == after[evening.acknowledged];
        const bool and_the_one_in_doubt =
            evening.acknowledged < steps.size() && kept == after[evening.acknowledged + 1];
        CHECK((just_that || and_the_one_in_doubt));
    }
    CHECK(n > 10);
}

TEST_CASE("the power may go at any write, and what was acknowledged is on the disk", "[store][faults]") {
    const auto steps = evening();
    const auto after = contents_after(steps);
    int n = 1;
    for (bool failed = true; failed; ++n) {
        for (const std::uint64_t seed : {0, n}) {
            INFO("the power goes at write " << n << "; seed " << seed);
            const Folder folder;
            const fs::path file = folder / "games.db";
            FaultVfs disk;
            disk.cut_power_at_write(n);
            const Evening evening = play(file, steps);
            failed = disk.has_failed();
            disk.recover(seed);
            fs::remove(folder / "games.db-shm");  // it is memory
            if (!fs::exists(file)) {
                CHECK_FALSE(evening.opened);
                continue;
            }
            const Contents kept = reopened(file);
            const bool just_that = kept == after[evening.acknowledged];
            const bool and_the_one_under_way =
                evening.acknowledged < steps.size() && kept == after[evening.acknowledged + 1];
            CHECK((just_that || and_the_one_under_way));
        }
    }
    CHECK(n > 60);
}

TEST_CASE("where nothing can be written a store is read, and says that it cannot be played on", "[store][faults]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    const auto steps = evening();
    FaultVfs disk;
    play(file, steps);
    const std::string before = bytes_of(file);
    disk.forbid_writing(true);

    CHECK(contents_of(Store::open(file, Mode::read_only)) == contents_after(steps).back());
    std::string sentence;
    CHECK(fault_of([&] { Store::open(file, Mode::read_write); }, &sentence) == Code::read_only);
    CHECK_THAT(sentence, Catch::StartsWith(file.native()) && Catch::Contains("cannot be written to"));
    CHECK(fault_of([&] { Store::open(folder / "new.db", Mode::create); }) == Code::read_only);
    CHECK(bytes_of(file) == before);
    nothing_is_left_beside(folder);
}

TEST_CASE("a store opened for reading refuses every change", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    const auto steps = evening();
    play(file, steps);
    const std::string before = bytes_of(file);
    {
        Store store = Store::open(file, Mode::read_only);
        CHECK(fault_of([&] { store.begin(game_called("new"), ""); }) == Code::read_only);
        CHECK(fault_of([&] { store.append("one", entry_after(7), {7}); }) == Code::read_only);
        CHECK(fault_of([&] { store.type_die("one", {}, {7}); }) == Code::read_only);
        CHECK(fault_of([&] { store.erase("one"); }) == Code::read_only);
        CHECK(contents_of(store) == contents_after(steps).back());
    }
    CHECK(bytes_of(file) == before);
}

TEST_CASE("a folder of somebody else, for a user without rights in it", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    const auto steps = evening();
    play(file, steps);
    fs::permissions(file, fs::perms{0444});
    fs::permissions(folder.path(), fs::perms{0555});
    const pid_t child = fork();
    if (child == 0) {
        if (geteuid() == 0 && setuid(65'534) != 0) _exit(9);
        int wrong = 8;
        try {
            const bool reads = contents_of(Store::open(file, Mode::read_only)) == contents_after(steps).back();
            const bool refuses = fault_of([&] { Store::open(file, Mode::read_write); }) == Code::read_only;
            const bool makes_none = fault_of([&] { Store::open(folder / "new.db", Mode::create); }) == Code::read_only;
            wrong = (reads ? 0 : 1) + (refuses ? 0 : 2) + (makes_none ? 0 : 4);
        } catch (const std::exception& error) {
            std::fprintf(stderr, "%s\n", error.what());
        }
        _exit(wrong);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    fs::permissions(folder.path(), fs::perms::owner_all);
    CHECK(WEXITSTATUS(status) == 0);
    nothing_is_left_beside(folder);
}
