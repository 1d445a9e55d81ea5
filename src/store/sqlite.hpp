/// SQLite in a few values: a connection, a statement with its rows, a transaction, a snapshot. Knows no game.
///
/// Every failure is a StoreFault that names the file.
#pragma once

#include <sqlite3.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "store/fault.hpp"

namespace reisswitz::store::sqlite {

struct CloseStatement {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Prepared = std::unique_ptr<sqlite3_stmt, CloseStatement>;

class Connection;

/// A prepared statement with its values bound, lent by a connection that outlives it; it goes back when this ends.
class Statement {
public:
    Statement(Connection& connection, Prepared prepared) : connection_(&connection), prepared_(std::move(prepared)) {}
    Statement(Statement&&) noexcept = default;
    Statement& operator=(Statement&&) = delete;
    ~Statement();

    void bind(int place, std::int64_t number);
    void bind(int place, std::string_view text);
    void bind(int place, std::span<const std::byte> bytes);

    /// Goes to the next row; false when there is none.
    bool step();

    std::int64_t integer(int column) const;
    /// All bytes of a text, zero bytes among them.
    std::string text(int column) const;
    /// Valid until the next step.
    std::span<const std::byte> bytes(int column) const;

private:
    void require(int code) const;

    Connection* connection_;
    Prepared prepared_;
};

/// One open file. It belongs to one thread at a time.
class Connection {
public:
    enum class Access {
        read_only,
        immutable,   ///< nobody can be writing: no lock, no -wal, no -shm file
        read_write,  ///< the file must be there
    };

    /// Opens, and reads nothing but the file's first hundred bytes. Until `let_closing_fold_the_log`, closing leaves
    /// the file as it is.
    Connection(const std::filesystem::path& file, Access access, std::chrono::milliseconds patience);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() = default;

    /// An empty database in memory.
    static Connection in_memory();

    /// Runs one statement with its values to its end.
    template <class... Values>
    void run(std::string_view sql, const Values&... values) {
        Statement statement = query(sql, values...);
        while (statement.step()) continue;
    }

    /// Runs several statements without values.
    void run_script(const char* sql);

    /// A statement ready to step.
    template <class... Values>
    Statement query(std::string_view sql, const Values&... values) {
        Statement statement = prepare(sql);
        int place = 0;
        (statement.bind(++place, values), ...);
        return statement;
    }

    /// The single whole number that `sql` answers.
    std::int64_t number(std::string_view sql);

    /// The first bytes of the file as they stand on the disk, at most `room.size()`; answers how many there are. Takes
    /// no lock, plays back no journal.
    std::size_t peek(std::span<std::byte> room);

    /// The last connection to close moves what the -wal file holds into the main file and takes that file away.
    void let_closing_fold_the_log();

    bool only_reads() const { return sqlite3_db_readonly(handle_.get(), "main") == 1; }
    bool in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

    const std::filesystem::path& file() const { return file_; }

    /// Throws what an SQLite result code means.
    [[noreturn]] void fail(int code) const;

private:
    friend class Statement;
    friend class Transaction;

    struct Close {
        void operator()(sqlite3* handle) const { sqlite3_close(handle); }
    };

    Connection(std::filesystem::path shown_as, const std::string& name, int flags, std::chrono::milliseconds patience);

    Statement prepare(std::string_view sql);
    void require(int code) const {
        if (code != SQLITE_OK) fail(code);
    }

    std::filesystem::path file_;
    std::unique_ptr<sqlite3, Close> handle_;
    std::multimap<std::string, Prepared, std::less<>> idle_;  ///< statements by their text, to be lent again
    int depth_ = 0;                                           ///< transactions within transactions
};

/// All or nothing: what is done until `commit` is durable when that returns, and undone if it is never called. One
/// within another is a part of it.
class Transaction {
public:
    explicit Transaction(Connection& connection);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    void commit();

private:
    void require_still_open() const;

    Connection& connection_;
    bool outermost_;
    bool ended_ = false;
};

/// Several questions asked of one and the same state.
class Snapshot {
public:
    explicit Snapshot(Connection& connection);
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;
    ~Snapshot();

private:
    Connection& connection_;
    bool opened_;
};

}  // namespace reisswitz::store::sqlite
