#include <sqlite3.h>
#include <sys/stat.h>
#include <catch2/catch.hpp>

#include <cstdlib>
#include <random>

#include "support.hpp"

using namespace reisswitz::store;
using namespace reisswitz::store::test;
using Code = StoreFault::Code;
namespace fs = std::filesystem;

namespace {

/// A store with two games, so that every table has rows.
Contents fill(const fs::path& file) {
    Store store = Store::open(file, Mode::create);
    store.begin(game_called("first"), "a seed of thirty-two bytes, a seed");
    store.begin(game_called("second"), "another");
    for (std::int64_t i = 0; i < 12; ++i)
        store.append("first", entry_after(i == 6 ? 2 : i, std::string(200, 'm')), {i});
    store.append("second", entry_after(0), {0});
    store.type_die("second", {"blue", R"({"face":6})", 5}, {1, 0});
    store.type_die("second", {"blue", R"({"face":1})", 6}, {1, 1});
    return contents_of(store);
}

/// Opening `file` in each mode fails with `code` and a sentence that has `part`, and changes nothing in its folder.
void refuses(const Folder& folder, const fs::path& file, Code code, const std::string& part) {
    const std::string before = bytes_of(file);
    const auto names = folder.names();
    for (const Mode mode : {Mode::create, Mode::read_write, Mode::read_only}) {
        std::string sentence;
        CHECK(fault_of([&] { Store::open(file, mode); }, &sentence) == code);
        CHECK_THAT(sentence, Catch::StartsWith(file.native()) && Catch::Contains(part));
        CHECK(bytes_of(file) == before);
        if (mode != Mode::read_only) CHECK(folder.names() == names);
    }
}

}  // namespace

SCENARIO("a store is made only where that is asked for", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";

    WHEN("a missing file is opened") {
        THEN("it is not found, and nothing is made") {
            std::string sentence;
            CHECK(fault_of([&] { Store::open(file, Mode::read_only); }, &sentence) == Code::not_found);
            CHECK(fault_of([&] { Store::open(file, Mode::read_write); }) == Code::not_found);
            CHECK_THAT(sentence, Catch::StartsWith(file.native()));
            CHECK(folder.names().empty());
        }
    }
    WHEN("it is made") {
        {
            const Store store = Store::open(file, Mode::create);
        }
        THEN("it is one file, for its owner only") {
            CHECK(folder.names() == std::vector<std::string>{"games.db"});
            CHECK(fs::status(file).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
        }
        THEN("it opens in every mode and is whole") {
            for (const Mode mode : {Mode::create, Mode::read_write, Mode::read_only}) {
                const Store store = Store::open(file, mode);
                store.check();
                CHECK(store.games().empty());
                CHECK(store.file() == file);
            }
        }
    }
    WHEN("its folder is missing") {
        THEN("that is said") {
            CHECK(fault_of([&] { Store::open(folder / "none" / "games.db", Mode::create); }) == Code::not_found);
        }
    }
    WHEN("its name is strange") {
        const fs::path strange = folder / "a%20?b#c'\"\n\xff.db";
        const Contents contents = fill(strange);
        THEN("it is that file all the same") {
            CHECK(contents_of(Store::open(strange, Mode::read_only)) == contents);
            CHECK(folder.names()[0] == strange.filename());
        }
    }
    WHEN("it is named by a link") {
        const Contents contents = fill(file);
        fs::create_symlink("games.db", folder / "link.db");
        THEN("it is the file behind the link") {
            CHECK(contents_of(Store::open(folder / "link.db", Mode::read_write)) == contents);
        }
    }
    WHEN("the file is gone but its log is not") {
        write_bytes(folder / "games.db-wal", "entries that wait to be moved");
        THEN("no new store is laid over it") {
            std::string sentence;
            CHECK(fault_of([&] { Store::open(file, Mode::create); }, &sentence) == Code::damaged);
            CHECK_THAT(sentence, Catch::Contains("games.db-wal"));
            CHECK(folder.names() == std::vector<std::string>{"games.db-wal"});
        }
    }
}

TEST_CASE("a file that is not ours is told and left as it was", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";

    SECTION("a text") {
        write_bytes(file, "The attack on the village began at six in the morning.\n" + std::string(500, '.'));
        refuses(folder, file, Code::foreign_file, "another kind");
    }
    SECTION("a text of two letters") {
        write_bytes(file, "no");
        refuses(folder, file, Code::foreign_file, "another kind");
    }
    SECTION("another program's database") {
        run_sql(file, "CREATE TABLE game (id TEXT); INSERT INTO game VALUES ('chess')");
        refuses(folder, file, Code::foreign_file, "another program's database");
    }
    SECTION("another program's database with a log") {
        run_sql(file, "PRAGMA journal_mode = WAL; CREATE TABLE game (id TEXT)");
        refuses(folder, file, Code::foreign_file, "another program's database");
    }
    SECTION("another program's database with a journal that waits to be played back") {
        run_sql(file, "CREATE TABLE game (id TEXT)");
        write_bytes(folder / "games.db-journal",
                    std::string("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8) + std::string(600, 'j'));
        refuses(folder, file, Code::foreign_file, "another program's database");
    }
    SECTION("a database with our number and other tables") {
        run_sql(file, "PRAGMA application_id = 1381193562; PRAGMA user_version = 1; CREATE TABLE game (id TEXT)");
        refuses(folder, file, Code::damaged, "tables");
    }
    SECTION("a folder") {
        fs::create_directory(file);
        std::string sentence;
        CHECK(fault_of([&] { Store::open(file, Mode::create); }, &sentence) == Code::foreign_file);
        CHECK_THAT(sentence, Catch::Contains("no plain file"));
    }
    SECTION("a pipe") {
        REQUIRE(mkfifo(file.c_str(), 0600) == 0);
        std::string sentence;
        CHECK(fault_of([&] { Store::open(file, Mode::create); }, &sentence) == Code::foreign_file);
        CHECK_THAT(sentence, Catch::Contains("no plain file"));
    }
}

TEST_CASE("a newer store is told and left as it was", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    fill(file);

    SECTION("by its first bytes") {
        run_sql(file, "PRAGMA user_version = 2");
        refuses(folder, file, Code::newer_version, "found a store of version 2, expected at most 1");
    }
    SECTION("by its log, while the newer program has it open") {
        sqlite3* newer = nullptr;
        REQUIRE(sqlite3_open(file.c_str(), &newer) == SQLITE_OK);
        REQUIRE(sqlite3_exec(newer, "PRAGMA user_version = 2", nullptr, nullptr, nullptr) == SQLITE_OK);
        std::string sentence;
        CHECK(fault_of([&] { Store::open(file, Mode::read_write); }, &sentence) == Code::newer_version);
        CHECK(fault_of([&] { Store::open(file, Mode::read_only); }) == Code::newer_version);
        CHECK_THAT(sentence, Catch::Contains("version 2"));
        sqlite3_close(newer);
    }
    SECTION("version 0 with our number was never written by us") {
        run_sql(file, "PRAGMA user_version = 0");
        refuses(folder, file, Code::damaged, "tables");
    }
}

TEST_CASE("a store that lost its end is told and left as it was", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    fill(file);
    const std::string whole = bytes_of(file);
    const std::size_t size = GENERATE(0, 2, 16, 99, 100, 1'000, 4'095, 4'096, 8'192, 12'288, 20'000);
    REQUIRE(size < whole.size());
    write_bytes(file, whole.substr(0, size));
    refuses(folder, file, Code::damaged,
            size == 0    ? "an empty file"
            : size < 100 ? "bytes of a database"
                         : "not as they were written");
}

TEST_CASE("a damaged store beside the log of a killed program: both are left as they were", "[store]") {
    const Folder folder;
    const fs::path played = folder / "played.db", file = folder / "games.db";
    fill(played);
    Store store = Store::open(played, Mode::read_write);
    store.append("second", entry_after(1), {1, 2});
    fs::copy_file(played, file);  // as a kill would leave them now
    fs::copy_file(folder / "played.db-wal", folder / "games.db-wal");
    const std::string log = bytes_of(folder / "games.db-wal");

    SECTION("sound, it holds what the log holds") {
        CHECK(Store::open(file, Mode::read_write).head("second") == Head{2});
        CHECK_FALSE(fs::exists(folder / "games.db-wal"));
    }
    SECTION("damaged in a page that the log has not") {
        std::string bytes = bytes_of(file);
        bytes[4'096] = static_cast<char>(bytes[4'096] ^ 0x08);  // the kind of the first page of a table
        write_bytes(file, bytes);
        for (const Mode mode : {Mode::read_write, Mode::create, Mode::read_only}) {
            CHECK(fault_of([&] { Store::open(file, mode); }) == Code::damaged);
            CHECK(bytes_of(file) == bytes);
            CHECK(bytes_of(folder / "games.db-wal") == log);
        }
    }
}

TEST_CASE("a store changed past us is told and left as it was", "[store]") {
    const Folder folder;
    const fs::path file = folder / "games.db";
    fill(file);

    SECTION("a table of its own") {
        run_sql(file, "CREATE TABLE mine (x)");
        refuses(folder, file, Code::damaged, "tables");
    }
    SECTION("a trigger") {
        run_sql(file, "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END");
        refuses(folder, file, Code::damaged, "tables");
    }
    SECTION("statistics, which any shell may gather, do no harm") {
        run_sql(file, "ANALYZE");
        Store::open(file, Mode::read_write).check();
    }
    SECTION("a journal mode of another shell is set right") {
        run_sql(file, "PRAGMA journal_mode = DELETE");
        Store::open(file, Mode::read_only).check();
        Store::open(file, Mode::read_write).append("second", entry_after(1), {1, 2});
        Store::open(file, Mode::read_write).check();
    }
    SECTION("a value that the tables forbid") {
        run_sql(file, "PRAGMA ignore_check_constraints = 1; UPDATE entry SET body = 'retreat' WHERE number = 3");
        const std::string before = bytes_of(file);
        std::string sentence;
        CHECK(fault_of([&] { Store::open(file, Mode::read_write); }, &sentence) == Code::damaged);
        CHECK_THAT(sentence, Catch::Contains("CHECK constraint failed"));
        // SQLite does not look at these in a file opened for reading; the seal does.
        CHECK(fault_of([&] { contents_of(Store::open(file, Mode::read_only)); }) == Code::damaged);
        CHECK(bytes_of(file) == before);
    }
    SECTION("an order, an hour, a hash, a parent") {
        const std::string change =
            GENERATE("body = '{\"order\":\"retreat\"}'", "at_ms = 0", "hash_after = zeroblob(32)", "parent = 1",
                     "seat = 'blue'", "ruling = ''", "events = '[]'");
        run_sql(file, "UPDATE entry SET " + change + " WHERE game = 1 AND number = 5");
        const Store store = Store::open(file, Mode::read_only);
        std::string sentence;
        CHECK(fault_of([&] { all(store.entries("first")); }, &sentence) == Code::damaged);
        CHECK_THAT(sentence, Catch::Contains("entry 5"));
        CHECK(fault_of([&] { store.entry("first", 5); }) == Code::damaged);
        CHECK(fault_of([&] { store.check(); }) == Code::damaged);
        CHECK(all(store.entries("second")).size() == 1);
    }
    SECTION("an entry taken out") {
        run_sql(file, "DELETE FROM entry WHERE game = 1 AND number = 5");
        const Store store = Store::open(file, Mode::read_only);
        CHECK(fault_of([&] { all(store.entries("first")); }) == Code::damaged);
        CHECK(fault_of([&] { store.entry("first", 5); }) == Code::damaged);
        CHECK(all(store.branch("first")).size() == 8);  // the current branch left it out before
        CHECK(fault_of([&] { all(store.branch("first", 6)); }) == Code::damaged);
        CHECK(fault_of([&] { store.check(); }) == Code::damaged);
    }
    SECTION("the newest entry moved") {
        run_sql(file, "UPDATE entry SET place = place + 2 WHERE game = 1 AND number = 12");
        Store store = Store::open(file, Mode::read_write);
        CHECK(fault_of([&] { store.append("first", entry_after(0), {14}); }) == Code::damaged);
        CHECK(fault_of([&] { store.append("first", entry_after(0), {12}); }) == Code::damaged);
    }
    SECTION("a name, a header, a secret, a die") {
        const auto [rows, change] = GENERATE(table<std::string, std::string>({{"game", "title = 'x'"},
                                                                              {"game", "created = ''"},
                                                                              {"header", "body = '{}'"},
                                                                              {"header", "game = 7"},
                                                                              {"secret", "body = x'00'"},
                                                                              {"secret", "game = 7"},
                                                                              {"typed_die", "body = '{\"face\":5}'"},
                                                                              {"typed_die", "place = place + 1"},
                                                                              {"typed_die", "place = 77 << 32"}}));
        run_sql(file, "UPDATE " + rows + " SET " + change + " WHERE rowid = (SELECT max(rowid) FROM " + rows + ")");
        const Store store = Store::open(file, Mode::read_only);
        CHECK(fault_of([&] { store.check(); }) == Code::damaged);
        if (change != "place = 77 << 32") CHECK(fault_of([&] { contents_of(store); }) == Code::damaged);
    }
}

TEST_CASE("no flipped bit goes unseen: it is told, or what is read is what was written", "[store]") {
    const Folder folder;
    const fs::path sound = folder / "games.db";
    const fs::path file = folder / "flipped.db";
    const Contents contents = fill(sound);
    const std::string whole = bytes_of(sound);

    std::mt19937_64 chance{1884};
    int told = 0, harmless = 0;
    const auto flip = [&](std::size_t at) {
        std::string flipped = whole;
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << chance() % 8));
        write_bytes(file, flipped);
        const auto code = fault_of([&] {
            const Store store = Store::open(file, Mode::read_write);
            if (contents_of(store) != contents) FAIL("byte " << at << " was changed unseen");
            store.check();
        });
        code ? ++told : ++harmless;
        if (code) {
            INFO("byte " << at);
            const bool by_its_name = *code == Code::foreign_file || *code == Code::newer_version;
            if (*code != Code::damaged && !(at < 100 && by_its_name)) FAIL("byte " << at << " was told as " << *code);
            if (bytes_of(file) != flipped) FAIL("byte " << at << " was told, and the file was written to");
            if (fs::exists(folder / "flipped.db-wal") || fs::exists(folder / "flipped.db-shm"))
                FAIL("byte " << at << " was told, and a file was left beside it");
        }
    };
    for (std::size_t at = 0; at < 120; ++at) flip(at);
    if (long_run()) {
        for (std::size_t at = 120; at < whole.size(); ++at) flip(at);
    } else {
        for (int i = 0; i < 400; ++i) flip(chance() % whole.size());
    }
    CHECK(told > 100);
    CHECK(harmless > 0);  // room in a page that nothing uses
}

TEST_CASE("the usual place is in the user's data folder", "[store]") {
    const Folder folder;
    const auto kept = [](const char* name) { return std::string(std::getenv(name) ? std::getenv(name) : ""); };
    const std::string home = kept("HOME"), data = kept("XDG_DATA_HOME");
    std::string sentence;

    SECTION("XDG_DATA_HOME names it") {
        setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1);
        CHECK(default_path() == folder / "data" / "reisswitz" / "games.db");
        CHECK(fs::status(folder / "data" / "reisswitz").permissions() == fs::perms::owner_all);
        {
            const Store store = Store::open(default_path(), Mode::create);
        }
        CHECK(Store::open(default_path(), Mode::read_only).games().empty());
    }
    SECTION("else it is below HOME; a relative name does not count") {
        setenv("XDG_DATA_HOME", "data", 1);
        setenv("HOME", folder.path().c_str(), 1);
        CHECK(default_path() == folder / ".local" / "share" / "reisswitz" / "games.db");
        CHECK(fs::status(folder / ".local").permissions() == fs::perms::owner_all);
    }
    SECTION("without either, that is said") {
        unsetenv("XDG_DATA_HOME");
        unsetenv("HOME");
        CHECK(fault_of([] { default_path(); }, &sentence) == Code::not_found);
        CHECK_THAT(sentence, Catch::Contains("HOME"));
    }
    SECTION("where the folder cannot be made, that is said") {
        write_bytes(folder / "data", "a file");
        setenv("XDG_DATA_HOME", (folder / "data").c_str(), 1);
        CHECK(fault_of([] { default_path(); }, &sentence).has_value());
        CHECK_THAT(sentence, Catch::Contains((folder / "data").native()));
    }
    setenv("HOME", home.c_str(), 1);
    data.empty() ? unsetenv("XDG_DATA_HOME") : setenv("XDG_DATA_HOME", data.c_str(), 1);
}
