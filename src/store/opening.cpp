#include "store/opening.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <system_error>

#include "store/schema.hpp"

namespace reisswitz::store {

namespace {

using sqlite::Connection;
using Code = StoreFault::Code;
namespace fs = std::filesystem;

/// Files up to this size are checked from end to end whenever they are opened: 64 MiB take about a tenth of a second.
constexpr std::uintmax_t largest_checked_at_opening = 64 * 1'024 * 1'024;

/// The -wal file shrinks to this after a large import has made it grow.
constexpr const char* usual_log_size = "4194304";

constexpr const char* left_alone = "; it was left as it is";

fs::path beside(const fs::path& file, const char* suffix) {
    fs::path other = file;
    other += suffix;
    return other;
}

bool has_bytes(const fs::path& file) {
    std::error_code missing;
    const auto size = fs::file_size(file, missing);
    return !missing && size > 0;
}

bool is_there(const fs::path& file) {
    std::error_code unknown;
    return fs::exists(fs::symlink_status(file, unknown));
}

// ---- Looking before touching

/// The parts we read of an SQLite file's first hundred bytes, which are big-endian.
struct FileHead {
    static constexpr std::string_view magic{"SQLite format 3\0", 16};
    static constexpr std::size_t size = 100, at_user_version = 60, at_application_id = 68;

    std::array<std::byte, size> bytes{};
    std::size_t there{};

    bool starts_as_sqlite() const {
        const auto common = std::min(there, magic.size());
        return common > 0 && std::memcmp(bytes.data(), magic.data(), common) == 0;
    }
    std::int64_t number_at(std::size_t offset) const {
        std::int64_t number = 0;
        for (std::size_t i = 0; i < 4; ++i) number = number * 256 + std::to_integer<int>(bytes[offset + i]);
        return number;
    }
};

void refuse_newer(Connection& db, std::int64_t version) {
    if (version <= newest_version) return;
    throw StoreFault(Code::newer_version, db.file(),
                     "found a store of version " + std::to_string(version) + ", expected at most " +
                         std::to_string(newest_version) + left_alone + ": use a newer program");
}

/// Tells by the first bytes alone whether this is a store of ours.
void look_at_head(Connection& db) {
    FileHead head;
    head.there = db.peek(head.bytes);
    if (head.there == 0)
        throw StoreFault(Code::damaged, db.file(),
                         std::string("found an empty file, expected a store of games") + left_alone +
                             ": bring back a copy, or remove it to begin anew");
    if (!head.starts_as_sqlite())
        throw StoreFault(Code::foreign_file, db.file(),
                         std::string("found a file of another kind, expected a store of games") + left_alone +
                             ": name another file");
    if (head.there < FileHead::size)
        throw StoreFault(Code::damaged, db.file(),
                         "found " + std::to_string(head.there) + " bytes of a database, expected more" + left_alone +
                             ": bring back a copy");
    if (head.number_at(FileHead::at_application_id) != application_id)
        throw StoreFault(Code::foreign_file, db.file(),
                         std::string("found another program's database, expected a store of games") + left_alone +
                             ": name another file");
    refuse_newer(db, head.number_at(FileHead::at_user_version));
}

/// Tells, reading only, whether the store is whole. Answers its version.
std::int64_t look_through(Connection& db) {
    const sqlite::Snapshot snapshot{db};
    const std::int64_t version = db.number("PRAGMA user_version");
    refuse_newer(db, version);
    if (version < 1 || (version == newest_version && tables_of(db) != expected_tables()))
        throw StoreFault(
            Code::damaged, db.file(),
            std::string("its tables are not those of a store of games") + left_alone + ": bring back a copy");
    if (static_cast<std::uintmax_t>(db.number("PRAGMA page_count") * db.number("PRAGMA page_size")) <=
        largest_checked_at_opening)
        check_structure(db);
    return version;
}

// ---- Making a new store

[[noreturn]] void cannot_make(const fs::path& file, int error) {
    throw StoreFault(code_of_errno(error), file,
                     std::string("cannot be made (") + std::strerror(error) +
                         "): allow writing in its folder, or name another file");
}

/// A file of a name that is not taken, beside `file`; it is removed at the end.
class Draft {
public:
    explicit Draft(const fs::path& file) {
        std::string name = file.native() + ".new-XXXXXX";
        const int descriptor = mkstemp(name.data());
        if (descriptor < 0) cannot_make(file, errno);
        close(descriptor);
        path_ = name;
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft() {
        std::error_code ignored;
        for (const char* suffix : {"", "-wal", "-shm", "-journal"}) fs::remove(beside(path_, suffix), ignored);
    }

    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

void sync_folder(const fs::path& folder) {
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;  // a folder that may be entered but not listed
    fsync(descriptor);
    close(descriptor);
}

/// Gives the draft the name `file` unless something has that name by now, which is then left.
void publish(const Draft& draft, const fs::path& file) {
    std::error_code error;
    fs::create_hard_link(draft.path(), file, error);
    if (error == std::errc::operation_not_permitted || error == std::errc::operation_not_supported ||
        error == std::errc::function_not_supported) {  // a file system without hard links
        error.clear();
        if (!is_there(file)) fs::rename(draft.path(), file, error);
    }
    if (error && error != std::errc::file_exists) cannot_make(file, error.value());
    sync_folder(file.parent_path());
}

/// Makes an empty store, so that the file is there whole or not at all.
void make_file(const fs::path& file, std::chrono::milliseconds patience) {
    for (const char* suffix : {"-wal", "-journal"})
        if (has_bytes(beside(file, suffix)) && !is_there(file))
            throw StoreFault(
                Code::damaged, file,
                "is missing, but " + beside(file, suffix).filename().native() +
                    ", which belongs to it, is still there: bring the file back, or remove that one too to "
                    "begin anew");
    const Draft draft{file};
    {
        // Nobody else knows the draft, and if it fails it goes: it needs no journal.
        Connection db{draft.path(), Connection::Access::read_write, patience};
        db.run_script("PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = FULL");
        migrate(db, 0);
        db.run("PRAGMA journal_mode = WAL");
    }
    publish(draft, file);
}

// ---- Opening

void set_up_for_writing(Connection& db, std::int64_t version) {
    if (version < newest_version) migrate(db, version);
    db.run("PRAGMA journal_mode = WAL");
    db.run("PRAGMA synchronous = FULL");  // a commit is on the disk before it is acknowledged
    db.run(std::string("PRAGMA journal_size_limit = ") + usual_log_size);
    db.let_closing_fold_the_log();
}

std::shared_ptr<Connection> open_for_writing(const fs::path& file, std::chrono::milliseconds patience) {
    auto db = std::make_shared<Connection>(file, Connection::Access::read_write, patience);
    look_at_head(*db);
    if (db->only_reads()) db->fail(SQLITE_READONLY);
    try {
        set_up_for_writing(*db, look_through(*db));
    } catch (const StoreFault&) {
        // An empty -wal file is one that our look has made: closing takes it away and folds nothing.
        if (!has_bytes(beside(file, "-wal"))) db->let_closing_fold_the_log();
        throw;
    }
    return db;
}

std::shared_ptr<Connection> open_for_reading(const fs::path& file, std::chrono::milliseconds patience) {
    auto db = std::make_shared<Connection>(file, Connection::Access::read_only, patience);
    look_at_head(*db);
    try {
        look_through(*db);
    } catch (const StoreFault& fault) {
        // A folder that cannot be written to, where nobody has left a log: then nobody is writing.
        if (fault.code != Code::read_only || is_there(beside(file, "-wal"))) throw;
        db = std::make_shared<Connection>(file, Connection::Access::immutable, patience);
        look_through(*db);
    }
    return db;
}

}  // namespace

void check_structure(Connection& db) {
    auto findings = db.query("PRAGMA integrity_check(1)");
    if (!findings.step()) db.fail(SQLITE_CORRUPT);
    const std::string first = findings.text(0);
    if (first != "ok")
        throw StoreFault(Code::damaged, db.file(),
                         "found bytes that are not as they were written (" + StoreFault::shown(first) + ")" +
                             left_alone + ": bring back a copy, or look at it with the sqlite3 shell's .recover");
}

std::shared_ptr<Connection> open_file(const fs::path& named, Mode mode, std::chrono::milliseconds patience) {
    std::error_code error;
    fs::path file = fs::weakly_canonical(fs::absolute(named, error), error);
    if (error) file = named;
    if (mode == Mode::create && !is_there(file)) make_file(file, patience);

    const fs::file_status status = fs::status(file, error);
    if (status.type() == fs::file_type::not_found)
        throw StoreFault(Code::not_found, file, "there is no such file: name another, or begin a game to make it");
    if (status.type() == fs::file_type::none)
        throw StoreFault(code_of_errno(error.value()), file, "cannot be looked at (" + error.message() + ")");
    if (status.type() != fs::file_type::regular)
        throw StoreFault(Code::foreign_file, file, "is no plain file, expected a store of games: name another file");
    return mode == Mode::read_only ? open_for_reading(file, patience) : open_for_writing(file, patience);
}

}  // namespace reisswitz::store
