/// What a table needs of whoever keeps its log. The store implements it (store/table_store.hpp); memory_log.hpp keeps a
/// log for as long as the program runs.
///
/// Entries are numbered 1, 2, … as they come and never change. Each names the entry it follows, its parent (0: the
/// start). The newest entry is where the game stands; its line of parents is the current branch, the rest is readable.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "dice/sha256.hpp"

namespace reisswitz::table {

/// What a game is and what it was begun with. Names are kept byte for byte.
struct GameRecord {
    std::string id;
    std::string rules;
    std::string rules_version;
    std::string title;
    std::string created;  ///< UTC, as the caller writes it
    std::string header;   ///< JSON
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

/// One entry as it is kept: written, taken back and read as one.
struct LogEntry {
    std::int64_t number{};
    std::int64_t parent{};
    std::string kind;
    std::string seat;
    std::string body;    ///< JSON object
    std::string events;  ///< JSON array
    std::string ruling;  ///< JSON, or nothing
    dice::Digest hash_after{};
    std::int64_t at_ms{};
    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

/// A die typed in for an order that is not complete yet.
struct TypedDie {
    std::string seat;
    std::string body;  ///< JSON
    std::int64_t at_ms{};
    friend bool operator==(const TypedDie&, const TypedDie&) = default;
};

/// Where a log stands: its newest entry (0 before the first) and the dice typed since.
struct LogHead {
    std::int64_t entry{};
    std::int64_t typed_dice{};
    friend bool operator==(const LogHead&, const LogHead&) = default;
};

/// Another program has moved the game on. Nothing was written: look at it again.
struct Conflict : std::runtime_error {
    Conflict() : std::runtime_error("the game has moved on meanwhile, nothing was written: look at it again") {}
};

/// Entries one after another; one is in memory at a time.
class LogReader {
public:
    virtual ~LogReader() = default;
    /// Nothing at the end, which is where the log stood when the reader was made.
    virtual std::optional<LogEntry> next() = 0;
};

class LogStore {
public:
    virtual ~LogStore() = default;

    /// Begins a game. Its secret is read by `secret` only.
    virtual void begin(const GameRecord& game, std::string_view secret) = 0;
    virtual bool has(const std::string& game) const = 0;
    virtual GameRecord record(const std::string& game) const = 0;
    virtual std::string secret(const std::string& game) const = 0;
    virtual LogHead head(const std::string& game) const = 0;

    /// Adds an entry, durable when this returns, and clears the typed dice.
    /// @param expected  where the caller thinks the log stands
    /// @return          the entry's number
    /// @throws Conflict where it stands elsewhere
    virtual std::int64_t append(const std::string& game, const LogEntry& entry, LogHead expected) = 0;

    /// Adds a typed die, durable when this returns. @throws Conflict
    virtual void type_die(const std::string& game, const TypedDie& die, LogHead expected) = 0;
    virtual std::vector<TypedDie> typed_dice(const std::string& game) const = 0;

    virtual LogEntry entry(const std::string& game, std::int64_t number) const = 0;
    /// All entries from number `first` on, in the order in which they came.
    virtual std::unique_ptr<LogReader> entries(const std::string& game, std::int64_t first = 1) const = 0;
    /// The entries from the start to `tip`, parent to child; without `tip` to where the log stands.
    virtual std::unique_ptr<LogReader> branch(const std::string& game, std::optional<std::int64_t> tip = {}) const = 0;

    /// Does `work` as one change: all of it is durable when this returns, none of it is there if `work` throws.
    virtual void together(const std::function<void()>& work) = 0;
};

}  // namespace reisswitz::table
