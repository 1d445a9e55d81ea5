#include "store/sqlite.hpp"

#include <cerrno>
#include <new>
#include <stdexcept>

namespace reisswitz::store::sqlite {

namespace {

/// `file` as an SQLite URI that says nobody can be writing to it.
std::string immutable_uri(const std::filesystem::path& file) {
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string uri = "file:";
    for (char c : file.native()) {
        if (c == '%' || c == '?' || c == '#') {
            const auto byte = static_cast<unsigned char>(c);
            uri += {'%', digits[byte >> 4], digits[byte & 15]};
        } else {
            uri += c;
        }
    }
    return uri + "?immutable=1";
}

int flags_of(Connection::Access access) {
    switch (access) {
        case Connection::Access::read_only:
            return SQLITE_OPEN_READONLY;
        case Connection::Access::immutable:
            return SQLITE_OPEN_READONLY | SQLITE_OPEN_URI;
        case Connection::Access::read_write:
            return SQLITE_OPEN_READWRITE;
    }
    return SQLITE_OPEN_READONLY;
}

}  // namespace

// ---- Statement

Statement::~Statement() {
    if (!prepared_) return;
    sqlite3_reset(prepared_.get());
    sqlite3_clear_bindings(prepared_.get());
    try {
        connection_->idle_.emplace(sqlite3_sql(prepared_.get()), std::move(prepared_));
    } catch (const std::bad_alloc&) {  // then it is not kept for another time
    }
}

void Statement::require(int code) const { connection_->require(code); }

void Statement::bind(int place, std::int64_t number) { require(sqlite3_bind_int64(prepared_.get(), place, number)); }

void Statement::bind(int place, std::string_view text) {
    const char* bytes = text.empty() ? "" : text.data();  // a null pointer would bind NULL
    require(sqlite3_bind_text64(prepared_.get(), place, bytes, text.size(), SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Statement::bind(int place, std::span<const std::byte> bytes) {
    const void* start = bytes.empty() ? static_cast<const void*>("") : bytes.data();
    require(sqlite3_bind_blob64(prepared_.get(), place, start, bytes.size(), SQLITE_TRANSIENT));
}

bool Statement::step() {
    const int code = sqlite3_step(prepared_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) connection_->fail(code);
    return false;
}

std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(prepared_.get(), column); }

std::string Statement::text(int column) const {
    const auto* start = reinterpret_cast<const char*>(sqlite3_column_text(prepared_.get(), column));
    if (!start) return {};
    return {start, static_cast<std::size_t>(sqlite3_column_bytes(prepared_.get(), column))};
}

std::span<const std::byte> Statement::bytes(int column) const {
    const auto* start = static_cast<const std::byte*>(sqlite3_column_blob(prepared_.get(), column));
    if (!start) return {};
    return {start, static_cast<std::size_t>(sqlite3_column_bytes(prepared_.get(), column))};
}

// ---- Connection

Connection::Connection(std::filesystem::path shown_as, const std::string& name, int flags,
                       std::chrono::milliseconds patience)
    : file_(std::move(shown_as)) {
    sqlite3* handle = nullptr;
    const int code = sqlite3_open_v2(name.c_str(), &handle, flags, nullptr);
    handle_.reset(handle);  // there even when opening failed: it holds the error
    if (!handle) throw std::bad_alloc{};
    require(code);
    sqlite3_extended_result_codes(handle, 1);
    require(sqlite3_busy_timeout(handle, static_cast<int>(patience.count())));
    require(sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr));
    require(sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr));
}

Connection::Connection(const std::filesystem::path& file, Access access, std::chrono::milliseconds patience)
    : Connection(file, access == Access::immutable ? immutable_uri(file) : file.native(), flags_of(access), patience) {}

Connection Connection::in_memory() {
    return Connection(":memory:", ":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, std::chrono::milliseconds{0});
}

Statement Connection::prepare(std::string_view sql) {
    if (const auto idle = idle_.find(sql); idle != idle_.end()) return {*this, std::move(idle_.extract(idle).mapped())};
    sqlite3_stmt* prepared = nullptr;
    require(sqlite3_prepare_v3(handle_.get(), sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                               &prepared, nullptr));
    return {*this, Prepared{prepared}};
}

void Connection::run_script(const char* sql) { require(sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr)); }

std::int64_t Connection::number(std::string_view sql) {
    Statement statement = prepare(sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::size_t Connection::peek(std::span<std::byte> room) {
    // Through SQLite's own handle: opening and closing the file beside it would drop every lock this process has on it.
    sqlite3_file* file = nullptr;
    require(sqlite3_file_control(handle_.get(), "main", SQLITE_FCNTL_FILE_POINTER, static_cast<void*>(&file)));
    sqlite3_int64 size = 0;
    require(file->pMethods->xFileSize(file, &size));
    const auto there = std::min(room.size(), static_cast<std::size_t>(size));
    if (there > 0) require(file->pMethods->xRead(file, room.data(), static_cast<int>(there), 0));
    return there;
}

void Connection::let_closing_fold_the_log() {
    require(sqlite3_db_config(handle_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr));
}

void Connection::fail(int code) const {
    using enum StoreFault::Code;
    const bool has_words = sqlite3_extended_errcode(handle_.get()) == code;
    const std::string words = has_words ? sqlite3_errmsg(handle_.get()) : sqlite3_errstr(code);
    const std::string detail = " (SQLite says: " + StoreFault::shown(words) + ", code " + std::to_string(code) + ")";
    const auto fault = [&](StoreFault::Code which, const std::string& sentence) {
        return StoreFault(which, file_, sentence + detail);
    };
    const auto full = [&] {
        return fault(disk_full,
                     "there is no space left to write in; nothing was changed: free some space and try again");
    };

    switch (code & 0xFF) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
        case SQLITE_PROTOCOL:
            throw fault(busy, "another program kept it locked the whole time; nothing was changed: try again");
        case SQLITE_FULL:
            throw full();
        case SQLITE_READONLY:
        case SQLITE_PERM:
            throw fault(read_only, "cannot be written to; nothing was changed: allow writing or use another file");
        case SQLITE_CANTOPEN:
            throw fault(read_only,
                        "cannot be opened, or the -wal and -shm files it needs cannot be made beside it; nothing was "
                        "changed: allow writing in its folder or copy it to another");
        case SQLITE_IOERR: {
            const int error = sqlite3_system_errno(handle_.get());
            if (error != 0 && code_of_errno(error) == disk_full) throw full();
            throw fault(io_failed,
                        "the disk or the system failed; nothing was acknowledged: look at the disk, then open "
                        "the store again and see where it stands");
        }
        case SQLITE_TOOBIG:
            throw fault(too_large, "a text is larger than SQLite takes; nothing was changed");
        case SQLITE_NOMEM:
            throw std::bad_alloc{};
        case SQLITE_CONSTRAINT:
            throw fault(bad_value, "a value cannot be kept; nothing was changed");
        case SQLITE_MISUSE:
            throw std::logic_error("SQLite was used wrongly: " + words);
        default:
            // Our statements are fixed and tested; one that cannot be run has met a file that is not what it should be.
            throw fault(damaged,
                        "found bytes that are not as they were written; nothing was changed: bring back a copy, "
                        "or look at it with the sqlite3 shell's .recover");
    }
}

// ---- Transaction

Transaction::Transaction(Connection& connection) : connection_(connection), outermost_(connection.depth_ == 0) {
    if (outermost_) {
        connection_.run("BEGIN IMMEDIATE");
    } else {
        require_still_open();
        connection_.run("SAVEPOINT part");
    }
    ++connection_.depth_;
}

Transaction::~Transaction() {
    --connection_.depth_;
    if (ended_ || !connection_.in_transaction()) return;  // a full disk has undone it all already
    try {
        if (outermost_) {
            connection_.run("ROLLBACK");
        } else {
            connection_.run("ROLLBACK TO part");
            connection_.run("RELEASE part");
        }
    } catch (const std::exception&) {  // what could not be undone now is undone when the file is opened again
    }
}

void Transaction::commit() {
    require_still_open();
    connection_.run(outermost_ ? "COMMIT" : "RELEASE part");
    ended_ = true;
}

void Transaction::require_still_open() const {
    if (connection_.in_transaction()) return;
    throw StoreFault(StoreFault::Code::io_failed, connection_.file(),
                     "an earlier failure has undone all that was to be written together; nothing was changed: begin it "
                     "again");
}

// ---- Snapshot

Snapshot::Snapshot(Connection& connection) : connection_(connection), opened_(!connection.in_transaction()) {
    if (opened_) connection_.run("BEGIN");
}

Snapshot::~Snapshot() {
    if (!opened_ || !connection_.in_transaction()) return;
    try {
        connection_.run("COMMIT");
    } catch (const std::exception&) {  // it wrote nothing that could be lost
    }
}

}  // namespace reisswitz::store::sqlite
